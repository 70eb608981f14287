"""What a study counts while games are played: a pattern (core/patterns.py).

The four functions that look on at a series (bots/play.py). With the same seed its games are those
of `rubra sim`. Of every game the outcome is kept; those that are observed are looked at closely:
what could be chosen and what was, what the events told, who was ahead after each turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubra.bots.exclusion import NONE
from rubra.bots.workspace import Episode
from rubra.core.bits import bit, has, size_of
from rubra.core.record import Array
from rubra.core.rule import entry, rule
from rubra.core.vocabulary import PARTS, kind_of, part
from rubra.lab.study_workspace import (
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
    WHOLE_WIN,
    WINNERS,
    GameFigures,
    StudyWorkspace,
)

if TYPE_CHECKING:  # put in: the verbs of the game's player and of its study
    from rubra.bots.verbs import worth

    def points(state: Any, seat: int) -> int: ...
    def first_seat(state: Any) -> int: ...
    def side(state: Any, seat: int) -> int: ...


COULD, DID = 1, 2  # what a seat had to do with a thing in this game; DID: it came up in the game
NOTED = 4  # a thing that is about to be counted
CLOSE = 1e-6  # whose prospects differ by less are level


@rule
def see_start(work: StudyWorkspace, episode: Episode) -> None:
    """Forget the game before, and see who begins and who is ahead."""
    figures = work.figures
    figures.offers = 0
    figures.forced = 0
    figures.widest = 0
    figures.leader = 0
    figures.since = 0
    figures.lead_changes = 0
    figures.closely = episode.observed
    figures.first = first_seat(episode.state)
    if episode.observed:
        look_at_start(work, episode)


@rule(inline=False)
def look_at_start(work: StudyWorkspace, episode: Episode) -> None:
    """Begin to count."""
    players = int(work.players)
    for thing in range(work.thing_count):
        work.in_game[thing] = 0
        for seat in range(players):
            work.things[thing].by_seat[seat] = 0
    for way in range(work.way_count):
        for seat in range(players):
            work.ways[way].earned[seat] = 0
    work.figures.leader = leader_after(work.box, episode.state, 0, players)
    work.figures.since = episode.state.turn
    look_at_events(work, episode, int(episode.state.turn))


@rule
def see_choice(work: StudyWorkspace, episode: Episode, seat: int, move: int, count: int) -> None:
    """A seat is about to make one of the moves in work.moves."""
    figures = work.figures
    figures.offers += count
    figures.forced += count == 1
    figures.widest = max(int(figures.widest), int(count))
    if episode.observed:
        look_at_things(work, seat, move, count)
        work.journal.count = 0


@rule(inline=False)
def look_at_things(work: StudyWorkspace, seat: int, move: int, count: int) -> None:
    """Which things this seat can choose now, and which it chooses."""
    for place in range(count):
        note_things(work, int(work.moves[place]))
    count_noted(work, seat, OFFERED, COULD)
    note_things(work, move)
    count_noted(work, seat, CHOSEN, DID)


@rule
def note_things(work: StudyWorkspace, move: int) -> None:
    """Note the kind of a move and the things it names."""
    kind = kind_of(move)
    work.in_game[kind] |= NOTED
    for place in range(PARTS):
        first = int(work.in_moves[kind].first[place])
        if first != NONE:
            work.in_game[first + part(move, place)] |= NOTED


@rule
def count_noted(work: StudyWorkspace, seat: int, column: int, mark: int) -> None:
    """Count what was noted, each thing once however many moves name it."""
    for thing in range(work.thing_count):
        if work.in_game[thing] & NOTED:
            work.in_game[thing] -= NOTED
            work.things[thing].counts[column] += 1
            work.things[thing].by_seat[seat] |= mark


@rule
def see_result(work: StudyWorkspace, episode: Episode, turn: int) -> None:
    """A move has been made."""
    if episode.observed:
        look_at_events(work, episode, turn)


@rule(inline=False)
def look_at_events(work: StudyWorkspace, episode: Episode, turn: int) -> None:
    """What the last move told, and, when a turn is over, who is ahead."""
    players = int(work.players)
    state = episode.state
    figures = work.figures
    for number in range(work.journal.count):
        entry = work.journal.entries[number]
        told = work.in_events[entry.kind]
        seat = NONE
        if told.seat_part != NONE:
            seat = int(entry.parts[told.seat_part])
        for place in range(PARTS):
            if told.first[place] != NONE:
                thing = int(told.first[place]) + int(entry.parts[place])
                work.things[thing].counts[TOLD] += 1
                work.in_game[thing] |= DID
                if 0 <= seat < players:
                    work.things[thing].by_seat[seat] |= DID
        if told.way_first != NONE and 0 <= seat < players:
            way = int(told.way_first)
            if told.way_by != NONE:
                way += int(entry.parts[told.way_by])
            work.ways[way].earned[seat] += int(entry.parts[told.way_points])
    if state.turn != turn and state.waiting:
        leader = leader_after(work.box, state, int(figures.leader), players)
        if leader != figures.leader:
            figures.lead_changes += 1
            figures.leader = leader
            figures.since = state.turn


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


@rule(inline=False)
def see_end(work: StudyWorkspace, episode: Episode, rows: Array[GameFigures], place: int) -> None:
    """Keep how the game ended, and what the things and points of it led to."""
    state = episode.state
    players = int(work.players)
    figures = work.figures
    figures.reason = state.reason
    figures.winners = state.winners
    figures.turns = state.turn
    figures.decisions = episode.decisions
    figures.sides = 0
    for seat in range(players):
        figures.points[seat] = points(state, seat)
        if side(state, seat) == 1:
            figures.sides = int(figures.sides) | bit(seat)
    if figures.closely:
        won = WHOLE_WIN
        if state.winners and not figures.sides:  # whoever wins alone, shares; a team does not
            won = WHOLE_WIN / size_of(state.winners)
        for thing in range(work.thing_count):
            count_thing(work, thing, won)
        count_ways(work)
    rows[place] = figures


@rule
def count_thing(work: StudyWorkspace, thing: int, won: float) -> None:
    """What became of those who could have a thing, and of those who took it."""
    figures = work.figures
    tally = work.things[thing]
    if work.in_game[thing] & DID:
        tally.counts[APPEARED] += 1
        tally.counts[APPEARED_WON] += figures.winners != 0
    for seat in range(int(work.players)):
        mark = int(tally.by_seat[seat])
        share = won if has(figures.winners, seat) else 0.0
        if mark & COULD:
            tally.counts[HAD] += 1
            tally.counts[HAD_WON] += share
            tally.counts[HAD_POINTS] += int(figures.points[seat])
        if mark & DID:
            tally.counts[TOOK] += 1
            tally.counts[TOOK_WON] += share
            tally.counts[TOOK_POINTS] += int(figures.points[seat])


@rule
def count_ways(work: StudyWorkspace) -> None:
    """What the winners and the others had their points from."""
    for seat in range(int(work.players)):
        winner = has(work.figures.winners, seat)
        best = 0
        for way in range(work.way_count):
            earned = int(work.ways[way].earned[seat])
            if winner:
                work.ways[way].counts[WINNERS] += earned
                if earned > int(work.ways[best].earned[seat]):
                    best = way
            else:
                work.ways[way].counts[OTHERS] += earned
        if winner and work.ways[best].earned[seat] > 0:
            work.ways[best].counts[LED] += 1


# --- Games that others play, move by move ---


@entry
def start(row: Array[StudyWorkspace]) -> None:
    """A game has been laid out."""
    see_start(row[0], row[0].episode)


@entry
def choice(row: Array[StudyWorkspace], seat: int, move: int, count: int) -> None:
    """A seat is about to make one of work.moves."""
    see_choice(row[0], row[0].episode, seat, move, count)


@entry
def result(row: Array[StudyWorkspace], turn: int) -> None:
    """The move has been made; it was in this turn."""
    see_result(row[0], row[0].episode, turn)


@entry
def end(row: Array[StudyWorkspace], rows: Array[GameFigures], place: int) -> None:
    """The game is over."""
    see_end(row[0], row[0].episode, rows, place)
