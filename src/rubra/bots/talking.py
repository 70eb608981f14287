"""Bots that talk at a table: when they consider it, and what comes of it.

They do when the game tells them of something that is worth a word, and when somebody has said
something. Whoever shows a game has them talk between moves; nobody waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rubra.bots.levels import Bot
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.talk import Statement


@dataclass
class Listener:
    """How much of a match was listened to."""

    steps: int = 0
    said: int = 0
    era: object = None

    def hears_news(self, match: Match) -> bool:
        """Whether there is news that is worth a word; it counts as heard from now on."""
        talk = match.game.talk
        if talk is None or match.is_over:
            return False
        back = self.era is not None and self.era is not match.era  # what is past is no news
        steps, said = (len(match.steps), len(match.said)) if back else (self.steps, self.said)
        self.steps, self.said, self.era = len(match.steps), len(match.said), match.era
        if len(match.said) > said:
            return True
        news = (event for step in match.steps[steps:] for event in step.events)
        return any(event.said.kind in talk.rouses for event in news)


def in_turn(seats: Iterable[int], match: Match) -> list[int]:
    """The seats in the order in which they are asked: it begins elsewhere each time."""
    listed = sorted(seats)
    first = (len(match.said) + int(match.state.turn)) % max(1, len(listed))
    return listed[first:] + listed[:first]


def word_of(bot: Bot, position: Position) -> int | None:
    """What a bot says now; nothing, if it is none that talks."""
    speak: Callable[[Position], int | None] | None = getattr(bot, "speak", None)
    return None if speak is None else speak(position)


def converse(match: Match, bots: Mapping[int, Bot], listener: Listener) -> list[Statement]:
    """Have the bots say what they have to say, until nobody adds anything."""
    spoken: list[Statement] = []
    while listener.hears_news(match):
        for seat in in_turn(bots, match):
            statement = word_of(bots[seat], Position(match, seat))
            if statement is not None:
                spoken.append(match.say(seat, statement))
    return spoken
