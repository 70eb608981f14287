"""Bots by name: levels, budgets, and a sentence for every mistake."""

from __future__ import annotations

import pytest

from rubra.bots.easy import EasyBot
from rubra.bots.levels import (
    BUDGETS,
    LEVELS,
    MOST_ITERATIONS,
    RandomBot,
    check_level,
    doubled,
    make_bot,
    read_level,
)
from rubra.bots.player import player_of
from rubra.bots.search_bot import Budget, SearchBot
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, stream_from_seed
from rubra.lab.arena import steady_bot


def test_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    """The first two do not search; the others have a budget, each more than the one before."""
    assert LEVELS == ("random", "easy", "medium", "hard")
    assert BUDGETS["medium"].iterations < BUDGETS["hard"].iterations


def test_a_game_may_give_a_level_another_budget() -> None:
    """A budget that is typed stays what it is, and the level above stays above."""
    cathedral = player_of(registry.load("cathedral"))
    rubico = player_of(registry.load("rubico"))
    assert BUDGETS["medium"].iterations_of(rubico) == 200
    assert BUDGETS["medium"].iterations_of(cathedral) == 60
    assert BUDGETS["hard"].iterations_of(cathedral) == 4000
    typed = read_level("medium:200")[1]
    assert typed is not None
    assert typed.iterations_of(cathedral) == 200


@pytest.mark.parametrize(("level", "iterations"), [("medium", 60), ("medium:20", 20)])
def test_what_a_level_may_spend_is_spent(level: str, iterations: int) -> None:
    """By a bot that does not look at the clock."""
    match = Match(registry.load("cathedral"), 2, bytes(KEY_BYTES))
    bot = steady_bot(level, stream_from_seed(1))
    assert isinstance(bot, SearchBot)
    bot.choose(Position(match, match.waiting[0]))
    assert bot.thought is not None
    assert bot.thought.iterations == iterations


@pytest.mark.parametrize(
    ("level", "kind"),
    [("random", RandomBot), ("easy", EasyBot), ("medium", SearchBot), ("hard:0.5s", SearchBot)],
)
def test_a_level_names_a_bot(level: str, kind: type) -> None:
    """Which plays with the stream it is given."""
    stream = stream_from_seed(1)
    bot = make_bot(level, stream)
    assert type(bot) is kind
    assert bot.stream is stream


@pytest.mark.parametrize(
    ("level", "budget"),
    [
        ("medium", BUDGETS["medium"]),
        ("hard", BUDGETS["hard"]),
        ("hard:4000", Budget(4000)),
        ("medium:1", Budget(1)),
        ("hard:0.5s", Budget(MOST_ITERATIONS, 0.5)),
        ("hard:3600s", Budget(MOST_ITERATIONS, 3600.0)),
        (f"hard:{MOST_ITERATIONS}", Budget(MOST_ITERATIONS)),
    ],
)
def test_a_budget_is_a_number_of_iterations_or_of_seconds(level: str, budget: Budget) -> None:
    """A number of iterations is kept exactly: there is no clock beside it."""
    assert read_level(level) == (level.partition(":")[0], budget)
    bot = make_bot(level, stream_from_seed(1))
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget


@pytest.mark.parametrize("level", ["random", "easy"])
def test_a_bot_that_does_not_search_has_no_budget(level: str) -> None:
    """And is refused one."""
    assert read_level(level) == (level, None)
    with pytest.raises(OptionError, match=f"'{level}' does not search .* write '{level}' alone"):
        check_level(f"{level}:100")


@pytest.mark.parametrize("level", ["", "Hard", "expert", " hard", ":300", "hard 300"])
def test_an_unknown_bot_is_refused(level: str) -> None:
    """The error names those there are."""
    with pytest.raises(OptionError, match=r"there is no bot .* random, easy, medium, hard"):
        check_level(level)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "s",
        "0",
        "-1",
        "0s",
        "-1s",
        "1e3",
        "1.5",
        "infs",
        "nans",
        "3601s",
        "100000001",
        "3m",
        "1:2",
    ],
)
def test_a_budget_that_is_none_is_refused(typed: str) -> None:
    """The error says what one looks like, and what was typed instead."""
    with pytest.raises(OptionError, match=r"as in hard:4000 or hard:0\.5s, not ") as raised:
        make_bot(f"hard:{typed}", stream_from_seed(1))
    assert str(raised.value).endswith(f"not {typed!r}")


@pytest.mark.parametrize(
    ("level", "times", "expected"),
    [
        ("hard:1000", 0, "hard:1000"),
        ("hard:1000", 1, "hard:2000"),
        ("medium:50", 3, "medium:400"),
        ("hard:0.5s", 2, "hard:2s"),
        ("medium:0.1s", 1, "medium:0.2s"),
    ],
)
def test_a_budget_can_be_doubled(level: str, times: int, expected: str) -> None:
    """So many times, in the same unit."""
    assert doubled(level, times, registry.load("rubico")) == expected
    check_level(expected)


@pytest.mark.parametrize("level", list(BUDGETS))
@pytest.mark.parametrize("game", registry.names())
def test_a_level_s_own_budget_is_doubled_in_iterations(game: str, level: str) -> None:
    """The one it has in this game, without its limit in seconds: a comparison of thinking."""
    loaded = registry.load(game)
    iterations = BUDGETS[level].iterations_of(player_of(loaded))
    assert read_level(doubled(level, 1, loaded)) == (level, Budget(2 * iterations))


def test_what_has_no_budget_cannot_be_doubled() -> None:
    """The error says so."""
    with pytest.raises(OptionError, match="'easy' has no budget to double"):
        doubled("easy", 1, registry.load("rubico"))


def test_a_random_bot_plays_every_move() -> None:
    """Each of them now and then."""
    match = Match(registry.load("rubico"), 3, bytes(16))
    position = Position(match, match.waiting[0])
    bot = RandomBot(stream_from_seed(1))
    assert {bot.choose(position) for _ in range(300)} == set(position.moves())
