"""Put a mutant in place: into a function that is loaded already, or into modules that are still to be loaded."""

import gc
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType

from tests.mutants.operators import Source
from tests.mutants.sample import Mutant

Key = tuple[str, str, int]  # file below src, qualified name, first line


def key_of(code: CodeType) -> Key | None:
    """How a function of a game is known; None for anybody else's."""
    _, found, file = code.co_filename.rpartition("/src/houseful/games/")
    return ("houseful/games/" + file, code.co_qualname, code.co_firstlineno) if found else None


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, but not those inside functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_name == "<lambda>" or (inner.co_flags & 0x2 and not inner.co_name.startswith("<")):
                yield inner
            else:  # the body of a class
                yield from functions(inner)


def compiled(mutant: Mutant, text: str) -> CodeType:
    return compile(text, str(mutant.path), "exec", dont_inherit=True)


def changed_function(mutant: Mutant) -> tuple[CodeType, CodeType] | None:
    """The function that holds the fault, as it is and with it; None: the fault is outside of functions."""
    before = list(functions(compiled(mutant, Source(mutant.path.read_text(encoding="utf-8")).bytes.decode())))
    after = list(functions(compiled(mutant, mutant.text())))
    if len(before) != len(after):
        return None
    changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    return changed[0] if len(changed) == 1 else None


def swap(before: CodeType, after: CodeType) -> bool:
    """Let every function that runs this code run the other."""
    found = [f for f in gc.get_objects() if isinstance(f, FunctionType) and f.__code__ == before]
    for function in found:
        try:
            function.__code__ = after
        except ValueError:  # it closes over something else now
            return False
    return bool(found)


class _Loader(SourceFileLoader):
    """Loads the mutant's text from its file's place."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.path))
        self.mutant = mutant

    def exec_module(self, module: ModuleType) -> None:
        exec(compiled(self.mutant, self.mutant.text()), module.__dict__)


class Import(MetaPathFinder):
    """Finds a mutant in place of the module that it was made from."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        places = [str(self.mutant.path.parent)] if self.mutant.path.name == "__init__.py" else None
        loader = _Loader(name, self.mutant)
        return spec_from_file_location(name, self.mutant.path, loader=loader, submodule_search_locations=places)

    def install(self) -> None:
        """From now on; the module must not be loaded yet."""
        assert self.name not in sys.modules, f"{self.name} is loaded already"
        sys.meta_path.insert(0, self)
