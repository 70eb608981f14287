"""Bots that search: the room they need, their budget, and what they can tell about their choice."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from rubra.bots.easy import Attentive
from rubra.bots.player import CHOICE, Player, pick
from rubra.core.journal import Journal
from rubra.core.position import Position
from rubra.core.record import blank, blanks
from rubra.core.specialise import specialise
from rubra.core.stream import Stream, branch
from rubra.core.vocabulary import kind_of

NODES = 1 << 14
BRANCHES = 1 << 18
CHUNK = 32  # iterations between two looks at the clock
KEY_LABEL, IMAGINE_LABEL = range(2)  # of the streams that a decision uses


@dataclass(frozen=True)
class Budget:
    """How long a decision may take: so many iterations, and never more than so many seconds."""

    iterations: int
    seconds: float | None = None
    level: str = ""  # whose budget it is: a game may give that level another one

    def iterations_of(self, player: Player) -> int:
        """The iterations in a game."""
        return player.iterations.get(self.level, self.iterations)


@dataclass(frozen=True)
class Style:
    """How to search; what is shipped is what won (docs/bots.md)."""

    reach: str = "own"  # for whom the tree grows: "flat", "own" or "all", as search.py explains
    horizon: int | None = None  # turns played out; None: as the game's player says
    curiosity: float = 1.0  # how much moves that were seldom tried are preferred
    even: float = 0.25  # share of the first attention that all moves get alike


@dataclass(frozen=True)
class Considered:
    """A move that a search looked at."""

    move: int
    share: float  # of the iterations that tried it
    expected: float  # what it is worth to the seat: 1 to win for certain


@dataclass(frozen=True)
class Thought:
    """What a search made of a position, the best move first."""

    moves: tuple[Considered, ...]
    iterations: int
    seconds: float
    knowledge: dict[str, Any]  # what the seat believes, in the words of the game


class SearchBot(Attentive):
    """Plays what a search finds best."""

    exact = True

    def __init__(self, stream: Stream, budget: Budget, style: Style | None = None) -> None:
        super().__init__(stream)
        self.budget = budget
        self.style = style or Style()
        self.asked = 0
        self.thought: Thought | None = None
        self._room: Any = None

    def choose(self, position: Position) -> int:
        """The move that the search tried most often; of veiled moves any, as often as tried."""
        moves = self.ban.allowed(position.moves())
        self.thought = None
        if len(moves) == 1:
            return moves[0]
        self.thought = self.think(position)
        considered = self.thought.moves
        number = 0
        if kind_of(considered[0].move) in self.player.veiled:
            self.weights[: len(considered)] = [candidate.share for candidate in considered]
            number = pick(self.weights, len(considered), self.stream, CHOICE)
        return considered[number].move

    def think(self, position: Position) -> Thought:
        """Search, and say what was found. Where there is no choice, no moves are told."""
        began = time.perf_counter()
        self.attend(position)
        room = self._make_room(position)
        self.player.reflect(self.box, self.mind, self.work)
        module, plan, tree = self._module, room["plan"], room["tree"]
        module.forget(tree, room["table"], len(room["table"]))
        branch(self.stream, room["key"], KEY_LABEL, self.asked)
        branch(self.stream, room["world"], IMAGINE_LABEL, self.asked)
        self.asked += 1
        room["root"][0] = position.imagine(room["world"])
        plan.longest = position.game.about.longest
        iterations = self.budget.iterations_of(self.player)
        while tree.iterations < iterations:
            wanted = min(CHUNK, iterations - int(tree.iterations))
            module.search(
                self.box, room["root"], room["states"], position.seat, self.mind.players,
                self.mind, self.work, room["memories"], plan, tree, room["nodes"],
                room["branches"], room["table"], room["key"], room["worlds"], room["luck"],
                room["habits"], room["journal"], self.out, self.weights,
                self.ban.thing, self.ban.in_moves, wanted,
            )  # fmt: skip
            spent = time.perf_counter() - began
            if self.budget.seconds is not None and spent > self.budget.seconds:
                break
        return self._tell(position, time.perf_counter() - began)

    def _make_room(self, position: Position) -> Any:
        if self._room is None:
            game = position.game
            self._module = specialise("rubra.bots.search", game, self.player.verbs)
            module = self._module
            plan = blank(module.Plan)
            style = self.style
            plan.reach = ("flat", "own", "all").index(style.reach)
            turns = style.horizon
            plan.horizon = self.player.horizon(self.mind.players) if turns is None else turns
            plan.curiosity, plan.even = style.curiosity, style.even
            self._room = {
                "plan": plan,
                "tree": blank(module.Tree),
                "nodes": blanks(module.Node, NODES),
                "branches": blanks(module.Branch, BRANCHES),
                "table": np.zeros(2 * NODES, np.int32),
                "root": blanks(game.state, 1),
                "states": blanks(game.state, 1),
                "memories": blanks(self.player.memory, 2),
                "journal": blank(Journal),
                **{name: blank(Stream) for name in ("key", "world", "worlds", "luck", "habits")},
            }
        return self._room

    def _tell(self, position: Position, seconds: float) -> Thought:
        room, tree = self._room, self._room["tree"]
        root = self._module.root_of(
            tree, room["nodes"], room["table"], len(room["table"]), position.seat
        )
        if root == self._module.NO_NODE:
            return Thought((), int(tree.iterations), seconds, self.player.knowledge(self.mind))
        node = room["nodes"][root]
        found = room["branches"][node.first : node.first + node.branches]
        visits = found["visits"]
        order = np.lexsort((-found["prior"], -visits))
        moves = tuple(
            Considered(
                int(found[n]["move"]),
                float(visits[n] / node.visits),
                float(found[n]["total"] / visits[n]) if visits[n] else float("nan"),
            )
            for n in order
        )
        return Thought(moves, int(tree.iterations), seconds, self.player.knowledge(self.mind))
