"""The types of what the modules export, for TypeScript: from the annotations of the Python source.

An answer stays an object of the translated program until `plain` makes it the JSON that the page knows from the
server; `Answer<T>` says which. Those types are the page's own (`lib/protocol.ts`), made from the same structures.
"""

import inspect
import types
import typing
from collections.abc import Callable
from typing import Any

from houseful.browser.javascript.constants import fields_of
from houseful.browser.javascript.scope import safe
from houseful.browser.javascript.sources import module_named

SIMPLE: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
HEAD = """// Made from the Python sources by houseful.browser.javascript.
import type { components } from "../../src/lib/protocol";
import type { Answer, Any } from "../../src/offline/answer";

type Schemas = components["schemas"];
"""


class Declarations:
    """The declarations of one module."""

    def __init__(self, exported: dict[str, str], schemas: frozenset[str]) -> None:
        self.schemas = schemas
        self.values = {
            alias: getattr(module_named(where.split(":")[0]), where.split(":")[1]) for alias, where in exported.items()
        }
        self.names = {value: alias for alias, value in self.values.items() if isinstance(value, type)}

    def text(self) -> str:
        """The whole file."""
        return "\n".join([HEAD, *(self._declared(alias, value) for alias, value in self.values.items()), ""])

    def _declared(self, alias: str, value: Any) -> str:
        if isinstance(value, type):
            return self._class(alias, value)
        if isinstance(value, types.FunctionType):
            return f"export function {alias}{self._signature(value, 0)};"
        return f"export const {alias}: Any;"

    def _class(self, alias: str, kind: type) -> str:
        lines = [f"export class {alias} {{"]
        fields = fields_of(kind)
        if fields is not None:
            hints = typing.get_type_hints(kind)
            lines.append(f"  constructor({', '.join(f'{name}?: {self.type_of(hints[name])}' for name in fields)});")
            lines += [f"  {name}: {self.type_of(hints[name])};" for name in fields]
        else:
            lines.append(f"  constructor{self._signature(kind.__init__, 1).rpartition(':')[0]};")  # type: ignore[misc]
        lines += self._members(kind)
        return "\n".join([*lines, "  [more: string]: Any;", "}"])

    def _members(self, kind: type) -> list[str]:
        """Methods and properties, those of the bases included."""
        found: dict[str, str] = {}
        for base in reversed(kind.__mro__):
            for name, value in vars(base).items() if base.__module__.startswith("houseful") else ():
                if name.startswith("_") or name in (fields_of(kind) or ()):
                    continue
                if isinstance(value, classmethod):
                    found[name] = f"  static {name}{self._signature(value.__func__, 1)};"
                elif isinstance(value, types.FunctionType):
                    found[name] = f"  {name}{self._signature(value, 1)};"
                elif isinstance(value, property) and value.fget:
                    found[name] = f"  readonly {name}: {self.type_of(_hints(value.fget).get('return', Any))};"
        return list(found.values())

    def _signature(self, function: Callable[..., Any], skipped: int) -> str:
        hints, given = _hints(function), list(inspect.signature(function).parameters.values())[skipped:]
        names = [f"{safe(one.name)}{'?' if one.default is not one.empty else ''}" for one in given]
        said = [f"{name}: {self.type_of(hints.get(one.name, Any))}" for name, one in zip(names, given, strict=True)]
        return f"({', '.join(said)}): {self.type_of(hints.get('return', Any))}"

    def type_of(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        hint = getattr(hint, "__value__", hint)
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self.type_of(inside[0])
        if origin is typing.Literal:
            return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in inside)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type_of(one) for one in inside))
        if hint in SIMPLE:
            return SIMPLE[hint]
        if isinstance(hint, type) and hint in self.names:
            return self.names[hint]
        if getattr(hint, "__name__", "") in self.schemas:
            return f'Answer<Schemas["{hint.__name__}"]>'
        is_row = origin in (list, tuple) or getattr(origin, "__name__", "") in ("Sequence", "Iterator", "Iterable")
        return f"Array<{self.type_of(inside[0])}>" if is_row and len(set(inside)) == 1 else "Any"


def _hints(function: Any) -> dict[str, Any]:
    return typing.get_type_hints(function, include_extras=True)
