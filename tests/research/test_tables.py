"""Many tables side by side play the very games that matches play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from rubra.core import registry
from rubra.core.errors import IllegalMove, OptionError, UnknownGame
from rubra.core.match import Match
from rubra.research.tables import Tables
from tests.laws.walk import Setting, all_settings
from tests.research.laws import look

CLOSELY = 60  # decisions at which everything is compared


def tables_of(setting: Setting, count: int = 1, **more: Any) -> Tables:
    return Tables(setting.game, setting.players, count, dict(setting.options), **more)


def any_actions(tables: Tables, chance: random.Random) -> Any:
    """A legal action for each table."""
    return np.array([chance.choice(tables.legal(table)) for table in range(len(tables))])


def play_on(tables: Tables, steps: int, seed: int = 1) -> int:
    """Random play over many games; returns how many ended."""
    chance = random.Random(seed)
    ended = 0
    for _ in range(steps):
        ended += tables.step(any_actions(tables, chance))
        tables.restart()
    return ended


def compare(tables: Tables, table: int, match: Match) -> None:
    """The seat asked, its legal moves, what it may know: the same as at a table of people."""
    seat = int(tables.seats[table])
    assert seat == match.waiting[0]
    actions = [tables.actions.action(move, seat, match.players) for move in match.moves(seat)]
    assert tables.legal(table) == actions
    assert np.flatnonzero(tables.masks[table]).tolist() == sorted(actions)
    assert (tables.observations[table] == look(match, seat)).all()
    other = (seat + 1) % match.players
    assert (tables.look(other, table) == look(match, other)).all()


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_a_table_plays_the_game_that_a_match_plays(setting: Setting) -> None:
    """Same key, same moves: the same questions, masks, observations and result."""
    tables = tables_of(setting, 2)
    tables.reset(3)
    matches = [tables.new_match(table) for table in range(2)]
    chance = random.Random(3)
    while not tables.terminated.any():
        if len(matches[0].steps) < CLOSELY:
            compare(tables, 0, matches[0])
            compare(tables, 1, matches[1])
        given = any_actions(tables, chance)
        for match, seat, action in zip(matches, tables.seats, given, strict=True):
            match.play(int(seat), tables.actions.move(int(action), int(seat), match.players))
        tables.step(given)
    for table in np.flatnonzero(tables.terminated):
        winners = matches[table].result()["winners"]
        assert matches[table].is_over
        assert tables.rewards[table].tolist() == [
            1.0 if seat in winners else -1.0 for seat in range(setting.players)
        ]
        assert not tables.masks[table].any()
    going_on = ~tables.terminated
    assert not tables.rewards[going_on].any()


def test_in_a_common_defeat_everybody_loses() -> None:
    """Rubricatus: nobody is paid for it."""
    tables = Tables("rubricatus", 4, 8, {"difficulty": "calamities"})
    tables.reset(1)
    chance = random.Random(1)
    while not tables.terminated.any():
        tables.step(any_actions(tables, chance))
    over = tables.rewards[tables.terminated]
    assert (over == -1.0).all()


def test_the_same_seed_gives_the_same_games() -> None:
    """And another seed others."""
    ends = []
    for seed in (5, 5, 6):
        tables = Tables("rubico", 4, 16, guided=(1,), others="easy")
        tables.reset(seed)
        play_on(tables, 30)
        ends.append(tables.observations.tobytes())
    assert ends[0] == ends[1] != ends[2]


def test_threads_change_nothing() -> None:
    """However the tables are shared out."""
    ends = []
    for threads in (1, 3):
        tables = Tables("rubico", 5, 10, guided=(0,), others="random", threads=threads)
        tables.reset(5)
        assert play_on(tables, 40) > 0
        ends.append((tables.observations.tobytes(), tables.rewards.tobytes()))
    assert ends[0] == ends[1]


def test_a_table_does_not_depend_on_its_neighbours() -> None:
    """Game number 2 of a seed is the same, alone or beside others."""
    many = Tables("rubricatus", 3, 4)
    many.reset(9)
    alone = Tables("rubricatus", 3, 1)
    alone.reset(9)
    alone.reset()
    alone.reset()
    assert alone.key() == many.key(2)
    assert (alone.observations[0] == many.observations[2]).all()


def test_without_a_seed_games_differ() -> None:
    """Nobody knows which ones."""
    first, second = Tables("rubico", 3), Tables("rubico", 3)
    first.reset()
    second.reset()
    assert first.key() != second.key()


@pytest.mark.parametrize("others", ["random", "easy"])
@pytest.mark.parametrize("game", registry.names())
def test_only_guided_seats_are_asked(game: str, others: str) -> None:
    """The rest is played by others, to the end and beyond."""
    players = registry.about(game).players[-1]
    tables = Tables(game, players, 4, guided=(1, 2), others=others)
    tables.reset(1)
    chance = random.Random(1)
    asked = set()
    for _ in range(60):
        asked |= set(tables.seats.tolist())
        tables.step(any_actions(tables, chance))
        tables.restart()
    assert asked == {1, 2}


def test_easy_beats_random() -> None:
    """A guided seat that plays at random wins less often against those who think."""
    wins = {}
    for others in ("random", "easy"):
        tables = Tables("cathedral", 2, 64, guided=(0,), others=others)
        tables.reset(1)
        chance = random.Random(1)
        won = games = 0
        while games < 64:
            tables.step(any_actions(tables, chance))
            won += int((tables.rewards[:, 0] > 0).sum())
            games += int(tables.terminated.sum())
            tables.restart()
        wins[others] = won / games
    assert wins["easy"] < 0.15 < wins["random"]


def test_a_game_can_be_cut_short() -> None:
    """After so many decisions of all seats; nobody is paid."""
    tables = Tables("rubico", 4, 3, longest=7)
    tables.reset(1)
    chance = random.Random(1)
    for _ in range(6):
        assert tables.step(any_actions(tables, chance)) == 0
    assert tables.step(any_actions(tables, chance)) == 3
    assert tables.truncated.all()
    assert not tables.terminated.any()
    assert not tables.rewards.any()
    assert not tables.masks.any()
    with pytest.raises(IllegalMove, match="over"):
        tables.step(np.zeros(3, np.int64))
    tables.restart()
    assert not tables.truncated.any()


@pytest.mark.parametrize("wrong", [-1, 0, 10**6])
def test_one_illegal_action_changes_nothing_anywhere(wrong: int) -> None:
    """It is refused with the table and a reason."""
    tables = Tables("rubico", 4, 3)
    tables.reset(1)
    before = tables.observations.copy(), tables.states.copy()
    given = any_actions(tables, random.Random(1))
    given[2] = wrong
    with pytest.raises(IllegalMove, match="table 2"):
        tables.step(given)
    assert (tables.observations == before[0]).all()
    assert (tables.states == before[1]).all()


def test_wrong_settings_are_refused() -> None:
    """In a sentence."""
    with pytest.raises(UnknownGame):
        Tables("chess", 2)
    with pytest.raises(OptionError):
        Tables("rubico", 2)
    with pytest.raises(OptionError, match="guided"):
        Tables("rubico", 3, guided=(3,))
    with pytest.raises(OptionError, match="guided"):
        Tables("rubico", 3, guided=())
    with pytest.raises(OptionError, match="played by"):
        Tables("rubico", 3, others="hard")
    with pytest.raises(OptionError, match="threads"):
        Tables("rubico", 3, 2, threads=3)
