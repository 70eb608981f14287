"""Games of bots that search, to learn from before a network plays by itself.

A bot that searches says how often it tried each move and what each seat can expect. Games are kept
as the number of the deal, what was chosen and what was said; observations are made again when
needed. The deals are those of `Tables` with the same seed.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from rubra.bots.levels import make_bot, number_of
from rubra.bots.search_bot import SearchBot
from rubra.core.actions import actions_of
from rubra.core.errors import OptionError
from rubra.core.game import Game
from rubra.core.position import Position
from rubra.lab.arena import steady_bot
from rubra.lab.simulate import Series, bots_of, new_match
from rubra.training.settings import GameTraining

SEED = 20_000  # of the deals of the first kind of tables; the next has the next
WHOLE = 255  # what a share or a chance of 1 is written as


class Decision(msgspec.Struct, array_like=True):
    """Where there was a choice: what was chosen, and how often each action was tried."""

    chosen: int
    actions: list[int]
    tried: bytes
    chances: bytes  # of each seat to win, as the bot saw them


class ExampleGame(msgspec.Struct, array_like=True):
    """One game, of a kind of tables in the game's training.toml."""

    kind: int
    number: int
    decisions: list[Decision]
    winners: list[int]


def play_example(
    game: Game, rules: GameTraining, kind: int, number: int, level: str
) -> ExampleGame:
    """Play one game with the same bot at all seats."""
    asked = rules.tables[kind]
    series = Series(
        game, asked.players, asked.options, game.standard_box, SEED + kind, number + 1, (level,)
    )
    match = new_match(series, number)
    bots = bots_of(series, number, steady_bot)
    actions = actions_of(game)
    longest = asked.longest or game.about.longest
    decisions: list[Decision] = []
    while not match.is_over and len(match.steps) < longest:
        seat = match.waiting[0]
        bot = bots[seat]
        assert isinstance(bot, SearchBot)
        move = bot.choose(Position(match, seat))
        if len(match.moves(seat)) > 1:
            assert bot.thought is not None
            tried = [one for one in bot.thought.moves if one.share * WHOLE >= 0.5]
            decisions.append(
                Decision(
                    actions.action(move, seat, asked.players),
                    [actions.action(one.move, seat, asked.players) for one in tried],
                    bytes(round(one.share * WHOLE) for one in tried),
                    bytes(round(min(1.0, one) * WHOLE) for one in bot.thought.chances),
                )
            )
        match.play(seat, move)
    winners = list(match.result()["winners"]) if match.is_over else []
    return ExampleGame(kind, number, decisions, winners)


def deals(rules: GameTraining, count: int) -> Iterator[tuple[int, int]]:
    """Which games to play: kinds of tables as often as their shares say, and numbers of deals."""
    played = [0] * len(rules.tables)
    for _ in range(count):
        behind = [number / kind.share for number, kind in zip(played, rules.tables, strict=True)]
        kind = behind.index(min(behind))
        yield kind, played[kind]
        played[kind] += 1


def check_teacher(level: str) -> None:
    """Raise OptionError if a bot does not search."""
    from rubra.core.record import blank
    from rubra.core.stream import Stream

    # A level by number may leave decisions to heuristics: then there is nothing to learn from
    if number_of(level) or not isinstance(make_bot(level, blank(Stream)), SearchBot):
        raise OptionError(f"examples are played by a bot that searches, as hard:200, not {level!r}")


def write_games(path: Path, games: Iterable[ExampleGame]) -> None:
    """Add games to a file: each packed by itself, behind its length."""
    with path.open("ab") as file:
        for one in games:
            packed = zlib.compress(msgspec.msgpack.encode(one), 9)
            file.write(len(packed).to_bytes(4, "little") + packed)
            file.flush()


def read_games(path: Path) -> Iterator[ExampleGame]:
    """The games of a file; one that was cut off while it was written is left out."""
    content = path.read_bytes()
    at = 0
    while at + 4 <= len(content):
        size = int.from_bytes(content[at : at + 4], "little")
        packed = content[at + 4 : at + 4 + size]
        if len(packed) < size:
            return
        yield msgspec.msgpack.decode(zlib.decompress(packed), type=ExampleGame)
        at += 4 + size


def digest_of(games: Iterable[ExampleGame]) -> str:
    """Names games, in whatever order they were played."""
    each = sorted(hashlib.sha256(msgspec.msgpack.encode(one)).digest() for one in games)
    return hashlib.sha256(b"".join(each)).hexdigest()
