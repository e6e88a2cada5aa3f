"""One way to every kind of expression, and expressions as conditions."""

import ast
from collections.abc import Callable
from typing import Any

from houseful.browser.javascript.scope import Scope

WRITERS: dict[type[ast.expr], Callable[[Scope, Any], str]] = {}  # filled by `expressions`
TRUE_OR_FALSE = {"isinstance", "any", "all", "bool", "hasattr"}


def express(scope: Scope, node: ast.expr) -> str:
    """An expression in JavaScript."""
    write = WRITERS.get(type(node))
    if write is None:
        raise scope.refuse(node, type(node).__name__)
    return write(scope, node)


def test(scope: Scope, node: ast.expr) -> str:
    """An expression as a condition: true or false as Python sees it."""
    if isinstance(node, ast.BoolOp):
        joint = " && " if isinstance(node.op, ast.And) else " || "
        return f"({joint.join(test(scope, one) for one in node.values)})"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return f"!{test(scope, node.operand)}"
    return express(scope, node) if is_boolean(scope, node) else f"{scope.program.py('t')}({express(scope, node)})"


def is_boolean(scope: Scope, node: ast.expr) -> bool:
    """Whether an expression can be nothing but true or false."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, bool)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in TRUE_OR_FALSE and node.func.id not in scope.local
    if isinstance(node, ast.BoolOp):
        return all(is_boolean(scope, one) for one in node.values)
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def keyed(scope: Scope, node: ast.expr) -> str:
    """The key of an entry."""
    text = express(scope, node)
    plain = isinstance(node, ast.Constant | ast.JoinedStr) and not isinstance(getattr(node, "value", ""), bool)
    return text if plain else f"{scope.program.py('keyed')}({text})"
