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
    "rubico": rubico,
    "rubricatus": rubricatus,
}
