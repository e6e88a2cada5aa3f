"""Where an expression stands: which names are a function's own, and what the others are known to be."""

import ast
import builtins
import types
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from houseful.browser.javascript.refusal import NotTranslatableError
from houseful.browser.javascript.sources import file_of, module_named

if TYPE_CHECKING:
    from houseful.browser.javascript.program import Program

UNKNOWN: Any = object()
_RESERVED = """
    arguments await break case catch class const continue debugger default delete do else enum eval export extends false
    finally for function if implements import in instanceof interface let new null package private protected public
    return static super switch this throw true try typeof undefined var void while with yield Map Set Array Object
    Number String Error
"""
RESERVED = frozenset(_RESERVED.split())


def safe(name: str) -> str:
    """A name that JavaScript does not use itself."""
    return f"{name}_" if name in RESERVED else name


class Scope:
    """One function's names."""

    def __init__(self, program: "Program", module: str, names: dict[str, Any], local: Iterable[str] = ()) -> None:
        self.program, self.module, self.globals = program, module, names
        self.local = set(local)
        self.known: dict[str, tuple[str, str]] = {}  # what an import inside the function gave: modules and names there
        self.kind: type | None = None  # the class whose method this is
        self.me: str | None = None  # what the method calls its object
        self.caught: list[str] = []
        self.temporaries: list[str] = []  # to be declared where the function begins

    def inner(self, names: Iterable[str] = ()) -> "Scope":
        """A scope within this one, with more names."""
        scope = Scope(self.program, self.module, self.globals, self.local | set(names))
        scope.known, scope.kind, scope.me, scope.caught = self.known, self.kind, self.me, self.caught
        scope.temporaries = self.temporaries
        return scope

    def refuse(self, node: ast.AST | None, what: str) -> NotTranslatableError:
        """What stands here is not in the subset."""
        return NotTranslatableError(file_of(self.module), node, what)

    def fresh(self) -> str:
        """A name that nobody else uses."""
        self.program.names_made += 1
        return f"${self.program.names_made}"

    def temporary(self) -> str:
        """A variable that is needed within one expression."""
        self.temporaries.append(self.fresh())
        return self.temporaries[-1]

    def global_value(self, name: str) -> Any:
        """What a name means outside the function."""
        if name in self.local:
            return UNKNOWN
        if name in self.known:
            module, there = self.known[name]
            return getattr(module_named(module), there)
        return self.globals.get(name, getattr(builtins, name, UNKNOWN))

    def resolve(self, node: ast.AST) -> Any:
        """The Python object that an expression means, where that is known before anything runs."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            return self.global_value(node.id)
        if isinstance(node, ast.Attribute):
            base = self.resolve(node.value)
            if isinstance(base, types.ModuleType | type):
                return getattr(base, node.attr, UNKNOWN)
        return UNKNOWN

    def import_here(self, node: ast.ImportFrom | ast.Import) -> None:
        """What an import inside a function brings."""
        if isinstance(node, ast.Import) or node.module is None:
            raise self.refuse(node, "import inside a function")
        for alias in node.names:
            self.known[alias.asname or alias.name] = (node.module, alias.name)
