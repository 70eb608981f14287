"""The engine `cuda`, as far as that goes without a GPU; `make test-cuda` does the rest."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tools.engines.cuda import _with_copies, _with_wide_extremes
from tools.engines.patterns import kernel_patterns_of

from rubra.core import registry
from rubra.core.engines import cuda, cuda_file
from rubra.core.engines.cuda_file import KernelFile, find_kernels
from rubra.core.engines.module_file import ModuleError
from rubra.core.errors import EngineError, OptionError
from rubra.core.optional import MissingPackage
from rubra.core.patterns import entries_of, plain
from rubra.core.record import dtype_of
from rubra.research.tables import Tables

ROOT = Path(__file__).parent.parent.parent.parent
# Of all games, if you have the time: RUBRA_KERNEL_GAMES=all
COMPILED = registry.names() if os.environ.get("RUBRA_KERNEL_GAMES") == "all" else ("rubico",)
UNOPTIMISED = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
    "NUMBA_BOUNDSCHECK": "0",
}


@pytest.mark.parametrize("name", registry.names())
def test_kernels_are_there_and_up_to_date(name: str) -> None:
    """One for each entry of the patterns."""
    game = registry.load(name)
    expected = {
        f"{pattern.name}_{entry}"
        for pattern in kernel_patterns_of(game)
        for entry in entries_of(plain(pattern))
    }
    assert {kernel.name for kernel in find_kernels(game).kernels} == expected


@pytest.mark.parametrize("name", registry.names())
def test_kernels_are_called_as_their_rules_are_written(name: str) -> None:
    """The same parameters, and records of the same size."""
    game = registry.load(name)
    kernels = {kernel.name: kernel for kernel in find_kernels(game).kernels}
    for pattern in kernel_patterns_of(game):
        records = dict(pattern.records)
        for entry, function in entries_of(plain(pattern)).items():
            kernel = kernels[f"{pattern.name}_{entry}"]
            signature = inspect.signature(function).parameters
            assert [one.name for one in kernel.parameters] == list(signature)
            for one in kernel.parameters:
                said = re.fullmatch(r"Array\[(\w+)\]", str(signature[one.name].annotation))
                if said and said[1] in records:
                    assert one.size == dtype_of(records[said[1]]).itemsize
            # What the driver sees: an address and a length for each array, and the integers
            seen = sum({"array": 2, "integer": 1}.get(one.kind, 0) for one in kernel.parameters)
            head = kernel.ptx[kernel.ptx.index(f".entry {kernel.name}") :]
            assert head[: head.index(")")].count(".param") == seen


@pytest.mark.parametrize("name", registry.names())
def test_kernels_round_as_processors_do(name: str) -> None:
    """No multiplication is fused with an addition; each says how it rounds."""
    for kernel in find_kernels(registry.load(name)).kernels:
        assert not re.search(r"\bfma\.|\b(add|sub|mul)\.f(32|64)|\.approx|\.ftz", kernel.ptx)


@pytest.mark.parametrize("name", registry.names())
def test_kernels_are_without_what_is_compiled_wrongly(name: str) -> None:
    """The lesser or greater of two numbers of 16 bits: see docs/cuda.md."""
    for kernel in find_kernels(registry.load(name)).kernels:
        assert not re.search(r"\b(min|max)\.[su]16", kernel.ptx)


def test_extremes_become_wide() -> None:
    """Signed and unsigned, of registers and of numbers."""
    found = _with_wide_extremes("\tmax.s16 \t%rs3, %rs2, 0;\n\tmin.u16 \t%rs5, %rs3, %rs4;\n")
    assert "cvt.s32.s16 \t%wide0, %rs2" in found
    assert "mov.b32 \t%wide1, 0" in found
    assert "max.s32 \t%wide2, %wide0, %wide1" in found
    assert "cvt.u32.u16 \t%wide1, %rs4" in found
    assert "cvt.u16.u32 \t%rs5, %wide2" in found


def test_the_lines_that_show_the_mistake_are_made_wide_too() -> None:
    """Those that `make test-cuda` runs both ways."""
    text = (ROOT / "tests" / "cuda" / "narrow.ptx").read_text(encoding="utf-8")
    assert text.isascii()
    assert len(re.findall(r"max\.s16", text)) == 1
    assert "max.s32" in _with_wide_extremes(text)


@pytest.mark.parametrize("name", COMPILED)
def test_the_same_kernels_on_a_processor(name: str) -> None:
    """What is compiled for GPUs, compiled for this processor, computes what the modules do."""
    command = [sys.executable, "-m", "tests.core.engines.host_kernels", name]
    printed = subprocess.run(
        command, env={**os.environ, **UNOPTIMISED}, cwd=ROOT, check=True, capture_output=True
    ).stdout
    assert json.loads(printed) == dict.fromkeys(("random", "easy", "seated", "stepping"), True)


def test_numbers_of_metadata_are_free() -> None:
    """The loop that copies records takes none that Numba has used, however many those are."""
    text = _with_copies("!0 = !{}\n!9001 = !{!0}\n")
    numbers = re.findall(r"^!(\d+) = ", text, re.M)
    assert len(set(numbers)) == len(numbers) == 6
    assert set(re.findall(r"!llvm.loop !(\d+)", text)) <= set(numbers)


# --- What can be wrong ---


def test_a_damaged_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is one of other rules."""
    game = registry.load("rubico")
    monkeypatch.setenv("RUBRA_KERNELS", str(tmp_path))
    with pytest.raises(ModuleError, match="has no CUDA kernels"):
        find_kernels(game)
    path = tmp_path / "rubico" / cuda_file.FILE_NAME
    path.parent.mkdir()
    path.write_bytes(b"nothing")
    with pytest.raises(ModuleError, match="damaged"):
        find_kernels(game)
    monkeypatch.delenv("RUBRA_KERNELS")
    file = find_kernels(game)
    monkeypatch.setenv("RUBRA_KERNELS", str(tmp_path))
    file.description.digest = "of something else"
    path.write_bytes(cuda_file.written(KernelFile(file.description, file.kernels)))
    with pytest.raises(ModuleError, match="have changed"):
        find_kernels(game)


def test_without_cupy_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only whoever asks for a GPU needs it."""
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(MissingPackage, match=r"rubra\[cuda\]"):
        cuda.find_gpu()


class NoDeviceError(Exception):
    """What CuPy raises."""


def fake_cupy(count: int, capability: str = "90", free: int = 0) -> Any:
    """CuPy on a machine with so many GPUs."""

    def devices() -> int:
        if count < 0:
            raise NoDeviceError("no driver")
        return count

    runtime = SimpleNamespace(
        getDeviceCount=devices, CUDARuntimeError=NoDeviceError, memGetInfo=lambda: (free, free)
    )
    device = SimpleNamespace(compute_capability=capability, attributes={})
    return SimpleNamespace(
        cuda=SimpleNamespace(runtime=runtime, Device=lambda: device),
        get_default_memory_pool=lambda: SimpleNamespace(free_bytes=lambda: 0),
    )


@pytest.mark.parametrize(
    ("machine", "reason"),
    [
        (fake_cupy(-1), r"no GPU that CUDA can use \(no driver\)"),
        (fake_cupy(0), "no GPU that CUDA can use"),
        (fake_cupy(1, "61"), r"too old: its compute capability is 6\.1"),
    ],
)
def test_a_machine_without_a_gpu_that_serves(
    monkeypatch: pytest.MonkeyPatch, machine: Any, reason: str
) -> None:
    """The reason is said."""
    monkeypatch.setitem(sys.modules, "cupy", machine)
    with pytest.raises(EngineError, match=reason):
        cuda.find_gpu()


def test_work_is_cut_to_fit_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """And refused before it begins, if nothing fits."""
    monkeypatch.setitem(sys.modules, "cupy", fake_cupy(1, free=cuda.SPARE + 1000))
    engine = cuda.CudaEngine(registry.load("rubico"))
    assert engine.most(100, 50) == 10
    assert engine.most(100, 5) == 5
    assert engine.most(100, 50, besides=500) == 5
    with pytest.raises(EngineError, match="MiB free, and Rubico needs"):
        engine.most(100, 50, besides=950)


def test_tables_are_on_a_device_that_there_is() -> None:
    """And on a GPU they are one group."""
    with pytest.raises(OptionError, match="cpu or cuda"):
        Tables("rubico", 3, device="tpu")
    with pytest.raises(OptionError, match="leave out threads"):
        Tables("rubico", 3, 4, threads=2, device="cuda")
