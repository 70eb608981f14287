"""Everything that can be wrong with what somebody gave us.

    RubraError
    ├── UnknownGame       no game of that name
    ├── OptionError       an option that the game does not have, or a value it does not take
    ├── BoxError          a box file that cannot be used; says the file, the line and the reason
    ├── RecordFileError   a game record that is damaged or does not replay
    ├── ExperimentError   an experiment of the lab that cannot be run or read
    ├── StoreFileError    a database or a backup of one that cannot be used
    ├── EngineError       an engine that there is not, or that does not run here
    ├── NetworkError      the weights of a player that has learned, missing or not of this game
    └── MoveError         a move that was not carried out; the game is as it was
        ├── UnreadableMove    not a move of this game at all
        ├── NotAsked          the seat owes no decision now
        ├── IllegalMove       a move of this game, but not one this seat may make now
        └── CannotUndo        something has been learned since

Every message is one sentence a player can read: what was wrong and what would be right.
A mistake of ours is never one of these; it is an ordinary Python error. One of those has a name,
RulesFailed: rules did in a WebAssembly module what no rule may, and the game cannot go on.
"""

from __future__ import annotations

from pathlib import Path


class RubraError(Exception):
    """The root of the tree."""


class UnknownGame(RubraError):  # noqa: N818 - the name says what happened
    """No game of that name."""


class OptionError(RubraError):
    """An option that the game does not have, or a value it does not take."""


class BoxError(RubraError):
    """A box file that cannot be used."""

    def __init__(self, reason: str, file: Path | str = "box", line: int | None = None) -> None:
        where = f"{file}, line {line}" if line else f"{file}"
        super().__init__(f"{where}: {reason}")


class RecordFileError(RubraError):
    """A game record that is damaged or does not replay."""


class ExperimentError(RubraError):
    """An experiment of the lab that cannot be run or read."""


class StoreFileError(RubraError):
    """A database or a backup of one that cannot be used."""


class EngineError(RubraError):
    """An engine that there is not, or that does not run here."""


class NetworkError(RubraError):
    """The weights of a player that has learned, missing or not of this game."""


class MoveError(RubraError):
    """A move that was not carried out; the game is as it was."""


class UnreadableMove(MoveError):  # noqa: N818
    """Not a move of this game at all."""


class NotAsked(MoveError):  # noqa: N818
    """The seat owes no decision now."""


class IllegalMove(MoveError):  # noqa: N818
    """A move of this game, but not one this seat may make now."""


class NotSayable(MoveError):  # noqa: N818
    """A statement that this seat may not make now."""


class CannotUndo(MoveError):  # noqa: N818
    """Something has been learned since the move that would be undone."""


class RulesFailed(RuntimeError):  # noqa: N818
    """Rules failed where they run, at an index out of range for instance: a mistake of ours."""
