"""Counts of move sequences: any change is a change of rules, or of the cards."""

import pytest

import houseful
from houseful.core.testing.conformance import positions

COUNTS = {1: [4, 12, 39, 147], 2: [4, 12, 30, 123]}


def counted(seed: int, depth: int) -> list[int]:
    table = houseful.deal("oktoberfest", players=2, seed=seed)
    return [positions(table, moves) for moves in range(1, depth + 1)]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_draft_has_four_heroes_for_one_and_three_for_the_other(seed: int) -> None:
    assert counted(seed, 2) == [4, 12]


@pytest.mark.parametrize("seed", [1, 2])
def test_interpreted_and_compiled_rules_count_the_same_positions(seed: int) -> None:
    assert counted(seed, 4) == COUNTS[seed]
