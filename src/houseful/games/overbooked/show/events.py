"""The events of Overbooked: traces told to everybody. Only the deck is secret, and no event is about it."""

from collections.abc import Callable
from typing import Any

from houseful.core.text.packs import Pack
from houseful.games.overbooked.plane import seat_name
from houseful.games.overbooked.show.trace_codes import (
    ABSENT,
    BOARDED,
    CHARGED,
    DRAWN,
    GAME_OVER,
    LAST_ROUND,
    LEFT_OUT,
    PAID,
    REMOVED,
    SEATED,
    SEATED_SWAPPING,
    SOLO_LOST,
    SOLO_WON,
    TAKEN,
    ZONE_FULL,
)
from houseful.games.overbooked.table import LETTERS, NONE, PlaneTable

Event = dict[str, Any]


def tell(pack: Pack, _table: PlaneTable, entries: list[tuple[int, ...]], _seat: int | None) -> list[Event]:
    """The entries of a trace as events."""
    told = []
    for code, a, b, c, d in entries:
        event = _TELLERS[code](pack, a, b, c, d)
        if code in REVEALING:
            event["reveals"] = True  # so the move cannot be taken back
        told.append(event)
    return told


REVEALING = {DRAWN, GAME_OVER}


def _seated(seat: int, colour: int, place: int, gone: int, goes_to: str) -> Event:
    return {
        "kind": "seat",
        "seat": seat,
        "passenger": LETTERS[colour],
        "place": seat_name(place),
        "displaced": None if gone == NONE else LETTERS[gone],
        "goes_to": None if gone == NONE else goes_to,
    }


def _stays(kind: str, pack: Pack, seat: int, card: int, passenger: int) -> Event:
    face = pack.names[card]
    letter = LETTERS[face.pattern.colours[passenger]]
    return {"kind": kind, "seat": seat, "card": face.id, "number": passenger + 1, "passenger": letter}


_TELLERS: dict[int, Callable[[Pack, int, int, int, int], Event]] = {
    TAKEN: lambda pack, seat, card, place, gained: {
        "kind": "take",
        "seat": seat,
        "card": pack.names[card].id,
        "place": place + 1,
        "vouchers": gained,
    },
    PAID: lambda pack, seat, card, c, d: {"kind": "pay", "seat": seat, "card": pack.names[card].id},
    REMOVED: lambda pack, seat, card, left, place: {
        "kind": "remove",
        "seat": seat,
        "card": pack.names[card].id,
        "place": place + 1,
        "vouchers": left,
    },
    DRAWN: lambda pack, card, place, c, d: {
        "kind": "draw",
        "card": pack.names[card].id,
        "place": place + 1,
    },
    LEFT_OUT: lambda pack, seat, card, passenger, d: _stays("leave-out", pack, seat, card, passenger),
    ABSENT: lambda pack, seat, card, passenger, d: _stays("absent", pack, seat, card, passenger),
    BOARDED: lambda pack, seat, card, turn, anchor: {
        "kind": "place",
        "seat": seat,
        "card": pack.names[card].id,
        "turn": 90 * turn,
        "place": seat_name(anchor),
    },
    SEATED: lambda _, seat, colour, place, gone: _seated(seat, colour, place, gone, "stairs"),
    SEATED_SWAPPING: lambda _, seat, colour, place, gone: _seated(seat, colour, place, gone, "supply"),
    LAST_ROUND: lambda _, colour, b, c, d: {"kind": "last-round", "passenger": LETTERS[colour]},
    ZONE_FULL: lambda _, seat, zone, c, d: {"kind": "zone-full", "seat": seat, "zone": zone + 1},
    CHARGED: lambda _, seat, by, left, d: {"kind": "vouchers", "seat": seat, "by": by, "vouchers": left},
    SOLO_WON: lambda _, a, b, c, d: {"kind": "won", "seat": 0},
    SOLO_LOST: lambda _, a, b, c, d: {"kind": "lost", "seat": 0},
    GAME_OVER: lambda _, a, b, c, d: {"kind": "over"},
}
