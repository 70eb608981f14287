"""Rubricatus' visiting card."""

from __future__ import annotations

from rubra.core.about import About, Option

DIFFICULTIES = ("standard", "easy", "hard", "calamities", "random")

ABOUT = About(
    name="rubricatus",
    title="Rubricatus",
    version=4,
    players=(3, 4),
    minutes=(60, 120),
    options=(
        Option("difficulty", DIFFICULTIES, default="standard"),
        # How many calamities each Era has in the hard game; the other difficulties do not ask
        Option("iberian_calamities", (0, 1), default=1),
        Option("ancient_calamities", (0, 1, 2), default=2),
        Option("medieval_calamities", (0, 1, 2, 3, 4), default=2),
        Option("modern_calamities", (0, 1), default=1),
        Option("contemporary_calamities", (0, 1, 2), default=1),
    ),
    longest=5000,
    samples=tuple((("difficulty", difficulty),) for difficulty in DIFFICULTIES),
)
