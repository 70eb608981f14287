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

LONGEST = ("test_readme", "test_cluster", "test_kills", "test_leaks")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no worker is left alone with it at the end."""
    places = {stem: place for place, stem in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(LONGEST)))
