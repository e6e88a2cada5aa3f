"""What the end of a playout is worth."""

import numpy as np
import pytest

from houseful.bots.search import outcome
from houseful.core import scores
from houseful.core.compile.rule import as_python

win_share = as_python(scores.win_share)
likely_share = as_python(outcome.likely_share)
squashed = as_python(outcome.squashed)
best_other = as_python(outcome.best_other)


def shares(rows: list[list[int]], lines: int = 1) -> list[float]:
    """The shares of a finished game: lines, then tie-breaks."""
    sheet = np.array(rows)
    totals = sheet[:, :lines].sum(axis=1)
    return [win_share(sheet, totals, len(rows), lines, sheet.shape[1], seat) for seat in range(len(rows))]


def test_the_best_total_wins_and_tie_breaks_decide() -> None:
    assert shares([[5, 0], [7, 0], [6, 9]]) == [0, 1, 0]
    assert shares([[7, 1], [7, 2], [6, 9]]) == [0, 1, 0]


def test_a_tie_that_nothing_breaks_is_split() -> None:
    assert shares([[7, 2], [7, 2], [6, 9]]) == [0.5, 0.5, 0]
    assert shares([[1, 1], [1, 1], [1, 1], [1, 1]]) == [0.25] * 4


def test_alone_what_stands_behind_the_lines_tells() -> None:
    assert shares([[-3, 1]]) == [1]
    assert shares([[90, 0]]) == [0]


def test_likely_shares_are_one_together() -> None:
    totals = np.array([30.0, 34.0, 25.0, 30.0])
    found = [likely_share(totals, 4, seat, 4.0) for seat in range(4)]
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[0] > found[2]
    assert found[0] == pytest.approx(found[3])
    assert likely_share(np.array([8.0, 8.0, 8.0]), 3, 1, 4.0) == pytest.approx(1 / 3)


def test_margins_are_over_the_best_other_and_squashed_between_nought_and_one() -> None:
    totals = np.array([30.0, 34.0, 25.0])
    assert [best_other(totals, 3, seat) for seat in range(3)] == [34, 30, 34]
    assert best_other(totals, 1, 0) == 0
    assert squashed(0.0, 8.0) == 0.5
    assert 0 < squashed(-40.0, 8.0) < squashed(4.0, 8.0) < squashed(40.0, 8.0) < 1
