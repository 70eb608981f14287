"""A module with less in it: some of its functions, and what these call.

A browser plays, thinks and searches; a third of a module is for the lab and for researchers.
Nothing is compiled again: the bodies of functions that nobody can reach any more are replaced by
one instruction that traps, so that all numbers stay as they are. Of what the module says of itself
the digest is left, by which a browser knows that it fits its description.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from rubra.core.engines.module_file import MAGIC, SECTION, read_number, sections, write_number

CUSTOM, EXPORTS, ELEMENTS, CODE = 0, 7, 9, 10  # numbers of sections
FUNCTION = 0  # the kind of an export
LABEL = write_number(len(SECTION)) + SECTION.encode()
# No local variables, `unreachable`, `end`
NOTHING = bytes([0x00, 0x00, 0x0B])


def shaken(content: bytes, is_wanted: Callable[[str], bool]) -> bytes:
    """A module in which only those functions are exported whose names are wanted.

    Raises ValueError if it holds an instruction that is not known here.
    """
    found = list(sections(content))
    bodies = [body for kind, raw in found if kind == CODE for body in _bodies(raw)]
    reached: set[int] = set()
    todo: list[int] = []
    for kind, raw in found:
        if kind == EXPORTS:
            todo += [
                number for name, of, number in _exports(raw) if of == FUNCTION and is_wanted(name)
            ]
        elif kind == ELEMENTS:
            raise ValueError(
                "functions that are called by their number in a table are not expected"
            )
    while todo:
        number = todo.pop()
        if number not in reached:
            reached.add(number)
            todo += _calls(bodies[number])
    written = [MAGIC]
    for kind, raw in found:
        if kind == CODE:
            kept = [body if n in reached else NOTHING for n, body in enumerate(bodies)]
            raw = write_number(len(kept)) + b"".join(
                write_number(len(body)) + body for body in kept
            )
        elif kind == EXPORTS:
            entries = [
                write_number(len(name.encode()))
                + name.encode()
                + bytes([of])
                + write_number(number)
                for name, of, number in _exports(raw)
                if of != FUNCTION or is_wanted(name)
            ]
            raw = write_number(len(entries)) + b"".join(entries)
        elif kind == CUSTOM and raw.startswith(LABEL):
            said = msgspec.json.decode(raw.removeprefix(LABEL))
            raw = LABEL + msgspec.json.encode({"digest": said["digest"]})
        written.append(bytes([kind]) + write_number(len(raw)) + raw)
    return b"".join(written)


# --- Reading ---


def _exports(raw: bytes) -> Iterator[tuple[str, int, int]]:
    count, at = read_number(raw, 0)
    for _ in range(count):
        length, at = read_number(raw, at)
        name = raw[at : at + length].decode()
        kind = raw[at + length]
        number, at = read_number(raw, at + length + 1)
        yield name, kind, number


def _bodies(raw: bytes) -> Iterator[bytes]:
    count, at = read_number(raw, 0)
    for _ in range(count):
        size, start = read_number(raw, at)
        at = start + size
        yield raw[start:at]


# --- Instructions ---

CALL = 0x10
BLOCKS = frozenset((0x02, 0x03, 0x04))  # block, loop, if: the type of what they leave behind
ONE_NUMBER = frozenset((0x0C, 0x0D, 0x10, *range(0x20, 0x25), 0x3F, 0x40, 0x41, 0x42))
TWO_NUMBERS = frozenset(range(0x28, 0x3F))  # load and store: alignment and offset
F32_CONST, F64_CONST = 0x43, 0x44
BR_TABLE = 0x0E
PREFIX = 0xFC
# unreachable, nop, else, end, return, drop, select; comparisons, arithmetic, conversions
PLAIN = frozenset((0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, *range(0x45, 0xC5)))
# With the prefix: conversions that do not trap take nothing, copying and filling memory do
PREFIXED = {**dict.fromkeys(range(8), 0), 10: 2, 11: 1}


def _calls(body: bytes) -> list[int]:
    """The functions that a body calls."""
    found: list[int] = []
    groups, at = read_number(body, 0)
    for _ in range(groups):  # local variables: how many, and their type
        _, at = read_number(body, at)
        at += 1
    while at < len(body):
        code = body[at]
        at += 1
        if code in PLAIN:
            continue
        if code in ONE_NUMBER:
            number, at = read_number(body, at)
            if code == CALL:
                found.append(number)
        elif code in TWO_NUMBERS:
            _, at = read_number(body, at)
            _, at = read_number(body, at)
        elif code in BLOCKS:
            _, at = read_number(body, at)
        elif code == F32_CONST:
            at += 4
        elif code == F64_CONST:
            at += 8
        elif code == BR_TABLE:
            count, at = read_number(body, at)
            for _ in range(count + 1):
                _, at = read_number(body, at)
        elif code == PREFIX:
            more, at = read_number(body, at)
            if more not in PREFIXED:
                raise ValueError(f"the instruction {PREFIX:#x} {more} is not known")
            for _ in range(PREFIXED[more]):
                _, at = read_number(body, at)
        else:
            raise ValueError(f"the instruction {code:#x} is not known")
    return found
