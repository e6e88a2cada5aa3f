"""What calls have to know of the parameters of whom they reach."""

import ast
import inspect
import types
from typing import Any

from houseful.browser.javascript import members
from houseful.browser.javascript.constants import fields_of
from houseful.browser.javascript.layout import Layout, layout_of
from houseful.browser.javascript.scope import Scope
from houseful.browser.javascript.sources import definition_of

ANYTHING = Layout((), rest=True)  # arguments by position, however many


def of_function(known: Any) -> Layout | None:
    """The parameters of a function that is known."""
    known = getattr(known, "__wrapped__", known)
    is_bound = isinstance(known, types.MethodType)
    if is_bound:
        known = known.__func__
    node = definition_of(known) if isinstance(known, types.FunctionType) else None
    return layout_of(node.args, is_bound) if node else None


def of_class(kind: type) -> Layout:
    """What a class takes to make an object."""
    fields = fields_of(kind)
    if fields is not None:
        return Layout(tuple(fields))
    for made in (getattr(kind, "__init__", None), kind.__new__):
        definition = definition_of(made) if isinstance(made, types.FunctionType) else None
        if definition:
            return layout_of(definition.args, True)
    return Layout((), rest=issubclass(kind, Exception))


def of_super(kind: type, name: str) -> Layout:
    """The parameters of a base's method."""
    for base in kind.__mro__[1:]:
        found = base.__dict__.get(name)
        if isinstance(found, types.FunctionType) and (definition := definition_of(found)):
            return layout_of(definition.args, True)
    return ANYTHING


def of_method(scope: Scope, node: ast.Call, target: ast.Attribute) -> Layout:
    """The parameters of a method, where all classes that have one of this name agree."""
    if isinstance(target.value, ast.Name) and target.value.id == scope.me and scope.kind is not None:
        found = getattr(scope.kind, target.attr, None)
        own = of_function(found)
        if own is not None:
            positional = own.positional if inspect.ismethod(found) else own.positional[1:]
            return Layout(positional, own.by_name, own.facts, own.rest)
    layouts = members.layouts(target.attr)
    if not layouts or (not node.keywords and all(one.is_plain for one in layouts)):
        return ANYTHING
    if len(layouts) > 1:
        raise scope.refuse(node, f"{target.attr}: classes that take its arguments in different orders")
    return next(iter(layouts))


def takes_by_name(name: str) -> bool:
    """Whether a class of ours has a method of this name with more than parameters by position."""
    return any(not one.is_plain for one in members.layouts(name))
