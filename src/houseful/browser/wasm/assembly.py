"""A kernel as one module of LLVM: all functions together, optimised as a whole, as an object file."""

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from houseful.browser.wasm.memory import DESK
from houseful.browser.wasm.target import TRIPLE, WasmLibrary, target_machine

# What rules call besides each other: the machine's own square root.
BESIDE = """
target triple = "{triple}"
target datalayout = "{layout}"
@{desk} = global [{size} x i8] zeroinitializer, align 16
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {{
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}}
"""


class Effort(NamedTuple):
    """How LLVM optimises: for speed or for size, and whether it may use instructions over several numbers.

    Those take a net's layers four numbers at a time, and never change the order of a sum.
    """

    speed: int = 3
    simd: bool = True
    unroll: bool = True


def assembled(libraries: Iterable[WasmLibrary], exports: Iterable[str], desk_size: int) -> Any:
    """All functions of libraries, and of those that they call, as one module that is not optimised yet."""
    beside = BESIDE.format(triple=TRIPLE, layout=target_machine().target_data, desk=DESK, size=desk_size)
    whole = llvm.parse_assembly(beside)
    for library in _with_all_called(libraries):
        whole.link_in(llvm.parse_assembly(_portable(str(library.module))))
    kept = {*exports, DESK}
    for one in (*whole.functions, *whole.global_variables):
        if not one.is_declaration and one.name not in kept:
            one.linkage = "internal"
    whole.verify()
    return whole


def _with_all_called(libraries: Iterable[WasmLibrary]) -> list[WasmLibrary]:
    found: dict[int, WasmLibrary] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if id(library) not in found:
            found[id(library)] = library
            waiting += library.called
    return list(found.values())


def _portable(text: str) -> str:
    """A module without common symbols, which WebAssembly has not; they are for what is not in a kernel."""
    return re.sub(r"= common (local_unnamed_addr )?global", r"= linkonce_odr \1global", text)


def object_file(module: Any, effort: Effort) -> bytes:
    """Optimise a module and write it as an object file."""
    machine = target_machine(effort.simd, effort.speed)
    _run(module, machine, Effort(speed=0, simd=False))  # rules into each other first, as Numba does
    _run(module, machine, effort)
    undefined = [one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")]
    if undefined:
        raise ValueError(f"rules call what a browser has not: {', '.join(undefined)}")
    return bytes(machine.emit_object(module))


def _run(module: Any, machine: Any, effort: Effort) -> None:
    options = llvm.create_pipeline_tuning_options(effort.speed)
    options.loop_vectorization = options.slp_vectorization = effort.simd
    options.loop_unrolling = effort.unroll
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
