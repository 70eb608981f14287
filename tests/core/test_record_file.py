"""Game records: saved, replayed, verified; damage is found and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import RecordFileError, RubraError
from rubra.core.fairness import commitment_to, key_from
from rubra.core.match import Match
from rubra.core.record_file import (
    Fairness,
    SeatRecord,
    decode,
    encode,
    load,
    replay,
    save,
    to_record,
    verify,
)

SECRET = bytes(range(32))
NONCES = ["one", "two", "three"]
RECORDS = Path(__file__).parent.parent / "records"


def finished(box: str | None = None) -> str:
    """The record of a finished game, as text."""
    game = registry.load("rubico")
    opened = game.open_box(BoxFile(box, "mine.toml")) if box else None
    match = Match(game, 3, key_from(SECRET, NONCES), box=opened)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[-1])
    seats = [SeatRecord("First"), SeatRecord("Second", "random"), SeatRecord("Third")]
    fairness = Fairness(commitment_to(SECRET), SECRET.hex(), NONCES)
    return encode(to_record(match, seats, fairness))


def test_a_record_says_everything_there_and_back() -> None:
    """Text, record, text."""
    text = finished()
    assert encode(decode(text)) == text
    assert [seat.bot for seat in decode(text).seats] == [None, "random", None]


def test_a_record_has_one_move_a_line() -> None:
    """So that a person can read it and a diff can show it."""
    moves = finished().partition('"moves": [\n')[2].splitlines()[:-2]
    assert [json.loads(line.rstrip(",")) for line in moves] == decode(finished()).moves


def test_a_finished_game_is_verified() -> None:
    """Commitment, key, moves, result and state all fit."""
    assert verify(decode(finished())).is_over


def damaged(change: Callable[[dict[str, Any]], object]) -> str:
    """A record with something wrong in it."""
    plain = json.loads(finished())
    change(plain)
    return json.dumps(plain)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda r: r.update(format=9), "format 9; this program reads format 1"),
        (lambda r: r.update(version=99), "version 99 of the rules of Rubico"),
        (lambda r: r.update(game="chess"), "there is no game 'chess'"),
        (lambda r: r.update(colour="red"), "unknown field `colour`"),
        (lambda r: r.pop("key"), "missing required field `key`"),
        (lambda r: r.update(key="xyz"), "32 hexadecimal digits"),
        (lambda r: r.update(key="00" * 16), "move 1: "),
        (lambda r: r["options"].update(players=9), "3 seats for 9 players"),
        (lambda r: r["options"].update(players="3"), "3 seats for '3' players"),
        (lambda r: r["options"].update(magic=True), "no option 'magic'"),
        (lambda r: r["seats"].pop(), "2 seats for 3 players"),
        (lambda r: r["moves"].__setitem__(2, [0, "take", 1, 0]), "move 3: seat 0 "),
        (lambda r: r["moves"].__setitem__(2, [0, "fly"]), "move 3: there is no move 'fly'"),
        (lambda r: r["moves"].__setitem__(2, []), "move 3: "),
        (lambda r: r["moves"].__setitem__(2, ["0", "take"]), "move 3: "),
        (lambda r: r["moves"].pop(), "says the result is"),
        (lambda r: r["result"].update(winners=[7]), "says the result is"),
        (lambda r: r.update(state="0" * 64), "another state"),
        (lambda r: r["box"].update(digest="0" * 64), "another box"),
        (lambda r: r["fairness"].update(commitment="0" * 64), "does not fit the commitment"),
        (lambda r: r["fairness"].update(nonces=["x"]), "not made of the secret"),
        (lambda r: r["fairness"].update(secret="zz"), "not hexadecimal"),
        (lambda r: r.pop("fairness"), "no commitment"),
    ],
)
def test_damage_is_found_and_named(change: Callable[[dict[str, Any]], object], reason: str) -> None:
    """Every part of a record is checked."""
    with pytest.raises(RubraError, match=reason):
        verify(decode(damaged(change)))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": "1"}', "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    """Whatever it is."""
    with pytest.raises(RecordFileError, match="is not a game record"):
        decode(text)


def test_an_unfinished_game_replays_but_cannot_be_verified() -> None:
    """There is nothing to verify before the key may be shown."""
    record = to_record(Match(registry.load("rubico"), 3, bytes(16)))
    assert not replay(record).is_over
    with pytest.raises(RecordFileError, match="not ended"):
        verify(record)


def test_a_box_of_ones_own_travels_with_the_record() -> None:
    """A game played with other figures replays anywhere."""
    standard = registry.load("rubico").standard_box.file.text
    own = standard.replace("beyond_distance = 2", "beyond_distance = 1")
    record = decode(finished(own))
    assert record.box.text == own
    assert verify(record).box.record.beyond_distance == 1


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    """And nothing else is left in the folder."""
    file = tmp_path / "game.json"
    save(decode(finished()), file)
    assert load(file) == decode(finished())
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_errors_name_the_file(tmp_path: Path) -> None:
    """One sentence with file and reason."""
    with pytest.raises(RecordFileError, match=r"none\.json: cannot be read"):
        load(tmp_path / "none.json")
    with pytest.raises(RecordFileError, match=r"cannot be written"):
        save(decode(finished()), tmp_path / "no" / "folder.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordFileError, match="UTF-8"):
        load(tmp_path / "bytes.json")


@pytest.mark.parametrize("file", sorted(RECORDS.rglob("*.json")), ids=lambda file: file.stem)
def test_recorded_games_replay_to_their_result(file: Path) -> None:
    """Real finished games: a change in play shows here."""
    record = load(file)
    match = replay(record)
    assert match.is_over
    assert match.result() == record.result
    assert msgspec.to_builtins(to_record(match, record.seats, record.fairness, record.about)) == (
        msgspec.to_builtins(record)
    )


@pytest.mark.parametrize("name", registry.names())
def test_there_is_a_record_for_each_way_the_game_can_end(name: str) -> None:
    """With at least one record of each reason."""
    ends = {load(file).result["reason"] for file in (RECORDS / name).glob("*.json")}
    assert ends == {reason.name for reason in registry.load(name).reasons[1:]}
