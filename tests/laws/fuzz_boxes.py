"""The laws, held against games with boxes whose figures somebody has changed.

    python -m tests.laws.fuzz_boxes --minutes 5

The figures of a game's own box are changed at random, as far as the reader accepts them. A box that
it accepts can be played: a broken law, or an error that is no refusal, leaves the box and the game
in `failures/`.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import secrets
import sys
import time
import tomllib
import traceback
from collections.abc import Iterator
from typing import Any

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from rubra.core.game import Box, Game
from rubra.core.record_file import save, to_record
from tests.laws import fuzz
from tests.laws.laws import LAWS
from tests.laws.walk import Setting, Walk, all_settings

CHANGES = 24  # tried on one box
ODD = (-1, 0, 1, 9, 10, 25, 99, 127, 128, 200, 255, 256, 2**31, 2**63, 10**30)  # figures to try
NAMES = ("game", "edition", "source", "id")  # what is no figure
# These play the game again and again and look at nothing that a figure could break
SLOW = {"a_record_replays_to_the_same_state", "undo_never_takes_back_what_was_learned"}
QUICK_LAWS = [name for name in LAWS if name not in SLOW]

Place = list[str | int]


def fuzz_boxes(
    minutes: float, first_seed: int | None = None, games: list[str] | None = None
) -> int:
    """Run; returns how many boxes were accepted and broke something."""
    until = time.monotonic() + minutes * 60
    seed = secrets.randbits(32) if first_seed is None else first_seed
    settings = [one for one in all_settings() if one.game in (games or registry.names())]
    played = broken = 0
    while time.monotonic() < until:
        dice = random.Random(seed)
        setting = settings[seed % len(settings)]
        broken += not is_sound(setting, dice.choice(QUICK_LAWS), seed, dice)
        played += 1
        seed += 1
        print(f"\r{played} boxes, {broken} broke something", end="", flush=True)
    print()
    return broken


def is_sound(
    setting: Setting,
    law: str,
    seed: int,
    dice: random.Random,
    game: Game | None = None,
    chapter: str | None = None,
) -> bool:
    """Whether a box that the reader accepts can be played under a law.

    `game`: the same with another reader; `chapter`: only its figures are changed.
    """
    game = game or registry.load(setting.game)
    figures = figures_of(game.standard_box)
    text = to_toml(figures)
    walk = None
    try:
        box = game.open_box(BoxFile(text, "box"))
        for _ in range(CHANGES):
            changed = copy.deepcopy(figures)
            change(changed, dice, chapter)
            text = to_toml(changed)
            found = opened(game, text)
            if found is not None:
                box, figures = found, changed
        text = box.file.text
        walk = Walk(setting, seed, box)
        LAWS[law](walk)
    except Exception:
        fuzz.FAILURES.mkdir(exist_ok=True)
        file = fuzz.FAILURES / f"box-{law}-{setting}-{seed}"
        file.with_suffix(".toml").write_text(text, encoding="utf-8")
        if walk is not None:
            save(to_record(walk.match, about=f"{law} was broken here"), file.with_suffix(".json"))
        print(f"\n{law} is broken at {setting}, seed {seed}; the box is {file.name}.toml")
        print("\n".join(differences(figures_of(game.standard_box), figures)))
        traceback.print_exc()
        return False
    return True


def figures_of(box: Box) -> dict[str, Any]:
    """All that stands in a box file."""
    return tomllib.loads(box.file.text)


def opened(game: Game, text: str) -> Box | None:
    """The box, if the reader accepts it."""
    try:
        return game.open_box(BoxFile(text, "box"))
    except BoxError:
        return None


def change(figures: dict[str, Any], dice: random.Random, only: str | None = None) -> None:
    """Change one figure, one answer of yes or no, or one word for another of its kind."""
    chapters = [name for name, value in figures.items() if name not in NAMES]
    # First a chapter: one of few figures counts as much as one of many
    chapter = only or dice.choice(chapters)
    found = [one for one in leaves(figures[chapter], [chapter]) if name_of(one[0]) not in NAMES]
    place, value = dice.choice(found)
    inner = figures
    for step in place[:-1]:
        inner = inner[step]  # type: ignore[index]  # a path through dicts and lists
    if isinstance(value, bool):
        new: Any = not value
    elif isinstance(value, int):
        near = value + dice.choice((-2, -1, 1, 2))
        new = dice.choice((near, near, dice.randrange(21), dice.randrange(21), dice.choice(ODD)))
    else:
        alike = [other for where, other in found if name_of(where) == name_of(place)]
        new = dice.choice([one for one in alike if isinstance(one, str)])
    inner[place[-1]] = new  # type: ignore[index]


def name_of(place: Place) -> str:
    """What a figure is called."""
    return next(step for step in reversed(place) if isinstance(step, str))


def leaves(value: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    """Every figure and word, with the way to it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, [*place, name])
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, [*place, number])
    else:
        yield place, value


def differences(before: Any, after: Any) -> list[str]:
    """What was changed."""
    now = {json.dumps(place): value for place, value in leaves(after, [])}
    was = {json.dumps(place): value for place, value in leaves(before, [])}
    return [
        f"  {place}: {was[place]!r} -> {now[place]!r}" for place in was if was[place] != now[place]
    ]


def to_toml(figures: dict[str, Any]) -> str:
    """A box file."""
    plain = [f"{name} = {inline(value)}" for name, value in figures.items() if not holds(value)]
    for name, value in figures.items():
        for table in value if isinstance(value, list) else [value] if holds(value) else []:
            plain.append(f"[[{name}]]" if isinstance(value, list) else f"[{name}]")
            plain += [f"{key} = {inline(inner)}" for key, inner in table.items()]
    return "\n".join(plain) + "\n"


def holds(value: Any) -> bool:
    """Whether a value is a table or several."""
    return isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict))


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {inline(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=5)
    arguments.add_argument("--seed", type=int)
    arguments.add_argument("--game", action="append")
    chosen = arguments.parse_args()
    sys.exit(1 if fuzz_boxes(chosen.minutes, chosen.seed, chosen.game) else 0)
