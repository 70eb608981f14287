"""What one seat may know of a game of Rubico: built from nothing, by adding what is allowed.

Most of a view is as it was a move before and as others see it. Such parts are made once and shared:
whoever is given a view may not change it.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from rubra.core import bits
from rubra.core.bits import members
from rubra.core.game import Box
from rubra.core.journal import NOBODY
from rubra.core.rule import uncompiled
from rubra.games.rubico import knowledge, march
from rubra.games.rubico.state import NONE_HELD, OVER, STEPS, SUGGEST, Seat, State
from rubra.games.rubico.words import (
    APOLLINARIS,
    CARD,
    ITALICA,
    LONGEST_ROW,
    NO_CARD,
    POWER,
    REASONS,
    ROLE,
    SENATE,
    SENATE_CARDS,
    SENATE_EFFECTS,
)

active = uncompiled(march.active)
has = uncompiled(bits.has)  # from here, calling compiled code takes longer than the work itself
knows_role = uncompiled(knowledge.knows_role)
naming = uncompiled(march.naming)
seen_slots = uncompiled(knowledge.seen_slots)

ALL_SLOTS = (1 << LONGEST_ROW) - 1  # what `seen_slots` answers for one's own row
KINDS = ("red", "blue", "janus", "pompey")


def view(box: Box, state: State, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; as a spectator sees it for NOBODY."""
    as_all_see = _as_all_see(box, state)
    if seat == NOBODY:
        return as_all_see
    seats = [
        _seat(box, state, seat, other) if knows_more(box, state, seat, other) else seen
        for other, seen in enumerate(as_all_see["seats"])
    ]
    return {**as_all_see, "you": seat, "seats": seats}


def knows_more(box: Box, state: State, viewer: int, seat: int) -> bool:
    """Whether a viewer may know more of a seat than somebody who only watches."""
    return (
        viewer == seat
        or seen_slots(state, viewer, seat) > 0
        or knows_role(box.printed, state, viewer, seat)
    )


@lru_cache(maxsize=16)
def _as_all_see(box: Box, state: State) -> dict[str, Any]:
    """The table as a spectator sees it; made once for each snapshot."""
    return {
        "you": None,
        "players": state.players,
        "declarations": bool(state.declarations),
        "turn": state.turn,
        "step": STEPS[state.step],
        "waiting": members(state.waiting, state.players),
        "centurion": state.centurion,
        "caesar": state.caesar,
        "track": _track(box, state.players),
        "to_take": state.to_take if state.step != SUGGEST else None,
        "taken": state.taken_count,
        "most_of_one": box.printed.most_of_one,
        "powers_this_turn": {"cancelled": bool(state.cancelled), "favours": state.favours},
        "senate": _senate(
            box, tuple(state.turned)[: state.turned_count], state.fresh, state.cancelled
        ),
        "seats": [_seat(box, state, NOBODY, seat) for seat in range(state.players)],
        "reveal": _reveal(
            tuple(state.revealed)[: state.revealed_count],
            tuple(state.revealed_as)[: state.revealed_count],
            (state.last_red, state.last_blue, state.last_pompey),
        ),
        "result": _result(state) if state.step == OVER else None,
    }


@lru_cache(maxsize=64)
def _track(box: Box, players: int) -> list[dict[str, Any]]:
    """The spaces that exist with this many players."""
    return [
        {"space": number, "id": name, "castrum": bool(box.printed.spaces[number].castrum)}
        for number, name in enumerate(box.names["space"])
        if box.printed.spaces[number].players <= players
    ]


@lru_cache(maxsize=4096)
def _senate(box: Box, turned: tuple[int, ...], fresh: int, cancelled: int) -> dict[str, Any]:
    """The cards face up, and what they do; `fresh`: how many were turned last turn."""
    state: Any = SimpleNamespace(
        turned=turned, turned_count=len(turned), fresh=fresh, cancelled=cancelled
    )
    return {
        "turned": [
            {
                "card": SENATE.word(card),
                "legions": [
                    name
                    for legion, name in ((ITALICA, "italica"), (APOLLINARIS, "apollinaris"))
                    if has(box.printed.senate[card].legions, legion)
                ],
                "effect": SENATE_EFFECTS[box.printed.senate[card].effect],
                "fresh": number >= len(turned) - fresh,
            }
            for number, card in enumerate(turned)
        ],
        "hidden": SENATE_CARDS - len(turned),
        "italica": naming(box.printed, state, ITALICA),
        "apollinaris": naming(box.printed, state, APOLLINARIS),
        "to_win": box.printed.legions_to_win,
        "active": {
            name: active(box.printed, state, effect)
            for effect, name in enumerate(SENATE_EFFECTS)
            if name != "none"
        },
    }


def _seat(box: Box, state: State, viewer: int, seat: int) -> dict[str, Any]:
    return _seat_as_seen(
        state.seats[seat],
        viewer == seat,
        knows_role(box.printed, state, viewer, seat),
        has(state.holders, seat),
        _are_dealt(box, state.players),
        state.step == SUGGEST,
        has(state.waiting, seat),
        ALL_SLOTS if viewer == seat else seen_slots(state, viewer, seat),
    )


@lru_cache(maxsize=64)
def _are_dealt(box: Box, players: int) -> bool:
    """Whether powers are dealt to so many players."""
    return bool(box.printed.setups[players].powers)


@lru_cache(maxsize=8192)
def _seat_as_seen(
    place: Seat,
    own: bool,
    knows: bool,
    holds: bool,
    powers: bool,
    suggests: bool,
    asked: bool,
    seen_slots: int,
) -> dict[str, Any]:
    """A seat as its owner sees it, or another who knows its role, or some cards of its row.

    `holds` its power, at a table that deals `powers`; `suggests`: rows are being laid; `asked`: it
    owes a decision.
    """
    played = powers and not holds
    sees_power = played or (holds and own)
    seen: dict[str, Any] = {
        "role": ROLE.word(place.role) if knows else None,
        "has_power": holds,
        "power": POWER.word(place.power) if sees_power else None,
        # The cards before it, from its own left; others see none before all have laid
        "row": [] if suggests and not own else _cards(tuple(place.row), seen_slots, place.taken),
        "covered": place.covered if place.covered != NONE_HELD else None,
        "claim": None,
    }
    # Claims are shown together; until then each seat knows its own
    claims_shown = not suggests or (own and not asked)
    if claims_shown and place.declared:
        seen["claim"] = _counts(tuple(place.claim))
    if own:
        seen["hand"] = _counts(tuple(place.hand))
    return seen


@lru_cache(maxsize=4096)
def _counts(counts: tuple[int, ...]) -> dict[str, int]:
    """Cards of each kind."""
    return dict(zip(KINDS, counts, strict=True))


@lru_cache(maxsize=16_384)
def _cards(row: tuple[int, ...], seen: int, taken: int) -> list[dict[str, Any]]:
    """The cards of a row; those that were seen with their faces."""
    return [
        {"card": CARD.word(card) if has(seen, slot) else None, "taken": has(taken, slot)}
        for slot, card in enumerate(row)
        if card != NO_CARD
    ]


@lru_cache(maxsize=4096)
def _reveal(
    cards: tuple[int, ...], counted_as: tuple[int, ...], sums: tuple[int, int, int]
) -> dict[str, Any]:
    """What came up last, and how it was counted."""
    red, blue, pompey = sums
    return {
        "cards": [
            {"card": CARD.word(card), "as": CARD.word(counted)}
            for card, counted in zip(cards, counted_as, strict=True)
        ],
        "red": red,
        "blue": blue,
        "pompey": pompey,
    }


def _result(state: State) -> dict[str, Any]:
    reason = REASONS[state.reason]
    winners = members(state.winners, state.players)
    return {"reason": reason.name, "side": reason.side, "winners": winners}
