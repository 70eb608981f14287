"""What may never be lost or doubled, game by game: a count of all components on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rubra.core.match import Match
from rubra.core.record import as_dict


def rubico(match: Match) -> dict[str, Any]:
    """March cards by kind, roles by colour, power and Senate cards each at most once."""
    state = as_dict(match.state)
    seats = state["seats"][: match.players]
    march = Counter({kind: count for kind, count in enumerate(state["deck"]) if count})
    for seat in seats:
        march.update(Counter({kind: count for kind, count in enumerate(seat["hand"]) if count}))
        march.update(card for card in seat["row"] if card != 4)
    has_powers = bool(match.box.record.setups[match.players].powers)
    powers = [seat["power"] for seat in seats if has_powers]
    turned = state["turned"][: state["turned_count"]]
    assert len(set(powers)) == len(powers), "a power card is there twice"
    assert len(set(turned)) == len(turned), "a Senate card was turned twice"
    assert not any(state["pile"]), "something of the Centurion's cards was left behind"
    assert state["pile_count"] == 0, "cards were left in the Centurion's hand"
    return {
        "march": dict(sorted(march.items())),
        "roles": sorted(seat["role"] for seat in seats),
        "powers": len(powers),
    }


def cathedral(match: Match) -> dict[str, Any]:
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


def rubricatus(match: Match) -> dict[str, Any]:
    """Problems, helpers and etèries; every card in one place; points are what was scored."""
    state = as_dict(match.state)
    box = match.box.printed
    seats = state["seats"][: match.players]
    everything = (1 << box.action_count) - 1
    for seat in seats:
        piles = [seat["hand"], seat["deck"], seat["discards"], seat["removed"]]
        piles += [1 << seat["bid"]] if seat["bid"] != 255 else []
        assert sum(piles) == everything, "an action card is lost or doubled"
        assert seat["sure"] & ~(piles[0] | piles[-1]) == 0, "a card is known where it is not"
        assert seat["points"] == sum(seat["scored"])
        assert max(seat["stock"]) <= box.most_resource
        assert seat["at_home"] <= seat["helpers"]
        assert seat["eteries_out"] & ~seat["eteries"] == 0
    bases = [box.eras[state["era"]].helpers - seat["helpers"] for seat in seats]
    assert bases == [seat["eteries"].bit_count() for seat in seats], "helpers were not replaced"
    lying = [1 << card for card in (*state["market"], state["building"]) if card != 255]
    lying += [*state["decks"], *(seat["constructions"] for seat in seats)]
    assert sum(lying).bit_count() == sum(pile.bit_count() for pile in lying), "a card is doubled"
    for region, problems in enumerate(state["problems"]):
        assert problems <= box.most_problems
        assert not problems or box.regions[region].players <= match.players
    eteries = [state["eteries"], *(seat["eteries"] for seat in seats)]
    assert sum(eteries) == (1 << box.eteria_count) - 1, "an etèria is lost or doubled"
    return {"problems": state["drawer"] + sum(state["problems"])}


CENSUS: dict[str, Callable[[Match], dict[str, Any]]] = {
    "cathedral": cathedral,
    "rubico": rubico,
    "rubricatus": rubricatus,
}
