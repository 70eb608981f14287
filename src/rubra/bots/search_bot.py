"""Bots that search: their budget, and what they can tell about their choice."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
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
REACHES = ("flat", "own", "all", "none")  # as search.py numbers them
INCLUDED = 8  # a move that has to be judged gets one in so many iterations at least
FIRST = 1e9  # a prior with which a move is tried before all others
EXPLAINED = 3  # of how many moves it is told what is feared after them
SELDOM = 20  # a reply that follows in less than one of so many iterations is not feared
HARM = 0.02  # nor is one that costs less


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

    reach: str = "own"  # for whom the tree grows: one of REACHES, as search.py explains
    horizon: int | None = None  # turns played out; None: as the game's player says
    curiosity: float = 1.0  # how much moves that were seldom tried are preferred
    even: float = 0.25  # share of the first attention that all moves get alike


@dataclass(frozen=True)
class Fear:
    """What another seat may do after a move, and what the move is worth then."""

    seat: int
    move: int
    share: float  # of the iterations that tried the move before
    expected: float


@dataclass(frozen=True)
class Considered:
    """A move that a search looked at."""

    move: int
    share: float  # of the iterations that tried it
    expected: float  # what it is worth to the seat: 1 to win for certain
    fear: Fear | None = None  # what costs most after it: how likely it is, and how bad
    visits: int = 0  # iterations that tried it, with those that it got to be judged


@dataclass(frozen=True)
class Thought:
    """What a search made of a position, the best move first."""

    moves: tuple[Considered, ...]
    iterations: int
    seconds: float
    knowledge: dict[str, Any]  # what the seat believes, in the words of the game
    chances: tuple[float, ...] = ()  # what the position is worth to each seat, as this one knows it


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
        self._compiled: Any = None  # the search, compiled for the game

    def choose(self, position: Position) -> int:
        """The move that the search tried most often; of mixed moves any, as often as tried."""
        moves = self.exclusion.allowed(position.moves())
        self.thought = None
        if len(moves) == 1:
            return moves[0]
        self.thought = self._search(position)
        considered = self.thought.moves
        number = 0
        if kind_of(considered[0].move) in self.player.mixed:
            shares = [candidate.share for candidate in considered]
            self.work[0].weights[: len(shares)] = shares
            number = self.thinking.draw(self.work, len(shares))
        return considered[number].move

    def think(self, position: Position, included: int | None = None) -> Thought:
        """Search, and say what was found. Where there is no choice, no moves are told.

        Of the best moves it is told what is feared after them, and of `included`: a move that has
        to be judged, however little the search thinks of it.
        """
        thought = self._search(position)
        moves = list(thought.moves)
        for number, one in enumerate(moves):
            if one.move == included:
                moves[number] = self._judged(one)
            elif number < EXPLAINED:
                moves[number] = replace(one, fear=self._fear(one))
        return replace(thought, moves=tuple(moves))

    def outlook(self, position: Position) -> tuple[float, ...]:
        """What each seat can expect, as far as this one knows, if all follow the heuristics."""
        self._grow(position, "none")
        return self._chances()

    def _search(self, position: Position) -> Thought:
        seconds = self._grow(position, self.style.reach)
        return self._tell(position, seconds)

    def _grow(self, position: Position, reach: str) -> float:
        """Search until the budget is spent; returns how many seconds that took."""
        began = time.perf_counter()
        self.follow(position)
        search = self._compiled = self._prepare(position, reach)
        self.thinking.form_belief(self.work)
        tree = self.search_work.tree
        iterations = self.budget.iterations_of(self.player)
        while tree.iterations < iterations:
            wanted = min(CHUNK, iterations - int(tree.iterations))
            search.search(self.work, self._row, wanted)
            spent = time.perf_counter() - began
            if self.budget.seconds is not None and spent > self.budget.seconds:
                break
        return time.perf_counter() - began

    def _judged(self, one: Considered) -> Considered:
        """A move, once it was tried often enough to be judged."""
        work = self.search_work
        missing = -(-int(work.tree.iterations) // INCLUDED) - one.visits
        if missing > 0:
            branch = work.branches[self._branch_of(one.move)]
            prior = float(branch.prior)
            branch.prior = FIRST
            self._compiled.search(self.work, self._row, missing)
            branch.prior = prior
            expected = float(branch.total / branch.visits)
            one = replace(one, expected=expected, visits=int(branch.visits))
        return replace(one, fear=self._fear(one))

    @property
    def search_work(self) -> Any:
        """The SearchWorkspace of the last search."""
        return self._row[0]

    def _prepare(self, position: Position, reach: str) -> Any:
        """Make the workspace ready for a decision; returns the compiled search."""
        game = position.game
        search = self.engine.load(search_pattern(game))
        if self._row is None:
            self._row = self.memory.rows(search_workspace_type(game), 1)
        work, style = self.search_work, self.style
        plan = work.plan
        plan.reach = REACHES.index(reach)
        plan.open_hands = position.is_open
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
        game, work, search = position.game, self.search_work, self._compiled
        told = int(work.tree.iterations), seconds, belief_of(game).describe(self.belief)
        root = search.root_of(self.work, self._row)
        if root == search.NO_NODE:
            return Thought((), *told, self._chances())
        node = work.nodes[root]
        found = work.branches[node.first : node.first + node.branches]
        visits = found["visits"]
        order = np.lexsort((-found["prior"], -visits))
        moves = tuple(
            Considered(
                int(found[n]["move"]),
                float(visits[n] / node.visits),
                float(found[n]["total"] / visits[n]) if visits[n] else float("nan"),
                visits=int(visits[n]),
            )
            for n in order
        )
        return Thought(moves, *told, self._chances())

    def _chances(self) -> tuple[float, ...]:
        """The mean result of all iterations, for each seat."""
        tree = self.search_work.tree
        totals = tree.chances[: int(self.work[0].players)]
        return tuple(float(total / tree.iterations) for total in totals)

    def _branch_of(self, move: int) -> int:
        """The branch of a move at the root."""
        work = self.search_work
        node = work.nodes[self._compiled.root_of(self.work, self._row)]
        found = work.branches[node.first : node.first + node.branches]
        return int(node.first) + int(np.flatnonzero(found["move"] == move)[0])

    def _fear(self, one: Considered) -> Fear | None:
        """The reply that costs a move most, by how likely and how bad it is; none if none does."""
        replies = self.search_work.replies
        worst: Fear | None = None
        most = 0.0
        of_move = (replies["visits"] > 0) & (replies["branch"] == self._branch_of(one.move))
        for slot in np.flatnonzero(of_move):
            reply = replies[slot]
            visits = int(reply.visits)
            then = float(reply.total / visits)
            if visits * SELDOM < one.visits or one.expected - then < HARM:
                continue
            cost = visits * (one.expected - then)
            if cost > most:
                most = cost
                worst = Fear(int(reply.seat), int(reply.move), visits / one.visits, then)
        return worst
