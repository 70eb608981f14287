"""Information-set Monte Carlo tree search, compiled for each game: a pattern for `specialise`.

Each iteration dreams a world that the searching seat believes possible and plays it to the end.
What a seat knows is what it has seen happen since the search began, what it did itself, and its
own secrets. So a node belongs to one seat and to one such past, and is found by a hash of both:
the journal says who sees what, hence decisions that are made at the same time, sealed answers and
hidden draws need no treatment of their own. Nobody in the tree can act on what only the searching
seat knows.

At a node, moves that the game's `advise` thinks likely are tried first (PUCT); below the tree all
follow `advise`. A result counts for each seat by what it is worth to that seat, so teams, many
players and unequal aims need nothing special either.

Three reaches, to compare: FLAT grows no tree below the root, OWN grows it for the searching seat
only (the others follow their habits), ALL for everybody.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from rubra.bots.ban import NONE, Numbers, leave_out
from rubra.bots.player import Weights, pick
from rubra.core.bits import has, lowest, whole
from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.record import Array, f64, i16, i32, i64, record, size, u8
from rubra.core.rule import rule
from rubra.core.stream import Stream, branch
from rubra.core.vocabulary import PARTS

if TYPE_CHECKING:  # put in by specialise(): the verbs of the game and of its player

    def moves(box: Any, state: Any, seat: int, out: MoveArray) -> int: ...
    def play(
        box: Any, state: Any, seat: int, move: int, stream: Stream, journal: Journal
    ) -> None: ...
    def recall(box: Any, mind: Any, memory: Any) -> None: ...
    def dream(
        box: Any,
        state: Any,
        seat: int,
        mind: Any,
        work: Any,
        stream: Stream,
        out: MoveArray,
        weights: Weights,
    ) -> None: ...
    def advise(
        box: Any,
        state: Any,
        seat: int,
        memory: Any,
        out: MoveArray,
        count: int,
        weights: Weights,
    ) -> None: ...
    def watch(state: Any, move: int, memory: Any) -> None: ...
    def worth(box: Any, state: Any, seat: int) -> float: ...
    def secret(state: Any, seat: int) -> int: ...


FLAT, OWN, ALL = range(3)
CHOICES = 0  # the purpose of every draw from the stream of choices
WORLD, LUCK, HABIT = range(3)  # labels of the streams that an iteration uses
NO_NODE = -1
ROOT_KEY = 1
LAST_TURN = 1 << 14
MOST_SEATS = 16
LONGEST_PATH = 256

# Hashes stay below 2^61, and their factors small: the same with and without the compiler
_KEY_MASK = (1 << 61) - 1
_FACTOR = 0x5851F42D4C957F2D & ((1 << 60) - 1)


@record
class Plan:
    """How to search."""

    reach: u8
    horizon: i16  # turns played out before `worth` is asked; 0: to the end
    longest: i32  # decisions of one iteration at most
    curiosity: f64  # how much untried moves are preferred
    even: f64  # share of the prior that is spread evenly


@record
class Node:
    """A seat that has to decide, knowing what it knows."""

    key: i64
    seat: u8
    visits: i32
    total: f64  # worth of all visits to its seat
    first: i32  # where its branches begin
    branches: i16


@record
class Branch:
    """A move at a node."""

    move: i64
    prior: f64
    visits: i32
    total: f64


@record
class Tree:
    """What a search knows about its own memory, and its scratch."""

    nodes: i32
    branches: i32
    iterations: i64
    depth: i32  # of the path being played
    path_node: Array[i32] = size(LONGEST_PATH)
    path_branch: Array[i32] = size(LONGEST_PATH)
    keys: Array[i64] = size(MOST_SEATS)  # what each seat knows, as a hash
    decisions: i64  # played in all iterations


@rule
def mixed(key: int, value: int) -> int:
    """A hash with one more number in it."""
    key = ((int(key) ^ int(value)) * _FACTOR) & _KEY_MASK
    return key ^ (key >> 29)


@rule
def forget(tree: Tree, table: Array[int], slots: int) -> None:
    """Begin a new tree in the same memory."""
    tree.nodes = 0
    tree.branches = 0
    tree.iterations = 0
    tree.decisions = 0
    for slot in range(slots):
        table[slot] = NO_NODE


@rule
def search(
    box: Any,
    root: Array[Any],
    states: Array[Any],
    seat: int,
    players: int,
    mind: Any,
    work: Any,
    memories: Array[Any],
    plan: Plan,
    tree: Tree,
    nodes: Array[Node],
    branches: Array[Branch],
    table: Array[int],
    key: Stream,
    worlds: Stream,
    luck: Stream,
    habits: Stream,
    journal: Journal,
    out: MoveArray,
    weights: Weights,
    banned: int,
    in_moves: Numbers,
    iterations: int,
) -> None:
    """Grow the tree by so many iterations, from a state imagined for the seat.

    If a thing is banned, the seat leaves it where it can, and plans accordingly.
    """
    recall(box, mind, memories[1])
    for _ in range(iterations):
        branch(key, worlds, WORLD, tree.iterations)
        branch(key, luck, LUCK, tree.iterations)
        branch(key, habits, HABIT, tree.iterations)
        tree.iterations += 1
        tree.depth = 0
        states[0] = root[0]
        memories[0] = memories[1]
        state = states[0]
        memory = memories[0]
        dream(box, state, seat, mind, work, worlds, out, weights)
        for other in range(players):
            tree.keys[other] = ROOT_KEY if other == seat else mixed(ROOT_KEY, secret(state, other))
        in_tree = True
        end = int(state.turn) + int(plan.horizon) if plan.horizon else LAST_TURN
        decisions = 0
        while state.waiting and state.turn < end and decisions < plan.longest:
            decider = seat if has(state.waiting, seat) else lowest(state.waiting)
            count = moves(box, state, decider, out)
            if banned != NONE and decider == seat:
                count = leave_out(banned, out, count, in_moves)
            number = 0
            if count > 1:
                node = NO_NODE
                if in_tree and may_grow(plan, tree, decider == seat):
                    node = find_or_add(
                        tree, nodes, len(nodes), len(branches), table, decider, count
                    )
                if node != NO_NODE and nodes[node].visits:
                    number = select(plan, nodes[node], branches)
                else:
                    advise(box, state, decider, memory, out, count, weights)
                    number = pick(weights, count, habits, CHOICES)
                    if node != NO_NODE:
                        grow(plan, nodes[node], branches, out, weights)
                        in_tree = False
                if node != NO_NODE:
                    tree.path_node[tree.depth] = node
                    tree.path_branch[tree.depth] = nodes[node].first + number
                    tree.depth += 1
            move = out[number]
            watch(state, move, memory)
            journal.count = 0
            journal.closed = not in_tree
            play(box, state, decider, move, luck, journal)
            if in_tree:
                learn(tree, journal, players, decider, move)
            decisions += 1
        tree.decisions += decisions
        for step in range(tree.depth):
            settle(nodes[tree.path_node[step]], branches[tree.path_branch[step]], box, state)


@rule
def may_grow(plan: Plan, tree: Tree, own: bool) -> bool:
    """Whether a decision gets a node."""
    if tree.depth == LONGEST_PATH:
        return False
    if plan.reach == FLAT:
        return own and tree.depth == 0
    return own or plan.reach == ALL


@rule
def find_or_add(
    tree: Tree,
    nodes: Array[Node],
    most_nodes: int,
    most_branches: int,
    table: Array[int],
    seat: int,
    count: int,
) -> int:
    """The node of a seat that knows what it knows; a new one if there is room, else NO_NODE."""
    key = int(tree.keys[seat])
    slot = place_of(tree, nodes, table, 2 * most_nodes, seat)
    if table[slot] != NO_NODE:
        found = int(table[slot])
        return found if nodes[found].branches == count else NO_NODE
    if tree.nodes == most_nodes or tree.branches + count > most_branches:
        return NO_NODE
    found = int(tree.nodes)
    table[slot] = found
    node = nodes[found]
    node.key = key
    node.seat = seat
    node.visits = 0
    node.total = 0.0
    node.first = tree.branches
    node.branches = count
    tree.nodes += 1
    tree.branches += count
    return found


@rule
def place_of(tree: Tree, nodes: Array[Node], table: Array[int], slots: int, seat: int) -> int:
    """Where in the table the node of this seat is, or would be."""
    key = int(tree.keys[seat])
    slot = key % slots
    while table[slot] != NO_NODE:
        node = nodes[table[slot]]
        if node.key == key and node.seat == seat:
            break
        slot = slot + 1 if slot + 1 < slots else 0
    return slot


@rule
def grow(plan: Plan, node: Node, branches: Array[Branch], out: MoveArray, weights: Weights) -> None:
    """Give a new node its branches, with what a sensible player would think of them."""
    total = 0.0
    for number in range(node.branches):
        total += weights[number]
    for number in range(node.branches):
        candidate = branches[node.first + number]
        candidate.move = out[number]
        candidate.prior = plan.even / node.branches + (1 - plan.even) * weights[number] / total
        candidate.visits = 0
        candidate.total = 0.0


@rule
def select(plan: Plan, node: Node, branches: Array[Branch]) -> int:
    """The branch that is most worth another look."""
    hoped = node.total / node.visits
    reach = plan.curiosity * math.sqrt(node.visits)
    best = 0
    best_score = -1.0
    for number in range(node.branches):
        candidate = branches[node.first + number]
        mean = hoped
        if candidate.visits:
            mean = candidate.total / candidate.visits
        score = mean + reach * candidate.prior / (1 + candidate.visits)
        if score > best_score:
            best_score = score
            best = number
    return best


@rule
def learn(tree: Tree, journal: Journal, players: int, decider: int, move: int) -> None:
    """Whoever decided knows it, and everybody knows what they saw."""
    tree.keys[decider] = mixed(tree.keys[decider], move)
    for number in range(journal.count):
        entry = journal.entries[number]
        name = int(entry.kind) + 1
        for index in range(PARTS):
            name = mixed(name, entry.parts[index])
        for seat in range(players):
            if has(entry.audience, seat):
                tree.keys[seat] = mixed(tree.keys[seat], name)


@rule
def settle(node: Node, chosen: Branch, box: Any, state: Any) -> None:
    """Book the result of an iteration on a node it went through."""
    value = worth(box, state, whole(node.seat))
    node.visits += 1
    node.total += value
    chosen.visits += 1
    chosen.total += value


@rule
def root_of(tree: Tree, nodes: Array[Node], table: Array[int], slots: int, seat: int) -> int:
    """The node of the decision that was searched, or NO_NODE."""
    tree.keys[seat] = ROOT_KEY
    return int(table[place_of(tree, nodes, table, slots, seat)])
