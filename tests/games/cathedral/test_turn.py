"""Chapter 3: a turn, and what may be done at any moment of it."""

from __future__ import annotations

import pytest

from rubra.core.errors import CannotUndo, IllegalMove, NotAsked

from .tables import new_match, table


@pytest.mark.rule("cathedral:3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    """Each builder has a whole turn, and only that builder is asked."""
    laid = table(players)
    order = []
    for _ in range(2 * players):
        order += laid.waiting
        laid.pass_turn()
    assert order == [*range(players)] * 2


@pytest.mark.rule("cathedral:3.1")
def test_who_has_no_turn_is_not_asked() -> None:
    """Another builder's move is refused."""
    laid = table(2)
    move = laid.match.moves(0)[0]
    with pytest.raises(NotAsked):
        laid.match.play(1, move)


@pytest.mark.rule("cathedral:3.1")
def test_one_action_in_a_turn() -> None:
    """After a claim one cannot build or go to the market; nor the other way round."""
    laid = table(2).own("a1", 0).give(0, wood=1)
    kinds = {words.split()[0] for words in laid.moves()}
    assert kinds == {"claim", "deliver", "move_die"}
    claimed = laid.play("claim b 0 beside")
    assert {words.split()[0] for words in claimed.moves()} == {"place"}
    claimed.play("place red down")
    assert claimed.waiting == [1]
    building = table(2).own("a1", 0).give(0, wood=1, brick=1).play("deliver wood a 0")
    assert {words.split()[0] for words in building.moves()} == {"deliver", "stop_building"}
    visiting = table(2).own("a1", 0).give(0, wood=1, brick=1).visit()
    assert {words.split()[0] for words in visiting.moves()} == {"obtain", "roll"}


@pytest.mark.rule("cathedral:3.2")
def test_nobody_can_pass() -> None:
    """At the start of a turn there is always a die to move, and no way to end the turn."""
    laid = table(2)
    assert laid.moves("move_die")
    assert not laid.moves("end_turn")
    with pytest.raises(IllegalMove):
        laid.play("end_turn")


@pytest.mark.rule("cathedral:3.2")
def test_what_would_have_no_effect_cannot_be_chosen() -> None:
    """With a full inventory the wood of the market cannot be taken, so that the dice just roll."""
    laid = table(2).give(0, stone=6).visit("red")
    assert laid.waiting == [1]
    assert laid.heard("gained") == []
    assert laid.heard("rolled")


@pytest.mark.rule("cathedral:3.3")
def test_prestige_may_be_given_up_for_two_rubles_each() -> None:
    """Several times in a row, as long as there is prestige to give up."""
    laid = table(2).give(0, recognition=13).play("sell_prestige", "sell_prestige")
    assert laid.seat().rubles == 4
    assert laid.seat().marker == 5
    assert not laid.moves("sell_prestige")


@pytest.mark.rule("cathedral:3.3")
@pytest.mark.parametrize("moment", ["before", "during", "after"])
def test_at_any_one_moment_of_the_turn(moment: str) -> None:
    """Before, during or after the action."""
    laid = table(2).give(0, recognition=30)
    if moment != "before":
        laid.visit()
    if moment == "after":
        laid.play("roll")
    laid.play("sell_prestige", "sell_prestige")
    assert laid.seat().rubles == 4


@pytest.mark.rule("cathedral:3.3")
@pytest.mark.rule("cathedral:3.4")
def test_between_two_deliveries_of_one_action() -> None:
    """Prestige may be given up there, for rubles or for a roll; the deliveries left are kept."""
    laid = table(2).own("a1", 0).give(0, wood=2, recognition=30).play("deliver wood a 0")
    assert laid.moves("sell_prestige")
    assert laid.moves("reroll")
    laid.play("sell_prestige", "reroll wood")
    assert laid.step == "build"
    assert laid.moves() == ["deliver wood a 0", "stop_building"]
    assert laid.state.deliveries == 2


@pytest.mark.rule("cathedral:3.3")
def test_before_the_tile_of_a_claim_is_laid() -> None:
    """To pay for its space."""
    laid = table(2).give(0, recognition=30).play("claim a 0 inventory", "sell_prestige")
    assert "place white up" in laid.moves("place")


@pytest.mark.rule("cathedral:3.4")
@pytest.mark.parametrize("action", ["market", "build", "claim"])
def test_a_roll_after_the_action(action: str) -> None:
    """The action is done, the turn is not: the dice of a space may be rolled then too."""
    laid = table(2, seed=3).own("a1", 0).give(0, wood=1, recognition=30)
    if action == "market":
        laid.visit().play("roll")
    elif action == "build":
        laid.play("deliver wood a 0")
    else:
        laid.play("claim b 0 inventory", "place red down")
    assert laid.step == "after_action"
    laid.play("reroll gold")
    assert laid.seat().marker == 28
    assert [words.split()[1] for words in laid.heard("rolled")[-1:]] == ["white"]
    assert not laid.moves("reroll")
    laid.play("end_turn")
    assert laid.waiting == [1]


@pytest.mark.rule("cathedral:3.3")
def test_not_again_after_anything_else() -> None:
    """Once something else is done the moment has passed; in the next turn it comes again."""
    laid = table(2).give(0, recognition=30).play("sell_prestige")
    laid.visit()
    assert not laid.moves("sell_prestige")
    laid.play("roll", "end_turn").pass_turn()
    assert laid.moves("sell_prestige")


@pytest.mark.rule("cathedral:3.3")
def test_another_roll_ends_the_moment_too() -> None:
    """Giving up prestige for a roll is something else."""
    laid = table(2).give(0, recognition=30).play("sell_prestige", "reroll wood")
    assert not laid.moves("sell_prestige")


@pytest.mark.rule("cathedral:3.4")
def test_one_prestige_to_roll_the_dice_of_a_space() -> None:
    """All dice on it and no others; spaces without dice are not offered."""
    laid = table(2, seed=1).give(0, recognition=13).die("red", "wood").play("reroll wood")
    assert laid.seat().marker == 9
    assert [words.split()[1] for words in laid.heard("rolled")] == ["red", "blue"]


@pytest.mark.rule("cathedral:3.4")
def test_only_spaces_with_dice_can_be_rolled() -> None:
    """Four spaces have dice here."""
    laid = table(2).give(0, recognition=13).die("red", "wood")
    assert laid.moves("reroll") == ["reroll wood", "reroll brick", "reroll stone", "reroll gold"]


@pytest.mark.rule("cathedral:3.4")
def test_once_in_a_turn() -> None:
    """Not a second time, before the next turn."""
    laid = table(2).give(0, recognition=30).play("reroll wood")
    assert not laid.moves("reroll")
    laid.visit().play("roll")
    assert not laid.moves("reroll")
    laid.play("end_turn").pass_turn()
    assert laid.moves("reroll")


@pytest.mark.rule("cathedral:3.4")
def test_the_die_to_be_moved_may_be_rolled_before() -> None:
    """Since it is possible at any moment."""
    for seed in range(20):
        laid = table(2, seed=seed).give(0, recognition=13).play("reroll recognition")
        if laid.values_on("recognition") == [4]:
            assert "move_die red 0 gold" in laid.moves()
            return
    raise AssertionError("no seed rolls a 4")


@pytest.mark.rule("cathedral:3.5")
def test_not_between_an_ornament_and_its_jewels() -> None:
    """Jewels are added at once or never."""
    laid = table(2).own("a1", 1, finished=True).give(0, wood=1, green=1, recognition=30)
    laid.play("decorate a 0")
    assert laid.moves() == ["add_jewel green", "no_jewel"]


@pytest.mark.rule("cathedral:3.5")
def test_not_between_an_influence_action_and_its_choice() -> None:
    """First the material that was chosen."""
    any_two = {"do": "gain_any", "of": ["wood", "brick"], "n": 1}
    laid = table(2, first=any_two).give(0, recognition=30).visit()
    laid.play(laid.moves("influence")[0])
    assert laid.moves() == ["take wood", "take brick"]


@pytest.mark.rule("cathedral:3.6")
@pytest.mark.parametrize(("marker", "may"), [(0, False), (4, False), (5, False), (6, True)])
def test_only_beyond_the_first_space_of_prestige(marker: int, may: bool) -> None:
    """Before it there is nothing to give up, and on it nothing lies behind."""
    laid = table(2).give(0, recognition=marker)
    assert bool(laid.moves("sell_prestige")) == may
    assert bool(laid.moves("reroll")) == may


@pytest.mark.rule("cathedral:3.1")
def test_a_turn_can_be_taken_back_up_to_the_roll() -> None:
    """Move by move, until the dice have rolled."""
    match = new_match(2, start="prestige_2")
    seat = match.waiting[0]
    match.play_words(seat, ["sell_prestige"])
    say = match.game.move_words.say
    die = next(move for move in match.moves(seat) if say(move).kind == "move_die")
    match.play(seat, die)
    match.undo(seat)
    match.undo(seat)
    assert not match.steps
    match.play(seat, die)
    match.play_words(seat, ["roll"])
    with pytest.raises(CannotUndo):
        match.undo(seat)


NOTHING_DONE = {
    "may_sell": True, "rerolled": False, "tile": None, "gives": None, "jewels": None, "sale": None,
    "deliveries": 0, "delivered": False, "die": None, "space": None, "obtained": False,
    "activated": False, "influence": None, "choices": 0, "card": None, "obtains": None,
}  # fmt: skip


@pytest.mark.rule("cathedral:3.1")
def test_a_turn_begins_with_nothing_done() -> None:
    """Whatever the builder before has done in the market or on the building site."""
    assert table(2).match.view()["now"] == NOTHING_DONE
    any_two = {"do": "gain_any", "of": ["wood", "brick"], "n": 2}
    laid = table(2, first=any_two).bench(0, 0, "gold").own("a1", 1).own("b1", 1, finished=True)
    laid.give(0, recognition=30, stone=2).give(1, wood=3, green=1)
    laid.seat().banners_in = 2
    laid.visit("red").play("activate red", "obtain")  # which leaves one slot for two pieces
    laid.play(laid.moves("influence")[0], "take wood", "sell_prestige", "reroll wood")
    assert laid.heard("turn_began") == ["turn_began 2 1"]
    assert laid.match.view()["now"] == NOTHING_DONE
    laid.play("decorate b 0", "no_jewel", "stop_building")
    assert laid.heard("turn_began") == ["turn_began 2 1", "turn_began 3 0"]
    assert laid.match.view()["now"] | {"sale": None} == NOTHING_DONE


@pytest.mark.rule("cathedral:3.3")
@pytest.mark.rule("cathedral:3.4")
def test_what_was_given_up_is_told() -> None:
    """The rubles and the prestige that is left; the space whose dice are rolled."""
    laid = table(2).give(0, recognition=13).play("sell_prestige", "reroll stone")
    assert laid.heard("sold_prestige") == ["sold_prestige 0 2 2"]
    assert laid.heard("rerolls") == ["rerolls 0 stone"]
    assert [words.split()[:2] for words in laid.heard("rolled")] == [["rolled", "yellow"]]


@pytest.mark.rule("cathedral:6.9")
def test_after_the_roll_no_die_is_being_moved() -> None:
    """Only prestige may still be given up."""
    laid = table(2).give(0, recognition=30).visit("red")
    now = laid.match.view()["now"]
    assert (now["die"], now["space"]) == ("red", "wood")
    laid.play("roll")
    now = laid.match.view()["now"]
    assert (now["die"], now["space"]) == (None, None)
    assert {words.split()[0] for words in laid.moves()} == {"sell_prestige", "reroll", "end_turn"}


@pytest.mark.rule("cathedral:3.3")
@pytest.mark.rule("cathedral:4.5")
def test_who_could_give_up_prestige_is_asked_before_the_last_tile_is_laid() -> None:
    """It cannot be paid yet, but with rubles for prestige it could."""
    laid = table(2).give(0, recognition=13)
    for space in range(5):
        laid.bench(0, space, "wood", face_up=False)
    laid.play("claim a 0 inventory")
    assert laid.moves("place") == ["place white_2 down"]
    laid.play("sell_prestige", "sell_prestige")
    assert laid.moves("place") == ["place white_2 down", "place white_2 up"]


@pytest.mark.rule("cathedral:3.4")
def test_who_could_give_up_prestige_is_asked_where_nothing_can_be_taken() -> None:
    """With a full inventory a visit is nothing but the roll, and what may come before it."""
    laid = table(2).give(0, stone=6, recognition=13).visit("red")
    assert {words.split()[0] for words in laid.moves()} == {"roll", "sell_prestige", "reroll"}
