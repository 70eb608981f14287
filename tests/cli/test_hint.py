"""A hint at the table: what is shown, in which words, and to whom."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from rubra.bots.easy import EasyBot
from rubra.bots.levels import BUDGETS, budget_of
from rubra.bots.search_bot import Considered, SearchBot, Thought
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record_file import SeatRecord, save, to_record
from rubra.core.stream import key_of, stream_from_seed
from rubra.core.texts import LANGUAGES, Speaker, text
from rubra.games.rubico import terminal as rubico
from rubra.terminal.hint import draw_hint, level_text, new_adviser, percent
from rubra.terminal.table import TerminalTable
from tests.cli.command import printed

RUBICO = registry.load("rubico")
NAMES = ["Ada", "Bea", "Cai", "Dan", "Eva"]


def speaker_of(language: str = "en") -> Speaker:
    """Somebody who knows the names at the table."""
    return Speaker(RUBICO, RUBICO.standard_box, language, NAMES)


def match_where(choices: range, players: int = 5) -> tuple[Match, int]:
    """A match at the first decision with so many choices, and the seat that is asked."""
    for seed in range(100):
        match = Match(RUBICO, players, key_of(stream_from_seed(seed)))
        bots = [EasyBot(stream_from_seed(seat)) for seat in range(players)]
        while not match.is_over:
            seat = match.waiting[0]
            if len(match.moves(seat)) in choices:
                return match, seat
            match.play(seat, bots[seat].choose(Position(match, seat)))
    raise AssertionError("no such decision in a hundred games")


def saved(file: Path, match: Match, *people: int, bot: str = "easy") -> Path:
    """The record of a match with people at these seats and bots at the others."""
    seats = [SeatRecord(name, None if n in people else bot) for n, name in enumerate(NAMES)]
    save(to_record(match, seats[: match.players]), file)
    return file


def shown(thought: Thought, moves: list[int], beliefs: list[str], language: str = "en") -> str:
    """A hint as a reader sees it."""
    console = Console(width=100)
    with console.capture() as capture:
        console.print(draw_hint(thought, moves, beliefs, speaker_of(language)))
    return capture.get()


# --- At the table ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wish", ["h", "hint", "HINT"])
def test_a_hint_can_be_asked_for(tmp_path: Path, language: str, wish: str) -> None:
    """As often as one likes, in every language; then the question comes again."""
    match, seat = match_where(range(3, 9))
    file = saved(tmp_path / "game.json", match, seat)
    typed = f"{wish}\n{wish}\nq\n"
    told = printed("play", "--resume", file, "--lang", language, typed=typed)
    level = text(language, "web-level-medium")
    assert told.count(text(language, "hint-title", level=level)) == 2
    assert told.count(text(language, "ask-number", count=len(match.moves(seat)))) == 3
    for column in ("hint-move", "hint-share", "hint-chance", "hint-legend", "hint-beliefs"):
        assert told.count(text(language, column)) == 2


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    """The record is the same as before."""
    match, _ = match_where(range(3, 9))
    file = saved(tmp_path / "game.json", match, *range(5))
    before = file.read_text(encoding="utf-8")
    assert "would consider" in printed("play", "--resume", file, typed="\nh\nq\n")
    assert file.read_text(encoding="utf-8") == before


def test_where_there_is_no_choice_there_is_no_hint(tmp_path: Path) -> None:
    """It is said so."""
    match, seat = match_where(range(1, 2))
    file = saved(tmp_path / "game.json", match, seat)
    told = printed("play", "--resume", file, typed="h\nq\n")
    assert "There is only one thing you can do now." in told
    assert "would consider" not in told


def test_help_is_still_help(tmp_path: Path) -> None:
    """It explains the cards and gives nothing away."""
    match, seat = match_where(range(3, 9))
    file = saved(tmp_path / "game.json", match, seat)
    told = printed("play", "--resume", file, typed="?\nq\n")
    assert "Becomes a copy of the card revealed just before it" in told
    assert "would consider" not in told


def test_each_person_is_advised_by_what_they_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser of a seat is given that seat's position, and nobody else's."""
    match, seat = match_where(range(3, 9))
    other = next(n for n in match.waiting if n != seat)
    asked: list[tuple[SearchBot, object, int]] = []
    think = SearchBot.think

    def spy(bot: SearchBot, position: Position) -> Thought:
        asked.append((bot, type(position), position.seat))
        return think(bot, position)

    monkeypatch.setattr(SearchBot, "think", spy)
    answers = iter(["", "h", "h", "1", "1", "", "h", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    seats = [
        SeatRecord(name, None if n in (seat, other) else "easy") for n, name in enumerate(NAMES)
    ]
    TerminalTable(match, seats, None, "en", Console(file=StringIO())).run()
    assert {kind for _, kind, _ in asked} == {Position}
    assert [at for *_, at in asked] == [seat, seat, other]
    assert asked[0][0] is asked[1][0] is not asked[2][0]


# --- What is shown ---


def test_the_three_best_moves_are_shown_as_they_are_numbered_at_the_table() -> None:
    """With their share of the search and the chance to win; what was never tried is left out."""
    match, seat = match_where(range(6, 7))
    moves = match.moves(seat)
    order = [4, 0, 2, 1]
    shares, worths = [0.61, 0.25, 0.104, 0.036], [0.437, 0.0, 1.0, 0.5]
    considered = [Considered(moves[n], s, w) for n, s, w in zip(order, shares, worths, strict=True)]
    rows = shown(Thought(tuple(considered), 300, 0.1, {}), moves, []).splitlines()
    found = [(row.split()[0], row.split()[-2:]) for row in rows if row.rstrip().endswith("%")]
    assert found == [("5", ["61%", "44%"]), ("1", ["25%", "1%"]), ("3", ["10%", "99%"])]
    for place, row in zip(order, [row for row in rows if row.rstrip().endswith("%")], strict=False):
        assert speaker_of().move(moves[place]) in row
    never = [considered[0], Considered(moves[1], 0.0, float("nan"))]
    rows = shown(Thought(tuple(never), 1, 0.1, {}), moves, []).splitlines()
    assert [row.split()[0] for row in rows if row.rstrip().endswith("%")] == ["5"]


def test_beliefs_are_left_out_where_there_are_none() -> None:
    """A game may have nothing to believe."""
    match, seat = match_where(range(6, 7))
    moves = match.moves(seat)
    thought = Thought((Considered(moves[0], 1.0, 0.5),), 1, 0.1, {})
    assert "What it thinks of the others" not in shown(thought, moves, [])
    assert "What it thinks of the others\n· So." in shown(thought, moves, ["So."])


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            ["Ada is not a senator.", "Bea is a senator: 34% likely.", "Dan is a senator."],
        ),
        (
            "ca",
            ["Ada no és senador.", "Bea és senador: 34 % de probabilitat.", "Dan és senador."],
        ),
        (
            "pt",
            ["Ada não é senador.", "Bea é senador: 34% de probabilidade.", "Dan é senador."],
        ),
        (
            "it",
            ["Ada non è senatore.", "Bea è senatore: 34% di probabilità.", "Dan è senatore."],
        ),
    ],
)
def test_beliefs_in_words(language: str, sentences: list[str]) -> None:
    """Of the others, not of oneself; what is certain is said without a figure."""
    knowledge = {"senator": [0.0, 0.338, 0.5, 1.0]}
    assert rubico.beliefs(knowledge, 2, speaker_of(language)) == sentences


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0, 0), (1e-9, 1), (0.004, 1), (0.338, 34), (0.999, 99), (1 - 1e-9, 99), (1.0, 100)],
)
def test_only_what_is_certain_is_said_to_be(chance: float, said: int) -> None:
    """A small chance is not none."""
    assert percent(chance) == said


def test_the_adviser_is_a_medium_bot() -> None:
    """With a stream that nobody else has."""
    match = Match(RUBICO, 5, bytes(16))
    one, other = new_adviser(match), new_adviser(match)
    assert one.budget == other.budget == BUDGETS["medium"]
    assert key_of(one.stream) != key_of(other.stream)


def test_a_level_by_number_gives_hints_if_it_searches() -> None:
    """With what its search may spend in this game."""
    match = Match(RUBICO, 5, bytes(16))
    assert new_adviser(match, "level:3").budget == budget_of("level:3", RUBICO, 5)
    for level in ("level:1", "easy"):
        with pytest.raises(OptionError, match="does not search, so it has no reasons"):
            new_adviser(match, level)
    with pytest.raises(OptionError, match="there is no level:99"):
        new_adviser(match, "level:99")


@pytest.mark.parametrize(
    ("language", "level", "said"),
    [("en", "level:4", "level 4"), ("ca", "level:4", "4"), ("it", "hard:400", "difficile")],
)
def test_a_level_is_said_as_a_sentence_needs_it(language: str, level: str, said: str) -> None:
    """ "Un bot de nivell 4": the word is there already."""
    assert level_text(level, language) == said
