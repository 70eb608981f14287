"""Chapter 12: the development tracks. The tests' track is 0, 1, 0, 2 points long."""

from __future__ import annotations

import pytest

from rubra.core.box import BoxFile
from rubra.core.errors import BoxError

from .tables import GAME, Table, box_text, box_with, table

VALUE = 1  # of the card that the port is built with


def built_port(start: str, tokens: int = 0b1111, **laid: object) -> Table:
    """The port is built, which brings two steps of technology."""
    built = table(stock={0: "t1"}, market="port", track={0: start}, **laid)
    built.state.tokens = tokens
    return built.play("points one", "enter baix_llobregat", "build port")


@pytest.mark.rule("rubricatus:12.1")
@pytest.mark.parametrize(("start", "points"), [("", 1), ("t1", 1), ("t2", 5)])
def test_spaces_score_as_one_comes_to_them(start: str, points: int) -> None:
    """Two steps: each space on the way counts, those without points give none; the fourth is the
    end (ruling 45)."""
    assert built_port(start).points() == VALUE + points


@pytest.mark.rule("rubricatus:12.2")
def test_the_first_at_the_end_takes_the_token_and_five_points() -> None:
    """Five, not five and the points of the space (ruling 22)."""
    laid = built_port("t2")
    assert laid.heard("first_developer") == ["first_developer 0 technology"]
    assert laid.points() == VALUE + 5
    assert laid.match.view()["seats"][0]["scored"]["development"] == 5
    assert laid.match.view()["tracks"]["tokens"] == ["materials", "culture", "defence"]


@pytest.mark.rule("rubricatus:12.3")
def test_whoever_comes_later_scores_one() -> None:
    """The token is gone."""
    laid = built_port("t2", tokens=0b1101)
    assert laid.heard("first_developer") == []
    assert laid.points() == VALUE + 1
    assert laid.match.view()["seats"][0]["scored"]["development"] == 1


@pytest.mark.rule("rubricatus:12.4")
def test_who_stands_at_the_end_scores_one_for_each_step() -> None:
    """As if landing there again."""
    laid = built_port("t4", tokens=0b1101)
    assert laid.points() == VALUE + 2
    assert laid.track() == "t4"


@pytest.mark.rule("rubricatus:12.5")
def test_a_track_advances_by_building_and_by_overflow() -> None:
    """A step for the point past the third; two for the port."""
    laid = table(stock={0: "m3"}, hand={0: "two"}).play("points two", "produce materials")
    assert (laid.stock(), laid.track()) == ("m1", "m1")
    assert built_port("").track() == "t2"


@pytest.mark.rule("rubricatus:12.5")
@pytest.mark.parametrize("word", ["develop:culture:1", "develop_any:1"])
def test_no_card_advances_a_track_by_its_words(word: str) -> None:
    """There is no such effect, on an Era card or on an action card."""
    with pytest.raises(BoxError, match="there is no effect 'develop"):
        box_with(now=word)
    text = box_text().replace('{ do = "gain_any", n = 2 }', '{ do = "develop_any", n = 1 }', 1)
    with pytest.raises(BoxError, match="there is no effect 'develop_any'"):
        GAME.open_box(BoxFile(text, "tests.toml"))
