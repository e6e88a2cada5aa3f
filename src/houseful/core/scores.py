"""Score sheets: who is ahead, who wins, and the sheets as plain data.

The order is by total, then by the tie-breaks that stand behind the lines, most first.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, cast

import numpy as np
import numpy.typing as npt

from houseful.core.compile.record import Grid
from houseful.core.compile.rule import entry_point, rule

Rows = list[list[int]]  # points: a row for each seat, a column for each line and then for each tie-break


class ScoreLine(int):
    """Points on one line of a score sheet, and the pieces that earned them (`sources`, also called `seats`)."""

    sources: tuple[str, ...]

    def __new__(cls, points: int, sources: Sequence[str] = ()) -> "ScoreLine":
        """A number that knows where it comes from."""
        line = super().__new__(cls, points)
        line.sources = tuple(sources)
        return line

    @property
    def seats(self) -> tuple[str, ...]:
        """The pieces or places that earned these points."""
        return self.sources


@dataclass(frozen=True)
class Sheet:
    """One seat's score: points line by line, their total, and the rank (1 is first, ties share)."""

    total: int
    lines: dict[str, ScoreLine]
    rank: int


def rank_sheets(
    rows: Sequence[Sequence[int]],
    lines: Sequence[str],
    sources: Sequence[dict[str, list[str]]] = (),
    shows: Callable[[str], bool] = lambda line: True,
) -> list[Sheet]:
    """Rank by total, then by the tie-breaks that stand behind the lines."""
    keys = [(sum(row[: len(lines)]), *row[len(lines) :]) for row in rows]
    sheets = []
    for seat, (key, row) in enumerate(zip(keys, rows, strict=True)):
        seat_sources = sources[seat] if sources else {}
        shown_lines = {
            line: ScoreLine(points, seat_sources.get(line, ()))
            for line, points in zip(lines, row, strict=False)
            if shows(line)
        }
        sheets.append(Sheet(key[0], shown_lines, 1 + sum(other > key for other in keys)))
    return sheets


def first_in(sheets: Sequence[Sheet]) -> list[int]:
    """The seats that rank first."""
    return [seat for seat, sheet in enumerate(sheets) if sheet.rank == 1]


class PlayerResult(TypedDict):
    """A score sheet as plain data."""

    total: int
    rank: int
    lines: dict[str, int]


class GameResult(TypedDict):
    """Everybody's score sheet, by seat, and the seats that have won."""

    game: str
    players: list[PlayerResult]
    winners: list[int]


def result_of(game: str, sheets: Sequence[Sheet], winners: list[int]) -> dict[str, Any]:
    """Score sheets as plain data."""
    players: list[PlayerResult] = [
        {
            "total": sheet.total,
            "rank": sheet.rank,
            "lines": {line: int(points) for line, points in sheet.lines.items()},
        }
        for sheet in sheets
    ]
    result: GameResult = {"game": game, "players": players, "winners": winners}
    return cast(dict[str, Any], result)


@rule
def ranks_before(sheet: Grid, totals: Any, lines: int, columns: int, seat: int, other: int) -> int:
    """1 when a seat is ahead of another on the sheet, -1 when behind, 0 for a tie that nothing breaks."""
    if totals[seat] != totals[other]:
        return 1 if totals[seat] > totals[other] else -1
    for column in range(lines, columns):
        if sheet[seat, column] != sheet[other, column]:
            return 1 if sheet[seat, column] > sheet[other, column] else -1
    return 0


@rule
def win_share(sheet: Grid, totals: Any, players: int, lines: int, columns: int, seat: int) -> float:
    """One for winning, a part of it for a shared win; alone, the first tie-break says who won."""
    if players == 1:
        return 1.0 if sheet[0, lines] > 0 else 0.0
    winners = 1
    for other in range(players):
        if other != seat:
            before = ranks_before(sheet, totals, lines, columns, seat, other)
            if before < 0:
                return 0.0
            if before == 0:
                winners += 1
    return 1.0 / winners


@entry_point
def _win_shares(sheets: Any, lines: int, shares: Any, totals: Any) -> None:
    for game in range(sheets.shape[0]):
        for seat in range(sheets.shape[1]):
            for line in range(lines):
                totals[game, seat] += sheets[game, seat, line]
        for seat in range(sheets.shape[1]):
            shares[game, seat] = win_share(sheets[game], totals[game], sheets.shape[1], lines, sheets.shape[2], seat)


def win_shares(sheets: npt.NDArray[np.int16], lines: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int64]]:
    """For each game and seat of many finished games: the share of the win, and the total."""
    shares, totals = np.zeros(sheets.shape[:2]), np.zeros(sheets.shape[:2], np.int64)
    _win_shares(sheets, lines, shares, totals)
    return shares, totals
