"""The events of Overbooking: traces told to one seat, with nothing in them that it may not know."""

from collections.abc import Callable
from typing import Any

from houseful.core.text.packs import Pack
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.show.notation import SIDES
from houseful.games.overbooking.show.trace_codes import (
    BEDS_CHANGED,
    BOOKED,
    CHECKED,
    DECLINED,
    DRAWN,
    FAVOURED,
    GAME_OVER,
    HALF,
    HOTEL_LAID,
    IDLE,
    KEPT,
    LEFT,
    MOVED_IN,
    PASSED,
    PLACED,
    PLACED_FACE_UP,
    REPLACED,
    REVEALED,
    ROUND_BEGAN,
    TILE_TAKEN,
    TURNED_AWAY,
)
from houseful.games.overbooking.show.view import cards_of, view_face
from houseful.games.overbooking.table import CARDS, HotelTable


def tell(pack: Pack, table: HotelTable, entries: list[tuple[int, ...]], seat: int | None) -> list[dict[str, Any]]:
    """The entries of a trace as events that this seat may know."""
    ear = _Ear(pack, table, seat)
    told = []
    for code, a, b, c, d in entries:
        event = _TELLERS[code](ear, a, b, c, d)
        if code in REVEALING:
            event["reveals"] = True  # so the move cannot be taken back
        told.append(event)
    return told


REVEALING = {PLACED_FACE_UP, REVEALED, CHECKED, DRAWN, GAME_OVER}


class _Ear:
    """Who is listening."""

    def __init__(self, pack: Pack, table: HotelTable, seat: int | None) -> None:
        self.pack, self.seat = pack, seat
        self.guests: list[str] = pack.names.guests
        self.peek = table.peek == 1

    def guest_at(self, kind: str, guest: int, hotel: int, **facts: Any) -> dict[str, Any]:
        """An event about a guest whose face everybody sees."""
        return {
            "kind": kind,
            "seat": guest // CARDS,
            "guest": self.guests[guest],
            "hotel": hotel + 1,
            **facts,
        }

    def placed(self, guest: int, hotel: int, side: int, place: int) -> dict[str, Any]:
        """A guest laid face down: its owner knows it, if players may look at their own cards."""
        known = guest // CARDS == self.seat and self.peek
        return self.laid(guest, hotel, side, place, known, face_up=False)

    def placed_face_up(self, guest: int, hotel: int, side: int, place: int) -> dict[str, Any]:
        return self.laid(guest, hotel, side, place, known=True, face_up=True)

    def laid(self, guest: int, hotel: int, side: int, place: int, known: bool, face_up: bool) -> dict[str, Any]:
        return {
            "kind": "place",
            "seat": guest // CARDS,
            "hotel": hotel + 1,
            "side": SIDES[side],
            "place": place + 1,
            "face_up": face_up,
            **self.pack.names.backs[guest],
            "guest": self.guests[guest] if known else None,
        }

    def drew(self, seat: int, lower: int, upper: int, _d: int) -> dict[str, Any]:
        """Cards drawn: only their owner learns which."""
        cards = lower + HALF * upper
        known = cards_of(self.pack, cards) if seat == self.seat else None
        return {"kind": "draw", "seat": seat, "count": cards.bit_count(), "cards": known}


_TELLERS: dict[int, Callable[[_Ear, int, int, int, int], dict[str, Any]]] = {
    PLACED: _Ear.placed,
    PLACED_FACE_UP: _Ear.placed_face_up,
    TILE_TAKEN: lambda _, seat, hotel, c, d: {"kind": "tile", "seat": seat, "hotel": hotel + 1},
    KEPT: lambda _, seat, b, c, d: {"kind": "keep", "seat": seat},
    PASSED: lambda _, seat, b, c, d: {"kind": "pass", "seat": seat},
    REVEALED: lambda ear, guest, hotel, side, place: ear.guest_at(
        "reveal", guest, hotel, side=SIDES[side], place=place + 1
    ),
    MOVED_IN: lambda ear, guest, hotel, c, d: ear.guest_at("move-in", guest, hotel),
    BEDS_CHANGED: lambda ear, guest, hotel, by, beds: ear.guest_at("beds", guest, hotel, by=by, beds=beds),
    REPLACED: lambda ear, guest, hotel, place, out: ear.guest_at(
        "replace", guest, hotel, place=place + 1, target=ear.guests[out]
    ),
    FAVOURED: lambda ear, guest, hotel, place, chosen: ear.guest_at(
        "favour", guest, hotel, place=place + 1, target=ear.guests[chosen]
    ),
    DECLINED: lambda ear, guest, hotel, c, d: ear.guest_at("decline", guest, hotel),
    IDLE: lambda ear, guest, hotel, c, d: ear.guest_at("idle", guest, hotel),
    BOOKED: lambda ear, guest, hotel, place, left: ear.guest_at("book", guest, hotel, place=place + 1, beds_left=left),
    TURNED_AWAY: lambda ear, guest, hotel, place, d: ear.guest_at("turn-away", guest, hotel, place=place + 1),
    LEFT: lambda ear, guest, hotel, c, d: ear.guest_at("leave", guest, hotel),
    CHECKED: lambda _, hotel, b, c, d: {"kind": "checked", "hotel": hotel + 1},
    ROUND_BEGAN: lambda _, now, first, c, d: {"kind": "round", "round": now + 1, "first": first},
    HOTEL_LAID: lambda ear, hotel, face, tile, d: {
        "kind": "hotel",
        "hotel": hotel + 1,
        **view_face(HotelBox.over(ear.pack.box), face),
        "tile": bool(tile),
    },
    DRAWN: _Ear.drew,
    GAME_OVER: lambda _, a, b, c, d: {"kind": "over"},
}
