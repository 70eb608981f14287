"""Lessons learned: proximal policy optimisation, with a value for each seat."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from rubra.core.optional import needs
from rubra.training.network import MARGIN, WIN, Network, masked
from rubra.training.rollout import Lessons
from rubra.training.settings import Settings

with needs("train"):
    import torch
    from torch.nn.functional import binary_cross_entropy_with_logits

STEEPEST = 1.0  # gradients longer than that are shortened


@dataclass
class Progress:
    """Averages of one lesson."""

    policy: float = 0.0
    win: float = 0.0
    margin: float = 0.0
    entropy: float = 0.0
    changed: float = 0.0  # how far the policy moved, as a divergence


class Learner:
    """A network, its optimiser, and the slowly moving average of its weights that is shipped."""

    def __init__(self, network: Network, settings: Settings) -> None:
        self.network = network
        self.settings = settings
        self.average = copy.deepcopy(network)
        self.optimiser = torch.optim.Adam(network.parameters(), settings.rate[0], eps=1e-5)
        self.steps = 0

    def learn(self, lessons: list[Lessons], done: float, chance: torch.Generator) -> Progress:
        """Learn from decisions; `done` is the share of the whole training that lies behind."""
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = between(settings.rate, done)
        weight = torch.tensor(
            (1.0, between(settings.margin, done)), device=lessons[0].action.device
        )
        better = [one.advantage @ weight for one in lessons]
        learned = torch.cat(
            [gained[one.chosen] for gained, one in zip(better, lessons, strict=True)]
        )
        spread, middle = learned.std() + 1e-6, learned.mean()
        told, count = torch.zeros(5, device=weight.device), 0
        for _ in range(settings.epochs):
            for number, rows in shuffled(lessons, settings.batch, chance):
                gained = (better[number][rows] - middle) / spread
                told += self._step(lessons[number], rows, gained, between(settings.entropy, done))
                count += 1
        return Progress(*(told / max(1, count)).tolist())

    def _step(
        self, lessons: Lessons, rows: torch.Tensor, gained: torch.Tensor, entropy: float
    ) -> torch.Tensor:
        """Learn from one batch; returns what `Progress` tells."""
        clip = self.settings.clip
        legal = lessons.legal.index_select(0, rows)
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            expected = self.network(lessons.scaled.index_select(0, rows))
        chances = masked(expected.policy, legal)
        now = chances.gather(1, lessons.action[rows, None]).squeeze(1)
        change = now - lessons.chance[rows]
        ratio = change.exp()
        policy = -torch.minimum(ratio * gained, ratio.clamp(1 - clip, 1 + clip) * gained).mean()
        spread = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(1).mean()
        there, target = lessons.seats, lessons.target.index_select(0, rows)
        win = binary_cross_entropy_with_logits(
            expected.win.float()[:, there], target[:, there, WIN].clamp(0, 1)
        )
        margin = (expected.margin.float()[:, there] - target[:, there, MARGIN]).square().mean()
        loss = policy + win + 0.5 * margin - entropy * spread
        self.descend(loss)
        moved = (ratio - 1 - change).mean()
        return torch.stack((policy, win, margin, spread, moved)).detach()

    def settle(self) -> None:
        """Begin something else with these weights: nothing of what came before is kept in mind."""
        self.average.load_state_dict(self.network.state_dict())
        self.optimiser.state.clear()
        self.steps = round(1 / (1 - self.settings.average))

    def descend(self, loss: torch.Tensor) -> None:
        """One step of the optimiser against a loss."""
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
        self.optimiser.step()
        self._follow()

    @torch.no_grad()
    def _follow(self) -> None:
        """Let the average move towards the network."""
        self.steps += 1
        speed = max(1 - self.settings.average, 1 / (1 + self.steps))
        ours: list[Any] = list(self.average.parameters())
        torch._foreach_lerp_(ours, list(self.network.parameters()), speed)


def between(ends: tuple[float, float], done: float) -> float:
    """From the first to the second, evenly in their logarithms."""
    first, last = ends
    return float(first * (last / first) ** min(1.0, max(0.0, done)))


def shuffled(
    lessons: list[Lessons], batch: int, chance: torch.Generator
) -> list[tuple[int, torch.Tensor]]:
    """All decisions once, in batches of any order: whose lessons, and which of them."""
    batches = []
    for number, one in enumerate(lessons):
        device = one.action.device
        order = torch.randperm(len(one.chosen), generator=chance, device=device)
        rows = one.chosen[order]
        batches += [(number, part) for part in rows.split(batch) if len(part) > batch // 4]
    order = torch.randperm(len(batches), generator=chance, device=chance.device).tolist()
    return [batches[number] for number in order]
