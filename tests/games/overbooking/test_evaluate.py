"""Estimates for bots are right where that is plain to see: each says more where there is more to gain."""

from collections.abc import Callable
from math import comb

import pytest

from houseful.core.compile.rule import as_python
from houseful.core.table import Table
from houseful.games.overbooking.ai import evaluate, guest_value
from houseful.games.overbooking.box import HotelBox

from .drawing import every_position
from .positions import lay

evaluate_move = as_python(evaluate.evaluate_move)
expected_points = as_python(evaluate.expected_points)
expected_set_points = as_python(guest_value.expected_set_points)

THREE_BIRDS = {"red": "1 bird, 2 bird, 3 bird"}
careful_or_not = pytest.mark.parametrize("careful", [0, 1])


def worth(table: Table, text: str, careful: int) -> float:
    """The estimate of a legal move."""
    move = next(move for move in table.legal() if move == text)
    return evaluate_move(HotelBox.over(table.pack.box), table.peer(), move.action, careful)


def promise(table: Table, seat: int = 0) -> float:
    """The points that a seat may still expect on top of its sheet."""
    return expected_points(HotelBox.over(table.pack.box), table.peer(), seat)


def hand(cards: str, line: str = "none 13", **more: object) -> Table:
    """Red to move, with these cards in hand and this first hotel."""
    return lay(line, hands={"red": cards}, **more)  # type: ignore[arg-type]


# In line


@careful_or_not
def test_a_guest_with_more_coins_is_worth_more(careful: int) -> None:
    table = hand("1 fish, 6 fish", "none 13")
    assert worth(table, "1 fish line 1", careful) > worth(table, "6 fish line 1", careful) + 0.5


@careful_or_not
def test_beds_enough_are_worth_more_than_beds_that_others_take(careful: int) -> None:
    roomy = hand("3 fish", "large-only 17\nnone 10")
    full = hand("3 fish", "none 13\nmonks-first 8 | | blue 6 oak, blue 6 lion")
    assert worth(roomy, "3 fish line 2", careful) > worth(full, "3 fish line 2", careful) + 0.3


@careful_or_not
def test_a_guest_for_a_set_that_grows_is_worth_more(careful: int) -> None:
    growing = hand("4 bird, 4 fish", booked=THREE_BIRDS, now=1)
    assert worth(growing, "4 bird line 1", careful) > worth(growing, "4 fish line 1", careful)
    without = hand("4 bird, 4 fish", booked=THREE_BIRDS, now=1, bonus="none")
    assert worth(without, "4 bird line 1", careful) == worth(without, "4 fish line 1", careful)


def test_taking_the_others_beds_is_worth_something() -> None:
    """Two sixes leave no beds for those behind: red gains on blue what blue loses."""
    theirs = hand("6 fish", "none 10 | | blue 3 oak, blue 3 lion")
    mine = hand("6 fish", "none 10 | | red 3 oak, red 3 lion")
    assert worth(theirs, "6 fish line 1", 1) > worth(mine, "6 fish line 1", 1) + 0.5


def test_the_others_losses_are_shared_among_them() -> None:
    line = "none 10 | | blue 3 oak, blue 3 lion"
    two, four = hand("6 fish", line, players=2), hand("6 fish", line, players=4)
    assert worth(two, "6 fish line 1", 1) > worth(four, "6 fish line 1", 1) + 0.1


def test_a_hotels_favourites_find_beds_more_easily() -> None:
    crowd = "| | blue 6 oak, green 6 lion, orange 6 bird"
    first = hand("1 fish", f"monks-first 11 {crowd}")
    last = hand("1 fish", f"second-face-up 12 {crowd}")
    assert worth(first, "1 fish line 1", 0) > worth(last, "1 fish line 1", 0) + 0.3
    assert worth(first, "1 fish line 1", 1) > worth(last, "1 fish line 1", 1) + 0.3


def test_workers_fear_soldiers_at_the_back_door() -> None:
    feared = hand("6 fish", "none 13 | red 5 oak | ")
    alone = hand("6 fish", "none 13 | red 4 oak | ")
    assert worth(alone, "6 fish line 1", 1) > worth(feared, "6 fish line 1", 1) + 0.1


@careful_or_not
def test_merchants_at_the_back_door_mean_more_beds_and_workers_fewer(careful: int) -> None:
    line = "blue 6 oak, green 3 lion"
    more, less = (hand("4 fish", f"none 13 | red {kind} oak | {line}") for kind in (2, 6))
    assert worth(more, "4 fish line 1", careful) > worth(less, "4 fish line 1", careful) + 0.2


@careful_or_not
def test_a_face_that_may_not_be_looked_at_counts_as_any_of_three(careful: int) -> None:
    """With peeking, red knows its own merchants from a monk at the back door; without, they are small guests."""
    hotel = "none 13 | red {} oak | blue 6 oak, green 3 lion"
    for peek, same in ((True, False), (False, True)):
        tables = [hand("4 fish", hotel.format(kind), peek=peek) for kind in (2, 3)]
        values = [worth(table, "4 fish line 1", careful) for table in tables]
        assert (values[0] == values[1]) == same


# At the back door


@careful_or_not
@pytest.mark.parametrize("card", ["1 fish", "2 fish", "3 fish", "4 fish", "5 fish", "6 fish"])
def test_a_tile_is_worth_a_point(card: str, careful: int) -> None:
    there = hand(card)
    gone = there.copy()
    gone.peer().tile[0] = 0
    assert worth(there, f"{card} back 1", careful) - worth(gone, f"{card} back 1", careful) == pytest.approx(1)


@careful_or_not
def test_a_card_that_a_set_needs_is_a_loss_at_the_back_door(careful: int) -> None:
    table = hand("5 bird, 5 fish", booked=THREE_BIRDS, now=1)
    assert worth(table, "5 fish back 1", careful) > worth(table, "5 bird back 1", careful) + 0.1


MINE, THEIRS = "red 4 oak, red 5 lion, red 2 oak", "blue 4 oak, blue 5 lion, blue 2 oak"
WORKERS, NO_WORKERS = "blue 6 oak, blue 6 lion", "blue 4 oak, blue 4 lion"
HELPED = [
    ("1 fish", "", "blue 6 oak, blue 6 lion, green 6 oak"),  # a monk joins a line that has room for it
    ("2 fish", MINE, THEIRS),
    ("3 fish", MINE, THEIRS),
    ("4 fish", MINE, THEIRS),
    ("6 fish", THEIRS, MINE),
]


@careful_or_not
@pytest.mark.parametrize(("card", "better", "worse"), HELPED)
def test_a_power_is_worth_more_where_it_helps(card: str, better: str, worse: str, careful: int) -> None:
    good, bad = (hand(card, f"none 10 | | {line}") for line in (better, worse))
    assert worth(good, f"{card} back 1", careful) > worth(bad, f"{card} back 1", careful) + 0.15


def test_soldiers_are_worth_more_where_workers_stand() -> None:
    shown = "first-face-up 11 | | blue {} oak"
    good, bad = (hand("5 fish", shown.format(kind)) for kind in (6, 4))
    assert worth(good, "5 fish back 1", 1) == pytest.approx(worth(bad, "5 fish back 1", 1) + 2)
    crowd, nobody = hand("5 fish", f"none 10 | | {WORKERS}"), hand("5 fish", "none 10")
    assert worth(crowd, "5 fish back 1", 0) == pytest.approx(worth(nobody, "5 fish back 1", 0) + 0.6)


def test_keeping_a_card_is_worth_a_little() -> None:
    table = lay("none 13", turn="orange", turns=19)
    assert 0 < worth(table, "keep", 1) < 1


# Powers


def booked_lead(table: Table, seat: int) -> float:
    """Coins and crests ahead of the others' mean, from the score sheets."""
    points = [sheet.lines["coins"] + sheet.lines["crests"] for sheet in table.scores()]
    others = [other for number, other in enumerate(points) if number != seat]
    return points[seat] - sum(others) / len(others)


def test_a_power_is_worth_what_the_sheets_say_afterwards() -> None:
    """At the last hotel and the last power nothing else happens between the choice and the sheets."""
    tried = 0
    for seed in range(60):
        for table in every_position(2 + seed % 3, seed):
            peer = table.peer()
            last = table.players - 1
            if table.turn is None or peer.phase != 1 or (peer.hotel, peer.power + 1) != (last, peer.at_back[last]):
                continue
            for move in table.legal():
                after = table.copy()
                after.play(move)
                assert worth(table, move, 1) == pytest.approx(booked_lead(after, table.turn))
                tried += 1
    assert tried > 50


# What a seat may expect


@pytest.mark.parametrize("bonus", ["none", "beginner", "expert"])
def test_the_points_of_a_set_are_those_of_every_way_it_can_end(bonus: str) -> None:
    table = lay("none 13", bonus=bonus)
    box, peer = HotelBox.over(table.pack.box), table.peer()
    for booked in range(7):
        for lost in range(7 - booked):
            rest = 6 - booked - lost
            ways = (comb(rest, more) * 0.65**more * 0.35 ** (rest - more) for more in range(rest + 1))
            wanted = sum(way * box.sets[peer.bonus, booked + more] for more, way in enumerate(ways))
            assert expected_set_points(box, peer, booked, lost) == pytest.approx(wanted)


def test_a_seat_expects_points_only_of_sets_that_can_still_grow() -> None:
    fresh = promise(lay("none 13"))
    assert fresh > 1
    assert promise(lay("none 13", bonus="none")) == 0
    assert promise(lay("none 13", booked=THREE_BIRDS, now=1)) > fresh
    assert promise(lay("none 13", discarded=THREE_BIRDS, now=1)) < fresh - 0.2
    assert promise(lay("none 13", booked=THREE_BIRDS, now=1), seat=1) == pytest.approx(fresh)


def test_what_is_on_the_sheet_is_not_expected_once_more() -> None:
    """With all six of a family booked, nothing more comes of it."""
    six = lay("none 13", booked={"red": "1 bird, 2 bird, 3 bird, 4 bird, 5 bird, 6 bird"}, now=1)
    assert promise(six) == pytest.approx(promise(lay("none 13")) * 3 / 4)


def test_progress_counts_rounds() -> None:
    count: Callable[..., int] = as_python(evaluate.progress)
    assert [count(lay("none 13", now=now).peer()) for now in range(4)] == [0, 1, 2, 3]
