"""Calls of functions of a WebAssembly module.

wasmtime's own way to call a function takes 20 to 180 µs. Its C interface does it in about 1 µs, and
the Python package gives access to it. To go through the arguments of just any function would take
twice as long again, so what calls an entry is written out for it, as `dataclass` writes `__init__`.
"""

from __future__ import annotations

import ctypes
import inspect
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import wasmtime
from wasmtime import _bindings as c_interface

from rubra.core.errors import RulesFailed
from rubra.core.record import Rows
from rubra.core.rule import settings_of

if TYPE_CHECKING:
    from rubra.core.engines.wasm import Instance, WasmEngine

ALIGNMENT = 16
VALUE = ctypes.sizeof(c_interface.wasmtime_val_raw_t)


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


def caller_of(engine: WasmEngine, export: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that calls an entry of a module with rows, arrays and integers."""
    settings = settings_of(function)
    assert settings is not None
    signature = inspect.signature(function)
    kinds: dict[str, str] = {}
    arrays: list[str] = []
    changed: list[str] = []  # of the arrays
    for number, (name, parameter) in enumerate(signature.parameters.items()):
        argument = f"a{number}"  # which is no name of a variable in the text
        kinds[argument] = str(parameter.annotation)
        if kinds[argument] not in ("int", "bool"):
            arrays.append(argument)
            if name not in settings.reads:
                changed.append(argument)
    returns = signature.return_annotation not in (None, "None")
    known = {
        "Call": Call,
        "Rows": Rows,
        "call_c": _call,
        "engine": engine,
        "export": export,
        "fault": _fault,
        "first": _first,
    }
    exec(_source(kinds, arrays, changed, returns), known)
    written: Callable[..., Any] = known["call"]  # type: ignore[assignment]  # the text defines it
    return written


def _source(kinds: dict[str, str], arrays: list[str], changed: list[str], returns: bool) -> str:
    """The text of a function that calls an entry.

    Rows in the memory of the instance are given by their address; of rows that never change the
    instance keeps a copy; others are copied in, and back if the entry changes them.
    """
    values: list[str] = []
    for name, kind in kinds.items():
        if name in arrays:
            values += [f"at_{name}", f"len({name}.raw) // {name}.dtype.itemsize"]
        else:
            values.append(name if kind == "int" else f"int({name})")
    lines = [f"def call({', '.join(kinds)}):"]
    for name in arrays:
        lines += [f"    if type({name}) is not Rows: {name} = Rows.over({name})"]
    homes = " or ".join(f"{name}.home" for name in arrays) or "None"
    lines += [
        f"    instance = {homes} or engine.instance",
        "    if instance.is_broken: raise fault(engine.game, export, None, None)",
        "    used = 0",
    ]
    for name in arrays:
        lines += [
            f"    copied_{name} = False",
            f"    if {name}.home is instance:",
            f"        at_{name} = {name}.address",
            f"    elif {name}.constant:",
            f"        at_{name} = instance.kept.get(id({name})) or instance.keep({name})",
            "    else:",
            f"        copied_{name} = len({name}.raw) > 0",
            f"        at_{name} = 0",
            f"        from_{name} = used",
            f"        to_{name} = used + len({name}.raw)",
            f"        used = (to_{name} + {ALIGNMENT - 1}) & {-ALIGNMENT}",
        ]
    lines += [
        "    if used:",
        "        if used > instance.scratch_size: instance.widen(used)",
        "        scratch, window = instance.scratch, instance.window",
    ]
    for name in arrays:
        lines += [
            f"        if copied_{name}:",
            f"            at_{name} = scratch + from_{name}",
            f"            window[from_{name}:to_{name}] = {name}.raw",
        ]
    lines += [
        "    prepared = instance.calls.get(export)",
        "    if prepared is None:",
        f"        prepared = instance.calls[export] = Call(instance, export, {len(values)})",
        f"    prepared.pack(prepared.values, 0, {', '.join(values) or '0'})",
        "    error = call_c(*prepared.addresses)",
        "    if error or prepared.trap.value:",
        "        instance.is_broken = True",
        "        raise fault(engine.game, export, error, prepared.trap.value)",
    ]
    for name in changed:
        lines += [f"    if copied_{name}: {name}.raw[:] = window[from_{name}:to_{name}]"]
    lines += ["    return first(prepared.values)[0]"] if returns else []
    return "\n".join(lines)


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
    elif trap:
        found = wasmtime.Trap._from_ptr(ctypes.cast(trap, ctypes.POINTER(c_interface.wasm_trap_t)))
    else:
        return RulesFailed(f"an earlier error has ended this instance of {game}")
    reason = str(found).strip().splitlines()[-1]
    return RulesFailed(f"the rules of {game} have failed in {export}: {reason}")
