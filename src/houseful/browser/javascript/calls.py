"""Calls: whom a call reaches, and in which order JavaScript takes its arguments."""

import ast
import dataclasses
import functools
import json
import types
import typing
from typing import Any

import msgspec

from houseful.browser.javascript import comprehensions, signatures
from houseful.browser.javascript.constants import fields_of
from houseful.browser.javascript.dispatch import express
from houseful.browser.javascript.layout import Layout
from houseful.browser.javascript.runtime import (
    DTYPES,
    EAGER,
    FUNCTIONS,
    KEYWORDS_OF_METHODS,
    METHODS,
    NATIVE,
    library_class,
    library_entry,
)
from houseful.browser.javascript.scope import UNKNOWN, Scope
from houseful.core.compile.record import Record


def call(scope: Scope, node: ast.Call) -> str:
    """A call of anything."""
    known = scope.resolve(node.func)
    special = _special(scope, node, known)
    if special is not None:
        return special
    if isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS and known is not UNKNOWN and _is_builtin(known):
        name, layout = FUNCTIONS[node.func.id]
        return f"{scope.program.py(name)}({arranged(scope, node, layout, eager=node.func.id in EAGER)})"
    if known is not UNKNOWN and (entry := library_entry(known)):
        return f"{scope.program.py(entry[0])}({arranged(scope, node, entry[1])})"
    if isinstance(known, type):
        return _construct(scope, node, known)
    if isinstance(node.func, ast.Attribute) and not isinstance(scope.resolve(node.func.value), types.ModuleType):
        return _method(scope, node, node.func)
    return _function(scope, node, known)


def _is_builtin(value: Any) -> bool:
    return getattr(value, "__module__", None) == "builtins" or value in NATIVE


def _function(scope: Scope, node: ast.Call, known: Any) -> str:
    target = express(scope, node.func)
    if isinstance(node.func, ast.Name) and node.func.id == scope.me and scope.kind is not None:
        return f"new {target}({arranged(scope, node, signatures.of_class(scope.kind))})"
    layout = signatures.of_function(known)
    if layout is None:
        if any(one.arg is not None for one in node.keywords) or node.keywords:
            raise scope.refuse(node, "arguments by name for something that is not known")
        layout = Layout((), rest=True)
    return f"{target}({arranged(scope, node, layout)})"


def _construct(scope: Scope, node: ast.Call, kind: type) -> str:
    if typing.is_typeddict(kind) or kind is dict:
        return f"{scope.program.py('toDict')}({arranged(scope, node, Layout(('value',), facts=True), eager=True)})"
    if entry := library_class(kind):
        layout = entry[1]
        text = arranged(scope, _without_name(node) if entry[0] == "ContextVar" else node, layout, eager=True)
        return f"new {scope.program.py(entry[0])}({text})"
    layout = signatures.of_class(kind)
    if any(one.arg is None for one in node.keywords) and fields_of(kind) is not None:
        return _filled(scope, node, kind, layout)
    kept = _without(node, layout, scope.program.left_out(kind))
    return f"new {scope.program.use(scope, node, kind, kind.__name__)}({arranged(scope, kept, layout)})"


def _filled(scope: Scope, node: ast.Call, kind: type, layout: Layout) -> str:
    """An object whose fields come, some of them, from a dict."""
    entries = [
        f"[{json.dumps(name)}, {express(scope, one)}]" for name, one in zip(layout.fixed, node.args, strict=False)
    ]
    for one in node.keywords:
        value = express(scope, one.value)
        entries.append(f"...{value}" if one.arg is None else f"[{json.dumps(one.arg)}, {value}]")
    name = scope.program.use(scope, node, kind, kind.__name__)
    return f"{scope.program.py('made')}({name}, new Map([{', '.join(entries)}]))"


def _without(node: ast.Call, layout: Layout, left_out: frozenset[str]) -> ast.Call:
    """A call without what fills fields that are left out."""
    if not left_out:
        return node
    nothing = ast.Constant(None)
    plain = [nothing if name in left_out else one for one, name in zip(node.args, layout.positional, strict=False)]
    named = [one for one in node.keywords if one.arg not in left_out]
    return ast.copy_location(ast.Call(node.func, plain, named), node)


def _without_name(node: ast.Call) -> ast.Call:
    return ast.copy_location(ast.Call(node.func, [], node.keywords), node)


def of_class(scope: Scope, node: ast.Attribute, kind: type) -> str:
    """What a class itself has: a method that needs no object, a constant, a record's readers."""
    scope.program.want(scope, node, node.attr)
    found = kind.__dict__.get(node.attr)
    if found is None and node.attr not in ("over", "reading", "blank", "offset"):
        found = getattr(kind, node.attr, None)
    if isinstance(found, types.FunctionType):
        return f"(($self, ...$rest) => $self.{node.attr}(...$rest))"
    return f"{scope.program.use(scope, node, kind, kind.__name__)}.{node.attr}"


def _method(scope: Scope, node: ast.Call, target: ast.Attribute) -> str:
    base = scope.resolve(target.value)
    if isinstance(base, type):
        if target.attr == "__new__":
            return f"{scope.program.py('blankOf')}({express(scope, node.args[0])})"
        layout = signatures.of_function(scope.resolve(target)) or Layout((), rest=True)
        return f"{of_class(scope, target, base)}({arranged(scope, node, layout)})"
    if (
        isinstance(target.value, ast.Call)
        and isinstance(target.value.func, ast.Name)
        and target.value.func.id == "super"
    ):
        layout = signatures.of_super(scope.kind or object, target.attr)
        return f"super.{target.attr}({arranged(scope, node, layout)})"
    scope.program.want(scope, node, target.attr)
    value = express(scope, target.value)
    if target.attr in METHODS:
        layout = KEYWORDS_OF_METHODS.get(target.attr) or signatures.of_method(scope, node, target)
        if signatures.takes_by_name(target.attr):
            layout = signatures.of_method(scope, node, target)
        given = arranged(scope, node, layout, eager=target.attr in EAGER)
        return f"{scope.program.py('call')}({', '.join(filter(None, [value, json.dumps(target.attr), given]))})"
    return f"{value}.{target.attr}({arranged(scope, node, signatures.of_method(scope, node, target))})"


def arranged(scope: Scope, node: ast.Call, layout: Layout, eager: bool = False) -> str:
    """The arguments of a call in the order of a layout."""
    named = {one.arg: one.value for one in node.keywords if one.arg is not None}
    spread = [one.value for one in node.keywords if one.arg is None]
    plain = [_argument(scope, one, eager) for one in node.args]
    starred = any(isinstance(one, ast.Starred) for one in node.args[: len(layout.positional)])
    if starred or (layout.is_plain and not named and not spread):
        if named or spread or not layout.is_plain:
            raise scope.refuse(node, "a row of arguments beside arguments by name")
        return ", ".join(plain)
    given = dict(zip(layout.positional, plain, strict=False))
    rest = plain[len(layout.positional) :]
    if rest and not layout.rest:
        raise scope.refuse(node, "more arguments than parameters")
    facts = {}
    for name, value in named.items():
        if name in layout.fixed:
            given[name] = _argument(scope, value, eager)
        elif layout.facts:
            facts[name] = express(scope, value)
        else:
            raise scope.refuse(node, f"the argument {name}")
    if spread and not layout.facts:
        raise scope.refuse(node, "** for a function that takes no facts")
    found = [given.get(name, "undefined") for name in layout.fixed]
    if layout.facts:
        found.append(_facts(scope, facts, [express(scope, one) for one in spread]))
    found += rest
    while found and found[-1] == "undefined":
        found.pop()
    return ", ".join(found)


def _facts(scope: Scope, facts: dict[str, str], spread: list[str]) -> str:
    if not facts and not spread:
        return "undefined"
    if not spread:
        return f"{scope.program.py('dict')}({', '.join(f'{json.dumps(name)}, {text}' for name, text in facts.items())})"
    entries = [f"...{text}" for text in spread] + [f"[{json.dumps(name)}, {text}]" for name, text in facts.items()]
    return f"new Map([{', '.join(entries)}])"


def _argument(scope: Scope, node: ast.expr, eager: bool) -> str:
    if eager and isinstance(node, ast.GeneratorExp):
        return comprehensions.listed(scope, node)
    return express(scope, node)


def _special(scope: Scope, node: ast.Call, known: Any) -> str | None:
    """Calls that are written out where they stand."""
    py = scope.program.py
    if known is typing.cast:
        return express(scope, node.args[1])
    if known is isinstance:
        kinds = ", ".join(kinds_in(scope, node.args[1]))
        return f"{py('isinstance')}({express(scope, node.args[0])}, {kinds})"
    if known in (dataclasses.replace, msgspec.structs.replace):
        changes = _facts(scope, {str(k.arg): express(scope, k.value) for k in node.keywords}, [])
        return f"{py('replace')}({express(scope, node.args[0])}, {changes})"
    if known is type and len(node.args) == 1:
        return f"{py('kindOf')}({express(scope, node.args[0])})"
    if known in (any, all) and isinstance(node.args[0], ast.GeneratorExp):
        return comprehensions.some(scope, node.args[0], known is any)
    if getattr(known, "__module__", None) == "numpy" and getattr(known, "__name__", "") in ("zeros", "empty"):
        return _zeros(scope, node)
    if known is functools.cache:
        return f"{py('cache')}({express(scope, node.args[0])})"
    return None


def _zeros(scope: Scope, node: ast.Call) -> str:
    """An array of NumPy's."""
    dtype = getattr(scope.resolve(node.args[1]), "__name__", "") if len(node.args) == 2 else "float64"
    if dtype not in DTYPES or node.keywords:
        raise scope.refuse(node, "an array of this kind")
    return f"{scope.program.py('zeros')}({express(scope, node.args[0])}, {json.dumps(DTYPES[dtype])})"


def kinds_in(scope: Scope, node: ast.expr) -> list[str]:
    """The kinds that `isinstance` is asked about."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        if scope.resolve(node.left) is list and scope.resolve(node.right) is tuple:
            return ['"list"']
        return [*kinds_in(scope, node.left), *kinds_in(scope, node.right)]
    if isinstance(node, ast.Tuple):
        return [text for one in node.elts for text in kinds_in(scope, one)]
    kind = scope.resolve(node)
    if kind is None:
        return ['"None"']
    if isinstance(kind, types.UnionType):
        return [_kind(scope, node, one) for one in kind.__args__]
    return [_kind(scope, node, kind)]


def _kind(scope: Scope, node: ast.expr, kind: Any) -> str:
    if kind is tuple:
        raise scope.refuse(node, "a question whether something is a tuple: here they are lists")
    if kind in NATIVE:
        return json.dumps(NATIVE[kind])
    if not isinstance(kind, type) or issubclass(kind, Record):
        raise scope.refuse(node, "a kind to ask about")
    entry = library_class(kind)
    return scope.program.py(entry[0]) if entry else scope.program.use(scope, node, kind, kind.__name__)
