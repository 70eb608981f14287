"""The components of The Red Cathedral, none of which is ever lost or doubled."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubra.core.match import Match
from rubra.core.record import as_dict


def census(match: Match) -> dict[str, Any]:
    """Materials by kind, dice, banners, ornaments and workshop tiles, wherever they are."""
    state = as_dict(match.state)
    seats = state["seats"][: state["builders"]]
    sections = [
        section
        for tower, height in enumerate(state["heights"])
        for section in state["sections"][8 * tower : 8 * tower + height]
    ]
    materials = Counter(dict(enumerate(state["reserve"])))
    for heap in (
        *(seat["stock"] for seat in seats),
        *(section["laid"] for section in sections),
        state["ivan_inventory"],
        state["ivan_construction"],
    ):
        materials.update(dict(enumerate(heap)))
    lying = Counter(state["die_space"])
    assert [lying[space] for space in range(8)] == state["dice"], "dice are miscounted"
    assert max(state["dice"]) <= 3, "more than three dice lie on a space"
    assert len({section["card"] for section in sections}) == len(sections), "a card is there twice"
    ornaments = int(sum(match.box.printed.ornaments))
    for number, seat in enumerate(seats):
        own = [section for section in sections if section["owner"] == number]
        assert len(own) == seat["claimed"] == 6 - seat["banners_in"] - seat["banners_beside"]
        assert sum(section["finished"] for section in own) == seat["finished"]
        placed = [section for section in sections if section["ornament"] == number]
        assert len(placed) == seat["decorated"] == ornaments - sum(seat["ornaments"])
        assert sum(seat["stock"]) <= 10 - seat["banners_in"], "the inventory is overfull"
    tiles = [section["tile"] for section in sections] + [state["tile"]]
    tiles += [tile for seat in seats for tile in seat["tiles"]]
    discarded = seats[1]["claimed"] if match.players == 1 else 0  # by Ivan
    return {
        "materials": dict(sorted(materials.items())),
        "tiles": sum(tile != 255 for tile in tiles) + discarded,
        "sections": len(sections),
    }
