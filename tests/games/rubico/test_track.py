"""Chapter 3: the track."""

from __future__ import annotations

import pytest

from rubra.core.match import Match
from rubra.games.rubico.game import GAME

from .tables import new_match, table

PRINTED = {
    3: "gallia ravenna RUBICO CORFINIUM ROMA",
    4: "gallia mutina ravenna RUBICO CORFINIUM ROMA",
    5: "gallia mutina ravenna RUBICO ariminum CORFINIUM alba_fucens ROMA",
    6: "gallia mutina ravenna RUBICO ariminum auximum CORFINIUM alba_fucens ROMA",
    7: "gallia mutina bononia ravenna RUBICO ariminum auximum CORFINIUM alba_fucens ROMA",
}
TRACKS = {
    3: "gallia RUBICO CORFINIUM ROMA",
    4: "gallia ravenna RUBICO CORFINIUM ROMA",
    5: "gallia ravenna RUBICO ariminum CORFINIUM ROMA",
    6: "gallia ravenna RUBICO ariminum CORFINIUM alba_fucens ROMA",
    7: "gallia mutina ravenna RUBICO ariminum CORFINIUM alba_fucens ROMA",
}


@pytest.mark.rule("rubico:3.1")
@pytest.mark.rule("rubico:3.2")
@pytest.mark.parametrize("players", TRACKS)
def test_the_track_leads_from_the_start_to_rome_over_the_spaces_that_exist(players: int) -> None:
    """A marked space is on the track only with enough players; the Castra are in capitals here."""
    assert spaces_of(new_match(players)) == TRACKS[players]


@pytest.mark.rule("rubico:3.3")
@pytest.mark.parametrize("players", PRINTED)
def test_the_track_of_the_standard_box(players: int) -> None:
    """Reconstructed, and with at least one space of each mark."""
    assert spaces_of(Match(GAME, players, bytes(16))) == PRINTED[players]


def spaces_of(match: Match) -> str:
    """The ids of the track, Castra in capitals."""
    track = match.view()["track"]
    return " ".join(space["id"].upper() if space["castrum"] else space["id"] for space in track)


@pytest.mark.rule("rubico:3.2")
@pytest.mark.parametrize(("players", "steps"), [(3, 1), (4, 2), (5, 2), (6, 2), (7, 3)])
def test_a_space_that_does_not_exist_is_not_counted(players: int, steps: int) -> None:
    """The steps from the start to the first Castrum are those over existing spaces (ruling 5)."""
    laid = table(players).lay()
    assert laid.heard("asked_to_take") == [f"asked_to_take 0 {steps + 2}"]


@pytest.mark.rule("rubico:3.2")
@pytest.mark.parametrize(("players", "space"), [(3, "rubico"), (4, "ravenna"), (7, "mutina")])
def test_caesar_marches_past_a_space_that_does_not_exist(players: int, space: str) -> None:
    """One step from the start leads to the first space that exists (ruling 5)."""
    cards = {3: "red red blue", 4: "red red blue pompey", 7: "red red blue pompey pompey"}
    turn = table(players, chosen=cards[players]).resolve()
    assert turn.caesar == space


@pytest.mark.rule("rubico:3.2")
@pytest.mark.parametrize(
    ("players", "way", "start", "space"),
    [
        (6, "forward", "gallia", "ravenna"),
        (7, "forward", "gallia", "mutina"),
        (4, "back", "corfinium", "rubico"),
        (5, "back", "corfinium", "ariminum"),
    ],
)
def test_fortuna_too_skips_a_space_that_does_not_exist(
    players: int, way: str, start: str, space: str
) -> None:
    """Fortuna's one step is over existing spaces as well (ruling 5)."""
    laid = table(players, caesar=start, powers={1: "fortuna"}).lay()
    assert laid.use(1, f"shift fortuna {way}").caesar == space


@pytest.mark.rule("rubico:3.3")
@pytest.mark.parametrize("players", TRACKS)
def test_rome_is_the_last_space_and_the_last_castrum(players: int) -> None:
    """The track ends in Rome, and Rome is a Castrum for every number of players."""
    last = new_match(players).view()["track"][-1]
    assert (last["id"], last["castrum"]) == ("roma", True)
