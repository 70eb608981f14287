"""Reading Goofspiel's box file."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rubra.core.box import BoxFile, BoxTable, Sheet
from rubra.core.record import blank
from rubra.games.goofspiel.state import Box
from rubra.games.goofspiel.words import MOST_CARDS


class CardsTable(BoxTable, frozen=True):
    """[cards]"""

    each: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]


class GoofspielSheet(Sheet, frozen=True):
    """The whole file."""

    cards: CardsTable


def read_box(file: BoxFile) -> tuple[Box, dict[str, tuple[str, ...]]]:
    """The box as the rules see it; it names nothing of its own. Raises BoxError."""
    sheet = file.decode(GoofspielSheet, "goofspiel")
    box = blank(Box)
    box.cards = sheet.cards.each
    return box, {}
