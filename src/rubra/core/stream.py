"""The source of chance: a key and counters, held by whoever runs the game, never by the state.

Threefry-2x64-20 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", 2011)
is a cipher run over a counter: nobody can rebuild the 128-bit key from the outcomes.

Every draw names its purpose (the deal, a die, a reveal) and is counted per purpose. One die roll
more does not change the next deal, so two variants or two bots can be compared on the same luck.

Bounded draws are exact, not merely nearly even: several are cut from one word by multiplication,
and the word is thrown away where it would favour some outcome (Brackett-Rozinsky and Lemire:
"Batched ranged random integer generation", 2024).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import cast

import numpy as np

from rubra.core.record import Array, blank, record, size, u16, u64
from rubra.core.rule import rule

PURPOSES = 16  # purposes a game may tell apart
LONGEST_LOT = 128  # items of the longest shuffle
KEY_BYTES = 16

# Words of the cipher are unsigned and 64 bits wide: every constant that meets them must be, too.
# To a type checker they are plain integers, hence the casts.
_U64 = cast("Callable[[int], int]", np.uint64)
_I64 = cast("Callable[[int], int]", np.int64)
_MASK = (1 << 64) - 1
_PARITY = _U64(0x1BD11BDAA9FC1A22)
_LOW_HALF = _U64(0xFFFFFFFF)
_HALF = _U64(32)
_ONE = _U64(1)
_WORD = _U64(1 << 32)
_WIDEST = _U64(1 << 24)  # product of bounds cut from one word: under 0.4 % of words are thrown away


@record
class Stream:
    """A key, and how many words of 32 bits were used for each purpose."""

    key: Array[u64] = size(2)
    drawn: Array[u64] = size(PURPOSES)
    # Scratch: what follows saves work and changes no outcome
    high: Array[u64] = size(PURPOSES)  # the block of 128 bits in use for each purpose
    low: Array[u64] = size(PURPOSES)
    lot: Array[u16] = size(LONGEST_LOT)  # what draw_lots or draw_from found
    hat: Array[u16] = size(LONGEST_LOT)  # what draw_from draws from


# --- The cipher ---

# NumPy's own 64-bit scalars complain when they wrap, compiled ones do not: two spellings.


def _compiled_add(a: int, b: int) -> int:
    return a + b


@rule(compiled_as=_compiled_add)
def _add(a: int, b: int) -> int:
    return _U64((int(a) + int(b)) & _MASK)


def _compiled_rotate(a: int, bits: int) -> int:
    return (a << _U64(bits)) | (a >> _U64(64 - bits))


@rule(compiled_as=_compiled_rotate)
def _rotate(a: int, bits: int) -> int:
    a = int(a)
    return _U64(((a << bits) | (a >> (64 - bits))) & _MASK)


@rule
def _four_rounds(x0: int, x1: int, r0: int, r1: int, r2: int, r3: int) -> tuple[int, int]:
    x0 = _add(x0, x1)
    x1 = _rotate(x1, r0) ^ x0
    x0 = _add(x0, x1)
    x1 = _rotate(x1, r1) ^ x0
    x0 = _add(x0, x1)
    x1 = _rotate(x1, r2) ^ x0
    x0 = _add(x0, x1)
    x1 = _rotate(x1, r3) ^ x0
    return x0, x1


@rule
def threefry(key0: int, key1: int, counter0: int, counter1: int) -> tuple[int, int]:
    """Threefry-2x64-20: 128 bits of counter under a 128-bit key. All arguments are u64."""
    key2 = _PARITY ^ key0 ^ key1
    x0 = _add(counter0, key0)
    x1 = _add(counter1, key1)
    x0, x1 = _four_rounds(x0, x1, 16, 42, 12, 31)
    x0, x1 = _add(x0, key1), _add(_add(x1, key2), _U64(1))
    x0, x1 = _four_rounds(x0, x1, 16, 32, 24, 21)
    x0, x1 = _add(x0, key2), _add(_add(x1, key0), _U64(2))
    x0, x1 = _four_rounds(x0, x1, 16, 42, 12, 31)
    x0, x1 = _add(x0, key0), _add(_add(x1, key1), _U64(3))
    x0, x1 = _four_rounds(x0, x1, 16, 32, 24, 21)
    x0, x1 = _add(x0, key1), _add(_add(x1, key2), _U64(4))
    x0, x1 = _four_rounds(x0, x1, 16, 42, 12, 31)
    x0, x1 = _add(x0, key2), _add(_add(x1, key0), _U64(5))
    return x0, x1


@rule
def _next_word(stream: Stream, purpose: int) -> int:
    """The next 32 bits for this purpose; four of them are cut from one block."""
    number = stream.drawn[purpose]
    stream.drawn[purpose] = _add(number, _ONE)
    if number & _U64(3) == 0:
        stream.high[purpose], stream.low[purpose] = threefry(
            stream.key[0], stream.key[1], number >> _U64(2), _U64(purpose)
        )
    half = stream.low[purpose] if number & _U64(2) else stream.high[purpose]
    return half & _LOW_HALF if number & _ONE else half >> _HALF


# --- What rules draw ---


@rule
def below(stream: Stream, purpose: int, bound: int) -> int:
    """A whole number from 0 to bound - 1, each equally likely. `bound` is 1 to 2^24."""
    width = _U64(bound)
    while True:
        cut = _next_word(stream, purpose) * width
        rest = cut & _LOW_HALF
        if rest >= width or rest >= _WORD % width:
            return _I64(cut >> _HALF)


@rule
def draw_lots(stream: Stream, purpose: int, total: int, wanted: int) -> None:
    """Fill stream.lot: item i is uniform below total - i, for `wanted` items.

    That is one draw without replacement after another: all that a deal or a shuffle needs.
    """
    found = 0
    while found < wanted:
        # How many bounds fit into one word
        product = _U64(total - found)
        upto = found + 1
        while upto < wanted and product * _U64(total - upto) <= _WIDEST:
            product = product * _U64(total - upto)
            upto += 1
        # Cut them from one word; take another where the word would favour some outcome
        while True:
            rest = _next_word(stream, purpose)
            for item in range(found, upto):
                cut = rest * _U64(total - item)
                stream.lot[item] = _I64(cut >> _HALF)
                rest = cut & _LOW_HALF
            if rest >= product or rest >= _WORD % product:
                break
        found = upto


@rule
def shuffle(stream: Stream, purpose: int, items: Array[int], count: int) -> None:
    """Put the first `count` items into an order, each equally likely."""
    draw_lots(stream, purpose, count, count)
    for place in range(count - 1):
        other = place + stream.lot[place]
        items[place], items[other] = items[other], items[place]


@rule
def draw_from(stream: Stream, purpose: int, counts: Array[int], kinds: int, wanted: int) -> None:
    """Take cards out of a heap given as a count per kind; stream.lot tells the kind of each."""
    total = 0
    for kind in range(kinds):
        for _ in range(counts[kind]):
            stream.hat[total] = kind
            total += 1
    draw_lots(stream, purpose, total, wanted)
    for item in range(wanted):
        place = stream.lot[item]
        kind = stream.hat[place]
        total -= 1
        stream.hat[place] = stream.hat[total]
        stream.lot[item] = kind
        counts[kind] -= 1


@rule
def draw_one(stream: Stream, purpose: int, counts: Array[int], kinds: int) -> int:
    """Take one card out of a heap given as a count per kind; returns its kind."""
    draw_from(stream, purpose, counts, kinds, 1)
    return stream.lot[0]


@rule
def draws_of(stream: Stream) -> int:
    """How many words were used so far, for all purposes together."""
    total = 0
    for purpose in range(PURPOSES):
        total += _I64(stream.drawn[purpose])
    return total


# --- Keys ---


@rule
def branch(source: Stream, target: Stream, label: int, number: int) -> None:
    """Give `target` a key of its own, derived from the key of `source` and two numbers.

    Games of a series, seats of a game: each gets a stream that tells nothing about another.
    """
    # Counters of draws have a purpose below PURPOSES in their second half; labels lie above.
    target.key[0], target.key[1] = threefry(
        source.key[0], source.key[1], _U64(number), _U64(PURPOSES + label)
    )
    for purpose in range(PURPOSES):
        target.drawn[purpose] = 0


def stream_from_key(key: bytes) -> Stream:
    """The stream of a 128-bit key, nothing drawn yet."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, this one has {len(key)}")
    stream = blank(Stream)
    stream.key[0] = int.from_bytes(key[:8], "little")
    stream.key[1] = int.from_bytes(key[8:], "little")
    return stream


def stream_from_seed(seed: int) -> Stream:
    """A stream for experiments, from a number people can type. Not for games that must be fair."""
    return stream_from_key(hashlib.sha256(b"rubra seed %d" % seed).digest()[:KEY_BYTES])


def key_of(stream: Stream) -> bytes:
    """The 128-bit key of a stream."""
    return b"".join(int(half).to_bytes(8, "little") for half in stream.key)
