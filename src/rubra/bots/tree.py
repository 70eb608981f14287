"""The tree of a search, and the workspace around it."""

from __future__ import annotations

from functools import cache
from typing import Any

from rubra.bots.exclusion import MoveThings
from rubra.bots.player import player_of
from rubra.core.game import Game
from rubra.core.journal import Journal
from rubra.core.record import Array, f64, i16, i32, i64, make_record, record, size, u8
from rubra.core.stream import Stream

NODES = 1 << 14
BRANCHES = 1 << 18
MOST_SEATS = 16
LONGEST_PATH = 256
REPLIES = 1 << 12
MOST_REPLIES = REPLIES * 3 // 4  # of these so many are used, to be found quickly


@record
class Plan:
    """How to search."""

    reach: u8
    horizon: i16  # turns played out before `worth` is asked; 0: to the end
    longest: i32  # decisions of one iteration at most
    curiosity: f64  # how much untried moves are preferred
    even: f64  # share of the prior that is spread evenly
    excluded: i16  # the thing that the seat leaves where it can
    open_hands: u8  # the root is the true state, and nothing in it is redrawn


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
class Reply:
    """What another seat did after a move at the root, and what became of the searching seat."""

    branch: i32  # the move at the root
    seat: u8
    move: i64
    visits: i32  # iterations in which it was made
    last: i64  # of these the last
    total: f64  # worth of all of them to the searching seat


@record
class Tree:
    """What a search knows about its own memory, and its scratch."""

    nodes: i32
    branches: i32
    most_nodes: i32
    most_branches: i32
    iterations: i64
    depth: i32  # of the path being played
    path_node: Array[i32] = size(LONGEST_PATH)
    path_branch: Array[i32] = size(LONGEST_PATH)
    keys: Array[i64] = size(MOST_SEATS)  # what each seat knows, as a hash
    decisions: i64  # played in all iterations
    replies: i32
    noted: i32  # replies in this iteration
    reply: Array[i32] = size(LONGEST_PATH)  # where each of them is
    worth: Array[f64] = size(MOST_SEATS)  # to each seat, of this iteration
    chances: Array[f64] = size(MOST_SEATS)  # the same, of all iterations


class SearchWorkspace:
    """What a search works with beside the workspace of its bot."""

    plan: Plan
    tree: Tree
    root: Any  # the state that worlds are drawn from
    state: Any  # of this iteration
    remembered: Any  # the memory with which an iteration begins
    memory: Any  # of this iteration
    key: Stream  # from which iterations have their streams
    imagining: Stream  # for the root
    worlds: Stream
    luck: Stream
    choices: Stream
    journal: Journal
    in_moves: Array[MoveThings]
    nodes: Array[Node] = size(NODES)
    branches: Array[Branch] = size(BRANCHES)
    slots: Array[i32] = size(2 * NODES)  # where the node of a hash is
    replies: Array[Reply] = size(REPLIES)


@cache
def search_workspace_type(game: Game) -> type[SearchWorkspace]:
    """The SearchWorkspace of a game."""
    memory = player_of(game).memory
    return make_record(
        SearchWorkspace,
        root=game.state,
        state=game.state,
        remembered=memory,
        memory=memory,
        in_moves=size(len(game.move_words.kinds)),
    )
