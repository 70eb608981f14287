"""Games that the network plays against itself, and what each decision turned out to be worth.

At every table all seats are played by the network. Seats decide one after the other, so the next
decision at a table is mostly somebody else's: what is expected is kept for each seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rubra.core.game import Box
from rubra.core.optional import needs
from rubra.research.tables import Tables
from rubra.training.network import MARGIN, WIN, Network, masked
from rubra.training.settings import GameTraining, Settings, TableKind

with needs("train"):
    import torch


@dataclass
class Lessons:
    """Decisions of all tables and steps, one behind the other."""

    chosen: torch.Tensor  # the numbers of those where there was a choice, to learn from
    scaled: torch.Tensor
    legal: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor  # the logarithm of it, when it was chosen
    advantage: torch.Tensor  # a column for victory, one for the lead
    target: torch.Tensor  # of each seat, counted from the one that decided; victory and lead
    seats: torch.Tensor  # which of the network's seats there are


@dataclass
class Counted:
    """What happened meanwhile."""

    decisions: int = 0
    games: int = 0
    cut_short: int = 0
    won_by_nobody: int = 0


class SelfPlay:
    """Tables of one kind at which the network plays all seats."""

    def __init__(
        self,
        game: str,
        kind: TableKind,
        tables: int,
        rules: GameTraining,
        box: Box,
        device: str,
        seed: int,
    ) -> None:
        self.kind = kind
        self.rules = rules
        self.device = torch.device(device)
        self.tables = Tables(
            game,
            kind.players,
            tables,
            kind.options,
            box,
            longest=kind.longest,
            device=self.device.type,
        )
        self.tables.reset(seed)
        self.seen = as_tensor(self.tables.observations)  # no copy: it changes with every step
        self.masks = as_tensor(self.tables.masks)
        self.counted = Counted()

    @torch.no_grad()
    def play(self, network: Network, settings: Settings, kind: torch.dtype) -> Lessons:
        """Play some steps at every table."""
        count, players = len(self.tables), self.kind.players
        steps, device = settings.steps, self.device
        seats_of_network = network.win.out_features
        wide = (steps, count, network.input.in_features)
        scaled = torch.zeros(wide, dtype=kind, device=device)
        legal = torch.empty((steps, count, self.masks.shape[1]), dtype=torch.bool, device=device)
        action = torch.empty((steps, count), dtype=torch.long, device=device)
        chance = torch.empty((steps, count), device=device)
        seat = torch.empty((steps, count), dtype=torch.long, device=device)
        over = torch.empty((steps, count), dtype=torch.bool, device=device)
        values = torch.empty((steps, count, players, 2), device=device)
        results = torch.zeros((steps, count, players, 2), device=device)
        for step in range(steps):
            network.scale(self.seen, scaled[step])
            legal[step] = self.masks.bool()
            seat[step] = as_tensor(self.tables.seats).long()
            expected = network(scaled[step])
            values[step] = by_seat(expected, seat[step], players)
            chances = masked(expected.policy, legal[step])
            action[step] = sample(chances)
            chance[step] = chances.gather(1, action[step, :, None]).squeeze(1)
            ended = self.tables.step(on_device(action[step]))
            over[step] = as_tensor(self.tables.terminated | self.tables.truncated)
            if ended:
                self.book(over[step], results[step])
                self.tables.restart()
        last_seat = as_tensor(self.tables.seats).long()
        last = by_seat(network(network.scale(self.seen).to(kind)), last_seat, players)
        advantage, target = credit(values, seat, over, results, last, settings.trace)
        self.counted.decisions += steps * count
        # Seats from the one that decided on; where fewer play than the network knows, nobody
        places = (seat[..., None] + torch.arange(players, device=device)) % players
        target = target.gather(2, places[..., None].expand_as(target))
        padded = torch.zeros((steps, count, seats_of_network, 2), device=device)
        padded[:, :, :players] = target
        there = torch.arange(seats_of_network, device=device) < players
        return Lessons(
            (legal.sum(-1) > 1).flatten().nonzero().squeeze(1),
            scaled.flatten(0, 1),
            legal.flatten(0, 1),
            action.flatten(),
            chance.flatten(),
            advantage.flatten(0, 1),
            padded.flatten(0, 1),
            there,
        )

    def book(self, over: torch.Tensor, results: torch.Tensor) -> None:
        """Write what the games that ended brought to each seat."""
        which = over.nonzero().squeeze(1)
        rewards = as_tensor(self.tables.rewards)[which]
        cut = as_tensor(self.tables.truncated)[which]
        won = (rewards > 0).float()
        results[which, :, WIN] = won
        lead = self.leads(self.seen[which], as_tensor(self.tables.seats).long()[which], won)
        results[which, :, MARGIN] = torch.where(cut[:, None], -1.0, lead)
        self.counted.games += len(which)
        self.counted.cut_short += int(cut.sum())
        self.counted.won_by_nobody += int(((won.sum(1) == 0) & ~cut).sum())

    def leads(self, seen: torch.Tensor, seat: torch.Tensor, won: torch.Tensor) -> torch.Tensor:
        """By how much each seat leads in games that are over: from -1 to 1."""
        rules, players = self.rules, self.kind.players
        parts: dict[str, Any] = self.tables.observation.split(seen)
        lead = 2 * won - 1
        if rules.score is not None:
            score = parts[rules.score.part]
            if score.dim() == 3:
                score = score[:, :, rules.score.column]
            score = score * (rules.score.full / rules.score.margin)
            best_other = torch.stack(
                [
                    torch.cat((score[:, :place], score[:, place + 1 :]), 1).amax(1)
                    for place in range(players)
                ],
                1,
            )
            lead = (score[:, :players] - best_other).clamp(-1, 1)
            # From the seat that looks to the seats as everybody counts them
            places = (torch.arange(players, device=seen.device) - seat[:, None]) % players
            lead = lead.gather(1, places)
        if rules.survival is not None:
            went = parts[rules.survival.part][:, :1] * (rules.survival.full / rules.survival.length)
            lost = won.sum(1, keepdim=True) == 0
            lead = torch.where(lost, -1 + 0.8 * went.clamp(0, 1), lead.clamp(min=-0.2))
        return lead


def by_seat(expected: Any, seat: torch.Tensor, players: int) -> torch.Tensor:
    """What each seat may expect, seats as everybody counts them; victory and lead."""
    both = torch.stack((expected.win.float().sigmoid(), expected.margin.float()), -1)
    places = (torch.arange(players, device=seat.device) - seat[:, None]) % players
    return both.gather(1, places[..., None].expand(-1, -1, 2))


def sample(chances: torch.Tensor) -> torch.Tensor:
    """An action of each row, as likely as the logarithms say."""
    noise = torch.rand_like(chances).clamp_(1e-20).log_().neg_().log_()
    return (chances - noise).argmax(-1)


def credit(
    values: torch.Tensor,
    seat: torch.Tensor,
    over: torch.Tensor,
    results: torch.Tensor,
    last: torch.Tensor,
    trace: float,
) -> tuple[torch.Tensor, torch.Tensor]:
    """How much better each decision was than expected, and what each seat could have expected.

    Generalised advantage estimation, for each seat along its own decisions. `values`, `results` and
    what is returned second have a row for each step, table and seat; `seat` decided; `last` is what
    is expected after the last step.
    """
    steps, _, players, _ = values.shape
    advantage = torch.empty_like(values[:, :, 0])
    target = torch.empty_like(values)
    ahead = last  # what each seat expects at its next decision, or got
    gained = torch.zeros_like(last)  # how much better than that it went
    everybody = torch.arange(players, device=seat.device)
    for step in reversed(range(steps)):
        ended = over[step][:, None, None]
        ahead = torch.where(ended, results[step], ahead)
        gained = torch.where(ended, torch.zeros_like(gained), gained)
        decides = (seat[step][:, None] == everybody)[..., None]
        better = ahead - values[step] + trace * gained
        advantage[step] = (better * decides).sum(1)
        target[step] = torch.where(decides, values[step] + better, ahead + gained)
        ahead = torch.where(decides, values[step], ahead)
        gained = torch.where(decides, better, gained)
    return advantage, target


def as_tensor(array: Any) -> torch.Tensor:
    """A tensor on the same memory as an array of NumPy or CuPy."""
    if hasattr(array, "__cuda_array_interface__"):
        return torch.as_tensor(array, device="cuda")
    return torch.from_numpy(array)


def on_device(actions: torch.Tensor) -> Any:
    """Actions as tables take them."""
    return actions if actions.is_cuda else actions.numpy()
