"""Statements, one function for each kind of node of the syntax tree."""

import ast
from collections.abc import Callable, Sequence
from typing import Any

from houseful.browser.javascript import functions
from houseful.browser.javascript.calls import kinds_in
from houseful.browser.javascript.comprehensions import pattern
from houseful.browser.javascript.dispatch import express, test
from houseful.browser.javascript.expressions import ARITHMETIC, index
from houseful.browser.javascript.scope import Scope, safe


def block(scope: Scope, nodes: Sequence[ast.stmt]) -> str:
    """Statements one after the other."""
    return "\n".join(filter(None, (state(scope, node) for node in nodes)))


def state(scope: Scope, node: ast.stmt) -> str:
    """A statement in JavaScript."""
    write = _WRITERS.get(type(node))
    if write is None:
        raise scope.refuse(node, type(node).__name__)
    return write(scope, node)


def _expression(scope: Scope, node: ast.Expr) -> str:
    return "" if isinstance(node.value, ast.Constant) else f"{express(scope, node.value)};"


def _return(scope: Scope, node: ast.Return) -> str:
    return f"return {express(scope, node.value) if node.value else 'null'};"


def _assign(scope: Scope, node: ast.Assign) -> str:
    value = express(scope, node.value)
    if len(node.targets) == 1:
        return store(scope, node.targets[0], value, node.value)
    kept = scope.temporary()
    return "\n".join([f"{kept} = {value};", *(store(scope, target, kept) for target in node.targets)])


def _annotated(scope: Scope, node: ast.AnnAssign) -> str:
    return store(scope, node.target, express(scope, node.value)) if node.value else ""


def store(scope: Scope, target: ast.expr, value: str, source: ast.expr | None = None) -> str:
    """Give a target a value."""
    if isinstance(target, ast.Name):
        return f"{safe(target.id)} = {value};"
    if isinstance(target, ast.Attribute):
        return f"{express(scope, target.value)}.{target.attr} = {value};"
    if isinstance(target, ast.Subscript):
        at = index(scope, target.slice)
        return f"{scope.program.py('set')}({express(scope, target.value)}, {at}, {value});"
    if isinstance(target, ast.Tuple | ast.List):
        return _take_apart(scope, target, value, source)
    raise scope.refuse(target, "a target")


def _take_apart(scope: Scope, target: ast.Tuple | ast.List, value: str, source: ast.expr | None) -> str:
    if not isinstance(source, ast.Tuple | ast.List):
        value = f"{scope.program.py('it')}({value})"
    stars = [at for at, one in enumerate(target.elts) if isinstance(one, ast.Starred)]
    if stars and stars[0] + 1 < len(target.elts):
        value = f"{scope.program.py('unpack')}({value}, {stars[0]}, {len(target.elts) - stars[0] - 1})"
    elif stars:
        return f"{pattern(scope, target)} = {value};"
    parts = [one.value if isinstance(one, ast.Starred) else one for one in target.elts]
    if all(isinstance(one, ast.Name) for one in parts):
        return f"[{', '.join(safe(one.id) for one in parts if isinstance(one, ast.Name))}] = {value};"
    if all(isinstance(one, ast.Name | ast.Tuple) for one in parts):
        return f"{pattern(scope, ast.Tuple(parts))} = {value};"
    kept = scope.temporary()
    stores = (store(scope, one, f"{kept}[{at}]") for at, one in enumerate(parts))
    return "\n".join([f"{kept} = {scope.program.py('list')}({value});", *stores])


def _augmented(scope: Scope, node: ast.AugAssign) -> str:
    name = {ast.Add: "iadd", ast.BitOr: "ior"}.get(type(node.op)) or ARITHMETIC.get(type(node.op))
    if name is None:
        raise scope.refuse(node, type(node.op).__name__)
    before: ast.expr = ast.parse(ast.unparse(node.target), mode="eval").body
    value = f"{scope.program.py(name)}({express(scope, before)}, {express(scope, node.value)})"
    return store(scope, node.target, value)


def _if(scope: Scope, node: ast.If) -> str:
    text = f"if ({test(scope, node.test)}) {{\n{block(scope, node.body)}\n}}"
    if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        return f"{text} else {state(scope, node.orelse[0])}"
    return f"{text} else {{\n{block(scope, node.orelse)}\n}}" if node.orelse else text


def _for(scope: Scope, node: ast.For) -> str:
    if node.orelse:
        raise scope.refuse(node, "for with else")
    source = f"{scope.program.py('it')}({express(scope, node.iter)})"
    names = isinstance(node.target, ast.Name)
    each = safe(node.target.id) if isinstance(node.target, ast.Name) else f"const {scope.fresh()}"
    first = "" if names else store(scope, node.target, each.removeprefix("const ")) + "\n"
    return f"for ({each} of {source}) {{\n{first}{block(scope, node.body)}\n}}"


def _while(scope: Scope, node: ast.While) -> str:
    if node.orelse:
        raise scope.refuse(node, "while with else")
    return f"while ({test(scope, node.test)}) {{\n{block(scope, node.body)}\n}}"


def _raise(scope: Scope, node: ast.Raise) -> str:
    if node.exc is None:
        return f"throw {scope.caught[-1]};"
    is_class = isinstance(scope.resolve(node.exc), type)
    return f"throw {'new ' if is_class else ''}{express(scope, node.exc)}{'()' if is_class else ''};"


def _try(scope: Scope, node: ast.Try) -> str:
    if node.orelse:
        raise scope.refuse(node, "try with else")
    text = f"try {{\n{block(scope, node.body)}\n}}"
    if node.handlers:
        caught = scope.fresh()
        scope.caught.append(caught)
        handlers = [_handler(scope, one, caught) for one in node.handlers]
        scope.caught.pop()
        last = "" if node.handlers[-1].type is None else f" else {{\nthrow {caught};\n}}"
        text += f" catch ({caught}) {{\n{' else '.join(handlers)}{last}\n}}"
    return f"{text} finally {{\n{block(scope, node.finalbody)}\n}}" if node.finalbody else text


def _handler(scope: Scope, node: ast.ExceptHandler, caught: str) -> str:
    kept = f"{safe(node.name)} = {caught};\n" if node.name else ""
    kinds = [] if node.type is None else kinds_in(scope, node.type)
    asked = " || ".join(f"{caught} instanceof {kind}" for kind in kinds) or "true"
    return f"if ({asked}) {{\n{kept}{block(scope, node.body)}\n}}"


def _with(scope: Scope, node: ast.With) -> str:
    """What a function with one `yield` does before and after."""
    if len(node.items) != 1:
        raise scope.refuse(node, "with for more than one")
    around, error, done = scope.fresh(), scope.fresh(), scope.fresh()
    item, py = node.items[0], scope.program.py
    first = f"{py('enter')}({around})"
    begun = store(scope, item.optional_vars, first) if item.optional_vars else f"{first};"
    return (
        f"const {around} = {express(scope, item.context_expr)};\nlet {done} = true;\n{begun}\n"
        f"try {{\n{block(scope, node.body)}\n}} catch ({error}) {{\n{done} = false;\n"
        f"{py('abandon')}({around}, {error});\nthrow {error};\n}} finally {{\nif ({done}) {py('leave')}({around});\n}}"
    )


def _delete(scope: Scope, node: ast.Delete) -> str:
    parts = []
    for target in node.targets:
        if not isinstance(target, ast.Subscript):
            raise scope.refuse(node, "del of something without brackets")
        at = index(scope, target.slice)
        parts.append(f"{scope.program.py('del')}({express(scope, target.value)}, {at});")
    return "\n".join(parts)


def _function(scope: Scope, node: ast.FunctionDef) -> str:
    if node.decorator_list:
        raise scope.refuse(node, "a decorated function within another")
    return f"{safe(node.name)} = {functions.nested(scope, node)};"


def _import(scope: Scope, node: ast.ImportFrom | ast.Import) -> str:
    scope.import_here(node)
    return ""


def _nothing(_scope: Scope, _node: ast.stmt) -> str:
    return ""


_WRITERS: dict[type[ast.stmt], Callable[[Scope, Any], str]] = {
    ast.Expr: _expression,
    ast.Return: _return,
    ast.Assign: _assign,
    ast.AnnAssign: _annotated,
    ast.AugAssign: _augmented,
    ast.If: _if,
    ast.For: _for,
    ast.While: _while,
    ast.Raise: _raise,
    ast.Try: _try,
    ast.With: _with,
    ast.Delete: _delete,
    ast.FunctionDef: _function,
    ast.ImportFrom: _import,
    ast.Import: _import,
    ast.Pass: _nothing,
    ast.Assert: _nothing,
    ast.Break: lambda _scope, _node: "break;",
    ast.Continue: lambda _scope, _node: "continue;",
}
