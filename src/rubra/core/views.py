"""Views as they are given out: written by an engine, read as JSON.

Records inside a view are remembered by their bytes: what is as it was before, or as another seat
sees it, is the very same object. `Match.shared_view` hands that out, `Match.view` a copy.
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from rubra.core.bits import members as members_of
from rubra.core.game import Box, Game
from rubra.core.match_workspace import turn_of
from rubra.core.record import CODES, Rows, dtype_of
from rubra.core.view import (
    ABSENT,
    ByName,
    Flag,
    Hidden,
    Listed,
    Members,
    Names,
    Nested,
    Number,
    Shown,
    Word,
    blank_view,
    first_number,
    said_by,
    shown_fields,
)
from rubra.core.vocabulary import Domain

REMEMBERED = 8192  # records of a kind, and lists of them, that are kept by their bytes


# --- What a seat may know ---


class Views:
    """The views of one game played with one box. A match is given as rows of its workspace."""

    def __init__(self, game: Game, box: Box) -> None:
        if game.view_record is None:
            raise TypeError(f"{game.name} does not say what its views are made of")
        self._write = turn_of(game).write_view
        self._read = json_reader(game.view_record, box)
        self._game = game
        self._box = box.rows
        self._dtype = dtype_of(game.view_record)
        self._blank = blank_view(game.view_record).tobytes()
        self._memory = threading.local()

    def written(self, match: Rows, seat: int) -> bytes:
        """What a seat may know, to the byte."""
        memory = self._memory.__dict__  # of this thread: two may look at the same time
        if not memory:
            memory["out"] = Rows(self._dtype, bytearray(self._blank))
            memory["scratch"] = self._game.scratch()
            memory["scratch"].constant = True  # nobody reads it before or after: no need to copy it
        out: Rows = memory["out"]
        out.raw[:] = self._blank
        self._write(self._box, match, seat, memory["scratch"], out)
        return bytes(out.raw)

    def json(self, match: Rows, seat: int) -> dict[str, Any]:
        """What a seat may know, as it is sent and drawn."""
        seen: dict[str, Any] = self._read(self.written(match, seat))
        return seen


views_of = lru_cache(maxsize=64)(Views)


# --- As JSON ---


Reader = Callable[[bytes], Any]


@lru_cache(maxsize=64)
def json_reader(cls: type, box: Box) -> Reader:
    """A function from the memory of a view to the same as JSON; the box knows the ids of things."""
    return _Readers(box).plain(cls)


class _Readers:
    """The functions that read the records of a view, each written as one expression.

    Going through the fields one by one takes three times as long.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self._remembering: dict[type, Reader] = {}

    def remembering(self, cls: type) -> Reader:
        """For records inside others."""
        if cls not in self._remembering:
            self._remembering[cls] = lru_cache(maxsize=REMEMBERED)(self.plain(cls))
        return self._remembering[cls]

    def plain(self, cls: type) -> Reader:
        """For one kind of record."""
        return _Expression(self, cls).reader()

    def names(self, names: Names) -> tuple[str, ...]:
        """The names of the values of a field."""
        if isinstance(names, str):
            return self.box.names[names]
        return names.names or () if isinstance(names, Domain) else names


class _Expression:
    """The expression that makes JSON of a record: of its memory, `raw`, and its own `numbers`."""

    def __init__(self, readers: _Readers, cls: type) -> None:
        self.readers = readers
        self.cls = cls
        self.known: dict[str, Any] = {"NOTHING": {}}
        self.layout = ""
        self.places: dict[str, int] = {}  # by field: where its numbers begin among all
        self.dtype: np.dtype[Any] = cls.__dtype__  # type: ignore[attr-defined]  # it is a record
        self._lay_out()

    def reader(self) -> Reader:
        layout = struct.Struct(f"<{self.layout}")
        read: Callable[[bytes, tuple[Any, ...]], Any]
        read = eval(f"lambda raw, numbers: {self._object()}", self.known)
        return lambda raw: read(raw, layout.unpack(raw))

    def _lay_out(self) -> None:
        """The numbers of the record itself; records in it are read by themselves."""
        end = count = 0
        for field in self.dtype.names or ():
            item, offset = self._memory(field)
            each, length = (item.subdtype[0], item.shape[0]) if item.subdtype else (item, 1)
            self.layout += "x" * (offset - end)
            end = offset + item.itemsize
            if each.names:
                self.layout += "x" * item.itemsize
            else:
                self.places[field] = count
                self.layout += f"{length}{CODES[each.char]}"
                count += length
        self.layout += "x" * (self.dtype.itemsize - end)

    def _memory(self, field: str) -> tuple[np.dtype[Any], int]:
        item, offset = self.dtype.fields[field][:2]  # type: ignore[index]  # it has fields
        return item, offset

    def _object(self) -> str:
        entries = []
        for field, (how, kind) in shown_fields(self.cls).items():
            if isinstance(how, Hidden):
                continue
            value = self._value(field, how, kind)
            if how.alone:
                return value
            if isinstance(how, Nested) and how.merged:
                present = f" if {self._present(field, how)} else NOTHING" if how.left_out else ""
                entries.append(f"**({value}{present})")
                continue
            entry = f"{(how.name or field)!r}: {value}"
            if how.left_out:
                entry = f"**({{{entry}}} if {self._present(field, how)} else NOTHING)"
            entries.append(entry)
        return f"{{{', '.join(entries)}}}"

    def _present(self, field: str, how: Shown) -> str:
        """Whether a field is not absent."""
        field = said_by(field, how)
        if field in self.places:
            return f"numbers[{self.places[field]}] != {ABSENT}"
        item, offset = self._memory(field)
        inside, first = first_number(item)
        start = offset + inside
        return f"raw[{start}:{start + first.itemsize}] != {bytes([0xFF] * first.itemsize)!r}"

    def _value(self, field: str, how: Shown, kind: type | None) -> str:
        if field in self.places and not how.length:
            return self._scalar(f"numbers[{self.places[field]}]", how)
        value = self._records(field, how, kind) if kind else self._numbers(field, how)
        return f"({value} if {self._present(field, how)} else None)" if how.or_null else value

    def _scalar(self, number: str, how: Shown) -> str:
        """One number as it is written; what is null where it is absent."""
        if isinstance(how, Word):
            names = self.readers.names(how.names)
            # The last of them is the one at ABSENT
            return f"{self._know((*names, None) if how.optional else names)}[{number}]"
        if isinstance(how, Flag):
            value = f"{number} != 0"
        elif isinstance(how, Members):
            value = f"{self._know(_member_lists(how, self.readers))}({number})"
        else:
            value = number
        return f"(None if {number} == {ABSENT} else {value})" if how.or_null else value

    def _numbers(self, field: str, how: Shown) -> str:
        """An array of numbers."""
        start = self.places[field]
        if isinstance(how, ByName):
            if how.some:
                names = self._know(how.names)
                found = f"zip({names}, numbers[{start}:{start + how.length}])"
                return f"{{name: number for name, number in {found} if number}}"
            each = how.each or Number(name=None)
            entries = (
                f"{name!r}: {self._scalar(f'numbers[{start + n}]', each)}"
                for n, name in enumerate(how.names)
            )
            return f"{{{', '.join(entries)}}}"
        assert isinstance(how, Listed)
        found = f"numbers[{start}:{start} + {self._count(how)}]"
        if how.each is None:
            return f"[*{found}]"
        return f"[{self._scalar('number', how.each)} for number in {found}]"

    def _records(self, field: str, how: Shown, kind: type) -> str:
        """A record, or an array of them."""
        item, offset = self._memory(field)
        if isinstance(how, Listed):
            lists = self._know(_remembered_list(self.readers.remembering(kind), item))
            return f"{lists}(raw[{offset}:{offset + item.itemsize}], {self._count(how)})"
        read = self._know(self.readers.remembering(kind))
        if isinstance(how, ByName):
            each = item.itemsize // how.length
            starts = range(offset, offset + item.itemsize, each)
            entries = zip(how.names, starts, strict=True)
            return f"{{{', '.join(f'{n!r}: {read}(raw[{s}:{s + each}])' for n, s in entries)}}}"
        return f"{read}(raw[{offset}:{offset + item.itemsize}])"

    def _count(self, how: Listed) -> str:
        return f"{how.length}" if how.count is None else f"numbers[{self.places[how.count]}]"

    def _know(self, thing: Any) -> str:
        name = f"known_{len(self.known)}"
        self.known[name] = thing
        return name


def _remembered_list(read: Reader, dtype: np.dtype[Any]) -> Callable[[bytes, int], list[Any]]:
    """Reads the first records of an array."""
    each = dtype.subdtype[0].itemsize if dtype.subdtype else dtype.itemsize

    @lru_cache(maxsize=REMEMBERED)
    def read_list(raw: bytes, count: int) -> list[Any]:
        return [read(raw[start : start + each]) for start in range(0, count * each, each)]

    return read_list


def _member_lists(how: Members, readers: _Readers) -> Callable[[int], list[Any]]:
    """Reads a set in bits."""
    names = None if how.names is None else readers.names(how.names)

    @lru_cache(maxsize=REMEMBERED)
    def read_members(found: int) -> list[Any]:
        numbers = members_of(found, found.bit_length())
        return numbers if names is None else [names[number] for number in numbers]

    return read_members
