"""How Numba's compiler keeps rules: machine code is made of whole entry points only.

Numba would optimise each rule by itself and write machine code for it, then once more within every rule that calls
it; most of that is thrown away, since a rule is inlined and Python never calls it. Here a rule stays as it was lowered
until an entry point takes it in, with all that it calls, and optimises everything together.
"""

import contextlib
import gc
from collections.abc import Iterator
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment

ENVIRONMENT = "_ZN08NumbaEnv"  # how the names of environments begin


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The functions of a rule as they were lowered, and the libraries that they call."""

    @property
    def called(self) -> list[Any]:
        """Libraries with functions that are called."""
        return list(self._linking_libraries)

    @property
    def codegen(self) -> Any:
        """What would know the addresses of the functions: they have none."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """An environment is set by the entry point that takes the rule in."""

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - Numba says what it takes
        """Python calls no rule."""
        self._ensure_finalized()
        return 0

    def finalize(self) -> None:
        """Nothing is linked before everything is there."""
        self._finalized = True


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The functions of an entry point, with those of all rules below it."""

    def add_linking_library(self, library: Any) -> None:
        """Take in a library and all that it calls."""
        waiting, seen = [library], set(map(id, self._linking_libraries))
        while waiting:
            found = waiting.pop()
            if id(found) in seen:
                continue
            seen.add(id(found))
            super().add_linking_library(found)
            if isinstance(found, RuleLibrary):
                waiting += found.called

    def _finalize_specific(self) -> None:
        """Make machine code; then rules of this library find their environments."""
        super()._finalize_specific()
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT) and (found := lookup_environment(variable.name)) is not None:
                self._codegen.set_env(variable.name, found)


class _Compiler(Compiler):  # type: ignore[misc]
    """Numba's compiler with a library of ours."""

    library: type[JITCodeLibrary]

    def compile_extra(self, func: Any) -> Any:
        """Compile a function into a library of its own."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class RuleCompiler(_Compiler):
    """Compiles a rule."""

    library = RuleLibrary


class EntryCompiler(_Compiler):
    """Compiles an entry point."""

    library = EntryLibrary

    def compile_extra(self, func: Any) -> Any:
        """Compile an entry point with all rules below it."""
        with without_collecting():
            return super().compile_extra(func)


@contextlib.contextmanager
def without_collecting() -> Iterator[None]:
    """Collect no garbage for a while: a compiler makes much that it keeps, and looking through it takes a tenth."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
