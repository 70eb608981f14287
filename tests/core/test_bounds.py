"""Boxes and records of strangers: whatever is too much is refused before it costs anything."""

from __future__ import annotations

import json
import tracemalloc

import pytest

from rubra.core import registry
from rubra.core.bounds import too_much_in
from rubra.core.box import BoxFile
from rubra.core.errors import BoxError, RecordFileError
from rubra.core.record_file import decode, encode, replay, to_record
from tests.core.test_match import new_match, play_first

SIZE = 198_000  # what the server lets through

TOO_MUCH = {
    "a key of many parts": "a." * (SIZE // 2) + "a = 1",
    "a short key of too many parts": "a.b.c.d.e.f.g.h.i = 1",
    "quoted parts": '"a".' * (SIZE // 4) + "a = 1",
    "a table of many parts": "[" + "a." * (SIZE // 2) + "a]",
    "a list of tables of many parts": "[[" + "a." * (SIZE // 2) + "a]]",
    "parts in an inner table": "x = {" + "a." * (SIZE // 2) + "a = 1}",
    "many keys": "\n".join(f"k{n}=1" for n in range(60_000)),
    "deep lists": "a = " + "[" * SIZE,
    "deep tables": "a = " + "{a=" * (SIZE // 3),
    "a long key": "a" * SIZE + " = 1",
    "a long quoted key": '"' + "a" * SIZE + '" = 1',
    "a long integer": "a = " + "9" * SIZE,
    "an integer of 4,301 digits": "a = " + "9" * 4301,
    "a long string": 'a = "' + "x" * SIZE + '"',
    "a string without an end": 'a = "' + "x" * SIZE,
    "many strings without an end": '"""\\"' * (SIZE // 5),
    "too long": "#" + "x" * 1_000_000,
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_too_much_is_refused_by_name(what: str) -> None:
    """With a reason and a line, by every game, and at no cost."""
    for name in registry.names():
        game = registry.load(name)
        tracemalloc.start()
        try:
            with pytest.raises(BoxError, match=r"mine\.toml, line \d+: ") as raised:
                game.open_box(BoxFile(TOO_MUCH[what], "mine.toml"))
            assert tracemalloc.get_traced_memory()[1] < 5_000_000
        finally:
            tracemalloc.stop()
        assert len(str(raised.value)) < 200


def test_boxes_of_ours_are_far_from_too_much() -> None:
    """And so is what stands in strings, comments and lists."""
    for name in registry.names():
        assert too_much_in(registry.load(name).standard_box.file.text) is None
    for text in (
        'a = "' + ".[{" * 300 + '"',
        "# " + "a." * 1000,
        "'''\n" + "a.\n" * 300 + "'''",
        "a = [" + "1.5, " * 500 + "]",
        "a.b.c.d.e.f.g.h = 1",
        'a = "\\""\nb = 1',
        'a = """one " two "" three"""',
    ):
        assert too_much_in(text) is None, text


def test_the_line_is_told() -> None:
    """Strings of several lines count."""
    assert too_much_in('a = """\n\n"""\nb = 1\n' + "c." * 9 + "d = 1") == (
        "a key of more than 8 parts",
        5,
    )


def a_record() -> dict[str, object]:
    """A few moves of a game, as plain data."""
    match = new_match()
    play_first(match, match.waiting[0])
    return dict(json.loads(encode(to_record(match))))


HOSTILE_RECORDS = {
    "deep options": {"options": "DEEP"},
    "deep result": {"result": {"reason": "DEEP"}},
    "a deep move": {"moves": [[0, "DEEP"]]},
    "a deep seat": {"seats": ["DEEP"]},
    "a huge version": {"version": "HUGE"},
    "a huge seat": {"moves": [["HUGE", "declare"]]},
    "a huge part": {"moves": [[0, "declare", "HUGE"]]},
    "a huge option": {"options": {"players": "HUGE"}},
    "a huge result": {"result": {"turns": "HUGE"}},
    "a long kind": {"moves": [[0, "x" * 1_900_000]]},
    "a box of many parts": {"box": {"digest": "x", "text": "a." * 90_000 + "a=1"}},
}


@pytest.mark.parametrize("what", HOSTILE_RECORDS)
@pytest.mark.parametrize("depth", [500, 100_000])
def test_hostile_records_are_refused_by_name(what: str, depth: int) -> None:
    """Deep ones and huge figures, wherever they stand."""
    text = json.dumps(a_record() | HOSTILE_RECORDS[what])
    text = text.replace('"DEEP"', "[" * depth + "]" * depth).replace('"HUGE"', "9" * depth)
    with pytest.raises((RecordFileError, BoxError)):
        replay(decode(text))


def test_a_record_that_is_too_long_is_not_read() -> None:
    """However right it may be."""
    with pytest.raises(RecordFileError, match="at most"):
        decode(" " * 5_000_001)
