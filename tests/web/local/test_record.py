"""Records there and back: what is written here is read in a browser, and the other way round."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rubra.core import fairness, record_file, registry
from rubra.core.errors import RubraError
from rubra.core.match import Match
from rubra.core.record_file import Fairness, SeatRecord
from tests.laws.fuzz_boxes import change, figures_of, opened, to_toml
from tests.web.browser import ROOT
from tests.web.local.node import LocalTable, local_tables

RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.json"))


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalTable]:
    """One Node for all tests."""
    with local_tables(Path(tmp_path_factory.mktemp("local"))) as table:
        yield table


def fair_record() -> str:
    """A whole game of bots that prove their deal."""
    game = registry.load("rubico")
    secret, nonces = b"s" * 32, ["one", "dós", "três"]
    match = Match(game, 3, fairness.key_from(secret, nonces))
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    seats = [SeatRecord("Ona"), SeatRecord("Easy 2", "easy"), SeatRecord("Júlia «J»")]
    proof = Fairness(fairness.commitment_to(secret), secret.hex(), nonces)
    return record_file.encode(record_file.to_record(match, seats, proof, "All of it."))


FAIR = fair_record()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_recorded_games_replay_in_the_browser(table: LocalTable, file: Path) -> None:
    """And are written there to the same letter; also with a box of their own."""
    text = file.read_text(encoding="utf-8")
    assert table.rewritten(file.parent.name, text) == text


def test_a_fair_game_verifies_on_both_sides(table: LocalTable) -> None:
    """With names and nonces in any letters."""
    written = table.rewritten("rubico", FAIR, verify=True)
    assert written == FAIR
    assert record_file.verify(record_file.decode(written)).is_over


def _set(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update(changes)


BOX = registry.load("rubico").standard_box.file.text

DAMAGED: dict[str, Callable[[dict[str, Any]], None]] = {
    "another format": _set(format=2),
    "another version": _set(version=99),
    "another box": _set(box={"digest": "0" * 64}),
    "a box that is none": _set(box={"digest": "0" * 64, "text": "game = 1"}),
    "a box of another digest": _set(box={"digest": "0" * 64, "text": BOX}),
    "a seat too few": lambda record: record["seats"].pop(),
    "a short key": _set(key="00"),
    "a key of other letters": _set(key="x" * 32),
    "an illegal move": lambda record: record["moves"].insert(3, record["moves"][0]),
    "a move of nobody": lambda record: record["moves"][2].__setitem__(0, "x"),
    "an empty move": lambda record: record["moves"].insert(0, []),
    "another result": lambda record: record["result"].update(turns=1),
    "another state": _set(state="0" * 64),
    "no proof": lambda record: record.pop("fairness"),
    "another secret": lambda record: record["fairness"].update(secret="00" * 32),
    "another nonce": lambda record: record["fairness"]["nonces"].reverse(),
    "a game that goes on": lambda record: record["moves"].pop(),
    "an unknown field": _set(colour="red"),
    "a field of another kind": _set(seats="all"),
    "no moves": lambda record: record.pop("moves"),
}


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_record_is_refused_on_both_sides(table: LocalTable, how: str) -> None:
    """For the same reason, in the same words where the words are ours."""
    record = json.loads(FAIR)
    DAMAGED[how](record)
    text = json.dumps(record)
    with pytest.raises(RubraError) as here:
        record_file.verify(record_file.decode(text))
    with pytest.raises(ValueError) as there:  # noqa: PT011 - what it says is compared below
        table.rewritten("rubico", text, verify=True)
    ours, theirs = str(here.value), str(there.value)
    if ours.startswith(("is not a game record", "move ", "says the result is")):
        assert theirs.split(":")[0].split(" is ")[0] == ours.split(":")[0].split(" is ")[0]
    else:
        assert theirs == ours


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", FAIR[:-5], "\0"])
def test_what_is_no_record_is_named(table: LocalTable, text: str) -> None:
    """Whatever it is."""
    with pytest.raises(ValueError, match="is not a game record"):
        table.rewritten("rubico", text)


@pytest.mark.parametrize("game", registry.names())
def test_games_with_a_box_of_their_own_replay_on_both_sides(table: LocalTable, game: str) -> None:
    """The record carries the whole file; what is written in the browser is the same."""
    played = registry.load(game)
    figures, dice = figures_of(played.standard_box), random.Random(game)
    box = played.standard_box
    while box.file.digest == played.standard_box.file.digest:
        changed = copy.deepcopy(figures)
        change(changed, dice)
        box = opened(played, to_toml(changed)) or box
    match = Match(played, max(played.about.players), b"k" * 16, {}, box)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.moves(seat)))
    text = record_file.encode(record_file.to_record(match))
    assert json.loads(text)["box"]["text"] == box.file.text
    assert table.rewritten(game, text) == text
