"""What the classes of games and of what they share have: fields, methods, parameters of these."""

import ast
import functools
import sys
import types
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from houseful.browser.javascript.constants import fields_of
from houseful.browser.javascript.layout import Layout, layout_of
from houseful.browser.javascript.runtime import METHODS, OTHER_METHODS
from houseful.browser.javascript.sources import class_definition, definition_of, module_named
from houseful.browser.javascript.twins import BY_HAND
from houseful.core.compile.record import Record

if TYPE_CHECKING:
    from houseful.browser.javascript.classes import TranslatedClass

PARTS = ("houseful.core", "houseful.games", "houseful.host", "houseful.bots", "houseful.browser.testing")
GIVEN = frozenset({"memory", "args", "over", "reading", "blank", "offset"})


@functools.cache
def classes() -> tuple[type, ...]:
    """All classes that may be translated."""
    found: dict[type, None] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(PARTS):
            kinds = (value for value in vars(module).values() if isinstance(value, type))
            found.update((kind, None) for kind in kinds if kind.__module__.startswith(PARTS))
    return tuple(found)


@functools.cache
def named(name: str) -> tuple[Any, ...]:
    """The methods and properties of this name."""
    return tuple(
        kind.__dict__[name] for kind in classes() if name in kind.__dict__ and name not in (fields_of(kind) or ())
    )


@functools.cache
def layouts(name: str) -> frozenset[Layout]:
    """The parameters of the methods of this name."""
    return frozenset(_layouts(named(name)))


def _layouts(found: Iterable[Any]) -> Iterator[Layout]:
    for one in found:
        function = one.__func__ if isinstance(one, classmethod | staticmethod) else one
        definition = definition_of(function) if isinstance(function, types.FunctionType) else None
        if isinstance(definition, ast.FunctionDef):
            yield layout_of(definition.args, not isinstance(one, staticmethod))


@functools.cache
def field_names() -> frozenset[str]:
    """The fields of all classes and records."""
    plain = {name for kind in classes() for name in fields_of(kind) or ()}
    return frozenset(
        plain | {name for kind in classes() if issubclass(kind, Record) for name in getattr(kind, "FIELDS", ())}
    )


def all_names(translated: Iterable[tuple[Any, "TranslatedClass"]], records: Iterable[type[Record]]) -> set[str]:
    """Whatever may stand behind a dot."""
    known = set(METHODS | OTHER_METHODS | GIVEN)
    for record in records:
        known.update(record.FIELDS)
    for _, one in translated:
        known.update(one.methods, one.fields or (), stored_in(one.node))
        known.update(vars(one.kind))
    for module, name in (one.split(":") for one in BY_HAND):
        kind = getattr(module_named(module), name)
        known.update(vars(kind), stored_in(class_definition(kind)))
    return known


def stored_in(node: ast.ClassDef | None) -> set[str]:
    """The attributes that a class stores."""
    found = ast.walk(node) if node else ()
    return {one.attr for one in found if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store)}
