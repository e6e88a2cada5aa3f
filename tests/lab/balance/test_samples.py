"""Sums, means and tests of the balance lab."""

import math
import random
from statistics import mean, stdev

import pytest

from houseful.lab.balance.samples import Key, Mean, Samples, holm

KEY = ("measure", "a")


def test_a_mean_and_its_error_are_those_of_all_values() -> None:
    luck = random.Random(5)
    values = [luck.gauss(3, 2) for _ in range(400)]
    samples = Samples()
    for value in values:
        samples.add(KEY, value)
    found = samples.mean(KEY)
    assert found.mean == pytest.approx(mean(values))
    assert found.error == pytest.approx(stdev(values) / math.sqrt(len(values)), rel=0.01)
    assert found.interval[0] < found.mean < found.interval[1]


def test_games_without_a_sample_count_as_nought() -> None:
    samples = Samples()
    samples.add(KEY, 4)
    assert samples.mean(KEY, 4).mean == 1
    assert samples.mean(("nothing",), 4).mean == 0


def test_parts_add_up_to_the_whole() -> None:
    whole, left, right = Samples(), Samples(), Samples()
    for number in range(10):
        whole.add(KEY, number)
        (left if number < 4 else right).add(KEY, number)
    left.merge(right)
    assert left.sums == whole.sums


def test_a_mean_far_from_what_is_expected_is_unlikely() -> None:
    assert Mean(0.5, 0.1, 100).tail(0.5) == 1
    assert Mean(0.5 + 1.96 * 0.1, 0.1, 100).tail(0.5) == pytest.approx(0.05, abs=0.001)
    assert Mean(1, 0, 100).tail() == 0


def test_holm_divides_the_level_by_the_tests_that_are_left() -> None:
    tails: dict[Key, float] = {("a",): 0.004, ("b",): 0.02, ("c",): 0.04}
    assert holm(tails, 0.05) == {("a",), ("b",), ("c",)}
    assert holm(tails, 0.03) == {("a",)}
    assert holm(tails, 0.01) == set()


def test_a_small_tail_behind_one_that_failed_is_not_real() -> None:
    tails: dict[Key, float] = {("a",): 0.03, ("b",): 0.04}
    assert holm(tails, 0.05) == set()
