"""A seat of Rubico learns to win against random play, all of it on one GPU (PyTorch, CuPy).

    pip install 'rubra[cuda]' torch
    python examples/research/train_on_gpu.py [UPDATES]

Tables are stepped by kernels; observations and masks are PyTorch tensors on the same memory.
"""

import sys

import torch
from torch import nn
from torch.distributions import Categorical

from rubra.research.tables import Tables

TABLES, STEPS, UPDATES = 16_384, 16, int(sys.argv[1]) if len(sys.argv) > 1 else 300

tables = Tables("rubico", 3, TABLES, guided=(0,), others="random", device="cuda")
tables.reset(seed=1)
seen = torch.from_dlpack(tables.observations)  # no copy: these change with every step
legal = torch.from_dlpack(tables.masks)
body = nn.Sequential(nn.Linear(seen.shape[1], 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
policy, value = nn.Linear(256, legal.shape[1]), nn.Linear(256, 1)
net = nn.ModuleList([body, policy, value]).cuda()
optimiser = torch.optim.Adam(net.parameters(), 1e-3)

for update in range(1, UPDATES + 1):
    steps, won, played = [], 0.0, 0
    for _ in range(STEPS):
        looked, mask = seen.clone(), legal.bool()
        with torch.no_grad():
            logits = policy(body(looked)).masked_fill(~mask, -1e9)
        action = Categorical(logits=logits).sample()
        ended = tables.step(action)
        reward = torch.as_tensor(tables.rewards[:, 0].copy(), device="cuda")
        over = torch.as_tensor(tables.terminated | tables.truncated, device="cuda")
        steps.append((looked, mask, action, reward, over))
        won, played = won + (reward > 0).sum().item(), played + ended
        if ended:
            tables.restart()
    with torch.no_grad():
        returns = value(body(seen)).squeeze(1)
    for looked, mask, action, reward, over in reversed(steps):
        returns = reward + returns * ~over
        inside = body(looked)
        choice = Categorical(logits=policy(inside).masked_fill(~mask, -1e9))
        gain = returns - value(inside).squeeze(1)
        loss = -(choice.log_prob(action) * gain.detach()).mean() + 0.5 * gain.square().mean()
        optimiser.zero_grad()
        (loss - 0.01 * choice.entropy().mean()).backward()
        optimiser.step()
    if update % 20 == 0 or update == 1:
        print(f"update {update}: seat 0 has won {won / max(1, played):.1%} of {played} games")
