"""The same game in another library, with which bench compares ours, is played with the shipped box.

No clause: it is the figures of the box that bench/peers/boardgame.io/rubico3.mjs and rubico4.mjs
repeat. A box that is tuned again leaves them behind, and the benchmark would compare two games.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rubra.games.rubico.words import APOLLINARIS, ITALICA, LEGIONARY, SENATE_EFFECTS

from .tables import GAME

PEERS = Path(__file__).parents[3] / "bench" / "peers" / "boardgame.io"
BOX = GAME.standard_box.record  # the shipped one, not that of the tests
EFFECTS = {None: "none", "extra": "extra_card", "discard": "discard_card"} | {
    colour: f"one_{colour}" for colour in ("blue", "red")
}


class Peer:
    """The constants at the top of the file for so many players."""

    def __init__(self, players: int) -> None:
        self.text = (PEERS / f"rubico{players}.mjs").read_text(encoding="utf-8")
        self.setup = BOX.setups[players]

    def said(self, name: str) -> Any:
        """What a constant is."""
        found = re.search(rf"^const {name} = (.*?);", self.text, re.MULTILINE | re.DOTALL)
        assert found, f"the file names no {name}"
        plain = re.sub(r"//.*", "", found[1])
        plain = re.sub(r"(\w+):", r'"\1":', plain)
        return json.loads(re.sub(r",(\s*[\]}])", r"\1", plain))


@pytest.fixture(params=[3, 4], ids=["three", "four"])
def peer(request: pytest.FixtureRequest) -> Peer:
    """The file for three players, or that for four."""
    return Peer(request.param)


def test_its_track_is_ours(peer: Peer) -> None:
    """Spaces that there are with so many players, and which of them are Castra."""
    players = peer.said("PLAYERS")
    spaces = [space for space in BOX.spaces[: BOX.space_count] if space.players <= players]
    assert peer.said("CASTRA") == [bool(space.castrum) for space in spaces]


def test_its_decks_are_ours(peer: Peer) -> None:
    """March cards of each kind, roles, and how many each draws."""
    assert peer.said("MARCH") == peer.setup.march.tolist()
    roles = [LEGIONARY] * peer.setup.red_roles + [1 - LEGIONARY] * peer.setup.blue_roles
    assert [["legionary", "senator"].index(role) for role in peer.said("ROLES")] == roles
    assert peer.said("ROW") == peer.setup.hand


def test_its_senate_is_ours(peer: Peer) -> None:
    """The legions and the effect of each card, and which lies on top."""
    theirs = [
        (card["italica"], card["apollinaris"], EFFECTS[card["effect"]])
        for card in peer.said("SENATE")
    ]
    ours = [
        (card.legions >> ITALICA & 1, card.legions >> APOLLINARIS & 1, SENATE_EFFECTS[card.effect])
        for card in BOX.senate
    ]
    top = peer.said("TOP_CARD")
    assert theirs[top] == ours[BOX.top_senate]
    assert sorted(theirs) == sorted(ours)


def test_its_other_figures_are_ours() -> None:
    """Cards beyond the distance, cards of one seat, blue cards for the Senate, legions to win."""
    three, four = Peer(3), Peer(4)
    assert [three.said("BEYOND"), four.said("BEYOND_DISTANCE")] == [BOX.beyond_distance] * 2
    for peer in (three, four):
        assert peer.said("MOST_OF_ONE") == BOX.most_of_one
        assert peer.said("LEGIONS_TO_WIN") == BOX.legions_to_win
    assert four.said("BLUES_FOR_SENATE") == four.setup.blues_for_senate
    assert three.setup.blues_for_senate == 1  # rubico3.mjs adds one card for any blue ones
    assert "counts[BLUE] > 0" in three.text
