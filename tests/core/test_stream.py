"""Chance: the published cipher, exact draws, separate purposes."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from scipy import stats

from rubra.core.record import blank
from rubra.core.stream import (
    LONGEST_LOT,
    Stream,
    below,
    branch,
    draw_lots,
    draw_one,
    draws_of,
    key_of,
    shuffle,
    stream_from_key,
    stream_from_seed,
    threefry,
)

MANY = 2_400
ALL_ONES = 0xFFFFFFFFFFFFFFFF


@pytest.mark.parametrize(
    ("counter", "key", "block"),
    [
        ((0, 0), (0, 0), (0xC2B6E3A8C2C69865, 0x6F81ED42F350084D)),
        ((ALL_ONES,) * 2, (ALL_ONES,) * 2, (0xE02CB7C4D95D277A, 0xD06633D0893B8B68)),
        (
            (0x243F6A8885A308D3, 0x13198A2E03707344),
            (0xA4093822299F31D0, 0x082EFA98EC4E6C89),
            (0x263C7D30BB0F0AF1, 0x56BE8361D3311526),
        ),
    ],
    ids=["zeros", "ones", "pi"],
)
def test_the_cipher_gives_its_published_vectors(
    counter: tuple[int, int], key: tuple[int, int], block: tuple[int, int]
) -> None:
    """Threefry-2x64-20 of the Random123 library, file kat_vectors."""
    words = [np.uint64(word) for word in (*key, *counter)]
    assert tuple(int(word) for word in threefry(*words)) == block


def is_even(counts: list[int]) -> bool:
    """Whether counts could come from equally likely outcomes (fixed seeds: no flaky test)."""
    return bool(stats.chisquare(counts).pvalue > 0.001)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 24, 100])
def test_every_number_is_equally_likely(bound: int) -> None:
    """A bounded draw is even."""
    stream = stream_from_seed(bound)
    counts = Counter(int(below(stream, 0, bound)) for _ in range(MANY))
    assert set(counts) <= set(range(bound))
    assert bound == 1 or is_even([counts[number] for number in range(bound)])


def test_a_word_that_would_favour_somebody_is_thrown_away() -> None:
    """With a bound of three quarters of the range, plain multiplication would favour a third."""
    bound = 3 << 22
    stream = stream_from_seed(5)
    draws = [int(below(stream, 0, bound)) for _ in range(MANY)]
    assert is_even([sum(draw * 8 // bound == part for draw in draws) for part in range(8)])
    assert all(0 <= draw < bound for draw in draws)


def test_rejection_is_exact() -> None:
    """Counting all words of a smaller cipher's size shows each outcome equally often."""
    # The same arithmetic with 8-bit words instead of 32-bit ones, for a bound of 24
    counts = Counter(word * 24 >> 8 for word in range(256) if (word * 24) % 256 >= 256 % 24)
    assert set(counts.values()) == {256 // 24}


@pytest.mark.parametrize(("total", "wanted"), [(4, 4), (10, 3), (25, 2)])
def test_lots_are_even(total: int, wanted: int) -> None:
    """Each lot is uniform below what is left, and lots do not depend on each other."""
    stream = stream_from_seed(total)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(MANY):
        draw_lots(stream, 0, total, wanted)
        counts[tuple(int(lot) for lot in stream.lot[:wanted])] += 1
    outcomes = 1
    for item in range(wanted):
        outcomes *= total - item
    assert all(lot < total - item for lots in counts for item, lot in enumerate(lots))
    assert is_even([*counts.values(), *[0] * (outcomes - len(counts))])


def test_lots_of_a_whole_deck_need_few_words() -> None:
    """Eighteen of twenty-five cards come from four words of 32 bits."""
    stream = stream_from_seed(1)
    draw_lots(stream, 0, 25, 18)
    assert draws_of(stream) == 4


def test_the_longest_lot_is_drawn() -> None:
    """A deck as long as there is room for."""
    stream = stream_from_seed(1)
    draw_lots(stream, 0, LONGEST_LOT, LONGEST_LOT)
    assert all(stream.lot[item] < LONGEST_LOT - item for item in range(LONGEST_LOT))


def test_every_order_is_equally_likely() -> None:
    """A shuffle of four has 24 outcomes."""
    stream = stream_from_seed(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(MANY):
        cards = np.arange(4)
        shuffle(stream, 0, cards, 4)
        counts[tuple(int(card) for card in cards)] += 1
    assert len(counts) == 24
    assert is_even(list(counts.values()))


def test_one_card_is_drawn_by_its_share() -> None:
    """A heap of 3, 0 and 1 gives the first kind three times as often, and loses the card."""
    stream = stream_from_seed(2)
    kinds: Counter[int] = Counter()
    for _ in range(MANY // 4):
        heap = np.array([3, 0, 1])
        kind = int(draw_one(stream, 0, heap, 3))
        kinds[kind] += 1
        assert heap.sum() == 3
    assert set(kinds) == {0, 2}
    total = kinds.total()
    assert stats.chisquare([kinds[0], kinds[2]], [0.75 * total, 0.25 * total]).pvalue > 0.001


def test_purposes_do_not_disturb_each_other() -> None:
    """One die roll more does not change the next deal."""
    calm, busy = stream_from_seed(3), stream_from_seed(3)
    for _ in range(5):
        below(busy, 1, 6)
    assert [below(calm, 0, 1000) for _ in range(9)] == [below(busy, 0, 1000) for _ in range(9)]


def test_purposes_are_different() -> None:
    """The deal does not foretell the dice."""
    stream = stream_from_seed(3)
    assert [below(stream, 0, 1000) for _ in range(9)] != [below(stream, 1, 1000) for _ in range(9)]


def test_purposes_may_alternate() -> None:
    """What is kept between draws saves work and changes nothing."""
    mixed, apart = stream_from_seed(4), stream_from_seed(4)
    pairs = [(int(below(mixed, 0, 99)), int(below(mixed, 1, 99))) for _ in range(9)]
    first = [int(below(apart, 0, 99)) for _ in range(9)]
    second = [int(below(apart, 1, 99)) for _ in range(9)]
    assert pairs == list(zip(first, second, strict=True))


def test_branches_are_streams_of_their_own() -> None:
    """Games of a series and seats of a game share no key with each other or with the source."""
    source = stream_from_seed(1)
    keys = {key_of(source)}
    for label in range(3):
        for number in range(20):
            target = blank(Stream)
            branch(source, target, label, number)
            keys.add(key_of(target))
    assert len(keys) == 61


def test_a_key_makes_the_same_stream_again() -> None:
    """Sixteen bytes are all there is to it."""
    key = bytes(range(16))
    assert key_of(stream_from_key(key)) == key
    first, second = stream_from_key(key), stream_from_key(key)
    assert [below(first, 0, 9) for _ in range(9)] == [below(second, 0, 9) for _ in range(9)]


def test_a_key_has_sixteen_bytes() -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match="16 bytes"):
        stream_from_key(b"short")
