"""Expressions, one function for each kind of node of the syntax tree."""

import ast
import json
import types
from collections.abc import Callable
from typing import Any

from houseful.browser.javascript import calls, comprehensions, members, texts
from houseful.browser.javascript.dispatch import WRITERS, express, is_boolean, keyed, test
from houseful.browser.javascript.runtime import FUNCTIONS, METHODS, NATIVE
from houseful.browser.javascript.scope import UNKNOWN, Scope, safe

ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.Pow: "pow",
    ast.LShift: "shl",
    ast.RShift: "shr",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.BitAnd: "and",
}
ORDER: dict[type[ast.cmpop], str] = {ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}


def _constant(scope: Scope, node: ast.Constant) -> str:
    return scope.program.literal(scope, node, node.value)


def _name(scope: Scope, node: ast.Name) -> str:
    if node.id in scope.local:
        return safe(node.id)
    if node.id in scope.known:
        return scope.program.use_of_module(scope, node, *scope.known[node.id])
    if node.id in scope.globals:
        return scope.program.use_global(scope, node, node.id)
    if node.id in FUNCTIONS:
        return scope.program.py(FUNCTIONS[node.id][0])
    value = scope.global_value(node.id)
    if value is UNKNOWN:
        raise scope.refuse(node, f"the name {node.id}")
    return scope.program.use(scope, node, value, node.id)


def _attribute(scope: Scope, node: ast.Attribute) -> str:
    base = scope.resolve(node.value)
    if isinstance(base, types.ModuleType):
        return scope.program.use_of_module(scope, node, base.__name__, node.attr)
    if isinstance(base, type):
        return calls.of_class(scope, node, base)
    if node.attr == "__name__" and isinstance(node.value, ast.Call) and scope.resolve(node.value.func) is type:
        return f"{scope.program.py('kindName')}({express(scope, node.value.args[0])})"
    scope.program.want(scope, node, node.attr)
    value = express(scope, node.value)
    if scope.program.is_method(node.attr):
        if any(one.rest and not one.is_plain for one in members.layouts(node.attr)):
            raise scope.refuse(
                node, f"{node.attr} as a value: whoever calls it would not know the order of its arguments"
            )
        return f"{scope.program.py('bound')}({value}, {json.dumps(node.attr)})"
    if node.attr in METHODS and not scope.program.is_field(node.attr):
        called = f"{scope.program.py('call')}({express(scope, node.value)}, {json.dumps(node.attr)}, ...$rest)"
        return f"((...$rest) => {called})"
    return f"{value}.{node.attr}"


def _subscript(scope: Scope, node: ast.Subscript) -> str:
    value = express(scope, node.value)
    if isinstance(node.slice, ast.Slice):
        parts = [express(scope, one) if one else "null" for one in (node.slice.lower, node.slice.upper)]
        parts += [express(scope, node.slice.step)] if node.slice.step else []
        return f"{scope.program.py('slice')}({value}, {', '.join(parts)})"
    return f"{scope.program.py('ix')}({value}, {index(scope, node.slice)})"


def index(scope: Scope, node: ast.expr) -> str:
    """What stands in brackets, parts of a grid included."""
    if isinstance(node, ast.Tuple):
        return f"[{', '.join(index(scope, one) for one in node.elts)}]"
    if isinstance(node, ast.Slice):
        parts = (express(scope, one) if one else "null" for one in (node.lower, node.upper, node.step))
        return f"new {scope.program.py('Slice')}({', '.join(parts)})"
    return express(scope, node)


def _row(scope: Scope, node: ast.Tuple | ast.List) -> str:
    return f"[{', '.join(express(scope, one) for one in node.elts)}]"


def _starred(scope: Scope, node: ast.Starred) -> str:
    return f"...{scope.program.py('it')}({express(scope, node.value)})"


def _set(scope: Scope, node: ast.Set) -> str:
    return f"{scope.program.py('set_')}([{', '.join(express(scope, one) for one in node.elts)}])"


def _dict(scope: Scope, node: ast.Dict) -> str:
    if all(isinstance(key, ast.Constant) and isinstance(key.value, str) for key in node.keys):
        pairs = (f"{express(scope, k)}, {express(scope, v)}" for k, v in zip(node.keys, node.values, strict=True) if k)
        return f"{scope.program.py('dict')}({', '.join(pairs)})"
    entries = []
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            entries.append(f"...{express(scope, value)}")
        else:
            entries.append(f"[{keyed(scope, key)}, {express(scope, value)}]")
    return f"new Map([{', '.join(entries)}])"


def _binary(scope: Scope, node: ast.BinOp) -> str:
    if isinstance(node.op, ast.Mod) and isinstance(node.left, ast.Constant | ast.JoinedStr):
        raise scope.refuse(node, "% on a text")
    name = ARITHMETIC.get(type(node.op))
    if name is None:
        raise scope.refuse(node, type(node.op).__name__)
    return f"{scope.program.py(name)}({express(scope, node.left)}, {express(scope, node.right)})"


def _unary(scope: Scope, node: ast.UnaryOp) -> str:
    if isinstance(node.op, ast.Not):
        return f"!{test(scope, node.operand)}"
    if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        return f"-{express(scope, node.operand)}"
    name = {ast.USub: "negate", ast.Invert: "invert"}.get(type(node.op))
    if name is None:
        raise scope.refuse(node, type(node.op).__name__)
    return f"{scope.program.py(name)}({express(scope, node.operand)})"


def _bool_op(scope: Scope, node: ast.BoolOp) -> str:
    text = express(scope, node.values[-1])
    is_and = isinstance(node.op, ast.And)
    for value in reversed(node.values[:-1]):
        first = express(scope, value)
        if is_boolean(scope, value):
            text = f"({first} {'&&' if is_and else '||'} {text})"
            continue
        kept = first
        if not isinstance(value, ast.Name):
            kept = scope.temporary()
            first = f"({kept} = {first})"
        asked = f"{scope.program.py('t')}({first})"
        text = f"({asked} ? {text} : {kept})" if is_and else f"({asked} ? {kept} : {text})"
    return text


def _compare(scope: Scope, node: ast.Compare) -> str:
    parts, left, before = [], node.left, express(scope, node.left)
    for number, (operator, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
        after = again = express(scope, right)
        if number + 1 < len(node.ops) and not isinstance(right, ast.Name | ast.Constant):
            again = scope.temporary()
            after = f"({again} = {after})"
        parts.append(_comparison(scope, operator, (left, before), (right, after)))
        left, before = right, again
    return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"


Side = tuple[ast.expr, str]


def _comparison(scope: Scope, operator: ast.cmpop, one: Side, other: Side) -> str:
    (left, a), (right, b) = one, other
    if isinstance(operator, ast.Is | ast.IsNot):
        sign = "===" if isinstance(operator, ast.Is) else "!=="
        return f"({kind_name(scope, left) or a} {sign} {kind_name(scope, right) or b})"
    if type(operator) in ORDER:
        return f"{scope.program.py(ORDER[type(operator)])}({a}, {b})"
    if isinstance(operator, ast.Eq | ast.NotEq):
        if any(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in (left, right)):
            return f"({a} {'===' if isinstance(operator, ast.Eq) else '!=='} {b})"
        return f"{'' if isinstance(operator, ast.Eq) else '!'}{scope.program.py('eq')}({a}, {b})"
    return f"{'' if isinstance(operator, ast.In) else '!'}{scope.program.py('contains')}({b}, {a})"


def kind_name(scope: Scope, node: ast.expr) -> str | None:
    """A kind of Python's own by its name, on one side of `type(value) is int`."""
    value = scope.resolve(node)
    return json.dumps(NATIVE[value]) if isinstance(value, type) and value in NATIVE else None


def _choice(scope: Scope, node: ast.IfExp) -> str:
    return f"({test(scope, node.test)} ? {express(scope, node.body)} : {express(scope, node.orelse)})"


def _lambda(scope: Scope, node: ast.Lambda) -> str:
    inner = scope.inner(one.arg for one in node.args.args)
    if node.args.defaults or node.args.vararg or node.args.kwonlyargs:
        raise scope.refuse(node, "a lambda with more than names")
    names = [safe(one.arg) for one in node.args.args]
    return f"(({', '.join(names)}) => {comprehensions.body(inner, node.body)})"


def _named(scope: Scope, node: ast.NamedExpr) -> str:
    return f"({safe(node.target.id)} = {express(scope, node.value)})"


def _yield(scope: Scope, node: ast.Yield) -> str:
    return f"(yield {express(scope, node.value) if node.value else 'null'})"


def _yield_from(scope: Scope, node: ast.YieldFrom) -> str:
    return f"(yield* {scope.program.py('it')}({express(scope, node.value)}))"


_ALL: dict[type[ast.expr], Callable[[Scope, Any], str]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Subscript: _subscript,
    ast.Tuple: _row,
    ast.List: _row,
    ast.Starred: _starred,
    ast.Set: _set,
    ast.Dict: _dict,
    ast.BinOp: _binary,
    ast.UnaryOp: _unary,
    ast.BoolOp: _bool_op,
    ast.Compare: _compare,
    ast.IfExp: _choice,
    ast.Lambda: _lambda,
    ast.JoinedStr: texts.joined,
    ast.NamedExpr: _named,
    ast.Yield: _yield,
    ast.YieldFrom: _yield_from,
    ast.Call: calls.call,
    ast.ListComp: comprehensions.listed,
    ast.GeneratorExp: comprehensions.generated,
    ast.SetComp: comprehensions.set_of,
    ast.DictComp: comprehensions.dict_of,
}
WRITERS.update(_ALL)
