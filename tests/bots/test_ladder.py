"""Levels by number: what each means in a game, how they play, and a sentence for every mistake."""

from __future__ import annotations

import pytest

from rubra.bots.ladder import DEFAULT, FILE_NAME, MOST, Rung, ladder_of, read_ladders, rung_of
from rubra.bots.level_bot import LevelBot
from rubra.bots.levels import BUDGETS, budget_of, check_level, doubled, make_bot, number_of
from rubra.bots.player import player_of
from rubra.bots.search_bot import Budget
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, stream_from_seed
from rubra.lab.arena import steady_bot

GAMES = registry.names()
TABLES = [(game, players) for game in GAMES for players in registry.about(game).players]


def moves_of(game: str, players: int, level: str, decisions: int) -> list[int]:
    """What bots of one level do at a table, all drawing from streams of their own."""
    match = Match(registry.load(game), players, bytes(KEY_BYTES))
    bots = [steady_bot(level, stream_from_seed(seat)) for seat in range(players)]
    made: list[int] = []
    while not match.is_over and len(made) < decisions:
        seat = match.waiting[0]
        made.append(bots[seat].choose(Position(match, seat)))
        match.play(seat, made[-1])
    return made


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_ladder_leads_from_easy_to_hard(game: str, players: int) -> None:
    """Each level leaves less to heuristics than the one below, or searches longer."""
    ladder = ladder_of(game, players)
    hard = BUDGETS["hard"].iterations_of(player_of(registry.load(game)))
    assert ladder[0] == Rung(easy=MOST)
    assert ladder[-1] == Rung(iterations=hard)
    strengths = [(-rung.easy, rung.iterations) for rung in ladder]
    assert strengths == sorted(set(strengths))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_level_makes_the_moves_of_easy(game: str) -> None:
    """All of them."""
    players = max(registry.about(game).players)
    assert moves_of(game, players, "level:1", 60) == moves_of(game, players, "easy", 60)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_level_makes_the_moves_of_hard(game: str) -> None:
    """Which does not look at the clock here."""
    players = max(registry.about(game).players)
    last = f"level:{len(ladder_of(game, players))}"
    assert moves_of(game, players, last, 6) == moves_of(game, players, "hard", 6)


def test_a_level_between_plays_now_one_way_and_now_the_other() -> None:
    """Drawn from its own stream: a twin makes the same moves, and searches as often as is said."""
    match = Match(registry.load("cathedral"), 2, bytes(KEY_BYTES))
    number = next(n for n, rung in enumerate(ladder_of("cathedral", 2), 1) if 0 < rung.easy < MOST)
    rung = rung_of("cathedral", 2, number)
    twins = [LevelBot(stream_from_seed(1), number) for _ in range(2)]
    seat = match.waiting[0]
    searched = 0
    for _ in range(400):
        one, other = (twin.choose(Position(match, seat)) for twin in twins)
        assert one == other
        searched += twins[0].thought is not None
        assert twins[0].thought is None or twins[0].thought.iterations == rung.iterations
    assert abs(searched / 400 - (1 - rung.easy / MOST)) < 0.1


def test_where_a_number_of_players_is_not_told_the_nearest_one_counts() -> None:
    """Of two that are as near, the smaller."""
    ladder = ladder_of("rubico", 3)
    assert ladder != ladder_of("rubico", 5)
    assert ladder_of("rubico", 4) == ladder
    assert ladder_of("rubico", 7) == ladder_of("rubico", 5)


def test_a_game_without_a_file_has_sensible_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """From easy to as many iterations as hard usually has."""
    monkeypatch.setattr("rubra.bots.ladder.FILE_NAME", "none.toml")
    ladder_of.cache_clear()
    try:
        assert ladder_of("rubico", 3) == DEFAULT
    finally:
        ladder_of.cache_clear()
    assert DEFAULT[0].easy == MOST
    assert DEFAULT[-1] == Rung(iterations=BUDGETS["hard"].iterations)


def test_a_game_whose_bots_cannot_search_has_no_levels_by_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And says so."""
    monkeypatch.setattr("rubra.bots.ladder.ladder_of", lambda *_: ())
    with pytest.raises(OptionError, match="bots do not search in Rubico"):
        rung_of("rubico", 3, 1)


@pytest.mark.parametrize("number", [0, 99])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    """The error says which there are in this game with so many players."""
    most = len(ladder_of("cathedral", 2))
    said = f"The Red Cathedral with 2 players the levels are level:1 to level:{most}; .*:{number}$"
    with pytest.raises(OptionError, match=said):
        rung_of("cathedral", 2, number)
    bot = LevelBot(stream_from_seed(1), number)
    match = Match(registry.load("cathedral"), 2, bytes(KEY_BYTES))
    with pytest.raises(OptionError, match=said):
        bot.choose(Position(match, match.waiting[0]))


@pytest.mark.parametrize(
    "level", ["level", "level:", "level:0", "level:x", "level:1.5", "level:-1"]
)
def test_a_number_that_is_none_is_refused(level: str) -> None:
    """By its form alone, whatever the game."""
    with pytest.raises(OptionError, match="a level by number is written level:1, level:2"):
        check_level(level)


def test_whether_a_number_exists_is_asked_of_a_game() -> None:
    """Without one only the form is looked at."""
    check_level("level:99")
    check_level("level:2", "rubico", 3)
    with pytest.raises(OptionError, match="there is no level:99"):
        check_level("level:99", "rubico", 3)
    assert number_of("level:12") == 12
    assert number_of("hard") is None


def test_what_searches_can_be_asked_for_reasons() -> None:
    """With the iterations of its decisions that are not made by heuristics."""
    cathedral = registry.load("cathedral")
    assert budget_of("level:1", cathedral, 2) is None
    assert budget_of("level:2", cathedral, 2) == Budget(rung_of("cathedral", 2, 2).iterations)
    assert budget_of("hard", cathedral, 2) == BUDGETS["hard"]
    assert budget_of("easy", cathedral, 2) is None


def test_a_level_by_number_has_no_budget_to_double() -> None:
    """It is what it is."""
    with pytest.raises(OptionError, match="'level:2' has no budget to double"):
        doubled("level:2", 1, registry.load("rubico"))
    assert isinstance(make_bot("level:2", stream_from_seed(1)), LevelBot)


@pytest.mark.parametrize(
    "text",
    [
        "[players]",
        "[players]\n3 = []",
        "[players]\n3 = [{ easy = 101 }]",
        "[players]\n3 = [{ easy = 50 }]",
        "[players]\n3 = [{ easy = 100, iterations = 5 }]",
        "[players]\n3 = [{ iterations = -1 }]",
        "[players]\n3 = [{ hard = 1 }]",
        "[players]\nthree = [{ easy = 100 }]",
        "[seats]\n3 = [{ easy = 100 }]",
    ],
)
def test_a_file_that_makes_no_sense_is_refused(text: str) -> None:
    """Loudly, when it is read."""
    with pytest.raises(ValueError):  # noqa: PT011 - of several kinds, each with its own sentence
        read_ladders(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_speaks_of_players_that_there_are(game: str) -> None:
    """So that no row of it is dead."""
    text = (registry.folder(game) / FILE_NAME).read_text(encoding="utf-8")
    assert set(read_ladders(text).players) <= set(registry.about(game).players)
