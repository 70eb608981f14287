# Made by tools/view_types.py from src/rubra/games/goofspiel/view.py. Do not edit.
# fmt: off
# ruff: noqa

from typing import Literal, NotRequired, TypedDict

ReasonId = Literal["goes_on", "most_points", "shared"]

# What the viewer is asked.
class Asked(TypedDict):
    ask: Literal["bid"]
    prize: int

# A place at the table.
class SeatView(TypedDict):
    hand: list[int]
    bid: int | None
    points: int

# How the game ended.
class Result(TypedDict):
    reason: ReasonId
    winners: list[int]

# The table as one seat sees it, or somebody who only watches.
class View(TypedDict):
    you: int | None
    players: int
    turn: int
    waiting: list[int]
    asked: Asked | None
    prize: int | None
    prizes: list[int]
    seats: list[SeatView]
    result: Result | None
