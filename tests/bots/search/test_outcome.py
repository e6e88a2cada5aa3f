"""Margins and win chances between 0 and 1."""

import numpy as np
import pytest

from houseful.bots.search import outcome
from houseful.core.compile.rule import as_python

likely_share = as_python(outcome.likely_share)
squashed = as_python(outcome.squashed)
best_other = as_python(outcome.best_other)


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
