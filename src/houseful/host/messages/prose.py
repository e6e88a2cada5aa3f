"""A table in sentences."""

import msgspec

from houseful.core.storytelling import Goal
from houseful.host.messages.fields import Event, Piece, View
from houseful.host.messages.previews import Gain


class Chapter(msgspec.Struct):
    """What one line of the move log meant, in sentences that call people by their names."""

    ply: int
    seat: int
    lines: list[str]
    rules: list[str | None]  # behind each line: the id of the rule that it follows from
    pieces: list[list[Piece]]  # beside each line: what it is about, to be drawn


class Prose(msgspec.Struct):
    """A table in sentences: how it stands, what is asked, what happened."""

    ply: int
    table: list[str]
    ask: str | None
    chapters: list[Chapter]


class RecapChapter(Chapter):
    """The same with its events."""

    events: list[Event]


class Recap(msgspec.Struct):
    """What happened since a seat's last move; to a spectator, the latest round of moves."""

    ply: int
    start: int  # the ply from which it can be looked at again
    chapters: list[RecapChapter]
    gains: list[Gain]  # by seat: how the points have changed since then; none before the game


class Past(msgspec.Struct):
    """A position of the latest moves as a viewpoint may know it; before its own last move, as a spectator may."""

    ply: int
    turn: int | None
    seat: int | None  # who wrote this line
    events: list[Event]
    totals: list[int]
    view: View


class Ending(msgspec.Struct):
    """Why a game is over: the events that say so, in sentences too, and the goals where no points decided it."""

    rule: str | None
    events: list[Event]
    lines: list[str]
    goals: list[Goal]
