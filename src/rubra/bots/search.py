"""Information-set Monte Carlo tree search, compiled for each game: a pattern.

Each iteration samples a world from the belief of the searching seat and plays it to the end.
What a seat knows is what it has seen happen since the search began, what it did itself, and its
own secrets. So a node belongs to one seat and to one such past, and is found by a hash of both:
the journal says who sees what, hence decisions that are made at the same time, sealed answers and
hidden draws need no treatment of their own. Nobody in the tree can act on what only the searching
seat knows.

At a node, moves that the game's `advise` thinks likely are tried first (PUCT); below the tree all
follow `advise`. A result counts for each seat by what it is worth to that seat, so teams, many
players and unequal aims need nothing special either.

Three reaches, to compare: FLAT grows no tree below the root, OWN grows it for the searching seat
only (the others follow `advise`), ALL for everybody. With NO_TREE all follow `advise`: that tells
what each seat can expect, and favours nobody.

Besides, a search keeps what its iterations were worth to every seat, and what the others did after
each move at the root: a review says from it what there is to fear.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rubra.bots.exclusion import NONE, leave_out
from rubra.bots.player import pick
from rubra.bots.tree import (
    LONGEST_PATH,
    MOST_REPLIES,
    MOST_SEATS,
    REPLIES,
    Branch,
    Node,
    Plan,
    SearchWorkspace,
    Tree,
)
from rubra.bots.workspace import BotWorkspace
from rubra.core.bits import has, lowest, whole
from rubra.core.journal import Journal
from rubra.core.record import Array
from rubra.core.rule import entry, rule
from rubra.core.stream import branch
from rubra.core.vocabulary import PARTS

if TYPE_CHECKING:  # put in: the verbs of the game and of its player
    from rubra.bots.verbs import advise, recall, sample, secret, watch, worth
    from rubra.core.verbs import moves, play


FLAT, OWN, ALL, NO_TREE = range(4)
CHOICES = 0  # the purpose of every draw from the stream of choices
WORLD, LUCK, CHOICE = range(3)  # labels of the streams that an iteration uses
NO_NODE = -1
ROOT_KEY = 1
LAST_TURN = 1 << 14

# Hashes stay below 2^61, and their factors small: the same with and without the compiler
_KEY_MASK = (1 << 61) - 1
_FACTOR = 0x5851F42D4C957F2D & ((1 << 60) - 1)


@rule
def mixed(key: int, value: int) -> int:
    """A hash with one more number in it."""
    key = ((int(key) ^ int(value)) * _FACTOR) & _KEY_MASK
    return key ^ (key >> 29)


@entry
def forget(row: Array[SearchWorkspace]) -> None:
    """Begin a new tree in the same memory."""
    tree = row[0].tree
    tree.nodes = 0
    tree.branches = 0
    tree.iterations = 0
    tree.decisions = 0
    tree.replies = 0
    for seat in range(MOST_SEATS):
        tree.chances[seat] = 0.0
    for slot in range(2 * tree.most_nodes):
        row[0].slots[slot] = NO_NODE
    for slot in range(REPLIES):
        row[0].replies[slot].visits = 0


@entry
def search(bot: Array[BotWorkspace], row: Array[SearchWorkspace], iterations: int) -> None:
    """Grow the tree by so many iterations, from a state imagined for the bot's seat.

    If a thing is excluded, the seat leaves it where it can, and plans accordingly.
    """
    own = bot[0]
    work = row[0]
    seat = int(own.seat)
    players = int(own.players)
    plan = work.plan
    tree = work.tree
    nodes = work.nodes
    recall(own.box, own.belief, work.remembered)
    for _ in range(iterations):
        branch(work.key, work.worlds, WORLD, tree.iterations)
        branch(work.key, work.luck, LUCK, tree.iterations)
        branch(work.key, work.choices, CHOICE, tree.iterations)
        tree.iterations += 1
        tree.depth = 0
        tree.noted = 0
        work.state = work.root
        work.memory = work.remembered
        state = work.state
        if not plan.open_hands:
            sample(own.box, state, seat, own.belief, own.scratch, work.worlds)
        for other in range(players):
            tree.keys[other] = ROOT_KEY if other == seat else mixed(ROOT_KEY, secret(state, other))
        in_tree = True
        end = int(state.turn) + int(plan.horizon) if plan.horizon else LAST_TURN
        decisions = 0
        while state.waiting and state.turn < end and decisions < plan.longest:
            decider = seat if has(state.waiting, seat) else lowest(state.waiting)
            count = moves(own.box, state, decider, own.moves)
            if plan.excluded != NONE and decider == seat:
                count = leave_out(plan.excluded, own.moves, count, work.in_moves)
            number = 0
            if count > 1:
                node = NO_NODE
                if in_tree and may_grow(plan, tree, decider == seat):
                    node = find_or_add(work, decider, count)
                if node != NO_NODE and nodes[node].visits:
                    number = select(plan, nodes[node], work.branches)
                else:
                    advise(own.box, state, decider, work.memory, own.moves, count, own.weights)
                    number = pick(own.weights, count, work.choices, CHOICES)
                    if node != NO_NODE:
                        grow(plan, nodes[node], work.branches, own)
                        in_tree = False
                if node != NO_NODE:
                    tree.path_node[tree.depth] = node
                    tree.path_branch[tree.depth] = nodes[node].first + number
                    tree.depth += 1
            move = own.moves[number]
            if tree.depth and decider != seat and count > 1:
                note_reply(work, decider, move)
            watch(state, move, work.memory)
            work.journal.count = 0
            work.journal.closed = not in_tree
            play(own.box, state, decider, move, work.luck, work.journal)
            if in_tree:
                learn(tree, work.journal, players, decider, move)
            decisions += 1
        tree.decisions += decisions
        for other in range(players):
            tree.worth[other] = worth(own.box, state, other)
            tree.chances[other] += tree.worth[other]
        for step in range(tree.depth):
            chosen = work.branches[tree.path_branch[step]]
            settle(nodes[tree.path_node[step]], chosen, tree)
        for number in range(tree.noted):
            work.replies[tree.reply[number]].total += tree.worth[seat]


@rule
def may_grow(plan: Plan, tree: Tree, own: bool) -> bool:
    """Whether a decision gets a node."""
    if tree.depth == LONGEST_PATH or plan.reach == NO_TREE:
        return False
    if plan.reach == FLAT:
        return own and tree.depth == 0
    return own or plan.reach == ALL


@rule
def find_or_add(work: SearchWorkspace, seat: int, count: int) -> int:
    """The node of a seat that knows what it knows; a new one if there is room, else NO_NODE."""
    tree = work.tree
    slot = slot_of(work, seat)
    if work.slots[slot] != NO_NODE:
        found = int(work.slots[slot])
        return found if work.nodes[found].branches == count else NO_NODE
    if tree.nodes == tree.most_nodes or tree.branches + count > tree.most_branches:
        return NO_NODE
    found = int(tree.nodes)
    work.slots[slot] = found
    node = work.nodes[found]
    node.key = tree.keys[seat]
    node.seat = seat
    node.visits = 0
    node.total = 0.0
    node.first = tree.branches
    node.branches = count
    tree.nodes += 1
    tree.branches += count
    return found


@rule
def slot_of(work: SearchWorkspace, seat: int) -> int:
    """Where among the slots the node of this seat is, or would be."""
    key = int(work.tree.keys[seat])
    slots = 2 * int(work.tree.most_nodes)
    slot = key % slots
    while work.slots[slot] != NO_NODE:
        node = work.nodes[work.slots[slot]]
        if node.key == key and node.seat == seat:
            break
        slot = slot + 1 if slot + 1 < slots else 0
    return slot


@rule
def grow(plan: Plan, node: Node, branches: Array[Branch], own: BotWorkspace) -> None:
    """Give a new node its branches, with what a sensible player would think of them."""
    total = 0.0
    for number in range(node.branches):
        total += own.weights[number]
    for number in range(node.branches):
        candidate = branches[node.first + number]
        candidate.move = own.moves[number]
        prior = plan.even / node.branches + (1 - plan.even) * own.weights[number] / total
        candidate.prior = prior
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
def note_reply(work: SearchWorkspace, seat: int, move: int) -> None:
    """Take note of what another seat does, after the move with which this iteration began."""
    tree = work.tree
    first = int(tree.path_branch[0])
    slot = mixed(mixed(first + 1, seat), move) % REPLIES
    reply = work.replies[slot]
    while reply.visits:
        if reply.branch == first and reply.seat == seat and reply.move == move:
            break
        slot = slot + 1 if slot + 1 < REPLIES else 0
        reply = work.replies[slot]
    if reply.visits == 0:
        if tree.replies == MOST_REPLIES:
            return
        tree.replies += 1
        reply.branch = first
        reply.seat = seat
        reply.move = move
        reply.total = 0.0
    elif reply.last == tree.iterations:
        return  # twice in one iteration counts once
    if tree.noted == LONGEST_PATH:
        return
    reply.visits += 1
    reply.last = tree.iterations
    tree.reply[tree.noted] = slot
    tree.noted += 1


@rule
def settle(node: Node, chosen: Branch, tree: Tree) -> None:
    """Book the result of an iteration on a node it went through."""
    value = tree.worth[whole(node.seat)]
    node.visits += 1
    node.total += value
    chosen.visits += 1
    chosen.total += value


@entry
def root_of(bot: Array[BotWorkspace], row: Array[SearchWorkspace]) -> int:
    """The node of the decision that was searched, or NO_NODE."""
    work = row[0]
    seat = int(bot[0].seat)
    work.tree.keys[seat] = ROOT_KEY
    return int(work.slots[slot_of(work, seat)])
