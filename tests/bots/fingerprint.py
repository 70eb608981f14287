"""Lets bots think in some positions and prints what they made of them: run as a program."""

from __future__ import annotations

import json
import sys

from rubra.bots.easy import EasyBot
from rubra.bots.search_bot import Budget, SearchBot, Style
from rubra.core import registry
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed

ITERATIONS = 3
TURNS = 2


def fingerprint(names: list[str]) -> list[str]:
    """What a search says of every third decision of a game among sensible players."""
    found: list[str] = []
    for name in names:
        players = registry.about(name).players[0]
        match = Match(registry.load(name), players, bytes(16))
        bots = [EasyBot(stream_from_seed(seat)) for seat in range(players)]
        while not match.is_over and match.state.turn <= TURNS:
            seat = match.waiting[0]
            position = Position(match, seat)
            if len(match.steps) % 3 == 0 and len(position.moves()) > 1:
                found.append(thought_in(position, len(found)))
            match.play(seat, bots[seat].choose(position))
    return found


def thought_in(position: Position, number: int) -> str:
    """What a bot thinks there, in words; one reach after the other."""
    reach = ("flat", "own", "all")[number % 3]
    bot = SearchBot(stream_from_seed(number), Budget(ITERATIONS), Style(reach))
    thought = bot.think(position)
    return f"{reach}: {thought.moves} {thought.knowledge}"


if __name__ == "__main__":
    print(json.dumps(fingerprint(sys.argv[1:])))
