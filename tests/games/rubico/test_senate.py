"""Chapter 7, phase f, and chapter 8: the Senate and its cards."""

from __future__ import annotations

from collections import Counter

import pytest

from rubra.core.journal import NOBODY
from rubra.games.rubico.words import SENATE_EFFECTS

from .tables import GAME, table

# --- f) Turning Senate cards ---


@pytest.mark.rule("rubico:7.9")
@pytest.mark.parametrize(
    ("cards", "turned"),
    [
        ("red red red red blue", 0),
        ("red red red blue pompey", 1),
        ("red red blue pompey pompey", 2),
    ],
)
def test_one_senate_card_is_turned_for_each_pompey(cards: str, turned: int) -> None:
    """Without enough blue cards there are as many as Pompeys."""
    assert len(table(7, chosen=cards).resolve().senate) == turned


@pytest.mark.rule("rubico:7.9")
@pytest.mark.rule("rubico:7.10")
@pytest.mark.parametrize(("players", "turned"), [(5, 1), (3, 2)])
def test_in_the_example_one_card_is_turned_and_two_with_three_players(
    players: int, turned: int
) -> None:
    """Red, Janus, blue, Pompey: one for the Pompey; with three one for the blue too (ruling 19)."""
    order = "red janus blue pompey"
    if players == 5:
        turn = table(5, chosen=order).resolve(order)
    else:  # three cards are taken, the fourth is the Senate's extra card
        turn = table(3, chosen="red janus blue", deck="pompey blue", fresh="muster").resolve(order)
    assert turn.counted == (2, 1, 1)
    assert len(turn.heard("turned_senate")) == turned


@pytest.mark.rule("rubico:7.10")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_two_blue_cards_turn_a_senate_card(players: int) -> None:
    """With four players or more two blue cards turn one."""
    cards = "red red blue blue red" if players == 7 else "red red blue blue"
    assert len(table(players, chosen=cards).resolve().senate) == 1


@pytest.mark.rule("rubico:7.10")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_one_blue_card_turns_none(players: int) -> None:
    """With four players or more one blue card is not enough."""
    cards = "red red red blue red" if players == 7 else "red red red blue"
    assert table(players, chosen=cards).resolve().senate == []


@pytest.mark.rule("rubico:7.10")
@pytest.mark.parametrize(("cards", "turned"), [("red red blue", 1), ("red red red", 0)])
def test_with_three_players_one_blue_card_is_enough(cards: str, turned: int) -> None:
    """One blue card turns one Senate card, none turns none (ruling 19)."""
    assert len(table(3, chosen=cards).resolve().senate) == turned


@pytest.mark.rule("rubico:7.10")
@pytest.mark.parametrize(("players", "cards"), [(3, "blue blue blue"), (5, "blue blue blue blue")])
def test_however_many_blue_cards_there_are_it_is_one(players: int, cards: str) -> None:
    """Twice and more than the threshold still turn one card (rulings 18 and 19)."""
    assert len(table(players, chosen=cards).resolve().senate) == 1


@pytest.mark.rule("rubico:7.10")
def test_a_blue_card_copied_by_janus_counts_for_the_threshold() -> None:
    """Blue and a Janus behind it are two blue cards (ruling 20)."""
    turn = table(5, chosen="red red blue janus").resolve("red red blue janus")
    assert turn.counted == (2, 2, 0)
    assert len(turn.senate) == 1


@pytest.mark.rule("rubico:7.9")
@pytest.mark.rule("rubico:7.10")
def test_pompeys_do_not_count_as_blue() -> None:
    """A Pompey and one blue card turn one card, the Pompey's."""
    assert len(table(5, chosen="red red blue pompey").resolve().senate) == 1


@pytest.mark.rule("rubico:7.11")
def test_cards_are_turned_from_the_top_of_the_column() -> None:
    """The card without effect, on top, is the first of several (ruling 16)."""
    turn = table(5, chosen="red blue blue pompey").resolve()
    assert len(turn.senate) == 2
    assert turn.senate[0] == "vacant"


@pytest.mark.rule("rubico:7.11")
def test_cards_are_turned_one_by_one() -> None:
    """Each is told by itself, with how often each legion is named then (ruling 17)."""
    turn = table(5, chosen="red blue blue pompey").resolve(senate="vacant desertion")
    assert turn.heard("turned_senate") == [
        "turned_senate vacant 1 0",
        "turned_senate desertion 1 1",
    ]


@pytest.mark.rule("rubico:7.11")
def test_the_senate_may_win_at_each_card() -> None:
    """Two are due; the first is the fourth of its legion, the second stays down (ruling 17)."""
    laid = table(5, chosen="red blue blue pompey", turned="vacant muster veto")
    turn = laid.resolve(senate="acclamation")
    assert turn.ended == "four_italica"
    assert len(turn.heard("turned_senate")) == 1


@pytest.mark.rule("rubico:7.11")
def test_a_card_that_does_not_win_is_followed_by_the_next() -> None:
    """Two are due; the first names the other legion, the second wins (ruling 17)."""
    laid = table(5, chosen="red blue blue pompey", turned="vacant muster veto")
    turn = laid.resolve(senate="triumph acclamation")
    assert turn.ended == "four_italica"


# --- 8. The Senate cards ---


@pytest.mark.rule("rubico:8.1")
def test_there_are_eight_senate_cards() -> None:
    """One without effect, one extra card, one discard, one blue, three red; the joker has none."""
    record = GAME.standard_box.record
    effects = Counter(SENATE_EFFECTS[card.effect] for card in record.senate)
    assert effects == {"none": 2, "extra_card": 1, "discard_card": 1, "one_blue": 1, "one_red": 3}


@pytest.mark.rule("rubico:8.2")
def test_each_card_names_one_legion_and_the_joker_both() -> None:
    """Every card but the joker names either I Italica or XV Apollinaris."""
    turned = "vacant muster veto acclamation desertion surrender triumph joker"
    cards = table(5, turned=turned).view()["senate"]["turned"]
    named = {card["card"]: card["legions"] for card in cards}
    assert named.pop("joker") == ["italica", "apollinaris"]
    assert all(legions in (["italica"], ["apollinaris"]) for legions in named.values())


@pytest.mark.rule("rubico:8.2")
def test_the_joker_names_both_legions_to_the_end_of_the_game() -> None:
    """It counts in the turn it was turned, and in every later one (ruling 22)."""
    fresh = table(5, turned="vacant", fresh="joker").view()["senate"]
    later = table(5, turned="vacant joker").view()["senate"]
    assert (fresh["italica"], fresh["apollinaris"]) == (2, 1)
    assert (later["italica"], later["apollinaris"]) == (2, 1)


@pytest.mark.rule("rubico:8.2")
def test_no_power_takes_the_joker_away() -> None:
    """Vesta cancels effects, but the joker still is the fourth of its legion (ruling 22)."""
    laid = table(5, powers={1: "vesta"}, chosen="red red blue blue", turned="vacant muster veto")
    turn = laid.lay().use(1, "cancel vesta").resolve(senate="joker")
    assert turn.ended == "four_italica"


@pytest.mark.rule("rubico:8.2")
def test_a_joker_turned_before_helps_the_senate_to_win_under_vesta() -> None:
    """Three of Apollinaris and the joker are four, in a turn of Vesta too (ruling 22)."""
    laid = table(
        5,
        powers={1: "vesta"},
        chosen="red red blue blue",
        turned="vacant joker desertion surrender",
    )
    turn = laid.lay().use(1, "cancel vesta").resolve(senate="triumph")
    assert turn.ended == "four_apollinaris"


@pytest.mark.rule("rubico:8.3")
def test_an_effect_holds_in_the_turn_after_the_card_was_turned() -> None:
    """A red card turned now changes nothing in this turn, and counts in the next."""
    turn = table(5, chosen="red red blue blue", turned="vacant").resolve(senate="triumph")
    assert turn.counted == (2, 2, 0)
    assert turn.view()["senate"]["active"]["one_red"] == 1


@pytest.mark.rule("rubico:8.3")
def test_an_effect_holds_only_in_that_turn() -> None:
    """After that turn it has expired, though no new card was turned (ruling 21)."""
    turn = table(5, chosen="red red red blue", turned="vacant", fresh="triumph").resolve()
    assert turn.counted == (4, 1, 0)
    assert set(turn.view()["senate"]["active"].values()) == {0}


@pytest.mark.rule("rubico:8.3")
def test_an_effect_that_vesta_cancelled_has_expired_too() -> None:
    """Whatever happens in its turn, the effect does not wait for another (ruling 21)."""
    laid = table(
        5, powers={1: "vesta"}, chosen="red red red blue", turned="vacant", fresh="triumph"
    )
    turn = laid.lay().use(1, "cancel vesta").resolve()
    assert turn.counted == (3, 1, 0)
    assert set(turn.view()["senate"]["active"].values()) == {0}


@pytest.mark.rule("rubico:8.3")
def test_the_effect_of_an_older_card_does_not_hold() -> None:
    """A card turned in an earlier turn only names its legion."""
    turn = table(5, chosen="red red red blue", turned="vacant triumph veto").resolve()
    assert turn.counted == (3, 1, 0)


@pytest.mark.rule("rubico:8.4")
@pytest.mark.parametrize(
    ("fresh", "counted"),
    [
        ("surrender triumph", (4, 2, 0)),
        ("acclamation surrender triumph", (5, 2, 0)),
        ("veto triumph", (3, 3, 0)),
    ],
)
def test_several_effects_hold_together(fresh: str, counted: tuple[int, int, int]) -> None:
    """All cards turned last turn have their effects, equal ones too (ruling 17)."""
    turn = table(5, chosen="red red blue blue", turned="vacant", fresh=fresh).resolve()
    assert turn.counted == counted


@pytest.mark.rule("rubico:8.5")
def test_extra_card_adds_the_top_card_of_the_deck() -> None:
    """Three taken cards and one of the deck are revealed (ruling 15)."""
    turn = table(3, chosen="red red red", deck="blue blue", fresh="muster").resolve()
    assert sorted(turn.revealed.split()) == ["blue", "red", "red", "red"]


@pytest.mark.rule("rubico:8.5")
def test_the_extra_card_may_be_any_card_of_the_deck() -> None:
    """It is drawn by chance from what the seats did not draw (ruling 15)."""
    taken = table(3, chosen="red red red", deck="blue pompey", fresh="muster").until_taking()
    taken.take((1, 0), (1, 1))
    turns = [taken.copy(seed).take((2, 0)).revealed.split() for seed in range(20)]
    assert {min(revealed, key=revealed.count) for revealed in turns} == {"blue", "pompey"}


@pytest.mark.rule("rubico:8.5")
def test_the_extra_card_is_added_unseen() -> None:
    """All hear that a card was added before the reveal, nobody which (ruling 15)."""
    turn = table(3, chosen="red red red", deck="blue blue", fresh="muster").resolve()
    assert turn.heard("extra_card") == ["extra_card"]
    assert turn.heard().index("extra_card") < turn.heard().index("revealed red red")


@pytest.mark.rule("rubico:8.5")
def test_the_extra_card_does_not_count_towards_the_two_of_a_seat() -> None:
    """The Centurion takes as many as ever, two of one seat among them (ruling 15)."""
    laid = table(5, fresh="muster").until_taking()
    assert laid.view()["to_take"] == 4
    laid.take((1, 0), (1, 1), (2, 0), (2, 1)).pass_all()
    assert len(laid.heard("revealed")) == 5


@pytest.mark.rule("rubico:8.6")
def test_discard_throws_one_of_the_cards_away() -> None:
    """Of the three cards taken two are revealed; each may be the one thrown away."""
    taken = (
        table(3, chosen="red blue pompey", fresh="desertion").until_taking().take((1, 0), (1, 1))
    )
    left = {" ".join(sorted(taken.copy(n).take((2, 0)).revealed.split())) for n in range(40)}
    assert left == {"blue red", "pompey red", "blue pompey"}


@pytest.mark.rule("rubico:8.6")
def test_the_card_thrown_away_is_never_seen() -> None:
    """All hear that one was thrown away, nobody which (ruling 10)."""
    turn = table(5, chosen="red red red blue", fresh="desertion").resolve()
    for seat in (NOBODY, 0, 3):
        assert turn.heard("discarded_unseen", seat) == ["discarded_unseen"]
        assert len(turn.heard("revealed", seat)) == 3


@pytest.mark.rule("rubico:8.6")
def test_with_an_extra_card_in_the_same_turn_it_is_added_first() -> None:
    """Extra card, then discard, then the reveal: the extra card itself may go (ruling 14)."""
    laid = table(3, chosen="red red red", deck="blue blue", fresh="muster desertion").until_taking()
    laid.take((1, 0), (1, 1))
    turns = [laid.copy(seed).take((2, 0)) for seed in range(30)]
    assert {" ".join(sorted(turn.revealed.split())) for turn in turns} == {
        "red red red",
        "blue red red",
    }
    heard = turns[0].heard()
    assert heard.index("extra_card") < heard.index("discarded_unseen")


@pytest.mark.rule("rubico:8.7")
def test_blue_counts_one_more_blue_card_for_the_march() -> None:
    """Two red cards and none blue are one step with the Senate's blue card."""
    turn = table(7, caesar="gallia", chosen="red red pompey pompey janus", fresh="veto")
    assert turn.resolve("janus red red pompey pompey").caesar == "mutina"


@pytest.mark.rule("rubico:8.7")
@pytest.mark.parametrize(("players", "cards"), [(5, "red red red blue"), (3, "red red red")])
def test_blue_counts_for_the_threshold_too(players: int, cards: str) -> None:
    """One blue card, with three players none, and the Senate's one turn a card (ruling 20)."""
    turn = table(players, chosen=cards, fresh="veto").resolve()
    assert len(turn.heard("turned_senate")) == 1


@pytest.mark.rule("rubico:8.8")
@pytest.mark.parametrize("fresh", ["acclamation", "surrender", "triumph"])
def test_red_counts_one_more_red_card(fresh: str) -> None:
    """Two red and two blue cards and the Senate's red one are one step."""
    turn = table(5, chosen="red red blue blue", fresh=fresh).resolve()
    assert turn.counted == (3, 2, 0)
    assert turn.caesar == "ravenna"


@pytest.mark.rule("rubico:8.9")
@pytest.mark.parametrize("fresh", ["triumph", "veto"])
def test_a_card_that_only_counts_cannot_be_copied_by_a_janus(fresh: str) -> None:
    """A Janus revealed first stays nothing, though the Senate's card counts (ruling 13)."""
    order = "janus red red blue"
    turn = table(5, chosen=order, fresh=fresh).resolve(order)
    assert turn.revealed_as == "none red red blue"
    assert len(turn.heard("revealed")) == 4


@pytest.mark.rule("rubico:8.9")
@pytest.mark.rule("rubico:9.13")
def test_the_cards_of_iuno_cannot_be_copied_by_a_janus() -> None:
    """Her two reds and her Pompey count, but none of them lies before a Janus (ruling 13)."""
    order = "janus blue blue blue"
    laid = table(5, powers={1: "iuno"}, chosen=order).lay().use(1, "favour iuno")
    assert laid.resolve(order).counted == (2, 3, 1)


@pytest.mark.rule("rubico:8.4")
@pytest.mark.rule("rubico:8.7")
@pytest.mark.rule("rubico:8.8")
def test_what_senate_cards_add_is_told_before_the_sum() -> None:
    """Each card by itself, so that revealed and added cards make up what is counted."""
    turn = table(5, chosen="red red blue blue", fresh="triumph veto muster acclamation").resolve()
    assert turn.heard("senate_added") == [
        "senate_added triumph red",
        "senate_added veto blue",
        "senate_added acclamation red",
    ]
    kinds = [words.split()[0] for words in turn.heard()]
    assert kinds.index("senate_added") > max(n for n, k in enumerate(kinds) if k == "revealed")
    assert kinds.index("counted") == kinds.index("senate_added") + 3


@pytest.mark.rule("rubico:8.3")
def test_cards_that_no_longer_hold_add_nothing() -> None:
    """Neither cards of earlier turns nor cards that Vesta cancels."""
    assert (
        table(5, chosen="red red blue blue", turned="triumph").resolve().heard("senate_added") == []
    )
    laid = table(5, powers={1: "vesta"}, chosen="red red blue blue", fresh="triumph").lay()
    turn = laid.use(1, "cancel vesta").resolve()
    assert turn.heard("senate_added") == []
    assert turn.counted == (2, 2, 0)


@pytest.mark.rule("rubico:9.13")
@pytest.mark.rule("rubico:9.14")
@pytest.mark.parametrize(
    ("vesta", "told"), [(False, "favour_added 2 1"), (True, "favour_added 2 0")]
)
def test_what_iuno_adds_is_told_before_the_sum(vesta: bool, told: str) -> None:
    """Her reds and her Pompey; with Vesta only her reds."""
    laid = table(5, powers={1: "iuno", 2: "vesta"}, chosen="red red blue blue").lay()
    laid.use(1, "favour iuno")
    if vesta:
        laid.use(2, "cancel vesta")
    turn = laid.resolve()
    assert turn.heard("favour_added") == [told]
    assert turn.heard("counted") == [f"counted 4 2 {told[-1]}"]
