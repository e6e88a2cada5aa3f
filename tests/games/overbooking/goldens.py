"""The golden games of Overbooking."""

from typing import Any

from houseful.core.table import Table
from houseful.core.testing.golden import Golden

Events = list[dict[str, Any]]


def happened(*wanted: str) -> Any:
    """A wish: all of these kinds of events."""
    return lambda table, events: set(wanted) <= {event["kind"] for event in events}


def first_two(table: Table) -> tuple[Any, Any]:
    sheets = sorted(table.scores(), key=lambda sheet: -sheet.total)
    return sheets[0], sheets[1]


def decided_by_three_coin_guests(table: Table, events: Events) -> bool:
    best, second = first_two(table)
    return best.total == second.total and len(table.winners()) == 1


def shared(table: Table, events: Events) -> bool:
    return len(table.winners()) > 1


KINDS = [
    *(Golden(f"players-{players}", players) for players in (2, 3, 4)),
    *(Golden(f"bonus-{bonus}", 3, options={"bonus": bonus}) for bonus in ("none", "beginner", "expert")),
    Golden("no-peeking", 2, options={"peek": False}),
    Golden("first-named", 4, options={"first": 2}),
    Golden("forced-pass", 2, happened("pass")),
    Golden("kept-fifth-card", 2, happened("keep")),
    Golden("every-power", 4, happened("move-in", "beds", "replace", "favour", "decline", "idle")),
    Golden("tie-decided-by-three-coin-guests", 2, decided_by_three_coin_guests),
    Golden("shared-win", 2, shared),
]
