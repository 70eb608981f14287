"""Box files that somebody has changed, well or badly: to be read alike here and in the browser.

    python -m tests.web.local.box_mutants --minutes 5

Figures are changed as in tests/laws/fuzz_boxes.py; besides, fields and whole tables are taken out,
doubled, exchanged, or made something else, and letters of the file are changed. Whatever Python and
the browser do not answer alike is left in `failures/`.
"""

from __future__ import annotations

import argparse
import copy
import random
import secrets
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rubra.core import registry
from tests.laws import fuzz
from tests.laws.fuzz_boxes import change, inline
from tests.web.local.boxes import BoxesInNode, boxes_in_node, read_here

OTHERS: tuple[Any, ...] = (
    True, 1.0, 3.5, -0.0, "", "wood", "it's", 'a "word"', "ñ\u2028\U0001f3b2", [], [1], ["red"], {},
    {"red": 1}, -1, 0, 10**30,
)  # fmt: skip
LETTERS = "\n\t\r\\\"'#=[]{}.,_+-0179eEtfxuUTZ: \x00\x7f\x85\u2028é\U0001f3b2"
WORDS = (
    "1979-05-27", "1979-02-30", "07:32:00", "1979-05-27T07:32:00Z", "0x1F", "0b11", "0o17", "+5",
    "1_000", "1__0", "007", "inf", "-nan", "1e3", '"\\u00e9"', '"\\ud800"', '"""a\n"""', "'''b'''",
    "{a.b = 1, a.c = 2}", "[1, # one\n 2,]", "a.b.c = 1", "[a.b]", "[[a]]", '"q" = 1', "# é",
)  # fmt: skip


def mutate(game: str, dice: random.Random, before: dict[str, Any] | None = None) -> str:
    """The text of a box file in which something is other than in the game's own."""
    figures = copy.deepcopy(before) if before else standard(game)
    how = dice.random()
    if how < 0.5:
        for _ in range(dice.choice((1, 1, 2, 3))):
            change(figures, dice)
        return to_toml(figures)
    if how < 0.75:
        for _ in range(dice.choice((1, 1, 2))):
            dice.choice(MUTATIONS)(figures, dice)
        return to_toml(figures)
    return scratched(registry.load(game).standard_box.file.text, dice)


def standard(game: str) -> dict[str, Any]:
    """The figures of the game's own box."""
    return tomllib.loads(registry.load(game).standard_box.file.text)


def to_toml(figures: dict[str, Any]) -> str:
    """A box file, whatever has become of its tables."""
    rows = {name: value for name, value in figures.items() if are_tables(value)}
    plain = [f"{name} = {inline(one)}" for name, one in figures.items() if name not in rows]
    for name, value in rows.items():
        for table in value if isinstance(value, list) else [value]:
            plain.append(f"[[{name}]]" if isinstance(value, list) else f"[{name}]")
            plain += [f"{key} = {inline(inner)}" for key, inner in table.items()]
    return "\n".join(plain) + "\n"


def are_tables(value: Any) -> bool:
    """Whether a value can be written with a header of its own."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict)


# --- Tables and fields ---


def holders(value: Any) -> list[Any]:
    """Every table and every list that is not empty."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = [value] if isinstance(value, dict | list) and value else []
    return found + [one for each in inner for one in holders(each)]


def pick(figures: dict[str, Any], dice: random.Random) -> tuple[Any, Any]:
    """A table or a list, and a place in it."""
    holder = dice.choice(holders(figures))
    return holder, dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))


def take_out(figures: dict[str, Any], dice: random.Random) -> None:
    """One field, or one of several."""
    holder, place = pick(figures, dice)
    del holder[place]


def make_other(figures: dict[str, Any], dice: random.Random) -> None:
    """Something of another type."""
    holder, place = pick(figures, dice)
    holder[place] = dice.choice(OTHERS)


def double(figures: dict[str, Any], dice: random.Random) -> None:
    """One of several there twice; or a field that nobody knows."""
    holder, place = pick(figures, dice)
    if isinstance(holder, list):
        holder.insert(dice.randrange(len(holder) + 1), copy.deepcopy(holder[place]))
    else:
        inside = list(holder.items())
        inside.insert(dice.randrange(len(inside) + 1), (dice.choice(("odd", "7", "x-y")), 1))
        holder.clear()
        holder.update(inside)


def exchange(figures: dict[str, Any], dice: random.Random) -> None:
    """Two of several change places; fields stand in another order."""
    holder, _ = pick(figures, dice)
    if isinstance(holder, list):
        dice.shuffle(holder)
    else:
        inside = list(holder.items())
        dice.shuffle(inside)
        holder.clear()
        holder.update(inside)


def rename(figures: dict[str, Any], dice: random.Random) -> None:
    """An id, a game or a source is called otherwise."""
    named = [one for one in holders(figures) if isinstance(one, dict)]
    words = [(one, key) for one in named for key, value in one.items() if isinstance(value, str)]
    table, key = dice.choice(words)
    other, its = dice.choice(words)
    table[key] = dice.choice((other[its], "other", "it's", "ñ", ""))


MUTATIONS: tuple[Callable[[dict[str, Any], random.Random], None], ...] = (
    take_out, make_other, double, exchange, rename,
)  # fmt: skip


# --- Letters ---


def scratched(text: str, dice: random.Random) -> str:
    """A file with a letter or two changed, taken out or put in; or with a word put in."""
    for _ in range(dice.choice((1, 1, 2))):
        at = dice.randrange(len(text))
        how = dice.randrange(5)
        if how == 0:
            text = text[:at] + text[at + dice.choice((1, 1, 5, 40)) :]
        elif how == 1:
            text = text[:at] + dice.choice(LETTERS) + text[at + 1 :]
        elif how == 2:
            text = text[:at] + dice.choice(LETTERS) + text[at:]
        elif how == 3:  # where a value stands
            start = text.find("= ", at) + 2
            end = text.find("\n", start)
            text = text[:start] + dice.choice(WORDS) + text[end:]
        else:  # a line of its own
            start = text.find("\n", at) + 1
            text = text[:start] + dice.choice(WORDS) + "\n" + text[start:]
    if dice.random() < 0.05:
        text = text.replace("\n", "\r\n")
    if dice.random() < 0.02:
        text = dice.choice((text * 20, "a." * 9 + "b = 1", "[" * 20, "x = " + "1" * 60, "k" * 200,
                            'x = "' + "y" * 2000 + '"', "x = '", "x = 1\n" * 60_000))  # fmt: skip
    return text


# --- Comparing ---


def differs(node: BoxesInNode, game: str, text: str) -> str | None:
    """What the browser returns otherwise than Python, in one line."""
    there, here = node.read(game, text), read_here(game, text)
    if there == here:
        return None
    wrong = [name for name in here if here[name] != there.get(name)]
    said = there.get("failed") or there.get("refused") or "accepts it"
    return f"{', '.join(wrong)}: the browser: {said}; Python: {here.get('refused', 'accepts it')}"


def fuzz_readers(minutes: float, first_seed: int | None, games: list[str] | None) -> int:
    """Run; returns how many files were read otherwise."""
    until = time.monotonic() + minutes * 60
    seed = secrets.randbits(32) if first_seed is None else first_seed
    names = games or list(registry.names())
    read = wrong = 0
    with tempfile.TemporaryDirectory() as folder, boxes_in_node(Path(folder)) as node:
        while time.monotonic() < until:
            game = names[seed % len(names)]
            text = mutate(game, random.Random(seed))
            if (difference := differs(node, game, text)) is not None:
                wrong += 1
                fuzz.FAILURES.mkdir(exist_ok=True)
                file = fuzz.FAILURES / f"reader-{game}-{seed}.toml"
                file.write_text(text, encoding="utf-8", newline="")
                print(f"\n{game}, seed {seed}: {difference}")
            read += 1
            seed += 1
            print(f"\r{read} box files, {wrong} read otherwise", end="", flush=True)
    print()
    return wrong


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=5)
    arguments.add_argument("--seed", type=int)
    arguments.add_argument("--game", action="append")
    chosen = arguments.parse_args()
    sys.exit(1 if fuzz_readers(chosen.minutes, chosen.seed, chosen.game) else 0)
