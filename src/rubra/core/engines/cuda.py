"""The engine `cuda`: rules as kernels on an NVIDIA GPU.

It plays series, studies and many tables (bots/kernels.py, lab/kernels.py, research/kernels.py), and
nothing else: one game is not faster there. Kernels come with the package as PTX (cuda_file.py); the
driver compiles them when they are first used, and remembers that. CuPy comes with `rubra[cuda]`.

A thread plays its game in memory of its own ("local" memory), which the GPU lays out so that
neighbouring threads read neighbouring bytes.
"""

from __future__ import annotations

from functools import cache
from threading import RLock
from typing import Any

import numpy as np

from rubra.core.engines.cuda_file import Kernel, find_kernels
from rubra.core.engines.module_file import ModuleError
from rubra.core.errors import EngineError
from rubra.core.game import Game
from rubra.core.optional import needs
from rubra.core.record import Rows, dtype_of

OLDEST = (7, 0)  # compute capability that kernels are made for
BLOCK = 128  # threads in a block
LOCAL_BYTES = 3  # the driver's number of this attribute of a function
SPARE = 256 << 20  # bytes of a GPU's memory that are left to others


class CudaEngine:
    """Runs the kernels of one game on the GPU that is in use."""

    name = "cuda"

    def __init__(self, game: Game) -> None:
        self.game = game
        try:
            file = find_kernels(game)
        except ModuleError as error:
            raise EngineError(str(error)) from None
        self._kernels = {kernel.name: kernel for kernel in file.kernels}
        self.cupy = find_gpu()
        self.device = self.cupy.cuda.Device()
        self._loaded: dict[str, LoadedKernel] = {}
        self._loading = RLock()
        self.in_use = RLock()  # held by a thread of this process whose work fills the GPU

    def kernel(self, name: str) -> LoadedKernel:
        """A kernel, compiled for this GPU if it has not been yet. Raises EngineError."""
        with self._loading:
            if name not in self._loaded:
                self._loaded[name] = LoadedKernel(self, self._kernels[name])
            return self._loaded[name]

    @property
    def processors(self) -> int:
        """How many multiprocessors the GPU has."""
        return int(self.device.attributes["MultiProcessorCount"])

    @property
    def free_memory(self) -> int:
        """Bytes that can be asked for; those that CuPy holds ready are among them."""
        free, _ = self.cupy.cuda.runtime.memGetInfo()
        pool = self.cupy.get_default_memory_pool()
        return max(0, int(free) + int(pool.free_bytes()) - SPARE)

    def most(self, size: int, wanted: int, besides: int = 0) -> int:
        """How many things of so many bytes there is room for, at most `wanted`.

        `besides` are bytes that are needed in any case. Raises EngineError if there is none.
        """
        free = self.free_memory
        found = min(wanted, (free - besides) // size)
        if found < 1:
            raise EngineError(
                f"the GPU has {free >> 20:,} MiB free, and {self.game.about.title} needs"
                f" {(besides + size >> 20) + 1:,}"
            )
        return found

    def rows(self, dtype: np.dtype[Any], count: int) -> DeviceRows:
        """Blank records on the GPU."""
        return DeviceRows(self.cupy, dtype, count)

    def copy(self, rows: Rows) -> DeviceRows:
        """A copy of records on the GPU."""
        copied = self.rows(rows.dtype, len(rows))
        copied.put(rows.array)
        return copied


@cache
def cuda_for(game: Game) -> CudaEngine:
    """The engine of a game. Raises EngineError, or MissingPackage."""
    return CudaEngine(game)


def find_gpu() -> Any:
    """CuPy, if there is a GPU that it can use. Raises EngineError, or MissingPackage."""
    with needs("cuda"):
        import cupy
    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise EngineError(f"there is no GPU that CUDA can use ({error})") from None
    if not count:
        raise EngineError("there is no GPU that CUDA can use")
    found = cupy.cuda.Device().compute_capability
    capability = int(found[:-1]), int(found[-1])
    if capability < OLDEST:
        raise EngineError(
            f"the GPU is too old: its compute capability is {capability[0]}.{capability[1]},"
            f" and {OLDEST[0]}.{OLDEST[1]} is needed"
        )
    return cupy


class LoadedKernel:
    """A kernel, ready to be launched."""

    def __init__(self, engine: CudaEngine, kernel: Kernel) -> None:
        self._engine = engine
        self._name = kernel.name
        self._parameters = [one for one in kernel.parameters if one.kind in ("array", "integer")]
        driver = engine.cupy.cuda.driver
        self._module = engine.cupy.cuda.function.Module()
        try:
            self._module.load(kernel.ptx.encode())
        except driver.CUDADriverError as error:
            reason = f"the driver does not compile {kernel.name} of {engine.game.name} ({error})"
            raise EngineError(f"{reason}; a newer driver may help") from None
        self._function = self._module.get_function(kernel.name)
        self.local_bytes = int(driver.funcGetAttribute(LOCAL_BYTES, self._function.ptr))
        self._room_is_there = False

    @property
    def local_memory(self) -> int:
        """Bytes that the driver takes for the own memory of all threads that can run at once."""
        each = int(self._engine.device.attributes["MaxThreadsPerMultiProcessor"])
        return self.local_bytes * each * self._engine.processors

    def launch(self, threads: int, *arguments: Any, block: int = BLOCK) -> None:
        """Run so many threads, or a few more; arguments are DeviceRows, arrays and integers."""
        given: list[Any] = []
        for parameter, one in zip(self._parameters, arguments, strict=True):
            if parameter.kind == "integer":
                given.append(np.int64(one))
                continue
            size = one.dtype.itemsize
            if size != parameter.size:
                raise TypeError(f"{self._name}: an item of {parameter.name} has {size} bytes")
            given += [one.raw if isinstance(one, DeviceRows) else one, np.int64(len(one))]
        if not self._room_is_there:
            self._engine.most(1, 1, self.local_memory)
        self._function((-(-threads // block),), (block,), tuple(given))
        self._room_is_there = True


class DeviceRows:
    """Records side by side in the memory of a GPU. Their fields are CuPy arrays, without a copy."""

    def __init__(self, cupy: Any, dtype: np.dtype[Any], count: int) -> None:
        self._cupy = cupy
        self.dtype = dtype
        self._count = count
        self.raw = cupy.zeros(dtype.itemsize * count, np.uint8)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, field: str) -> Any:
        assert self.dtype.fields is not None
        kind, offset = self.dtype.fields[field][:2]
        shape, item = (kind.shape, kind.base) if kind.subdtype else ((), kind)
        if item.names:
            raise TypeError(f"{field} holds records, and is no array of numbers")
        inner = [item.itemsize] if shape else []
        return self._cupy.ndarray(
            (self._count, *shape),
            item,
            memptr=self.raw.data + offset,
            strides=(self.dtype.itemsize, *inner),
        )

    def __setitem__(self, field: str, value: Any) -> None:
        self[field][...] = self._cupy.asarray(value)

    def first(self, count: int) -> DeviceRows:
        """The first of them; the memory is shared."""
        rows = DeviceRows.__new__(DeviceRows)
        rows._cupy, rows.dtype, rows._count = self._cupy, self.dtype, count
        rows.raw = self.raw[: count * self.dtype.itemsize]
        return rows

    def clear(self) -> None:
        """Make all of it zero."""
        self.raw.fill(0)

    def put(self, array: Any) -> None:
        """Copy records from an array of this process."""
        self.raw.set(np.ascontiguousarray(array).view(np.uint8).reshape(-1))

    def get(self, first: int = 0, count: int | None = None) -> Any:
        """A copy of some of the records, as an array of this process."""
        size = self.dtype.itemsize
        end = self._count if count is None else first + count
        return self.raw[first * size : end * size].get().view(self.dtype)


def record_rows(engine: CudaEngine, cls: type, count: int) -> DeviceRows:
    """Blank records of a class on the GPU."""
    return engine.rows(dtype_of(cls), count)
