"""The engine `wasm`: rules as a WebAssembly module, run by wasmtime.

The module asks nothing of its host and cannot reach outside its own memory. A bot, a series or a
group of tables has an instance of the module, whose memory holds its records (`new_memory`). For
everything else each thread has one instance; records of others are copied into its memory for each
call, and back. An entry gets for each array its address and its length, and integers as they are.

How a function of a module is called is in wasm_calls.py.
"""

from __future__ import annotations

import atexit
import ctypes
import threading
import weakref
from contextlib import suppress
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import wasmtime

from rubra.core.engines.interface import Memory
from rubra.core.engines.module_file import REMEDY, ModuleFile
from rubra.core.engines.wasm_calls import ALIGNMENT, Call, caller_of
from rubra.core.errors import EngineError
from rubra.core.patterns import Pattern, entries_of, plain
from rubra.core.record import Rows, dtype_of

PAGE = 1 << 16
SCRATCH = 1 << 16  # bytes for what is copied in, at first
MOST_MEMORY = 1 << 32


@cache
def _runtime() -> wasmtime.Engine:
    config = wasmtime.Config()
    with suppress(wasmtime.WasmtimeError):  # there may be no folder to write to
        config.cache = True  # machine code of modules is kept on disk
    return wasmtime.Engine(config)


@atexit.register
def _leave_the_rest() -> None:
    """What is still there when Python ends goes with the process.

    wasmtime would delete it piece by piece, with functions that are gone by then, and complain.
    """
    wasmtime._managed.Managed.__del__ = lambda _: None  # type: ignore[method-assign]


class WasmEngine:
    """Runs the module of one game."""

    name = "wasm"

    def __init__(self, file: ModuleFile) -> None:
        try:
            self.runtime = _runtime()
            self.module = wasmtime.Module(self.runtime, file.content)
        except wasmtime.WasmtimeError as error:
            reason = f"the WebAssembly module of {file.game} is damaged; {REMEDY}"
            raise EngineError(reason) from error
        self.game = file.game
        self.is_checked = file.description.checked
        self.exports = {export.name for export in self.module.exports}
        self._own = threading.local()
        self._loaded: dict[Pattern, Any] = {}

    def load(self, pattern: Pattern) -> Any:
        """The entries of a pattern."""
        if pattern not in self._loaded:
            self._loaded[pattern] = self._load(pattern)
        return self._loaded[pattern]

    def _load(self, pattern: Pattern) -> Any:
        module = plain(pattern)
        found = dict(vars(module))
        for name, function in entries_of(module).items():
            export = f"{pattern.name}.{name}"
            if export not in self.exports:
                raise EngineError(f"the WebAssembly module of {self.game} has no {export}")
            found[name] = caller_of(self, export, function)
        return SimpleNamespace(**found)

    def new_memory(self) -> Memory:
        """A new instance."""
        return Instance(self)

    @property
    def instance(self) -> Instance:
        """The instance of this thread."""
        found: Instance | None = getattr(self._own, "instance", None)
        if found is None or found.is_broken:
            found = self._own.instance = Instance(self)
        return found


class Instance:
    """A module with its memory. Used by one thread at a time."""

    def __init__(self, engine: WasmEngine) -> None:
        self.engine = engine
        self.is_broken = False
        self.store = wasmtime.Store(engine.runtime)
        exports = wasmtime.Instance(self.store, engine.module, []).exports(self.store)
        self._exports = exports
        memory = exports["memory"]
        base = exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(base, wasmtime.Global)
        self._memory = memory
        self._start = ctypes.addressof(memory.data_ptr(self.store).contents)
        self._end = _aligned(base.value(self.store))  # of what is in use
        self.kept: dict[int, int] = {}  # by id of constant rows: where their copy lies
        self._free: dict[int, list[int]] = {}  # by size: where copies lay of rows that are gone
        self.calls: dict[str, Call] = {}
        self.context: Any = ctypes.cast(self.store._context(), ctypes.c_void_p).value
        self.scratch_size = 0
        self.scratch = 0  # the address of what is copied in
        self.window = memoryview(b"")  # and a look at it
        self.widen(SCRATCH)

    def function(self, name: str) -> Any:
        """An exported function, as the C interface knows it."""
        found = self._exports[name]
        assert isinstance(found, wasmtime.Func)
        return found._func

    # --- Memory ---

    def rows(self, cls: type, count: int) -> Rows:
        """Blank records in this memory."""
        dtype = dtype_of(cls)
        return self._new(dtype, dtype.itemsize * count)

    def numbers(self, dtype: Any, count: int) -> Rows:
        """Zeros in this memory."""
        kind = np.dtype(dtype)
        return self._new(kind, kind.itemsize * count)

    def _new(self, dtype: np.dtype[Any], size: int) -> Rows:
        address = self._allocate(size)
        return Rows(dtype, self._view(address, size), self, address)

    def _allocate(self, size: int) -> int:
        address = self._end
        self._end = _aligned(address + size)
        missing = self._end - self._memory.data_len(self.store)
        if missing > 0:
            if self._end > MOST_MEMORY:
                raise MemoryError(f"a WebAssembly module can hold 4 GiB, not {self._end:,} bytes")
            self._memory.grow(self.store, -(-missing // PAGE))
            if ctypes.addressof(self._memory.data_ptr(self.store).contents) != self._start:
                raise EngineError("wasmtime has moved the memory of a module")
        return address

    def _view(self, address: int, size: int) -> memoryview:
        memory = (ctypes.c_uint8 * size).from_address(self._start + address)
        memory.owner = self  # type: ignore[attr-defined]  # it lives as long as what looks at it
        return memoryview(memory).cast("B")

    def widen(self, size: int) -> None:
        """Have so many bytes, or more, for what is copied in."""
        self.scratch_size = max(size, 2 * self.scratch_size)
        self.scratch = self._allocate(self.scratch_size)
        self.window = self._view(self.scratch, self.scratch_size)
        memory: Any = self.window.obj
        del memory.owner  # or this would never be freed

    def keep(self, rows: Rows) -> int:
        """Make a copy of rows that never change; returns its address."""
        size = len(rows.raw)
        free = self._free.setdefault(size, [])
        found = free.pop() if free else self._allocate(size)
        self._view(found, size)[:] = rows.raw
        self.kept[id(rows)] = found
        weakref.finalize(rows, _forget, weakref.ref(self), id(rows), size)
        return found

    def forget(self, name: int, size: int) -> None:
        """The rows with this id are gone."""
        self._free[size].append(self.kept.pop(name))


def _forget(instance: weakref.ref[Instance], name: int, size: int) -> None:
    if (found := instance()) is not None:
        found.forget(name, size)


def _aligned(address: int) -> int:
    return -(-address // ALIGNMENT) * ALIGNMENT
