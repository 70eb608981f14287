"""What one seat may know of a game of Rubico: built from nothing, by adding what is allowed."""

from __future__ import annotations

from typing import Any

from rubra.core.bits import has, members
from rubra.core.game import Box
from rubra.core.journal import NOBODY
from rubra.core.rule import uncompiled
from rubra.games.rubico import knowledge, march
from rubra.games.rubico.state import NONE_HELD, OVER, STEPS, SUGGEST, State
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
has_seen = uncompiled(knowledge.has_seen)
knows_role = uncompiled(knowledge.knows_role)
naming = uncompiled(march.naming)

KINDS = ("red", "blue", "janus", "pompey")


def view(box: Box, state: State, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; as a spectator sees it for NOBODY."""
    return {
        "you": None if seat == NOBODY else seat,
        "players": state.players,
        "turn": state.turn,
        "step": STEPS[state.step],
        "waiting": members(state.waiting, state.players),
        "centurion": state.centurion,
        "caesar": state.caesar,
        "track": _track(box, state),
        "to_take": state.to_take if state.step != SUGGEST else None,
        "taken": state.taken_count,
        "most_of_one": box.printed.most_of_one,
        "powers_this_turn": {"cancelled": bool(state.cancelled), "favours": state.favours},
        "senate": _senate(box, state),
        "seats": [_seat(box, state, seat, other) for other in range(state.players)],
        "reveal": _reveal(state),
        "result": _result(state) if state.step == OVER else None,
    }


def _track(box: Box, state: State) -> list[dict[str, Any]]:
    """The spaces that exist with this many players."""
    return [
        {"space": number, "id": name, "castrum": bool(box.printed.spaces[number].castrum)}
        for number, name in enumerate(box.names["space"])
        if box.printed.spaces[number].players <= state.players
    ]


def _senate(box: Box, state: State) -> dict[str, Any]:
    fresh_from = state.turned_count - state.fresh
    return {
        "turned": [
            {
                "card": SENATE.word(state.turned[number]),
                "legions": [
                    name
                    for legion, name in ((ITALICA, "italica"), (APOLLINARIS, "apollinaris"))
                    if has(box.printed.senate[state.turned[number]].legions, legion)
                ],
                "effect": SENATE_EFFECTS[box.printed.senate[state.turned[number]].effect],
                "fresh": number >= fresh_from,
            }
            for number in range(state.turned_count)
        ],
        "hidden": SENATE_CARDS - state.turned_count,
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
    place = state.seats[seat]
    knows = knows_role(box.printed, state, viewer, seat)
    holds = has(state.holders, seat)
    played = not holds and bool(box.printed.setups[state.players].powers)
    sees_power = played or (holds and viewer == seat)
    seen: dict[str, Any] = {
        "role": ROLE.word(place.role) if knows else None,
        "has_power": holds,
        "power": POWER.word(place.power) if sees_power else None,
        "row": _row(state, viewer, seat),
        "covered": place.covered if place.covered != NONE_HELD else None,
        "claim": None,
    }
    # Claims are shown together; until then each seat knows its own
    claims_shown = state.step != SUGGEST or (viewer == seat and not has(state.waiting, seat))
    if claims_shown and place.declared:
        seen["claim"] = {name: place.claim[kind] for kind, name in enumerate(KINDS)}
    if viewer == seat:
        seen["hand"] = {name: place.hand[kind] for kind, name in enumerate(KINDS)}
    return seen


def _row(state: State, viewer: int, seat: int) -> list[dict[str, Any]]:
    """The cards before a seat, from its own left; others see none before all have laid."""
    if state.step == SUGGEST and viewer != seat:
        return []
    row = []
    for slot in range(LONGEST_ROW):
        card = state.seats[seat].row[slot]
        if card != NO_CARD:
            row.append({
                "card": CARD.word(card) if has_seen(state, viewer, seat, slot) else None,
                "taken": has(state.seats[seat].taken, slot),
            })  # fmt: skip
    return row


def _reveal(state: State) -> dict[str, Any]:
    """What came up last, and how it was counted."""
    return {
        "cards": [
            {"card": CARD.word(state.revealed[number]), "as": CARD.word(state.revealed_as[number])}
            for number in range(state.revealed_count)
        ],
        "red": state.last_red,
        "blue": state.last_blue,
        "pompey": state.last_pompey,
    }


def _result(state: State) -> dict[str, Any]:
    reason = REASONS[state.reason]
    winners = members(state.winners, state.players)
    return {"reason": reason.name, "side": reason.side, "winners": winners}
