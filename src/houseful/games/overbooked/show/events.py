"""The events of Overbooked: what a move caused. Only the deck is secret, and no event is about it.

An event with `reveals` turned up something new, so its move cannot be taken back.
"""

from collections.abc import Callable
from typing import Any, Literal, TypedDict, cast

from houseful.core.text.packs import Pack
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.plane import seat_name
from houseful.games.overbooked.show import trace_codes
from houseful.games.overbooked.show.view import Destination
from houseful.games.overbooked.table import LETTERS, NONE, Letter, PlaneTable


class TakeEvent(TypedDict):
    """A player takes a card from a place in the hall, with the vouchers on it."""

    kind: Literal["take"]
    seat: int
    card: str
    place: int
    vouchers: int


class PayEvent(TypedDict):
    """A player lays a voucher on a card that is skipped."""

    kind: Literal["pay"]
    seat: int
    card: str


class RemoveEvent(TypedDict):
    """Solo: a card is removed from a place in the hall; so many vouchers are left."""

    kind: Literal["remove"]
    seat: int
    card: str
    place: int
    vouchers: int


class DrawEvent(TypedDict):
    """A card comes from the deck to a place in the hall."""

    kind: Literal["draw"]
    card: str
    place: int
    reveals: Literal[True]


class LeaveOutEvent(TypedDict):
    """A passenger of a card is left out by the skip symbol; `number` counts from 1 in reading order."""

    kind: Literal["leave-out"]
    seat: int
    card: str
    number: int
    passenger: Letter


class AbsentEvent(TypedDict):
    """A passenger of a card stays away because the supply is short."""

    kind: Literal["absent"]
    seat: int
    card: str
    number: int
    passenger: Letter


class PlaceEvent(TypedDict):
    """A pattern is laid down, turned by so many degrees, with its upper left corner on a seat."""

    kind: Literal["place"]
    seat: int
    card: str
    turn: int
    place: str


class SeatEvent(TypedDict):
    """A passenger sits down; one who sat there goes to the stairs or, by the swap symbol, to the supply."""

    kind: Literal["seat"]
    seat: int
    passenger: Letter
    place: str
    displaced: Letter | None
    goes_to: Destination | None


class LastRoundEvent(TypedDict):
    """A colour of the supply has run out: the round is the last."""

    kind: Literal["last-round"]
    passenger: Letter


class ZoneFullEvent(TypedDict):
    """Solo: a zone, counted from 1, is full for the first time."""

    kind: Literal["zone-full"]
    seat: int
    zone: int


class VouchersEvent(TypedDict):
    """Solo: vouchers paid (negative) or earned after a placement, and how many there are now."""

    kind: Literal["vouchers"]
    seat: int
    by: int
    vouchers: int


class WonEvent(TypedDict):
    """Solo: the scenario is fulfilled."""

    kind: Literal["won"]
    seat: int


class LostEvent(TypedDict):
    """Solo: the last voucher or the last card is gone."""

    kind: Literal["lost"]
    seat: int


class OverEvent(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    reveals: Literal[True]


OverbookedEvent = (
    TakeEvent
    | PayEvent
    | RemoveEvent
    | DrawEvent
    | LeaveOutEvent
    | AbsentEvent
    | PlaceEvent
    | SeatEvent
    | LastRoundEvent
    | ZoneFullEvent
    | VouchersEvent
    | WonEvent
    | LostEvent
    | OverEvent
)
Cards = list[Card]


def events_for_seat(
    pack: Pack, _table: PlaneTable, entries: list[tuple[int, ...]], _seat: int | None
) -> list[dict[str, Any]]:
    """The entries of a trace as events."""
    cards: Cards = pack.names
    events = [_EVENTS[code](cards, a, b, c, d) for code, a, b, c, d in entries]
    return cast(list[dict[str, Any]], events)


def _take(cards: Cards, seat: int, card: int, place: int, gained: int) -> TakeEvent:
    return {"kind": "take", "seat": seat, "card": cards[card].id, "place": place + 1, "vouchers": gained}


def _pay(cards: Cards, seat: int, card: int, _c: int, _d: int) -> PayEvent:
    return {"kind": "pay", "seat": seat, "card": cards[card].id}


def _remove(cards: Cards, seat: int, card: int, left: int, place: int) -> RemoveEvent:
    return {"kind": "remove", "seat": seat, "card": cards[card].id, "place": place + 1, "vouchers": left}


def _draw(cards: Cards, card: int, place: int, _c: int, _d: int) -> DrawEvent:
    return {"kind": "draw", "card": cards[card].id, "place": place + 1, "reveals": True}


def _leave_out(cards: Cards, seat: int, card: int, passenger: int, _d: int) -> LeaveOutEvent:
    letter = cards[card].view["passengers"][passenger]
    return {"kind": "leave-out", "seat": seat, "card": cards[card].id, "number": passenger + 1, "passenger": letter}


def _absent(cards: Cards, seat: int, card: int, passenger: int, _d: int) -> AbsentEvent:
    letter = cards[card].view["passengers"][passenger]
    return {"kind": "absent", "seat": seat, "card": cards[card].id, "number": passenger + 1, "passenger": letter}


def _place(cards: Cards, seat: int, card: int, turn: int, anchor: int) -> PlaceEvent:
    return {"kind": "place", "seat": seat, "card": cards[card].id, "turn": 90 * turn, "place": seat_name(anchor)}


def _sit(seat: int, colour: int, place: int, gone: int, goes_to: Destination) -> SeatEvent:
    return {
        "kind": "seat",
        "seat": seat,
        "passenger": LETTERS[colour],
        "place": seat_name(place),
        "displaced": None if gone == NONE else LETTERS[gone],
        "goes_to": None if gone == NONE else goes_to,
    }


def _last_round(_cards: Cards, colour: int, _b: int, _c: int, _d: int) -> LastRoundEvent:
    return {"kind": "last-round", "passenger": LETTERS[colour]}


def _zone_full(_cards: Cards, seat: int, zone: int, _c: int, _d: int) -> ZoneFullEvent:
    return {"kind": "zone-full", "seat": seat, "zone": zone + 1}


def _vouchers(_cards: Cards, seat: int, by: int, left: int, _d: int) -> VouchersEvent:
    return {"kind": "vouchers", "seat": seat, "by": by, "vouchers": left}


_EVENTS: dict[int, Callable[[Cards, int, int, int, int], OverbookedEvent]] = {
    trace_codes.TAKEN: _take,
    trace_codes.PAID: _pay,
    trace_codes.REMOVED: _remove,
    trace_codes.DRAWN: _draw,
    trace_codes.LEFT_OUT: _leave_out,
    trace_codes.ABSENT: _absent,
    trace_codes.BOARDED: _place,
    trace_codes.SEATED: lambda _, seat, colour, place, gone: _sit(seat, colour, place, gone, "stairs"),
    trace_codes.SEATED_SWAPPING: lambda _, seat, colour, place, gone: _sit(seat, colour, place, gone, "supply"),
    trace_codes.LAST_ROUND: _last_round,
    trace_codes.ZONE_FULL: _zone_full,
    trace_codes.CHARGED: _vouchers,
    trace_codes.SOLO_WON: lambda _cards, _a, _b, _c, _d: WonEvent(kind="won", seat=0),
    trace_codes.SOLO_LOST: lambda _cards, _a, _b, _c, _d: LostEvent(kind="lost", seat=0),
    trace_codes.GAME_OVER: lambda _cards, _a, _b, _c, _d: OverEvent(kind="over", reveals=True),
}
