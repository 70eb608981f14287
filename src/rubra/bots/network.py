"""A network that has learned a game, run as rules: what its moves and its seats are worth.

All of it is arithmetic of whole numbers, but for the last step: in whatever order they are added,
one by one, several at a time or on a GPU, the result is the same to the last bit. Weights are given
as three arrays without shapes, laid out as `layout_of` says, so that one compiled function serves
every network of a game.

    the observation, rounded    to whole numbers up to MOST_INPUT; most of it is zero and skipped
    two layers                  whole numbers from 0 to MOST_ACTIVATION
    the policy                  how likely each legal move is the best
    the chances                 of each seat, counted from the one that looks, to win
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rubra.core.actions import action_of
from rubra.core.game import Game, MoveArray
from rubra.core.numeric import exp, logistic
from rubra.core.observation import from_seat
from rubra.core.record import Array, f32, f64, i32, make_record, record, size
from rubra.core.rule import rule

MOST_SEATS = 16
MOST_WIDTH = 1024  # of a layer
MOST_INPUT = 4095
MOST_ACTIVATION = 1023
SHIFT = 24  # bits by which a sum, times its scale, is too large

NetworkWeights = npt.NDArray[np.int8]
Biases = npt.NDArray[np.int32]  # and the scales of layers
Factors = npt.NDArray[np.float32]


class Network(NamedTuple):
    """The arrays of a network, and how its game numbers moves."""

    weights: Any  # NetworkWeights
    biases: Any  # Biases
    factors: Any  # Factors
    numbering: Any  # Numbering


@record
class Layout:
    """How many of what a network has, and so where in its three arrays everything begins.

    Weights: of the input, of the hidden layer, of the policy, of the values. Biases: of the input
    and its scales, of the hidden layer and its scales, of the policy, of the values. Factors: the
    gains of the input, the scales of the policy and of the values.
    """

    inputs: i32
    first: i32  # width of the first layer
    second: i32  # and of the second
    actions: i32
    seats: i32


class NetworkWorkspace:
    """What a network works with; nothing in it is kept but the layout."""

    layout: Layout
    temperature: f64  # of a bare policy: 1 as it is, towards 0 only the likeliest moves
    observation: Array[f32]
    places: Array[i32]  # of the numbers that are not zero
    amounts: Array[i32]  # and those numbers
    sums: Array[i32] = size(MOST_WIDTH)
    active: Array[i32] = size(MOST_WIDTH)  # what the second layer gives
    chances: Array[f64] = size(MOST_SEATS)  # to win, by seat
    total: Array[f64] = size(MOST_SEATS)  # of all evaluations of a search


@cache
def network_workspace_type(game: Game) -> type[NetworkWorkspace]:
    """The NetworkWorkspace of a game."""
    if game.observation is None:
        raise TypeError(f"{game.name} cannot be observed")
    most = size(max(game.observation.size, MOST_WIDTH))
    inputs = size(game.observation.size)
    return make_record(NetworkWorkspace, observation=inputs, places=most, amounts=most)


# --- Two layers ---


@rule
def think_through(work: NetworkWorkspace, network: Network) -> None:
    """From an observation to what the second layer gives."""
    layout = work.layout
    inputs, first, second = int(layout.inputs), int(layout.first), int(layout.second)
    count = 0
    for place in range(inputs):
        seen = work.observation[place]
        if seen != 0:
            amount = int(np.float64(seen) * np.float64(network.factors[place]) + 0.5)
            if amount > 0:
                work.places[count] = place
                work.amounts[count] = min(amount, MOST_INPUT)
                count += 1
    add_up(work, network, 0, 0, count, first)
    count = 0
    for place in range(first):
        amount = scaled(work.sums[place], network.biases[first + place])
        if amount > 0:
            work.places[count] = place
            work.amounts[count] = amount
            count += 1
    add_up(work, network, inputs * first, 2 * first, count, second)
    for place in range(second):
        scale = network.biases[2 * first + second + place]
        work.active[place] = scaled(work.sums[place], scale)


@rule
def scaled(total: int, scale: int) -> int:
    """A sum as the next layer takes it."""
    return min(max((int(total) * int(scale)) >> SHIFT, 0), MOST_ACTIVATION)


@rule
def add_up(
    work: NetworkWorkspace,
    network: Network,
    first: int,
    bias: int,
    count: int,
    width: int,
) -> None:
    """The sums of a layer, in work.sums: for each of `count` numbers a row of weights.

    Four rows at a time, so that sums are fetched and stored less often.
    """
    for column in range(width):
        work.sums[column] = network.biases[bias + column]
    done = 0
    while done + 4 <= count:
        add_rows(
            work.sums,
            network.weights,
            width,
            first + work.places[done] * width,
            first + work.places[done + 1] * width,
            first + work.places[done + 2] * width,
            first + work.places[done + 3] * width,
            int(work.amounts[done]),
            int(work.amounts[done + 1]),
            int(work.amounts[done + 2]),
            int(work.amounts[done + 3]),
        )
        done += 4
    while done < count:
        add_row(
            work.sums,
            network.weights,
            width,
            first + work.places[done] * width,
            int(work.amounts[done]),
        )
        done += 1


@rule(inline=False)
def add_rows(
    sums: Array[i32],
    weights: NetworkWeights,
    width: int,
    row_a: int,
    row_b: int,
    row_c: int,
    row_d: int,
    a: int,
    b: int,
    c: int,
    d: int,
) -> None:
    """Add four rows of weights, each so many times."""
    for column in range(width):
        sums[column] += (
            a * int(weights[row_a + column])
            + b * int(weights[row_b + column])
            + c * int(weights[row_c + column])
            + d * int(weights[row_d + column])
        )


@rule(inline=False)
def add_row(sums: Array[i32], weights: NetworkWeights, width: int, row: int, amount: int) -> None:
    """Add a row of weights, so many times."""
    for column in range(width):
        sums[column] += amount * int(weights[row + column])


# --- What comes out ---


@rule
def head(work: NetworkWorkspace, weights: NetworkWeights, row: int, bias: int) -> int:
    """A number that is read off the second layer."""
    work.sums[0] = bias
    add_products(work.sums, work.active, weights, row, int(work.layout.second))
    return int(work.sums[0])


@rule(inline=False)
def add_products(
    sums: Array[i32], active: Array[i32], weights: NetworkWeights, row: int, width: int
) -> None:
    """Add the products of the second layer and a row of weights to the first sum."""
    for column in range(width):
        sums[0] += active[column] * int(weights[row + column])


@rule
def judge_seats(
    work: NetworkWorkspace,
    network: Network,
    seat: int,
    players: int,
) -> None:
    """The chance of every seat to win, in work.chances, as this seat thinks that has looked."""
    layout = work.layout
    first, second, actions = int(layout.first), int(layout.second), int(layout.actions)
    row = int(layout.inputs) * first + first * second + actions * second
    bias = 2 * first + 2 * second + actions
    factor = int(layout.inputs) + actions
    for other in range(players):
        places = from_seat(seat, other, players)
        total = head(
            work, network.weights, row + places * second, int(network.biases[bias + places])
        )
        work.chances[other] = logistic(float(total) * np.float64(network.factors[factor + places]))


@rule
def judge_moves(
    work: NetworkWorkspace,
    network: Network,
    moves: MoveArray,
    count: int,
    seat: int,
    players: int,
    temperature: float,
    likely: Array[float],
) -> None:
    """How likely each move of a seat that has looked is the best; they add up to 1."""
    layout = work.layout
    first, second = int(layout.first), int(layout.second)
    row = int(layout.inputs) * first + first * second
    bias = 2 * first + 2 * second
    factor = int(layout.inputs)
    most = 0.0
    for number in range(count):
        action = action_of(network.numbering, moves[number], seat, players)
        total = head(
            work, network.weights, row + action * second, int(network.biases[bias + action])
        )
        likely[number] = float(total) * np.float64(network.factors[factor + action])
        if number == 0 or likely[number] > most:
            most = likely[number]
    whole = 0.0
    for number in range(count):
        likely[number] = exp((likely[number] - most) / temperature)
        whole += likely[number]
    for number in range(count):
        likely[number] /= whole
