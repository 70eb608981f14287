"""The Red Cathedral's visiting card."""

from __future__ import annotations

from rubra.core.about import About, Option

ABOUT = About(
    name="cathedral",
    title="The Red Cathedral",
    version=3,
    players=(1, 2, 3, 4),
    minutes=(40, 90),
    options=(
        Option("board", ("basic", "advanced"), default="basic"),
        Option("start", ("recognition_2", "prestige_2", "zero"), default="recognition_2"),
    ),
    longest=20_000,
)
