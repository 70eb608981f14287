"""Learning from examples: a network takes after bots that search, before it plays by itself.

The games of examples.py are played again at tables, which gives what each seat saw. The network
learns how often the bot tried each action, and who won: half of that is the result, half what the
bot expected, because one result says little of a position early in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from itertools import chain
from typing import Any

import numpy as np

from rubra.core.optional import needs
from rubra.research.tables import Tables
from rubra.training.examples import SEED, WHOLE, ExampleGame
from rubra.training.learner import Learner, between
from rubra.training.network import Network, masked
from rubra.training.rollout import as_tensor, on_device
from rubra.training.settings import GameTraining, Teaching

with needs("train"):
    import torch
    from torch.nn.functional import binary_cross_entropy_with_logits

TOGETHER = 4096  # games that are played again side by side
KEPT_BACK = 33  # every so many-th game is not learned from, but measured with
EXPECTED = 0.5  # the weight of what the bot expected, beside the result


@dataclass
class Taught:
    """Decisions of bots that search, one behind the other."""

    scaled: torch.Tensor
    legal: torch.Tensor
    tried: torch.Tensor  # of each action, in parts of WHOLE
    win: torch.Tensor  # of each seat, counted from the one that decides
    seats: torch.Tensor  # which of them there are
    kept_back: torch.Tensor

    def __len__(self) -> int:
        return len(self.win)


@dataclass(frozen=True)
class Agreement:
    """How well a network does on games that it has not learned from."""

    policy: float  # cross entropy
    win: float
    same: float  # the share of decisions where both think the same action best


@torch.no_grad()
def observed(
    game: str,
    rules: GameTraining,
    games: list[ExampleGame],
    network: Network,
    device: str,
    kind: torch.dtype,
) -> Taught:
    """The decisions of games, with what was seen."""
    parts = [
        _played_again(game, rules, number, some, network, device, kind)
        for number in range(len(rules.tables))
        for some in _side_by_side([one for one in games if one.kind == number])
    ]
    return Taught(*(torch.cat([getattr(part, f.name) for part in parts]) for f in fields(Taught)))


def _side_by_side(games: list[ExampleGame]) -> Iterator[list[ExampleGame]]:
    """Games whose numbers lie close together, group by group."""
    for group in sorted({one.number // TOGETHER for one in games}):
        yield [one for one in games if one.number // TOGETHER == group]


def _played_again(
    game: str,
    rules: GameTraining,
    number: int,
    games: list[ExampleGame],
    network: Network,
    device: str,
    dtype: torch.dtype,
) -> Taught:
    """Some games of one kind of tables."""
    kind, first = rules.tables[number], min(one.number for one in games)
    count = max(one.number for one in games) - first + 1
    place = torch.device(device)
    tables = Tables(
        game, kind.players, count, kind.options, longest=kind.longest, device=place.type
    )
    tables.reset(SEED + number, first)
    lengths = np.zeros(count, np.int64)
    chosen = np.zeros((count, max(len(one.decisions) for one in games)), np.int64)
    flat = np.zeros(count, np.int64)  # where the decisions of a game begin among all
    at = 0
    for one in games:
        row = one.number - first
        lengths[row], flat[row] = len(one.decisions), at
        chosen[row, : len(one.decisions)] = [decision.chosen for decision in one.decisions]
        at += len(one.decisions)
    goes_on, next_one = torch.from_numpy(lengths).to(place), torch.zeros_like(as_long(flat, place))
    choice, begins = as_long(chosen, place), as_long(flat, place)
    wide = network.input.in_features
    scaled = torch.zeros((at, wide), dtype=dtype, device=place)
    legal = torch.zeros((at, network.actions), dtype=torch.bool, device=place)
    seat = torch.zeros(at, dtype=torch.long, device=place)
    seen, masks = as_tensor(tables.observations), as_tensor(tables.masks)
    while bool((next_one < goes_on).any()):
        may = masks.bool()
        decides = (may.sum(1) > 1) & (next_one < goes_on)
        which = decides.nonzero().squeeze(1)
        rows = begins[which] + next_one[which]
        scaled[rows] = network.scale(seen[which]).to(dtype)
        legal[rows] = may[which]
        seat[rows] = as_tensor(tables.seats).long()[which]
        action = may.int().argmax(1)
        action[which] = choice[which, next_one[which]]
        next_one[which] += 1
        if tables.step(on_device(action)):
            tables.restart()
    return Taught(scaled, legal, *_said(kind.players, games, network, seat))


def as_long(array: Any, device: torch.device) -> torch.Tensor:
    """Whole numbers on a device."""
    return torch.from_numpy(array).to(device)


def _said(
    players: int, games: list[ExampleGame], network: Network, seat: torch.Tensor
) -> tuple[torch.Tensor, ...]:
    """What the bots of these games tried and expected, and who won."""
    count, seats = len(seat), network.win.out_features
    decisions = [decision for one in games for decision in one.decisions]
    lengths = [len(one.decisions) for one in games]
    tried = np.zeros((count, network.actions), np.uint8)
    row = np.repeat(np.arange(count), [len(decision.actions) for decision in decisions])
    action = np.fromiter(chain.from_iterable(one.actions for one in decisions), np.int64, len(row))
    tried[row, action] = np.frombuffer(b"".join(one.tried for one in decisions), np.uint8)
    chances = np.frombuffer(b"".join(one.chances[:players] for one in decisions), np.uint8)
    won = np.array([np.isin(np.arange(players), one.winners) for one in games])
    mixed = EXPECTED * chances.reshape(count, players) / WHOLE
    mixed += (1 - EXPECTED) * np.repeat(won, lengths, axis=0)
    around = (np.arange(players) + seat.cpu().numpy()[:, None]) % players
    win = np.zeros((count, seats), np.float32)
    win[:, :players] = np.take_along_axis(mixed, around, axis=1)
    kept_back = np.repeat([one.number % KEPT_BACK == 0 for one in games], lengths)
    there = np.zeros((count, seats), np.bool_)
    there[:, :players] = True
    return tuple(
        torch.from_numpy(array).to(seat.device) for array in (tried, win, there, kept_back)
    )


def imitate(
    learner: Learner,
    taught: Taught,
    teaching: Teaching,
    chance: torch.Generator,
    say: Callable[[int, Agreement], None],
) -> None:
    """Learn from examples, all of them several times."""
    lessons = (~taught.kept_back).nonzero().squeeze(1)
    steps = teaching.epochs * -(-len(lessons) // teaching.batch)
    done = 0
    for epoch in range(teaching.epochs):
        order = lessons[torch.randperm(len(lessons), generator=chance, device=lessons.device)]
        for rows in order.split(teaching.batch):
            for group in learner.optimiser.param_groups:
                group["lr"] = between(teaching.rate, done / steps)
            policy, win, _ = losses(learner.network, taught, rows)
            learner.descend(policy + win)
            done += 1
        say(epoch + 1, agreement(learner.network, taught, teaching.batch))
    learner.settle()


@torch.no_grad()
def agreement(network: Network, taught: Taught, batch: int) -> Agreement:
    """How well a network does on what was kept back."""
    rows = taught.kept_back.nonzero().squeeze(1)
    told = [torch.stack(losses(network, taught, some)) * len(some) for some in rows.split(batch)]
    return Agreement(*(torch.stack(told).sum(0) / max(1, len(rows))).tolist())


def losses(
    network: Network, taught: Taught, rows: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What a network gets wrong: of the policy, of the chances; and where it thinks the same."""
    with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
        expected = network(taught.scaled.index_select(0, rows))
    chances = masked(expected.policy, taught.legal.index_select(0, rows))
    tried = taught.tried.index_select(0, rows).float()
    share = tried / tried.sum(1, keepdim=True).clamp(min=1)
    policy = -(share * chances.clamp(min=-30)).sum(1).mean()
    there = taught.seats.index_select(0, rows)
    target = taught.win.index_select(0, rows).clamp(0, 1)
    each = binary_cross_entropy_with_logits(expected.win.float(), target, reduction="none")
    win = (each * there).sum() / there.sum()
    same = (chances.argmax(1) == tried.argmax(1)).float().mean()
    return policy, win, same
