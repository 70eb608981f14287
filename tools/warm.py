"""Compile every game, each in a process of its own, so that tests side by side find it done."""

from __future__ import annotations

import multiprocessing
import sys

from rubra.bots.warm import warming_steps
from rubra.core import registry


def warm(name: str) -> str:
    """Compile one game."""
    for step in warming_steps(registry.load(name)):
        step()
    return name


def main() -> None:
    """Compile all of them."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for name in pool.imap_unordered(warm, registry.names()):
            print(f"{name} is compiled", file=sys.stderr)


if __name__ == "__main__":
    main()
