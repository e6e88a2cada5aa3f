"""Functions and methods: parameters, own names, bodies."""

import ast
from collections.abc import Iterable, Iterator

from houseful.browser.javascript import statements
from houseful.browser.javascript.dispatch import express
from houseful.browser.javascript.scope import Scope, safe

SCOPES = (ast.FunctionDef, ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.SetComp, ast.DictComp)


def within(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes of a function that are not part of a function within it."""
    for node in nodes:
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            yield from within(ast.iter_child_nodes(node))


def own_names(node: ast.FunctionDef) -> list[str]:
    """The names that a function gives values to, besides its parameters."""
    found: dict[str, None] = {}
    hidden: set[ast.AST] = set()  # targets of comprehensions, which belong to these alone
    for one in within(node.body):
        if isinstance(one, ast.comprehension):
            hidden.update(ast.walk(one.target))
        if isinstance(one, ast.FunctionDef):
            found[one.name] = None
        if isinstance(one, ast.ExceptHandler) and one.name:
            found[one.name] = None
    for one in within(node.body):
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and one not in hidden:
            found[one.id] = None
    return list(found)


def parameters(scope: Scope, arguments: ast.arguments, skipped: int = 0) -> list[str]:
    """Parameters with their defaults: by position, by name, facts, the rest (see layout)."""
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults: list[ast.expr | None] = [*([None] * (len(plain) - len(arguments.defaults))), *arguments.defaults]
    pairs = list(zip(plain, defaults, strict=True))[skipped:]
    pairs += list(zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True))
    names = [safe(one.arg) + (f" = {express(scope, default)}" if default else "") for one, default in pairs]
    if arguments.kwarg:
        names.append(f"{safe(arguments.kwarg.arg)} = {scope.program.py('dict')}()")
    if arguments.vararg:
        names.append(f"...{safe(arguments.vararg.arg)}")
    return names


def parameter_names(arguments: ast.arguments) -> list[str]:
    """The names of all parameters."""
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return [one.arg for one in (*every, *filter(None, (arguments.vararg, arguments.kwarg)))]


def is_generator(node: ast.FunctionDef) -> bool:
    """Whether a function yields."""
    return any(isinstance(one, ast.Yield | ast.YieldFrom) for one in within(node.body))


def body_of(scope: Scope, node: ast.FunctionDef, first: str = "") -> str:
    """The body of a function, its names declared at the beginning."""
    given = set(parameter_names(node.args))
    own = [name for name in own_names(node) if name not in given]
    scope.local |= {*own, *given}
    scope.temporaries = []
    text = statements.block(scope, node.body)
    declared = [*(safe(name) for name in own), *scope.temporaries]
    return first + (f"let {', '.join(declared)};\n" if declared else "") + text + _end(node)


def _end(node: ast.FunctionDef) -> str:
    """What comes of a function that does not say so: None, which is null."""
    if isinstance(node.body[-1], ast.Return | ast.Raise) or is_generator(node):
        return ""
    returns = any(isinstance(one, ast.Return) and one.value for one in within(node.body))
    silent = isinstance(node.returns, ast.Constant) and node.returns.value is None and not returns
    return "" if silent and node.name == "__init__" else "\nreturn null;"


def function(scope: Scope, node: ast.FunctionDef, name: str) -> str:
    """A function of a module."""
    names = parameters(scope, node.args)
    star = "*" if is_generator(node) else ""
    return f"function{star} {name}({', '.join(names)}) {{\n{body_of(scope, node)}\n}}"


def nested(scope: Scope, node: ast.FunctionDef) -> str:
    """A function within another."""
    inner = scope.inner(parameter_names(node.args))
    names, star = parameters(scope, node.args), is_generator(node)
    text = f"({', '.join(names)}) {'' if star else '=> '}{{\n{body_of(inner, node)}\n}}"
    return f"function* {text}" if star else text


def method(scope: Scope, node: ast.FunctionDef) -> str:
    """A method, a property, or what a class does without an object."""
    decorators = {_word(one) for one in node.decorator_list}
    unknown = decorators - {"property", "cached_property", "classmethod", "staticmethod", "override", "overload"}
    if unknown:
        raise scope.refuse(node, f"the decorator {sorted(unknown)}")
    bare = "staticmethod" in decorators
    names = parameters(scope, node.args, 0 if bare else 1)
    first = ""
    if not bare:
        me = (node.args.posonlyargs + node.args.args)[0].arg
        scope.me, scope.local = me, scope.local | {me}
        first = f"const {safe(me)} = this;\n"
    head = "static " if decorators & {"classmethod", "staticmethod"} else ""
    text = body_of(scope, node, first)
    if "cached_property" in decorators:
        found = f"(() => {{\n{text}\n}})()"
        return f"get {node.name}() {{\nreturn {scope.program.py('keep')}(this, {node.name!r}, {found});\n}}"
    head += "get " if "property" in decorators else "*" if is_generator(node) else ""
    return f"{head}{node.name}({', '.join(names)}) {{\n{text}\n}}"


def _word(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ast.dump(node)
