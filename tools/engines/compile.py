"""From rules to WebAssembly.

Numba compiles each entry of a pattern, with all that it calls, to LLVM's intermediate language,
for a processor without any features of its own. LLVM then writes WebAssembly instead of machine
code, and wasm-ld (Debian's package lld) puts the entries of a game into one module. It imports
nothing.
"""

from __future__ import annotations

import inspect
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import types as numba_types
from numba.extending import intrinsic
from numba.np import arrayobj as numba_arrays

from rubra.core.engines.native import compiler_for
from rubra.core.patterns import Pattern, entries_of, plain
from rubra.core.record import dtype_of

types: Any = numba_types  # Any: Numba is hardly typed
arrays: Any = numba_arrays

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
STACK = 1 << 17  # bytes

# What annotations call arrays that are not of records
NUMBER_ARRAYS = {
    "MoveArray": np.int64,
    "Numbering": np.int64,
    "Numbers": np.float32,
    "Masks": np.int8,
}
_ROWS = re.compile(r"Array\[(\w+)\]")


@intrinsic
def array_at(_context: Any, pointer: Any, length: Any) -> Any:
    """The array of so many items at an address."""
    kind = types.Array(pointer.dtype, 1, "C")

    def write(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        address, count = given
        array = context.make_array(kind)(context, builder)
        item = context.get_abi_sizeof(context.get_data_type(pointer.dtype))
        size = context.get_constant(types.intp, item)
        data = builder.bitcast(address, array.data.type)
        arrays.populate_array(array, data, (count,), (size,), size, None)
        return array._getvalue()

    return kind(pointer, length), write


def entry_types(pattern: Pattern, function: Callable[..., Any]) -> list[Any]:
    """The type of each argument of an entry: an item of an array, or an integer."""
    records = dict(pattern.records)
    found: list[Any] = []
    for name, parameter in inspect.signature(function).parameters.items():
        said = str(parameter.annotation)
        if said in ("int", "bool"):
            found.append(said)
        elif said in NUMBER_ARRAYS:
            found.append(numba.from_dtype(np.dtype(NUMBER_ARRAYS[said])))
        elif match := _ROWS.fullmatch(said):
            record = records.get(match[1]) or plain(pattern).__dict__[match[1]]
            found.append(numba.from_dtype(dtype_of(record)))
        else:
            raise TypeError(f"{pattern.name}.{function.__name__}: what is {name}: {said}?")
    return found


def entry_code(pattern: Pattern, name: str, function: Callable[..., Any]) -> tuple[str, Any]:
    """An entry in LLVM's language, as a function of addresses, lengths and integers.

    Returns the name of the function and the module that holds it.
    """
    overload, signature = entry_overload(pattern, function)
    return _wrapped(f"{pattern.name}.{name}", overload, signature)


def entry_overload(pattern: Pattern, function: Callable[..., Any]) -> tuple[Any, list[Any]]:
    """What Numba makes of an entry, as a function of addresses, lengths and integers.

    Returns it with the types of its arguments.
    """
    kinds = entry_types(pattern, function)
    parameters: list[str] = []
    arguments: list[str] = []
    signature: list[Any] = []
    for number, kind in enumerate(kinds):
        if kind in ("int", "bool"):
            parameters.append(f"a{number}")
            arguments.append(f"a{number}" if kind == "int" else f"a{number} != 0")
            signature.append(types.int64)
        else:
            parameters += [f"a{number}", f"n{number}"]
            arguments.append(f"array_at(a{number}, n{number})")
            signature += [types.CPointer(kind), types.int64]
    source = f"def call({', '.join(parameters)}):\n    return entry({', '.join(arguments)})\n"
    names: dict[str, Any] = {"array_at": array_at, "entry": function}
    exec(source, names)
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = compiler_for(inline=False, cache=False, **options)(names["call"])
    dispatcher.compile(tuple(signature))
    return dispatcher.overloads[tuple(signature)], signature


def _wrapped(export: str, overload: Any, signature: list[Any]) -> tuple[str, Any]:
    """The same with a function around it that returns what it returns, and traps if it fails."""
    returned = overload.signature.return_type
    if not isinstance(returned, types.NoneType | types.Integer | types.Boolean):
        raise TypeError(f"{export} returns {returned}; an entry returns an integer or nothing")
    inner = overload.fndesc.llvm_func_name
    text = overload.library.get_llvm_str()
    pointers = [isinstance(kind, types.CPointer) for kind in signature]
    own = ", ".join(f"{'ptr' if p else 'i64'} %a{n}" for n, p in enumerate(pointers))
    given = "".join(f", {'ptr' if p else 'i64'} %a{n}" for n, p in enumerate(pointers))
    width = {types.none: 64, types.boolean: 8}.get(returned) or returned.bitwidth
    value = "add i64 %raw, 0"
    if width < 64:
        value = f"{'sext' if getattr(returned, 'signed', False) else 'zext'} i{width} %raw to i64"
    wrapper = f'''
define i64 @"{export}"({own}) {{
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result
  %status = call i32 @{inner}(ptr %result, ptr %exception{given})
  %fine = icmp eq i32 %status, 0
  %none = icmp eq i32 %status, -2
  %ok = or i1 %fine, %none
  br i1 %ok, label %end, label %failed
failed:
  call void @llvm.trap()
  unreachable
end:
  %raw = load i{width}, ptr %result
  %value = {value}
  ret i64 %value
}}
declare void @llvm.trap()
'''
    return export, llvm.parse_assembly(_for_wasm(text + wrapper))


def _for_wasm(text: str) -> str:
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', text)
    text = text.replace("@sqrt(", "@llvm.sqrt.f64(")
    # What says for which processor a function was compiled
    return re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)


def link(modules: list[tuple[str, Any]]) -> bytes:
    """One WebAssembly module of all entries."""
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n')
    exports = []
    for export, module in modules:
        exports.append(export)
        whole.link_in(module)
    for value in [*whole.functions, *whole.global_variables]:
        if value.name in exports:
            value.linkage = "external"
        elif not value.is_declaration:
            value.linkage = "internal"
    # A sixth smaller for browsers to load, and two to four percent slower
    for function in whole.functions:
        if not function.is_declaration:
            function.add_function_attribute("optsize")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    passes.run(whole, builder)
    undefined = sorted(
        one.name
        for one in whole.functions
        if one.is_declaration and not one.name.startswith("llvm.")
    )
    if undefined:
        raise RuntimeError(f"the rules call what WebAssembly does not have: {', '.join(undefined)}")
    with tempfile.TemporaryDirectory() as folder:
        object_file, linked = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        object_file.write_bytes(machine.emit_object(whole))
        command = [
            "wasm-ld", "--no-entry", "--stack-first", "--strip-all", "--gc-sections",
            "-z", f"stack-size={STACK}", "--export=__heap_base",
            *(f"--export={export}" for export in exports), "-o", str(linked), str(object_file),
        ]  # fmt: skip
        subprocess.run(command, check=True)
        return linked.read_bytes()


def compile_game(patterns: list[Pattern]) -> bytes:
    """The WebAssembly module of a game, without its description."""
    modules = [
        entry_code(pattern, name, function)
        for pattern in patterns
        for name, function in entries_of(plain(pattern)).items()
    ]
    return link(modules)
