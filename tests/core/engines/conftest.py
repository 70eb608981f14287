"""Sources that a test may change."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rubra.core.engines.native_cache import PACKAGE


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package whose sources a test may change."""
    copied = tmp_path / "src" / "rubra"
    ignored = shutil.ignore_patterns("__pycache__", "web_client")
    shutil.copytree(PACKAGE, copied, ignore=ignored)
    return copied
