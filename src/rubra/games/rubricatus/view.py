"""What one seat may know of a game of Rubricatus: built from nothing, by adding what is allowed."""

from __future__ import annotations

from typing import Any

from rubra.core.bits import has, members
from rubra.core.game import Box
from rubra.core.journal import NOBODY
from rubra.games.rubricatus.state import (
    BIDDING,
    CHOOSING_PLACE,
    IN_REGION,
    OVER,
    STEPS,
    Construction,
    Effect,
    State,
)
from rubra.games.rubricatus.words import (
    ABILITIES,
    BASIC,
    BUILT,
    CHECKS,
    CHECKS_OF_A_PLAYER,
    COMARQUES,
    COMMON_DEFEAT,
    DEFENCE,
    EASY,
    EFFECTS,
    ENDURE,
    ERAS,
    GATHER,
    HAS,
    NO_CARD,
    OF_A_REGION,
    OF_A_RESOURCE,
    RANDOM,
    REASONS,
    REGION_COUNT,
    REGIONS,
    RESOURCE_KINDS,
    RESOURCES,
    SOOTHE,
    SOURCES,
    SPARE,
    WHO,
)


def view(box: Box, state: State, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; as a spectator sees it for NOBODY."""
    return {
        "you": None if seat == NOBODY else seat,
        "players": state.players,
        "turn": state.turn,
        "round": state.round_number,
        "rounds": box.printed.rounds,
        "era": ERAS[state.era],
        "step": STEPS[state.step],
        "waiting": members(state.waiting, state.players),
        "holder": state.holder,
        "tied": members(state.tied, state.players),
        "actor": state.actor if state.step != BIDDING else None,
        "turns_left": state.turns_left,
        "drawer": state.drawer,
        "supply": state.drawer + sum(state.problems[region] for region in range(REGION_COUNT)),
        "limits": _limits(box),
        "scoring": _scoring(box),
        "eras": _eras(box),
        "difficulty": _difficulty(state),
        "era_card": None if state.era_card == NO_CARD else _era_card_now(box, state),
        "regions": _regions(box, state),
        "market": [_for_sale(box, state, card) for card in state.market if card != NO_CARD],
        "decks": {name: state.decks[era].bit_count() for era, name in enumerate(ERAS)},
        "tracks": _tracks(box, state),
        "eteries": [_eteria(box, number) for number in members(state.eteries, BASIC)],
        "action": _action_now(box, state),
        "choice": _choice(state),
        "seats": [_seat(box, state, seat, other) for other in range(state.players)],
        "result": _result(state) if state.step == OVER else None,
    }


def _difficulty(state: State) -> dict[str, Any]:
    """How the Era deck was made, and the calamities still in it where that is known."""
    known = state.difficulty not in (EASY, RANDOM)
    names = ("standard", "easy", "hard", "calamities", "random")
    calamities = {name: state.calamities[era] for era, name in enumerate(ERAS)}
    return {"name": names[state.difficulty], "calamities": calamities if known else None}


# --- The board ---


def _regions(box: Box, state: State) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "comarques": _names(COMARQUES, box.printed.regions[number].comarques),
            "problems": state.problems[number],
            "calm": _is_calm(box, state, number),
            "standing": members(state.standing[number], state.players),
        }
        for number, name in enumerate(REGIONS)
        if box.printed.regions[number].players <= state.players
    ]


def _limits(box: Box) -> dict[str, int]:
    """How far things go: a resource, the problems of a region, and those one may build among."""
    return {
        "resource": box.printed.most_resource,
        "problems": box.printed.most_problems,
        "problems_to_build": box.printed.problems_to_build,
    }


def _scoring(box: Box) -> dict[str, int]:
    """Chapter 15, and what an extension gives."""
    return {
        "extension": box.printed.extension,
        "majority": box.printed.majority,
        "majority_tied": box.printed.majority_tied,
        "all_eras": box.printed.all_eras,
        "all_comarques": box.printed.all_comarques,
        "leftovers": box.printed.leftovers_for_point,
    }


def _eras(box: Box) -> list[dict[str, Any]]:
    """The Era track: rounds, cards drawn, helpers; and the Era whose cards leave the market."""
    return [
        {
            "id": name,
            "rounds": box.printed.eras[era].rounds,
            "draw": box.printed.eras[era].draw,
            "helpers": box.printed.eras[era].helpers,
            "leaving": ERAS[era - 2] if era >= 2 else None,  # 11.2
        }
        for era, name in enumerate(ERAS)
    ]


def _tracks(box: Box, state: State) -> dict[str, Any]:
    end = box.printed.track_end
    return {
        "end": end,
        "points": box.printed.track[1:end],
        "tokens": _names(RESOURCES, state.tokens),
        "first": box.printed.first_developer,
        "later": box.printed.later_developers,
    }


def _names(names: tuple[str, ...], found: int) -> list[str]:
    return [name for number, name in enumerate(names) if has(found, number)]


def _amounts(amounts: Any) -> dict[str, int]:
    return {name: amounts[kind] for kind, name in enumerate(RESOURCES) if amounts[kind]}


# --- Cards ---


def _construction(box: Box, number: int) -> dict[str, Any]:
    card = box.printed.constructions[number]
    return {
        "number": number,
        "id": box.names["construction"][number],
        "era": ERAS[card.era],
        "comarca": COMARQUES[card.comarca],
        "cost": _amounts(card.cost),
        "problems": card.problems,
        "points": card.points,
        "develop": _amounts(card.develop),
        "income": _amounts(card.income),
        "partner": None if card.partner == NO_CARD else card.partner,
    }


def _for_sale(box: Box, state: State, number: int) -> dict[str, Any]:
    """A card of the market: where each seat could build it now, or why it cannot."""
    card = box.printed.constructions[number]
    seats = range(state.players)
    sites = [_sites(box, state, seat, card) for seat in seats]
    return {
        **_construction(box, number),
        "regions": [REGIONS[region] for region in _takers(box, state, card)],
        "sites": [[REGIONS[region] for region in found] for found in sites],
        "why_not": [
            _why_not(box, state, seat, card) if not sites[seat] else None for seat in seats
        ],
        "short": [_short_of(state, seat, card) for seat in seats],
        "extends": [
            seat
            for seat in range(state.players)
            if card.partner != NO_CARD and has(state.seats[seat].constructions, card.partner)
        ],
    }


def _takers(box: Box, state: State, card: Construction) -> list[int]:
    """2.2 The open regions that take a construction."""
    return [
        region
        for region in range(REGION_COUNT)
        if box.printed.regions[region].players <= state.players
        and has(box.printed.regions[region].comarques, card.comarca)
    ]


def _sites(box: Box, state: State, seat: int, card: Construction) -> list[int]:
    """Where a seat could build a card with the helper it has placed, or the next it may place."""
    return [
        region
        for region in _takers(box, state, card)
        if _can_stand(state, seat, region)
        and any(
            _can_build(box, state, seat, helper, region, card) for helper in _helpers(state, seat)
        )
    ]


def _is_in_region(state: State, seat: int) -> bool:
    """Whether a seat has just placed a helper in a region and is still at work there."""
    return bool(state.step == IN_REGION and state.actor == seat)


def _can_stand(state: State, seat: int, region: int) -> bool:
    """8.1 Where nobody stands; whoever is at work in a region is at work nowhere else."""
    if _is_in_region(state, seat):
        return bool(state.region == region)
    return not state.standing[region]


def _helpers(state: State, seat: int) -> list[int]:
    """The helper at work, or all kinds that can still be placed this round."""
    place = state.seats[seat]
    if state.actor == seat and (state.step in (CHOOSING_PLACE, IN_REGION)):
        return [state.helper]
    at_home = members(place.eteries & ~place.eteries_out, BASIC)
    return [*at_home, BASIC] if place.at_home else at_home


def _can_build(
    box: Box, state: State, seat: int, helper: int, region: int, card: Construction
) -> bool:
    """8.4, 8.5 Whether the cost can be paid, and the problems that are too many be mitigated."""
    stock = list(state.seats[seat].stock)
    ability, what = _ability(box, helper)
    cost = [card.cost[kind] for kind in range(RESOURCE_KINDS)]
    if ability == SPARE:  # 13.8
        cost[what] = max(0, cost[what] - 1)
    if any(cost[kind] > stock[kind] for kind in range(RESOURCE_KINDS)):
        return False
    allowed = box.printed.problems_to_build + (ability == ENDURE)  # 13.7
    soothed = ability == SOOTHE and not _is_in_region(state, seat)  # 13.5
    too_many = state.problems[region] - soothed - allowed
    return bool(too_many <= stock[DEFENCE] - cost[DEFENCE])


def _ability(box: Box, helper: int) -> tuple[int | None, int]:
    """What a helper can do, and the resource it is about."""
    if helper == BASIC:
        return None, 0
    return box.printed.eteries[helper].ability, box.printed.eteries[helper].what


def _why_not(box: Box, state: State, seat: int, card: Construction) -> str:
    """The first thing that keeps a seat from building a card: who, what, where, problems."""
    helpers = _helpers(state, seat)
    if not helpers:
        return "helpers"
    spares = [_ability(box, helper) for helper in helpers]
    short = _short_of(state, seat, card)
    if short and not any(
        ability == SPARE and short == {RESOURCES[what]: 1} for ability, what in spares
    ):
        return "cost"
    takers = _takers(box, state, card)
    if not any(_can_stand(state, seat, region) for region in takers):
        return "elsewhere" if _is_in_region(state, seat) else "taken"
    return "problems"


def _is_calm(box: Box, state: State, region: int) -> bool:
    """8.4 Whether a basic helper could build there."""
    return bool(state.problems[region] <= box.printed.problems_to_build)


def _short_of(state: State, seat: int, card: Construction) -> dict[str, int]:
    """What a seat lacks for a construction."""
    stock = state.seats[seat].stock
    return _amounts([max(0, card.cost[kind] - stock[kind]) for kind in range(RESOURCE_KINDS)])


def _effects(effects: Any, count: int) -> list[dict[str, Any]]:
    return [_effect(effect) for effect in effects[:count]]


def _effect(effect: Effect) -> dict[str, Any]:
    word = EFFECTS[effect.word]
    what = None
    if word in OF_A_RESOURCE:
        what = RESOURCES[effect.what]
    elif word in OF_A_REGION:
        what = REGIONS[effect.what]
    return {"do": word, "what": what, "n": effect.count, "who": WHO[effect.who]}


def _action(box: Box, number: int) -> dict[str, Any]:
    card = box.printed.actions[number]
    return {
        "number": number,
        "id": box.names["action"][number],
        "points": card.points,
        "event": _effects(card.effects, card.effect_count),
        "removed": bool(card.removed),
    }


def _era_card(box: Box, number: int) -> dict[str, Any]:
    card = box.printed.era_cards[number]
    check = CHECKS[card.check]
    about = {"calm": REGIONS, "has": RESOURCES, "leads": RESOURCES}.get(check)
    return {
        "id": box.names["era_card"][number],
        "era": ERAS[card.era],
        "calamity": bool(card.calamity),
        "now": _effects(card.effects, card.effect_count),
        "check": {
            "do": check,
            "what": about[card.check_what] if about else None,
            "n": card.check_count,
        }
        if card.check
        else None,
        "prize": _effects(card.prize, card.prize_count),
        "penalty": _effects(card.penalty, card.penalty_count),
    }


def _era_card_now(box: Box, state: State) -> dict[str, Any]:
    """The Era card of the round, and who would pass its check as things stand."""
    shown = _era_card(box, state.era_card)
    check = shown["check"]
    if check and check["do"] in CHECKS_OF_A_PLAYER:
        seats = range(state.players)
        check["passing"] = [seat for seat in seats if _passes(box, state, seat)]
    elif check:
        about = [REGIONS.index(check["what"])] if check["what"] else range(REGION_COUNT)
        check["passing"] = all(state.problems[region] <= check["n"] for region in about)
    return shown


def _passes(box: Box, state: State, seat: int) -> bool:
    """14.18 to 14.20 Whether a player would pass the check now."""
    card = box.printed.era_cards[state.era_card]
    place, what = state.seats[seat], card.check_what
    if card.check == HAS:
        return bool(place.stock[what] >= card.check_count)
    if card.check == BUILT:
        return bool(place.built_now >= card.check_count)
    most = max(state.seats[other].track[what] for other in range(state.players))
    return bool(place.track[what] == most > 0)


def _eteria(box: Box, number: int) -> dict[str, Any]:
    card = box.printed.eteries[number]
    ability = ABILITIES[card.ability]
    return {
        "number": number,
        "id": box.names["eteria"][number],
        "ability": ability,
        "what": RESOURCES[card.what] if ability in ("gather", "spare") else None,
    }


# --- What is going on ---


def _action_now(box: Box, state: State) -> dict[str, Any] | None:
    """The action card being played, and what has been decided about it."""
    if state.card == NO_CARD:
        return None
    return {
        "seat": state.actor,
        "card": box.names["action"][state.card],
        "points": state.card_points,
        "eteria": None if state.helper == BASIC else box.names["eteria"][state.helper],
        "region": REGIONS[state.region] if STEPS[state.step] == "in_region" else None,
        "deeds": _deeds(box, state) if state.step == IN_REGION else None,
        "building": None if state.building == NO_CARD else state.building,
        "produce": _production(box, state) if state.step == CHOOSING_PLACE else None,
    }


def _deeds(box: Box, state: State) -> list[str]:
    """8.2 What the actor may do now in the region."""
    seat, region = state.actor, state.region
    spent = box.printed.problems_to_build + (_ability(box, state.helper)[0] == ENDURE)
    builds = state.problems[region] <= spent and any(
        region in _sites(box, state, seat, box.printed.constructions[card])
        for card in state.market
        if card != NO_CARD
    )
    found = {
        "mitigate": state.problems[region] > 0 and state.seats[seat].stock[DEFENCE] > 0,
        "build": builds,
        "leave": state.acted,
    }
    return [name for name, may in found.items() if may]


def _production(box: Box, state: State) -> dict[str, Any]:
    """7.9 What each resource would come to, and the steps of development on the way."""
    found = {}
    for resource in range(RESOURCE_KINDS):
        points = state.card_points
        if state.helper != BASIC and box.printed.eteries[state.helper].ability == GATHER:
            points += box.printed.eteries[state.helper].what == resource  # 13.6
        stock, steps = state.seats[state.actor].stock[resource] + points, 0
        while stock > box.printed.most_resource:
            stock, steps = stock - box.printed.cycle, steps + 1
        found[RESOURCES[resource]] = {"points": points, "stock": stock, "steps": steps}
    return found


def _choice(state: State) -> dict[str, Any] | None:
    """The effect that somebody has to decide about."""
    if not state.task_count:
        return None
    task = state.tasks[0]
    word = EFFECTS[task.word]
    what = REGIONS[task.what] if word in OF_A_REGION else None
    return {"seat": task.seat, "do": word, "what": what, "n": task.count}


# --- Players ---


def _seat(box: Box, state: State, viewer: int, seat: int) -> dict[str, Any]:
    place = state.seats[seat]
    seen: dict[str, Any] = {
        "points": place.points,
        "scored": {name: place.scored[number] for number, name in enumerate(SOURCES)},
        "stock": {name: place.stock[kind] for kind, name in enumerate(RESOURCES)},
        "income": _amounts(place.income),
        "track": {name: place.track[kind] for kind, name in enumerate(RESOURCES)},
        "helpers": place.helpers,
        "at_home": place.at_home,
        "eteries": [_eteria(box, number) for number in members(place.eteries, BASIC)],
        "eteries_out": [box.names["eteria"][n] for n in members(place.eteries_out, BASIC)],
        "worked": _names(RESOURCES, place.worked),
        "built_now": place.built_now,
        "constructions": [
            _construction(box, number)
            for number in members(place.constructions, box.printed.construction_count)
        ],
        # A bid counts until it is shown: who has chosen is told by `waiting` alone
        "cards": place.hand.bit_count() + (place.bid != NO_CARD),
        "deck": place.deck.bit_count(),
        "discards": _cards(box, place.discards),
        "removed": _cards(box, place.removed),
    }
    won = state.step == OVER and state.reason != COMMON_DEFEAT
    if viewer == seat or won:  # 15.1 the last cards are shown, but not in defeat
        seen["hand"] = [
            _action(box, card) for card in members(place.hand, len(box.names["action"]))
        ]
    if viewer == seat:
        seen["bid"] = None if place.bid == NO_CARD else box.names["action"][place.bid]
    return seen


def _cards(box: Box, cards: int) -> list[str]:
    names = box.names["action"]
    return [names[card] for card in members(cards, len(names))]


def _result(state: State) -> dict[str, Any]:
    return {
        "reason": REASONS[state.reason].name,
        "winners": members(state.winners, state.players),
        "points": [state.seats[seat].points for seat in range(state.players)],
    }
