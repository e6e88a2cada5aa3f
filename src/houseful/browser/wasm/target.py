"""WebAssembly as a target of Numba, beside the processor and CUDA: rules are typed and lowered to LLVM's language.

Nothing is run here, and functions are only made short: a library keeps those of one rule and the libraries that it
calls, until `assembly` puts all of a kernel together. Whole numbers, and what Numba takes for an address, have 64 bits
as on a server; LLVM cuts addresses down to the 32 bits that the machine has.

Reference counting is switched off, so a rule that allocates something is an error of the build.
"""

# ruff: noqa: ARG002 - Numba says what its methods take

from functools import cached_property, partial
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import callconv, cpu, types, typing
from numba.core.cgutils import normalize_ir_text
from numba.core.codegen import CPUCodegen, CPUCodeLibrary
from numba.core.descriptors import TargetDescriptor
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.core.target_extension import (
    CPU,
    JitDecorator,
    dispatcher_registry,
    jit_registry,
    target_override,
    target_registry,
)

from houseful.core.compile.rule import widened

NAME = "wasm32"
TRIPLE = "wasm32-unknown-unknown"
# What Chromium 91, Firefox 89 and Safari 16.4 understand, and all since; without SIMD older ones would.
FEATURES = "+mutable-globals,+nontrapping-fptoint,+sign-ext,+bulk-memory,+bulk-memory-opt,+multivalue"


class Wasm(CPU):  # type: ignore[misc]
    """Numba's name for the target; what is known about processors holds here, too."""


class WasmLibrary(CPUCodeLibrary):  # type: ignore[misc]
    """The functions of one rule as they were lowered, and the libraries that they call."""

    @property
    def module(self) -> Any:
        """The functions, as a module of LLVM."""
        return self._final_module

    @property
    def called(self) -> list["WasmLibrary"]:
        """Libraries with functions that are called."""
        return list(self._linking_libraries)

    def _optimize_functions(self, ll_module: Any) -> None:
        """Keep variables in registers before functions are taken into others; the rest is done when all are together.

        So they are a fifth as long, and a kernel is made in two thirds of the time.
        """
        passes = llvm.create_new_function_pass_manager()
        passes.add_sroa_pass()
        for function in ll_module.functions:
            if not function.is_declaration:
                passes.run(function, self._codegen.pass_builder)

    def finalize(self) -> None:
        """Nothing is linked before everything is there."""
        self._finalized = True


class WasmCodegen(CPUCodegen):  # type: ignore[misc]
    """Makes libraries for the target; it has a machine to write code for, and none to run it on."""

    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        self._tm = target_machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self.pass_builder = llvm.create_pass_builder(self._tm, llvm.create_pipeline_tuning_options())

    def _create_empty_module(self, name: str) -> Any:
        module = ir.Module(normalize_ir_text(name))
        module.triple = TRIPLE
        if self._data_layout:
            module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        """Modules stay in their libraries."""

    def set_env(self, env_name: str, env: Any) -> None:
        """Environments are for exceptions with a text, which are traps here."""


def trap(builder: Any) -> None:
    """Stop the module: the page gets an exception."""
    nothing = ir.FunctionType(ir.VoidType(), [])
    builder.call(builder.module.declare_intrinsic("llvm.trap", fnty=nothing), [])
    builder.unreachable()


class Trapping(callconv.CPUCallConv):  # type: ignore[misc]
    """How functions call each other: as on a processor, but who would raise something stops the module."""

    def return_user_exc(self, builder: Any, *_args: Any, **_kws: Any) -> None:
        """Raise: no text of it is kept."""
        trap(builder)

    def return_status_propagate(self, builder: Any, status: Any) -> None:
        """Pass on what was raised, which never happens."""
        builder.unreachable()


class WasmContext(cpu.CPUContext):  # type: ignore[misc]
    """How rules become LLVM's language: as for a processor, without Python around them."""

    def init(self) -> None:
        """Begin; the processor's own context has to be there for Numba's runtime."""
        cpu_target.target_context.refresh()
        self.is32bit = False
        self._internal_codegen = WasmCodegen(NAME)

    @cached_property
    def call_conv(self) -> Any:
        """How functions call each other."""
        return Trapping(self)

    def post_lowering(self, mod: Any, library: Any) -> None:
        """No runtime is linked."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Nothing can be called here; Numba finds functions by what this returns."""
        return partial(_not_here, fndesc)

    def create_cfunc_wrapper(self, library: Any, fndesc: Any, env: Any, call_helper: Any) -> None:
        """What the module exports: a call that answers with the result."""
        module = self.create_module("export")
        taken = [self.get_value_type(kind) for kind in fndesc.argtypes]
        nothing = fndesc.restype == types.none
        kind = ir.FunctionType(ir.VoidType() if nothing else ir.IntType(32), taken)
        inner = ir.Function(
            module, self.call_conv.get_function_type(fndesc.restype, fndesc.argtypes), fndesc.llvm_func_name
        )
        wrapper = ir.Function(module, kind, fndesc.qualname)
        builder = ir.IRBuilder(wrapper.append_basic_block())
        _, result = self.call_conv.call_function(builder, inner, fndesc.restype, fndesc.argtypes, wrapper.args)
        builder.ret_void() if nothing else builder.ret(builder.trunc(result, ir.IntType(32)))
        library.add_ir_module(module)


def _not_here(*_args: Any) -> None:
    raise RuntimeError("this runs in a browser")


class WasmDescriptor(TargetDescriptor):  # type: ignore[misc]
    """The target as dispatchers refer to it."""

    options = cpu.CPUTargetOptions

    @cached_property
    def typing_context(self) -> Any:
        """Types are found as for a processor, and kept apart."""
        return typing.Context()

    @cached_property
    def target_context(self) -> Any:
        """The one context."""
        return WasmContext(self.typing_context, NAME)


class WasmDispatcher(Dispatcher):
    """A rule for this target; it takes whole numbers as 64 bits, as everywhere."""

    targetdescr = WasmDescriptor(NAME)

    def compile(self, sig: Any) -> Any:
        """Type and lower for a signature."""
        with target_override(NAME):
            return super().compile(sig)

    def add_overload(self, cres: Any) -> None:
        """Keep what was compiled; it cannot be called from Python."""
        self.overloads[tuple(cres.signature.args)] = cres

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What a call with these types calls."""
        return super().get_call_template(widened(args), kws)


class jit_for_wasm(JitDecorator):  # type: ignore[misc]  # noqa: N801 - a decorator
    """How Numba makes its own functions for the target."""

    def __init__(self, *_args: Any, **options: Any) -> None:
        self.options = options

    def __call__(self, function: Any) -> Any:
        """A function of Numba's for this target."""
        wanted = {name: value for name, value in self.options.items() if name in ("nopython", "forceinline", "inline")}
        return dispatcher(function, **wanted)


def dispatcher(function: Any, **options: Any) -> WasmDispatcher:
    """A function for this target, compiled when it is called with some types."""
    fixed = {"nopython": True, "_nrt": False, "boundscheck": False, "no_cpython_wrapper": True}
    return WasmDispatcher(function, targetoptions={**fixed, "no_cfunc_wrapper": True, **options})


def target_machine(simd: bool = False, opt: int = 3) -> Any:
    """What LLVM writes code for."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    features = FEATURES + (",+simd128" if simd else "")
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=features, opt=opt, reloc="static", codemodel="default")


target_registry[NAME] = Wasm
dispatcher_registry[Wasm] = WasmDispatcher
jit_registry[Wasm] = jit_for_wasm
