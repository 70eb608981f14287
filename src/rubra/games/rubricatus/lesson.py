"""The interactive first game of Rubricatus: two rounds of a scripted game, move by move.

The others do the first thing they may; the reader does what the story needs. The words are messages
`rubricatus-lesson-<id>` in the locale files.
"""

from __future__ import annotations

import hashlib
from typing import Any

from rubra.core import registry
from rubra.core.match import Match

SEED = "first game 8"
PLAYERS = 3
READER = 0
ERA_CARD = "centres_rivals"  # the one that the words of the first round tell of
BUILDING = "anseresa"  # costs two materials and stands in the Solsonès
Words = list[Any]


class UntoldError(Exception):
    """The story does not go this way with this seed."""


class Story:
    """The game as it is told."""

    def __init__(self, seed: str) -> None:
        key = hashlib.sha256(seed.encode()).digest()[:16]
        self.match = Match(registry.load("rubricatus"), PLAYERS, key)
        self.names = self.match.game.standard_box.names
        self.path: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.told = 0
        self.see()

    @property
    def view(self) -> dict[str, Any]:
        """The table as the reader sees it."""
        return self.match.view(READER)

    def see(self) -> None:
        """Add what the reader sees now to the way to the next step."""
        events = []
        for number, step in enumerate([None, *self.match.steps]):
            told = self.match.opening if step is None else step.events
            events += [[number, e.said.as_list()] for e in told if e.is_seen_by(READER)]
        news, self.told = events[self.told :], len(events)
        if news or not self.path or self.path[-1]["view"] != self.view:
            self.path.append({"view": self.view, "events": news})

    def tell(self, text: str, point: str | None = None) -> None:
        """A step in which the reader only reads, perhaps about a part of the table."""
        step: dict[str, Any] = {"text": text, "path": self.path}
        if point is not None:
            step["point"] = point
        self.steps.append(step)
        self.path = []

    def ask(self, text: str, move: Words | None) -> None:
        """A step in which the reader makes this move."""
        self.others()
        if move is None or move not in self.legal(READER):
            raise UntoldError(text)
        self.steps.append({"text": text, "path": self.path, "move": move})
        self.path = []
        self.match.play_words(READER, move)
        self.see()

    def others(self) -> None:
        """Everybody else moves, until the reader is asked."""
        while not self.match.is_over and READER not in self.match.waiting:
            seat = self.match.waiting[0]
            self.match.play_words(seat, self.legal(seat)[0])
            self.see()

    def legal(self, seat: int) -> list[Words]:
        """What a seat may do."""
        say = self.match.game.move_words.say
        return [say(move).as_list() for move in self.match.moves(seat)]

    def require(self, true: bool, what: str) -> None:
        """What the words say must be so."""
        if not true:
            raise UntoldError(what)

    def card(self, *, points: int = 0, name: str = "", lowest: bool = False) -> int:
        """A card of the reader's hand: the one of this name, or of this value at least."""
        hand = self.view["seats"][READER]["hand"]
        fit = [c for c in hand if c["points"] >= points and name in ("", c["id"])]
        self.require(bool(fit), f"{points} {name}")
        fit.sort(key=lambda card: card["points"], reverse=not lowest)
        return int(fit[0]["number"])


def lesson(seed: str = SEED) -> dict[str, Any]:
    """All steps."""
    story = Story(seed)
    building = story.names["construction"].index(BUILDING)
    bell = story.names["action"].index("sometent")
    story.require(any(c["number"] == building for c in story.view["market"]), BUILDING)
    story.tell("welcome", "map")
    story.tell("problems", "map")
    story.tell("drawer", "drawer")
    story.tell("eras", "band")
    story.tell("market", "market")
    story.tell("self", "self")
    hand = story.view["seats"][READER]["hand"]
    story.require({bell} <= {c["number"] for c in hand}, "the bell")
    low = [c["number"] for c in hand if c["points"] == 1 and c["number"] != bell]
    story.require(bool(low), "a low card")
    story.ask("bid", ["bid", low[0]])
    story.others()
    story.require(story.view["era_card"]["id"] == ERA_CARD, ERA_CARD)
    story.require(story.view["holder"] != READER, "somebody else begins")
    story.tell("initiative", "seats")
    story.tell("era-card", "era")
    story.ask("points", ["points", story.card(points=2)])
    story.require(story.view["action"]["points"] in (2, 3), "value")
    story.ask("produce", ["produce", "materials"])
    story.others()
    story.ask("build-card", ["points", story.card(points=2)])
    story.ask("enter", ["enter", "solsones"])
    story.ask("build", ["build", building])
    story.tell("built", "map")
    story.tell("pairs", "market")
    story.ask("event", ["event", bell])
    story.others()
    story.require(story.view["round"] == 2, "the second round")
    story.tell("check", "era")
    story.tell("second", "band")
    story.ask("bid-again", ["bid", story.card(lowest=True)])
    story.others()
    story.require(story.view["step"] == "choosing_card", "no choice for the reader")
    story.ask("mitigate-card", ["points", story.card(lowest=True)])
    troubled = max(story.view["regions"], key=lambda region: region["problems"])
    story.require(troubled["problems"] >= 2 and not troubled["standing"], "trouble")
    story.ask("enter-again", ["enter", troubled["id"]])
    story.ask("mitigate", ["mitigate"])
    story.ask("mitigate-more", ["mitigate"])
    if READER in story.match.waiting and ["leave"] in story.legal(READER):
        story.ask("leave", ["leave"])
    story.tell("development", "tracks")
    story.tell("eteries", "lights")
    story.tell("end", "seats")
    story.tell("more")
    return {"reader": READER, "steps": story.steps}


def find() -> str:
    """A seed with which the story can be told."""
    for number in range(100_000):
        try:
            lesson(f"first game {number}")
        except (UntoldError, KeyError, TypeError):
            continue
        return f"first game {number}"
    raise LookupError("no seed tells the story")
