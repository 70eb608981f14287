"""The network that learns, in PyTorch: what a seat sees in, what it would do and who will win out.

Two hidden layers. What is shipped are whole numbers (quantised.py); so activations are kept between
0 and CEILING from the beginning.
"""

from __future__ import annotations

from typing import NamedTuple

from rubra.core.optional import needs

with needs("train"):
    import torch
    from torch import nn

CEILING = 8.0  # of an activation
ALIGNED = (
    64  # widths of matrices are multiples of it, or a GPU multiplies them several times slower
)
MOST_INPUT = 32.0  # of an input, once it is scaled
WIN, MARGIN = range(2)  # what is expected of a seat


class Expected(NamedTuple):
    """What the network says of some positions."""

    policy: torch.Tensor  # a logit for each action
    win: torch.Tensor  # a logit for each seat, counted from the one that looks
    margin: torch.Tensor  # the expected lead of each seat, from -1 to 1


class Network(nn.Module):
    """From observations to a policy and to what each seat may expect."""

    gain: torch.Tensor

    def __init__(self, inputs: int, actions: int, seats: int, hidden: tuple[int, int]) -> None:
        super().__init__()
        first, second = hidden
        self.inputs, self.actions = inputs, actions
        self.register_buffer("gain", torch.ones(inputs))  # brings each input to a size near 1
        self.input = nn.Linear(aligned(inputs), first)
        self.hidden = nn.Linear(first, second)
        self.policy = nn.Linear(second, aligned(actions))
        self.win = nn.Linear(second, seats)
        self.margin = nn.Linear(second, seats)
        nn.init.kaiming_uniform_(self.input.weight, nonlinearity="relu")
        self.input.weight.data.mul_((inputs / 256) ** 0.5)  # few inputs are not 0
        self.input.weight.data[:, inputs:] = 0
        for head in (self.policy, self.win, self.margin):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def scale(self, observations: torch.Tensor, out: torch.Tensor | None = None) -> torch.Tensor:
        """Observations as the first layer takes them: scaled, with zeros up to its width.

        `out` may be of fewer bits; what lies behind the observations in it is zero already.
        """
        if out is None:
            wide = (*observations.shape[:-1], self.input.in_features)
            out = torch.zeros(wide, dtype=observations.dtype, device=observations.device)
        torch.mul(observations, self.gain, out=out[..., : self.inputs])
        return out.clamp_(max=MOST_INPUT)

    def forward(self, scaled: torch.Tensor) -> Expected:
        """What to do and what to expect, of scaled observations."""
        inside = self.input(scaled).clamp(0, CEILING)
        inside = self.hidden(inside).clamp(0, CEILING)
        policy = self.policy(inside)[..., : self.actions]
        return Expected(policy, self.win(inside), self.margin(inside))


def aligned(width: int) -> int:
    """The next width that a GPU likes."""
    return -(-width // ALIGNED) * ALIGNED


def masked(logits: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """Log-chances of actions, where only legal ones are chosen."""
    return torch.log_softmax(logits.float().masked_fill(~legal, -torch.inf), dim=-1)
