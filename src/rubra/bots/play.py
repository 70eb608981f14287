"""Games played by compiled code: a pattern (core/patterns.py).

There is one loop, `play_on`. All seats play alike, by lot or as the game's `advise` says, or each
as its place says (SeatedLevels in workspace.py); but those that are guided: at them it stops, until
it is told their move. `play_series` plays one game after the other; research/stepping.py many side
by side.

Whoever looks on brings four functions:

    see_start(work, episode)                      a game has been laid out
    see_choice(work, episode, seat, move, count)  a seat is about to make one of work.moves
    see_result(work, episode, turn)               it was made, in this turn
    see_end(work, episode, outcomes, place)       the game is over, or was cut short
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubra.bots.exclusion import NONE, leave_out
from rubra.bots.player import CHOICE, pick
from rubra.bots.workspace import (
    BY_PLACE,
    CHOICE_STREAM,
    COMPILED_LEVELS,
    CUT_SHORT,
    FINISHED,
    GAME_STREAM,
    GOES_ON,
    Draws,
    Episode,
    Workspace,
)
from rubra.core.bits import bit, has, lowest, whole
from rubra.core.game import AnyState
from rubra.core.record import Array
from rubra.core.rule import entry, rule
from rubra.core.stream import Stream, below, branch

if TYPE_CHECKING:  # put in: the verbs of the game, of its player, and of whoever looks on
    from rubra.bots.verbs import (
        Kept,
        advise,
        see_choice,
        see_end,
        see_result,
        see_start,
        side_of,
        watch,
    )
    from rubra.core.verbs import moves, play, setup

NO_MOVE = -1
RANDOM = COMPILED_LEVELS.index("random")
EASY = COMPILED_LEVELS.index("easy")


@entry
def play_series(row: Array[Workspace], outcomes: Array[Kept], first: int) -> int:
    """Play a game for each outcome, from number `first` on; returns the decisions made.

    What happens in a game depends on the series' key and the game's number, and on nothing else.
    """
    work = row[0]
    episode = work.episode
    total = 0
    for place in range(len(outcomes)):
        episode.game = first + place
        lay_out(work, episode)
        see_start(work, episode)
        play_on(work, episode, NO_MOVE)
        see_end(work, episode, outcomes, place)
        total += int(episode.decisions)
    return total


@rule
def lay_out(work: Workspace, episode: Episode) -> None:
    """Begin the game that has the episode's number."""
    number = int(episode.game)
    branch(work.series, episode.stream, GAME_STREAM, number // int(work.repeats))
    branch(work.series, episode.choices, CHOICE_STREAM, number)
    episode.state = work.blank
    episode.memory = work.memory
    episode.decisions = 0
    episode.standing = GOES_ON
    episode.seat = 0
    episode.observed = work.observe_every != 0 and number % int(work.observe_every) == 0
    work.journal.count = 0
    work.journal.closed = not episode.observed
    setup(work.box, episode.state, work.options, episode.stream, work.journal)
    if work.level == BY_PLACE:
        seat_levels(work, episode)


@rule(inline=False)
def seat_levels(work: Workspace, episode: Episode) -> None:
    """Give each seat its level and a stream of its own; see SeatedLevels."""
    seating = work.seating
    number = int(episode.game)
    turn = number % int(seating.turns)
    players = int(work.players)
    stream = episode.choices
    stream.key[0], stream.key[1] = seating.source[0], seating.source[1]
    label = int(seating.label) + number % int(seating.rounds)
    branch(stream, stream, label, number // int(seating.rounds))
    key0, key1 = stream.key[0], stream.key[1]
    episode.sides = 0
    for seat in range(players):
        place = turn // players * players + (seat + turn) % players
        if seating.by_side:
            side = side_of(episode.state, seat)
            episode.sides = int(episode.sides) | side * bit(seat)
            place = side ^ turn
        episode.levels[seat] = seating.levels[place]
        stream.key[0], stream.key[1] = key0, key1
        branch(stream, stream, 0, seat)
        own = episode.draws[seat]
        own.key[0], own.key[1] = stream.key[0], stream.key[1]
        own.drawn = 0


@rule(inline=False)
def play_on(work: Workspace, episode: Episode, move: int) -> None:
    """Make a move of the seat that was asked, or NO_MOVE; go on to the next question or the end."""
    state = episode.state
    seat = whole(episode.seat)
    count = 0
    decisions = int(episode.decisions)
    while True:
        if move != NO_MOVE:
            make_move(work, episode, seat, move, count)
            decisions += 1
        standing = standing_after(work, state, decisions)
        if standing != GOES_ON:
            episode.standing = standing
            count = 0
            break
        seat = lowest(state.waiting)
        count = moves(work.box, state, seat, work.moves)
        if has(episode.guided, seat):
            episode.seat = seat
            break
        count = allowed(work, episode, seat, count)
        move = int(work.moves[choose(work, episode, seat, count)])
    episode.decisions = decisions
    episode.legal = count


@rule
def make_move(work: Workspace, episode: Episode, seat: int, move: int, count: int) -> None:
    """Make one of the `count` moves in work.moves; whoever looks on is told."""
    state = episode.state
    if work.level != RANDOM:
        watch(state, move, episode.memory)
    turn = int(state.turn)
    see_choice(work, episode, seat, move, count)
    play(work.box, state, seat, move, episode.stream, work.journal)
    see_result(work, episode, turn)


@rule
def standing_after(work: Workspace, state: AnyState, decisions: int) -> int:
    """Whether a game goes on after so many decisions."""
    if not state.waiting:
        return FINISHED
    return CUT_SHORT if decisions >= work.longest else GOES_ON


@rule
def allowed(work: Workspace, episode: Episode, seat: int, count: int) -> int:
    """How many of the moves in work.moves a seat chooses from that is played here."""
    if work.excluded != NONE and seat == int(episode.game) % int(work.players):
        return leave_out(work.excluded, work.moves, count, work.in_moves)
    return count


@rule
def choose(work: Workspace, episode: Episode, seat: int, count: int) -> int:
    """Which of the moves in work.moves a seat makes that is played here."""
    if work.level != BY_PLACE:
        return choose_as(work, episode, int(work.level), seat, count)
    own = episode.draws[seat]
    go_on_drawing(episode.choices, own)
    chosen = choose_as(work, episode, int(episode.levels[seat]), seat, count)
    stop_drawing(episode.choices, own)
    return chosen


@rule
def go_on_drawing(stream: Stream, own: Draws) -> None:
    """Let a stream be that of a seat."""
    stream.key[0], stream.key[1] = own.key[0], own.key[1]
    stream.drawn[CHOICE], stream.high[CHOICE], stream.low[CHOICE] = own.drawn, own.high, own.low


@rule
def stop_drawing(stream: Stream, own: Draws) -> None:
    """Keep how far the seat has come."""
    own.drawn, own.high, own.low = stream.drawn[CHOICE], stream.high[CHOICE], stream.low[CHOICE]


@rule
def choose_as(work: Workspace, episode: Episode, level: int, seat: int, count: int) -> int:
    """Which of the moves in work.moves a seat of this level makes."""
    if level == RANDOM:
        if count == 1 and not work.draws_if_forced:
            return 0
        return below(episode.choices, CHOICE, count)
    if count == 1:
        return 0
    advise(work.box, episode.state, seat, episode.memory, work.moves, count, work.weights)
    return pick(work.weights, count, episode.choices, CHOICE)


# --- Move by move, for whoever plays the rest ---


@entry
def choose_move(row: Array[Workspace], seat: int) -> int:
    """The move of a seat in the state of the episode, which is then to be made."""
    work = row[0]
    episode = work.episode
    count = moves(work.box, episode.state, seat, work.moves)
    return int(work.moves[choose(work, episode, seat, count)])


@entry
def take_note(row: Array[Workspace], move: int) -> None:
    """A move is about to be made in the state of the episode."""
    watch(row[0].episode.state, move, row[0].episode.memory)


@entry
def draw_many(stream: Array[Stream], count: int) -> int:
    """Draw so many small numbers: what speed is measured by."""
    total = 0
    for _ in range(count):
        total += below(stream[0], 0, 24)
    return total
