"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "test",
    deadline=None,
    derandomize=True,  # the same examples every time: `make fuzz` is for new ones
    max_examples=int(os.environ.get("RUBRA_EXAMPLES", "8")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("test")
