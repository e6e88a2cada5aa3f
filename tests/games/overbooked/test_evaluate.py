"""The bots' evaluation of moves and planes, in points worked out by hand."""

import pytest

from houseful.core.compile.rule import as_python
from houseful.core.table import Table
from houseful.games.overbooked.ai import evaluate, plane_estimate
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.table import BLUE, GREEN, RED, YELLOW
from tests.games.overbooked.positions import play, table_with

evaluate_move = as_python(evaluate.evaluate_move)
estimate_plane = as_python(plane_estimate.estimate_plane)
expected_points = as_python(plane_estimate.expected_points)
progress = as_python(evaluate.progress)
time_left = as_python(plane_estimate.time_left)


def box_of(table: Table) -> PlaneBox:
    return PlaneBox.over(table.pack.box)


def estimate(drawing: str, care: int = 1, **options: object) -> float:
    """A plane's estimate with the whole supply still there."""
    table = table_with(planes=(drawing,), **options)  # type: ignore[arg-type]
    table.peer().supply[:] = memoryview(bytes([20] * 5)).cast("b")
    return estimate_plane(box_of(table), table.peer(), 0, care)


def points_of(table: Table, move: str, care: int = 1) -> float:
    [action] = [legal.action for legal in table.legal() if legal == move]
    return evaluate_move(box_of(table), table.peer(), action, care)


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("", 0),
        ("RR.", 2 + 5),  # a seat each, a couple
        ("R..", 1 + 1.8),  # a lover who may still find another
        ("RG.\nG..", 3 + 1.5 + 0.15 * 2),  # a lover with no empty seat beside; one of two groups, 1c and 2b beside it
        ("BBB", 3 + 3 * 1.5 + 0.15 * 3),
        ("YY.", 2 + 2 * 1.5 + 0.15 * 3),
        ("BB. BBB", 5 + 3 * 1.5 + 0.15 * 4),  # the largest group only
        ("W..", 1 + 3 * 0.81),  # two seats to fill
        ("WR.", 2 + 3 * 0.9 + 1.8),  # one seat to fill
        ("WR.\nR..", 3 + 3 + 2 * 1.8),  # happy
    ],
)
def test_estimate_of_a_plane(drawing: str, points: float) -> None:
    assert estimate(drawing) == pytest.approx(points)


def test_children_among_children_wait_for_adults_by_the_house_rule() -> None:
    assert estimate("WW.\nW..", kids="any") - estimate("WW.\nW..", kids="adults") == pytest.approx(3 - 3 * 0.81)


def test_events_are_estimated_with_care_only() -> None:
    with_event = estimate("BBB", events=["threes-company"])
    assert with_event - estimate("BBB") == pytest.approx(3)
    assert estimate("BBB", 0, events=["threes-company"]) == pytest.approx(estimate("BBB"))


@pytest.mark.parametrize(
    ("scenario", "drawing", "points"),
    [
        ("friends", "BBB YY..", 2 * 5),
        ("friends", "RR. RR..", 5 * 2),
        ("friends", "BBB\nBBB\nBBB", 2 * 6),
        ("friends", "RR. RR.. RR.\n...\nRR.", 5 * 3),
        ("romance", "RR. RR..", 5 * 2),
        ("romance", "RR. BBB.", 5 + 15 * 3 / 15),
        ("romance", "WG.\nG..", 15 / 3),
        ("school", "WG.\nG..", 4 + 15 / 15),
        ("school", "RR. RR..", 15 * 2 / 3),
        ("school", "RR. RR.. RR.\n...\nRR.", 15),
    ],
)
def test_estimate_of_a_scenario(scenario: str, drawing: str, points: float) -> None:
    table = table_with(players=1, planes=(drawing,), scenario=scenario)
    found = as_python(plane_estimate.estimate_scenario)(box_of(table), table.peer())
    assert found == pytest.approx(points)


def test_points_to_be_expected_fade_with_the_supply() -> None:
    table = table_with(planes=("R.. W...",))
    seen = table.peer()
    for supply, share in ((20, 1.0), (10, 0.5), (0, 0.0)):
        seen.supply[:] = memoryview(bytes([20, 20, supply, 20, 20])).cast("b")
        assert time_left(seen) == share
        chance = 0.9 * share
        assert expected_points(box_of(table), seen, 0) == pytest.approx(1.8 * share + 3 * chance * chance)
    seen.supply[BLUE] = 20
    seen.ending = 1
    assert expected_points(box_of(table), seen, 0) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_the_share_of_a_larger_supply(players: int) -> None:
    table = table_with(players=players)
    table.peer().supply[RED] = 15
    assert time_left(table.peer()) == 0.5


def test_a_card_is_judged_by_vouchers_and_its_best_place() -> None:
    table = table_with("front-row", "honeymoon", "x-five")
    table.peer().hall_vouchers[1] = 2
    assert points_of(table, "take x-five", 0) == pytest.approx(5 * 0.6 - 2 * 0.6)
    assert points_of(table, "take honeymoon", 0) == pytest.approx(2 * 0.6 + 2 * 0.6 - 0.6)
    at_best = 2 + 5  # a couple
    assert points_of(table, "take honeymoon", 1) == pytest.approx(at_best + 2 * 0.6 - 0.6)


def test_evaluating_leaves_the_table_as_it_is() -> None:
    table = table_with("front-row", "honeymoon", planes=("GYB RGB. RR.",))
    before = table.copy()
    for move in table.legal():
        points_of(table, move)
    assert table == before
    play(table, "take honeymoon")
    before = table.copy()
    for move in table.legal():
        points_of(table, move)
    assert table == before


def test_displaced_passengers_cost_points() -> None:
    table = table_with("front-row", planes=("GY. .... ...",))
    play(table, "take front-row")
    free = table_with("front-row")
    play(free, "take front-row")
    table.peer().supply[:] = free.peer().supply
    gone = points_of(free, "place 1a") - points_of(table, "place 1a")
    assert gone == pytest.approx(2 * 2.4)


@pytest.mark.parametrize(("vouchers", "cost"), [(6, 2 * 3.0), (3, 2 * 3.0), (2, 30 + 2), (1, 30 + 2)])
def test_alone_displaced_passengers_cost_vouchers_and_the_last_one_the_game(vouchers: int, cost: float) -> None:
    table = table_with("front-row", players=1, planes=("GY.",))
    play(table, "take front-row")
    table.peer().vouchers[0] = vouchers
    assert as_python(evaluate.cost_of_displacing)(table.peer(), 2) == cost


def test_removing_a_card_and_leaving_nobody_out() -> None:
    table = table_with("front-row", players=1)
    assert points_of(table, "remove front-row") == -1.5
    assert progress(table.peer()) == 0
    shared = table_with("front-row", players=3)
    play(shared, "take front-row")
    assert progress(shared.peer()) == 1


def test_a_wish_card_is_judged_seat_by_seat() -> None:
    table = table_with("sunrise", planes=("R..",))
    single = 1.8 * time_left(table.peer())
    assert points_of(table, "take sunrise") == pytest.approx((1 + 5 - single) + (1 + 1.5 + 3 * 0.15))
    play(table, "take sunrise")
    single = 1.8 * time_left(table.peer())
    assert points_of(table, "seat 2a") - points_of(table, "seat 4a") == pytest.approx(5 - 2 * single)
    assert points_of(table, "seat 5k") - points_of(table, "seat 1a") == pytest.approx(1 + single + 2.4)


def test_symbols_are_judged_only_where_they_count() -> None:
    for symbols in (False, True):
        table = table_with("cloud-spotters", "front-row", planes=("GY.", "GY."), symbols=symbols)
        assert points_of(table, "take cloud-spotters", 0) == pytest.approx(3 * 0.6 + symbols)
        play(table, "take front-row")
        swapped = points_of(table, "place 1a")
        table.peer().seated[0, GREEN] = table.peer().seated[0, YELLOW] = 0
        assert points_of(table, "place 1a") - swapped == pytest.approx(0 if symbols else 2 * 2.4)
    table = table_with("sunrise", symbols=True)
    play(table, "take sunrise")
    assert points_of(table, "leave nobody") == 0.5
    assert points_of(table, "leave 1") == 0
