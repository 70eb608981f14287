"""The edges of rules, and what is told of each thing; found by changing the rules."""

from __future__ import annotations

import pytest

from rubra.games.rubricatus.state import BIDDING

from .tables import Table, box_with, edited_box, new_match, table

NOBODY_HOLDS = dict.fromkeys(range(4), "")


def event(card: str, **laid: object) -> Table:
    """The event of a card of the tests, played by seat 0."""
    return table(hand={0: card}, **laid).play(f"event {card}")


# --- 3. and 4. The round and the initiative ---


@pytest.mark.rule("rubricatus:3.4")
def test_a_deck_that_is_just_enough_is_not_shuffled_yet() -> None:
    """Four cards are drawn of four: the discards stay where they are until the next draw."""
    laid = table(hand=NOBODY_HOLDS)
    place = laid.state.seats[0]
    place.deck, place.discards, place.removed = 0b1111, 0b110000, 0
    laid.end_round()
    assert laid.pile("hand") == ["one", "two", "three", "other_one"]
    assert laid.pile("discards") == ["other_two", "gaining"]
    assert laid.heard("reshuffled") == []
    assert laid.state.seats[0].sure == 0


@pytest.mark.rule("rubricatus:3.4")
def test_who_has_no_cards_neither_bids_nor_acts() -> None:
    """The others go on without them."""
    laid = table(hand={3: ""}).play("points two", "produce culture")
    assert laid.waiting == [2]
    laid = table()
    laid.bid("one", "two", "one", "one")
    laid = table(hand=NOBODY_HOLDS)
    laid.state.seats[2].deck = laid.state.seats[2].discards = 0
    laid.end_round()
    for seat in (0, 1, 3):
        laid.play(f"bid {laid.pile('hand', seat)[0]}", seat=seat)
    assert sorted(words.split()[1] for words in laid.heard("bid_shown")) == ["0", "1", "3"]
    if laid.step == "breaking_tie":
        assert "favour 2" not in laid.moves()


@pytest.mark.rule("rubricatus:3.5")
def test_a_card_that_was_known_is_known_to_have_gone() -> None:
    """Bid or played: no imagined hand has it any more, and all are as large as they are."""
    laid = table(hand=dict.fromkeys(range(4), "one two three"))
    for seat in range(4):
        laid.state.seats[seat].sure = laid.state.seats[seat].hand
    laid.state.step, laid.state.waiting = 0, 0b1111
    for seat in range(4):
        laid.play("bid three" if seat == 1 else "bid one", seat=seat)
    assert [int(seat.sure) for seat in laid.state.seats] == [0b110, 0b011, 0b110, 0b110]
    laid.play("points two", "produce culture")
    assert [int(seat.sure) for seat in laid.state.seats] == [0b110, 0b001, 0b110, 0b110]


@pytest.mark.rule("rubricatus:4.1")
@pytest.mark.rule("rubricatus:4.2")
def test_the_initiative_is_told() -> None:
    """Each card with its value, and who has the initiative card now."""
    laid = table().bid("one", "two", "three", "one")
    assert laid.heard("bid_shown") == [
        "bid_shown 0 one 1",
        "bid_shown 1 two 2",
        "bid_shown 2 three 3",
        "bid_shown 3 one 1",
    ]
    assert laid.heard("tied") == []
    assert laid.heard("initiative") == ["initiative 2"]
    assert {seat["cards"] for seat in laid.match.view()["seats"]} == {1}
    assert laid.match.view(0)["seats"][0]["bid"] is None


@pytest.mark.rule("rubricatus:4.3")
def test_a_tie_and_how_it_was_decided_is_told() -> None:
    """Then nobody is tied any more."""
    laid = table(holder=3).bid("one", "two", "two", "two")
    assert laid.heard("tied") == ["tied"]
    assert laid.heard("initiative") == []
    assert laid.match.view()["tied"] == [1, 2, 3]
    laid.play("favour 1")
    assert laid.heard("initiative") == ["initiative 1"]
    assert laid.match.view()["tied"] == []
    assert laid.waiting == [1]


@pytest.mark.rule("rubricatus:4.3")
def test_all_may_be_tied() -> None:
    """With the lowest value too."""
    laid = table(holder=2).bid("one", "one", "one", "one")
    assert laid.moves() == ["favour 0", "favour 1", "favour 2", "favour 3"]


@pytest.mark.rule("rubricatus:3.1")
@pytest.mark.rule("rubricatus:7.1")
def test_there_are_forty_turns() -> None:
    """Three in each of three rounds, four in each of four, five in each of three."""
    match = new_match(3, difficulty="easy")
    turns, rounds = [], []
    while not match.is_over:
        view = match.view()
        if not turns or turns[-1] != (view["turn"], view["round"]):
            turns.append((view["turn"], view["round"]))
        rounds += [view["round"]] if view["round"] not in rounds else []
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    assert rounds == list(range(1, 11))
    assert [turn for turn, _ in turns] == list(range(1, 41))
    assert match.result()["turns"] == 40


@pytest.mark.rule("rubricatus:3.6")
def test_a_new_round_is_told_and_nothing_of_the_old_one_is_left() -> None:
    """Its number and its Era; the Era card is gone, constructions of the round are counted anew."""
    laid = table(era_card=box_with("", "built:1", "score:1"), eteries={0: "goja"})
    laid.state.seats[1].built_now = 2
    laid.state.seats[0].eteries_out = 0b1
    laid.end_round()
    assert laid.heard("round_began") == ["round_began 2 ancient"]
    view = laid.match.view()
    assert view["era_card"] is None
    assert [seat["built_now"] for seat in view["seats"]] == [0] * 4
    assert view["seats"][0]["eteries_out"] == []


@pytest.mark.rule("rubricatus:11.1")
@pytest.mark.parametrize(
    ("era", "round_number", "told"),
    [("iberian", 1, []), ("ancient", 2, []), ("ancient", 3, ["helper_gained"]),
     ("medieval", 7, ["helper_gained"]), ("modern", 8, [])],
)  # fmt: skip
def test_a_helper_that_arrives_is_told(era: str, round_number: int, told: list[str]) -> None:
    """With the Medieval and the Modern Era, and never else."""
    laid = table(era=era)
    laid.state.round_number = round_number
    assert laid.end_round().heard("helper_gained") == told


# --- 5. and 6. Era cards and bonuses ---


@pytest.mark.rule("rubricatus:5.3")
@pytest.mark.rule("rubricatus:5.4")
def test_a_check_and_who_passes_it_is_told() -> None:
    """The card, then the table as a whole, or each player from the holder on."""
    laid = table(era_card=box_with("", "calm:bages:0", "", "forfeit:1:each")).check()
    assert laid.heard("checked") == ["checked told"]
    assert laid.heard("table_failed") == ["table_failed"]
    assert laid.heard("table_passed") == []
    laid = table(era_card=box_with("", "has:culture:1", "score:1"), stock={2: "c1"}, holder=1)
    laid.check()
    assert [words for words in laid.heard() if words.split()[0] in ("passed", "failed")] == [
        "failed 1",
        "failed 0",
        "failed 3",
        "passed 2",
    ]


@pytest.mark.rule("rubricatus:14.20")
def test_one_step_is_enough_to_lead() -> None:
    """If nobody else has left the start."""
    laid = table(era_card=box_with("", "leads:culture", "score:1"), track={1: "c1"}).check()
    assert [laid.points(seat) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("rubricatus:6.1")
def test_bonuses_come_from_the_holder_on() -> None:
    """Anticlockwise; of each resource as much as the constructions give."""
    laid = table(holder=2)
    laid.state.seats[3].income[0] = 2
    laid.state.seats[1].income[3] = 1
    laid.gather()
    assert laid.heard("income") == ["income 1 defence 1", "income 3 materials 2"]
    assert (laid.stock(1), laid.stock(3)) == ("d1", "m2")
    assert laid.waiting == [2]


# --- 7. Actions ---


@pytest.mark.rule("rubricatus:7.1")
def test_nothing_of_an_action_is_left_for_the_next() -> None:
    """Neither its card, nor its value, nor who was sent."""
    laid = table(eteries={0: "merla", 3: "aloja"}, hand={0: "two", 3: "one"})
    laid.play("points two", "send_eteria merla", "produce culture")
    assert laid.match.view()["action"] is None
    laid.play("points one")
    assert laid.match.view()["action"] == {
        "seat": 3, "card": "one", "points": 1, "eteria": None, "region": None, "choices": None,
        "builds": [], "building": None, "produce": None,
    }  # fmt: skip


@pytest.mark.rule("rubricatus:7.3")
def test_an_event_has_no_points() -> None:
    """Whatever the card before was worth, and whoever was sent with it."""
    laid = table(eteries={0: "merla"}, hand={0: "three", 3: "choosing"})
    laid.play("points three", "send_eteria merla", "produce culture", "event choosing")
    action = laid.match.view()["action"]
    assert (action["card"], action["points"], action["eteria"]) == ("choosing", 0, None)


@pytest.mark.rule("rubricatus:7.1")
def test_what_is_played_is_told() -> None:
    """The card with its value, what it produces; or its event, and that it is removed."""
    laid = table(hand={0: "three", 3: "scoring", 2: "gaining"})
    laid.play("points three", "produce defence", "event scoring", "event gaining")
    assert laid.heard("played_points") == ["played_points 0 three 3"]
    assert laid.heard("produced") == ["produced 0 defence 3"]
    assert laid.heard("played_event") == ["played_event 3 scoring", "played_event 2 gaining"]
    assert laid.heard("removed_card") == ["removed_card 3 scoring"]


@pytest.mark.rule("rubricatus:7.7")
@pytest.mark.rule("rubricatus:13.4")
def test_a_basic_helper_stays_idle_before_an_eteria() -> None:
    """An etèria only if no basic helper is left; of several the first."""
    laid = table(eteries={0: "aloja merla"}, hand={0: "two"}, market="")
    laid.state.seats[0].worked = 0b1111
    laid.play("points two")
    assert (laid.heard("idle"), laid.heard("sent_eteria")) == (["idle 0"], [])
    assert laid.state.seats[0].at_home == 0
    laid = table(eteries={0: "aloja follet merla"}, hand={0: "two"}, market="")
    laid.state.seats[0].worked = 0b1111
    laid.play("points two")
    assert (laid.heard("idle"), laid.heard("sent_eteria")) == (["idle 0"], ["sent_eteria 0 aloja"])
    assert laid.match.view()["seats"][0]["eteries_out"] == ["aloja"]


@pytest.mark.rule("rubricatus:13.4")
def test_an_eteria_may_carry_an_event_that_recruits_nobody() -> None:
    """Without a basic helper at home too."""
    laid = table(eteries={0: "goja merla aloja"}, hand={0: "gaining"})
    assert laid.moves() == ["points gaining", "event gaining"]
    laid.play("event gaining")
    assert laid.moves() == ["send_eteria goja", "send_eteria aloja", "send_eteria merla"]
    laid.play("send_eteria merla")
    assert laid.stock() == "d2"
    assert laid.match.view()["seats"][0]["eteries_out"] == ["merla"]


@pytest.mark.rule("rubricatus:13.4")
def test_the_only_one_at_home_is_sent_without_asking() -> None:
    """An etèria too, if no basic helper is left."""
    laid = table(eteries={0: "merla"}, hand={0: "two"})
    laid.state.seats[0].at_home = 0
    laid.play("points two", "produce defence")
    assert laid.heard("sent_eteria") == ["sent_eteria 0 merla"]
    assert laid.stock() == "d3"


@pytest.mark.rule("rubricatus:13.4")
def test_a_card_that_recruits_may_be_played_for_its_points_by_an_eteria() -> None:
    """Only its event needs a basic helper."""
    laid = table(eteries={0: "goja"}, hand={0: "recruiting"}).play("points recruiting")
    assert laid.moves() == ["send_helper", "send_eteria goja"]


@pytest.mark.rule("rubricatus:7.6")
def test_an_event_needs_no_place() -> None:
    """A helper stands on every resource, and nothing can be done in any region."""
    laid = table(hand={0: "gaining"}, market="")
    laid.state.seats[0].worked = 0b1111
    laid.play("event gaining")
    assert (laid.heard("idle"), laid.stock()) == ([], "d2")


@pytest.mark.rule("rubricatus:13.2")
def test_the_last_basic_helper_may_recruit() -> None:
    """One is enough, with or without etèries at home."""
    laid = table(hand={0: "recruiting"})
    laid.state.seats[0].at_home = 1
    assert laid.moves("event") == ["event recruiting"]
    laid.play("event recruiting", "choose_eteria goja")
    assert laid.state.seats[0].at_home == 0


# --- 8. and 9. Regions ---


@pytest.mark.rule("rubricatus:8.3")
@pytest.mark.rule("rubricatus:9.6")
def test_what_is_done_in_a_region_is_told() -> None:
    """Entering, mitigating with the problems that are left, building and what it scores."""
    laid = table(stock={0: "m1 d3"}, market="fort", problems={"solsones": 2})
    laid.play("points two", "enter solsones", "mitigate", "build fort")
    assert laid.heard("entered") == ["entered 0 solsones"]
    assert laid.heard("mitigated") == ["mitigated 0 solsones"]
    assert laid.heard("problem_removed") == ["problem_removed solsones 1 14"]
    assert laid.heard("built") == ["built 0 fort solsones"]
    assert laid.heard("problem_added") == [
        "problem_added solsones 2 13",
        "problem_added solsones 3 12",
    ]
    assert laid.heard("scored") == ["scored 0 2 building", "scored 0 3 bonus"]
    assert len(laid.heard("came_to_market")) == 5
    assert laid.state.seats[0].built_now == 1


@pytest.mark.rule("rubricatus:9.5")
def test_an_extension_is_told_with_its_point() -> None:
    """After the value of the card."""
    laid = table(stock={0: "m1"}, market="mill", constructions={0: "silo"})
    laid.play("points one", "enter bergueda", "build mill")
    assert laid.heard("scored") == ["scored 0 1 building", "scored 0 1 extension"]


@pytest.mark.rule("rubricatus:9.7")
def test_while_something_is_built_it_is_seen() -> None:
    """Where its sixth problem goes is still to be chosen; then nothing is being built."""
    tolerant = edited_box(("most_to_build = 2", "most_to_build = 4"))
    laid = table(stock={0: "m1 d2"}, market="fort", problems={"solsones": 4}, box=tolerant)
    laid.play("points two", "enter solsones", "build fort")
    assert laid.match.view()["action"]["building"] == laid.names["construction"].index("fort")
    laid.play("choose_region bergueda", "points one")
    assert laid.match.view()["action"]["building"] is None


# --- 12. Tracks ---


@pytest.mark.rule("rubricatus:12.1")
@pytest.mark.rule("rubricatus:7.9")
def test_steps_of_development_are_told_with_their_points() -> None:
    """The first space of the tests' track has none, the second has one."""
    laid = table(stock={0: "m3"}, hand={0: "one"}).play("points one", "produce materials")
    assert laid.heard("developed") == ["developed 0 materials 1"]
    assert laid.heard("scored") == []
    laid = table(stock={0: "m3"}, track={0: "m1"}, hand={0: "one"})
    laid.play("points one", "produce materials")
    assert laid.heard("developed") == ["developed 0 materials 2"]
    assert laid.heard("scored") == ["scored 0 1 development"]


# --- 14. The words of the cards ---


@pytest.mark.rule("rubricatus:14.1")
@pytest.mark.parametrize(
    ("card", "stock", "told"),
    [
        ("gaining", "", ["gained 0 defence 2"]),
        ("losing", "m3", ["lost 0 materials 2"]),
        ("losing", "m1", ["lost 0 materials 1"]),
        ("losing", "", []),
        ("scoring", "", ["scored 0 3 cards"]),
        ("removing", "", ["problem_removed bages 0 15"]),
        ("adding", "", ["problem_added bages 2 13", "problem_added bages 3 12"]),
    ],
)
def test_what_an_event_does_is_told(card: str, stock: str, told: list[str]) -> None:
    """How much it really was."""
    laid = event(card, stock={0: stock})
    before = ("round_began", "played_event", "removed_card")
    assert [words for words in laid.heard() if words.split()[0] not in before] == told


@pytest.mark.rule("rubricatus:14.6")
@pytest.mark.parametrize(
    ("points", "told"), [(9, ["forfeited 0 4"]), (1, ["forfeited 0 1"]), (0, [])]
)
def test_what_is_forfeited_is_told(points: int, told: list[str]) -> None:
    """Never more than there was; and it is taken from what cards have scored."""
    laid = event("forfeiting", points={0: points})
    assert laid.heard("forfeited") == told
    assert laid.match.view()["seats"][0]["scored"]["cards"] == -min(4, points)


@pytest.mark.rule("rubricatus:14.2")
@pytest.mark.rule("rubricatus:14.4")
@pytest.mark.rule("rubricatus:14.7")
def test_what_was_chosen_is_told() -> None:
    """Gained, lost or taken."""
    laid = event("choosing").play("choose_resource culture")
    assert laid.heard("gained") == ["gained 0 culture 2"]
    laid = event("giving_up", stock={0: "c2"}).play("choose_resource culture")
    assert laid.heard("lost") == ["lost 0 culture 1"]
    laid = event("taking", stock={2: "c2"}).play("take 2 culture")
    assert laid.heard("took") == ["took 0 2 culture"]


@pytest.mark.rule("rubricatus:14.7")
def test_nobody_takes_from_themselves() -> None:
    """Who alone has resources finds nothing to take; what is taken may flow over."""
    assert event("taking", stock={0: "m2 c1"}).waiting == [3]
    laid = event("taking", stock={0: "c3", 1: "c1"}).play("take 1 culture")
    assert (laid.stock(0), laid.track(0), laid.stock(1)) == ("", "c1", "")


@pytest.mark.rule("rubricatus:14.8")
def test_the_last_eteria_may_be_recruited_and_then_there_is_none() -> None:
    """Whichever it is; without one the event does nothing, and no helper leaves the game."""
    laid = table(hand={0: "recruiting"})
    laid.state.eteries = 0b1
    laid.play("event recruiting")
    assert laid.moves() == ["choose_eteria goja"]
    laid = table(hand={0: "recruiting"})
    laid.state.eteries = 0
    laid.play("event recruiting")
    assert laid.waiting == [3]
    assert laid.state.seats[0].helpers == 3


@pytest.mark.rule("rubricatus:14.9")
def test_without_cards_in_the_market_none_is_replaced() -> None:
    """With one there is one to choose, and nothing comes if the decks are empty."""
    decks = ("iberian", "ancient", "medieval", "modern", "contemporary")
    laid = table(hand={0: "replacing"}).empty_decks(*decks)
    assert laid.play("event replacing").waiting == [3]
    laid = table(hand={0: "replacing"}, market="hut").empty_decks(*decks)
    laid.play("event replacing")
    assert laid.moves() == ["choose_construction hut"]
    laid.play("choose_construction hut")
    assert laid.market == []
    assert laid.heard("came_to_market") == []


@pytest.mark.rule("rubricatus:14.14")
def test_the_last_problem_of_the_board_may_be_removed() -> None:
    """Of two to be removed the second is left out, since there is none; all go to the drawer."""
    none = dict.fromkeys(("bergueda", "solsones", "baix_llobregat", "bages_bergueda",
                          "bages_solsones", "bages_baix_llobregat"), 0)  # fmt: skip
    laid = event("removing_any", problems=none | {"bages": 1})
    assert laid.moves() == ["choose_region bages"]
    laid.play("choose_region bages")
    assert laid.waiting == [3]
    assert laid.drawer == 21
    assert event("removing_any", problems=none | {"bages": 0}).waiting == [3]


@pytest.mark.rule("rubricatus:1.3")
def test_after_the_common_defeat_nothing_is_asked_any_more() -> None:
    """In the middle of an effect or before the next: nothing is left to be chosen or done."""
    for laid in (
        event("adding_any", drawer=1).play("choose_region bages"),
        event("both", drawer=0).play("choose_region bages", "choose_region bages"),
        event("flooding", drawer=2),
    ):
        assert laid.heard("ended") == ["ended common_defeat"]
        assert laid.waiting == []
        view = laid.match.view()
        assert (view["waiting"], view["choice"], view["result"]["winners"]) == ([], None, [])


# --- 15. The end ---


@pytest.mark.rule("rubricatus:3.6")
def test_after_the_scoring_nothing_is_asked_any_more() -> None:
    """Of anybody, nor by any card."""
    laid = table()
    laid.state.round_number = 10
    laid.end_round()
    view = laid.match.view()
    assert (view["step"], view["waiting"], view["choice"]) == ("over", [], None)


@pytest.mark.rule("rubricatus:1.2")
@pytest.mark.rule("rubricatus:15.1")
def test_without_any_points_all_have_won() -> None:
    """Nobody has a card, a construction or a resource left."""
    laid = table(hand=NOBODY_HOLDS)
    laid.state.round_number = 10
    laid.end_round()
    assert laid.match.result()["winners"] == [0, 1, 2, 3]
    assert laid.heard("ended") == ["ended shared_victory"]


@pytest.mark.rule("rubricatus:15.1")
@pytest.mark.rule("rubricatus:15.3")
@pytest.mark.rule("rubricatus:15.4")
@pytest.mark.rule("rubricatus:15.5")
def test_the_scoring_is_told() -> None:
    """Last cards, majorities, Eras, resources, comarques, and what each has in all."""
    laid = table(
        hand={0: "one", 1: "two", 2: "", 3: ""},
        constructions={0: "hut silo cave port shrine mill church house colony"},
        stock={1: "m1 c1"},
    )
    laid.state.round_number = 10
    laid.end_round()
    assert laid.heard("last_card") == ["last_card 0 one", "last_card 1 two"]
    assert laid.heard("majority") == [
        f"majority 0 2 {era}"
        for era in ("iberian", "ancient", "medieval", "modern", "contemporary")
    ]
    assert laid.heard("scored") == [
        "scored 0 1 last_card",
        "scored 1 2 last_card",
        "scored 0 3 all_eras",
        "scored 0 3 all_comarques",
        "scored 1 1 leftovers",
    ]
    assert laid.heard("final_score") == [
        "final_score 0 17",
        "final_score 1 3",
        "final_score 2 0",
        "final_score 3 0",
    ]
    assert laid.heard("ended") == ["ended most_points"]
    assert laid.match.view()["waiting"] == []


@pytest.mark.rule("rubricatus:3.5")
def test_who_draws_is_told_and_nobody_else() -> None:
    """Each hears of the own cards; those who watch hear of none."""
    laid = table(hand=NOBODY_HOLDS).end_round()
    for seat in range(4):
        told = {words.split()[1] for words in laid.heard("drew", seat)}
        assert told == set(laid.pile("hand", seat))
        assert len(laid.heard("drew", seat)) == 4
    assert laid.heard("drew") == []


@pytest.mark.rule("rubricatus:4.1")
def test_any_card_of_the_hand_may_be_laid() -> None:
    """Those, and no others."""
    laid = table(hand={0: "one three gaining"})
    laid.state.step, laid.state.waiting = BIDDING, 0b1111
    assert laid.moves() == ["bid one", "bid three", "bid gaining"]


@pytest.mark.rule("rubricatus:14.11")
@pytest.mark.rule("rubricatus:2.4")
def test_no_problem_goes_to_a_covered_region() -> None:
    """With three players four regions can be chosen."""
    laid = event("adding_any", players=3)
    assert [words.split()[1] for words in laid.moves()] == [
        "bergueda",
        "bages",
        "solsones",
        "baix_llobregat",
    ]


@pytest.mark.rule("rubricatus:13.5")
def test_goja_finds_nothing_to_soothe_where_there_is_no_problem() -> None:
    """She may build there all the same."""
    laid = table(eteries={0: "goja"}, stock={0: "m1"}, market="hut", problems={"bages": 0})
    laid.play("points two", "send_eteria goja", "enter bages")
    assert (laid.heard("soothed"), laid.problems("bages")) == ([], 0)
    assert laid.moves() == ["build hut"]


@pytest.mark.rule("rubricatus:8.5")
def test_who_can_do_nothing_more_in_a_region_is_not_asked() -> None:
    """One defence among four problems leaves three, too many to build."""
    laid = table(stock={0: "m1 d1"}, market="hut", problems={"bages": 4})
    laid.play("points two", "enter bages", "mitigate")
    assert laid.problems("bages") == 3
    assert laid.waiting == [3]
