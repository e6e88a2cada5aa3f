"""Events of phase 2, which are the same for everybody: powers, bookings, and who leaves."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from houseful.core.text.packs import Pack
from houseful.games.overbooking.box import KINDS
from houseful.games.overbooking.show import trace_codes as codes
from houseful.games.overbooking.show.events import (
    BedsChanged,
    BookingReason,
    GuestBooked,
    GuestFavoured,
    GuestLeft,
    GuestReplaced,
    GuestRevealed,
    GuestTurnedAway,
    HotelChecked,
    MonkMovedIn,
    OverbookingEvent,
    PowerUnused,
)
from houseful.games.overbooking.show.names import HotelNames
from houseful.games.overbooking.show.notation import SIDES
from houseful.games.overbooking.table import CARDS

POWER_RULES = tuple(f"hotel.power.{kind}" for kind in KINDS)  # by the guest's number less one


class Observer(NamedTuple):
    """The seat that an event is for, and what is needed to name things."""

    names: HotelNames
    guests: list[str]  # of these names
    pack: Pack
    seat: int  # NONE for a spectator
    owner: int  # the player whose face-down guests this seat may look at


Builder = Callable[[Observer, int, int, int, int], OverbookingEvent]


# Every event is one literal of its own: a checking tells up to sixty of them in one move, and dicts that are put
# together from parts take half as long again.


def _revealed(observer: Observer, guest: int, hotel: int, side: int, place: int) -> GuestRevealed:
    return {
        "kind": "reveal",
        "rule": "hotel.check.reveal",
        "seat": guest // CARDS,
        "guest": observer.guests[guest],
        "hotel": hotel + 1,
        "side": SIDES[side],
        "place": place + 1,
        "reveals": True,
    }


def _moved_in(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> MonkMovedIn:
    return {
        "kind": "move-in",
        "rule": POWER_RULES[guest % len(KINDS)],
        "seat": guest // CARDS,
        "guest": observer.guests[guest],
        "hotel": hotel + 1,
    }


def _beds_changed(observer: Observer, guest: int, hotel: int, by: int, beds: int) -> BedsChanged:
    return {
        "kind": "beds",
        "rule": POWER_RULES[guest % len(KINDS)],
        "seat": guest // CARDS,
        "guest": observer.guests[guest],
        "hotel": hotel + 1,
        "by": by,
        "beds": max(beds, 0),
    }


def _replaced(observer: Observer, guest: int, hotel: int, place: int, out: int) -> GuestReplaced:
    return {
        "kind": "replace",
        "rule": POWER_RULES[guest % len(KINDS)],
        "seat": guest // CARDS,
        "guest": observer.guests[guest],
        "hotel": hotel + 1,
        "place": place + 1,
        "target": observer.guests[out],
    }


def _favouring(rank: int) -> Builder:
    """How the choice of nobles is told; rank 2 where others have chosen before them."""

    def favoured(observer: Observer, guest: int, hotel: int, place: int, chosen: int) -> GuestFavoured:
        return {
            "kind": "favour",
            "rule": POWER_RULES[guest % len(KINDS)],
            "seat": guest // CARDS,
            "guest": observer.guests[guest],
            "hotel": hotel + 1,
            "place": place + 1,
            "target": observer.guests[chosen],
            "rank": rank,
        }

    return favoured


def _unused(kind: Literal["decline", "idle"], rule: str) -> Builder:
    """How a power is told that did nothing."""

    def unused(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> PowerUnused:
        return {
            "kind": kind,
            "rule": rule,
            "seat": guest // CARDS,
            "guest": observer.guests[guest],
            "hotel": hotel + 1,
        }

    return unused


def _booking(reason: BookingReason, rank: int | None) -> Builder:
    """How a booking is told whose guest was next for this reason."""

    def booked(observer: Observer, guest: int, hotel: int, place: int, beds_left: int) -> GuestBooked:
        return {
            "kind": "book",
            "rule": "hotel.book.order",
            "seat": guest // CARDS,
            "guest": observer.guests[guest],
            "hotel": hotel + 1,
            "place": place + 1,
            "reason": reason,
            "rank": rank,
            "beds_left": beds_left,
            "coins": observer.names.coins_booked[guest % CARDS],
        }

    return booked


def _turned_away(observer: Observer, guest: int, hotel: int, place: int, beds_left: int) -> GuestTurnedAway:
    return {
        "kind": "turn-away",
        "rule": "hotel.book.fit",
        "seat": guest // CARDS,
        "guest": observer.guests[guest],
        "hotel": hotel + 1,
        "place": place + 1,
        "needed": guest % len(KINDS) + 1,
        "beds_left": max(beds_left, 0),
    }


def _left(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> GuestLeft:
    return {
        "kind": "leave",
        "rule": "hotel.book.leave",
        "seat": guest // CARDS,
        "guest": observer.guests[guest],
        "hotel": hotel + 1,
    }


def _checked(_observer: Observer, hotel: int, _b: int, _c: int, _d: int) -> HotelChecked:
    return {"kind": "checked", "rule": "hotel.check.order", "hotel": hotel + 1, "reveals": True}


CHECKING_EVENTS: dict[int, Builder] = {
    codes.REVEALED: _revealed,
    codes.MOVED_IN: _moved_in,
    codes.BEDS_CHANGED: _beds_changed,
    codes.REPLACED: _replaced,
    codes.FAVOURED: _favouring(1),
    codes.FAVOURED_SECOND: _favouring(2),
    codes.DECLINED: _unused("decline", "hotel.power.choice"),
    codes.IDLE: _unused("idle", "hotel.power.target"),
    codes.BOOKED: _booking("size", None),
    codes.BOOKED_FAVOURITE: _booking("favourite", None),
    codes.BOOKED_FIRST: _booking("nobles", 1),
    codes.BOOKED_SECOND: _booking("nobles", 2),
    codes.TURNED_AWAY: _turned_away,
    codes.LEFT: _left,
    codes.CHECKED: _checked,
}
