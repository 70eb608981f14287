"""Chapter 14: the words of the cards.

A card says its effects in words; each becomes a task, and tasks are carried out one after the
other. A word that leaves something to choose asks the seat it concerns, and the answer is a move
of its own.
"""

from __future__ import annotations

from rubra.core.bits import bit
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream
from rubra.core.vocabulary import kind_of
from rubra.games.rubricatus.eteries import list_eteries, recruit
from rubra.games.rubricatus.hands import right_of
from rubra.games.rubricatus.market import clear_market, fill_market, take_from_market
from rubra.games.rubricatus.problems import (
    add_problem,
    any_problems,
    has_room,
    is_open,
    list_regions,
    remove_problem,
)
from rubra.games.rubricatus.regions import finish_building
from rubra.games.rubricatus.state import OVER, Box, Effect, State, Task
from rubra.games.rubricatus.tasks import add_task, drop_task
from rubra.games.rubricatus.tracks import advance, forfeit, gain, lose, score
from rubra.games.rubricatus.words import (
    ADD,
    ADD_ANY,
    ADD_EVERYWHERE,
    BY_CARDS,
    EACH,
    FINISH_BUILDING,
    FORFEIT,
    GAIN,
    GAIN_ANY,
    LOSE,
    LOSE_ANY,
    MARKET,
    NO_CARD,
    PURGE,
    RECRUIT,
    REGION_COUNT,
    REMOVE,
    REMOVE_ANY,
    REPLACE,
    RESOURCE_KINDS,
    SCORE,
    TAKE,
    Event,
    Move,
)

# --- From a card to tasks ---


@rule(inline=False)
def add_effects(box: Box, state: State, effects: Array[Effect], count: int, seat: int) -> None:
    """The effects of a card, in order; 5.2 those for each player from this seat on."""
    for number in range(count):
        effect = effects[number]
        if effect.who == EACH:
            other = int(seat)
            for _ in range(state.players):
                add_task(state, effect.word, other, effect.what, effect.count)
                other = right_of(state, other)
        elif effect.word == ADD_EVERYWHERE:
            for region in range(REGION_COUNT):  # 14.12
                if is_open(box, state, region):
                    add_task(state, ADD, seat, region, effect.count)
        else:
            add_task(state, effect.word, seat, effect.what, effect.count)


# --- Which words ask ---


@rule
def asks(box: Box, state: State, task: Task) -> bool:
    """Whether somebody has to choose now, for the first task to go on."""
    word = int(task.word)
    if word in (GAIN_ANY, ADD_ANY):
        return True
    if word == ADD:
        return not has_room(box, state, task.what)  # 10.2 the sixth goes elsewhere
    if word == REMOVE_ANY:
        return any_problems(state)
    if word == LOSE_ANY:
        return holds_any(state, task.seat)
    if word == TAKE:
        return others_hold_any(state, task.seat)
    if word == RECRUIT:
        return state.eteries != 0
    if word == REPLACE:
        return market_has_cards(state)
    return False


@rule
def holds_any(state: State, seat: int) -> bool:
    """Whether a player has any resource."""
    held = 0
    for resource in range(RESOURCE_KINDS):
        held += int(state.seats[seat].stock[resource])
    return held > 0


@rule
def others_hold_any(state: State, seat: int) -> bool:
    """Whether anybody else has any resource."""
    found = False
    for other in range(state.players):
        found |= other != seat and holds_any(state, other)
    return found


@rule
def market_has_cards(state: State) -> bool:
    """Whether a card lies in the market."""
    found = False
    for slot in range(MARKET):
        found |= state.market[slot] != NO_CARD
    return found


@rule
def list_choices(box: Box, state: State, out: MoveArray) -> int:
    """What can be chosen for the first task."""
    task = state.tasks[0]
    word = int(task.word)
    seat = int(task.seat)
    if word in (ADD, ADD_ANY):
        return list_regions(box, state, False, out)
    if word == REMOVE_ANY:
        return list_regions(box, state, True, out)
    if word == RECRUIT:
        return list_eteries(box, state, out)
    count = 0
    if word == REPLACE:
        for slot in range(MARKET):
            out[count] = Move.choose_construction(state.market[slot])
            count += state.market[slot] != NO_CARD
    elif word == TAKE:
        for other in range(state.players):
            for resource in range(RESOURCE_KINDS):
                out[count] = Move.take(other, resource)
                count += other != seat and state.seats[other].stock[resource] > 0
    else:
        for resource in range(RESOURCE_KINDS):
            out[count] = Move.choose_resource(resource)
            count += word != LOSE_ANY or state.seats[seat].stock[resource] > 0
    return count


# --- What the words do ---


@rule
def carry_out(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """The first task goes on: somebody is asked, or it is done at once."""
    task = state.tasks[0]
    if asks(box, state, task):
        state.waiting = bit(task.seat)
        return
    word = task.word
    seat = int(task.seat)
    what = int(task.what)
    count = int(task.count)
    if word == GAIN:
        gain(box, state, seat, what, count, journal)  # 7.10
    elif word == LOSE:
        lose(state, seat, what, count, journal)
    elif word == SCORE:
        score(state, seat, count, BY_CARDS, journal)
    elif word == FORFEIT:
        forfeit(state, seat, count, journal)
    elif word == ADD:
        add_problem(state, what, journal)
        if count > 1 and state.step != OVER:
            task.count -= 1
            return
    elif word == REMOVE:
        for _ in range(min(count, int(state.problems[what]))):
            remove_problem(state, what, journal)
    elif word == PURGE:
        clear_market(box, state, state.era, journal)
        fill_market(box, state, stream, journal)
    elif word == FINISH_BUILDING:
        finish_building(box, state, seat, stream, journal)
    drop_task(state)  # done, or nothing that it could do


@rule
def answer(box: Box, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """The choice that the first task waited for."""
    task = state.tasks[0]
    kind = kind_of(move)
    state.waiting = 0
    left = int(task.count) - 1
    if kind == Move.choose_region.kind:
        region = Move.choose_region.region(move)
        if task.word == REMOVE_ANY:
            remove_problem(state, region, journal)
        else:
            add_problem(state, region, journal)
    elif kind == Move.choose_resource.kind:
        resource = Move.choose_resource.resource(move)
        if task.word == GAIN_ANY:
            gain(box, state, seat, resource, int(task.count), journal)
            left = 0
        else:
            lose(state, seat, resource, 1, journal)
    elif kind == Move.choose_eteria.kind:
        recruit(state, seat, Move.choose_eteria.eteria(move), journal)
    elif kind == Move.choose_construction.kind:
        take_from_market(state, Move.choose_construction.construction(move), journal)
        fill_market(box, state, stream, journal)
    elif kind == Move.take.kind:
        other, resource = Move.take.seat(move), Move.take.resource(move)
        tell(journal, EVERYONE, Event.took(seat, other, resource))
        state.seats[other].stock[resource] -= 1
        advance(box, state, seat, resource, 1, journal)
    if left > 0 and state.step != OVER:
        task.count = left
    else:
        drop_task(state)


@rule
def is_choice(kind: int) -> bool:
    """Whether a move answers an effect: these kinds are declared last."""
    return kind >= Move.choose_region.kind
