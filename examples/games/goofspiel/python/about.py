"""What can be said of Goofspiel before it is loaded."""

from __future__ import annotations

from rubra.core.about import About

ABOUT = About(
    name="goofspiel",
    title="Goofspiel",
    version=1,
    players=(2, 3),
    minutes=(5, 10),
    options=(),
    longest=100,
)
