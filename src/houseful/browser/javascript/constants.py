"""Values that are known when the page is built, written down as they are."""

import dataclasses
import json
import math
import re
from typing import Any

from houseful.browser.javascript import patterns

LARGEST = 2**53 - 1
LONGEST = 4_000  # characters; a longer value is worked out in the browser as Python works it out


class NotPlainError(Exception):
    """A value that holds more than plain data."""


def written(value: Any, py: Any) -> str:
    """A value of plain data in JavaScript; `py` names what is needed of the page's Python."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if type(value) is str:
        return json.dumps(value, ensure_ascii=False)
    if type(value) is int:
        return str(value) if abs(value) <= LARGEST else f"{value}n"
    if type(value) is float:
        return "Infinity" if math.isinf(value) else repr(value)
    if type(value) in (list, tuple):
        return f"[{', '.join(written(one, py) for one in value)}]"
    if type(value) in (set, frozenset):
        return f"{py('set_')}([{', '.join(written(one, py) for one in sorted(value))}])"
    if type(value) is range:
        return f"{py('range')}({value.start}, {value.stop}, {value.step})"
    if isinstance(value, re.Pattern):
        return patterns.written_pattern(value, py)
    if type(value) is dict:
        entries = (f"[{_key(key, py)}, {written(one, py)}]" for key, one in value.items())
        return f"new Map([{', '.join(entries)}])"
    raise NotPlainError(type(value).__name__)


def _key(value: Any, py: Any) -> str:
    text = written(value, py)
    return text if isinstance(value, str) or type(value) is int else f"{py('keyed')}({text})"


def is_struct(kind: type) -> bool:
    """Whether a class is a msgspec struct."""
    return hasattr(kind, "__struct_fields__")


def fields_of(kind: type) -> list[str] | None:
    """The fields of a dataclass, a named tuple or a struct in order; None for other classes."""
    if is_struct(kind):
        return list(getattr(kind, "__struct_fields__", ()))
    if dataclasses.is_dataclass(kind):
        return [field.name for field in dataclasses.fields(kind) if field.init]
    return list(kind._fields) if hasattr(kind, "_fields") else None
