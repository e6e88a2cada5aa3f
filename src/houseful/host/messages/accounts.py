"""Scores as they stand, explained."""

import msgspec

from houseful.core.account import Stands


class ScorePart(msgspec.Struct):
    """What one line of a score sheet brings now, why, and what may become of it."""

    line: str
    points: int
    stands: Stands
    text: str
    rule: str
    sources: list[str]  # the pieces that earned the points


class ScoreAccount(msgspec.Struct):
    """One player's points: in all, those of lines that cannot go both ways, and line by line."""

    total: int
    certain: int
    parts: list[ScorePart]


class ScoreAccounts(msgspec.Struct):
    """Everybody's points as they stand, by seat."""

    ply: int
    seats: list[ScoreAccount]
