"""Texts with values filled in."""

import ast
import json
import re

from houseful.browser.javascript.dispatch import express
from houseful.browser.javascript.scope import Scope

SPEC = re.compile(r"(?:.?[<>^])?[+ -]?0?\d*,?(?:\.\d+)?[dfgs%x]?")


def joined(scope: Scope, node: ast.JoinedStr) -> str:
    """A text with values filled in."""
    parts = []
    for one in node.values:
        if isinstance(one, ast.Constant):
            parts.append(re.sub(r"([`\\]|\$\{)", r"\\\1", str(one.value)).replace("\r", "\\r"))
        elif isinstance(one, ast.FormattedValue):
            parts.append(f"${{{_filled_in(scope, one)}}}")
    return f"`{''.join(parts)}`"


def _filled_in(scope: Scope, node: ast.FormattedValue) -> str:
    if node.conversion != -1:
        raise scope.refuse(node, "a conversion in a text")
    value = express(scope, node.value)
    if node.format_spec is None:
        known = isinstance(node.value, ast.JoinedStr)
        return value if known else f"{scope.program.py('str')}({value})"
    spec = node.format_spec
    written = spec.values if isinstance(spec, ast.JoinedStr) else []
    literal = "".join(str(one.value) for one in written if isinstance(one, ast.Constant))
    if len(written) != 1 or not SPEC.fullmatch(literal):
        raise scope.refuse(node, "a format")
    return f"{scope.program.py('format')}({value}, {json.dumps(literal)})"
