"""Write the interactive first game of Rubico: a scripted game, as its reader sees it move by move.

    python tools/first_game.py            writes web/src/games/rubico/lesson.json
    python tools/first_game.py --search   looks for a deal that tells the story

The moves are chosen here by simple habits, the deal by the key; the texts are messages
`rubico-lesson-<id>` in the locale files.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from rubra.core import registry
from rubra.core.match import Match

TARGET = Path(__file__).resolve().parent.parent / "web/src/games/rubico/lesson.json"
READER = 0
PLAYERS = 4
KEY = "000000"
BEST_FIRST = {"legionary": "red janus pompey blue", "senator": "blue pompey janus red"}


class Story:
    """The game as it is told."""

    def __init__(self, seed: str) -> None:
        key = hashlib.sha256(f"first game {seed}".encode()).digest()[:16]
        self.match = Match(registry.load("rubico"), PLAYERS, key)
        self.path: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.told = 0
        self.asked: list[tuple[int, str, list[Any]]] = []
        self.note()

    # --- Telling ---

    def view(self, seat: int = READER) -> dict[str, Any]:
        return self.match.view(seat)

    def note(self) -> None:
        """Add what the reader sees now to the way to the next step."""
        events = []
        for number, step in enumerate([None, *self.match.steps]):
            told = self.match.opening if step is None else step.events
            events += [[number, e.said.as_list()] for e in told if e.is_seen_by(READER)]
        news, self.told = events[self.told :], len(events)
        if news or not self.path or self.path[-1]["view"] != self.view():
            self.path.append({"view": self.view(), "events": news})

    def tell(self, text: str, move: list[Any] | None = None) -> None:
        """A step of the lesson: words, and perhaps a move that the reader makes."""
        step: dict[str, Any] = {"text": text, "path": self.path}
        if move is not None:
            step["move"] = move
        self.steps.append(step)
        self.path = []

    # --- Playing ---

    def words(self, seat: int) -> list[list[Any]]:
        say = self.match.game.move_words.say
        return [say(move).as_list() for move in self.match.moves(seat)]

    def choose(self, seat: int) -> list[Any]:
        """What a seat does, by habit."""
        legal = self.words(seat)
        view = self.view(seat)
        me = view["seats"][seat]
        kinds = {move[0] for move in legal}
        if "lay" in kinds:
            order = BEST_FIRST[me["role"]].split()
            return min(legal, key=lambda m: [order.index(c) for c in m[1:] if c != "none"])
        if "say_nothing" in kinds:
            row = [slot["card"] for slot in me["row"]]
            held = [row.count(kind) for kind in ("red", "blue", "janus", "pompey")]
            if me["role"] == "senator":  # two of the blue cards are told to be red
                lie = min(2, held[1])
                held = [held[0] + lie, held[1] - lie, *held[2:]]
            return next((m for m in legal if m[1:] == held), ["say_nothing"])
        if "take" in kinds:
            return self.take(seat, legal, view)
        return self.power(seat, legal, view)

    def take(self, seat: int, legal: list[list[Any]], view: dict[str, Any]) -> list[Any]:
        """The first cards, of those first who claim most red; a senator takes the last ones."""
        role = view["seats"][seat]["role"]

        def wish(move: list[Any]) -> Any:
            claim = view["seats"][move[1]]["claim"] or {"red": 1}
            given = sum(slot["taken"] for slot in view["seats"][move[1]]["row"])
            suspect = move[1] in self.liars(view)
            if role == "legionary":
                return (suspect, given, move[2], -claim["red"])
            return (given, -move[2], -claim["red"])

        return min(legal, key=wish)

    def liars(self, view: dict[str, Any]) -> list[int]:
        return self.suspects

    suspects: list[int] = []

    def power(self, seat: int, legal: list[list[Any]], view: dict[str, Any]) -> list[Any]:
        """Powers are kept until the story wants them."""
        kinds = {move[0]: move for move in legal}
        turn, step = view["turn"], view["step"]
        if seat == READER and turn >= 3 and step == "after_taking":
            for kind in ("favour", "shift"):
                if kind in kinds:
                    return next(m for m in legal if m[0] == kind and "back" not in m)
        if seat != READER and turn == 2 and step == "before_taking" and "cover" in kinds:
            return next(m for m in legal if m[0] == "cover")
        return ["pass"]

    def play(self, seat: int) -> None:
        move = self.choose(seat)
        if seat == READER:
            self.asked.append((self.match.state.turn, self.view()["step"], move))
        self.match.play_words(seat, move)
        self.note()

    def run_to_end(self) -> None:
        while not self.match.is_over and self.match.state.turn < 6:
            self.play(self.match.waiting[0])


def search() -> None:
    """Deals in which the reader is a legionary, leads in turn 2, and Caesar reaches Rome."""
    for number in range(400_000):
        seed = str(number)
        story = Story(seed)
        view = story.view()
        me = view["seats"][READER]
        if me["role"] != "legionary" or view["centurion"] != PLAYERS - 1:
            continue
        if me["power"] not in ("iuno", "fortuna"):
            continue
        roles = [story.match.view(seat)["seats"][seat]["role"] for seat in range(PLAYERS)]
        powers = [story.match.view(seat)["seats"][seat]["power"] for seat in range(PLAYERS)]
        if roles[3] != "legionary":
            continue
        story.suspects = [n for n in (1, 2) if roles[n] == "senator"][:1]
        story.run_to_end()
        result = story.match.result()
        if result["side"] != "caesar" or not 3 <= result["turns"] <= 4:
            continue
        events = [e.said.as_list() for e in story.match.events()]
        copies = [e for e in events if e[0] == "revealed" and e[1] == "janus" and e[2] in ("red", "blue")]
        flips = [e for e in events if e[0] == "turned_senate"]
        if not copies or len(flips) < 2:
            continue
        used = [e for e in events if e[0] == "played_power"]
        marches = [e[1] if e[0] == "marched" else 0 for e in events if e[0] in ("marched", "stayed")]
        print(seed, roles, powers, result["reason"], result["turns"], "copies", len(copies),
              "flips", len(flips), "powers", used, "marches", marches)


if __name__ == "__main__":
    if "--search" in sys.argv:
        search()
