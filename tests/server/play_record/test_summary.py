"""Sums over finished games: who was beaten, streaks, weeks."""

from typing import Any

from houseful.server.play_record.finished_games import FinishedGame
from houseful.server.play_record.summary import DAY, monday_of, summarise

MONDAY = 19_660 * DAY  # 30 October 2023


def game(ended: float, won: bool = True, **told: Any) -> FinishedGame:
    """A game of two whose points are the day on which it ended."""
    usual: dict[str, Any] = {
        "game": "overbooking",
        "options": {},
        "seats": (0,),
        "left": False,
        "against": "casual",
        "totals": (int(ended), 7),
        "winners": (0,) if won else (1,),
    }
    return FinishedGame(**{**usual, **told}, ended=MONDAY + int(ended * DAY))


def test_wins_are_counted_by_game_and_by_who_was_beaten() -> None:
    games = [
        game(0),
        game(1, won=False),
        game(2, against="master"),
        game(3, against="people", won=False),
        game(4, game="overbooked", against="people"),
    ]
    record = summarise(games, MONDAY + 5 * DAY, 0)
    assert (record.games, record.decided.games, record.decided.won) == (5, 5, 3)
    plane, hotel = record.by_game
    assert (plane.game, plane.games, plane.won, plane.points) == ("overbooked", 1, 1, [4])
    assert [(one.against, one.games, one.won) for one in hotel.opponents] == [
        ("people", 1, 0),
        ("master", 1, 1),
        ("casual", 2, 1),
    ]
    assert (hotel.best, hotel.average, hotel.points) == (3, 1.5, [0, 1, 2, 3])


def test_a_game_that_one_left_or_shared_a_screen_in_is_no_win() -> None:
    record = summarise([game(0, left=True), game(1, seats=(0, 1)), game(2)], MONDAY + 2 * DAY, 0)
    assert (record.games, record.decided.games, record.decided.won) == (3, 2, 1)
    assert (record.left, record.same_screen) == (1, 1)


def test_results_alone_are_compared_where_the_options_are_the_same() -> None:
    alone: dict[str, Any] = {"game": "overbooked", "against": None}
    school = {"scenario": "school", "difficulty": "beginner"}
    friends = {"scenario": "friends", "difficulty": "beginner"}
    games = [
        game(0, totals=(31,), options=school, **alone),
        game(1, totals=(40,), options=school, won=False, **alone),
        game(2, totals=(12,), options=friends, **alone),
    ]
    record = summarise(games, MONDAY + 2 * DAY, 0)
    assert record.by_game == []
    found = {one.options["scenario"]: (one.games, one.won, one.best) for one in record.alone}
    assert found == {"school": (2, 1, 40), "friends": (1, 1, 12)}


def test_streaks_of_wins_and_of_days() -> None:
    games = [game(day, won=day not in (2, 5)) for day in (0, 1, 2, 3, 4, 5, 7, 8)]
    record = summarise(games, MONDAY + 9 * DAY, 0)
    assert (record.wins_in_a_row.now, record.wins_in_a_row.best) == (2, 2)
    assert (record.days_in_a_row.now, record.days_in_a_row.best) == (2, 6)
    assert summarise(games, MONDAY + 10 * DAY, 0).days_in_a_row.now == 0


def test_weeks_begin_on_mondays_of_the_players_clock() -> None:
    assert monday_of(MONDAY // DAY + 6) == MONDAY // DAY
    late = [game(-1 / 24)]  # an hour before midnight in London
    for offset, ago in ((0, 1), (120, 0)):
        weeks = summarise(late, MONDAY + DAY, offset).weeks
        assert (len(weeks), weeks[-1].start) == (26, MONDAY // DAY)
        assert [week.games for week in reversed(weeks)].index(1) == ago


def test_without_games_there_is_nothing_to_tell() -> None:
    record = summarise([], MONDAY, 0)
    assert (record.games, record.by_game, record.alone) == (0, [], [])
    assert (record.days_in_a_row.best, record.wins_in_a_row.best) == (0, 0)
