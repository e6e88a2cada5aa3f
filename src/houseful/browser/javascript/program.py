"""Everything that a few entry functions use, followed from one to the next."""

import ast
import functools
import inspect
import types
from collections import Counter
from typing import Any

import msgspec

from houseful.browser.javascript import functions, members
from houseful.browser.javascript.classes import TranslatedClass
from houseful.browser.javascript.constants import LONGEST, NotPlainError, fields_of, written
from houseful.browser.javascript.dispatch import express
from houseful.browser.javascript.runtime import library_class, library_entry
from houseful.browser.javascript.scope import Scope
from houseful.browser.javascript.sources import assignment_of, definition_of, module_named, origin
from houseful.browser.javascript.twins import LEFT_OUT, TWINS
from houseful.core.compile.record import Record

SHARED = "shared"


class Unit:
    """One function, class or constant of the translated program."""

    def __init__(self, key: str, file: str) -> None:
        self.key, self.file = key, file
        self.parts: str | TranslatedClass = ""
        self.uses: set[str] = set()  # other units
        self.py: set[str] = set()  # names of the page's Python
        self.twins: set[tuple[str, str]] = set()

    @property
    def text(self) -> str:
        """The unit in JavaScript."""
        return self.parts if isinstance(self.parts, str) else self.parts.text()


class Program:
    """The units of all files, in the order in which they have to stand."""

    def __init__(self) -> None:
        self.units: dict[str, Unit] = {}  # by module and name
        self.order: list[Unit] = []
        self.taken: Counter[tuple[str, str]] = Counter()  # keys in a file
        self.names_made = 0
        self.wanted: dict[str, tuple[Scope, ast.AST]] = {}  # attributes, and where each is first asked for
        self.classes: list[tuple[Unit, TranslatedClass]] = []
        self.records: list[type[Record]] = []
        self._current: list[Unit] = []

    def use_entry(self, scope: Scope, module: str, name: str) -> None:
        """Begin with a function, a class or a constant."""
        self._within(Unit(name, SHARED), lambda: self.use_of_module(scope, ast.parse(""), module, name))
        found = getattr(module_named(module), name)
        for kind in found.__mro__ if isinstance(found, type) and fields_of(found) is None else ():
            for method in [
                one for one in vars(kind) if kind.__module__.startswith("houseful") and not one.startswith("_")
            ]:
                self.want(scope, ast.parse(""), method)

    # What the writers of expressions ask

    def py(self, name: str) -> str:
        """A name of the page's Python."""
        if self._current:
            self._current[-1].py.add(name)
        return f"${name}"

    def literal(self, scope: Scope, node: ast.AST, value: Any) -> str:
        """A constant."""
        try:
            return written(value, self.py)
        except NotPlainError as error:
            raise scope.refuse(node, f"a constant of the kind {error}") from None

    def use_global(self, scope: Scope, node: ast.AST, name: str) -> str:
        """A name of a function's module, or one that a copy of the function was given."""
        value = scope.globals[name]
        there = vars(module_named(scope.module)).get(name)
        return (
            self.use_of_module(scope, node, scope.module, name)
            if there is value
            else self.use(scope, node, value, name)
        )

    def use_of_module(self, scope: Scope, node: ast.AST, module: str, name: str) -> str:
        """A name of a module."""
        module, name = origin(module, name) if module.startswith("houseful") else (module, name)
        if twin := TWINS.get(f"{module}:{name}"):
            return self._twin(twin)
        return self.use(scope, node, getattr(module_named(module), name), name, module)

    def use(self, scope: Scope, node: ast.AST, value: Any, name: str, module: str | None = None) -> str:
        """Whatever a name means, translated if it was not."""
        if value is msgspec.UNSET:
            return "undefined"
        entry = library_entry(value) or (library_class(value) if isinstance(value, type) else None)
        if entry:
            return self.py(entry[0])
        if hasattr(value, "cache_info"):
            return self._function(scope, node, value.__wrapped__, value.cache_parameters()["maxsize"] or 0)
        if isinstance(value, types.FunctionType) and value.__name__ != "<lambda>":
            return self._function(scope, node, inspect.unwrap(value))
        if (
            isinstance(value, types.MethodType)
            and isinstance(value.__self__, type)
            and issubclass(value.__self__, Record)
        ):
            return f"((memory) => {self.use(scope, node, value.__self__, name)}.{value.__name__}(memory))"
        if isinstance(value, type):
            return self._class(scope, node, value)
        if isinstance(value, types.ModuleType | types.BuiltinFunctionType | functools.partial) or module is None:
            raise scope.refuse(node, f"{name}, which is a {type(value).__name__}")
        return self._constant(scope, node, value, module, name)

    def want(self, scope: Scope, node: ast.AST, name: str) -> None:
        """Translate the methods of this name, of all classes that are there or will be."""
        if name in self.wanted:
            return
        self.wanted[name] = (scope, node)
        for unit, kind in list(self.classes):
            self._within(unit, lambda kind=kind: kind.translate(name))

    def is_method(self, name: str) -> bool:
        """Whether classes of ours have such a method."""
        return any(isinstance(one, types.FunctionType) for one in members.named(name))

    def is_field(self, name: str) -> bool:
        """Whether classes of ours have such a field."""
        return name in members.field_names()

    def left_out(self, kind: type) -> frozenset[str]:
        """The fields of a class that the page has no use for."""
        return LEFT_OUT.get(f"{kind.__module__}:{kind.__name__}", frozenset())

    def method_twin(self, kind: type, name: str) -> str | None:
        """The page's own way to a method."""
        twin = TWINS.get(f"{kind.__module__}:{kind.__name__}.{name}")
        return self._twin(twin) if twin else None

    # Units

    def _twin(self, twin: tuple[str, str]) -> str:
        self._current[-1].twins.add(twin)
        return twin[1]

    def _function(self, scope: Scope, node: ast.AST, function: types.FunctionType, kept: int | None = None) -> str:
        if twin := TWINS.get(f"{function.__module__}:{function.__name__}"):
            return self._twin(twin)
        definition = definition_of(function)
        if not isinstance(definition, ast.FunctionDef) or not function.__module__.startswith("houseful"):
            raise scope.refuse(node, f"the function {function.__module__}.{function.__qualname__}")
        if "<locals>" in function.__qualname__:
            raise scope.refuse(node, f"a function made by another: {function.__qualname__}")
        inner = Scope(self, function.__module__, function.__globals__)

        def text(key: str) -> str:
            if kept is None:
                return functions.function(inner, definition, key)
            bound = f", {kept}" if kept else ""
            return f"const {key} = {self.py('cache')}({functions.function(inner, definition, key)}{bound});"

        return self._unit(function.__module__, function.__name__, text)

    def _class(self, scope: Scope, node: ast.AST, kind: type) -> str:
        if twin := TWINS.get(f"{kind.__module__}:{kind.__name__}"):
            return self._twin(twin)
        if not kind.__module__.startswith("houseful"):
            raise scope.refuse(node, f"the class {kind.__module__}.{kind.__qualname__}")
        if issubclass(kind, Record):
            return self._unit(kind.__module__, kind.__name__, lambda key: self._record(kind, key))

        def begin(key: str) -> TranslatedClass:
            found = TranslatedClass(self, kind, key)
            self.classes.append((self._current[-1], found))
            found.start()
            return found

        return self._unit(kind.__module__, kind.__name__, begin)

    def _record(self, kind: type[Record], key: str) -> str:
        self.records.append(kind)
        fields = [[name, field.kind, kind.offset(name), *field.shape] for name, field in kind.FIELDS.items()]
        return f"const {key} = {self.py('record')}({kind.DTYPE.itemsize}, {written(fields, self.py)});"

    def _constant(self, scope: Scope, node: ast.AST, value: Any, module: str, name: str) -> str:
        def text(key: str) -> str:
            try:
                plain = written(value, self.py)
            except NotPlainError:
                plain = ""
            if plain and len(plain) <= LONGEST:
                return f"const {key} = {plain};"
            expression = assignment_of(module, name)
            if expression is None:
                raise scope.refuse(node, f"the constant {name} of {module}, a {type(value).__name__}")
            inner = Scope(self, module, vars(module_named(module)))
            said = express(inner, expression)
            declared = f"let {', '.join(inner.temporaries)};\n" if inner.temporaries else ""
            return f"{declared}const {key} = {said};"

        return self._unit(module, name, text)

    def _unit(self, module: str, name: str, write: Any) -> str:
        known = self.units.get(f"{module}:{name}")
        if known is None:
            known = self._new(module, name)
            self.units[f"{module}:{name}"] = known
            self._within(known, lambda: setattr(known, "parts", write(known.key)))
            self.order.append(known)
        if self._current:
            self._current[-1].uses.add(f"{module}:{name}")
        return known.key

    def _new(self, module: str, name: str) -> Unit:
        parts = module.split(".")
        file = parts[2] if parts[1] == "games" and len(parts) > 2 else SHARED
        key = f"{parts[-1]}_{name}"
        self.taken[file, key] += 1
        count = self.taken[file, key]
        return Unit(key if count == 1 else f"{key}_{count}", file)

    def _within(self, unit: Unit, write: Any) -> None:
        self._current.append(unit)
        try:
            write()
        finally:
            self._current.pop()

    def finish(self) -> None:
        """Finish all classes, and refuse an attribute that nothing has."""
        finished = 0
        while finished < len(self.classes):
            unit, kind = self.classes[finished]
            self._within(unit, kind.finish)
            finished += 1
        known = members.all_names(self.classes, self.records)
        for name, (scope, node) in self.wanted.items():
            if name not in known:
                raise scope.refuse(node, f"nothing has an attribute {name}")
