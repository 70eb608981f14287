"""What seats may say while they play, as data: every language, bots and records understand it.

A statement is a word of a game's vocabulary, packed like a move, but no move: the rules' state does
not depend on it. Statements lie beside the moves of a match, each with the number of moves that had
been made, and everybody hears them. Nobody has to say anything.

    class Say(Words):
        trust = MoveKind(seat=SEAT)

    TALK = Talk(Vocabulary(Say, "statement"), statements, most=100, rouses=("turn_began",))

`statements(box, state, seat, out) -> count` is a rule like `moves`: all that a seat may say now. It
reads only what that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rubra.core.vocabulary import Vocabulary

EACH_TURN = 8  # statements of one seat in one turn of the game


@dataclass(frozen=True, eq=False)
class Talk:
    """What a game declares of it."""

    words: Vocabulary
    statements: Callable[..., int]
    most: int  # no seat ever has more to choose from
    rouses: tuple[str, ...]  # kinds of events after which bots consider saying something


class Statement(NamedTuple):
    """Something that was said."""

    seat: int
    words: int  # packed
    at: int  # how many moves had been made
    turn: int  # of the game, then
