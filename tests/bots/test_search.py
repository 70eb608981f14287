"""The search: its reaches, its budget, its memory, and what it finds.

That it is legal, reproducible and blind to secrets are laws: `tests/laws/bot_laws.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rubra.bots.search_bot import CHUNK, Budget, SearchBot, Style, Thought
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed
from rubra.games.rubico.words import LEGIONARY
from tests.games.rubico.tables import Table, new_match, table

ROOT = Path(__file__).parent.parent.parent
REACHES = ("flat", "own", "all")


def search(position: Position, iterations: int = 100, **how: Any) -> Thought:
    """What a new bot thinks."""
    return SearchBot(stream_from_seed(1), Budget(iterations), Style(**how)).think(position)


def choosing(match: Match) -> list[Position]:
    """The positions of all seats that have a choice."""
    positions = [Position(match, seat) for seat in match.waiting]
    return [position for position in positions if len(position.moves()) > 1]


# --- Reach ---


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("reach", REACHES)
def test_every_iteration_begins_with_the_seat_s_own_choice(reach: str, players: int) -> None:
    """Whichever seat it is, though others decide at the same time."""
    for position in choosing(new_match(players)):
        thought = search(position, 60, reach=reach)
        shares = [considered.share for considered in thought.moves]
        assert sum(shares) == pytest.approx(1)
        tried = [round(share * 60) for share in shares]
        assert [share * 60 for share in shares] == pytest.approx(tried)


def test_a_wider_reach_grows_a_larger_tree() -> None:
    """One node; then one for each decision of its own; then for those of others too."""
    position = choosing(new_match(3))[0]
    grown = []
    for reach in REACHES:
        bot = SearchBot(stream_from_seed(1), Budget(200), Style(reach))
        bot.think(position)
        grown.append(int(bot.search_work.tree.nodes))
    assert grown[0] == 1
    assert grown[0] < grown[1] <= grown[2]


def test_a_horizon_ends_an_iteration_early() -> None:
    """Then the standing counts, which is neither won nor lost; 0 is the end of the game."""
    position = choosing(new_match(3))[0]
    made = []
    for horizon in (0, 2, 1):
        bot = SearchBot(stream_from_seed(1), Budget(50), Style(horizon=horizon))
        thought = bot.think(position)
        assert all(0 <= tried.expected <= 1 for tried in thought.moves if tried.share)
        made.append(int(bot.search_work.tree.decisions))
    assert made[0] > made[1] > made[2]


# --- Budget ---


@pytest.mark.parametrize("iterations", [1, CHUNK - 1, CHUNK, CHUNK + 1, 100])
def test_a_budget_of_iterations_is_kept_exactly(iterations: int) -> None:
    """Whatever the clock says."""
    thought = search(choosing(new_match(3))[0], iterations)
    assert thought.iterations == iterations
    assert sum(considered.share for considered in thought.moves) == pytest.approx(1)


def test_a_budget_of_seconds_ends_the_search() -> None:
    """Long before the iterations are used up; it has looked at something even so."""
    most = 10**8
    bot = SearchBot(stream_from_seed(1), Budget(most, seconds=0.001))
    position = choosing(new_match(3))[0]
    assert bot.choose(position) in position.moves()
    assert bot.thought is not None
    assert 0 < bot.thought.iterations < most


def test_a_forced_move_needs_no_thought() -> None:
    """It is made at once."""
    laid = table(4, powers={1: "roma"}).lay()  # who can look at cards only later
    assert laid.moves(1) == ["pass"]
    bot = SearchBot(stream_from_seed(1), Budget(10))
    assert bot.choose(Position(laid.match, 1)) == laid.match.moves(1)[0]
    assert bot.thought is None


# --- Choice ---


@pytest.mark.parametrize("step", ["suggest", "taking"])
def test_what_others_read_is_drawn_as_often_as_it_was_tried(step: str) -> None:
    """Rows, declarations, takes: who always did what seems best would soon be seen through."""
    position = choosing(new_match(3))[0]
    if step == "taking":
        match = table(4).until_taking().match
        position = Position(match, match.waiting[0])
    tried, chosen = set(), set()
    for seed in range(12):
        bot = SearchBot(stream_from_seed(seed), Budget(40))
        chosen.add(bot.choose(position))
        assert bot.thought is not None
        tried |= {considered.move for considered in bot.thought.moves if considered.share}
    assert len(chosen) > 1
    assert chosen <= tried


def test_other_moves_are_those_that_were_tried_most() -> None:
    """Whoever plays a power has no reason to play a worse one."""
    laid = table(4, powers={1: "minerva"}).lay()
    position = Position(laid.match, 1)
    for seed in range(5):
        bot = SearchBot(stream_from_seed(seed), Budget(40))
        chosen = bot.choose(position)
        assert bot.thought is not None
        shares = [considered.share for considered in bot.thought.moves]
        assert chosen == bot.thought.moves[0].move
        assert shares[0] == max(shares)


# --- Memory ---


@pytest.mark.parametrize("reach", REACHES)
@pytest.mark.parametrize("nodes", [1, 2, 5])
def test_a_search_goes_on_when_its_memory_is_full(reach: str, nodes: int) -> None:
    """With room for a few nodes, the moves of the seat itself are still compared."""
    for position in choosing(new_match(4)):
        bot = SearchBot(stream_from_seed(1), Budget(100), Style(reach))
        bot.most_nodes = nodes
        thought = bot.think(position)
        assert thought.iterations == 100
        assert sum(considered.share for considered in thought.moves) == pytest.approx(1)


def test_branches_may_be_what_runs_out() -> None:
    """With room for those of the first choice, and hardly more."""
    position = choosing(new_match(3))[0]
    count = len(position.moves())
    bot = SearchBot(stream_from_seed(1), Budget(100), Style("all"))
    bot.most_branches = count + 1
    assert len(bot.think(position).moves) == count
    assert bot.search_work.tree.nodes == 1


def test_a_bot_thinks_anew_in_the_same_memory() -> None:
    """Nothing is left of the decision before, but another stream is used."""
    position = choosing(new_match(3))[0]
    bot = SearchBot(stream_from_seed(1), Budget(50))
    first, second = bot.think(position), bot.think(position)
    assert first.iterations == second.iterations == 50
    assert sorted(c.move for c in first.moves) == sorted(c.move for c in second.moves)
    assert [c.share for c in first.moves] != [c.share for c in second.moves]


# --- What it finds ---


# Six Senate cards lie open: with any seventh, the Senate has won
NEARLY_LOST = "vacant muster veto desertion surrender triumph"


def one_step_from_rome(role: int) -> tuple[Table, int]:
    """The last moment for powers: a seat of this role has Fortuna, and all cards taken are blue.

    Roles and Centurion are those that everybody was told of, and everybody has declared blue.
    """
    for seed in range(99):
        match = new_match(4, seed)
        centurion = int(match.state.centurion)
        seat = (centurion + 1) % 4
        if match.state.seats[seat].role == role:
            break
    laid = table(
        4,
        centurion=centurion,
        caesar="corfinium",
        powers={seat: "fortuna"},
        turned=NEARLY_LOST,
        chosen="blue blue blue",
        seed=seed,
    )
    laid.lay(dict.fromkeys(laid.waiting, "0 4 0 0"))
    laid.until_taken()
    assert laid.step == "after_taking"
    return laid, seat


def results(laid: Table, thought: Thought) -> dict[str, float]:
    """What each move is worth, the most tried first."""
    say = laid.match.game.move_words.say
    return {str(say(considered.move)): considered.expected for considered in thought.moves}


@pytest.mark.parametrize("reach", REACHES)
def test_a_win_that_is_there_is_taken(reach: str) -> None:
    """A legionary with Fortuna, one step before Rome; found without any hint of what is usual."""
    laid, seat = one_step_from_rome(LEGIONARY)
    bot = SearchBot(stream_from_seed(1), Budget(100), Style(reach, even=1.0))
    chosen = bot.choose(Position(laid.match, seat))
    assert str(laid.match.game.move_words.say(chosen)) == "shift fortuna forward"
    assert bot.thought is not None
    found = results(laid, bot.thought)
    assert found["shift fortuna forward"] == 1.0
    assert found["pass"] < 1.0
    laid.use(seat, "shift fortuna forward")
    assert laid.ended == "rome_by_fortuna"


@pytest.mark.parametrize("reach", REACHES)
def test_a_loss_that_is_there_is_left_alone(reach: str) -> None:
    """A senator with Fortuna in the same place."""
    laid, seat = one_step_from_rome(1 - LEGIONARY)
    found = results(laid, search(Position(laid.match, seat), 100, reach=reach, even=1.0))
    assert found["shift fortuna forward"] == 0.0
    assert next(iter(found)) != "shift fortuna forward"
