"""Points as they stand, explained: each line of a score sheet with its reason, and what may become of it."""

from collections.abc import Callable
from typing import Any, Literal, TypedDict

# What may become of a line: nothing any more; only more points, or only fewer, than are safe or lost for good;
# a loss for now that can only get smaller; or anything.
Stands = Literal["settled", "rises", "falls", "fades", "open"]
View = dict[str, Any]


class Part(TypedDict):
    """What one line of a score sheet brings somebody now, and why, in a sentence."""

    line: str
    points: int
    stands: Stands
    text: str


Account = Callable[[View, int, str], list[Part]]  # from a view: for which seat, in which language


def points_alone(view: View, seat: int, _language: str) -> list[Part]:
    """A game that gives no reasons for its points."""
    score = view["seats"][seat]["score"]
    return [{"line": line, "points": points, "stands": "open", "text": ""} for line, points in score.items()]


def account_of(account: Account, view: View, seat: int, language: str) -> list[Part]:
    """The lines of somebody's score sheet; when the game is over nothing changes any more."""
    parts = account(view, seat, language)
    if view["turn"] is not None:
        return parts
    return [{**part, "stands": "settled"} for part in parts]


def certain_of(parts: list[Part]) -> int:
    """The points that nobody can lose or win back any more."""
    return sum(part["points"] for part in parts if part["stands"] in ("settled", "rises", "falls"))
