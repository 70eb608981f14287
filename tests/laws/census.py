"""A count of all components on the table, which no move may change: each game brings its own."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from rubra.core import registry
from rubra.core.match import Match

Census = Callable[[Match], dict[str, Any]]


def census_of(game: str) -> Census:
    """`census` of tests/games/<name>/census.py."""
    census: Census = importlib.import_module(f"tests.games.{game}.census").census
    return census


CENSUS = {name: census_of(name) for name in registry.names()}
