"""Score sheets: ranked, and as plain data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Rows = list[list[int]]  # points: a row for each seat, a column for each line and then for each tie-break


class ScoreLine(int):
    """Points on one line of a score sheet, and the pieces that earned them (`where`, also called `seats`)."""

    where: tuple[str, ...]

    def __new__(cls, points: int, where: Sequence[str] = ()) -> "ScoreLine":
        """A number that knows where it comes from."""
        line = super().__new__(cls, points)
        line.where = tuple(where)
        return line

    @property
    def seats(self) -> tuple[str, ...]:
        """The pieces or places that earned these points."""
        return self.where


@dataclass(frozen=True)
class Sheet:
    """One seat's score: points line by line, their total, and the rank (1 is first, ties share)."""

    total: int
    lines: dict[str, ScoreLine]
    rank: int


def rank_sheets(
    rows: Sequence[Sequence[int]],
    lines: Sequence[str],
    where: Sequence[dict[str, list[str]]] = (),
    shows: Callable[[str], bool] = lambda line: True,
) -> list[Sheet]:
    """Rank by total, then by the tie-breaks that stand behind the lines."""
    keys = [(sum(row[: len(lines)]), *row[len(lines) :]) for row in rows]
    sheets = []
    for seat, (key, row) in enumerate(zip(keys, rows, strict=True)):
        earned = where[seat] if where else {}
        told = {
            line: ScoreLine(points, earned.get(line, ()))
            for line, points in zip(lines, row, strict=False)
            if shows(line)
        }
        sheets.append(Sheet(key[0], told, 1 + sum(other > key for other in keys)))
    return sheets


def first_in(sheets: Sequence[Sheet]) -> list[int]:
    """The seats that rank first."""
    return [seat for seat, sheet in enumerate(sheets) if sheet.rank == 1]


def result_of(game: str, sheets: Sequence[Sheet], winners: list[int]) -> dict[str, Any]:
    """Score sheets as plain data."""
    players = [
        {
            "total": sheet.total,
            "rank": sheet.rank,
            "lines": {line: int(points) for line, points in sheet.lines.items()},
        }
        for sheet in sheets
    ]
    return {"game": game, "players": players, "winners": winners}
