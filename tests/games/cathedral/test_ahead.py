"""What the view says a choice would bring is what it brings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rubra.core.match import Match
from rubra.core.stream import key_of, stream_from_seed
from rubra.games.cathedral.game import GAME


def check_landings(view: dict[str, Any], moves: list[list[Any]]) -> None:
    """Every die that may be moved, every space where it may stop, at its price."""
    foretold = [
        ["move_die", die, landing["price"], landing["space"]]
        for die, landings in (view["ahead"] or {}).items()
        for landing in landings
        if not landing["full"]
    ]
    assert foretold == [move for move in moves if move[0] == "move_die"]


def foretold_by(view: dict[str, Any], move: list[Any]) -> dict[str, Any] | None:
    """What the view says that a move gives, if that is one definite thing."""
    seat = view["seats"][view["active"]]
    now = view["now"]
    if move[0] == "obtain":
        gives: dict[str, Any] | None = now["obtains"]
        return gives
    if move[0] == "influence":
        assert move[1] == now["card"]
        card = next(one for one in view["influence"] if one["card"] == move[1])
        gives = card["choices"][("first", "second").index(move[2])]["gives"]
        return gives
    if move[0] == "activate":
        bench: dict[str, Any] = next(one for one in seat["workshop"] if one["space"] == move[1])
        return bench["gives"]
    if move[0] == "place" and move[2] == "up":
        gives = now["gives"]
        return gives
    return None


@pytest.mark.rule("cathedral:6.5")
def test_a_die_that_ivan_has_moved_gives_nobody_anything() -> None:
    """The same die, moved by the builder, does."""
    match = Match(GAME, 1, key_of(stream_from_seed(0)))
    match.state.moved = 0
    assert match.view(0)["now"]["obtains"] is not None
    match.state.active = 1
    assert match.view(0)["now"]["obtains"] is None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_the_view_foretells_comes_true(players: int) -> None:
    """Landings, gains, penalties, jewels, sales and the shares of the towers, through a game."""
    chance = random.Random(0)  # which game is played, not a secret
    match = Match(GAME, players, key_of(stream_from_seed(0)), {"standstill": True})
    checked: set[str] = set()
    landing: dict[str, Any] = {}
    while not match.is_over:
        seat = match.waiting[0]
        view = match.view(seat)
        moves = [GAME.move_words.say(move).as_list() for move in match.moves(seat)]
        check_landings(view, moves)
        building = [move for move in moves if move[0] in ("deliver", "decorate", "add_jewel")]
        move = chance.choice(building or moves)
        events = [event.as_list() for event in match.play_words(seat, move).events]
        mine = [event for event in events if event[0] in ("gained", "placed", "activated")]
        gained = [event[2:] for event in mine if event[0] == "gained" and event[1] == seat]
        if move[0] == "move_die":
            landing = next(one for one in view["ahead"][move[1]] if one["price"] == move[2])
        gives = foretold_by(view, move)
        if gives and move[0] == "obtain":
            assert gives["count"] == landing["count"]
        if gives:
            expected = [[gives["taken"], gives["resource"]]] if gives["taken"] else []
            assert gained[:1] == expected, (move, gives, events)
            checked.add(move[0])
        for event in events:
            if event[0] == "decorated":
                section = view["towers"]["abcdef".index(event[3])][event[4]]
                assert event[2] == section["takes"]
            if event[0] == "finished" and event[1] == seat:
                tower = view["towers"]["abcdef".index(event[2])]
                lost = [event[1:] for event in events if event[0] == "penalised"]
                assert lost == [
                    [one["seat"], move[2], one["level"], one["count"]]
                    for one in tower[event[3]]["penalties"]
                ]
                checked.add("finished")
        if move[0] == "add_jewel":
            assert events[0][3] == view["now"]["jewels"][move[1]]
        if move[0] == "sell_prestige":
            assert events[0][2:] == [view["now"]["sale"]["rubles"], view["now"]["sale"]["prestige"]]
    end = match.view()
    shares = [sum(each) for each in zip(*(one["shares"] for one in end["standings"]), strict=True)]
    assert shares == [score["towers"] for score in end["result"]["scores"]]
    scoring = end["scoring"]
    for one in end["standings"]:
        worth = one["finished"] * scoring["section"] + one["ornaments"] * scoring["ornament"]
        assert one["worth"] == worth
    for score in end["result"]["scores"]:
        assert score["left_over"] == score["pieces"] // scoring["left_overs"]
        assert score["track"] + score["left_over"] + score["towers"] == score["prestige"]
    assert "obtain" in checked
