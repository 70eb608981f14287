"""Series of games: reproducible, the same on any number of threads, honest in what they count."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from rubra.bots.easy import EasyBot
from rubra.bots.search_bot import SearchBot
from rubra.bots.series import HeuristicPlayer
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.position import Position
from rubra.core.stream import key_of, stream_from_seed
from rubra.lab.arena import steady_bot
from rubra.lab.simulate import CHUNK, MOST_PARTS, Series, match_of, simulate, summary
from tests.lab.bidding import bidding, bidding_box, make_bidder
from tests.laws.walk import Setting, Walk, all_settings

COMPILED = ("random", "easy")


def series_of(setting: Setting, games: int, *bots: str, seed: int = 1) -> Series:
    """A series of games; of random players if nobody is named."""
    game = registry.load(setting.game)
    options = dict(setting.options)
    named = bots or ("random",)
    return Series(game, setting.players, options, game.standard_box, seed, games, named)


def bidding_series(*bots: str, players: int = 3, games: int = 20) -> Series:
    """Bidders, whose results are known beforehand."""
    return Series(bidding(teams=False), players, {}, bidding_box(teams=False), 1, games, bots)


def assert_same_game(series: Series, number: int, outcome: Any) -> None:
    """Move by move it is the very game that was counted."""
    match = match_of(series, number)
    found = (match.state.reason, match.state.winners, match.state.turn, len(match.steps))
    assert found == tuple(outcome[["reason", "winners", "turns", "decisions"]])


RUBICO = Setting("rubico", 5)


@pytest.mark.parametrize("level", COMPILED)
def test_the_number_of_threads_does_not_matter(level: str) -> None:
    """Each game depends on the key and its number alone."""
    series = series_of(RUBICO, 3 * CHUNK + 17, level)
    one, _ = simulate(series, threads=1)
    three, _ = simulate(series, threads=3)
    assert np.array_equal(one, three)


@pytest.mark.parametrize("level", COMPILED)
def test_a_longer_series_begins_with_the_shorter_one(level: str) -> None:
    """Going on does not change what was."""
    short, _ = simulate(series_of(RUBICO, 50, level))
    long, _ = simulate(series_of(RUBICO, 200, level))
    assert np.array_equal(long[:50], short)


def test_progress_is_told() -> None:
    """All games, in parts."""
    told: list[int] = []
    simulate(series_of(RUBICO, CHUNK + 5), told.append)
    assert told == [CHUNK, 5]


@pytest.mark.parametrize("level", COMPILED)
@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_a_game_of_a_series_can_be_looked_at(setting: Setting, level: str) -> None:
    """Each of them, whatever was played before it."""
    series = series_of(setting, 5, level)
    outcomes, _ = simulate(series)
    for number in reversed(range(5)):
        assert_same_game(series, number, outcomes[number])


def test_sides_and_reasons_add_up() -> None:
    """Every game is counted once."""
    series = series_of(RUBICO, 1000)
    outcomes, seconds = simulate(series)
    figures = summary(series, outcomes, seconds)
    assert sum(figures["ends"].values()) + figures["unfinished"] == 1000
    assert sum(side["wins"] for side in figures["wins_by_side"].values()) == 1000
    senators = figures["wins_by_side"]["senate"]["wins"] * 2
    legionaries = figures["wins_by_side"]["caesar"]["wins"] * 3
    assert sum(seat["wins"] for seat in figures["wins_by_seat"]) == senators + legionaries


def test_unfinished_games_are_counted() -> None:
    """Never dropped."""
    series = series_of(RUBICO, 10)
    outcomes, seconds = simulate(series)
    outcomes["reason"][:4] = 0
    assert summary(series, outcomes, seconds)["unfinished"] == 4


# --- Who plays ---


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_compiled_players_are_as_sensible_as_easy_bots(setting: Setting) -> None:
    """In the first turn, before memories differ, they find every move exactly as likely.

    So a compiled player makes nothing of what its seat cannot know: the bot is not given it.
    """
    decisions = 0
    for seed in range(5):
        match = Walk(setting, seed).new_match()
        player = HeuristicPlayer(match.game, match.box, match.options, stream_from_seed(seed))
        while match.state.turn == 1 and not match.is_over:
            seat = match.waiting[0]
            move = player.choose(match.state, seat)
            count = len(match.moves(seat))
            if count > 1:
                bot = EasyBot(stream_from_seed(seed))
                bot.choose(Position(match, seat))
                works = (player._work[0], bot.work[0])
                found, expected = (work.weights[:count] for work in works)
                assert found / found.sum() == pytest.approx(expected / expected.sum())
                decisions += 1
            match.play(seat, move)
    assert decisions


def test_levels_play_differently() -> None:
    """The same deals; sensible players do not wander about as random ones do."""
    found = []
    for level in COMPILED:
        series = series_of(RUBICO, 2000, level)
        figures = summary(series, *simulate(series))
        assert figures["bots"] == [level] * 5
        found.append(figures["decisions"]["mean"])
    assert abs(found[0] - found[1]) > 3


def test_one_name_stands_for_all_seats() -> None:
    """Naming it for each is the same, and compiled as well."""
    series = series_of(RUBICO, 100, "easy")
    each = replace(series, bots=("easy",) * 5)
    assert series.compiled == each.compiled == "easy"
    assert np.array_equal(simulate(series)[0], simulate(each)[0])


@pytest.mark.parametrize("bots", [("hard",), ("medium:9",) * 5, ("easy",) * 4 + ("random",)])
def test_other_bots_are_not_compiled(bots: tuple[str, ...]) -> None:
    """Those that search, and those who are not alike."""
    assert series_of(RUBICO, 1, *bots).compiled is None


def test_bots_sit_where_they_are_named() -> None:
    """The highest bid wins, and it comes from the third seat."""
    series = bidding_series("low", "none", "high")
    told: list[int] = []
    outcomes, seconds = simulate(series, told.append, make=make_bidder)
    figures = summary(series, outcomes, seconds)
    assert [seat["wins"] for seat in figures["wins_by_seat"]] == [0, 0, 20]
    assert figures["bots"] == ["low", "none", "high"]
    assert figures["decisions"]["mean"] == 6
    assert told == [1] * 20


def test_games_of_bots_come_in_a_bounded_number_of_parts() -> None:
    """A long series is not a heap of jobs, and every game of it is played once."""
    told: list[int] = []
    series = bidding_series("high", players=1, games=MOST_PARTS + 1)
    outcomes, _ = simulate(series, told.append, make=make_bidder)
    assert set(told[:-1]) == {2}
    assert sum(told) == (outcomes["winners"] == 1).sum() == MOST_PARTS + 1


def test_games_of_bots_are_the_same_on_any_number_of_threads() -> None:
    """And each of them can be looked at."""
    series = series_of(Setting("rubico", 3), 6, "easy", "medium:20", "random")
    one, _ = simulate(series, threads=1)
    three, _ = simulate(series, threads=3)
    assert np.array_equal(one, three)
    assert_same_game(series, 5, one[5])


def test_every_seat_of_every_game_draws_for_itself() -> None:
    """No two bots have the same stream."""
    keys = set()

    def make(name: str, stream: Any) -> Any:
        keys.add(key_of(stream))
        return make_bidder(name, stream)

    simulate(bidding_series("low", players=3, games=10), make=make)
    assert len(keys) == 3 * 10 + 1  # and one that was tried beforehand


@pytest.mark.parametrize("count", [2, 4, 6])
def test_a_wrong_number_of_bots_is_refused(count: int) -> None:
    """What was wrong and what would be right."""
    sentence = f"with 5 players name one bot for all seats or 5, one for each, not {count}"
    with pytest.raises(OptionError, match=sentence):
        series_of(RUBICO, 1, *["easy"] * count)


def test_an_unknown_bot_is_refused_before_any_game() -> None:
    """By whoever makes the bots."""
    told: list[int] = []
    with pytest.raises(OptionError, match="there is no bot 'genius'"):
        simulate(series_of(RUBICO, 3, "genius"), told.append)
    assert told == []


def test_a_bot_of_the_lab_does_not_look_at_the_clock() -> None:
    """Unless it has nothing else to go by."""
    for level, timed in (("medium", False), ("hard:40", False), ("hard:0.5s", True)):
        bot = steady_bot(level, stream_from_seed(1))
        assert isinstance(bot, SearchBot)
        assert (bot.budget.seconds is not None) == timed
