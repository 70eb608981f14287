"""The box file: what the standard one holds, and how a bad one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from rubra.games.rubricatus.words import COMARQUES, EFFECTS, ERAS, NO_CARD

from .tables import GAME, box_text

BOX = GAME.standard_box


def complaint(*changes: tuple[str, str]) -> str:
    """What is said when somebody opens the tests' box with words replaced, each once."""
    text = box_text()
    for old, new in changes:
        assert old in text, f"the box file does not say {old!r}"
        text = text.replace(old, new, 1)
    with pytest.raises(BoxError) as raised:
        GAME.open_box(BoxFile(text, "my-rubricatus.toml"))
    return str(raised.value)


# --- The standard box ---


def test_there_are_sixty_constructions_of_every_era_and_comarca() -> None:
    """Numbered in order of the Eras, number 28 among them."""
    cards = BOX.printed.constructions[:60]
    assert BOX.printed.construction_count == 60
    assert [int(era.constructions) for era in BOX.record.eras] == [9, 10, 18, 10, 13]
    counts = [sum(card.comarca == c for card in cards) for c in range(len(COMARQUES))]
    assert min(counts) >= 8
    for era in range(len(ERAS)):
        assert {card.comarca for card in cards if card.era == era} == set(range(len(COMARQUES)))


def test_the_fragments_of_the_rulebook_are_kept() -> None:
    """El Cogulló pairs with nothing, Cardona is of Bages with two problems, Ratolins is a 2."""
    names = BOX.names["construction"]
    cogullo = BOX.printed.constructions[names.index("cogullo")]
    cardona = BOX.printed.constructions[names.index("castell_cardona")]
    assert (cogullo.era, cogullo.partner) == (0, NO_CARD)
    assert (COMARQUES[cardona.comarca], ERAS[cardona.era]) == ("bages", "modern")
    assert cardona.problems == 2
    assert sorted(cardona.cost) == [0, 0, 1, 2]
    ratolins = BOX.printed.actions[BOX.names["action"].index("ratolins")]
    assert ratolins.points == 2
    assert ratolins.effect_count > 0


def test_action_cards_have_values_from_one_to_three() -> None:
    """Six, eight and six; some have an event, some have none."""
    cards = BOX.printed.actions[: BOX.printed.action_count]
    assert [sum(card.points == value for card in cards) for value in (1, 2, 3)] == [6, 8, 6]
    assert 10 <= sum(card.effect_count > 0 for card in cards) <= 14


def test_there_are_calamities_enough_for_a_game_of_nothing_else() -> None:
    """And other cards enough that no game is like another."""
    for number, rounds in enumerate((1, 2, 4, 1, 2)):
        cards = [card for card in BOX.printed.era_cards if card.era == number]
        black = sum(card.calamity for card in cards if card.effect_count)
        plain = sum(not card.calamity for card in cards if card.effect_count)
        assert black > rounds or (number, black) == (3, 2)
        assert plain > rounds


def test_every_figure_says_where_it_comes_from() -> None:
    """What is ours is marked as ours."""
    text = BOX.file.text
    assert text.count("\nsource = ") == text.count("\n[")
    assert 'source = "published"' not in text


# --- Boxes that cannot be used ---


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "iberian"', 'id = "bronze"', "these are iberian, ancient"),
        ("helpers = 4", "helpers = 2", "no Era takes helpers away"),
        ('comarques = ["solsones"]', 'comarques = ["bages"]', "nothing can be built in solsones"),
        ("most_in_region = 5", "most_in_region = 2", "have room for"),
        ("cycle = 4", "cycle = 7", "the cycle is that or one more"),
        ("spaces = [0, 1, 0, 2]", "spaces = []", "a track has 1 to"),
        ('era = "iberian"', 'era = "modern"', "in the order of the Eras"),
        ("cost = { materials = 1 }", "cost = {  }", "every construction costs something"),
        ('partner = "mill"', 'partner = "hut"', "is no construction that names this one"),
        ('id = "hut"', 'id = "farm"', "is there twice"),
        ('do = "gain", what = "defence"', 'do = "grow", what = "defence"', "no effect 'grow'"),
        ('do = "gain", what = "defence"', 'do = "gain", what = "gold"', "names one of materials"),
        ('do = "gain_any", n = 2', 'do = "gain_any"', "needs a number n"),
        ('do = "recruit"', 'do = "recruit", n = 1', "has no number n"),
        ('do = "score", n = 3', 'do = "score", n = 3, who = "each"', "for whoever plays it"),
        ('do = "add", what = "bages"', 'do = "add", what = "bages_bergueda"', "covered with three"),
        ('id = "one"\npoints = 1', 'id = "one"\npoints = 1\nremoved = true', "only an event"),
        ('id = "told"', 'id = "told"\ncalamity = true', "0 other Era cards"),
        ('ability = "gather"\nwhat = "materials"', 'ability = "gather"', "names a resource"),
        ('source = "rulebook"', 'source = "hearsay"', "hearsay"),
    ],
)
def test_a_bad_box_is_refused_with_a_reason(old: str, new: str, reason: str) -> None:
    """One sentence that says what is wrong, with the file and the line."""
    said = complaint((old, new))
    assert reason in said
    assert said.startswith("my-rubricatus.toml")


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ('check = { do = "built", n = 1 }', "needs a prize or a penalty"),
        ('prize = [{ do = "score", n = 1 }]', "needs a check"),
        ('check = { do = "sings", n = 1 }', "there is no check 'sings'"),
        (
            'check = { do = "built", n = 1 }\nprize = [{ do = "purge" }]',
            "is checked for each player",
        ),
        ('now = [{ do = "recruit" }]', "only an action card recruits"),
        ('now = [{ do = "purge", who = "each" }]', "is for the table"),
    ],
)
def test_a_bad_era_card_is_refused(card: str, reason: str) -> None:
    """A check and what hangs on it belong together."""
    assert reason in complaint(
        ('id = "told"\nera = "iberian"\n', f'id = "told"\nera = "iberian"\n{card}\n')
    )


# --- The standard box as a game ---


def net_problems(card: Any, players: int) -> int:
    """What the immediate part of an Era card adds to the board, less what it takes away."""
    found = 0
    for effect in card.effects[: card.effect_count]:
        word = EFFECTS[effect.word]
        times = effect.count * (players if effect.who else 1)
        if word in ("add", "add_any"):
            found += times
        elif word == "add_everywhere":
            found += times * (7 if players == 4 else 4)
        elif word in ("remove", "remove_any"):
            found -= times
    return found


def test_era_cards_bring_problems_and_relief() -> None:
    """After the first Era one card of each takes more away than it adds; no calamity does."""
    printed = BOX.printed
    cards = printed.era_cards[: printed.era_card_count]
    relief = [card for card in cards if net_problems(card, 3) < 0]
    assert sorted(card.era for card in relief) == [1, 2, 3, 4]
    assert not any(card.calamity for card in relief)
    assert all(net_problems(card, 4) < 0 for card in relief)


@pytest.mark.parametrize("players", [3, 4])
def test_building_alone_can_empty_the_drawer(players: int) -> None:
    """A construction among as many problems as allowed, in each region: more than there are."""
    printed = BOX.printed
    regions = [region for region in printed.regions if region.players <= players]
    most = 0
    for region in regions:
        worst = max(
            card.problems
            for card in printed.constructions[: printed.construction_count]
            if region.comarques >> card.comarca & 1
        )
        most += min(printed.most_problems, printed.problems_to_build + worst)
    assert most > printed.drawer[players] + len(regions) * printed.start_problems
