"""Chapter 12: the development tracks. The tests' track is 0, 1, 0, 2 points long."""

from __future__ import annotations

import pytest

from .tables import table


@pytest.mark.rule("rubricatus:12.1")
@pytest.mark.parametrize(("start", "points"), [("", 1), ("c1", 1), ("c2", 5)])
def test_spaces_score_as_one_lands_on_them(start: str, points: int) -> None:
    """Two steps: each space on the way counts; the fourth is the end."""
    laid = table(hand={0: "developing"}, track={0: start}).play("event developing")
    assert laid.points() == points


@pytest.mark.rule("rubricatus:12.2")
def test_the_first_at_the_end_takes_the_token_and_five_points() -> None:
    """Five, not five and the points of the space (ruling 22)."""
    laid = table(hand={0: "developing"}, track={0: "c2"}).play("event developing")
    assert laid.heard("first_developer") == ["first_developer 0 culture"]
    assert laid.points() == 5
    assert laid.match.view()["tracks"]["tokens"] == ["materials", "technology", "defence"]


@pytest.mark.rule("rubricatus:12.3")
def test_whoever_comes_later_scores_one() -> None:
    """The token is gone."""
    laid = table(hand={0: "developing"}, track={0: "c2", 1: "c4"})
    laid.state.tokens = 0b1011
    laid.play("event developing")
    assert laid.heard("first_developer") == []
    assert laid.points() == 1


@pytest.mark.rule("rubricatus:12.4")
def test_who_stands_at_the_end_scores_one_for_each_step() -> None:
    """As if landing there again."""
    laid = table(hand={0: "developing"}, track={0: "c4"})
    laid.state.tokens = 0b1011
    assert laid.play("event developing").points() == 2
    assert laid.track() == "c4"
