"""The report finds an imbalance that was planted, and nothing where nothing has changed.

In full, with 20,000 games each: `python -m benchmarks balance_proof`.
"""

from typing import Any

import pytest
from benchmarks.balance_proof import HERO, HOTEL, TENT, found_by, plan_of, real_differences, renamed, richer

from houseful.core.table import Table
from houseful.lab.balance.measuring import measure

pytestmark = pytest.mark.compiled
GAMES = 150
TEXT = TENT.standard.text


def give_tiles(dealt: Table) -> None:
    """The first seat begins so far ahead that few games show it."""
    dealt.peer().tiles[0] += 12


@pytest.fixture(scope="module")
def hero_found() -> dict[str, Any]:
    return found_by(plan_of(TENT, TEXT, richer(TEXT, HERO, 2)), GAMES, 1)


def test_a_richer_hero_is_found(hero_found: dict[str, Any]) -> None:
    real = [row["measure"] for row in hero_found["against"]["differences"] if row["real"]]
    assert ["line", "heroes"] in real
    assert ["score"] in real
    assert ["line", "objective-b"] not in real


def test_real_differences_stand_first_and_their_intervals_leave_out_nought(hero_found: dict[str, Any]) -> None:
    rows = hero_found["against"]["differences"]
    real = [row["real"] for row in rows]
    assert real == sorted(real, reverse=True)
    for row in rows:
        if row["real"]:
            assert row["ci95"][0] > 0 or row["ci95"][1] < 0
            assert row["ci95"][0] <= row["difference"] <= row["ci95"][1]


def test_an_unchanged_pack_is_reported_as_unchanged() -> None:
    told = found_by(plan_of(TENT, TEXT, renamed(TEXT)), 40, 1)
    assert told["against"]["tested"] > 20
    assert {row["difference"] for row in told["against"]["differences"]} == {0}


def test_equals_on_other_deals_are_not_called_different() -> None:
    """What differs by chance alone is called real in one report of a hundred; these three are not among them."""
    for number in range(3):
        plan = plan_of(TENT, TEXT, renamed(TEXT), apart=1 << 32).with_seed(1000 * number)
        told = found_by(plan, 60, 1)
        assert any(row["difference"] for row in told["against"]["differences"])
        assert real_differences(told) == []


def test_a_seat_that_begins_ahead_is_found() -> None:
    told = found_by(plan_of(HOTEL, HOTEL.standard.text, prepare=give_tiles), GAMES, 1)
    assert [seat["real"] for seat in told["seats"]] == [True, True]
    assert told["seats"][0]["win_rate"] > 0.6
    assert [turn["real"] for turn in told["turns"]] == [False, False]


def test_two_processes_find_the_same_as_one() -> None:
    plan = plan_of(TENT, TEXT)
    alone, together = (measure(plan, 60, jobs) for jobs in (1, 2))
    assert together.packs == alone.packs or [vars(found.values) for found in together.packs] == [
        vars(found.values) for found in alone.packs
    ]
    assert together.skill.sums == alone.skill.sums
