"""Calibration: bots that are right as often as they say, bots that are not, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from rubra.bots.search_bot import Thought
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.position import Position
from rubra.core.stream import Stream
from rubra.lab.calibration import belief_figures, calibrate, log_loss
from rubra.lab.simulate import Series, simulate, summary
from rubra.lab.statistics import wilson
from tests.lab.bidding import Bidder, bidding, bidding_box, side_of

PLAYERS = 4  # one hawk and three doves; side 1 are the doves
RUBICO = registry.load("rubico")


class Fake(Bidder):
    """Says of every seat that it is a dove: with one chance of doves, with another of the hawk."""

    def __init__(self, of_dove: float, of_hawk: float) -> None:
        super().__init__(1)
        self.chances = (of_hawk, of_dove)
        self.thought: Thought | None = None

    def choose(self, position: Position) -> int:
        """The usual bid; where there is a choice, with a thought."""
        if len(position.moves()) > 1:
            state = position._Position__match.state  # type: ignore[attr-defined]  # it cheats
            said = [self.chances[side_of(state, seat)] for seat in range(PLAYERS)]
            said[position.seat] = 0.55  # of oneself: must not count
            self.thought = Thought((), 1, 0.0, {"dove": said})
        return super().choose(position)


def bids(games: int = 200, *bots: str, teams: bool = True) -> Series:
    """A series of the bidding game."""
    game, box = bidding(teams=teams), bidding_box(teams=teams)
    return Series(game, PLAYERS, {}, box, 1, games, bots or ("fake",))


def calibrated(of_dove: float, of_hawk: float, games: int = 200) -> dict[str, Any]:
    """What is found about bots that say so."""
    figures = calibrate(bids(games), make=lambda *_: Fake(of_dove, of_hawk))
    assert list(figures["beliefs"]) == ["dove"]
    belief: dict[str, Any] = figures["beliefs"]["dove"]
    return belief


def filled(belief: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """The tenths in which something was said."""
    return {n: tenth for n, tenth in enumerate(belief["tenths"]) if tenth["number"]}


# --- Who is right ---


def test_who_says_what_anybody_would_is_calibrated() -> None:
    """Three seats of four are doves: 75 % is right, though it tells nothing."""
    belief = calibrated(0.75, 0.75)
    (tenth,) = filled(belief).values()
    assert (tenth["from"], tenth["to"]) == (0.7, 0.8)
    assert tenth["mean_said"] == pytest.approx(0.75)
    assert tenth["number"] == 200 * PLAYERS * (PLAYERS - 1)
    assert tenth["games"] == 200
    assert tenth["true"]["share"] == 0.75  # every seat is looked at by all the others
    assert belief["share"] == 0.75
    assert belief["log_loss"] == pytest.approx(belief["log_loss_of_share"])


def test_who_knows_more_loses_less() -> None:
    """Nearly sure of everybody, and always right."""
    belief = calibrated(0.97, 0.03)
    tenths = filled(belief)
    assert set(tenths) == {0, 9}
    assert (tenths[0]["true"]["share"], tenths[9]["true"]["share"]) == (0.0, 1.0)
    assert belief["log_loss"] == pytest.approx(-np.log(0.97))
    assert belief["log_loss"] < belief["log_loss_of_share"]


def test_who_is_wrong_is_found_out() -> None:
    """What is held for nearly impossible is always so, and the loss is great."""
    belief = calibrated(0.03, 0.97)
    tenths = filled(belief)
    assert (tenths[0]["true"]["share"], tenths[9]["true"]["share"]) == (1.0, 0.0)
    assert belief["log_loss"] == pytest.approx(-np.log(0.03))
    assert belief["log_loss"] > belief["log_loss_of_share"]


def test_what_is_certain_is_counted_separately() -> None:
    """Roles that a seat has been shown prove nothing; but no certainty may be wrong."""
    right, wrong = calibrated(1.0, 0.0, 10), calibrated(0.0, 1.0, 10)
    assert right["certain"] == {"number": 120, "wrong": 0}
    assert wrong["certain"] == {"number": 120, "wrong": 120}
    for belief in (right, wrong):
        assert belief["number"] == 0
        assert filled(belief) == {}
        assert belief["log_loss"] is belief["log_loss_of_share"] is belief["share"] is None


def test_the_interval_is_wilsons() -> None:
    """For all answers of the tenth."""
    (tenth,) = filled(calibrated(0.75, 0.75, 10)).values()
    assert (tenth["true"]["low"], tenth["true"]["high"]) == wilson(90, 120)


def test_it_is_told_when_a_side_knows_all() -> None:
    """Bids are made in turn 2; the one hawk is side 0. Nobody who doubts is counted."""

    class Knowing(Fake):
        """Never doubts its own side either."""

        def choose(self, position: Position) -> int:
            move = super().choose(position)
            if self.thought is not None:
                state = position._Position__match.state  # type: ignore[attr-defined]  # it cheats
                of_itself = self.chances[side_of(state, position.seat)]
                self.thought.knowledge["dove"][position.seat] = of_itself
            return move

    def known(of_dove: float, of_hawk: float) -> Any:
        figures = calibrate(bids(10), make=lambda *_: Knowing(of_dove, of_hawk))
        return figures["beliefs"]["dove"]["known"]

    assert known(0.96, 0.04) == {"side": "hawks", "sure": 0.95, "games": 10, "mean_turn": 2.0}
    assert known(0.96, 0.06) == {"side": "hawks", "sure": 0.95, "games": 0, "mean_turn": None}


# --- Counting ---


def test_every_chance_has_its_tenth() -> None:
    """The lower end belongs to it; the last has both ends."""
    said = [0.05, 0.1, 0.3, 0.6, 0.7, 0.899, 0.9, 0.999]
    heard = np.array([(chance, 1.0, 0.0) for chance in said])
    tenths = belief_figures(heard)["tenths"]
    assert [tenth["number"] for tenth in tenths] == [1, 1, 0, 1, 0, 0, 1, 1, 1, 2]
    assert tenths[2]["mean_said"] is tenths[2]["true"] is None


def test_games_are_counted_in_each_tenth() -> None:
    """How many answers are not independent can be seen."""
    heard = np.array([(0.15, 0, 3), (0.15, 1, 3), (0.15, 1, 8), (0.95, 1, 8)], float)
    tenths = belief_figures(heard)["tenths"]
    assert (tenths[1]["number"], tenths[1]["games"]) == (3, 2)
    assert (tenths[9]["number"], tenths[9]["games"]) == (1, 1)


def test_log_loss_by_hand() -> None:
    """Half of the time 1/4 was given to the truth, half of the time 1/2."""
    found = log_loss(np.array([0.25, 0.5]), np.array([1.0, 0.0]))
    assert found == pytest.approx((np.log(4) + np.log(2)) / 2)
    assert log_loss(np.array([]), np.array([])) is None


def test_only_decisions_with_a_thought_count() -> None:
    """The coin is forced: one thought for each bid, though the old one is still there."""
    figures = calibrate(bids(5), make=lambda *_: Fake(0.75, 0.75))
    assert figures["decisions"] == 5 * PLAYERS


def test_others_may_sit_at_the_table() -> None:
    """Those who believe nothing are played against, not listened to."""

    def make(name: str, _: Stream) -> Bidder:
        return Fake(0.75, 0.75) if name == "fake" else Bidder(2)

    figures = calibrate(bids(5, "mute", "fake", "mute", "mute"), make=make)
    assert figures["decisions"] == 5
    assert figures["beliefs"]["dove"]["number"] == 5 * (PLAYERS - 1)
    assert figures["bots"] == ["mute", "fake", "mute", "mute"]


# --- Real bots ---


def test_search_bots_are_calibrated_on_the_games_they_play() -> None:
    """On any number of threads; nothing certain is wrong; the figures can be written as JSON."""
    series = Series(RUBICO, 3, {}, RUBICO.standard_box, 1, 6, ("medium:30",))
    told: list[int] = []
    one, three = (calibrate(series, told.append, threads) for threads in (1, 3))
    assert told == [1] * 12
    one.pop("seconds")
    three.pop("seconds")
    assert json.loads(json.dumps(one)) == one == three
    belief = one["beliefs"]["senator"]
    assert belief["number"] + belief["certain"]["number"] == 2 * one["decisions"]
    assert belief["certain"]["wrong"] == 0
    assert belief["log_loss"] < belief["log_loss_of_share"]
    figures = summary(series, *simulate(series))
    assert one["decisions"] <= figures["decisions"]["mean"] * 6
    assert (one["key"], one["bots"]) == (figures["key"], figures["bots"])


# --- What is refused ---


def test_a_game_without_sides_is_refused() -> None:
    """There is nothing to believe."""
    with pytest.raises(OptionError, match=r"where seats have sides .* Bidding has no sides"):
        calibrate(bids(5, teams=False), make=lambda *_: Fake(0.75, 0.75))


def test_bots_that_believe_nothing_are_refused() -> None:
    """Before any game, and with a word on who does."""
    told: list[int] = []
    with pytest.raises(OptionError, match=r"easy: no such bot .* name one that searches"):
        calibrate(Series(RUBICO, 3, {}, RUBICO.standard_box, 1, 6, ("easy",)), told.append)
    assert told == []
