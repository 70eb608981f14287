"""Where view and observation of Rubricatus need not agree."""

from __future__ import annotations

from typing import Any


def essence(view: dict[str, Any]) -> None:
    """Cards for sale lie in any order."""
    view["market"].sort(key=lambda card: card["number"])
