"""Finished games: replays, logs, what earned the points."""

from typing import Annotated

import msgspec
from msgspec import Meta

from houseful.host.messages.fields import Asked, Event, View
from houseful.host.messages.tables import TableInfo


class NewLog(Asked):
    """A log to be kept as a replay."""

    log: Annotated[str, Meta(min_length=1, max_length=400_000)]


class Replay(msgspec.Struct):
    """A finished game at one ply, from one viewpoint or from all seats."""

    table: TableInfo
    ply: int
    plies: int
    turn: int | None
    seat: int | None  # who wrote this line
    events: list[Event]
    totals: list[int]  # everybody's points at this ply, as far as the viewpoint shows them
    views: list[View]  # one, or one for each seat with `eyes=open`


class Earned(msgspec.Struct):
    """What earned each line of a score sheet, by seat: names of cards, seats or customers."""

    seats: list[dict[str, list[str]]]
