"""The log of a table, and who holds its seats."""

from collections.abc import Sequence

import msgspec

Viewpoint = int | None  # a seat, or None for a spectator


class Holder(msgspec.Struct, frozen=True):
    """One seat, and who holds it: a person, a bot, or nobody."""

    number: int
    person: str | None
    name: str | None  # of that person, or of who shares their device
    level: str | None


class Entry(msgspec.Struct, frozen=True):
    """One entry of a table's log."""

    ply: int
    seat: int
    kind: str  # move: by a person; bot: by a bot, for its own seat or for somebody who is away; undo
    text: str
    at: int  # milliseconds since 1970


def lone_person(seats: Sequence[Holder]) -> str | None:
    """The person who plays against bots alone, at one seat or at several; None if there are others, or nobody."""
    people = {seat.person for seat in seats if seat.person is not None}
    return people.pop() if len(people) == 1 else None


def has_seen(entries: Sequence[Entry], ply: int, or_answers: bool) -> bool:
    """Whether somebody who knows a log up to a ply has seen all of it, or all but answers of bots."""
    return ply == len(entries) or (or_answers and ply < len(entries) and all_by_bots(entries[ply:]))


def all_by_bots(entries: Sequence[Entry]) -> bool:
    """Whether bots wrote all of these."""
    return all(entry.kind == "bot" for entry in entries)
