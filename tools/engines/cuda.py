"""From rules to CUDA kernels, without a GPU.

Numba compiles an entry of a pattern with all that it calls to LLVM's language, as for WebAssembly
(compile.py). Here it is put into a kernel: a function that every thread of a GPU calls with its own
number. LLVM's backend for NVIDIA writes it as PTX, which the driver of a GPU compiles when it is
loaded. Each kernel is a module of its own, so that what is constant in it is left out of it.

The same kernel can be compiled for the processor at hand, with a loop over the threads: that is how
it is tested where there is no GPU.
"""

from __future__ import annotations

import ctypes
import inspect
import re
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Any

import llvmlite.binding as llvm
from tools.engines.compile import entry_overload, entry_types
from tools.engines.patterns import KERNEL_PATTERNS, TOLD, kernel_patterns_of
from tools.engines.sources import sources_of

from rubra.core import registry
from rubra.core.engines.cuda_file import FORMAT, Kernel, KernelFile, Parameter
from rubra.core.engines.module_file import Description, digest_of
from rubra.core.game import Game
from rubra.core.journal import tell
from rubra.core.observation import clear
from rubra.core.patterns import Pattern, entries_of, plain
from rubra.core.rule import settings_of

TRIPLE = "nvptx64-nvidia-cuda"
PROCESSOR = "sm_70"  # the oldest GPU that is served: Volta, 2017
PTX = "+ptx71"  # the oldest driver: that of CUDA 11.1, 2020

# In the place of what a thread is told about itself
_THREAD = """
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %before = mul i32 %block, %width
  %number = add i32 %before, %lane
  %all = mul i32 %blocks, %width
  %thread = zext i32 %number to i64
  %threads = zext i32 %all to i64
"""
_REGISTERS = """
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
"""


@dataclass(frozen=True)
class Source:
    """A kernel before it is compiled for a machine."""

    name: str
    parameters: list[Parameter]
    inner: str  # the function that Numba made
    text: str  # in LLVM's language

    def module(self, *, for_gpu: bool) -> str:
        """All of it with the kernel itself, in LLVM's language."""
        own: list[str] = []  # parameters of the kernel
        given: list[str] = []  # arguments of what Numba made
        places = ""
        for number, parameter in enumerate(self.parameters):
            if parameter.kind == "thread":
                given.append(f"i64 %{parameter.name}")
            elif parameter.kind == "own":
                size, align = parameter.size, 16
                places += f"  %own{number} = alloca [{size} x i8], align {align}\n"
                given += [f"ptr %own{number}", "i64 1"]
            elif parameter.kind == "array":
                own += [f"ptr noalias align 8 %a{number}", f"i64 %n{number}"]
                given += [f"ptr %a{number}", f"i64 %n{number}"]
            else:
                own.append(f"i64 %a{number}")
                given.append(f"i64 %a{number}")
        if not for_gpu:
            own += ["i64 %thread", "i64 %threads"]
        kind = "ptx_kernel void" if for_gpu else "void"
        kernel = f"""
define {kind} @"{self.name}"({", ".join(own)}) {{
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
{places}{_THREAD if for_gpu else ""}
  %status = call i32 @{self.inner}(ptr %result, ptr %exception, {", ".join(given)})
  %fine = icmp eq i32 %status, 0
  %none = icmp eq i32 %status, -2
  %ok = or i1 %fine, %none
  br i1 %ok, label %end, label %failed
failed:
  call void @llvm.trap()
  unreachable
end:
  ret void
}}
declare void @llvm.trap()
{_REGISTERS if for_gpu else ""}
"""
        return _with_short_names(_with_copies(self.text) + kernel)


_RECORD_COPY = re.compile(
    r"^  (%\S+) = load \[(\d+) x i8\], ptr (\S+), .*\n"
    r"  store \[\2 x i8\] \1, ptr (\S+), .*\n",
    re.M,
)


def _with_copies(text: str) -> str:
    """The same with loops that copy records: of an assignment LLVM makes a load for each byte."""
    text = _RECORD_COPY.sub(r"  call void @copy_record(ptr \4, ptr \3, i64 \2)\n", text)
    if re.search(r"(load|store) \[\d{3,} x i8\]", text):
        raise RuntimeError("Numba copies records in another way now")
    taken = [int(number) for number in re.findall(r"^!(\d+) = ", text, re.M)]
    return text + _copy_function(max(taken, default=-1) + 1)


def _copy_function(free: int) -> str:
    """Copies by words of 8 bytes where both ends are so aligned, else of 2, else of 1.

    Numbers of metadata from `free` on are not yet used in the module.
    """
    code = """
define internal void @copy_record(ptr noalias %to, ptr noalias %from, i64 %size) alwaysinline {
  %source = ptrtoint ptr %from to i64
  %target = ptrtoint ptr %to to i64
  %ends = or i64 %source, %target
  %all = or i64 %ends, %size
  br label %try8
"""
    for width, narrower in ((8, "try2"), (2, "try1"), (1, "")):
        code += f"try{width}:\n"
        if narrower:
            code += f"""  %rest{width} = and i64 %all, {width - 1}
  %fits{width} = icmp eq i64 %rest{width}, 0
  br i1 %fits{width}, label %loop{width}, label %{narrower}
"""
        else:
            code += f"  br label %loop{width}\n"
        code += f"""loop{width}:
  %at{width} = phi i64 [ 0, %try{width} ], [ %next{width}, %loop{width} ]
  %a{width} = getelementptr i8, ptr %from, i64 %at{width}
  %b{width} = getelementptr i8, ptr %to, i64 %at{width}
  %word{width} = load i{8 * width}, ptr %a{width}, align {width}
  store i{8 * width} %word{width}, ptr %b{width}, align {width}
  %next{width} = add i64 %at{width}, {width}
  %more{width} = icmp ult i64 %next{width}, %size
  br i1 %more{width}, label %loop{width}, label %end, !llvm.loop !{free + width}
"""
    code += "end:\n  ret void\n}\n"
    for width in (8, 2, 1):  # or LLVM would see that it is a copy, and make of it what it was
        code += f"!{free + width} = distinct !{{!{free + width}, !{free}}}\n"
    return code + f'!{free} = !{{!"llvm.loop.disable_nonforced"}}\n'


def _with_short_names(text: str) -> str:
    """The same with numbers for names: Numba's hold all fields of all records, 20 kB a function."""
    names: dict[str, str] = {}
    return re.sub(
        r'@("?)(_ZN[\w.$]+)\1', lambda found: names.setdefault(found[2], f"@f{len(names)}"), text
    )


def source_of(pattern: Pattern, name: str, function: Callable[..., Any]) -> Source:
    """The kernel of an entry."""
    parameters = []
    names = inspect.signature(function).parameters
    for parameter, kind in zip(names, entry_types(pattern, function), strict=True):
        if parameter in ("thread", "threads"):
            parameters.append(Parameter(parameter, "thread", 0))
        elif kind == "int":
            parameters.append(Parameter(parameter, "integer", 8))
        else:
            own = parameter.startswith("own_")
            size = kind.size if hasattr(kind, "size") else kind.bitwidth // 8
            parameters.append(Parameter(parameter, "own" if own else "array", size))
    overload, _ = entry_overload(pattern, function)
    text = overload.library.get_llvm_str()
    text = re.sub(r"@sqrt\(", "@llvm.sqrt.f64(", text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    return Source(f"{pattern.name}_{name}", parameters, overload.fndesc.llvm_func_name, text)


def sources_for(patterns: list[Pattern]) -> list[Source]:
    """The kernels of patterns."""
    return [
        source_of(pattern, name, function)
        for pattern in patterns
        for name, function in entries_of(plain(pattern)).items()
    ]


def leave_out_telling() -> None:
    """Have the rules compiled without their telling of events: for games that nobody looks at.

    A closed journal stays empty in any case; but to ask each time whether it is closed, and to
    make ready what nobody will be told, takes time. For the rest of this process.
    """
    _compile_as(tell, _tell_nobody)


def leave_out_clearing() -> None:
    """Have observations written without clearing them first: whoever launches does that.

    Each thread would write a number here and a number there, and the GPU wait for its memory.
    """
    _compile_as(clear, _clear_nothing)


def _compile_as(function: Any, spelled: Callable[..., Any]) -> None:
    settings = settings_of(function)
    assert settings is not None
    function.__rule__ = replace(settings, compiled_as=spelled)


def _tell_nobody(journal: Any, audience: int, event: Any) -> None:
    pass


def _clear_nothing(out: Any, at: int, count: int) -> None:
    pass


def _machine(triple: str, **settings: Any) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(triple).create_target_machine(opt=3, **settings)


def optimised(source: Source, machine: Any, *, for_gpu: bool) -> Any:
    """The module of a kernel, everything else in it internal, made fast as a whole."""
    text = source.module(for_gpu=for_gpu)
    text = re.sub(r'target triple = ".*"', f'target triple = "{machine.triple}"', text)
    layout = str(machine.target_data)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    module = llvm.parse_assembly(text)
    for value in [*module.functions, *module.global_variables]:
        if value.name != source.name and not value.is_declaration:
            value.linkage = "internal"
    # What a kernel calls belongs into it: only then is its own memory known to be its own
    for inner in next(iter(module.get_function(source.name).blocks)).instructions:
        if inner.opcode == "call" and "@f" in str(inner):
            called = re.search(r"@(f\d+)", str(inner))
            assert called is not None
            module.get_function(called[1]).add_function_attribute("alwaysinline")
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    undefined = sorted(
        one.name
        for one in module.functions
        if one.is_declaration and not one.name.startswith("llvm.")
    )
    if undefined:
        raise RuntimeError(f"the rules call what a GPU does not have: {', '.join(undefined)}")
    return module


def ptx_of(source: Source) -> Kernel:
    """A kernel for GPUs."""
    machine = _machine(TRIPLE, cpu=PROCESSOR, features=PTX)
    ptx = machine.emit_assembly(optimised(source, machine, for_gpu=True))
    if re.search(r"\bfma\.|\b(add|sub|mul)\.f(32|64)", ptx):
        raise RuntimeError(f"{source.name}: numbers would be rounded otherwise than on a processor")
    return Kernel(source.name, source.parameters, _with_wide_extremes(ptx))


_NARROW_EXTREME = re.compile(r"^\s(min|max)\.([su])16 \s(%\w+), (%?-?\w+), (%?-?\w+);$", re.M)


def _with_wide_extremes(ptx: str) -> str:
    """The same without the lesser or greater of two numbers of 16 bits: it is taken of 32 bits.

    NVIDIA's compiler (ptxas 13.0, for Hopper) makes wrong code of some of them; docs/cuda.md.
    """

    def wide(found: re.Match[str]) -> str:
        what, sign, target, *given = found.groups()
        code = "\t{ .reg .b32 %wide<3>;\n"
        for number, one in enumerate(given):
            move = f"cvt.{sign}32.{sign}16" if one.startswith("%") else "mov.b32"
            code += f"\t{move} \t%wide{number}, {one};\n"
        code += f"\t{what}.{sign}32 \t%wide2, %wide0, %wide1;\n"
        return code + f"\tcvt.u16.u32 \t{target}, %wide2; }}"

    ptx = _NARROW_EXTREME.sub(wide, ptx)
    if re.search(r"\b(min|max)\.[su]16", ptx):
        raise RuntimeError("LLVM writes the lesser of two numbers in another way now")
    return ptx


class HostKernel:
    """A kernel compiled for the processor at hand."""

    def __init__(self, source: Source) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = _machine(llvm.get_process_triple(), cpu="generic", features="", jit=True)
        module = optimised(source, machine, for_gpu=False)
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        address = self._engine.get_function_address(source.name)
        kinds: list[Any] = []
        for parameter in source.parameters:
            if parameter.kind == "array":
                kinds += [ctypes.c_void_p, ctypes.c_int64]
            elif parameter.kind == "integer":
                kinds.append(ctypes.c_int64)
        self._call = ctypes.CFUNCTYPE(None, *kinds, ctypes.c_int64, ctypes.c_int64)(address)

    def launch(self, threads: int, *arguments: Any) -> None:
        """Run the threads one after the other. Arguments are NumPy arrays and integers."""
        given: list[Any] = []
        for one in arguments:
            given += [one] if isinstance(one, int) else [one.ctypes.data, len(one)]
        for thread in range(threads):
            self._call(*given, thread, threads)


# --- All kernels of a game ---


def kernels_of(game: str) -> list[Kernel]:
    """The kernels of a game.

    A process compiles rules with or without their telling, and not both: hence two of them.
    """
    fresh = get_context("spawn")
    found: list[Kernel] = []
    for told in (False, True):
        with ProcessPoolExecutor(1, mp_context=fresh) as process:
            found += process.submit(_kernels, game, told).result()
    return found


def _kernels(game: str, told: bool) -> list[Kernel]:
    if not told:
        leave_out_telling()
    leave_out_clearing()
    patterns = [make(registry.load(game)) for make in KERNEL_PATTERNS if (make in TOLD) == told]
    return [ptx_of(source) for source in sources_for(patterns)]


def kernel_file(game: Game) -> KernelFile:
    """All that is kept of a game's kernels."""
    files = sources_of(kernel_patterns_of(game), KERNEL_PATTERNS)
    description = Description(FORMAT, game.name, files, digest_of(files, game), False)
    return KernelFile(description, kernels_of(game.name))
