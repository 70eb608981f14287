"""The Red Cathedral's visiting card."""

from __future__ import annotations

from rubra.core.about import About, Option, SeatOption

ABOUT = About(
    name="cathedral",
    title="The Red Cathedral",
    version=4,
    players=(1, 2, 3, 4),
    minutes=(40, 90),
    options=(
        Option("board", ("basic", "advanced", "own"), default="basic"),
        Option("start", ("recognition_2", "prestige_2", "zero"), default="recognition_2"),
        Option("standstill", (False, True), default=False),
    ),
    seat_options=(
        SeatOption("colour", ("red", "blue", "green", "yellow"), different=True),
        SeatOption("side", ("basic", "advanced"), only=("board", "own")),
    ),
    longest=5_000,
    # Random builders may fill their inventories with what nobody asks for and never finish: the
    # laws are held against games that the option ends
    samples=(
        (("standstill", True),),
        (
            ("board", "advanced"),
            ("start", "prestige_2"),
            ("colour", "yellow"),
            ("standstill", True),
        ),
        (("board", "own"), ("side", "advanced"), ("start", "zero"), ("standstill", True)),
    ),
)
