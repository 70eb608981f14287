"""A module with fewer entries, for those who fetch it over a network.

Functions that no entry left over calls become empty; all others stay as they are, byte for byte and
under the same numbers, so that results are the same. Only what our modules consist of is
understood: functions that call each other by number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rubra.core.engines.module_file import MAGIC, read_number, written_number

_EXPORTS, _CODE = 7, 10  # kinds of sections
_FUNCTION = 0  # a kind of export
_NOTHING = b"\0\0\x0b"  # a function that cannot be called: no locals, unreachable, end

# Instructions by what follows them: nothing, one number, two numbers, so many bytes
_ALONE = {0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, *range(0x45, 0xC5)}
_ONE = {0x0C, 0x0D, 0x10, *range(0x20, 0x25), 0x3F, 0x40, 0x41, 0x42}
_TWO = set(range(0x28, 0x3F))
_BYTES = {0x43: 4, 0x44: 8}
_BLOCKS = {0x02, 0x03, 0x04}
_CALL, _JUMPS, _MORE = 0x10, 0x0E, 0xFC
_MORE_NUMBERS = {**dict.fromkeys(range(8), 0), 8: 2, 9: 1, 10: 2, 11: 1}


def with_only(content: bytes, entries: Collection[str]) -> bytes:
    """The module with these entries and what is no function. Raises ValueError."""
    sections = list(_sections(content))
    exports = next(_exports(content, start) for kind, start, _ in sections if kind == _EXPORTS)
    bodies = next(_bodies(content, start) for kind, start, _ in sections if kind == _CODE)
    missing = set(entries) - {name for name, kind, _ in exports if kind == _FUNCTION}
    if missing:
        raise ValueError(f"the module has no {', '.join(sorted(missing))}")
    left = [one for one in exports if one[1] != _FUNCTION or one[0] in entries]
    reached = {number for _, kind, number in left if kind == _FUNCTION}
    new = list(reached)
    while new:
        start, end = bodies[new.pop()]
        for number in _calls(content, start, end) - reached:
            reached.add(number)
            new.append(number)
    written = [MAGIC]
    for kind, start, end in sections:
        part = content[start:end]
        if kind == _EXPORTS:
            part = _listed(
                [_named(name) + bytes([what]) + written_number(n) for name, what, n in left]
            )
        elif kind == _CODE:
            kept = [
                content[slice(*body)] if number in reached else _NOTHING
                for number, body in enumerate(bodies)
            ]
            part = _listed([written_number(len(body)) + body for body in kept])
        written.append(bytes([kind]) + written_number(len(part)) + part)
    return b"".join(written)


def _listed(items: list[bytes]) -> bytes:
    return written_number(len(items)) + b"".join(items)


def _named(name: str) -> bytes:
    return written_number(len(name.encode())) + name.encode()


def _sections(content: bytes) -> Iterator[tuple[int, int, int]]:
    """Kind, begin and end of each."""
    at = len(MAGIC)
    while at < len(content):
        size, start = read_number(content, at + 1)
        yield content[at], start, start + size
        at = start + size


def _exports(content: bytes, at: int) -> list[tuple[str, int, int]]:
    """Name, kind and number of each."""
    count, at = read_number(content, at)
    found = []
    for _ in range(count):
        length, at = read_number(content, at)
        name, kind = content[at : at + length].decode(), content[at + length]
        number, at = read_number(content, at + length + 1)
        found.append((name, kind, number))
    return found


def _bodies(content: bytes, at: int) -> list[tuple[int, int]]:
    """Begin and end of each function. Ours import nothing, so that they are numbered from 0."""
    count, at = read_number(content, at)
    found = []
    for _ in range(count):
        size, at = read_number(content, at)
        found.append((at, at + size))
        at += size
    return found


def _calls(content: bytes, at: int, end: int) -> set[int]:
    """The functions that a function calls."""
    found = set()
    groups, at = read_number(content, at)
    for _ in range(groups):  # of locals: how many, and their type
        at = read_number(content, at)[1] + 1
    while at < end:
        instruction = content[at]
        at += 1
        if instruction in _ALONE:
            continue
        numbers = 0
        if instruction == _CALL:
            number, at = read_number(content, at)
            found.add(number)
        elif instruction in _ONE or instruction in _BLOCKS:
            numbers = 1  # a block's type is a letter, or a number; both end at a small byte
        elif instruction in _TWO:
            numbers = 2
        elif instruction in _BYTES:
            at += _BYTES[instruction]
        elif instruction == _JUMPS:
            count, at = read_number(content, at)
            numbers = count + 1
        elif instruction == _MORE:
            which, at = read_number(content, at)
            if which not in _MORE_NUMBERS:
                raise ValueError(f"unknown instruction 0xfc {which}")
            numbers = _MORE_NUMBERS[which]
        else:
            raise ValueError(f"unknown instruction {instruction:#x}")
        for _ in range(numbers):
            while content[at] >= 0x80:
                at += 1
            at += 1
    if at != end:
        raise ValueError("a function ends in the middle of an instruction")
    return found
