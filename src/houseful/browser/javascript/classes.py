"""Classes: dataclasses, named tuples, structs, exceptions, and those with methods of their own alone."""

import ast
import dataclasses
import inspect
import json
from typing import TYPE_CHECKING, Any

from houseful.browser.javascript import functions
from houseful.browser.javascript.constants import fields_of, is_struct
from houseful.browser.javascript.dispatch import express
from houseful.browser.javascript.refusal import NotTranslatableError
from houseful.browser.javascript.runtime import library_class
from houseful.browser.javascript.scope import Scope, safe
from houseful.browser.javascript.sources import class_definition, file_of, module_named
from houseful.core.compile.record import Record

if TYPE_CHECKING:
    from houseful.browser.javascript.program import Program

# Methods that Python calls by itself, as far as the page's Python does, too.
CALLED_BY_PYTHON = (
    "__init__",
    "__post_init__",
    "__str__",
    "__eq__",
    "__iter__",
    "__len__",
    "__contains__",
    "__getitem__",
)
ARRAYS = frozenset({"length", "map", "every", "some", "slice", "push", "pop", "join", "fill", "find", "filter", "sort"})


class TranslatedClass:
    """A class, and those of its methods that are asked for."""

    def __init__(self, program: "Program", kind: type, name: str) -> None:
        self.program, self.kind, self.name = program, kind, name
        node = class_definition(kind)
        if node is None:
            raise NotTranslatableError(file_of(kind.__module__), None, f"class {kind.__qualname__} is not found")
        self.node = node
        self.methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
        self.written: dict[str, str] = {}
        self.base = ""
        self.after: list[str] = []  # statements behind the class
        self.fields = fields_of(kind)
        self.apart = dataclasses.is_dataclass(kind) and "__eq__" not in kind.__dict__

    def scope(self) -> Scope:
        """What the class's methods see."""
        scope = Scope(self.program, self.kind.__module__, vars(module_named(self.kind.__module__)))
        scope.kind = self.kind
        return scope

    def start(self) -> None:
        """Translate what is needed in any case: the base, the fields, and what Python calls by itself."""
        self.base = self._base()
        if self.fields is not None and not (hasattr(self.kind, "_fields") or "__init__" in self.methods):
            self.written["__init__"] = self._fields_taken(self.fields)
        elif self.fields is not None and hasattr(self.kind, "_fields"):
            self.written["__init__"] = self._places_taken(self.fields)
        for name in self.methods:
            if name in CALLED_BY_PYTHON or name in self.program.wanted:
                self.translate(name)

    def translate(self, name: str) -> None:
        """Translate a method, unless it was."""
        if name in self.written or name not in self.methods:
            return
        self.written[name] = ""
        twin = self.program.method_twin(self.kind, name)
        node = self.methods[name]
        if twin is not None:
            is_property = any(getattr(one, "id", "") in ("property", "cached_property") for one in node.decorator_list)
            names = functions.parameters(self.scope(), node.args, 1)
            head = f"get {name}()" if is_property else f"{name}({', '.join(names)})"
            given = ", ".join(["this", *(safe(one) for one in functions.parameter_names(node.args)[1:])])
            self.written[name] = f"{head} {{\nreturn {twin}({given});\n}}"
        else:
            self.written[name] = functions.method(self.scope(), node)

    def _fields_taken(self, fields: list[str]) -> str:
        """How a dataclass or a struct takes its fields."""
        left_out = self.program.left_out(self.kind)
        names, stores = [], []
        for field in fields:
            default = self._default(field) if field not in left_out else "undefined"
            names.append(safe(field) + (f" = {default}" if default is not None else ""))
            if field not in left_out:
                stores.append(f"this.{field} = {safe(field)};")
        after = "\nthis.__post_init__();" if "__post_init__" in self.methods else ""
        return f"__init__({', '.join(names)}) {{\n" + "\n".join(stores) + after + "\n}"

    def _places_taken(self, fields: list[str]) -> str:
        defaults = {field: self._default(field) for field in fields}
        names = [safe(field) + (f" = {defaults[field]}" if defaults[field] is not None else "") for field in fields]
        clash = ARRAYS & set(fields)
        if clash:
            raise self.scope().refuse(self.node, f"the field {min(clash)} of a named tuple")
        return f"__init__({', '.join(names)}) {{\nthis.push({', '.join(safe(field) for field in fields)});\n}}"

    def _default(self, field: str) -> str | None:
        """The default of a field as the class that declares it writes it."""
        for kind in self.kind.__mro__:
            node = class_definition(kind) if kind.__module__.startswith("houseful") else None
            for one in node.body if node else []:
                if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.target.id == field:
                    scope = Scope(self.program, kind.__module__, vars(module_named(kind.__module__)))
                    return self._written_default(scope, one.value) if one.value else None
        return None

    def _written_default(self, scope: Scope, node: ast.expr) -> str:
        if isinstance(node, ast.Call) and getattr(scope.resolve(node.func), "__name__", "") == "field":
            named = {one.arg: one.value for one in node.keywords}
            if "default_factory" in named:
                made = ast.copy_location(ast.Call(named["default_factory"], [], []), node)
                return express(scope, made)
            return express(scope, named["default"])
        return express(scope, node)

    def text(self) -> str:
        """The class in JavaScript."""
        body = "\n".join(text for text in self.written.values() if text)
        return "\n".join([f"class {self.name} extends {self.base} {{\n{body}\n}}", *self.after])

    def finish(self) -> None:
        """Work out what stands behind the class: what it has besides methods."""
        lines = []
        if hasattr(self.kind, "_fields"):
            names = ", ".join(json.dumps(field) for field in self.fields or [])
            lines.append(f"{self.program.py('namePlaces')}({self.name}{', ' if names else ''}{names});")
        elif self.fields is not None:
            left_out = self.program.left_out(self.kind)
            kept = [field for field in self.fields if field not in left_out]
            lines.append(f"{self.name}.$fields = {json.dumps(kept)};")
            lines += [f"{self.name}.$apart = true;"] if self._is_apart() else []
        if is_struct(self.kind):
            lines += self._tag()
        self.after = [*lines, *self._constants()]

    def _is_apart(self) -> bool:
        parameters: Any = getattr(self.kind, "__dataclass_params__", None)
        return parameters is not None and not parameters.eq

    def _tag(self) -> list[str]:
        config: Any = self.kind.__struct_config__  # type: ignore[attr-defined]
        lines = [f"{self.name}.$tag = {json.dumps([config.tag_field, config.tag])};"] if config.tag else []
        if config.omit_defaults:
            names: Any = self.kind.__struct_fields__  # type: ignore[attr-defined]
            defaults = dict(zip(reversed(names), reversed(self.kind.__struct_defaults__), strict=False))  # type: ignore[attr-defined]
            plain = {
                name: value for name, value in defaults.items() if value is None or isinstance(value, bool | int | str)
            }
            lines.append(f"{self.name}.$omit = {json.dumps(plain)};")
        return lines

    def _base(self) -> str:
        if hasattr(self.kind, "_fields"):
            return self.program.py("NamedTuple")
        base = self.kind.__bases__[0]
        if base is object or not base.__module__.startswith("houseful"):
            entry = library_class(base)
            return self.program.py(entry[0] if entry else "PyObject")
        if issubclass(base, Record) or inspect.isabstract(base):
            raise self.scope().refuse(self.node, f"the base {base.__name__}")
        return self.program.use(self.scope(), self.node, base, base.__name__)

    def _constants(self) -> list[str]:
        """What the class has besides methods and fields."""
        if self.fields is not None:
            return []
        lines = []
        for one in self.node.body:
            if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
                name = one.targets[0].id
                if not name.startswith("__"):
                    value = express(self.scope(), one.value)
                    lines.append(f"{self.program.py('give')}({self.name}, {json.dumps(name)}, {value});")
        return lines
