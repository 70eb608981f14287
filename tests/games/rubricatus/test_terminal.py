"""Rubricatus at a terminal: what is drawn, asked, explained and told, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.match import Match
from rubra.core.stream import below, stream_from_seed
from rubra.core.texts import LANGUAGES, Speaker, text
from rubra.games.rubricatus import terminal as drawing
from rubra.games.rubricatus.words import EFFECTS, SOURCES
from tests.cli.screen import (
    WIDE,
    assert_eighty_columns_are_enough,
    easy_game,
    names_of,
    pages,
    show,
)

from .tables import GAME, Table, box_with, new_match, table


def speaker_for(match: Match, language: str = "en") -> Speaker:
    """Somebody who says what happens."""
    return Speaker(match.game, match.box, language, names_of(match.players))


def told(laid: Table, language: str = "en", seat: int = 0) -> str:
    """The table as it is drawn for a seat, on a screen so wide that nothing is broken."""
    return show(drawing.draw(laid.match.view(seat), speaker_for(laid.match, language)), WIDE)


def price_of(laid: Table, kind: str, language: str = "en") -> list[str]:
    """The prices of the moves of a kind."""
    seat = laid.waiting[0]
    say = laid.match.game.move_words.say
    view, speaker = laid.match.view(seat), speaker_for(laid.match, language)
    moves = [say(move) for move in laid.match.moves(seat)]
    return [drawing.price(view, said, speaker) for said in moves if said.kind == kind]


# --- Era cards ---


@pytest.mark.rule("rubricatus:5.3")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "each player who built nothing this round: 1 problem in a region you choose"),
        ("ca", "cada jugador que no ha construït res aquesta ronda: 1 problema"),
        ("pt", "cada jogador que não construiu nada nesta ronda: 1 problema"),
        ("it", "ogni giocatore che non ha costruito nulla in questo round: 1 problema"),
    ],
)
def test_a_penalty_is_for_those_who_do_not_pass(language: str, said: str) -> None:
    """A card with a penalty alone does not seem to punish those who have built."""
    laid = table(era_card=box_with(check="built:1", penalty="add_any:1"))
    assert said in told(laid, language)


@pytest.mark.rule("rubricatus:5.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(36))
def test_each_era_card_says_whom_its_prize_and_its_penalty_are_for(
    language: str, number: int
) -> None:
    """Prize and penalty each follow words of their own, and never the same."""
    match = new_match(3, box=GAME.standard_box)
    match.state.era_card = number
    card = match.view()["era_card"]
    speaker = speaker_for(match, language)
    said = drawing._era_card_text(card, speaker)
    if card["check"] is None:
        return
    ends = said.rsplit(" · ", 1)[-1]
    for part, family in (("prize", "met"), ("penalty", "missed")):
        values = drawing._values(card["check"], speaker)
        who = speaker.text(f"{family}-{card['check']['do']}", **values)
        effects = drawing.effects_text(card[part], speaker)
        assert (f"{who}: {effects}" in ends) == bool(card[part])


# --- Where one can build ---


def test_the_table_says_where_llucanes_leads() -> None:
    """It has no region of its own."""
    rows = [row for row in told(table()).splitlines() if "also Lluçanès" in row]
    assert [row.split()[1] for row in rows] == ["Berguedà", "Bages-Berguedà"]


def test_pairs_and_constructions_have_names() -> None:
    """No bare number stands for a card."""
    laid = table(market="mill", constructions={0: "silo hut", 1: "farm"})
    said = told(laid)
    assert "pair: Silo, which you have (+1 VP)" in said
    assert "Seat 1: Iberian Era: Hut, Silo" in said
    assert "Seat 2: Iberian Era: Farm" in said


def test_one_sees_one_s_own_eras_and_comarques() -> None:
    """How many of each, and those that are missing."""
    said = told(table(constructions={0: "silo hut mill"}))
    assert "Your Eras: Iberian Era 2, Ancient Era 1, Medieval Era –" in said
    assert "Your comarques: Berguedà 2, Bages 1, Solsonès –" in said


def test_a_placed_eteria_is_told_in_words() -> None:
    """Not by colour alone."""
    laid = table(eteries={0: "goja aloja"}).play("points two", "send_eteria goja")
    assert "Goja de les Fonts (placed), Aloja Filadora" in told(laid)


# --- Choices ---


@pytest.mark.parametrize(
    ("stock", "market", "asked"),
    [
        ("d1", "", "In Bages: mitigate."),
        ("m1", "hut", "In Bages: build."),
        ("m1 d1", "hut", "In Bages: mitigate or build."),
    ],
)
def test_only_what_may_be_done_is_asked(stock: str, market: str, asked: str) -> None:
    """With one option there is no list of three."""
    laid = table(stock={0: stock}, market=market).play("points two", "enter bages")
    view = laid.match.view(0)
    assert speaker_for(laid.match).question(view["asked"]) == asked


def test_a_choice_shows_its_price() -> None:
    """What a card costs and brings, what a resource comes to, what waits in a region."""
    laid = table(stock={0: "m3 t1 d1"}, market="silo port", problems={"bages": 3})
    assert price_of(laid, "points") == ["value 1", "value 2"]
    laid.play("points two")
    assert price_of(laid, "produce") == [
        "+2: you will have 1, and 1 step of development",
        "+2: you will have 3",
        "+2: you will have 2",
        "+2: you will have 3",
    ]
    assert price_of(laid, "enter")[:2] == [
        "1 problem, 1 card that you can build",
        "3 problems, nothing you can build",
    ]
    laid.play("enter bergueda")
    assert price_of(laid, "mitigate") == ["costs 1 defence"]
    assert price_of(laid, "build") == ["Cost: 1 material, 1 technology · ★4"]


@pytest.mark.rule("rubricatus:9.5")
@pytest.mark.rule("rubricatus:13.8")
def test_what_is_built_shows_what_is_paid_and_all_its_points() -> None:
    """One defence less with the Encantada; points of action card, construction and extension."""
    laid = table(eteries={0: "encantada"}, stock={0: "m1 d1"}, market="fort")
    laid.play("points two", "send_eteria encantada", "enter solsones")
    assert price_of(laid, "build_sparing") == ["Cost: 1 material, 1 defence · ★5 · ●●"]
    laid = table(stock={0: "m1 t1"}, constructions={0: "mill"}, market="silo")
    laid.play("points two", "enter bergueda")
    extension = laid.match.view(0)["scoring"]["extension"]
    assert price_of(laid, "build") == [f"Cost: 1 material, 1 technology · ★{4 + extension}"]


# --- Numbers, articles, and a gain told once ---


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1 material."), ("ca", "1 material."), ("pt", "1 material."), ("it", "1 materiale.")],
)
def test_one_material_is_one(language: str, said: str) -> None:
    """And two are more."""
    laid = table(hand={0: "one"}).play("points one", "produce materials")
    events = [event for event in laid.told if event.said.kind == "produced"]
    assert speaker_for(laid.match, language).event(events[0].said).endswith(said)


@pytest.mark.rule("rubricatus:14.7")
def test_what_is_taken_is_told_once() -> None:
    """One takes it, the other has lost it, and nobody gains it besides."""
    laid = table(hand={0: "taking"}, stock={1: "t1"}).play("event taking", "take 1 technology")
    assert laid.heard("took") == ["took 0 1 technology"]
    assert laid.heard("gained") == []
    assert laid.stock() == "t1"


@pytest.mark.parametrize(
    ("family", "values", "said"),
    [
        ("move-enter", {}, "Ves al Bages"),
        ("effect-remove", {"n": 1}, "treu 1 problema del Bages"),
        ("effect-add", {"n": 2}, "2 problemes al Bages"),
        ("event-problem_removed", {"count": 1, "left": 3}, "surt del Bages: en queda 1"),
        ("event-problem_removed", {"count": 2, "left": 3}, "surt del Bages: en queden 2"),
        ("met-calm", {"n": 2}, "si el Bages té com a màxim 2 problemes"),
    ],
)
def test_a_comarca_takes_its_article_in_catalan(
    family: str, values: dict[str, Any], said: str
) -> None:
    """Al Bages, del Bages, el Bages; and one is left, not "en queden 1"."""
    found = text("ca", f"rubricatus-{family}", region="Bages", what="Bages", amount="", **values)
    assert said in found


# --- Help, the ending, and eighty columns ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_card_in_play(language: str) -> None:
    """The hand, the market, what was built, the etèries, the Era card and the regions."""
    laid = table(era_card=box_with(now="add_any:1"), market="hut silo", constructions={1: "farm"})
    view, speaker = laid.match.view(0), speaker_for(laid.match, language)
    names = [entry.name for chapter in drawing.explain(view, speaker) for entry in chapter.entries]
    wanted = [speaker.value("construction", laid.names["construction"].index(c)) for c in
              ("hut", "silo", "farm")]  # fmt: skip
    wanted += [speaker.value("action", card["number"]) for card in view["seats"][0]["hand"]]
    wanted += [speaker.text(f"region-{region['id']}") for region in view["regions"]]
    wanted += [speaker.value("eteria", eteria["number"]) for eteria in view["eteries"]]
    assert set(wanted) <= set(names)
    assert all(
        entry.text for chapter in drawing.explain(view, speaker) for entry in chapter.entries
    )


def test_the_final_table_has_every_source_and_its_sums_are_the_points() -> None:
    """Ten sources; the last row is what each seat has."""
    laid = table(
        stock={0: "m2"}, constructions={0: "hut mill church house colony", 1: "silo"}, points={2: 7}
    )
    laid.state.round_number = 10
    laid.end_round()
    view = laid.match.view(0)
    rows = show(drawing.final(view, speaker_for(laid.match))).splitlines()
    for source in SOURCES:
        assert any(
            row.strip().startswith(text("en", f"rubricatus-source-{source}")) for row in rows
        )
    totals = next(row for row in reversed(rows) if row.strip())
    assert [int(part) for part in totals.split() if part.isdigit()] == view["result"]["points"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_eighty_columns_are_enough(language: str) -> None:
    """For everything that is shown in a game, and at its end."""
    chance = stream_from_seed(5)
    for number, match in enumerate(easy_game("rubricatus", 4, 11)):
        if match.is_over or number % 40 == 0:
            seat = match.waiting[0] if match.waiting else below(chance, 0, 4)
            for page in pages(match, seat, speaker_for(match, language)):
                assert_eighty_columns_are_enough(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language: str) -> None:
    """With one and with two."""
    match = new_match(3)
    for word in EFFECTS[1:]:
        what = {"gain": "materials", "lose": "defence", "add": "bages", "remove": "bages"}.get(word)
        for n in (1, 2):
            effect = {"do": word, "what": what, "n": n, "who": "each"}
            assert drawing.effects_text([effect], speaker_for(match, language))
