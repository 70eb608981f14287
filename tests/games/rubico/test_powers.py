"""Chapter 9: the powers."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.errors import IllegalMove, NotAsked
from rubra.core.journal import NOBODY

from .tables import Table, edited_box, table

# The twins have the same effect
SUMMONERS = pytest.mark.parametrize("power", ["minerva", "cibelis"])
COVERERS = pytest.mark.parametrize("power", ["venus", "eris"])

# A box in which the Centurion takes a single card at a distance of one step
ONE_CARD = ("beyond_distance = 2", "beyond_distance = 0")


def offered(asked: Table, seat: int) -> list[str]:
    """What a seat may do with its power now, besides passing."""
    moves = asked.moves(seat)
    assert moves[0] == "pass"
    return moves[1:]


def laid_with(power: str, **layout: Any) -> Table:
    """Five players, rows laid, seat 1 holds the power, nobody has answered yet."""
    return table(5, powers={1: power}, **layout).lay()


# --- When and by whom ---


@pytest.mark.rule("rubico:9.1")
def test_a_power_may_be_played_only_once() -> None:
    """Who has played is not asked again, neither in this turn nor in later ones."""
    turn = laid_with("iuno", chosen="red red blue blue").use(1, "favour iuno")
    assert turn.waiting == [2, 3, 4]
    assert turn.until_taken().waiting == [2, 3, 4]
    turn.pass_all()
    assert turn.lay().waiting == [0, 2, 3, 4]


@pytest.mark.rule("rubico:9.1")
def test_a_power_may_be_played_in_any_turn() -> None:
    """Who has passed still holds the power and is asked in the next turn."""
    turn = table(5, centurion=4, powers={2: "vesta"}, chosen="red red blue blue").resolve()
    assert "cancel vesta" in turn.lay().moves(2)


@pytest.mark.rule("rubico:9.1")
def test_the_centurion_is_never_asked_for_a_power() -> None:
    """In their own turn they are asked at neither moment."""
    laid = table(5, centurion=2, powers={2: "vesta"}, chosen="red red blue blue").lay()
    assert laid.waiting == [0, 1, 3, 4]
    with pytest.raises(NotAsked):
        laid.play(2, "cancel vesta")
    assert laid.until_taken().waiting == [0, 1, 3, 4]


@pytest.mark.rule("rubico:9.1")
def test_the_centurion_keeps_a_power_for_later() -> None:
    """As soon as another is Centurion it may be played (ruling 38)."""
    turn = table(5, centurion=2, powers={2: "vesta"}, chosen="red red blue blue").resolve()
    assert turn.view()["seats"][2]["has_power"]
    assert "cancel vesta" in turn.lay().moves(2)


@pytest.mark.rule("rubico:9.1")
def test_no_power_is_played_after_the_reveal() -> None:
    """When all have passed for the second time the cards come up, and the next turn begins."""
    turn = table(5, chosen="red red blue blue").resolve()
    assert turn.step == "suggest"
    assert {words.split()[0] for words in turn.moves(0)} == {"lay"}


@pytest.mark.rule("rubico:9.1")
def test_a_power_that_was_played_lies_face_up_out_of_the_game() -> None:
    """All see which it was, and that its owner holds none any more (ruling 39)."""
    laid = laid_with("vesta").use(1, "cancel vesta")
    for viewer in (NOBODY, 0, 2):
        place = laid.view(viewer)["seats"][1]
        assert (place["power"], place["has_power"]) == ("vesta", False)
        assert laid.heard("played_power", viewer) == ["played_power 1 vesta"]


@pytest.mark.rule("rubico:9.1")
@pytest.mark.rule("rubico:2.4")
def test_with_three_players_nobody_is_asked_for_a_power() -> None:
    """The Centurion is asked right after the rows, and the reveal follows the last card."""
    laid = table(3, chosen="red red blue").lay()
    assert laid.step == "taking"
    assert laid.take((1, 0), (1, 1), (2, 0)).view()["turn"] == 2


@pytest.mark.rule("rubico:9.2")
@pytest.mark.parametrize(
    ("power", "before", "after"),
    [
        ("minerva", True, False),
        ("cibelis", True, False),
        ("venus", True, False),
        ("eris", True, False),
        ("fortuna", True, True),
        ("roma", False, True),
        ("vesta", True, True),
        ("iuno", True, True),
    ],
)
def test_each_power_has_its_moments(power: str, before: bool, after: bool) -> None:
    """Before the taking, after it, or at both moments; otherwise it is not offered (ruling 23)."""
    laid = laid_with(power, chosen="red red blue blue")
    assert bool(offered(laid, 1)) == before
    assert bool(offered(laid.until_taken(), 1)) == after


@pytest.mark.rule("rubico:9.2")
def test_there_are_two_moments_for_powers_in_a_turn() -> None:
    """Rows, powers, taking, powers, and then the next turn (ruling 23)."""
    laid = table(5, chosen="red red blue blue").lay()
    steps = [laid.step, laid.pass_all().step, laid.until_taken().step, laid.pass_all().step]
    assert steps == ["before_taking", "taking", "after_taking", "suggest"]


@pytest.mark.rule("rubico:9.2")
def test_every_seat_that_may_hold_a_power_is_asked_whether_or_not_it_could_play() -> None:
    """Roma cannot be played yet, but her owner is asked like all others, and can only pass."""
    laid = laid_with("roma")
    assert laid.waiting == [1, 2, 3, 4]
    assert laid.moves(1) == ["pass"]


@pytest.mark.rule("rubico:9.2")
def test_no_power_is_played_while_the_centurion_takes() -> None:
    """Between the first and the last card nobody else is asked."""
    laid = laid_with("vesta").until_taking().take((1, 0))
    assert laid.waiting == [0]
    with pytest.raises(NotAsked):
        laid.play(1, "cancel vesta")


@pytest.mark.rule("rubico:9.3")
def test_answers_are_given_in_secret() -> None:
    """Nothing is told of an answer, to pass or to play, before all have answered."""
    laid = laid_with("vesta")
    told = len(laid.told)
    laid.play(1, "cancel vesta").play(2, "pass")
    assert len(laid.told) == told
    assert not laid.view(2)["powers_this_turn"]["cancelled"]


@pytest.mark.rule("rubico:9.3")
def test_if_several_would_play_the_first_from_the_centurions_left_does() -> None:
    """With Centurion 3 the order is 4, 0, 1, 2, in whatever order they answered (ruling 24)."""
    laid = table(5, centurion=3, powers={0: "iuno", 2: "vesta"}).lay()
    laid.play(2, "cancel vesta").play(0, "favour iuno").play(1, "pass").play(4, "pass")
    assert laid.heard("played_power") == ["played_power 0 iuno"]


@pytest.mark.rule("rubico:9.3")
def test_then_all_who_still_hold_a_power_are_asked_again() -> None:
    """Also those who had passed, and those whose turn had not come may think again (ruling 24)."""
    laid = table(5, centurion=3, powers={0: "iuno", 2: "vesta"}).lay()
    laid.play(2, "cancel vesta").play(0, "favour iuno").play(1, "pass").play(4, "pass")
    assert laid.waiting == [1, 2, 4]
    assert laid.pass_all().step == "taking"
    assert laid.heard("played_power") == ["played_power 0 iuno"]


@pytest.mark.rule("rubico:9.3")
def test_the_next_round_begins_behind_the_last_who_played() -> None:
    """After seat 0 comes seat 2 before seat 4, who sits at the Centurion's left (ruling 24)."""
    laid = table(5, centurion=3, powers={0: "iuno", 2: "vesta", 4: "fortuna"}).lay()
    laid.use(0, "favour iuno")
    laid.play(4, "shift fortuna forward").play(2, "cancel vesta").play(1, "pass")
    assert laid.heard("played_power")[1:] == ["played_power 2 vesta"]


@pytest.mark.rule("rubico:9.3")
def test_the_second_moment_begins_again_at_the_centurions_left() -> None:
    """Who played before the taking does not matter after it."""
    laid = table(
        5, centurion=3, powers={0: "iuno", 2: "vesta", 4: "fortuna"}, chosen="red red blue blue"
    )
    laid.lay().use(0, "favour iuno").until_taken()
    laid.play(2, "cancel vesta").play(4, "shift fortuna forward").play(1, "pass")
    assert laid.heard("played_power")[1:] == ["played_power 4 fortuna"]


@pytest.mark.rule("rubico:9.3")
def test_the_moment_is_over_when_all_pass() -> None:
    """Powers are played one after the other until everybody passes (ruling 24)."""
    laid = table(5, powers={1: "vesta", 2: "iuno"}).lay()
    laid.use(1, "cancel vesta")
    laid.use(2, "favour iuno")
    assert laid.step == "before_taking"
    assert laid.pass_all().step == "taking"


# --- Minerva and Cibelis ---


@pytest.mark.rule("rubico:9.4")
@SUMMONERS
def test_the_centurion_must_take_one_card_of_your_choice(power: str) -> None:
    """The card is taken at once, and all see which it is; nobody sees what it is."""
    laid = laid_with(power).use(1, f"summon {power} 3 2")
    row = laid.view(0)["seats"][3]["row"]
    assert [place["taken"] for place in row] == [False, False, True]
    assert [place["card"] for place in row] == [None, None, None]
    assert laid.heard("summoned") == ["summoned 1 3 2"]


@pytest.mark.rule("rubico:9.4")
@SUMMONERS
def test_the_summoned_card_is_one_of_those_that_must_be_taken(power: str) -> None:
    """Of four cards the Centurion chooses only three (ruling 25)."""
    laid = laid_with(power).use(1, f"summon {power} 3 2").pass_all()
    laid.take((1, 0), (2, 0), (4, 0))
    assert laid.step == "after_taking"
    assert laid.view()["taken"] == 4


@pytest.mark.rule("rubico:9.4")
@SUMMONERS
def test_the_summoned_card_counts_towards_the_two_of_that_seat(power: str) -> None:
    """The Centurion may take one more card of that seat, not two (ruling 25)."""
    laid = laid_with(power).use(1, f"summon {power} 3 2").pass_all()
    assert [words for words in laid.moves(0) if words.startswith("take 3")] == [
        "take 3 0",
        "take 3 1",
    ]
    laid.take((3, 0))
    assert [words for words in laid.moves(0) if words.startswith("take 3")] == []


@pytest.mark.rule("rubico:9.4")
def test_both_twins_work_in_one_turn() -> None:
    """Each makes the Centurion take a card, of the same seat if they like (ruling 28)."""
    laid = table(5, powers={1: "minerva", 2: "cibelis"}).lay()
    laid.use(1, "summon minerva 3 0").use(2, "summon cibelis 3 1")
    assert laid.view()["taken"] == 2


@pytest.mark.rule("rubico:9.4")
def test_the_centurion_is_not_asked_if_others_have_chosen_all_the_cards() -> None:
    """With a single card to take, Minerva chooses it and the second moment follows (ruling 25)."""
    laid = table(4, caesar="rubico", powers={1: "minerva"}, box=edited_box(ONE_CARD)).lay()
    assert laid.use(1, "summon minerva 2 0").pass_all().step == "after_taking"


@pytest.mark.rule("rubico:9.5")
@SUMMONERS
def test_any_card_of_another_seat_may_be_summoned_but_none_of_your_own(power: str) -> None:
    """All cards of the other rows are offered; the Centurion has no row (ruling 26)."""
    assert offered(laid_with(power), 1) == [
        f"summon {power} {owner} {slot}" for owner in (2, 3, 4) for slot in range(3)
    ]


@pytest.mark.rule("rubico:9.5")
@SUMMONERS
@pytest.mark.parametrize("cover", ["venus", "eris"])
def test_a_covered_card_may_not_be_summoned(power: str, cover: str) -> None:
    """Venus and Eris protect a card from being chosen by others too (ruling 26)."""
    laid = table(5, powers={1: power, 2: cover}).lay().use(2, f"cover {cover} 1")
    assert f"summon {power} 2 1" not in offered(laid, 1)
    assert f"summon {power} 2 0" in offered(laid, 1)


@pytest.mark.rule("rubico:9.5")
def test_a_third_card_of_one_seat_may_not_be_summoned() -> None:
    """A seat that has given two gives no more; another must be chosen (ruling 27)."""
    laid = table(5, powers={1: "minerva"}).lay()
    laid.state.seats[2].taken = 0b011
    laid.state.taken_count = 2
    owners = {words.split()[2] for words in offered(laid, 1)}
    assert owners == {"3", "4"}


@pytest.mark.rule("rubico:9.5")
def test_no_card_may_be_summoned_if_no_other_seat_may_give_one() -> None:
    """A fifth card is due, but all others have given two: only her owner could (ruling 27)."""
    five_cards = edited_box(("beyond_distance = 2", "beyond_distance = 3"))
    laid = table(4, powers={1: "minerva"}, box=five_cards).lay()
    laid.state.seats[2].taken = laid.state.seats[3].taken = 0b0011
    laid.state.taken_count = 4
    assert offered(laid, 1) == []


@pytest.mark.rule("rubico:9.5")
def test_no_card_may_be_summoned_beyond_those_that_must_be_taken() -> None:
    """With a single card to take, Cibelis comes too late behind Minerva (rulings 25 and 27)."""
    box = edited_box(ONE_CARD)
    laid = table(4, caesar="rubico", powers={1: "minerva", 2: "cibelis"}, box=box).lay()
    assert offered(laid.use(1, "summon minerva 3 0"), 2) == []


# --- Venus and Eris ---


@pytest.mark.rule("rubico:9.6")
@COVERERS
def test_a_covered_card_cannot_be_taken(power: str) -> None:
    """The Centurion is offered the other cards of that row only; all see which is covered."""
    laid = laid_with(power).use(1, f"cover {power} 1").pass_all()
    assert [words for words in laid.moves(0) if words.startswith("take 1")] == [
        "take 1 0",
        "take 1 2",
    ]
    assert laid.view()["seats"][1]["covered"] == 1
    with pytest.raises(IllegalMove):
        laid.take((1, 1))


@pytest.mark.rule("rubico:9.6")
@COVERERS
def test_only_a_card_of_your_own_can_be_covered(power: str) -> None:
    """The slots offered are those of its own row."""
    assert offered(laid_with(power), 1) == [f"cover {power} {slot}" for slot in range(3)]


@pytest.mark.rule("rubico:9.6")
@COVERERS
def test_a_card_that_is_gone_cannot_be_covered(power: str) -> None:
    """What Minerva has had taken cannot be protected any more."""
    laid = table(5, powers={1: power, 2: "minerva"}).lay().use(2, "summon minerva 1 0")
    assert offered(laid, 1) == [f"cover {power} 1", f"cover {power} 2"]


@pytest.mark.rule("rubico:9.6")
@COVERERS
def test_the_cover_holds_for_this_turn_only(power: str) -> None:
    """In the next turn no card of that seat is covered."""
    turn = laid_with(power, chosen="red red blue blue").use(1, f"cover {power} 2").resolve()
    assert turn.view()["seats"][1]["covered"] is None


@pytest.mark.rule("rubico:9.6")
def test_both_twins_cover_in_one_turn() -> None:
    """Venus and Eris each protect a card of their own owner (ruling 28)."""
    laid = table(5, powers={1: "venus", 2: "eris"}).lay()
    laid.use(1, "cover venus 0").use(2, "cover eris 2").pass_all()
    moves = laid.moves(0)
    assert "take 1 0" not in moves
    assert "take 2 2" not in moves


# --- Fortuna ---


@pytest.mark.rule("rubico:9.7")
@pytest.mark.parametrize(("way", "space"), [("forward", "corfinium"), ("back", "rubico")])
@pytest.mark.parametrize("moment", ["before_taking", "after_taking"])
def test_fortuna_moves_caesar_one_step_forward_or_back(moment: str, way: str, space: str) -> None:
    """At either moment, and at once."""
    laid = laid_with("fortuna", caesar="ariminum", chosen="blue blue red")
    if moment == "after_taking":
        laid.until_taken()
    assert laid.step == moment
    assert laid.use(1, f"shift fortuna {way}").caesar == space


@pytest.mark.rule("rubico:9.8")
def test_from_a_castrum_that_fortuna_reached_caesar_marches_on_in_phase_e() -> None:
    """From Ravenna to the Rubico by Fortuna, and by one red card on to Ariminum (ruling 31)."""
    laid = laid_with("fortuna", caesar="ravenna", chosen="red red blue")
    laid.use(1, "shift fortuna forward")
    assert laid.caesar == "rubico"
    assert laid.resolve().caesar == "ariminum"


@pytest.mark.rule("rubico:9.8")
def test_fortuna_may_bring_caesar_back_off_a_castrum() -> None:
    """From the Rubico back to Ravenna (ruling 32)."""
    laid = laid_with("fortuna", caesar="rubico")
    assert laid.use(1, "shift fortuna back").caesar == "ravenna"


@pytest.mark.rule("rubico:9.8")
def test_a_castrum_that_fortuna_left_stops_caesar_again() -> None:
    """Driven back off it, he marches no farther than that Castrum (rulings 31 and 32)."""
    laid = laid_with("fortuna", caesar="rubico", chosen="red red red red")
    assert laid.use(1, "shift fortuna back").resolve().caesar == "rubico"


@pytest.mark.rule("rubico:9.8")
def test_from_the_start_there_is_no_way_back() -> None:
    """On the first space only the step forward is offered (ruling 32)."""
    assert offered(laid_with("fortuna"), 1) == ["shift fortuna forward"]


@pytest.mark.rule("rubico:9.9")
@pytest.mark.parametrize("moment", ["before_taking", "after_taking"])
def test_fortuna_into_rome_wins_the_game_for_caesar_at_once(moment: str) -> None:
    """Nothing is revealed any more, and nobody is asked (ruling 30)."""
    laid = laid_with("fortuna", caesar="corfinium", chosen="blue blue blue")
    if moment == "after_taking":
        laid.until_taken()
    laid.use(1, "shift fortuna forward")
    assert laid.ended == "rome_by_fortuna"
    assert laid.heard("revealed") == []
    assert laid.waiting == []


# --- Roma ---


@pytest.mark.rule("rubico:9.10")
def test_roma_looks_at_a_card_that_still_lies_before_another_seat() -> None:
    """Neither a card that was taken nor one of her owner's is offered (ruling 29)."""
    laid = laid_with("roma").until_taking().take((1, 0), (2, 0), (2, 1), (3, 2))
    assert offered(laid, 1) == [
        "peek roma 2 2",
        "peek roma 3 0",
        "peek roma 3 1",
        "peek roma 4 0",
        "peek roma 4 1",
        "peek roma 4 2",
    ]


@pytest.mark.rule("rubico:9.10")
def test_a_covered_card_still_lies_there_and_may_be_looked_at() -> None:
    """Venus protects it from the Centurion, not from Roma (ruling 29)."""
    laid = table(5, powers={1: "roma", 2: "venus"}, chosen="red red blue blue").lay()
    assert "peek roma 2 2" in offered(laid.use(2, "cover venus 2").until_taken(), 1)


@pytest.mark.rule("rubico:9.10")
def test_roma_cannot_be_played_before_the_taking() -> None:
    """Only when the Centurion has all his cards."""
    with pytest.raises(IllegalMove):
        laid_with("roma").play(1, "peek roma 2 0")


@pytest.mark.rule("rubico:9.10")
def test_all_see_which_card_roma_looks_at_and_only_her_owner_what_it_is() -> None:
    """Seat 1 sees the Pompey of seat 4; the others only hear which card it was (ruling 29)."""
    laid = laid_with("roma", rows={4: "red blue pompey"}).until_taking()
    laid.take((1, 0), (2, 0), (3, 0), (4, 0)).use(1, "peek roma 4 2")
    for viewer in (NOBODY, 0, 2, 3):
        assert laid.heard("peeked", viewer) == ["peeked 1 4 2"]
        assert laid.heard("saw", viewer) == []
        assert laid.view(viewer)["seats"][4]["row"][2]["card"] is None
    assert laid.heard("saw", 1) == ["saw 4 2 pompey"]
    assert [place["card"] for place in laid.view(1)["seats"][4]["row"]] == [None, None, "pompey"]


@pytest.mark.rule("rubico:9.10")
def test_roma_sees_nothing_of_the_next_turn() -> None:
    """The card that lies in the same place a turn later is as hidden as any other."""
    laid = table(5, centurion=4, powers={1: "roma"}, chosen="red red blue blue").until_taken()
    turn = laid.use(1, "peek roma 3 0").resolve().lay()
    assert [place["card"] for place in turn.view(1)["seats"][3]["row"]] == [None, None, None]


# --- Vesta ---


def under_vesta(**layout: Any) -> Table:
    """Rows laid, and seat 1 has played Vesta."""
    return laid_with("vesta", **layout).use(1, "cancel vesta")


@pytest.mark.rule("rubico:9.11")
def test_vesta_cancels_januses() -> None:
    """A Janus is revealed and counts as nothing, whatever lies before it (ruling 34)."""
    turn = under_vesta(chosen="red janus blue blue").resolve("red janus blue blue")
    assert turn.revealed_as == "red none blue blue"


@pytest.mark.rule("rubico:9.11")
def test_vesta_cancels_pompeys() -> None:
    """A Pompey is revealed and turns no Senate card."""
    turn = under_vesta(chosen="red red blue pompey").resolve("red red blue pompey")
    assert turn.revealed_as == "red red blue none"
    assert turn.senate == []


@pytest.mark.rule("rubico:9.11")
def test_vesta_cancels_a_janus_behind_a_pompey_too() -> None:
    """Neither of the two counts (ruling 34)."""
    turn = under_vesta(chosen="red blue pompey janus").resolve("red blue pompey janus")
    assert turn.counted == (1, 1, 0)


@pytest.mark.rule("rubico:9.11")
@pytest.mark.parametrize("fresh", ["muster", "desertion", "veto", "triumph"])
def test_vesta_cancels_the_effects_of_senate_cards(fresh: str) -> None:
    """No card is added or thrown away, none more is counted (ruling 35)."""
    turn = under_vesta(chosen="red red red blue", turned="vacant", fresh=fresh).resolve()
    assert sorted(turn.revealed.split()) == ["blue", "red", "red", "red"]
    assert turn.counted == (3, 1, 0)
    assert turn.heard("extra_card") == turn.heard("discarded_unseen") == []


@pytest.mark.rule("rubico:9.11")
def test_vesta_may_be_played_after_the_taking() -> None:
    """At the second moment she cancels all the same."""
    taken = laid_with("vesta", chosen="red red blue pompey", fresh="triumph").until_taken()
    assert taken.use(1, "cancel vesta").resolve().counted == (2, 1, 0)


@pytest.mark.rule("rubico:9.11")
def test_vesta_cancels_in_this_turn_only() -> None:
    """In the next turn nothing is cancelled."""
    turn = under_vesta(chosen="red red blue blue").resolve()
    assert not turn.view()["powers_this_turn"]["cancelled"]


@pytest.mark.rule("rubico:9.12")
def test_vesta_does_not_cancel_the_card_turned_for_blue_cards() -> None:
    """Two blue cards turn one, the Pompey none (ruling 36)."""
    assert under_vesta(chosen="red blue blue pompey").resolve().senate == ["vacant"]


# --- Iuno ---


@pytest.mark.rule("rubico:9.13")
@pytest.mark.parametrize("moment", ["before_taking", "after_taking"])
def test_iuno_adds_two_red_cards_and_one_pompey(moment: str) -> None:
    """Two red and two blue cards become two steps, and a second Senate card is turned."""
    laid = laid_with("iuno", chosen="red red blue blue")
    if moment == "after_taking":
        laid.until_taken()
    turn = laid.use(1, "favour iuno").resolve()
    assert turn.counted == (4, 2, 1)
    assert turn.caesar == "rubico"
    assert len(turn.senate) == 2


@pytest.mark.rule("rubico:9.13")
def test_a_senator_may_play_iuno() -> None:
    """No side is named: a senator may want her Pompey (ruling 37)."""
    laid = laid_with("iuno", roles="red blue red red blue")
    assert offered(laid, 1) == ["favour iuno"]


@pytest.mark.rule("rubico:9.13")
def test_iuno_counts_in_this_turn_only() -> None:
    """In the next turn nothing is added."""
    turn = laid_with("iuno", chosen="red red blue blue").use(1, "favour iuno").resolve()
    assert turn.view()["powers_this_turn"]["favours"] == 0


@pytest.mark.rule("rubico:9.14")
@pytest.mark.parametrize("first", [1, 2])
def test_with_vesta_the_pompey_of_iuno_is_cancelled_and_her_reds_count(first: int) -> None:
    """In whichever order they are played (ruling 33)."""
    laid = table(5, powers={1: "vesta", 2: "iuno"}, chosen="red red red blue").lay()
    plays = [(1, "cancel vesta"), (2, "favour iuno")]
    for seat, words in plays if first == 1 else reversed(plays):
        laid.use(seat, words)
    turn = laid.resolve()
    assert turn.counted == (5, 1, 0)
    assert turn.senate == []
