"""Comprehensions: lists where everything is looked at, generators where perhaps only the first is."""

import ast
from collections.abc import Callable
from typing import TypeAlias

from houseful.browser.javascript.dispatch import express, keyed, test
from houseful.browser.javascript.scope import Scope, safe

Comprehension: TypeAlias = ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp


def names_in(target: ast.expr) -> list[str]:
    """The names that a target gives values to."""
    return [node.id for node in ast.walk(target) if isinstance(node, ast.Name)]


def pattern(scope: Scope, target: ast.expr) -> str:
    """A target without a starred part, as JavaScript takes values apart."""
    if isinstance(target, ast.Name):
        return safe(target.id)
    if isinstance(target, ast.Tuple | ast.List):
        places = [_place(scope, one) for one in target.elts]
        return f"[{', '.join([*(one.removeprefix('...') for one in places[:-1]), *places[-1:]])}]"
    raise scope.refuse(target, "a target")


def _place(scope: Scope, target: ast.expr) -> str:
    if isinstance(target, ast.Starred):
        return f"...{pattern(scope, target.value)}"
    if isinstance(target, ast.Name) and target.id == "_":  # may stand there twice; nobody looks at it
        return ""
    return pattern(scope, target)


def source_of(scope: Scope, part: ast.comprehension) -> str:
    """What a loop goes through; where a starred part is not the last, taken apart already."""
    source = express(scope, part.iter)
    for node in ast.walk(part.target):
        if not isinstance(node, ast.Tuple | ast.List) or not any(
            isinstance(one, ast.Starred) for one in node.elts[:-1]
        ):
            continue
        if node is not part.target:
            raise scope.refuse(part.target, "a starred part within another")
        before = next(at for at, one in enumerate(node.elts) if isinstance(one, ast.Starred))
        return f"{scope.program.py('unpacked')}({source}, {before}, {len(node.elts) - before - 1})"
    return f"{scope.program.py('it')}({source})"


def body(scope: Scope, node: ast.expr) -> str:
    """The body of an arrow function."""
    text = express(scope, node)
    return f"({text})" if text.startswith("{") else text


def loops(scope: Scope, node: Comprehension, push: Callable[[Scope], str]) -> str:
    """The loops of a comprehension around a statement."""
    inner, opened = scope.inner(), ""
    for part in node.generators:
        source = source_of(inner, part)
        inner = inner.inner(names_in(part.target))
        opened += f"for (const {pattern(inner, part.target)} of {source}) "
        opened += "".join(f"if ({test(inner, condition)}) " for condition in part.ifs)
    return opened + push(inner)


def is_simple(node: Comprehension) -> bool:
    """Whether a comprehension takes every member of one source as it is."""
    return len(node.generators) == 1 and not node.generators[0].ifs


def mapped(scope: Scope, node: Comprehension, member: Callable[[Scope], str]) -> str:
    """A comprehension as a list."""
    if is_simple(node):
        part = node.generators[0]
        source = source_of(scope, part)
        inner = scope.inner(names_in(part.target))
        text = member(inner)
        return f"Array.from({source}, ({pattern(inner, part.target)}) => {text})"
    inner_loops = loops(scope, node, lambda inner: f"$r.push({member(inner)});")
    return f"(() => {{ const $r = []; {inner_loops} return $r; }})()"


def listed(scope: Scope, node: ast.ListComp | ast.GeneratorExp) -> str:
    """A list."""
    return mapped(scope, node, lambda inner: express(inner, node.elt))


def generated(scope: Scope, node: ast.GeneratorExp) -> str:
    """A generator: what is behind the last member that is asked for is never worked out."""
    inner_loops = loops(scope, node, lambda inner: f"yield {express(inner, node.elt)};")
    return f"(function* () {{ {inner_loops} }})()"


def set_of(scope: Scope, node: ast.SetComp) -> str:
    """A set."""
    members = mapped(scope, node, lambda inner: express(inner, node.elt))
    return f"{scope.program.py('set_')}({members})"


def dict_of(scope: Scope, node: ast.DictComp) -> str:
    """A dict."""

    def entry(inner: Scope) -> str:
        return f"[{keyed(inner, node.key)}, {express(inner, node.value)}]"

    return f"new Map({mapped(scope, node, entry)})"


def some(scope: Scope, node: ast.GeneratorExp, is_any: bool) -> str | None:
    """`any` or `all` over one source; None where that is not so simple."""
    if len(node.generators) != 1:
        return None
    part = node.generators[0]
    source = f"{scope.program.py('list')}({source_of(scope, part)})"
    inner = scope.inner(names_in(part.target))
    conditions = [test(inner, one) for one in part.ifs]
    wanted = test(inner, node.elt)
    asked = " && ".join([*conditions, wanted]) if is_any else " || ".join([*(f"!{one}" for one in conditions), wanted])
    return f"{source}.{'some' if is_any else 'every'}(({pattern(inner, part.target)}) => {asked})"
