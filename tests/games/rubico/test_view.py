"""What a view tells of the road and of a power, so that no screen has to count or look up."""

from __future__ import annotations

import pytest

from rubra.games.rubico.state import OVER

from .tables import new_match, table


@pytest.mark.rule("rubico:6.1")
@pytest.mark.parametrize(("caesar", "steps"), [("gallia", 2), ("ravenna", 1), ("corfinium", 1)])
def test_the_steps_to_the_next_castrum_are_seen(caesar: str, steps: int) -> None:
    """Over the spaces that exist."""
    assert table(5, caesar=caesar).view()["to_castrum"] == steps


@pytest.mark.rule("rubico:6.3")
@pytest.mark.rule("rubico:6.5")
@pytest.mark.parametrize(("players", "cards"), [(3, 3), (7, 5)])
def test_one_sees_how_many_cards_would_be_taken(players: int, cards: int) -> None:
    """Until all have laid; from then on how many are."""
    laid = table(players)
    assert (laid.view()["would_take"], laid.view()["to_take"]) == (cards, None)
    laid.lay()
    assert (laid.view()["would_take"], laid.view()["to_take"]) == (None, cards)


@pytest.mark.rule("rubico:9.7")
@pytest.mark.rule("rubico:9.8")
@pytest.mark.parametrize(
    ("caesar", "forward", "back"),
    [
        ("gallia", "ravenna", None),
        ("ariminum", "corfinium", "rubico"),
        ("corfinium", "roma", "ariminum"),
    ],
)
def test_the_spaces_beside_caesar_are_seen(
    caesar: str, forward: str | None, back: str | None
) -> None:
    """Those that exist; nothing lies behind the start."""
    laid = table(5, caesar=caesar)
    names = laid.match.box.names["space"]
    seen = {
        way: None if space is None else names[space] for way, space in laid.view()["beside"].items()
    }
    assert seen == {"forward": forward, "back": back}


@pytest.mark.rule("rubico:9.7")
def test_in_rome_nothing_lies_before_caesar() -> None:
    """The road is at its end."""
    laid = table(5, caesar="roma")
    laid.state.step = OVER
    view = laid.view()
    assert (view["beside"]["forward"], view["to_castrum"]) == (None, None)


@pytest.mark.rule("rubico:9.1")
def test_what_a_power_does_is_seen_by_those_who_see_the_power() -> None:
    """One's own, or one that was played."""
    laid = table(5, powers={1: "venus", 2: "roma"}).lay()
    seats = laid.view(1)["seats"]
    assert (seats[1]["effect"], seats[2]["effect"]) == ("cover", None)
    laid.use(1, "cover venus 0")
    assert laid.view(3)["seats"][1]["effect"] == "cover"
    assert [seat["effect"] for seat in new_match(3).view(0)["seats"]] == [None, None, None]
