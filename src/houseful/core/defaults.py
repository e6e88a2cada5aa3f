"""What holds for a game that does not say otherwise."""

import marshal
from typing import Any

from houseful.core.scores import Sheet, first_in
from houseful.core.text.packs import Pack

REPEATED = 2  # the version of marshal that writes an object as often as it is found


def most_points_win(_table: Any, sheets: list[Sheet]) -> list[int]:
    """The seats that rank first."""
    return first_in(sheets)


def no_sources(_pack: Pack, _box: Any, _table: Any) -> list[dict[str, list[str]]]:
    """A game that does not say which pieces earned the points."""
    return []


def every_line(_table: Any, _line: str) -> bool:
    """All lines of the score sheet are shown."""
    return True


def as_typed(text: str) -> str:
    """The text unchanged."""
    return text


def no_drawing(_view: dict[str, Any]) -> str:
    """Nothing but the frame."""
    return ""


def nothing_certain(_view: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    """A game whose points before and after a move say everything."""


def nothing_paid(_view: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    """A game in which nothing is paid for in portions."""


def no_reasons(_view: dict[str, Any], _move: str, _events: list[dict[str, Any]], _language: str) -> list[str]:
    """A game in which points say everything that speaks for a move."""
    return []


def deep_copy(view: dict[str, Any]) -> dict[str, Any]:
    """A copy of a view that shares nothing."""
    copy: dict[str, Any] = marshal.loads(marshal.dumps(view, REPEATED))
    return copy
