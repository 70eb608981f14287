"""The interactive first game of Rubico: a scripted game, as its reader sees it move by move.

The deal follows from SEED, the moves from simple habits: legionaries put red cards first and tell
the truth, senators do neither. The words are messages `rubico-lesson-<id>` in the locale files;
they tell of this very game, so another seed needs other words.
"""

from __future__ import annotations

import hashlib
from typing import Any

from rubra.core import registry
from rubra.core.match import Match

SEED = "first game 67640"
PLAYERS = 4
READER, WAVE = 0, 1
BEST_FIRST = {"legionary": "red janus pompey blue", "senator": "blue pompey janus red"}
SUSPECT = WAVE  # whom the reader does not trust as Centurion
Words = list[Any]


class Story:
    """The game as it is told."""

    def __init__(self) -> None:
        key = hashlib.sha256(SEED.encode()).digest()[:16]
        self.match = Match(registry.load("rubico"), PLAYERS, key)
        self.path: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.told = 0
        self.see()

    def see(self) -> None:
        """Add what the reader sees now to the way to the next step."""
        events = []
        for number, step in enumerate([None, *self.match.steps]):
            told = self.match.opening if step is None else step.events
            events += [[number, e.said.as_list()] for e in told if e.is_seen_by(READER)]
        news, self.told = events[self.told :], len(events)
        view = self.match.view(READER)
        if news or not self.path or self.path[-1]["view"] != view:
            self.path.append({"view": view, "events": news})

    def tell(self, text: str, point: str | None = None) -> None:
        """A step in which the reader only reads, perhaps about a part of the table."""
        step: dict[str, Any] = {"text": text, "path": self.path}
        if point is not None:
            step["point"] = point
        self.steps.append(step)
        self.path = []

    def ask(self, text: str, kind: str) -> None:
        """A step in which the reader makes their next move, of this kind."""
        self.others()
        move = choose(self.match, READER)
        assert move[0] == kind, (text, move)
        self.steps.append({"text": text, "path": self.path, "move": move})
        self.path = []
        self.match.play_words(READER, move)
        self.see()

    def others(self, this_turn: bool = False) -> None:
        """Everybody else moves, until the reader is asked, or the game (or this turn) is over."""
        turn = self.match.state.turn
        while not self.match.is_over and READER not in self.match.waiting:
            if this_turn and self.match.state.turn != turn:
                break
            seat = self.match.waiting[0]
            self.match.play_words(seat, choose(self.match, seat))
            self.see()


# --- Habits ---


def choose(match: Match, seat: int) -> Words:
    """What a seat does, by habit."""
    say = match.game.move_words.say
    legal = [say(move).as_list() for move in match.moves(seat)]
    view = match.view(seat)
    me = view["seats"][seat]
    kinds = {move[0] for move in legal}
    if "lay" in kinds:
        order = BEST_FIRST[me["role"]].split()
        return min(legal, key=lambda m: [order.index(card) for card in m[1:]])
    if "say_nothing" in kinds:
        row = [slot["card"] for slot in me["row"]]
        held = [row.count(kind) for kind in ("red", "blue", "janus", "pompey")]
        if me["role"] == "senator":  # two of the blue cards are told to be red
            lie = min(2, held[1])
            held = [held[0] + lie, held[1] - lie, *held[2:]]
        return next((m for m in legal if m[1:] == held), ["say_nothing"])
    if "take" in kinds:
        return min(legal, key=lambda move: wish(view, me["role"], move))
    if "favour" in kinds and view["turn"] == 3 and view["step"] == "after_taking":
        return next(m for m in legal if m[0] == "favour")
    return ["pass"]


def wish(view: dict[str, Any], role: str, move: Words) -> Any:
    """Which card is taken first: recommended ones of those who claim red; a senator the others."""
    _, owner, slot = move
    claim = view["seats"][owner]["claim"]
    red = claim["red"] if claim else 1
    given = sum(one["taken"] for one in view["seats"][owner]["row"])
    if role == "legionary":
        return (owner == SUSPECT, given, slot, -red)
    return (given, -slot, -red)


# --- The lesson ---


def lesson() -> dict[str, Any]:
    """All steps."""
    story = Story()
    story.tell("welcome")
    story.tell("role", "self")
    story.tell("road", "map")
    story.tell("senate", "senate")
    story.tell("cards")
    story.ask("lay", "lay")
    story.ask("declare", "declare")
    story.others()
    story.tell("heard", "table")
    story.ask("power", "pass")
    story.ask("taken", "pass")
    story.others(this_turn=True)
    story.tell("stayed")
    for number in range(1, 6):
        story.ask(f"take-{number}", "take")
    story.others()
    story.tell("rubicon")
    story.ask("lay-again", "lay")
    story.ask("declare-again", "declare")
    story.ask("keep", "pass")
    story.ask("iuno", "favour")
    story.others()
    story.tell("effects")
    story.ask("lay-last", "lay")
    story.ask("declare-last", "declare")
    story.others()
    assert story.match.is_over
    story.tell("rome")
    story.tell("who", "table")
    story.tell("more")
    return {"reader": READER, "steps": story.steps}
