"""The network as whole numbers, as it is shipped and as every engine computes it.

Weights become 8 bits with a scale for each output. Sums of whole numbers are the same in any order,
so a processor, a browser and a GPU give the same bits. The file is in the format safetensors; what
stands in it is said in docs/training.md, and bots read it (bots/network_file.py).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.core.optional import needs
from rubra.training.network import Expected, Network

with needs("train"):
    import torch

UNIT = 128  # what 1.0 is, of an input and of an activation
MOST_INPUT = 4095
MOST_ACTIVATION = 1023
SHIFT = 24
MOST_WEIGHT = 127
DTYPES = {"int8": "I8", "int32": "I32", "float32": "F32"}

Tensors = dict[str, npt.NDArray[Any]]


def quantise(network: Network) -> Tensors:
    """The weights as they are shipped."""
    found: Tensors = {"input.gain": numbers(network.gain * UNIT).astype(np.float32)}
    for name, layer in (("input", network.input), ("hidden", network.hidden)):
        weight, bias, step = whole_numbers(layer)
        if name == "input":
            weight = weight[:, : network.inputs]  # behind them it is filled with zeros
        found[f"{name}.weight"] = np.ascontiguousarray(weight.T)  # a row for each input
        found[f"{name}.bias"] = (bias + np.round(0.5 / step)).astype(np.int32)  # to round, not cut
        found[f"{name}.scale"] = np.round(step * 2**SHIFT).astype(np.int32)
    for name, layer in (("policy", network.policy), ("value", network.win)):
        weight, bias, step = whole_numbers(layer)
        rows = network.actions if name == "policy" else len(weight)
        found[f"{name}.weight"] = weight[:rows]
        found[f"{name}.bias"] = bias[:rows].astype(np.int32)
        found[f"{name}.scale"] = (step[:rows] / UNIT).astype(np.float32)
    return found


def whole_numbers(layer: torch.nn.Linear) -> tuple[Any, Any, Any]:
    """Weights of 8 bits, biases in units of their sums, and what 1 of a weight stands for."""
    weight, bias = numbers(layer.weight), numbers(layer.bias)
    step = np.maximum(np.abs(weight).max(1), 1e-6) / MOST_WEIGHT
    rounded = np.round(weight / step[:, None]).astype(np.int8)
    return rounded, np.round(bias * UNIT / step), step


def numbers(tensor: torch.Tensor) -> Any:
    """A tensor as an array of 64-bit numbers."""
    return tensor.detach().double().cpu().numpy()


def compute(tensors: Tensors, observations: npt.NDArray[np.float32]) -> Expected:
    """What the shipped network says of observations: the same as the rules of bots/network.py."""
    found = tensors
    inputs = np.minimum(
        (observations * found["input.gain"] + np.float32(0.5)).astype(np.int64), MOST_INPUT
    )
    inside = inputs
    for name in ("input", "hidden"):
        sums = inside @ found[f"{name}.weight"].astype(np.int64) + found[f"{name}.bias"]
        inside = np.clip((sums * found[f"{name}.scale"]) >> SHIFT, 0, MOST_ACTIVATION)
    heads = []
    for name in ("policy", "value"):
        sums = inside @ found[f"{name}.weight"].astype(np.int64).T + found[f"{name}.bias"]
        heads.append(torch.from_numpy(sums * found[f"{name}.scale"].astype(np.float64)))
    return Expected(heads[0], heads[1], torch.empty(0))


def write(path: Path, tensors: Tensors, metadata: Mapping[str, str]) -> None:
    """Write a file in the format safetensors."""
    header: dict[str, Any] = {"__metadata__": dict(metadata)}
    at = 0
    for name, array in tensors.items():
        header[name] = {
            "dtype": DTYPES[array.dtype.name],
            "shape": list(array.shape),
            "data_offsets": [at, at + array.nbytes],
        }
        at += array.nbytes
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for array in tensors.values():
            file.write(array.astype(array.dtype.newbyteorder("<")).tobytes())


def dequantise(tensors: Tensors, network: Network) -> None:
    """Give a network the weights of a file, to go on learning from."""
    with torch.no_grad():
        network.gain.copy_(torch.from_numpy(tensors["input.gain"] / UNIT))
        for name, layer in (("input", network.input), ("hidden", network.hidden)):
            step = tensors[f"{name}.scale"] / 2**SHIFT
            weight = torch.from_numpy(tensors[f"{name}.weight"].T * step[:, None])
            layer.weight[:, : weight.shape[1]].copy_(weight)
            layer.bias.copy_(torch.from_numpy((tensors[f"{name}.bias"] * step - 0.5) / UNIT))
        for name, layer in (("policy", network.policy), ("value", network.win)):
            step = tensors[f"{name}.scale"].astype(np.float64) * UNIT
            rows = len(step)
            layer.weight[:rows].copy_(torch.from_numpy(tensors[f"{name}.weight"] * step[:, None]))
            layer.bias[:rows].copy_(torch.from_numpy(tensors[f"{name}.bias"] * step / UNIT))
