"""Bots that search: their budget, and what they can tell about their choice."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from rubra.bots.easy import BelievingBot
from rubra.bots.exclusion import NONE
from rubra.bots.patterns import search_pattern
from rubra.bots.player import Player, belief_of
from rubra.bots.tree import BRANCHES, NODES, search_workspace_type
from rubra.core.position import Position
from rubra.core.stream import Stream, branch
from rubra.core.vocabulary import kind_of

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


class SearchBot(BelievingBot):
    """Plays what a search finds best."""

    exact = True

    def __init__(self, stream: Stream, budget: Budget, style: Style | None = None) -> None:
        super().__init__(stream)
        self.budget = budget
        self.style = style or Style()
        self.most_nodes, self.most_branches = NODES, BRANCHES  # of the tree; or fewer
        self.asked = 0
        self.thought: Thought | None = None
        self._row: Any = None  # rows of one SearchWorkspace

    def choose(self, position: Position) -> int:
        """The move that the search tried most often; of mixed moves any, as often as tried."""
        moves = self.exclusion.allowed(position.moves())
        self.thought = None
        if len(moves) == 1:
            return moves[0]
        self.thought = self.think(position)
        considered = self.thought.moves
        number = 0
        if kind_of(considered[0].move) in self.player.mixed:
            shares = [candidate.share for candidate in considered]
            self.work[0].weights[: len(shares)] = shares
            number = self.thinking.draw(self.work, len(shares))
        return considered[number].move

    def think(self, position: Position) -> Thought:
        """Search, and say what was found. Where there is no choice, no moves are told."""
        began = time.perf_counter()
        self.follow(position)
        search = self._prepare(position)
        self.thinking.make_up_mind(self.work)
        tree = self.search_work.tree
        iterations = self.budget.iterations_of(self.player)
        while tree.iterations < iterations:
            wanted = min(CHUNK, iterations - int(tree.iterations))
            search.search(self.work, self._row, wanted)
            spent = time.perf_counter() - began
            if self.budget.seconds is not None and spent > self.budget.seconds:
                break
        return self._tell(position, time.perf_counter() - began)

    @property
    def search_work(self) -> Any:
        """The SearchWorkspace of the last search."""
        return self._row[0]

    def _prepare(self, position: Position) -> Any:
        """Make the workspace ready for a decision; returns the compiled search."""
        game = position.game
        search = self.engine.load(search_pattern(game))
        if self._row is None:
            self._row = self.memory.rows(search_workspace_type(game), 1)
        work, style = self.search_work, self.style
        plan = work.plan
        plan.reach = ("flat", "own", "all").index(style.reach)
        turns = style.horizon
        plan.horizon = self.player.horizon(int(self.work[0].players)) if turns is None else turns
        plan.curiosity, plan.even = style.curiosity, style.even
        plan.longest = game.about.longest
        plan.excluded = self.exclusion.thing
        if self.exclusion.thing != NONE:
            work.in_moves[:] = self.exclusion.in_moves
        work.tree.most_nodes, work.tree.most_branches = self.most_nodes, self.most_branches
        search.forget(self._row)
        branch(self.stream, work.key, KEY_LABEL, self.asked)
        branch(self.stream, work.imagining, IMAGINE_LABEL, self.asked)
        self.asked += 1
        work.root = position.imagine(work.imagining)
        return search

    def _tell(self, position: Position, seconds: float) -> Thought:
        game, work = position.game, self.search_work
        search = self.engine.load(search_pattern(game))
        told = int(work.tree.iterations), seconds, belief_of(game).describe(self.belief)
        root = search.root_of(self.work, self._row)
        if root == search.NO_NODE:
            return Thought((), *told)
        node = work.nodes[root]
        found = work.branches[node.first : node.first + node.branches]
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
        return Thought(moves, *told)
