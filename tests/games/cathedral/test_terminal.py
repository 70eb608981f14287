"""The Red Cathedral in a terminal: the table, what choices cost, help, the final count."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from rubra.core.texts import LANGUAGES, Speaker
from rubra.core.vocabulary import Said
from rubra.games.cathedral import terminal as drawing
from tests.games.cathedral.tables import Table, new_match, table

NAMES = ["Marta", "Pere", "Oriol", "Laia"]


def speaker_of(laid: Table, language: str = "en") -> Speaker:
    """With the names of those who play."""
    return Speaker(laid.match.game, laid.match.box, language, NAMES[: laid.match.players])


def drawn(part: RenderableType, width: int = 80) -> str:
    """As it is printed."""
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def notes(laid: Table, language: str = "en") -> dict[str, str]:
    """Each legal move in words, and what is noted of it."""
    speaker = speaker_of(laid, language)
    say = laid.match.game.move_words.say
    seat = laid.waiting[0]
    view = laid.match.view(seat)
    return {
        str(say(move)): drawing.price(view, say(move), speaker) for move in laid.match.moves(seat)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_eighty_columns_are_enough(language: str, players: int) -> None:
    """No line is longer, and nothing is cut off."""
    laid = Table(new_match(players))
    said = drawn(drawing.draw(laid.match.view(0), speaker_of(laid, language)))
    assert max(map(len, said.splitlines())) <= 80
    assert "…" not in said


def test_the_score_track_shows_markers_and_spaces_of_prestige() -> None:
    """The first builder on 13, the second with the next prestige at 21."""
    laid = table(2).give(0, recognition=13).give(1, recognition=17)
    said = drawn(drawing.draw(laid.match.view(0), speaker_of(laid)))
    track = next(line for line in said.splitlines() if line.startswith("│   1 "))
    assert track[6:27] == "····◇···◇···1···2···◇"
    assert "✚17" in said
    assert "✚21" in said


def test_what_a_tower_is_worth_stands_below_it() -> None:
    """And what it would bring to each who is present."""
    laid = table(2).own("a1", 0, finished=True, ornament=0).own("a2", 1, finished=True)
    said = drawn(drawing.draw(laid.match.view(0), speaker_of(laid)))
    assert "worth 5" in said
    assert "Marta 5" in said
    assert "Pere 1" in said


def test_a_standstill_is_counted_where_the_option_says_so() -> None:
    """And only there."""
    laid = table(2, standstill=True).pass_turn()
    assert "Turns without building: 1 of 16" in drawn(
        drawing.draw(laid.match.view(0), speaker_of(laid))
    )
    other = table(2).pass_turn()
    assert "without building" not in drawn(drawing.draw(other.match.view(0), speaker_of(other)))


def test_ivan_has_neither_rubles_nor_an_inventory() -> None:
    """No 0/10 is drawn for him."""
    laid = table(1)
    said = drawn(drawing.draw(laid.match.view(0), speaker_of(laid)))
    row = next(line for line in said.splitlines() if " 2 Ivan" in line)
    assert "/" not in row
    assert "–" in row


# --- What a choice costs ---


def test_a_claim_shows_cost_reward_tile_and_risk() -> None:
    """Two sections above: one and two may be lost."""
    said = notes(table(2))["claim a 0 inventory"]
    assert said == "Wd2 Br1 → ✚3 ₽1, [Br1], risks ✚3"


def test_prices_of_tiles_prestige_dice_and_influence() -> None:
    """Each choice says what it costs, in rubles, materials or recognition."""
    claim = table(2).give(0, rubles=3).play("claim a 0 inventory")
    assert notes(claim)["place white up"] == "2₽ → Br1"
    assert notes(claim)["place red down"] == "0₽"
    turn = table(2).give(0, recognition=13, rubles=1).own("a1", 1, finished=True).give(0, wood=1)
    said = notes(turn)
    assert said["sell_prestige"] == "✚13 → ✚9, +2₽"
    assert said["reroll wood"] == "✚13 → ✚9"
    assert said["decorate a 0"] == "Wd1"
    assert said["move_die red 0 wood"] == "Wd4"
    gold = {"do": "gain", "what": "gold", "n": 1, "cost": {"rubles": 2}, "again": True}
    visit = table(2, first=gold).give(0, rubles=2, stone=5).visit("red")
    said = notes(visit)
    card = visit.match.view()["influence"][0]["card"]
    assert said[f"influence {card} first"] == "pay 2 rubles: take 1 gold, as often as you like"
    assert said["obtain"] == "Wd1/4"


def test_the_last_delivery_shows_reward_and_penalty() -> None:
    """What the section gives, and who loses by it."""
    laid = table(2).own("a1", 1).own("a2", 0).lay("a2", stone=1, gold=1).give(0, brick=1)
    assert notes(laid)["deliver brick a 1"] == "→ ✚4 ₽2, Pere −✚1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_can_be_noted(language: str) -> None:
    """In a whole game, in each language."""
    laid = Table(new_match(1, seed=5))
    for _ in range(60):
        if laid.match.is_over:
            break
        told = notes(laid, language)
        laid.play(sorted(told)[len(laid.match.steps) % len(told)])


# --- Help ---


def explained(view: dict[str, Any], speaker: Speaker) -> dict[str, str]:
    """What help says, by the name of the thing."""
    return {
        entry.name: entry.text
        for chapter in drawing.explain(view, speaker)
        for entry in chapter.entries
    }


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_section_space_card_and_tile(language: str, players: int) -> None:
    """Each by its name, with words of its own."""
    laid = Table(new_match(players))
    speaker, view = speaker_of(laid, language), laid.match.view(0)
    told = explained(view, speaker)
    sections = [f"{'ABCDEF'[t]}{n + 1}" for t, tower in enumerate(view["towers"])
                for n in range(len(tower))]  # fmt: skip
    assert set(sections) <= set(told)
    for card in view["influence"]:
        assert str(speaker.value("influence", card["card"])) in told
    for tower in view["towers"]:
        for section in tower:
            assert str(speaker.value("tile", section["tile"]["tile"])) in told
    assert len([name for name in told if name[0].islower()]) == 0
    assert len(told) >= len(sections) + 8 + 4 + 6


def test_help_on_a_section_says_its_cost_and_reward() -> None:
    """And on a workshop space its price."""
    laid = table(2).own("a1", 1)
    told = explained(laid.match.view(0), speaker_of(laid))
    assert told["A1"].startswith("Base; costs 2 wood, 1 brick; gives 3 recognition, 1 ruble.")
    assert "Claimed by Pere; lacks: 2 wood, 1 brick." in told["A1"]
    assert told["The first white workshop space"].startswith("2 rubles to lay a tile face up")


# --- The end ---


def ended(players: int) -> dict[str, Any]:
    """A game at its end: sections, ornaments and pieces of all."""
    laid = table(players).own("a1", 0, finished=True, ornament=1).own("b1", 1, finished=True)
    laid.give(0, recognition=31, rubles=7, wood=3).give(1, recognition=9, rubles=4)
    laid.state.finisher = 1 % players
    while not laid.match.is_over:
        laid.pass_turn()
    return laid.match.view()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_table_has_every_source_and_adds_up(language: str, players: int) -> None:
    """Track, towers and left-overs of each builder make the last line."""
    view = ended(players)
    laid = table(players)
    said = drawn(drawing.final(view, speaker_of(laid, language)))
    rows = [line.split() for line in said.splitlines() if line.strip() and "──" not in line]
    figures = [[int(word) for word in row[-players:]] for row in rows[1:]]
    *sources, sums = figures
    assert len(sources) == 1 + len(view["towers"]) + 1
    for seat in range(players):
        assert sum(row[seat] for row in sources) == sums[seat]
        assert sums[seat] == view["result"]["scores"][seat]["prestige"]


# --- Words ---


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("en", {"kind": "left_over", "seat": 0, "count": 1, "prestige": 0},
         "Marta has 1 piece left over: 0 prestige."),
        ("ca", {"kind": "left_over", "seat": 0, "count": 1, "prestige": 0},
         "A Marta li sobra 1 peça: 0 de prestigi."),
        ("pt", {"kind": "left_over", "seat": 0, "count": 0, "prestige": 0},
         "A Marta não sobra nada: 0 de prestígio."),
        ("it", {"kind": "ivan_stored", "count": 1}, "Ivan mette da parte 1 materiale."),
        ("en", {"kind": "ivan_loaded", "count": 1},
         "Ivan brings 1 material to his construction card."),
        ("en", {"kind": "swapped", "seat": 1, "give": "stone", "get": "green"},
         "Pere returns a stone and takes a green jewel."),
        ("it", {"kind": "gained", "seat": 1, "count": 2, "resource": "brick"},
         "Pere ottiene 2 mattoni."),
        ("pt", {"kind": "activated", "seat": 0, "tile": 7, "bench": "red"},
         "Marta ativa a peça Arauto da casa vermelha da oficina."),
        ("ca", {"kind": "placed", "seat": 0, "tile": 7, "bench": "red", "face": "up", "price": 1},
         "Marta posa la lloseta Herald destapada a l'espai vermell del taller, per 1 ruble."),
        ("en", {"kind": "penalised", "seat": 1, "tower": "a", "level": 0, "count": 0},
         "A1 is unfinished: Pere loses nothing, at the start of the track."),
        ("en", {"kind": "sixth_finished", "seat": 0, "sections": 6, "prestige": 3, "others": 1},
         "Marta has finished 6 sections and gains 3 prestige. The other builder has one more"
         " turn."),
        ("ca", {"kind": "sixth_finished", "seat": 0, "sections": 6, "prestige": 3, "others": 2},
         "Marta ha acabat 6 seccions i guanya 3 de prestigi. A cadascun dels altres li queda un"
         " torn."),
    ],
)  # fmt: skip
def test_what_happened_is_told_with_number_and_gender(
    language: str, event: dict[str, Any], said: str
) -> None:
    """One piece, several pieces, none."""
    parts = dict(event)
    kind = parts.pop("kind")
    assert speaker_of(table(2), language).event(Said(kind, parts)) == said
