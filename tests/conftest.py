"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "test",
    deadline=None,
    derandomize=True,  # the same examples every time: `make fuzz` is for new ones
    max_examples=int(os.environ.get("RUBRA_EXAMPLES", "5")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("test")

LONGEST = ("test_readme", "test_cluster", "test_kills", "test_leaks")  # modules
WAITING = "web"  # a folder: whole games in a browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its share of what takes longest: nobody is alone with it at the end.

    Workers get equal stretches of the list, one after the other.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    places = {stem: place for place, stem in enumerate(LONGEST)}
    long = [item for item in items if item.path.stem in places or item.path.parent.name == WAITING]
    long.sort(key=lambda item: places.get(item.path.stem, len(LONGEST)))
    taken = set(long)
    rest = [item for item in items if item not in taken]
    stretch = -(-len(rest) // workers)
    items[:] = [
        item
        for worker in range(workers)
        for item in long[worker::workers] + rest[worker * stretch : (worker + 1) * stretch]
    ]
