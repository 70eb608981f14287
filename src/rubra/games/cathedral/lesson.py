"""The interactive first game of The Red Cathedral, as its reader sees it move by move.

The layout follows from SEED, the moves from the script below: the reader claims a base, fetches
wood and brick, builds and decorates it; the other claims the section above. The words are messages
`cathedral-lesson-<id>` in the locale files; they fit every seed with which the script can be
played; `find` looks for one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from rubra.core import registry
from rubra.core.match import Match

SEED = 129
READER, OTHER = 0, 1
DOOR = {"wood": 1}
Words = list[Any]


class UnplayableError(Exception):
    """The script cannot be played with this seed."""


class Story:
    """The game as it is told."""

    def __init__(self, seed: int) -> None:
        key = hashlib.sha256(f"first cathedral {seed}".encode()).digest()[:16]
        self.match = Match(registry.load("cathedral"), 2, key)
        self.path: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.told = 0
        self.see()

    def see(self) -> None:
        """Add what the reader sees now to the way to the next step."""
        events = []
        for number, step in enumerate([None, *self.match.steps]):
            told = self.match.opening if step is None else step.events
            events += [[number, event.said.as_list()] for event in told]
        news, self.told = events[self.told :], len(events)
        self.path.append({"view": self.match.view(READER), "events": news})

    @property
    def view(self) -> dict[str, Any]:
        """What the reader sees."""
        return self.match.view(READER)

    def legal(self, seat: int) -> list[Words]:
        """What a seat may do."""
        say = self.match.game.move_words.say
        return [say(move).as_list() for move in self.match.moves(seat)]

    def tell(self, text: str, point: str | None = None) -> None:
        """A step in which the reader only reads, perhaps about a part of the table."""
        step: dict[str, Any] = {"text": text, "path": self.path}
        if point is not None:
            step["point"] = point
        self.steps.append(step)
        self.path = []

    def ask(self, text: str, wanted: Callable[[Words], bool]) -> Words:
        """A step in which the reader makes a move: the first of those wanted."""
        move = next((move for move in self.legal(READER) if wanted(move)), None)
        if move is None:
            raise UnplayableError(text)
        self.steps.append({"text": text, "path": self.path, "move": move})
        self.path = []
        self.match.play_words(READER, move)
        self.see()
        return move

    def other(self, *wanted: Callable[[Words], bool]) -> None:
        """The other builder's turn: the first legal of these again and again, in this order."""
        while self.match.waiting == [OTHER]:
            legal = self.legal(OTHER)
            found = (move for want in wanted for move in legal if want(move))
            self.match.play_words(OTHER, next(found, legal[-1]))
            self.see()


def is_kind(kind: str, *parts: Any) -> Callable[[Words], bool]:
    """A move of a kind that begins so."""
    return lambda move: move[: 1 + len(parts)] == [kind, *parts]


def fetch(story: Story, resource: str, least: int, text: str) -> None:
    """The reader moves a die to a resource, for nothing, obtains it, and rolls."""
    landings = [
        (die, way)
        for die, ways in story.view["ahead"].items()
        for way in ways
        if way["space"] == resource and not way["full"] and not way["price"]
    ]
    if not landings:
        raise UnplayableError(resource)
    die, way = max(landings, key=lambda landing: int(landing[1]["taken"]))
    if way["taken"] < least:
        raise UnplayableError(f"too little {resource}")
    story.ask(f"move-{text}", is_kind("move_die", die, 0))
    story.ask(f"obtain-{text}", is_kind("obtain"))
    story.ask(f"roll-{text}", is_kind("roll"))


# --- The lesson ---


def lesson(seed: int = SEED) -> dict[str, Any]:
    """All steps."""
    story = Story(seed)
    view = story.view
    if story.match.waiting != [READER]:
        raise UnplayableError("the other begins")
    number = next(
        (
            n
            for n, tower in enumerate(view["towers"])
            if tower[0]["cost"] == {"wood": 2, "brick": 1}
        ),
        None,
    )
    if number is None or view["towers"][number][0]["tile"]["do"] != "gain":
        raise UnplayableError("no simple base")
    tower = "abcdef"[number]
    story.tell("welcome")
    story.tell("site", "site")
    story.tell("market", "market")
    story.tell("bench", "bench")
    story.ask("claim", is_kind("claim", tower, 0, "inventory"))
    story.ask("place", lambda move: move[0] == "place" and move[2] == "up")
    story.other(is_kind("claim"), lambda move: move[0] == "place" and move[2] == "up")
    fetch(story, "wood", 3, "wood")
    story.other(is_kind("obtain"), is_kind("roll"), is_kind("move_die"))
    fetch(story, "brick", 1, "brick")
    story.other(is_kind("claim", tower, 1), lambda move: move[0] == "place" and move[2] == "up")
    story.ask("deliver", is_kind("deliver", "wood", tower, 0))
    story.ask("deliver-2", is_kind("deliver", "wood", tower, 0))
    story.ask("deliver-3", is_kind("deliver", "brick", tower, 0))
    if not story.view["towers"][number][0]["finished"] or story.match.waiting != [OTHER]:
        raise UnplayableError("not finished")
    story.tell("finished", "site")
    story.other(is_kind("obtain"), is_kind("roll"), is_kind("move_die"))
    story.ask("decorate", is_kind("decorate", tower, 0))
    if story.match.waiting == [READER]:
        raise UnplayableError("jewels, or more to build")
    story.tell("prestige", "ribbon")
    story.tell("below", "site")
    story.tell("end")
    story.tell("more")
    return {"reader": READER, "steps": story.steps}


def find(most: int = 100_000) -> int:
    """The first seed with which the script can be played."""
    for seed in range(most):
        try:
            lesson(seed)
        except UnplayableError:
            continue
        return seed
    raise LookupError("no seed will do")
