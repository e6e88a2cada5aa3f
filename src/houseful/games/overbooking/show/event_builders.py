"""Events from a move's trace: what one seat may know of each entry, and nothing else."""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from houseful.core.compile.rule import as_python
from houseful.core.text.packs import Pack
from houseful.games.overbooking import hidden
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.scoring import TILE_POINTS
from houseful.games.overbooking.show import trace_codes as codes
from houseful.games.overbooking.show.events import (
    AboutGuest,
    BedsChanged,
    CardKept,
    GuestBooked,
    GuestFavoured,
    GuestLeft,
    GuestPlaced,
    GuestReplaced,
    GuestRevealed,
    GuestTurnedAway,
    HotelCardsDrawn,
    HotelChecked,
    HotelGameOver,
    HotelLaid,
    HotelRoundBegan,
    MonkMovedIn,
    OverbookingEvent,
    PowerUnused,
    TileTaken,
    TurnPassed,
)
from houseful.games.overbooking.show.names import HotelNames, cards_of
from houseful.games.overbooking.show.notation import SIDES
from houseful.games.overbooking.show.view import view_face
from houseful.games.overbooking.table import CARDS, NONE, HotelTable

_owner_looked_at = as_python(hidden.owner_looked_at)


class Observer(NamedTuple):
    """The seat that an event is for, and what is needed to name things."""

    names: HotelNames
    pack: Pack
    seat: int  # NONE for a spectator
    owner: int  # the player whose face-down guests this seat may look at


Builder = Callable[[Observer, int, int, int, int], OverbookingEvent]


def events_for_seat(
    pack: Pack, table: HotelTable, entries: list[tuple[int, ...]], seat: int | None
) -> list[dict[str, Any]]:
    """The entries of a trace as events that this seat may know."""
    number = NONE if seat is None else seat
    observer = Observer(pack.names, pack, number, _owner_looked_at(table, number))
    events = [BUILDERS[code](observer, a, b, c, d) for code, a, b, c, d in entries]
    return cast(list[dict[str, Any]], events)


def _about(observer: Observer, guest: int, hotel: int) -> AboutGuest:
    return {"seat": guest // CARDS, "guest": observer.names.guests[guest], "hotel": hotel + 1}


def _placed(observer: Observer, guest: int, hotel: int, side: int, place: int) -> GuestPlaced:
    """A guest laid face down: known to those who may look at it."""
    back = observer.names.backs[guest]
    return {
        "kind": "place",
        "seat": guest // CARDS,
        "hotel": hotel + 1,
        "side": SIDES[side],
        "place": place + 1,
        "face_up": False,
        "owner": back["owner"],
        "crest": back["crest"],
        "size": back["size"],
        "guest": observer.names.guests[guest] if guest // CARDS == observer.owner else None,
    }


def _placed_face_up(observer: Observer, guest: int, hotel: int, side: int, place: int) -> GuestPlaced:
    event = _placed(observer, guest, hotel, side, place)
    event["face_up"] = True
    event["guest"] = observer.names.guests[guest]
    event["reveals"] = True
    return event


def _tile_taken(_observer: Observer, seat: int, hotel: int, _c: int, _d: int) -> TileTaken:
    return {"kind": "tile", "seat": seat, "hotel": hotel + 1, "points": TILE_POINTS}


def _kept(_observer: Observer, seat: int, _b: int, _c: int, _d: int) -> CardKept:
    return {"kind": "keep", "seat": seat}


def _passed(_observer: Observer, seat: int, _b: int, _c: int, _d: int) -> TurnPassed:
    return {"kind": "pass", "seat": seat}


def _revealed(observer: Observer, guest: int, hotel: int, side: int, place: int) -> GuestRevealed:
    about = _about(observer, guest, hotel)
    return {"kind": "reveal", **about, "side": SIDES[side], "place": place + 1, "reveals": True}


def _moved_in(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> MonkMovedIn:
    return {"kind": "move-in", **_about(observer, guest, hotel)}


def _beds_changed(observer: Observer, guest: int, hotel: int, by: int, beds: int) -> BedsChanged:
    return {"kind": "beds", **_about(observer, guest, hotel), "by": by, "beds": beds}


def _replaced(observer: Observer, guest: int, hotel: int, place: int, out: int) -> GuestReplaced:
    about = _about(observer, guest, hotel)
    return {"kind": "replace", **about, "place": place + 1, "target": observer.names.guests[out]}


def _favoured(observer: Observer, guest: int, hotel: int, place: int, chosen: int) -> GuestFavoured:
    about = _about(observer, guest, hotel)
    return {"kind": "favour", **about, "place": place + 1, "target": observer.names.guests[chosen]}


def _declined(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> PowerUnused:
    return {"kind": "decline", **_about(observer, guest, hotel)}


def _idle(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> PowerUnused:
    return {"kind": "idle", **_about(observer, guest, hotel)}


def _booked(observer: Observer, guest: int, hotel: int, place: int, beds_left: int) -> GuestBooked:
    about, coins = _about(observer, guest, hotel), observer.names.coins_booked[guest % CARDS]
    return {"kind": "book", **about, "place": place + 1, "beds_left": beds_left, "coins": coins}


def _turned_away(observer: Observer, guest: int, hotel: int, place: int, _d: int) -> GuestTurnedAway:
    return {"kind": "turn-away", **_about(observer, guest, hotel), "place": place + 1}


def _left(observer: Observer, guest: int, hotel: int, _c: int, _d: int) -> GuestLeft:
    return {"kind": "leave", **_about(observer, guest, hotel)}


def _checked(_observer: Observer, hotel: int, _b: int, _c: int, _d: int) -> HotelChecked:
    return {"kind": "checked", "hotel": hotel + 1, "reveals": True}


def _round_began(_observer: Observer, now: int, first: int, _c: int, _d: int) -> HotelRoundBegan:
    return {"kind": "round", "round": now + 1, "first": first}


def _hotel_laid(observer: Observer, hotel: int, face: int, tile: int, _d: int) -> HotelLaid:
    printed = view_face(HotelBox.over(observer.pack.box), face)
    return {"kind": "hotel", "hotel": hotel + 1, **printed, "tile": tile == 1}


def _drawn(observer: Observer, seat: int, lower: int, upper: int, _d: int) -> HotelCardsDrawn:
    """Cards drawn: only their owner learns which."""
    cards = lower + codes.HALF * upper
    known = cards_of(observer.names, cards) if seat == observer.seat else None
    return {"kind": "draw", "seat": seat, "count": cards.bit_count(), "cards": known, "reveals": True}


def _game_over(_observer: Observer, _a: int, _b: int, _c: int, _d: int) -> HotelGameOver:
    return {"kind": "over", "reveals": True}


BUILDERS: dict[int, Builder] = {
    codes.PLACED: _placed,
    codes.PLACED_FACE_UP: _placed_face_up,
    codes.TILE_TAKEN: _tile_taken,
    codes.KEPT: _kept,
    codes.PASSED: _passed,
    codes.REVEALED: _revealed,
    codes.MOVED_IN: _moved_in,
    codes.BEDS_CHANGED: _beds_changed,
    codes.REPLACED: _replaced,
    codes.FAVOURED: _favoured,
    codes.DECLINED: _declined,
    codes.IDLE: _idle,
    codes.BOOKED: _booked,
    codes.TURNED_AWAY: _turned_away,
    codes.LEFT: _left,
    codes.CHECKED: _checked,
    codes.ROUND_BEGAN: _round_began,
    codes.HOTEL_LAID: _hotel_laid,
    codes.DRAWN: _drawn,
    codes.GAME_OVER: _game_over,
}
