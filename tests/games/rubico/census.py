"""The components of Rubico, none of which is ever lost or doubled."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubra.core.match import Match
from rubra.core.record import as_dict


def census(match: Match) -> dict[str, Any]:
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
