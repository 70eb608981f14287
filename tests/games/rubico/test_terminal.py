"""Rubico at a terminal: table, help, prices, ending; in eighty columns and four languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.texts import LANGUAGES, Speaker
from rubra.core.vocabulary import Said
from rubra.games.rubico import terminal as rubico
from rubra.games.rubico.words import POWER_IDS, SENATE_IDS
from rubra.terminal.pages import draw_help, looked_up
from tests.cli.screen import (
    assert_eighty_columns_are_enough,
    easy_game,
    finished_game,
    names_of,
    pages,
    show,
)

from .tables import BOX, GAME, Table, table


def speaker_of(players: int, language: str = "en") -> Speaker:
    """Somebody who knows the names at a table with the track of the tests."""
    return Speaker(GAME, BOX, language, names_of(players))


def drawn(laid: Table, seat: int, language: str = "en") -> str:
    """The table as a seat sees it, as it is printed."""
    return show(rubico.draw(laid.view(seat), speaker_of(laid.match.players, language)))


def explained(view: dict[str, Any], language: str = "en") -> dict[str, str]:
    """What help says of each thing."""
    chapters = rubico.explain(view, speaker_of(view["players"], language))
    return {entry.name: entry.text for chapter in chapters for entry in chapter.entries}


# --- Eighty columns, four languages ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "declarations"), [(4, True), (7, False)])
def test_eighty_columns_are_enough(language: str, players: int, declarations: bool) -> None:
    """Whole games, each page of them: nothing is cut, no word is broken."""
    game = registry.load("rubico")
    speaker = Speaker(game, game.standard_box, language, names_of(players))
    for match in easy_game("rubico", players, seed=players, options={"declarations": declarations}):
        for page in pages(match, (match.waiting or [0])[0], speaker):
            assert_eighty_columns_are_enough(page)


# --- The table ---


@pytest.mark.rule("rubico:5.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_declarations_nobody_is_said_to_say_nothing(language: str) -> None:
    """The column is not there: nobody was asked."""
    silent = speaker_of(5, language).text("table-silent")
    claim = speaker_of(5, language).text("table-claim")
    asked = drawn(table(5).lay(), 1, language)
    assert silent in " ".join(asked.split())
    assert claim in asked
    unasked = drawn(table(5, declarations=False).lay(), 1, language)
    assert silent not in " ".join(unasked.split())
    assert claim not in unasked


@pytest.mark.rule("rubico:9.6")
def test_a_covered_card_does_not_look_like_a_castrum() -> None:
    """Brackets are of a Castrum, a covered card stands in parentheses."""
    laid = table(5, powers={1: "venus"}).lay().use(1, "cover venus 0")
    text = drawn(laid, 0)
    assert "[Rubico]" in text
    assert "1:(▒)" in text
    assert "[▒]" not in text


@pytest.mark.rule("rubico:8.8")
def test_the_sum_of_the_last_reveal_is_explained() -> None:
    """What came up, what effects added, what was counted."""
    turn = table(5, chosen="red red blue blue", fresh="triumph").resolve("red blue red blue")
    text = " ".join(drawn(turn, 0).replace("│", " ").split())
    said = "red blue red blue; added by effects: 1 red; in all: 3 red, 2 blue"
    assert f"Last reveal: {said}" in text


@pytest.mark.rule("rubico:6.1")
def test_the_table_tells_how_many_cards_are_due() -> None:
    """From the beginning of the turn on; Fortuna changes the way, not the number."""
    drawing = table(5, caesar="gallia", powers={1: "fortuna"})
    text = "2 steps to the next Castrum. The Centurion takes 4 cards, at most 2"
    assert text in " ".join(drawn(drawing, 1).split())
    moved = drawing.lay().use(1, "shift fortuna forward")
    text = "1 step to the next Castrum. The Centurion takes 4 cards, at most 2"
    assert text in " ".join(drawn(moved, 1).split())


@pytest.mark.rule("rubico:9.11")
@pytest.mark.rule("rubico:9.13")
def test_powers_that_hold_this_turn_are_shown() -> None:
    """Iuno and Vesta; and a Senate card that Vesta cancels is not said to hold."""
    laid = table(5, powers={1: "iuno", 2: "vesta"}, fresh="triumph").lay()
    assert "one more red card counts" in drawn(laid, 0)
    laid.use(1, "favour iuno").use(2, "cancel vesta")
    text = drawn(laid, 0)
    assert "Two more red cards and one more Pompey count this turn." in text
    assert "Senate effects, Pompeys and Januses count for nothing this turn." in text
    assert "one more red card counts" not in text


# --- Prices ---


@pytest.mark.rule("rubico:5.4")
def test_the_true_declaration_is_marked() -> None:
    """One of them, and only for its owner to see."""
    laid = table(5, rows={1: "red blue janus"}).lay_row(1)
    view = laid.view(1)
    claims = [move.split() for move in laid.moves(1, "declare")]
    kinds = ("red", "blue", "janus", "pompey")
    said = [Said("declare", dict(zip(kinds, map(int, c[1:]), strict=True))) for c in claims]
    true = [m.as_list()[1:] for m in said if rubico.price(view, m, speaker_of(5)) == "the truth"]
    assert true == [[1, 1, 1, 0]]


@pytest.mark.rule("rubico:9.7")
def test_fortuna_tells_where_caesar_would_go() -> None:
    """Spaces that do not exist are skipped."""
    laid = table(5, caesar="ravenna", powers={1: "fortuna"}).lay()
    for way, space in (("forward", "to Rubico"), ("back", "to Gallia")):
        move = Said("shift", {"power": "fortuna", "way": way})
        assert rubico.price(laid.view(1), move, speaker_of(5)) == space


# --- Help ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_help_is_about_everything_in_play(language: str, players: int) -> None:
    """Every card, every space of this track, every role; powers where there are powers."""
    speaker = speaker_of(players, language)
    view = table(players).view(1)
    told = explained(view, language)
    cards = [f"card-{card}" for card in ("red", "blue", "janus", "pompey")]
    names = [*cards, *(f"senate-{card}" for card in SENATE_IDS), "role-legionary", "role-senator"]
    for name in names:
        assert speaker.text(f"{name}-help") in told[speaker.text(name)]
    for space in view["track"]:
        assert str(speaker.value("space", space["space"])) in told
    powers = [speaker.text(f"power-{power}-help") for power in POWER_IDS]
    assert all(any(power in text for text in told.values()) == (players > 3) for power in powers)


def test_help_names_what_decides() -> None:
    """Castra, the distance and two more, the legion on each Senate card, face down ones too."""
    told = explained(table(5, turned="veto", fresh="muster").view(1))
    assert "A Castrum: Caesar stops here" in told["Rubico"]
    assert "steps from Caesar to the next Castrum, plus 2" in told["Choice"]
    assert "Now that is 4 cards." in told["Choice"]
    assert told["Veto"].startswith("LEG I Italica.")
    assert told["Veto"].endswith("(face up)")
    assert told["Muster"].endswith("(face up; it holds now)")
    assert told["Triumph"].startswith("LEG XV Apollinaris.")
    assert told["Triumph"].endswith("(still face down)")
    assert told["Two Standards"].startswith("LEG I Italica, LEG XV Apollinaris.")
    assert told["Ariminum"] == "No effect. (only in a game of 5 or more)"
    assert told["red"].endswith("(6 of 16)")
    assert told["senator"].endswith("(2 of 5)")


def test_help_tells_no_secret() -> None:
    """Two tables that look the same to a reader have the same help."""
    one = table(5, powers={1: "venus", 2: "roma"}, rows={2: "red red red"}).lay()
    other = table(5, powers={1: "venus", 2: "iuno"}, rows={2: "blue blue blue"}).lay()
    helps = [show(draw_help(rubico.explain(laid.view(1), speaker_of(5)))) for laid in (one, other)]
    assert helps[0] == helps[1]
    assert "(yours)" in helps[0]


@pytest.mark.rule("rubico:5.6")
def test_help_knows_the_options() -> None:
    """Declarations are explained where they are made."""
    assert "declares what they hold" in explained(table(5).view(1))["Suggestion"]
    without = explained(table(5, declarations=False).view(1))["Suggestion"]
    assert "talk is free" in without
    assert "declares what they hold" not in without


def test_a_word_is_looked_up() -> None:
    """In names and texts, in any case; nothing is found for nonsense."""
    chapters = rubico.explain(table(5).view(1), speaker_of(5))
    found = [entry.name for chapter in looked_up(chapters, "janus") for entry in chapter.entries]
    assert found == ["Janus", "Vesta"]
    assert looked_up(chapters, "dragon") == []


# --- The end ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 7])
def test_the_ending_names_both_sides(language: str, players: int) -> None:
    """All seats, each with its own side, and the winners marked."""
    match = finished_game("rubico", players, seed=1)
    speaker = Speaker(match.game, match.box, language, names_of(players))
    text = show(rubico.final(match.view(0), speaker))
    result = match.result()
    assert speaker.text(f"reason-{result['reason']}") in text
    sides = {"caesar": "legionary", "senate": "senator"}
    for side, role in sides.items():
        named = f"{speaker.text(f'side-{side}')}: "[1:]  # a line begins with a capital letter
        (line,) = [x for x in text.splitlines() if named in x]
        members = [n for n, seat in enumerate(match.view(0)["seats"]) if seat["role"] == role]
        assert [int(n) - 1 for n in re.findall(r"Seat (\d)", line)] == members
        assert line.startswith("★") == (members == result["winners"])
