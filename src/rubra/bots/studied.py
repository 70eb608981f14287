"""Games that a study looks at, compiled for each game: a pattern for `rubra.core.specialise`.

All seats play alike, by lot or as `easy` does; with the same seed these are the games of
`rubra sim`. Of every game the outcome is kept; one in so many is looked at closely: what could be
chosen and what was, what the events told, who was ahead after each turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubra.bots.ban import NONE, leave_out
from rubra.bots.player import CHOICE, Weights, pick
from rubra.bots.series import CHOICE_STREAM, GAME_STREAM
from rubra.bots.study import (
    APPEARED,
    APPEARED_WON,
    CHOSEN,
    HAD,
    HAD_POINTS,
    HAD_WON,
    LED,
    OFFERED,
    OTHERS,
    TOLD,
    TOOK,
    TOOK_POINTS,
    TOOK_WON,
    WINNERS,
    Looked,
)
from rubra.core.bits import bit, has, lowest, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, branch
from rubra.core.vocabulary import PARTS, kind_of, part

if TYPE_CHECKING:  # put in by specialise(): the verbs of the game, its player and its study

    def setup(box: Any, state: Any, options: Any, stream: Stream, journal: Journal) -> None: ...
    def moves(box: Any, state: Any, seat: int, out: MoveArray) -> int: ...
    def play(
        box: Any, state: Any, seat: int, move: int, stream: Stream, journal: Journal
    ) -> None: ...
    def advise(
        box: Any, state: Any, seat: int, memory: Any, out: MoveArray, count: int, weights: Weights
    ) -> None: ...
    def watch(state: Any, move: int, memory: Any) -> None: ...
    def worth(box: Any, state: Any, seat: int) -> float: ...
    def points(state: Any, seat: int) -> int: ...
    def first_seat(state: Any) -> int: ...
    def side(state: Any, seat: int) -> int: ...


COULD, DID = 1, 2  # what a seat had to do with a thing in this game; DID: it came up in the game
NOTED = 4  # a thing that is about to be counted
CLOSE = 1e-6  # whose prospects differ by less are level


@rule
def play_part(
    box: Any,
    blank: Array[Any],
    states: Array[Any],
    options: Any,
    series: Stream,
    stream: Stream,
    choices: Stream,
    journal: Journal,
    out: MoveArray,
    memories: Array[Any],
    weights: Weights,
    tallies: Any,
    players: int,
    rows: Array[Looked],
    first: int,
    count: int,
    repeats: int,
    look_every: int,
    banned: int,
    easy: bool,
    longest: int,
) -> None:
    """Play games number `first` to `first + count - 1`; each deal is played `repeats` times.

    If a thing is banned, one seat of each game, every one in turn, leaves it where it can.
    """
    for place in range(count):
        number = first + place
        row = rows[place]
        states[0] = blank[0]
        memories[0] = memories[1]
        state = states[0]
        memory = memories[0]
        branch(series, stream, GAME_STREAM, number // repeats)
        branch(series, choices, CHOICE_STREAM, number)
        closely = number % look_every == 0
        journal.closed = not closely
        journal.count = 0
        setup(box, state, options, stream, journal)
        if closely:
            begin(box, state, journal, row, tallies, players)
        else:
            row.first = first_seat(state)
        decisions = 0
        offers = 0
        forced = 0
        widest = 0
        while state.waiting and decisions < longest:
            seat = lowest(state.waiting)
            offered = moves(box, state, seat, out)
            if banned != NONE and seat == number % players:
                offered = leave_out(banned, out, offered, tallies.in_moves)
            chosen = 0
            if easy:
                if offered > 1:
                    advise(box, state, seat, memory, out, offered, weights)
                    chosen = pick(weights, offered, choices, CHOICE)
                watch(state, int(out[chosen]), memory)
            else:
                chosen = below(choices, CHOICE, offered)
            move = int(out[chosen])
            offers += offered
            forced += offered == 1
            widest = max(widest, int(offered))
            if closely:
                look_at_things(seat, move, out, offered, tallies)
                journal.count = 0
            turn = int(state.turn)
            play(box, state, seat, move, stream, journal)
            if closely:
                look_at_events(box, state, journal, row, tallies, players, turn)
            decisions += 1
        row.offers = offers
        row.forced = forced
        row.widest = widest
        finish(state, row, tallies, players, decisions)


# --- Looking ---


@rule(apart=True)
def begin(box: Any, state: Any, journal: Journal, row: Looked, tallies: Any, players: int) -> None:
    """Forget the game before, and see who begins and who is ahead."""
    for thing in range(len(tallies.in_game)):
        tallies.in_game[thing] = 0
        for seat in range(players):
            tallies.by_seat[seat, thing] = 0
    for way in range(len(tallies.way_counts)):
        for seat in range(players):
            tallies.earned[seat, way] = 0
    row.closely = 1
    row.first = first_seat(state)
    row.leader = leader_after(box, state, 0, players)
    row.since = state.turn
    look_at_events(box, state, journal, row, tallies, players, int(state.turn))


@rule
def look_at_moves(
    seat: int, move: int, out: MoveArray, offered: int, row: Looked, tallies: Any
) -> None:
    """A seat is about to choose among these moves."""
    row.offers += offered
    row.forced += offered == 1
    row.widest = max(int(row.widest), int(offered))
    look_at_things(seat, move, out, offered, tallies)


@rule(apart=True)
def look_at_things(seat: int, move: int, out: MoveArray, offered: int, tallies: Any) -> None:
    """Which things this seat can choose now, and which it chooses."""
    for place in range(offered):
        note_things(int(out[place]), tallies)
    count_noted(seat, OFFERED, COULD, tallies)
    note_things(move, tallies)
    count_noted(seat, CHOSEN, DID, tallies)


@rule
def note_things(move: int, tallies: Any) -> None:
    """Note the kind of a move and the things it names."""
    kind = kind_of(move)
    tallies.in_game[kind] |= NOTED
    for place in range(PARTS):
        if tallies.in_moves[kind, place] != NONE:
            thing = int(tallies.in_moves[kind, place]) + part(move, place)
            tallies.in_game[thing] |= NOTED


@rule
def count_noted(seat: int, column: int, mark: int, tallies: Any) -> None:
    """Count what was noted, each thing once however many moves name it."""
    for thing in range(len(tallies.in_game)):
        if tallies.in_game[thing] & NOTED:
            tallies.in_game[thing] -= NOTED
            tallies.counts[thing, column] += 1
            tallies.by_seat[seat, thing] |= mark


@rule(apart=True)
def look_at_events(
    box: Any, state: Any, journal: Journal, row: Looked, tallies: Any, players: int, turn: int
) -> None:
    """What the last move told, and, when a turn is over, who is ahead."""
    for number in range(journal.count):
        entry = journal.entries[number]
        kind = int(entry.kind)
        seat = NONE
        if tallies.seat_part[kind] != NONE:
            seat = int(entry.parts[tallies.seat_part[kind]])
        for place in range(PARTS):
            if tallies.in_events[kind, place] != NONE:
                thing = int(tallies.in_events[kind, place]) + int(entry.parts[place])
                tallies.counts[thing, TOLD] += 1
                tallies.in_game[thing] |= DID
                if 0 <= seat < players:
                    tallies.by_seat[seat, thing] |= DID
        if tallies.way_first[kind] != NONE and 0 <= seat < players:
            way = int(tallies.way_first[kind])
            if tallies.way_by[kind] != NONE:
                way += int(entry.parts[tallies.way_by[kind]])
            tallies.earned[seat, way] += int(entry.parts[tallies.way_points[kind]])
    if state.turn != turn and state.waiting:
        leader = leader_after(box, state, int(row.leader), players)
        if leader != row.leader:
            row.lead_changes += 1
            row.leader = leader
            row.since = state.turn


@rule
def leader_after(box: Any, state: Any, leader: int, players: int) -> int:
    """The seat with the best prospects; the one before, if it is level with the best."""
    best = worth(box, state, leader)
    for seat in range(players):
        prospects = worth(box, state, seat)
        if prospects > best + CLOSE:
            best = prospects
            leader = seat
    return leader


# --- The end ---


@rule(apart=True)
def finish(state: Any, row: Looked, tallies: Any, players: int, decisions: int) -> None:
    """Keep how the game ended, and what the things and points of it led to."""
    row.reason = state.reason
    row.winners = state.winners
    row.turns = state.turn
    row.decisions = decisions
    row.sides = 0
    for seat in range(players):
        row.points[seat] = points(state, seat)
        if side(state, seat) == 1:
            row.sides = int(row.sides) | bit(seat)
    if row.closely:
        won = 1.0
        if state.winners and not row.sides:  # whoever wins alone, shares; a team does not
            won = 1.0 / size_of(state.winners)
        for thing in range(len(tallies.in_game)):
            count_thing(thing, row, won, tallies, players)
        count_ways(row, tallies, players)


@rule
def count_thing(thing: int, row: Looked, won: float, tallies: Any, players: int) -> None:
    """What became of those who could have a thing, and of those who took it."""
    counts = tallies.counts
    if tallies.in_game[thing] & DID:
        counts[thing, APPEARED] += 1
        counts[thing, APPEARED_WON] += row.winners != 0
    for seat in range(players):
        mark = int(tallies.by_seat[seat, thing])
        share = won if has(row.winners, seat) else 0.0
        if mark & COULD:
            counts[thing, HAD] += 1
            counts[thing, HAD_WON] += share
            counts[thing, HAD_POINTS] += int(row.points[seat])
        if mark & DID:
            counts[thing, TOOK] += 1
            counts[thing, TOOK_WON] += share
            counts[thing, TOOK_POINTS] += int(row.points[seat])


@rule
def count_ways(row: Looked, tallies: Any, players: int) -> None:
    """What the winners and the others had their points from."""
    for seat in range(players):
        winner = has(row.winners, seat)
        best = 0
        for way in range(len(tallies.way_counts)):
            earned = int(tallies.earned[seat, way])
            if winner:
                tallies.way_counts[way, WINNERS] += earned
                if earned > int(tallies.earned[seat, best]):
                    best = way
            else:
                tallies.way_counts[way, OTHERS] += earned
        if winner and tallies.earned[seat, best] > 0:
            tallies.way_counts[best, LED] += 1
