"""The exponential function beside the system's own."""

import math
import random
from typing import Any

import numpy as np
import pytest

from houseful.core.compile.exponential import LEAST, MOST, exp
from houseful.core.compile.specialize import specialize


def _fill(arguments: Any, results: Any) -> None:
    for place in range(len(arguments)):
        results[place] = own_exp(arguments[place])  # type: ignore[name-defined]  # noqa: F821


fill = specialize(_fill, "tests", own_exp=exp)


def exps(arguments: list[float]) -> list[float]:
    results = np.zeros(len(arguments))
    fill(np.array(arguments), results)
    return results.tolist()


@pytest.mark.parametrize("most", [0.01, 1.0, 30.0, 700.0])
def test_a_power_is_within_one_unit_in_the_last_place(most: float) -> None:
    draw = random.Random(5)
    arguments = [draw.uniform(-most, most) for _ in range(20_000)]
    for x, found in zip(arguments, exps(arguments), strict=True):
        assert abs(found - math.exp(x)) <= math.ulp(math.exp(x)), x


def test_powers_grow_with_what_they_are_of() -> None:
    """A search prefers the better of two moves, however little better it is: also where a new power of two begins."""
    steps = [math.nextafter(k * math.log(2) / 2, way) for k in range(-80, 80) for way in (-1e9, 1e9)]
    assert exps(steps) == sorted(exps(steps))


def test_what_has_no_room_in_a_number_is_nought_or_infinite() -> None:
    assert exps([0.0, -0.0, LEAST - 1e-9, -1e300, -math.inf]) == [1.0, 1.0, 0.0, 0.0, 0.0]
    assert exps([MOST + 1e-9, 1e300, math.inf]) == [math.inf] * 3
    assert exps([LEAST, MOST]) == pytest.approx([math.exp(LEAST), math.exp(MOST)], rel=1e-15)
    assert math.isnan(exps([math.nan])[0])


def test_bits_do_not_change() -> None:
    """These are the same on every machine: a browser, a GPU and a server think alike."""
    arguments = [1.0, -1.0, 0.1, -0.5, 10.0, -37.25, 300.5]
    assert [found.hex() for found in exps(arguments)] == KEPT


KEPT = [
    "0x1.5bf0a8b14576ap+1",
    "0x1.78b56362cef38p-2",
    "0x1.1aec7b35a00d4p+0",
    "0x1.368b2fc6f960ap-1",
    "0x1.5829dcf950560p+14",
    "0x1.3278bcd70e981p-54",
    "0x1.719c25b8f5b4ap+433",
]
