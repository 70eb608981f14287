"""The components of Rubricatus, none of which is ever lost or doubled."""

from __future__ import annotations

from typing import Any

from rubra.core.match import Match
from rubra.core.record import as_dict


def census(match: Match) -> dict[str, Any]:
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
