"""Who is ahead and who wins: the rule for one sheet, the arrays of many, and ranked sheets say the same."""

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from houseful.core.scores import first_in, rank_sheets, win_shares

rows_of = st.integers(1, 4).flatmap(
    lambda players: st.lists(
        st.tuples(st.integers(-3, 3), st.integers(-3, 3), st.integers(0, 2), st.integers(0, 1)),
        min_size=players,
        max_size=players,
    )
)


def shares(rows: list[list[int]], lines: int = 1) -> list[float]:
    """The shares of one finished game: lines, then tie-breaks."""
    found, _ = win_shares(np.array([rows], np.int16), lines)
    return found[0].tolist()  # type: ignore[no-any-return]


def test_the_best_total_wins_and_tie_breaks_decide() -> None:
    assert shares([[5, 0], [7, 0], [6, 9]]) == [0, 1, 0]
    assert shares([[7, 1], [7, 2], [6, 9]]) == [0, 1, 0]


def test_a_tie_that_nothing_breaks_is_split() -> None:
    assert shares([[7, 2], [7, 2], [6, 9]]) == [0.5, 0.5, 0]
    assert shares([[1, 1], [1, 1], [1, 1], [1, 1]]) == [0.25] * 4


def test_alone_the_first_tie_break_says_who_won() -> None:
    assert shares([[-3, 1]]) == [1]
    assert shares([[90, 0]]) == [0]


@given(rows_of)
def test_shares_go_to_the_seats_that_rank_first(rows: list[tuple[int, ...]]) -> None:
    assume(len(rows) > 1)
    first = first_in(rank_sheets(rows, ("a", "b")))
    assert shares([list(row) for row in rows], 2) == pytest.approx(
        [(seat in first) / len(first) for seat in range(len(rows))]
    )


def test_totals_are_of_the_lines_alone() -> None:
    _, totals = win_shares(np.array([[[3, 4, 9], [1, 1, 9]], [[0, 0, 5], [30_000, 30_000, 0]]], np.int16), 2)
    assert totals.tolist() == [[7, 2], [0, 60_000]]
