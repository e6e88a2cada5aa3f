"""The syntax trees of modules, and where in them a function, a class or a constant is written."""

import ast
import functools
import importlib
import inspect
import sys
from types import FunctionType, ModuleType

Definition = ast.FunctionDef | ast.Lambda
ORIGINS = (ast.Import, ast.ImportFrom)


@functools.cache
def tree_of(module: str) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(inspect.getsource(module_named(module)))


def module_named(name: str) -> ModuleType:
    """A module, imported if it was not."""
    return sys.modules.get(name) or importlib.import_module(name)


@functools.cache
def definitions(module: str) -> dict[int, Definition]:
    """Functions and lambdas of a module by the line that Python gives their code: that of the first decorator."""
    found: dict[int, Definition] = {}
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(one.lineno for one in node.decorator_list)])] = node
        elif isinstance(node, ast.Lambda):
            found.setdefault(node.lineno, node)
    return found


def definition_of(function: FunctionType) -> Definition | None:
    """Where a function is written."""
    found = definitions(function.__module__).get(function.__code__.co_firstlineno)
    if isinstance(found, ast.FunctionDef) and found.name != function.__code__.co_name:
        return None
    return found


def class_definition(kind: type) -> ast.ClassDef | None:
    """Where a class is written."""
    found = (node for node in ast.walk(tree_of(kind.__module__)) if isinstance(node, ast.ClassDef))
    return next((node for node in found if node.name == kind.__name__), None)


@functools.cache
def origin(module: str, name: str) -> tuple[str, str]:
    """The module in which a global name got its value, and its name there."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("houseful"):
            for alias in node.names:
                if (alias.asname or alias.name) == name and not is_module(f"{node.module}.{alias.name}"):
                    return origin(node.module, alias.name)
    return module, name


def is_module(name: str) -> bool:
    """Whether this is the name of a module that was imported."""
    return name in sys.modules


def assignment_of(module: str, name: str) -> ast.expr | None:
    """The expression that a module assigns to a name, if it does so once and to nothing else."""
    found = None
    for node in tree_of(module).body:
        targets = node.targets if isinstance(node, ast.Assign) else ()
        if isinstance(node, ast.Assign) and [one.id for one in targets if isinstance(one, ast.Name)] == [name]:
            found = node.value if found is None else None
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            found = node.value
    return found


def file_of(module: str) -> str:
    """The file of a module, as a complaint names it."""
    file = module_named(module).__file__
    return f"src/{file.partition('/src/')[2]}" if file else module
