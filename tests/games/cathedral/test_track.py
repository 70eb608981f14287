"""Chapter 9: the score track."""

from __future__ import annotations

import pytest

from rubra.core.box import BoxFile
from rubra.core.match import Match
from rubra.games.cathedral import track

from .tables import GAME, table

SPACES = [5, 9, 13, 17, 21, 25]  # the first of prestige


@pytest.mark.rule("cathedral:9.1")
def test_forty_of_eighty_spaces_are_prestige_and_come_ever_closer() -> None:
    """The first at 5, the second at 9, the last at 80; gaps from 5 down to 1, never growing."""
    table_of = GAME.standard_box.record.prestige_at.tolist()
    spaces = [space for space in range(1, 81) if table_of[space] > table_of[space - 1]]
    gaps = [after - before for before, after in zip([0, *spaces], spaces, strict=False)]
    assert len(spaces) == 40
    assert (spaces[0], spaces[1], spaces[-1]) == (5, 9, 80)
    assert gaps == sorted(gaps, reverse=True)
    assert set(gaps) == {5, 4, 3, 2, 1}


@pytest.mark.rule("cathedral:9.2")
@pytest.mark.parametrize(
    ("recognition", "prestige"), [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (80, 40)]
)
def test_prestige_is_the_number_of_its_spaces_reached(recognition: int, prestige: int) -> None:
    """Recognition between two of them adds nothing yet."""
    assert table(2).give(0, recognition=recognition).prestige() == prestige


@pytest.mark.rule("cathedral:9.3")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (4, 5), (5, 9), (7, 9), (60, 61), (79, 80)])
def test_to_gain_prestige_is_to_move_on_to_its_next_space(before: int, after: int) -> None:
    """However near or far that is."""
    laid = table(2).give(0, recognition=before, wood=1, green=1).own("a1", 1, finished=True)
    laid.play("decorate a 0", "add_jewel green")
    assert laid.seat().marker == after


@pytest.mark.rule("cathedral:9.3")
@pytest.mark.rule("cathedral:9.5")
@pytest.mark.parametrize(
    ("before", "after", "prestige"), [(80, 85, 41), (82, 85, 41), (85, 89, 42), (159, 160, 80)]
)
def test_prestige_is_gained_beyond_the_end_of_the_track_too(
    before: int, after: int, prestige: int
) -> None:
    """The spaces of the second round are those of the first."""
    laid = table(2).give(0, recognition=before, wood=1, green=1).own("a1", 1, finished=True)
    laid.play("decorate a 0", "add_jewel green")
    assert laid.seat().marker == after
    assert laid.prestige() == prestige


@pytest.mark.rule("cathedral:9.4")
@pytest.mark.rule("cathedral:9.5")
@pytest.mark.parametrize(("before", "after"), [(81, 80), (85, 80), (86, 85), (80, 79)])
def test_prestige_is_given_up_beyond_the_end_too(before: int, after: int) -> None:
    """Back over the end, if need be."""
    assert table(2).give(0, recognition=before).play("sell_prestige").seat().marker == after


@pytest.mark.rule("cathedral:9.4")
@pytest.mark.parametrize(("before", "after"), [(6, 5), (7, 5), (9, 5), (10, 9), (13, 9), (62, 61)])
def test_to_give_up_prestige_is_to_move_back_to_its_space_before(before: int, after: int) -> None:
    """From between two spaces, to the one just passed."""
    assert table(2).give(0, recognition=before).play("sell_prestige").seat().marker == after


@pytest.mark.rule("cathedral:9.4")
def test_nothing_lies_before_the_first_space_of_prestige() -> None:
    """From there nothing can be given up."""
    assert not table(2).give(0, recognition=5).moves("sell_prestige")


@pytest.mark.rule("cathedral:9.5")
@pytest.mark.parametrize(("marker", "prestige"), [(80, 40), (81, 40), (85, 41), (89, 42)])
def test_beyond_the_end_the_track_begins_again_with_forty(marker: int, prestige: int) -> None:
    """As the marker turned to +40 shows."""
    laid = table(2).give(0, recognition=marker)
    assert laid.prestige() == prestige
    assert track.prestige_of(laid.match.box.record, marker) == prestige


@pytest.mark.rule("cathedral:9.1")
def test_even_the_first_space_may_be_one_of_prestige() -> None:
    """In a box of one's own; the track is shown as long as it is, not on into a second round."""
    text = GAME.standard_box.file.text.replace("    5, 9, 13,", "    1, 9, 13,")
    box = GAME.open_box(BoxFile(text, "mine.toml"))
    spaces = Match(GAME, 2, bytes(16), {}, box).view()["track"]
    assert (len(spaces), spaces[:2], spaces[-1]) == (40, [1, 9], 80)
