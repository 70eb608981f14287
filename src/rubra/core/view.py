"""Views: what one seat may know, declared once as a record that a rule writes.

    @view_record
    class SeatView:
        role: i8 = word(ROLE, or_null=True)
        covered: i8 = number(or_null=True)
        row: Array[CardView] = listed(LONGEST_ROW, count="row_count")
        row_count: u8 = hidden()
        hand: Array[i8] = by_name(KINDS, left_out=True)

The annotation says how a field lies in memory, and what stands on its right how it is written as
JSON: views.py makes the function that reads it, `view_types.py` the browser's types. A plain
number and a nested record need nothing on their right.

A rule starts from a blank view and adds what the seat may know. What can be absent begins absent:
its first number is ABSENT, and stays so until the rule writes it. Two seats that may know the same
have the same bytes.
"""

from __future__ import annotations

from typing import Any, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

import numpy as np

from rubra.core.record import Array, Size, dtype_of, record, size
from rubra.core.vocabulary import Domain

T = TypeVar("T")

ABSENT = -1  # what a number holds that is not known, or that does not apply

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
            teller = said_by(field, how)
            item, offset = dtype.fields[teller][:2]  # type: ignore[index]  # it has fields
            _set_absent(cls, teller, item, memory, offset + start)
        if isinstance(how, Listed) and how.each is not None and how.each.optional:
            for place in range(count):
                _set_absent(cls, field, each, memory, offset + place * each.itemsize)


def said_by(field: str, how: Shown) -> str:
    """The field whose first number says whether a field is absent."""
    return how.count or field if isinstance(how, Listed) else field


def _set_absent(cls: type, field: str, dtype: np.dtype[Any], memory: Any, offset: int) -> None:
    inside, first = first_number(dtype)
    if first.kind != "i":
        raise TypeError(f"{cls.__name__}.{field}: what can be absent begins with a signed number")
    memory[offset + inside : offset + inside + first.itemsize] = 0xFF


def first_number(dtype: np.dtype[Any]) -> tuple[int, np.dtype[Any]]:
    """Where the first number of a type lies in it."""
    if dtype.subdtype is not None:
        return first_number(dtype.subdtype[0])
    if not dtype.names:
        return 0, dtype
    item, offset = dtype.fields[dtype.names[0]][:2]  # type: ignore[index]  # it has fields
    inside, first = first_number(item)
    return offset + inside, first
