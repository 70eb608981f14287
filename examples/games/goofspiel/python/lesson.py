"""The guided first game of Goofspiel: the reader makes each bid, the other seat follows a script.

The texts are the messages `goofspiel-lesson-<id>`; they tell of this very deal.
"""

from __future__ import annotations

import hashlib
from typing import Any

from rubra.core import registry
from rubra.core.match import Match

SEED = "first game"
READER, OTHER = 0, 1


class Story:
    """The game as it is told."""

    def __init__(self) -> None:
        key = hashlib.sha256(SEED.encode()).digest()[:16]
        self.match = Match(registry.load("goofspiel"), 2, key)
        self.steps: list[dict[str, Any]] = []
        self.told = 0

    def seen(self) -> list[dict[str, Any]]:
        """What the reader sees now, and what happened since the step before."""
        steps = [self.match.opening, *(step.events for step in self.match.steps)]
        events = [
            [number, event.said.as_list()]
            for number, told in enumerate(steps)
            for event in told
            if event.is_seen_by(READER)
        ]
        news, self.told = events[self.told :], len(events)
        return [{"view": self.match.view(READER), "events": news}]

    def tell(self, text: str, **more: Any) -> None:
        """A step that is read."""
        self.steps.append({"text": text, "path": self.seen(), **more})

    def ask(self, text: str) -> None:
        """A step in which the reader bids as much as the prize is worth; so does the other."""
        prize = int(self.match.state.prize)
        self.tell(text, move=["bid", prize])
        self.match.play_words(OTHER, ["bid", self.answer(prize)])
        self.match.play_words(READER, ["bid", prize])

    def answer(self, prize: int) -> int:
        """The other seat bids the lowest card that beats the reader's, or else its lowest."""
        moves = (self.match.game.move_words.say(move) for move in self.match.moves(OTHER))
        cards = [int(move.parts["card"]) for move in moves]
        return min((card for card in cards if card > prize), default=min(cards))


def lesson() -> dict[str, Any]:
    """All steps."""
    story = Story()
    story.tell("welcome")
    story.tell("prize", point="prize")
    story.ask("first")
    while not story.match.is_over:
        story.ask("next")
    story.tell("end")
    return {"reader": READER, "steps": story.steps}
