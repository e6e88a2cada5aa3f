"""The sums over somebody's finished games."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from houseful.server.messages.record import (
    GameRecord,
    OpponentTally,
    PlayRecord,
    SoloRecord,
    StreakRecord,
    Tally,
    WeekRecord,
)
from houseful.server.play_record.finished_games import PEOPLE, STRENGTHS, FinishedGame

DAY, MINUTE = 86_400_000, 60_000  # milliseconds
THURSDAY = 3  # days from a Monday to 1 January 1970
WEEKS = 26  # that are told one by one
POINTS = 40  # games whose points are told one by one
ORDER = (PEOPLE, *reversed(STRENGTHS))


def summarise(games: Sequence[FinishedGame], moment: int, offset: int) -> PlayRecord:
    """What somebody has played up to a moment, by the days of a place so many minutes ahead of UTC."""
    decided = [game for game in games if is_decided(game)]
    days = sorted({day_of(game.ended, offset) for game in games})
    return PlayRecord(
        games=len(games),
        decided=Tally(len(decided), sum(game.won for game in decided)),
        same_screen=sum(len(game.seats) > 1 for game in games),
        left=sum(game.left for game in games),
        wins_in_a_row=streak(game.won for game in decided),
        days_in_a_row=days_in_a_row(days, day_of(moment, offset)),
        by_game=[game_record(name, list(some)) for name, some in grouped(decided, lambda game: game.game)],
        alone=[solo_record(list(some)) for _, some in grouped(filter(is_solo, games), solo_key)],
        weeks=weeks_of(games, moment, offset),
    )


def is_decided(game: FinishedGame) -> bool:
    """Whether a game had a rival for somebody at a screen of their own."""
    return len(game.totals) > 1 and len(game.seats) == 1


def is_solo(game: FinishedGame) -> bool:
    """Whether somebody played a game alone."""
    return len(game.totals) == 1


def solo_key(game: FinishedGame) -> str:
    """What solo games have in common whose results can be compared."""
    return f"{game.game} {sorted(game.options.items())}"


def grouped(games: Iterable[FinishedGame], key: Callable[[FinishedGame], str]) -> Iterator[tuple[str, Any]]:
    """Games by what they have in common, each group in the order in which they ended."""
    return groupby(sorted(games, key=key), key=key)


def game_record(name: str, games: list[FinishedGame]) -> GameRecord:
    """One game with others."""
    points = [game.totals[game.seats[0]] for game in games]
    tallies = {against: OpponentTally(against, 0, 0) for against in ORDER}
    for game in games:
        tally = tallies[game.against or PEOPLE]
        tally.games += 1
        tally.won += game.won
    won = sum(game.won for game in games)
    average = round(sum(points) / len(points), 1)
    opponents = [tally for tally in tallies.values() if tally.games]
    return GameRecord(name, len(games), won, max(points), average, opponents, points[-POINTS:])


def solo_record(games: list[FinishedGame]) -> SoloRecord:
    """One game alone, with the same options."""
    best = max(game.totals[0] for game in games)
    return SoloRecord(games[0].game, games[0].options, len(games), sum(game.won for game in games), best)


def streak(won: Iterable[bool]) -> StreakRecord:
    """How many were won in a row."""
    found = StreakRecord(0, 0)
    for one in won:
        found.now = found.now + 1 if one else 0
        found.best = max(found.best, found.now)
    return found


def days_in_a_row(days: Sequence[int], today: int) -> StreakRecord:
    """On how many days in a row a game ended; up to now, if today or yesterday was one of them."""
    found, last = StreakRecord(0, 0), None
    for day in days:
        found.now = found.now + 1 if last is not None and day == last + 1 else 1
        found.best, last = max(found.best, found.now), day
    if last is None or last < today - 1:
        found.now = 0
    return found


def day_of(moment: int, offset: int) -> int:
    """Days since 1970, by the clock of a place so many minutes ahead of UTC."""
    return (moment + offset * MINUTE) // DAY


def monday_of(day: int) -> int:
    """The Monday of a day's week."""
    return day - (day + THURSDAY) % 7


def weeks_of(games: Iterable[FinishedGame], moment: int, offset: int) -> list[WeekRecord]:
    """The latest weeks, those without a game included."""
    last = monday_of(day_of(moment, offset))
    weeks = {last - 7 * ago: WeekRecord(last - 7 * ago, 0, 0) for ago in reversed(range(WEEKS))}
    for game in games:
        week = weeks.get(monday_of(day_of(game.ended, offset)))
        if week is not None:
            week.games += 1
            week.won += game.won
    return list(weeks.values())
