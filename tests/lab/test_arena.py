"""The arena: fair places, honest figures, the same whatever the number of threads."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rubra.bots.levels import Bot, make_bot
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, Stream, key_of
from rubra.lab.arena import (
    FIRST,
    MIRROR,
    PAIR,
    SECOND,
    Arena,
    Contest,
    compete,
    contests_of,
    play_game,
    play_out,
    seating_of,
)
from rubra.lab.contest_series import CompiledGames, is_compiled
from rubra.lab.standings import standings
from rubra.lab.statistics import wilson
from rubra.lab.tournament import ratings
from tests.lab.bidding import Bidder, bidding, bidding_box, make_bidder

RUBICO = registry.load("rubico")
RANDOM_PAIR = Contest(PAIR, 0, ("random", "random"))


def rubico_arena(players: int = 3, games: int = 20, **changes: Any) -> Arena:
    """Random players at Rubico."""
    arena = Arena(RUBICO, players, {}, RUBICO.standard_box, ("random", "random"), games)
    return replace(arena, **changes)


def bidding_arena(
    *bots: str, players: int = 4, games: int = 40, teams: bool = False, **changes: Any
) -> Arena:
    """Bidders, whose results are known beforehand."""
    game, box = bidding(teams=teams), bidding_box(teams=teams)
    return replace(Arena(game, players, {}, box, ("low", "high"), games), bots=bots, **changes)


def measured(
    arena: Arena, make: Callable[[str, Stream], Bot] = make_bidder, threads: int | None = None
) -> dict[str, Any]:
    """The figures of an arena."""
    return standings(arena, *compete(arena, threads=threads, make=make))


def without_times(figures: Any) -> Any:
    """The figures that depend on the seed alone."""
    if isinstance(figures, dict) and "longest" in figures:
        return figures["decisions"]
    if isinstance(figures, dict):
        return {name: without_times(figures[name]) for name in figures if name != "seconds"}
    return [without_times(part) for part in figures] if isinstance(figures, list) else figures


def without_thinking(figures: Any) -> Any:
    """The figures that compiled games have too."""
    if isinstance(figures, dict):
        return {name: without_thinking(figures[name]) for name in figures if name != "thinking"}
    return [without_thinking(part) for part in figures] if isinstance(figures, list) else figures


# --- Places ---


@pytest.mark.parametrize("players", RUBICO.about.players)
def test_every_key_is_played_with_both_sides(players: int) -> None:
    """The same deal twice; who had Caesar's side has the Senate's the second time."""
    arena = rubico_arena(players)
    for key_number in range(5):
        matches: list[Match] = []
        played = []
        for number in (2 * key_number, 2 * key_number + 1):
            seen: list[Match] = []
            look = lambda match, *_, seen=seen: seen.append(match)  # noqa: E731 - a small spy
            played.append(play_game(arena, RANDOM_PAIR, number, observer=look))
            matches.append(seen[0])
        assert matches[0].key == matches[1].key
        assert RUBICO.side_of is not None
        sides = tuple(RUBICO.side_of(matches[0].state, seat) for seat in range(players))
        assert set(sides) == {0, 1}
        assert played[0].seating == sides
        assert played[1].seating == tuple(1 - side for side in sides)


@pytest.mark.parametrize("players", range(2, 8))
def test_in_a_free_for_all_both_sit_everywhere_equally_often(players: int) -> None:
    """They alternate, move on seat by seat, and change places if one has a seat more."""
    arena = bidding_arena("low", "high", players=players)
    match = Match(arena.game, players, bytes(KEY_BYTES), box=arena.box)
    seatings = [seating_of(match, number) for number in range(arena.rounds)]
    assert len(seatings) == (players if players % 2 == 0 else 2 * players)
    pattern = tuple(seat % 2 for seat in range(players))
    turned = {pattern[shift:] + pattern[:shift] for shift in range(players)}
    swapped = {tuple(1 - bot for bot in seating) for seating in turned}
    assert set(seatings) == turned | swapped
    for seat in range(players):
        counted = Counter(seating[seat] for seating in seatings)
        assert counted[FIRST] == counted[SECOND] == arena.rounds // 2


def test_games_are_rounded_up_to_whole_keys() -> None:
    """And the figures say how many were played."""
    figures = measured(bidding_arena("low", "high", players=3, games=13, controls=False))
    assert (figures["games_asked"], figures["games"], figures["keys"]) == (13, 18, 3)
    assert figures["pairs"][0]["games"] == 18
    assert [len(key) for key in figures["pairs"][0]["scores_by_key"]["first"]] == [6, 6, 6]


# --- Who wins ---


@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_rigged_bot_wins_as_it_should(players: int, teams: bool) -> None:
    """Every game, wherever it sits; the interval is still of some width."""
    arena = bidding_arena("low", "high", players=players, teams=teams)
    pair = measured(arena)["pairs"][0]
    low, high = pair["score"]["first"], pair["score"]["second"]
    assert (low["share"], high["share"]) == (0.0, 1.0)
    assert (high["low"], high["high"]) == wilson(arena.keys, arena.keys)
    assert (high["wilson_low"], high["wilson_high"]) == wilson(arena.games_each, arena.games_each)
    for side in pair["wins_by_side"].values():
        assert (side["first"]["share"], side["second"]["share"]) == (0.0, 1.0)
    assert list(pair["wins_by_side"]) == (["hawks", "doves"] if teams else [])
    if not teams:
        for seat in pair["wins_by_seat"]:
            assert (seat["first"]["share"], seat["second"]["share"]) == (0.0, 1.0)


def test_luck_of_the_deal_cancels() -> None:
    """Equal bids: the key decides for a side, and each bot has that side once."""
    pair = measured(bidding_arena("low", "low", teams=True, games=100))["pairs"][0]
    keys = pair["scores_by_key"]
    assert all(sorted(key) == [0.0, 1.0] for key in keys["first"] + keys["second"])
    assert {tuple(key) for key in keys["first"]} == {(0.0, 1.0), (1.0, 0.0)}
    assert pair["score"]["first"]["share"] == 0.5
    wins = [pair["wins_by_side"][side]["first"]["wins"] for side in ("hawks", "doves")]
    assert sum(wins) == 50


def test_winners_share_the_game() -> None:
    """Three seats win, two of them the first's: two thirds are its."""
    played = play_game(bidding_arena("low", "low", players=3), RANDOM_PAIR, 0, make_bidder)
    assert played.seating == (FIRST, SECOND, FIRST)
    assert played.scores == pytest.approx((2 / 3, 1 / 3))
    pair = measured(bidding_arena("low", "low", players=3))["pairs"][0]
    assert pair["score"]["first"]["share"] == pytest.approx(0.5)
    assert pair["score"]["first"]["low"] < 0.5 < pair["score"]["first"]["high"]


def test_nobody_may_win() -> None:
    """The game is finished, and nobody scores."""
    pair = measured(bidding_arena("none", "none", controls=False))["pairs"][0]
    assert pair["unfinished"] == 0
    assert pair["score"]["first"]["total"] == pair["score"]["second"]["total"] == 0


def test_unfinished_games_are_counted() -> None:
    """Never dropped; nobody scores."""
    endless = replace(RUBICO, about=replace(RUBICO.about, longest=6))
    pair = measured(rubico_arena(game=endless, controls=False), make_bot)["pairs"][0]
    assert pair["unfinished"] == pair["games"] == 20
    assert pair["score"]["first"]["total"] == pair["score"]["second"]["total"] == 0
    assert pair["score"]["first"]["high"] == pytest.approx(wilson(0, 10)[1])
    assert pair["decisions"]["least"] == pair["decisions"]["most"] == 6


def test_a_game_that_ends_with_the_last_decision_is_finished() -> None:
    """Four coins and four bids are eight decisions."""
    for longest, unfinished in ((7, 40), (8, 0)):
        game = bidding(teams=False, longest=longest)
        pair = measured(bidding_arena("low", "high", game=game, controls=False))["pairs"][0]
        assert pair["unfinished"] == unfinished


def test_sides_and_seats_add_up() -> None:
    """Every game is counted once, from whatever side one looks."""
    figures = measured(rubico_arena(5, games=60), make_bot)
    pair = figures["pairs"][0]
    for bot in ("first", "second"):
        sides = sum(pair["wins_by_side"][side][bot]["wins"] for side in ("caesar", "senate"))
        assert sides == pair["score"][bot]["total"] == sum(map(sum, pair["scores_by_key"][bot]))
    assert pair["score"]["first"]["total"] + pair["score"]["second"]["total"] == 60
    caesar = sum(pair["wins_by_side"]["caesar"][bot]["wins"] for bot in ("first", "second"))
    seats = sum(seat[bot]["wins"] for seat in pair["wins_by_seat"] for bot in ("first", "second"))
    assert seats == 3 * caesar + 2 * (60 - caesar)


def test_rubico_as_a_free_for_all() -> None:
    """Without sides the same game is scored by winning seats."""
    alone = replace(RUBICO, side_of=None)
    figures = measured(rubico_arena(3, games=60, game=alone), make_bot)
    pair = figures["pairs"][0]
    assert figures["games_per_key"] == 6
    assert pair["wins_by_side"] == {}
    assert pair["score"]["first"]["total"] + pair["score"]["second"]["total"] == pytest.approx(60)
    assert pair["score"]["first"]["low"] < 0.5 < pair["score"]["first"]["high"]


# --- Chance ---


@pytest.mark.parametrize(
    "changes",
    [
        {"bots": ("random", "random", "random")},
        {"game": replace(RUBICO, side_of=None)},
        {"bots": ("easy", "medium:20"), "games": 6},
    ],
    ids=["teams", "free-for-all", "search"],
)
def test_the_number_of_threads_does_not_matter(changes: dict[str, Any]) -> None:
    """Each game depends on the seed and its numbers alone."""
    arena = rubico_arena(3, **{"games": 20, **changes})
    one, four = (without_times(measured(arena, make_bot, threads)) for threads in (1, 4))
    assert one == four


def test_contests_differ_in_what_bots_draw() -> None:
    """The deals are the same for all, the choices are not."""
    pairs = measured(rubico_arena(bots=("random",) * 3, controls=False), make_bot)["pairs"]
    assert pairs[0]["scores_by_key"] != pairs[1]["scores_by_key"]


def test_another_seed_gives_other_games() -> None:
    """Other deals and other choices."""
    lengths = [
        measured(rubico_arena(seed=seed, controls=False), make_bot)["pairs"][0]["decisions"]["mean"]
        for seed in (1, 2)
    ]
    assert lengths[0] != lengths[1]


def test_every_seat_draws_from_a_stream_of_its_own() -> None:
    """No two seats, games or contests share one, and none is the key of a deal."""
    arena = rubico_arena(3, games=6, bots=("random", "random", "random"))
    keys: list[bytes] = []

    def make(name: str, stream: Stream) -> Bot:
        keys.append(key_of(stream))
        return make_bot(name, stream)

    deals = set()
    for contest in contests_of(arena):
        for number in range(arena.games_each):
            play_game(arena, contest, number, make, lambda match, *_: deals.add(match.key))
    assert len(keys) == len(set(keys)) == 4 * 6 * 3
    assert len(deals) == arena.keys
    assert not deals & set(keys)


def test_a_longer_arena_begins_with_the_shorter_one() -> None:
    """Neither more games nor one more bot change what was."""
    few = measured(rubico_arena(games=10), make_bot)["pairs"][0]["scores_by_key"]["first"]
    more = rubico_arena(games=30, bots=("random", "random", "random"))
    assert measured(more, make_bot)["pairs"][0]["scores_by_key"]["first"][:5] == few


@pytest.mark.parametrize("name", registry.names())
def test_compiled_games_are_those_of_bots(name: str) -> None:
    """The same winners, turns and decisions, whoever sits where; the same standings and ratings."""
    game = registry.load(name)
    for players in (game.about.players[-2], game.about.players[-1]):
        arena = Arena(game, players, {}, game.standard_box, ("random", "easy"), 8, seed=players)
        compiled, _ = compete(arena)
        with_bots, _ = compete(arena, make=make_bot)
        for (contest, found), (_, expected) in zip(compiled, with_bots, strict=True):
            assert is_compiled(arena, contest) == isinstance(found, CompiledGames)
            untimed = [replace(one, thinking=([], [])) for one in found]
            assert untimed == [replace(one, thinking=([], [])) for one in expected]
        here, there = (standings(arena, contests, 0.0) for contests in (compiled, with_bots))
        assert without_thinking(here) == without_thinking(there)
        assert ratings(arena, compiled) == ratings(arena, with_bots)


def test_what_a_bot_believes_is_not_compiled() -> None:
    """Rubico's easy bot goes by what its seat saw; random play is compiled everywhere."""
    arena = rubico_arena(bots=("random", "easy"))
    compiled = {one.bots for one in contests_of(arena) if is_compiled(arena, one)}
    assert compiled == {("random", "random")}


# --- Controls and ladder ---


def test_a_mirror_is_fair_and_no_copy() -> None:
    """Random play against itself scores one half, in games that differ on the same key."""
    arena = rubico_arena(3, games=300, bots=("random",) * 2)
    contests, seconds = compete(arena)
    mirror = standings(arena, contests, seconds)["controls"]["mirrors"][0]
    assert mirror["fair"] is True
    assert 0.4 < mirror["score"]["first"]["low"] < 0.5 < mirror["score"]["first"]["high"] < 0.6
    assert mirror["score"]["first"]["low"] > mirror["score"]["first"]["wilson_low"]
    games = dict(contests)[Contest(MIRROR, 0, ("random", "random"))]
    lengths = [game.decisions for game in games]
    assert lengths[0::2] != lengths[1::2]


def test_each_bot_has_one_mirror() -> None:
    """However often it was named."""
    figures = measured(bidding_arena("low", "high", "low"))
    assert [mirror["first"] for mirror in figures["controls"]["mirrors"]] == ["low", "high"]
    assert all(mirror["fair"] for mirror in figures["controls"]["mirrors"])
    assert [pair["places"] for pair in figures["pairs"]] == [[0, 1], [0, 2], [1, 2]]


@pytest.mark.parametrize(("last", "clear"), [("high", True), ("low", False), ("none", False)])
def test_the_last_bot_must_beat_random(last: str, clear: bool) -> None:
    """Clearly: an even score or a loss is reported, and stops nothing."""
    sanity = measured(bidding_arena("low", last))["controls"]["sanity"]
    assert (sanity["first"], sanity["second"]) == (last, "random")
    assert sanity["clear"] is clear


def test_an_unfair_mirror_is_reported() -> None:
    """Were the first to win every game against itself, the places would not be fair."""
    arena = bidding_arena("low", "high")
    contests, seconds = compete(arena, make=make_bidder)
    doctored = [
        (contest, [replace(game, scores=(1.0, 0.0)) for game in games])
        for contest, games in contests
    ]
    controls = standings(arena, doctored, seconds)["controls"]
    assert [mirror["fair"] for mirror in controls["mirrors"]] == [False, False]


def test_games_that_nobody_wins_are_counted_and_leave_a_mirror_fair() -> None:
    """Equals that win a third each share what was won; the rest was won by nobody."""
    arena = bidding_arena("low", "high")
    contests, seconds = compete(arena, make=make_bidder)
    thirds = [(1.0, 0.0), (0.0, 1.0), (0.0, 0.0)]
    doctored = [
        (
            contest,
            [
                replace(game, scores=thirds[n % 3], winners=(0,) if n % 3 < 2 else ())
                for n, game in enumerate(games)
            ],
        )
        for contest, games in contests
    ]
    figures = standings(arena, doctored, seconds)
    assert figures["pairs"][0]["won_by_nobody"] == len(doctored[0][1]) // 3
    assert [mirror["fair"] for mirror in figures["controls"]["mirrors"]] == [True, True]


def test_controls_can_be_left_out() -> None:
    """Then only the pairs meet; and random needs no proof that it beats random."""
    assert measured(bidding_arena("low", "high", controls=False))["controls"] is None
    assert len(contests_of(bidding_arena("low", "high", controls=False))) == 1
    assert measured(bidding_arena("high", "random"))["controls"]["sanity"] is None


def test_a_ladder_doubles_the_budget() -> None:
    """Each rung plays the one below; a single bot is enough."""
    arena = bidding_arena("hard:100", ladder=3, controls=False)
    figures = measured(arena, lambda name, _: Bidder(1 if name == "hard:100" else 2))
    rungs = [(rung["first"], rung["second"]) for rung in figures["ladder"]]
    assert rungs == [("hard:200", "hard:100"), ("hard:400", "hard:200"), ("hard:800", "hard:400")]
    assert [rung["score"]["first"]["share"] for rung in figures["ladder"]] == [1.0, 0.5, 0.5]
    assert figures["pairs"] == []


def test_only_a_bot_with_a_budget_can_climb() -> None:
    """There is nothing to double for random play."""
    with pytest.raises(OptionError, match="'random' has no budget to double"):
        contests_of(rubico_arena(ladder=1))


# --- One game ---


def test_thinking_is_timed_where_there_is_a_choice() -> None:
    """The coin is no decision; the clock is read before and after each bid."""
    arena = bidding_arena("low", "high", players=3)
    match = Match(arena.game, 3, bytes(KEY_BYTES), box=arena.box)
    ticks = itertools.count()
    seconds = play_out(match, [Bidder(1)] * 3, clock=lambda: float(next(ticks)))
    assert seconds == [[1.0], [1.0], [1.0]]
    assert len(match.steps) == 6


def test_thinking_is_counted_for_each_bot() -> None:
    """One bid for each seat of each game, in all contests together."""
    figures = measured(bidding_arena("low", "high", players=4, games=40))
    assert figures["pairs"][0]["thinking"]["first"]["decisions"] == 80
    counted = {bot: spent["decisions"] for bot, spent in figures["thinking"].items()}
    assert counted == {"low": 80 + 160, "high": 80 + 160 + 80, "random": 80}
    spent = figures["thinking"]["high"]
    assert 0 <= spent["mean"] <= spent["longest"]
    assert spent["percentile_95"] <= spent["longest"]


def test_bots_that_never_choose_have_no_times() -> None:
    """Nothing is made up where nothing was measured."""
    game = bidding(teams=False, longest=3)
    figures = measured(bidding_arena("low", "high", game=game, controls=False))
    assert figures["thinking"]["low"] == {
        "decisions": 0,
        "mean": None,
        "percentile_95": None,
        "longest": None,
    }


def test_an_observer_sees_every_decision_before_it_is_made() -> None:
    """With the seat that is asked and the bot that sits there."""
    seen: list[tuple[int, int]] = []

    def observe(match: Match, seat: int, bot: Bot) -> None:
        assert match.waiting == [seat]
        assert isinstance(bot, Bidder)
        seen.append((len(match.steps), bot.amount))

    contest = Contest(PAIR, 0, ("low", "high"))
    played = play_game(bidding_arena("low", "high"), contest, 0, make_bidder, observe)
    assert played.decisions == 8
    assert seen == [(step, 1 + step % 2) for step in range(8)]


@pytest.mark.parametrize("fails", [False, True])
def test_bots_are_closed(fails: bool) -> None:
    """At the end of each game, and also when one of them fails."""
    made: list[Closing] = []

    class Closing(Bidder):
        open = True

        def choose(self, position: Position) -> int:
            if fails and position.seat == 1:
                raise ZeroDivisionError
            return super().choose(position)

        def close(self) -> None:
            assert self.open
            self.open = False

    def make(name: str, stream: Stream) -> Bot:
        made.append(Closing(1))
        return made[-1]

    arena = bidding_arena("low", "high", games=4, controls=False)
    if fails:
        with pytest.raises(ZeroDivisionError):
            compete(arena, make=make)
    else:
        compete(arena, make=make)
        assert len(made) == 4 * 4 + 2  # and each bot once beforehand
    assert not any(bot.open for bot in made)


# --- What is told and what is refused ---


def test_progress_is_told() -> None:
    """Game by game, over all contests."""
    told: list[int] = []
    compete(bidding_arena("low", "high"), told.append, make=make_bidder)
    assert told == [1] * 40 * 4  # the pair, two mirrors, the sanity


def test_figures_are_plain() -> None:
    """They can be written as JSON and say what was measured."""
    figures = measured(rubico_arena(4, options={"declarations": False}), make_bot)
    assert json.loads(json.dumps(figures)) == figures
    told = {name: figures[name] for name in ("game", "version", "players", "bots", "seed")}
    assert told == {
        "game": "rubico",
        "version": RUBICO.about.version,
        "players": 4,
        "bots": ["random", "random"],
        "seed": 1,
    }
    assert figures["options"] == {"players": 4, "declarations": False}
    assert figures["box"] == RUBICO.standard_box.file.digest
    assert len(figures["key"]) == 2 * KEY_BYTES


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"bots": ("high",)}, "two bots or more"),
        ({"bots": ()}, "two bots or more"),
        ({"bots": (), "ladder": 1}, "two bots or more"),
        ({"games": 0}, "one game or more for each pair, not 0"),
        ({"players": 1}, "two players or more"),
        ({"players": 9}, "Bidding is for 1, 2, 3, 4, 5, 6, 7 players, not 9"),
        ({"options": {"magic": True}}, "no option 'magic'"),
        ({"ladder": -1}, "0 for none, not -1"),
    ],
)
def test_what_makes_no_sense_is_refused(changes: dict[str, Any], reason: str) -> None:
    """What was wrong and what would be right."""
    with pytest.raises(OptionError, match=reason):
        replace(bidding_arena("low", "high"), **changes)


def test_three_sides_are_refused() -> None:
    """Two bots cannot fill them fairly."""
    game = bidding(teams=True)
    three = replace(game, about=replace(game.about, sides=("hawks", "doves", "owls")))
    with pytest.raises(OptionError, match="two sides or of none; Bidding has 3"):
        bidding_arena("low", "high", game=three)


def test_an_unknown_bot_is_refused_before_any_game() -> None:
    """By whoever makes the bots."""
    told: list[int] = []
    with pytest.raises(OptionError, match="there is no bot 'genius'"):
        compete(rubico_arena(bots=("random", "genius")), told.append)
    assert told == []
