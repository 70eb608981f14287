"""How strong a network is, measured while it learns: its bare policy against `easy`."""

from __future__ import annotations

from dataclasses import dataclass

from rubra.core.game import Box
from rubra.core.optional import needs
from rubra.research.tables import Tables
from rubra.training.network import Network
from rubra.training.rollout import as_tensor, on_device
from rubra.training.settings import TableKind

with needs("train"):
    import torch

MOST_STEPS = 1500  # decisions of the learned seat in one game, before it counts as not won


@dataclass(frozen=True)
class Strength:
    """Games of one seat against others."""

    players: int
    games: int
    won: int
    others_won: int  # games that somebody else won; nobody won the rest

    @property
    def share(self) -> float:
        """Of the games."""
        return self.won / max(1, self.games)


@torch.no_grad()
def against_easy(
    network: Network, game: str, kind: TableKind, box: Box, tables: int, device: str, seed: int
) -> Strength:
    """Let the policy's likeliest move play one seat, which one the seed says, against `easy`."""
    place = torch.device(device)
    seat = seed % kind.players
    played = Tables(
        game,
        kind.players,
        tables,
        kind.options,
        box,
        guided=(seat,),
        others="easy",
        longest=kind.longest,
        device=place.type,
    )
    played.reset(seed)
    won = lost = 0
    goes_on = torch.ones(tables, dtype=torch.bool, device=place)
    for _ in range(MOST_STEPS):
        logits = network(network.scale(as_tensor(played.observations))).policy
        legal = as_tensor(played.masks).bool()
        chosen = logits.float().masked_fill(~legal, -torch.inf).argmax(-1)
        if played.step(on_device(chosen)):
            over = as_tensor(played.terminated | played.truncated) & goes_on
            rewards = as_tensor(played.rewards)[over]
            won += int((rewards[:, seat] > 0).sum())
            lost += int(((rewards > 0).any(1) & (rewards[:, seat] <= 0)).sum())
            goes_on &= ~over
            if not goes_on.any():
                break
            played.restart()
    return Strength(kind.players, tables, won, lost)
