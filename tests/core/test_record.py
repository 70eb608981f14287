"""Records: classes of named numbers."""

from __future__ import annotations

import numpy as np
import pytest

from rubra.core.record import (
    Array,
    as_bytes,
    as_dict,
    blank,
    blanks,
    copy_of,
    dtype_of,
    i8,
    i16,
    record,
    size,
    snapshot,
    u64,
)
from rubra.core.rule import rule


@record
class Shelf:
    """Some goods."""

    coins: i16
    stock: Array[i8] = size(3)


@record
class Shop:
    """Some shelves, and a number that wants its own alignment."""

    open_days: i8
    till: u64
    shelves: Array[Shelf] = size(2)
    best: Shelf


@rule
def restock(shop: Shop, shelf: int, good: int, count: int) -> None:
    """Change a number deep inside."""
    shop.shelves[shelf].stock[good] += count


def test_a_blank_record_is_all_zeros() -> None:
    """Nothing has a default of its own."""
    assert as_dict(blank(Shop)) == {
        "open_days": 0,
        "till": 0,
        "shelves": [{"coins": 0, "stock": [0, 0, 0]}] * 2,
        "best": {"coins": 0, "stock": [0, 0, 0]},
    }


def test_rules_change_nested_fields_in_place() -> None:
    """A sub-record is a view, not a copy."""
    shop = blank(Shop)
    restock(shop, 1, 2, 5)
    assert shop.shelves[1].stock[2] == 5
    assert sum(shop.shelves[0].stock) == 0


def test_a_copy_is_independent() -> None:
    """Changing a copy leaves the original alone."""
    shop = blank(Shop)
    twin = copy_of(shop)
    restock(twin, 0, 0, 1)
    assert as_bytes(shop) != as_bytes(twin)
    assert shop.shelves[0].stock[0] == 0


def test_a_snapshot_has_the_same_fields_as_plain_numbers() -> None:
    """And does not follow the record afterwards."""
    shop = blank(Shop)
    shop.best.coins = 7
    plain = snapshot(shop)
    shop.best.coins = 8
    assert plain.best.coins == 7
    assert type(plain.best.coins) is int
    assert plain.shelves[1].stock == [0, 0, 0]


def test_fields_are_aligned() -> None:
    """Compiled code refuses a number that lies across a boundary."""
    dtype = dtype_of(Shop)
    assert dtype.fields is not None
    assert dtype.fields["till"][1] % 8 == 0
    assert dtype.itemsize % 8 == 0


def test_records_lie_side_by_side() -> None:
    """Many records are one array."""
    shops = blanks(Shop, 4)
    assert len(shops) == 4
    assert isinstance(shops, np.ndarray)


@pytest.mark.parametrize("name", ["round", "copy", "take", "max", "_secret"])
def test_names_that_break_uncompiled_are_refused(name: str) -> None:
    """NumPy's records have these themselves."""
    with pytest.raises(TypeError, match=name):
        record(type("Bad", (), {"__annotations__": {name: i8}}))


def test_an_array_must_say_its_size() -> None:
    """There is no record of unknown size."""
    with pytest.raises(TypeError, match="how many"):
        record(type("Bad", (), {"__annotations__": {"stock": Array[i8]}}))


def test_only_numbers_and_records_are_fields() -> None:
    """No text, no objects."""
    with pytest.raises(TypeError, match="neither"):
        record(type("Bad", (), {"__annotations__": {"label": str}}))


def test_an_array_is_only_a_name() -> None:
    """The class exists for type checkers."""
    with pytest.raises(TypeError):
        Array()[0]
