"""The arena: shared deals, rotated seats, and intervals that respect the pairing."""

from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseful.bots.arena import Contest, Played, _standing, hold, interval, play_deal
from houseful.core.compile.rule import INTERPRETED
from houseful.games import find_game

HOTEL = find_game("overbooking")


def test_deals_are_shared_and_seats_rotated() -> None:
    contest = Contest(HOTEL, None, {}, 4, ("random", "random"), 3, 5)
    assert [contest.lineup(rotation) for rotation in (0, 1)] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    first, second = play_deal(contest, 0)
    assert len(first.shares) == len(second.shares) == 2
    assert all(abs(a + b - 1) < 1e-9 for a, b in zip(first.shares, second.shares, strict=True))
    assert len(play_deal(contest, 1)[0].shares) == 1


@pytest.mark.parametrize("number", range(3))
def test_both_games_of_a_deal_are_the_same_deal(number: int) -> None:
    """Two bots of one kind only change seats: what one scores in the first game, the other scores in the next."""
    contest = Contest(HOTEL, None, {}, 2, ("greedy", "greedy"), 20, 5)
    first, second = play_deal(contest, number)
    assert first.scores == second.scores[::-1]
    assert sum(first.shares) == 1


def test_a_standing_is_over_deals_too() -> None:
    """Half of all games are won in each: by the seat, which says little of the bots, or by whole deals."""
    by_seat = _standing("a", [Played([1.0, 0.0], [1, 2]) for _ in range(50)])
    by_deal = _standing("b", [Played([won, won], [1, 2]) for won in (0.0, 1.0) for _ in range(25)])
    assert by_seat["win_rate"] == by_deal["win_rate"] == 0.5
    width = [bot["ci95"][1] - bot["ci95"][0] for bot in (by_seat, by_deal)]
    assert width[1] > 4 * width[0]


def test_three_bots_take_every_seat_once() -> None:
    contest = Contest(HOTEL, None, {}, 3, ("random", "greedy", "random"), 3, 5)
    assert [contest.lineup(rotation) for rotation in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_bot_against_itself_is_even() -> None:
    games = 20 if INTERPRETED else 200
    contest = Contest(HOTEL, None, {}, 2, ("random", "random"), games, 3)
    answer = hold(contest)
    one, other = answer["bots"]
    assert one["win_rate"] + other["win_rate"] == pytest.approx(1)
    low, high = one["ci95"]
    assert low < 0.5 < high
    assert set(answer) == {"game", "games", "bots"}
    assert set(one) == {"name", "win_rate", "ci95", "mean_score", "ms_per_move"}


def test_intervals_are_over_deals() -> None:
    """A deal that decides both its games by the seat says little; one that a bot wins twice says much."""
    low, high = interval(0.5, [0.5] * 50)
    assert high - low == pytest.approx(2 * 1.96 * (0.5 / 51) ** 0.5 / 52**0.5)
    by_bot = [0.0, 1.0] * 25
    low, high = interval(mean(by_bot), by_bot)
    assert high - low == pytest.approx(2 * 1.96 * (26 / 51 / 2) ** 0.5 / 52**0.5)
    skewed = [1.0] * 45 + [0.5] * 5
    low, high = interval(mean(skewed), skewed)
    assert 0.87 < low < 0.95 < high <= 1


def test_a_few_deals_that_end_alike_are_not_certain() -> None:
    assert interval(1.0, [1.0] * 200) == pytest.approx((0.985, 1.0), abs=0.001)
    assert interval(0.0, [0.0] * 200) == pytest.approx((0.0, 0.015), abs=0.001)
    low, high = interval(1.0, [1.0] * 5)
    assert low < 0.7
    assert high == 1.0
    assert interval(0.5, [0.5]) == (0.0, 1.0)


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=60))
def test_intervals_hold_what_was_seen(shares: list[float]) -> None:
    low, high = interval(mean(shares), shares)
    assert 0 <= low <= mean(shares) <= high <= 1
    assert high > low


def test_a_bot_remembers_its_slowest_decision() -> None:
    played = Played()
    for seconds in (0.25, 1.0, 0.5):
        played.timed(seconds)
    assert (played.moves, played.seconds, played.slowest) == (3, 1.75, 1.0)
