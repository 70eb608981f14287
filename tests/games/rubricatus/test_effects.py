"""Chapter 14: the words of the cards, one by one, and cards with more than one word."""

from __future__ import annotations

import pytest

from rubra.games.rubricatus.words import CHECKS, EFFECTS

from .tables import GAME, box_with, table


def event(card: str, **laid: object):
    """The event of a card of the tests, played by seat 0."""
    return table(hand={0: card}, **laid).play(f"event {card}")


@pytest.mark.rule("rubricatus:14.1")
def test_gain() -> None:
    """Two of defence."""
    assert event("gaining").stock() == "d2"


@pytest.mark.rule("rubricatus:14.2")
def test_gain_any() -> None:
    """One resource is chosen, and two points of it gained."""
    laid = event("choosing")
    assert laid.moves() == [
        f"choose_resource {r}" for r in ("materials", "technology", "culture", "defence")
    ]
    assert laid.play("choose_resource culture").stock() == "c2"
    assert laid.waiting == [3]


@pytest.mark.rule("rubricatus:14.3")
@pytest.mark.parametrize(("stock", "left"), [("m3", "m1"), ("m1", ""), ("", "")])
def test_lose(stock: str, left: str) -> None:
    """Two materials, or as many as there are."""
    assert event("losing", stock={0: stock}).stock() == left


@pytest.mark.rule("rubricatus:14.4")
def test_lose_any() -> None:
    """Twice one of what one has; who has only one loses that."""
    laid = event("giving_up", stock={0: "m1 c2"})
    assert laid.moves() == ["choose_resource materials", "choose_resource culture"]
    assert laid.play("choose_resource culture", "choose_resource materials").stock() == "c1"
    laid = event("giving_up", stock={0: "m1"}).play("choose_resource materials")
    assert laid.waiting == [3]


@pytest.mark.rule("rubricatus:14.5")
def test_score() -> None:
    """Three points."""
    assert event("scoring").points() == 3


@pytest.mark.rule("rubricatus:14.6")
@pytest.mark.parametrize(("points", "left"), [(9, 5), (3, 0)])
def test_forfeit(points: int, left: int) -> None:
    """Four points, or all."""
    assert event("forfeiting", points={0: points}).points() == left


@pytest.mark.rule("rubricatus:14.7")
def test_take() -> None:
    """One resource of another player, not one's own."""
    laid = event("taking", stock={0: "m1", 1: "t1", 2: "c2"})
    assert laid.moves() == ["take 1 technology", "take 2 culture"]
    laid.play("take 2 culture")
    assert (laid.stock(0), laid.stock(2)) == ("m1 c1", "c1")


@pytest.mark.rule("rubricatus:14.8")
def test_recruit() -> None:
    """An etèria of one's choice."""
    laid = event("recruiting").play("choose_eteria goja")
    assert laid.heard("recruited") == ["recruited 0 goja"]


@pytest.mark.rule("rubricatus:14.9")
def test_replace() -> None:
    """A card of the market goes, another comes."""
    laid = event("replacing", market="hut farm").play("choose_construction hut")
    assert laid.heard("left_market") == ["left_market hut"]
    assert "hut" not in laid.market
    assert len(laid.market) == 5


@pytest.mark.rule("rubricatus:14.10")
def test_add() -> None:
    """Two problems in Bages."""
    laid = event("adding")
    assert (laid.problems("bages"), laid.drawer) == (3, 12)


@pytest.mark.rule("rubricatus:14.11")
def test_add_any() -> None:
    """Twice a region with room, the same one or another."""
    laid = event("adding_any", problems={"solsones": 5})
    assert "choose_region solsones" not in laid.moves()
    laid.play("choose_region bages", "choose_region bergueda")
    assert (laid.problems("bages"), laid.problems("bergueda")) == (2, 2)


@pytest.mark.rule("rubricatus:14.12")
@pytest.mark.parametrize(("players", "problems"), [(4, [2] * 7), (3, [2, 2, 2, 2, 0, 0, 0])])
def test_add_everywhere(players: int, problems: list[int]) -> None:
    """One in each open region, and nothing is left to place."""
    laid = event("flooding", players=players)
    assert list(laid.state.problems) == problems
    assert laid.waiting == [players - 1]


@pytest.mark.rule("rubricatus:14.13")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0), (0, 0)])
def test_remove(before: int, after: int) -> None:
    """Two of Bages, or as many as there are."""
    assert event("removing", problems={"bages": before}).problems("bages") == after


@pytest.mark.rule("rubricatus:14.14")
def test_remove_any() -> None:
    """Twice a region with problems; when there are none left, it is over."""
    laid = event("removing_any", problems={"bages": 0})
    assert "choose_region bages" not in laid.moves()
    laid.play("choose_region solsones", "choose_region bergueda")
    assert (laid.problems("solsones"), laid.problems("bergueda")) == (0, 0)


@pytest.mark.rule("rubricatus:14.15")
def test_purge() -> None:
    """Cards of earlier Eras go, those of this one and of later ones stay."""
    laid = event("purging", era="ancient", market="hut mill church")
    assert laid.heard("left_market") == ["left_market hut"]
    assert {"mill", "church"} <= set(laid.market)
    assert len(laid.market) == 5


# --- Checks ---


@pytest.mark.rule("rubricatus:14.16")
@pytest.mark.parametrize(("problems", "passed"), [(2, True), (3, False)])
def test_calm(problems: int, passed: bool) -> None:
    """One region, at most two."""
    card = box_with("", "calm:bages:2", "score:1:each", "forfeit:1:each")
    laid = table(era_card=card, problems={"bages": problems, "solsones": 5}).check()
    assert laid.heard("table_passed") == (["table_passed"] if passed else [])


@pytest.mark.rule("rubricatus:14.17")
@pytest.mark.parametrize(("problems", "passed"), [(2, True), (3, False)])
def test_all_calm(problems: int, passed: bool) -> None:
    """No region with more than two."""
    card = box_with("", "all_calm:2", "", "forfeit:1:each")
    laid = table(era_card=card, problems={"bages": problems}, points={1: 4}).check()
    assert laid.points(1) == (4 if passed else 3)


@pytest.mark.rule("rubricatus:14.18")
def test_has() -> None:
    """Two of culture or more."""
    card = box_with("", "has:culture:2", "score:1")
    laid = table(era_card=card, stock={0: "c1", 1: "c2", 2: "c3", 3: "m3"}).check()
    assert [laid.points(seat) for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("rubricatus:14.19")
def test_built() -> None:
    """This round; earlier constructions do not count."""
    card = box_with("", "built:1", "score:1")
    laid = table(era_card=card, stock={0: "m1"}, market="hut", constructions={1: "farm"})
    laid.play("points two", "enter bages", "build hut").check()
    assert [laid.points(seat) for seat in range(4)] == [3, 0, 0, 0]


@pytest.mark.rule("rubricatus:14.20")
@pytest.mark.parametrize(
    ("tracks", "points"),
    [
        ({0: "c1", 1: "c2"}, [0, 1, 0, 0]),
        ({0: "c2", 1: "c2"}, [1, 1, 0, 0]),
        ({0: "d2"}, [0, 0, 0, 0]),
    ],
)
def test_leads(tracks: dict[int, str], points: list[int]) -> None:
    """Ahead or tied, but not at the start."""
    laid = table(era_card=box_with("", "leads:culture", "score:1"), track=tracks).check()
    assert [laid.points(seat) for seat in range(4)] == points


# --- More than one word ---


@pytest.mark.rule("rubricatus:7.5")
def test_effects_are_carried_out_in_order() -> None:
    """A problem goes, another comes, and then there is a point."""
    laid = event("both").play("choose_region bages")
    assert laid.points() == 0
    laid.play("choose_region solsones")
    assert (laid.problems("bages"), laid.problems("solsones"), laid.points()) == (0, 2, 1)


def several(cards) -> list[int]:
    """The cards of the standard box with more than one effect at a time."""
    return [number for number, card in enumerate(cards) if card.effect_count > 1]


@pytest.mark.parametrize("number", several(GAME.standard_box.printed.actions))
def test_every_event_with_several_words_runs_to_its_end(number: int) -> None:
    """Whatever is chosen, all its words are carried out and the next seat acts."""
    name = GAME.standard_box.names["action"][number]
    laid = table(box=GAME.standard_box, hand=dict.fromkeys(range(4), name), stock={1: "m1"})
    laid.state.market[:] = [0, 1, 2, 3, 4]
    laid.play(f"event {name}")
    words = [EFFECTS[e.word] for e in GAME.standard_box.printed.actions[number].effects]
    choices = 0
    while laid.waiting == [0]:
        laid.play(laid.moves()[0])
        choices += 1
    asked = {"gain_any", "add_any", "remove_any", "replace", "take", "recruit"}
    assert choices == sum(word in asked for word in words)
    assert laid.waiting == [3]


@pytest.mark.parametrize("number", several(GAME.standard_box.printed.era_cards))
@pytest.mark.parametrize("players", [3, 4])
def test_every_era_card_with_several_words_adds_what_it_says(players: int, number: int) -> None:
    """Problems added and removed are those of its words; nobody is left waiting for an answer."""
    box = GAME.standard_box
    card = box.printed.era_cards[number]
    cards = dict.fromkeys(range(players), "ratolins segadors")
    laid = table(players, box=box, hand=cards, stock={0: "m1 d1"}, drawer=40)
    laid.state.era = card.era
    laid.state.era_cards_used = sum(
        1 << n for n in range(len(box.names["era_card"])) if n != number
    )
    if card.calamity:
        laid.state.difficulty = 3
        laid.state.calamities[card.era] = 99
    laid.go_on(2)
    while laid.state.task_count:
        laid.play(laid.moves()[0])
    added = len(laid.heard("problem_added")) - len(laid.heard("problem_removed"))
    wanted = 0
    for effect in card.effects[: card.effect_count]:
        word = EFFECTS[effect.word]
        times = players if effect.who else 1
        if word in ("add", "add_any"):
            wanted += effect.count * times
        elif word == "add_everywhere":
            wanted += effect.count * (7 if players == 4 else 4)
        elif word == "remove":
            wanted -= min(effect.count, 1)
        elif word == "remove_any":
            wanted -= effect.count
    assert laid.heard("era_card") == [f"era_card {box.names['era_card'][number]}"]
    assert added == wanted


def test_every_word_is_used_by_a_card_of_the_box() -> None:
    """Nothing in the vocabulary is dead."""
    printed = GAME.standard_box.printed
    used = {e.word for card in printed.actions for e in card.effects}
    for card in printed.era_cards:
        used |= {e.word for part in (card.effects, card.prize, card.penalty) for e in part}
    assert {EFFECTS[word] for word in used} == set(EFFECTS)
    assert {CHECKS[card.check] for card in printed.era_cards} == set(CHECKS)
