"""The engine `wasm`: rules as a WebAssembly module, run by wasmtime.

The module asks nothing of its host and cannot reach outside its own memory. A bot, a series or a
group of tables has an instance of the module, whose memory holds its records (`new_memory`). For
everything else each thread has one instance; records of others are copied into its memory for each
call, and back. An entry gets for each array its address and its length, and integers as they are.

wasmtime's own way to call a function takes 20 to 180 µs. Its C interface does it in 1 to 2 µs, and
the Python package gives access to it.
"""

from __future__ import annotations

import atexit
import ctypes
import inspect
import struct
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import wasmtime
from wasmtime import _bindings as c_interface

from rubra.core.engines.interface import Memory
from rubra.core.engines.module_file import REMEDY, ModuleFile
from rubra.core.errors import EngineError, RulesFailed
from rubra.core.patterns import Pattern, entries_of, plain
from rubra.core.record import Rows, dtype_of
from rubra.core.rule import settings_of

PAGE = 1 << 16
ALIGNMENT = 16
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
            found[name] = Entry(self, export, function).call
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
        self._kept: dict[int, int] = {}  # by id of constant rows: where their copy lies
        self._free: dict[int, list[int]] = {}  # by size: where copies lay of rows that are gone
        self.calls: dict[str, Call] = {}
        self.context = ctypes.cast(self.store._context(), ctypes.c_void_p).value
        self._scratch_size = 0
        self._scratch = 0
        self._window = memoryview(b"")
        self.scratch_of(SCRATCH)

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

    def scratch_of(self, size: int) -> tuple[int, memoryview]:
        """The address of a place with so many bytes, for what is copied in; and a look at it."""
        if size > self._scratch_size:
            self._scratch_size = max(size, 2 * self._scratch_size)
            self._scratch = self._allocate(self._scratch_size)
            self._window = self._view(self._scratch, self._scratch_size)
            memory: Any = self._window.obj
            del memory.owner  # or this would never be freed
        return self._scratch, self._window

    def keep(self, rows: Rows) -> int:
        """The address of a copy of rows that never change."""
        found = self._kept.get(id(rows))
        if found is None:
            size = len(rows.raw)
            free = self._free.setdefault(size, [])
            found = free.pop() if free else self._allocate(size)
            self._view(found, size)[:] = rows.raw
            self._kept[id(rows)] = found
            weakref.finalize(rows, _forget, weakref.ref(self), id(rows), size)
        return found

    def forget(self, name: int, size: int) -> None:
        """The rows with this id are gone."""
        self._free[size].append(self._kept.pop(name))


def _forget(instance: weakref.ref[Instance], name: int, size: int) -> None:
    if (found := instance()) is not None:
        found.forget(name, size)


def _aligned(address: int) -> int:
    return -(-address // ALIGNMENT) * ALIGNMENT


class Entry:
    """One entry of a pattern in a module."""

    def __init__(self, engine: WasmEngine, export: str, function: Callable[..., Any]) -> None:
        settings = settings_of(function)
        assert settings is not None
        names = list(inspect.signature(function).parameters)
        self._engine = engine
        self._export = export
        self._changed = [name not in settings.reads for name in names]
        self._returns = inspect.signature(function).return_annotation not in (None, "None")

    def call(self, *arguments: Any) -> Any:
        """Call it with rows, arrays and integers."""
        instance: Any = None
        for one in arguments:
            if type(one) is Rows and one.home is not None:
                instance = one.home
                break
        if instance is None:
            instance = self._engine.instance
        values: list[int] = []
        foreign: list[tuple[Any, int, int]] = []
        used = 0
        for one, changed in zip(arguments, self._changed, strict=True):
            if isinstance(one, int):
                values.append(one)
                continue
            if type(one) is not Rows:
                if not isinstance(one, np.ndarray):
                    values.append(int(one))
                    continue
                one = Rows.over(one)
            if one.home is instance:
                values.append(one.address)
            elif one.constant:
                values.append(instance.keep(one))
            else:
                size = len(one.raw)
                foreign.append((one.raw, len(values), size if changed else -size))
                values.append(used)
                used = _aligned(used + size)
            values.append(len(one))
        if foreign:
            scratch, window = instance.scratch_of(used)
            for raw, place, size in foreign:
                at = values[place]
                values[place] = scratch + at
                window[at : at + abs(size)] = raw
            result = self._run(instance, values)
            for raw, place, size in foreign:
                if size > 0:
                    at = values[place] - scratch
                    raw[:] = window[at : at + size]
            return result
        return self._run(instance, values)

    def _run(self, instance: Instance, values: list[int]) -> Any:
        if instance.is_broken:
            raise RulesFailed(f"an earlier error has ended this instance of {self._engine.game}")
        prepared = instance.calls.get(self._export)
        if prepared is None:
            prepared = instance.calls[self._export] = Call(instance, self._export, len(values))
        prepared.pack(prepared.values, 0, *values)
        error = _call(*prepared.addresses)
        if error or prepared.trap.value:
            instance.is_broken = True
            raise _fault(self._engine.game, self._export, error, prepared.trap.value)
        return _first(prepared.values)[0] if self._returns else None


class Call:
    """What a call of one function of one instance needs, made once."""

    def __init__(self, instance: Instance, export: str, count: int) -> None:
        self._function = instance.function(export)
        count = max(1, count)  # the result comes in the place of the first argument
        self.values = bytearray(VALUE * count)
        self._held = (ctypes.c_uint8 * len(self.values)).from_buffer(self.values)
        self.pack = struct.Struct("<" + "q8x" * count).pack_into
        self.trap = ctypes.c_void_p()
        self.addresses = (
            instance.context,
            ctypes.addressof(self._function),
            ctypes.addressof(self._held),
            count,
            ctypes.addressof(self.trap),
        )


VALUE = ctypes.sizeof(c_interface.wasmtime_val_raw_t)
_first = struct.Struct("<q").unpack_from
# With plain addresses: to make pointers of them takes as long as the call
_prototype = ctypes.CFUNCTYPE(
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t,
    ctypes.c_void_p,
)  # fmt: skip
_library: Any = vars(c_interface)["dll"]  # Any: it is not exported
_call = _prototype(("wasmtime_func_call_unchecked", _library))


def _fault(game: str, export: str, error: Any, trap: Any) -> RulesFailed:
    """What went wrong in a module, in a sentence."""
    found: Any
    if error:
        kind = ctypes.POINTER(c_interface.wasmtime_error_t)
        found = wasmtime.WasmtimeError._from_ptr(ctypes.cast(error, kind))
    else:
        found = wasmtime.Trap._from_ptr(ctypes.cast(trap, ctypes.POINTER(c_interface.wasm_trap_t)))
    reason = str(found).strip().splitlines()[-1]
    return RulesFailed(f"the rules of {game} have failed in {export}: {reason}")
