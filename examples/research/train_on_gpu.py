"""A seat of The Red Cathedral learns to win against random play, all on one GPU (PyTorch, CuPy).

    pip install 'rubra[cuda]' torch
    python examples/research/train_on_gpu.py [UPDATES]

Tables are stepped by kernels; observations and masks are PyTorch tensors on the same memory.
"""

import sys

import torch
from torch import nn
from torch.distributions import Categorical

from rubra.research.tables import Tables

TABLES, STEPS, UPDATES = 8192, 32, int(sys.argv[1]) if len(sys.argv) > 1 else 200

tables = Tables("cathedral", 2, TABLES, guided=(0,), others="random", longest=1500, device="cuda")
tables.reset(seed=1)
seen = torch.from_dlpack(tables.observations)  # no copy: these change with every step
legal = torch.from_dlpack(tables.masks)
body = nn.Sequential(nn.Linear(seen.shape[1], 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
policy, value = nn.Linear(256, legal.shape[1]), nn.Linear(256, 1)
optimiser = torch.optim.Adam(nn.ModuleList([body, policy, value]).cuda().parameters(), 5e-4)


def look(observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
    """What the network would do, and what it expects."""
    inside = body(observations)
    return Categorical(logits=policy(inside).masked_fill(~masks, -1e9)), value(inside).squeeze(1)


for update in range(1, UPDATES + 1):
    steps, won, played = [], 0, 0
    for _ in range(STEPS):
        looked, mask = seen.clone(), legal.bool()
        with torch.no_grad():
            action = look(looked, mask)[0].sample()
        ended = tables.step(action)
        reward = torch.as_tensor(tables.rewards[:, 0].copy(), device="cuda")
        over = torch.as_tensor(tables.terminated | tables.truncated, device="cuda")
        steps.append((looked, mask, action, reward, over))
        won, played = won + int((reward > 0).sum()), played + ended
        if ended:
            tables.restart()
    with torch.no_grad():
        returns = look(seen, legal.bool())[1]
    for looked, mask, action, reward, over in reversed(steps):
        returns = reward + 0.995 * returns * ~over
        choice, expected = look(looked, mask)
        gain = returns - expected
        better = gain.detach() / (gain.detach().std() + 1e-3)
        loss = -(choice.log_prob(action) * better).mean() + gain.square().mean()
        (loss - 0.01 * choice.entropy().mean()).div(STEPS).backward()
    optimiser.step()
    optimiser.zero_grad()
    if update % 20 == 0 or update == 1:
        print(f"update {update}: seat 0 has won {won} of {played} games")
