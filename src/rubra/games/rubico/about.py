"""Rubico's visiting card."""

from __future__ import annotations

from rubra.core.about import About, Option

ABOUT = About(
    name="rubico",
    title="Rubico",
    version=3,
    players=(3, 4, 5, 6, 7),
    minutes=(20, 40),
    options=(Option("declarations", (False, True), default=True),),
    longest=5000,
    sides=("caesar", "senate"),
)
