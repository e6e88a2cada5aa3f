"""What somebody has played: games, wins, streaks."""

from typing import Any

import msgspec


class Tally(msgspec.Struct):
    """Games, and how many of them were won."""

    games: int
    won: int


class OpponentTally(msgspec.Struct):
    """Games against people, or against bots of which the strongest had this level."""

    against: str  # people, or a level
    games: int
    won: int


class GameRecord(msgspec.Struct):
    """One game with others: how often, against whom, and with how many points."""

    game: str
    games: int
    won: int
    best: int
    average: float
    opponents: list[OpponentTally]  # people, then the strongest bots first
    points: list[int]  # of the latest games, the latest last


class SoloRecord(msgspec.Struct):
    """One game played alone, with the same options."""

    game: str
    options: dict[str, Any]
    games: int
    won: int
    best: int


class WeekRecord(msgspec.Struct):
    """One week."""

    start: int  # its Monday, as days since 1970
    games: int
    won: int


class StreakRecord(msgspec.Struct):
    """How many in a row: up to now, and at most."""

    now: int
    best: int


class PlayRecord(msgspec.Struct):
    """Everything that you have played to the end."""

    games: int
    decided: Tally  # with others at the table, each at a screen of their own
    same_screen: int  # where you held several seats
    left: int  # before the end
    wins_in_a_row: StreakRecord
    days_in_a_row: StreakRecord
    by_game: list[GameRecord]
    alone: list[SoloRecord]
    weeks: list[WeekRecord]  # the latest last
