"""Settings for all tests."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Rules run in modules that check every index; `RUBRA_MODULES= pytest` runs the shipped ones
os.environ.setdefault("RUBRA_MODULES", str(Path(__file__).parent / "games"))

pytest_plugins = (
    "tests.web.browser",
    "tests.web.static_host",
)  # the games' own tests visit pages too

settings.register_profile(
    "test",
    deadline=None,
    derandomize=True,  # the same examples every time: `make fuzz` is for new ones
    max_examples=int(os.environ.get("RUBRA_EXAMPLES", "5")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("test")

LONGEST = (
    "warming",
    "same_kernels",
    "looks_away",
    "fourth_game",
    "plain Python",
    "test_readme",
    "test_kills",
)
LONGEST += ("test_cluster", "whole_game", "accounted_for", "test_running", "test_tournament")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, and on every worker: each is given an equal stretch."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    named = (item for part in LONGEST for item in items if part in item.nodeid)
    long = list(dict.fromkeys(named))  # each once, whatever its name holds
    known = set(long)
    others = iter([item for item in items if item not in known])
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        mine = long[worker::workers]
        stretch = (len(items) - len(dealt)) // (workers - worker)
        dealt += [*mine, *islice(others, max(0, stretch - len(mine)))]
    items[:] = [*dealt, *others]
