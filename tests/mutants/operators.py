"""The small faults: for every place of a source that can be wrong, what it could wrongly say."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

SWAPS: dict[type[ast.AST], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.And: "or",
    ast.Or: "and",
}
SIGNS: dict[type[ast.AST], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.And: "and",
    ast.Or: "or",
}
EMPTY = {"bool": "False", "int": "0", "str": '""', "list": "[]", "dict": "{}"}


@dataclass(frozen=True)
class Fault:
    """A change of a source: what stands from `start` to `end` (UTF-8 bytes) is replaced."""

    operator: str
    line: int
    start: int
    end: int
    text: str


class Source:
    """A source file, its tree and where each of its lines begins."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.tree = ast.parse(text)
        self._lines = [0]
        for line in self.bytes.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        """The first byte of a node."""
        return self._lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        """The byte after a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset

    def instead(self, operator: str, node: ast.expr | ast.stmt, text: str) -> Fault:
        """A fault that says something else in place of a node."""
        return Fault(operator, node.lineno, self.start(node), self.end(node), text)

    def sign_between(self, operator: str, left: ast.expr, right: ast.expr, sign: ast.AST) -> Iterator[Fault]:
        """A fault that swaps the operator between two operands; signs in comments or brackets are not met."""
        if (swapped := SWAPS.get(type(sign))) is None:
            return
        old = SIGNS[type(sign)].encode()
        start, end = self.end(left), self.start(right)
        at = self.bytes.find(old, start, end)
        if at >= 0 and b"#" not in self.bytes[start:end]:
            yield Fault(operator, left.lineno, at, at + len(old), swapped)

    def apply(self, fault: Fault) -> str:
        """The source with this fault; the number of lines stays."""
        lost = self.bytes[fault.start : fault.end].count(b"\n") - fault.text.count("\n")
        text = fault.text + (" \\\n" if fault.operator != "statement" else "\n") * lost if lost > 0 else fault.text
        return (self.bytes[: fault.start] + text.encode() + self.bytes[fault.end :]).decode()


def faults(text: str, strings: bool) -> Iterator[Fault]:
    """Every fault that a source could have; `strings`: its texts are fields of messages."""
    source = Source(text)
    yield from _Walk(source, strings).block(source.tree.body, None)


class _Walk:
    """A walk over the places of a source in which a fault would be a fault of the game."""

    def __init__(self, source: Source, strings: bool) -> None:
        self.source, self.strings = source, strings

    def block(self, body: list[ast.stmt], returns: ast.expr | None) -> Iterator[Fault]:
        for statement in body:
            yield from self.statement(statement, returns)

    def statement(self, node: ast.stmt, returns: ast.expr | None) -> Iterator[Fault]:
        match node:
            case ast.FunctionDef():
                for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
                    yield from self.expression(default)
                yield from self.block(node.body, node.returns)
            case ast.ClassDef():  # of records and messages, only what they do
                yield from self.block([part for part in node.body if isinstance(part, ast.FunctionDef)], None)
            case ast.Import() | ast.ImportFrom() | ast.Raise() | ast.Assert() | ast.Global() | ast.Nonlocal():
                return
            case ast.Expr(value=ast.Constant()):  # a docstring
                return
            case ast.Return(value=ast.expr() as value):
                yield from self.returned(value, returns)
                yield from self.expression(value)
            case ast.If() | ast.While():
                if isinstance(node, ast.If):
                    yield self.source.instead("condition", node.test, f"not ({ast.unparse(node.test)})")
                yield from self.expression(node.test)
                yield from self.block([*node.body, *node.orelse], returns)
            case ast.For():
                yield from self.expression(node.iter)
                yield from self.block([*node.body, *node.orelse], returns)
            case ast.With() | ast.Try():
                yield from self.block(node.body, returns)
            case ast.Break() | ast.Continue():
                other = "continue" if isinstance(node, ast.Break) else "break"
                yield self.source.instead("jump", node, other)
            case _:
                yield from self.effect(node)

    def effect(self, node: ast.stmt) -> Iterator[Fault]:
        """Statements that are there for what they do."""
        match node:
            case ast.Expr(value=ast.Call()):
                yield self.source.instead("statement", node, "pass")
            case ast.AugAssign():
                yield self.source.instead("statement", node, "pass")
                yield from self.source.sign_between("operator", node.target, node.value, node.op)
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id="features"))]):
                yield self.source.instead("feature", node.value, "0")
            case ast.Assign(targets=[ast.Subscript() | ast.Attribute()]):
                yield self.source.instead("statement", node, "pass")
        match node:
            case ast.Assign(value=value) if _is_declaration(value):
                return
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from self.expression(target)
                yield from self.expression(value)
            case ast.AnnAssign(value=ast.expr() as value) | ast.AugAssign(value=value) | ast.Expr(value=value):
                yield from self.expression(value)

    def returned(self, value: ast.expr, returns: ast.expr | None) -> Iterator[Fault]:
        """A constant in place of what a function returns."""
        kind = ast.unparse(returns).split("[")[0] if returns is not None else ""
        empty = EMPTY.get(kind, "None")
        if isinstance(value, ast.Constant):
            if kind == "bool":
                yield self.source.instead("return", value, str(not value.value))
        elif ast.unparse(value) != empty:
            yield self.source.instead("return", value, empty)
            if kind == "bool":
                yield self.source.instead("return", value, "True")

    def expression(self, node: ast.AST) -> Iterator[Fault]:
        yield from self.at(node)
        for child in ast.iter_child_nodes(node):
            if not _is_declaration(child):
                yield from self.expression(child)

    def at(self, node: ast.AST) -> Iterator[Fault]:
        """Faults at this very node."""
        match node:
            case ast.Compare(ops=[sign], comparators=[right]):
                yield from self.source.sign_between("comparison", node.left, right, sign)
            case ast.BinOp():
                yield from self.source.sign_between("operator", node.left, node.right, node.op)
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield from self.source.sign_between("and-or", left, right, node.op)
            case ast.UnaryOp(op=ast.Not()):
                yield self.source.instead("not", node, f"({ast.unparse(node.operand)})")
            case ast.IfExp():
                yield self.source.instead("condition", node.test, f"(not ({ast.unparse(node.test)}))")
            case ast.Constant(value=bool()):
                yield self.source.instead("constant", node, str(not node.value))
            case ast.Constant(value=int(number)):
                yield self.source.instead("constant", node, str(number + 1))
                if number > 0:
                    yield self.source.instead("constant", node, str(number - 1))
            case ast.Constant(value=str(words)) if self.strings and words:
                yield self.source.instead("string", node, repr(words + "-x"))
            case ast.Dict():
                yield from self.fields(node)

    def fields(self, node: ast.Dict) -> Iterator[Fault]:
        """A dict without one of its fields."""
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                start, end = self.source.start(key), self.source.end(value)
                comma = re.match(rb"\s*,", self.source.bytes[end:])
                yield Fault("field", key.lineno, start, end + (comma.end() if comma else 0), "")


def _is_declaration(node: ast.AST) -> bool:
    """Whether this is a type or the text of an error."""
    match node:
        case ast.JoinedStr():
            return True
        case ast.Call(func=ast.Name(id="Fault" | "TypeVar")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Name(id=name)):  # a union of types
            named = isinstance(left, ast.BinOp) or (isinstance(left, ast.Name) and _is_class(left.id))
            return named and _is_class(name)
        case ast.Subscript(value=ast.Name(id="Literal" | "NotRequired" | "dict" | "list" | "tuple" | "Callable")):
            return True
    return False


def _is_class(name: str) -> bool:
    return name[0].isupper() and not name.isupper()
