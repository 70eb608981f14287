"""Views: what one seat may know, declared once as a record that a rule writes.

    @view_record
    class SeatView:
        role: i8 = word(ROLE, or_null=True)
        covered: i8 = number(or_null=True)
        row: Array[CardView] = listed(LONGEST_ROW, count="row_count")
        row_count: u8 = hidden()
        hand: Array[i8] = by_name(KINDS, left_out=True)

The annotation says how a field lies in memory, and what stands on its right how it is written as
JSON: `json_reader` makes the function that reads it, `view_types.py` the browser's types. A plain
number and a nested record need nothing on their right.

A rule starts from a blank view and adds what the seat may know. What can be absent begins absent:
its first number is ABSENT, and stays so until the rule writes it. Two seats that may know the same
have the same bytes.

Records inside a view are remembered by their bytes: what is as it was before, or as another seat
sees it, is the very same object. Whoever is given a view may not change it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

import numpy as np

from rubra.core.bits import members as members_of
from rubra.core.game import Box, Game
from rubra.core.record import CODES, Array, Size, dtype_of, record, size
from rubra.core.rule import uncompiled
from rubra.core.specialise import is_compiled, specialise
from rubra.core.vocabulary import Domain

T = TypeVar("T")

ABSENT = -1  # what a number holds that is not known, or that does not apply
REMEMBERED = 8192  # records of a kind, and lists of them, that are kept by their bytes

Names = Domain | tuple[str, ...] | str  # the last: ids that the box gives, by their domain


# --- Declaring ---


class Shown(Size):
    """How a field is written as JSON."""

    def __init__(
        self, length: int = 0, *, name: str | None, or_null: bool = False, left_out: bool = False
    ) -> None:
        super().__init__(length)
        self.name = name  # where a record cannot use it: `as`, `round`
        self.or_null = or_null  # null where it is absent
        self.left_out = left_out  # no key where it is absent
        self.alone = False  # the record around it is written as this field

    @property
    def optional(self) -> bool:
        """Whether it can be absent."""
        return self.or_null or self.left_out


class Number(Shown):
    """A number, as it is."""


class Flag(Shown):
    """A yes or a no."""


class Hidden(Shown):
    """Not written: how long a list is."""


class Word(Shown):
    """The name of a value."""

    def __init__(self, names: Names, **options: Any) -> None:
        super().__init__(**options)
        self.names = names


class Members(Shown):
    """A set in bits, as a list of numbers or names."""

    def __init__(self, names: Names | None, **options: Any) -> None:
        super().__init__(**options)
        self.names = names


class Listed(Shown):
    """The first items of an array; all of them if there is no count."""

    def __init__(self, length: int, count: str | None, each: Shown | None, **options: Any) -> None:
        super().__init__(length, **options)
        self.count = count
        self.each = each


class ByName(Shown):
    """An array as an object: one entry for each name, or only those that are not zero."""

    def __init__(
        self, names: tuple[str, ...], some: bool, each: Shown | None, **options: Any
    ) -> None:
        super().__init__(len(names), **options)
        self.names = names
        self.some = some
        self.each = each


class Nested(Shown):
    """A record in a record; its entries may stand among those around it."""

    def __init__(self, merged: bool, **options: Any) -> None:
        super().__init__(**options)
        self.merged = merged


# Each returns Any, as `size` does: the field is typed by its annotation


def number(*, or_null: bool = False, left_out: bool = False, name: str | None = None) -> Any:
    """A number, as it is."""
    return Number(name=name, or_null=or_null, left_out=left_out)


def flag(*, or_null: bool = False, left_out: bool = False, name: str | None = None) -> Any:
    """True or false."""
    return Flag(name=name, or_null=or_null, left_out=left_out)


def hidden() -> Any:
    """Not written at all."""
    return Hidden(name=None)


def word(
    names: Names, *, or_null: bool = False, left_out: bool = False, name: str | None = None
) -> Any:
    """The name of a value."""
    return Word(names, name=name, or_null=or_null, left_out=left_out)


def members(
    names: Names | None = None,
    *,
    or_null: bool = False,
    left_out: bool = False,
    name: str | None = None,
) -> Any:
    """A set in bits, as a list in ascending order: of names if there are any."""
    return Members(names, name=name, or_null=or_null, left_out=left_out)


def listed(
    length: int,
    *,
    count: str | None = None,
    each: Any = None,
    or_null: bool = False,
    left_out: bool = False,
    alone: bool = False,
    name: str | None = None,
) -> Any:
    """An array as a list, as long as the field `count` says, and absent as long as that is.

    `each`: how its numbers are written; `alone`: the record around it is written as this list.
    """
    found = Listed(length, count, each, name=name, or_null=or_null, left_out=left_out)
    found.alone = alone
    return found


def by_name(
    names: Domain | tuple[str, ...],
    *,
    some: bool = False,
    each: Any = None,
    or_null: bool = False,
    left_out: bool = False,
    alone: bool = False,
    name: str | None = None,
) -> Any:
    """An array as an object with an entry for each name; with `some` only those above zero.

    `each`: how its numbers are written; `alone`: the record around it is written as this object.
    """
    plain = names.names or () if isinstance(names, Domain) else names
    found = ByName(plain, some, each, name=name, or_null=or_null, left_out=left_out)
    found.alone = alone
    return found


def nested(
    *,
    merged: bool = False,
    or_null: bool = False,
    left_out: bool = False,
    name: str | None = None,
) -> Any:
    """A record, absent as long as its first number is.

    `merged`: its entries stand among those of the record around it.
    """
    return Nested(merged, name=name, or_null=or_null, left_out=left_out)


@dataclass_transform(
    field_specifiers=(size, number, flag, hidden, word, members, listed, by_name, nested)
)
def view_record(cls: type[T]) -> type[T]:
    """Make a class of annotated fields into a record that can be written as JSON."""
    shown: dict[str, tuple[Shown, type | None]] = {}
    for field, hint in get_type_hints(cls, include_extras=True).items():
        inner = get_args(hint)[0] if get_origin(hint) is Array else hint
        kind: type | None = inner if hasattr(inner, "__shown__") else None
        how = cls.__dict__.get(field)
        if not isinstance(how, Shown):
            if get_origin(hint) is Array:
                raise TypeError(
                    f"{cls.__name__}.{field}: say how it is written, as a list or by name"
                )
            how = Number(name=None) if kind is None else Nested(False, name=None)
        shown[field] = how, kind
    cls.__shown__ = shown  # type: ignore[attr-defined]  # put there by us
    return record(cls)


def shown_fields(cls: type) -> dict[str, tuple[Shown, type | None]]:
    """How each field of a view record is written, and the view record that it holds, if one."""
    fields: dict[str, tuple[Shown, type | None]] = cls.__shown__  # type: ignore[attr-defined]
    return fields


# --- Blank ---


def blank_view(cls: type) -> Any:
    """A view of which nothing is known yet, in an array of one."""
    row: Any = np.zeros(1, dtype_of(cls))
    _make_absent(cls, cls.__dtype__, row.view(np.uint8), 0)  # type: ignore[attr-defined]  # a record
    return row


def _make_absent(cls: type, dtype: np.dtype[Any], memory: Any, start: int) -> None:
    for field, (how, kind) in shown_fields(cls).items():
        item, offset = dtype.fields[field][:2]  # type: ignore[index]  # it has fields
        offset += start
        each, count = item.subdtype[0] if item.subdtype else item, how.length or 1
        if kind is not None:
            for place in range(count):
                _make_absent(kind, each, memory, offset + place * each.itemsize)
        if how.optional:
            said_by = _said_by(field, how)
            item, offset = dtype.fields[said_by][:2]  # type: ignore[index]  # it has fields
            _set_absent(cls, said_by, item, memory, offset + start)
        if isinstance(how, Listed) and how.each is not None and how.each.optional:
            for place in range(count):
                _set_absent(cls, field, each, memory, offset + place * each.itemsize)


def _said_by(field: str, how: Shown) -> str:
    """The field whose first number says whether a field is absent."""
    return how.count or field if isinstance(how, Listed) else field


def _set_absent(cls: type, field: str, dtype: np.dtype[Any], memory: Any, offset: int) -> None:
    inside, first = _first_number(dtype)
    if first.kind != "i":
        raise TypeError(f"{cls.__name__}.{field}: what can be absent begins with a signed number")
    memory[offset + inside : offset + inside + first.itemsize] = 0xFF


def _first_number(dtype: np.dtype[Any]) -> tuple[int, np.dtype[Any]]:
    """Where the first number of a type lies in it."""
    if dtype.subdtype is not None:
        return _first_number(dtype.subdtype[0])
    if not dtype.names:
        return 0, dtype
    item, offset = dtype.fields[dtype.names[0]][:2]  # type: ignore[index]  # it has fields
    inside, first = _first_number(item)
    return offset + inside, first


# --- What a seat may know ---


class Views:
    """The views of one game played with one box. Each state is given as an array of one."""

    def __init__(self, game: Game, box: Box) -> None:
        if game.view_record is None:
            raise TypeError(f"{game.name} does not say what its views are made of")
        write: Callable[..., None] = specialise("rubra.core.turn", game).write_view
        self._write = write if is_compiled(game) else uncompiled(write)
        self._read = json_reader(game.view_record, box)
        self._box = box.row
        self._dtype = dtype_of(game.view_record)
        self._blank = blank_view(game.view_record).tobytes()
        self._most_moves = game.most_moves

    def written(self, state: Any, seat: int) -> bytes:
        """What a seat may know, to the byte."""
        # Memory of its own for each: two threads may look at the same time
        out = np.ndarray(1, self._dtype, bytearray(self._blank))
        self._write(self._box, state, seat, np.empty(self._most_moves, np.int64), out)
        return out.tobytes()

    def json(self, state: Any, seat: int) -> dict[str, Any]:
        """What a seat may know, as it is sent and drawn."""
        seen: dict[str, Any] = self._read(self.written(state, seat))
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
        field = _said_by(field, how)
        if field in self.places:
            return f"numbers[{self.places[field]}] != {ABSENT}"
        item, offset = self._memory(field)
        inside, first = _first_number(item)
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
