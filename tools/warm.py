"""Compile every game, each in a process of its own, so that tests side by side find it done."""

from __future__ import annotations

import multiprocessing

from rubra.bots.warm import warm
from rubra.core import registry


def main() -> None:
    """Compile all of them."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(warm, registry.names(), chunksize=1)


if __name__ == "__main__":
    main()
