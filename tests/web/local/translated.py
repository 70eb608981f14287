"""What readers of boxes do in Python, one sample of each: the browser must do the same."""

from __future__ import annotations

import itertools
import re
from typing import Any

WORDS = ("wood", "brick", "stone")
BY_WORD = {"wood": 1, "brick": 2}
BY_NUMBER = {2: {"a"}, 3: {"b", "c"}}
PLACE = re.compile(r"(?P<name>\w++)\s*|(?P<number>\[\d+\])", re.DOTALL)
ODD = 'it\'s "odd"\n\t\\ \x00\x7f\x85\xa0\u2028\ufeff é ñ \U0001f3b2 \U000e0001'


def numbers() -> list[Any]:
    """Division, remainders, bits, numbers beyond those of JavaScript."""
    big = 1 << 62
    return [
        [7 // 2, -7 // 2, 7 // -2, 7 % 3, -7 % 3, 7 % -3],
        [
            big,
            big + 1,
            big - 1 | 1,
            big >> 60,
            big * 4,
            -big,
            (1 << 31) | 1,
            5 & 6,
            0xFFFFFFFF & -1,
        ],
        [True + 1, True == 1, sum([True, False, True]), int(True), 3 - True],
        [9007199254740991 + 2, 9007199254740993 - 9007199254740992, 3037000500 * 3037000500],
    ]


def texts(word: str = ODD) -> list[Any]:
    """As they are written, cut and put together."""
    before, found, after = word.partition('"')
    nothing = word.partition("nowhere")
    return [
        f"{word!r} {word[:2]!r} {word[-3:]!r}",
        [len(word), before, found, after, nothing],
        [["a", "b", "c"], ", ".join(WORDS), "white_2".removesuffix("_2"), "Ab".lower()],
        ["x``".rstrip("`"), "a\r\nb\x0bc\n".splitlines(), "".splitlines(), "banana".count("an")],
        [f"{WORDS} {list(WORDS)} {(1,)} {[None, True]}", str(12), "é" in word, word[0]],
        "a `b` ${c} \\ {d}",
    ]


def collections() -> list[Any]:
    """Lists, tuples, sets and dicts, and how they are compared."""
    found: dict[int, list[str]] = {}
    for number, word in enumerate(WORDS, 1):
        found.setdefault(number % 2, []).append(word)
    seen = set()
    seen.add(2)
    table = ["a", "b"]
    table.append("c")
    last = table.pop()
    given = {name for name in WORDS if name not in ("wood", None, ())}
    return [
        [(key, words[0]) for key, words in found.items()],
        [list(WORDS) == WORDS, tuple(table) == ("a", "b"), table in (["a", "b"], []), last],
        [WORDS[-1], WORDS[1:], table[:-1], WORDS.index("stone"), WORDS.count("wood")],
        [set(WORDS) == {"stone", "wood", "brick"}, sorted(given), sorted(set(BY_WORD) - {"wood"})],
        [BY_WORD.get("x"), BY_WORD.get("x", 7), BY_WORD["brick"], 3 in BY_NUMBER, 4 in BY_NUMBER],
        [sorted(BY_NUMBER[3]), sorted([3, 1, 2]), sorted(["b", "B", "é", "\U0001f3b2", "\uffff"])],
        [max(3, 5, 4), min((2, 1)), max(len(word) for word in WORDS), sum(BY_WORD.values())],
        [[0] * 3, [*table, 1, *WORDS], list(range(2, 5))],
        list(zip(table, WORDS)),  # noqa: B905 - the shortest decides, in the browser too
        list(itertools.product(range(2), repeat=2)),
        [2 in seen, not seen, bool_of([]), bool_of(()), bool_of({}), bool_of(""), bool_of(0)],
    ]


def bool_of(value: object) -> str:
    """What counts as true."""
    return "yes" if value else "no"


def comprehensions() -> list[Any]:
    """Rounds within rounds, conditions, and names that are used twice."""
    number = 40
    pairs = [(a, b) for a in range(3) for b in range(a) if a + b > 1]
    own = [(number, word) for number, word in enumerate(WORDS) if word != "brick"]
    by_word = {word: number for number, word in enumerate(WORDS)}
    return [
        pairs,
        own,
        number,
        [by_word[word] for word in WORDS],
        any(word == "brick" for word in WORDS),
        all(len(word) > 4 for word in WORDS),
        [sum(letter == "o" for letter in word) for word in WORDS],
    ]


def conditions(n: int | None, of: tuple[str, ...]) -> list[Any]:
    """What is chosen, and what is compared in a row."""
    if missing := [word for word in WORDS if word not in of]:
        first = missing[0]
    elif n is None:
        first = "none"
    else:
        first = "all"
    return [
        first,
        n or 5,
        of and of[0],
        1 <= len(of) < 3,
        not 1 <= len(of) < 3,
        (n is None) != (not of),
    ]


def choices() -> list[Any]:
    """All kinds of them."""
    return [
        conditions(None, ()),
        conditions(0, ("wood",)),
        conditions(2, WORDS),
        conditions(None, WORDS),
    ]


def loops() -> list[Any]:
    """Until it is enough."""
    found = []
    left = 10
    while left:
        left -= 3
        if left == 4:
            continue
        if left < 0:
            break
        found.append(left)
    for first, (second, third) in enumerate(((1, 2), (3, 4))):
        found.append(first * second + third)
    a, b = 1, 2
    a, b = b, a
    return [found, a, b, left]


def caught() -> list[Any]:
    """Errors of one kind are seen to."""
    found = []
    for word in ("stone", "gold"):
        try:
            found.append(WORDS.index(word))
        except ValueError:
            found.append(-1)
    return found


def expressions() -> list[Any]:
    """Regular expressions mean the same."""
    found = []
    for token in PLACE.finditer("board[12].prés\x1c\ufeff q"):
        found.append((token.lastgroup, token[0]))
    header = re.match(r"\s*\[\[\s*([\w.]+)\s*\]\]", "\x85 [[ a.b ]] # c")
    return [
        found,
        header and header[1],
        re.match(r"b", "ab") is None,
        re.findall(r"\w+|\[\d+\]", "senate[3].legions"),
        bool_of(re.search(r"`(\w+)`", "the `x`")),
    ]


SAMPLES = (numbers, texts, collections, comprehensions, choices, loops, caught, expressions)
