"""Where view and observation of Rubico need not agree."""

from __future__ import annotations

import json
from typing import Any


def essence(view: dict[str, Any]) -> None:
    """Cards that were counted already lie in any order."""
    if "reveal" in view:
        view["reveal"]["cards"].sort(key=json.dumps)


# Numbers that follow from others, which are observed: cards are in hand or laid
FOLLOWS = {"seats.laid"}
