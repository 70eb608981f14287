"""Records: classes of named numbers that become aligned NumPy types.

    @record
    class Player:
        coins: i16
        stock: Array[i8] = size(6)

    @record
    class State:
        waiting: u16
        players: Array[Player] = size(4)

    state = blank(State)
    state.players[2].stock[0] += 1

A type checker sees an ordinary class; the compiler sees a flat block of bytes that copies with
one assignment, hashes and saves. A record has no methods and no defaults: a blank one is all
zeros.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    Generic,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np

T = TypeVar("T")

i8 = Annotated[int, "i1"]
i16 = Annotated[int, "i2"]
i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]
u8 = Annotated[int, "u1"]
u16 = Annotated[int, "u2"]
u32 = Annotated[int, "u4"]
u64 = Annotated[int, "u8"]
f32 = Annotated[float, "f4"]
f64 = Annotated[float, "f8"]


class Array(Generic[T]):
    """A row of equal things inside a record, as a type checker sees it (NumPy makes the real one).

    An index out of range is an error only when it runs uncompiled or with bounds checking; the
    tests run both ways.
    """

    def __getitem__(self, index: int) -> T:
        raise TypeError("Array is only a name for annotations")

    def __setitem__(self, index: int, value: T) -> None:
        raise TypeError("Array is only a name for annotations")

    def __len__(self) -> int:
        raise TypeError("Array is only a name for annotations")

    def __iter__(self) -> Iterator[T]:
        raise TypeError("Array is only a name for annotations")


class Size:
    """How many items an Array field holds: what `size` puts into a record's class."""

    def __init__(self, length: int) -> None:
        self.length = length


def size(length: int) -> Any:  # Any: the field is typed by its annotation, this says how many
    """How many items an Array field holds."""
    return Size(length)


@dataclass_transform(field_specifiers=(size,))
def record(cls: type[T]) -> type[T]:
    """Make a class of annotated fields into a record.

    Refuses names that NumPy's own records already use (`round`, `copy`, `take`, …): they would
    work compiled and break uncompiled.
    """
    return _lay_out(cls, get_type_hints(cls, include_extras=True), vars(cls))


def make_record(template: type[T], **filled: Any) -> type[T]:
    """A record with the fields of a template, some of which differ from one use to the next.

        class Workspace:
            state: Any                # the State of a game
            moves: Array[i64]         # as many as a seat may have
            players: u8

        make_record(Workspace, state=State, moves=size(50))

    A field that is `Any` in the template is given a record, an Array without a size its size.
    """
    hints = get_type_hints(template, include_extras=True)
    if unknown := filled.keys() - hints.keys():
        raise TypeError(f"{template.__name__} has no {', '.join(sorted(unknown))}")
    sizes = {name: getattr(template, name, None) for name in hints} | filled
    types = {name: kind for name, kind in filled.items() if not isinstance(kind, Size)}
    made: type[T] = type(template.__name__, (), {"__doc__": template.__doc__})
    return _lay_out(made, hints | types, sizes)


def _lay_out(cls: type[T], hints: dict[str, Any], sizes: Mapping[str, Any]) -> type[T]:
    """Give a class the NumPy type of a record with these fields."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in hints.items():
        if hasattr(np.record, name) or name.startswith("_"):
            raise TypeError(f"{cls.__name__}.{name}: NumPy uses this name itself, choose another")
        if get_origin(hint) is Array:
            length = sizes.get(name)
            if not isinstance(length, Size):
                raise TypeError(f"{cls.__name__}.{name}: say how many, as in Array[i8] = size(6)")
            fields.append((name, _item_type(cls, name, get_args(hint)[0]), (length.length,)))
        else:
            fields.append((name, _item_type(cls, name, hint)))
    dtype = np.dtype(fields, align=True)
    cls.__dtype__ = dtype  # type: ignore[attr-defined]  # put there by us
    cls.__record_dtype__ = np.dtype((np.record, dtype))  # type: ignore[attr-defined]
    return cls


def _item_type(cls: type, name: str, hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return np.dtype(get_args(hint)[1])
    dtype = getattr(hint, "__dtype__", None)
    if dtype is None:
        raise TypeError(f"{cls.__name__}.{name}: {hint} is neither a number type nor a record")
    return dtype


def dtype_of(cls: type) -> np.dtype[Any]:
    """The type to allocate with. Never nest this one: NumPy forgets the alignment of np.record.

    It is the same object each time: Numba looks types up whenever compiled code is called, and two
    that are only equal are compared field by field, in 1 µs each.
    """
    dtype: np.dtype[Any] = cls.__record_dtype__  # type: ignore[attr-defined]  # put there by us
    return dtype


def blanks(cls: type[T], count: int) -> Array[T]:
    """`count` records of zeros, side by side.

    Threads that each work on one of them would share cache lines: give each its own array.
    """
    return np.zeros(count, dtype_of(cls))  # type: ignore[return-value]  # an array of records


def blank(cls: type[T]) -> T:
    """One record of zeros."""
    return blanks(cls, 1)[0]


def copy_of(value: T) -> T:
    """An independent copy of a record."""
    copied: T = value.copy()  # type: ignore[attr-defined]  # every NumPy record has it
    return copied


def as_bytes(value: object) -> bytes:
    """The record's memory, for equality and hashing within one version of the code."""
    raw: bytes = value.tobytes()  # type: ignore[attr-defined]  # every NumPy record has it
    return raw


# --- Rows: what engines work on ---


class Rows:
    """Records (or numbers) side by side: bytes in some memory, and a NumPy array on them.

    Engines are handed these: to find the bytes of an array takes NumPy as long as a call. The
    memory may belong to an engine (`home`); its address there is `address`. What is `constant` is
    never changed, so that an engine may keep a copy.
    """

    __slots__ = ("__weakref__", "_array", "address", "constant", "dtype", "home", "raw")

    def __init__(
        self, dtype: np.dtype[Any], raw: bytearray | memoryview, home: Any = None, address: int = 0
    ) -> None:
        self.dtype = dtype
        self.raw = raw
        self.home = home
        self.address = address
        self.constant = False
        self._array: Any = None

    @staticmethod
    def blank(cls: type, count: int = 1) -> Rows:
        """`count` records of zeros."""
        dtype = dtype_of(cls)
        return Rows(dtype, bytearray(dtype.itemsize * count))

    @staticmethod
    def of(value: Any) -> Rows:
        """A copy of a record, or of a number."""
        copied = value if hasattr(value, "dtype") else np.asarray(value)
        return Rows(copied.dtype, bytearray(copied.tobytes()))

    @staticmethod
    def over(array: Any) -> Rows:
        """The memory of a contiguous array of one dimension."""
        return Rows(array.dtype, memoryview(array.view(np.uint8)))

    @staticmethod
    def numbers(dtype: Any, count: int) -> Rows:
        """`count` numbers, all zero."""
        kind = np.dtype(dtype)
        return Rows(kind, bytearray(kind.itemsize * count))

    def __reduce__(self) -> Any:
        return Rows, (self.dtype, bytearray(self.raw))

    @property
    def array(self) -> Any:
        """The same as a NumPy array."""
        if self._array is None:
            self._array = np.frombuffer(self.raw, self.dtype)
        return self._array

    def __len__(self) -> int:
        return len(self.raw) // self.dtype.itemsize

    def __getitem__(self, key: Any) -> Any:
        return self.array[key]

    def __setitem__(self, key: Any, value: Any) -> None:
        self.array[key] = value

    def copy(self) -> Rows:
        """An independent copy, to the byte, in the memory of this process."""
        return Rows(self.dtype, bytearray(self.raw))

    def tobytes(self) -> bytes:
        """What lies in its memory."""
        return bytes(self.raw)


class Snapshot(SimpleNamespace):
    """A record as it was once, in plain numbers and lists; not to be changed.

    Each is itself alone, so that what follows from it can be remembered.
    """

    __eq__ = object.__eq__
    __hash__ = object.__hash__  # type: ignore[assignment]  # a namespace has none


def snapshot(value: T) -> T:
    """A copy with the same fields as plain Python numbers and lists: ten times faster to read.

    For code outside the rules that looks at many fields, such as a view. Records of an array (the
    seats of a table) are remembered: what is as it was before is the very same snapshot.
    """
    plain: T = _reader(value.dtype)(value.tobytes())  # type: ignore[attr-defined]  # a NumPy record
    return plain


@cache
def _reader(dtype: np.dtype[Any]) -> Callable[[bytes], Any]:
    """A function from the memory of a record to a snapshot.

    It is written as one expression for each kind of record, as `dataclass` writes an `__init__`:
    going through the fields one by one takes three times as long.
    """
    layout = struct.Struct(f"<{_layout(dtype)}")
    names: dict[str, Any] = {"Snapshot": Snapshot}
    expression, _ = _expression(dtype, 0, 0, names)
    read: Callable[[bytes, tuple[Any, ...]], Any]
    read = eval(f"lambda raw, numbers: {expression}", names)
    return lambda raw: read(raw, layout.unpack(raw))


@cache
def _remembering_reader(dtype: np.dtype[Any]) -> Callable[[bytes], Any]:
    return lru_cache(maxsize=8192)(_reader(dtype))


# The letters of NumPy's number types, in those of the module `struct`
CODES = {"b": "b", "B": "B", "h": "h", "H": "H", "i": "i", "I": "I", "l": "q", "L": "Q"}
CODES |= {"q": "q", "Q": "Q", "f": "f", "d": "d"}


def _fields(dtype: np.dtype[Any]) -> list[tuple[str, np.dtype[Any], int]]:
    """The fields of a record in the order of their memory: name, type, offset."""
    fields = [(name, *dtype.fields[name][:2]) for name in dtype.names or ()] if dtype.fields else []
    return sorted(fields, key=lambda field: field[2])


def _layout(dtype: np.dtype[Any]) -> str:
    """The memory of a type, in the letters of the module `struct`."""
    if dtype.subdtype is not None:
        item, (length,) = dtype.subdtype
        # Records in it are read by themselves
        return f"{dtype.itemsize}x" if item.names else f"{length}{CODES[item.char]}"
    if not dtype.names:
        return CODES[dtype.char]
    letters, end = "", 0
    for _, kind, offset in _fields(dtype):
        letters += "x" * (offset - end) + _layout(kind)
        end = offset + kind.itemsize
    return letters + "x" * (dtype.itemsize - end)


def _expression(
    dtype: np.dtype[Any], at: int, offset: int, names: dict[str, Any]
) -> tuple[str, int]:
    """What makes a value of the numbers from place `at` on, and the place behind them.

    Its memory begins at `offset`; what the expression uses is added to `names`.
    """
    if dtype.subdtype is not None:
        item, (length,) = dtype.subdtype
        if not item.names:
            return f"[*numbers[{at}:{at + length}]]", at + length
        name = f"read_{len(names)}"
        names[name] = _remembering_reader(item)
        starts = range(offset, offset + dtype.itemsize, item.itemsize)
        parts = [f"{name}(raw[{start}:{start + item.itemsize}])" for start in starts]
        return f"[{', '.join(parts)}]", at
    if not dtype.names:
        return f"numbers[{at}]", at + 1
    arguments = []
    for name, kind, inside in _fields(dtype):
        part, at = _expression(kind, at, offset + inside, names)
        arguments.append(f"{name}={part}")
    return f"Snapshot({', '.join(arguments)})", at


def as_dict(value: Any) -> dict[str, Any]:
    """A record as plain lists and numbers by field name; the same whatever the memory layout."""
    plain: dict[str, Any] = _undress(snapshot(value))
    return plain


def _undress(value: Any) -> Any:
    if isinstance(value, SimpleNamespace):
        return {name: _undress(item) for name, item in vars(value).items()}
    return [_undress(item) for item in value] if isinstance(value, list) else value
