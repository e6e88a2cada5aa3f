"""Events of phase 2, which are the same for everybody: powers, bookings, and who leaves."""

from collections.abc import Callable
from typing import NamedTuple

from houseful.core.text.packs import Pack
from houseful.games.overbooking.box import KINDS
from houseful.games.overbooking.show import trace_codes as codes
from houseful.games.overbooking.show.events import (
    AboutGuest,
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
    pack: Pack
    seat: int  # NONE for a spectator
    owner: int  # the player whose face-down guests this seat may look at


Builder = Callable[[Observer, int, int, int, int], OverbookingEvent]


def _about(observer: Observer, rule: str, guest: int, hotel: int) -> AboutGuest:
    return {"rule": rule, "seat": guest // CARDS, "guest": observer.names.guests[guest], "hotel": hotel + 1}


def _by_power(observer: Observer, guest: int, hotel: int) -> AboutGuest:
    """What the power of a guest at the back door did."""
    return _about(observer, POWER_RULES[guest % len(KINDS)], guest, hotel)


def _revealed(observer: Observer, guest: int, hotel: int, side: int, place: int) -> GuestRevealed:
    about = _about(observer, "hotel.check.reveal", guest, hotel)
    return {"kind": "reveal", **about, "side": SIDES[side], "place": place + 1, "reveals": True}


def _moved_in(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> MonkMovedIn:
    return {"kind": "move-in", **_by_power(observer, guest, hotel)}


def _beds_changed(observer: Observer, guest: int, hotel: int, by: int, beds: int) -> BedsChanged:
    return {"kind": "beds", **_by_power(observer, guest, hotel), "by": by, "beds": max(beds, 0)}


def _replaced(observer: Observer, guest: int, hotel: int, place: int, out: int) -> GuestReplaced:
    about = _by_power(observer, guest, hotel)
    return {"kind": "replace", **about, "place": place + 1, "target": observer.names.guests[out]}


def _favoured(observer: Observer, guest: int, hotel: int, place: int, chosen: int) -> GuestFavoured:
    about = _by_power(observer, guest, hotel)
    return {"kind": "favour", **about, "place": place + 1, "target": observer.names.guests[chosen], "rank": 1}


def _favoured_second(observer: Observer, guest: int, hotel: int, place: int, chosen: int) -> GuestFavoured:
    event = _favoured(observer, guest, hotel, place, chosen)
    event["rank"] = 2
    return event


def _declined(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> PowerUnused:
    return {"kind": "decline", **_about(observer, "hotel.power.choice", guest, hotel)}


def _idle(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> PowerUnused:
    return {"kind": "idle", **_about(observer, "hotel.power.target", guest, hotel)}


def _booking(reason: BookingReason, rank: int | None) -> Builder:
    """How a booking is told whose guest was next for this reason."""

    def booked(observer: Observer, guest: int, hotel: int, place: int, beds_left: int) -> GuestBooked:
        return {
            "kind": "book",
            **_about(observer, "hotel.book.order", guest, hotel),
            "place": place + 1,
            "reason": reason,
            "rank": rank,
            "beds_left": beds_left,
            "coins": observer.names.coins_booked[guest % CARDS],
        }

    return booked


def _turned_away(observer: Observer, guest: int, hotel: int, place: int, beds_left: int) -> GuestTurnedAway:
    about, needed = _about(observer, "hotel.book.fit", guest, hotel), guest % len(KINDS) + 1
    return {"kind": "turn-away", **about, "place": place + 1, "needed": needed, "beds_left": max(beds_left, 0)}


def _left(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> GuestLeft:
    return {"kind": "leave", **_about(observer, "hotel.book.leave", guest, hotel)}


def _checked(_observer: Observer, hotel: int, _b: int, _c: int, _d: int) -> HotelChecked:
    return {"kind": "checked", "rule": "hotel.check.order", "hotel": hotel + 1, "reveals": True}


CHECKING_EVENTS: dict[int, Builder] = {
    codes.REVEALED: _revealed,
    codes.MOVED_IN: _moved_in,
    codes.BEDS_CHANGED: _beds_changed,
    codes.REPLACED: _replaced,
    codes.FAVOURED: _favoured,
    codes.FAVOURED_SECOND: _favoured_second,
    codes.DECLINED: _declined,
    codes.IDLE: _idle,
    codes.BOOKED: _booking("size", None),
    codes.BOOKED_FAVOURITE: _booking("favourite", None),
    codes.BOOKED_FIRST: _booking("nobles", 1),
    codes.BOOKED_SECOND: _booking("nobles", 2),
    codes.TURNED_AWAY: _turned_away,
    codes.LEFT: _left,
    codes.CHECKED: _checked,
}
