"""The entries of a trace as events. Only the deck is secret, and no event is about it."""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from houseful.core.text.packs import Pack
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.plane import layout_for, seat_name, zone_of
from houseful.games.overbooked.scenarios import SCENARIOS, ZONE_VOUCHERS
from houseful.games.overbooked.show import trace_codes
from houseful.games.overbooked.show.events import (
    AbsentEvent,
    DrawEvent,
    LastRoundEvent,
    LeaveOutEvent,
    LostEvent,
    OverbookedEvent,
    OverEvent,
    PayEvent,
    PlaceEvent,
    RemoveEvent,
    SeatEvent,
    TakeEvent,
    VouchersEvent,
    WonEvent,
    ZoneFullEvent,
)
from houseful.games.overbooked.table import LETTERS, NONE, PlaneTable

Entry = tuple[int, ...]
SEATINGS = (trace_codes.SEATED, trace_codes.SEATED_SWAPPING)


class Move(NamedTuple):
    """What a move's events are made from: the cards, the table after it, and all entries of its trace."""

    cards: list[Card]
    table: PlaneTable
    entries: list[Entry]

    def has(self, code: int) -> bool:
        """Whether something of a kind happened in this move."""
        return any(entry[0] == code for entry in self.entries)


def events_for_seat(pack: Pack, table: PlaneTable, entries: list[Entry], _seat: int | None) -> list[dict[str, Any]]:
    """The entries of a trace as events."""
    move = Move(pack.names, table, entries)
    events = [_EVENTS[code](move, a, b, c, d) for code, a, b, c, d in entries]
    return cast(list[dict[str, Any]], events)


def _take(move: Move, seat: int, card: int, place: int, gained: int) -> TakeEvent:
    if move.table.players == 1:
        rule = "plane.solo.take"
    elif gained:
        rule = "plane.take.vouchers"
    else:
        rule = "plane.take.skip" if place else "plane.take.card"
    bonus = bool(move.table.symbols) and move.cards[card].symbol == "plus-one"
    face = {"card": move.cards[card].id, "place": place + 1}
    return cast(TakeEvent, {"kind": "take", "rule": rule, "seat": seat, **face, "vouchers": gained, "bonus": bonus})


def _pay(move: Move, seat: int, card: int, _c: int, _d: int) -> PayEvent:
    return {"kind": "pay", "rule": "plane.take.skip", "seat": seat, "card": move.cards[card].id}


def _remove(move: Move, seat: int, card: int, left: int, place: int) -> RemoveEvent:
    return {
        "kind": "remove",
        "rule": "plane.solo.remove",
        "seat": seat,
        "card": move.cards[card].id,
        "place": place + 1,
        "vouchers": left,
    }


def _draw(move: Move, card: int, place: int, _c: int, _d: int) -> DrawEvent:
    removed = move.has(trace_codes.REMOVED)
    return {
        "kind": "draw",
        "rule": "plane.solo.remove" if removed else "plane.hall.refill",
        "card": move.cards[card].id,
        "place": place + 1,
        "reason": "card-removed" if removed else "moved-up",
        "reveals": True,
    }


def _leave_out(move: Move, seat: int, card: int, passenger: int, _left: int) -> LeaveOutEvent:
    return {
        "kind": "leave-out",
        "rule": "plane.symbol.skip",
        "seat": seat,
        "card": move.cards[card].id,
        "number": passenger + 1,
        "passenger": move.cards[card].view["passengers"][passenger],
    }


def _absent(move: Move, seat: int, card: int, passenger: int, left: int) -> AbsentEvent:
    passengers = move.cards[card].view["passengers"]
    return {
        "kind": "absent",
        "rule": "plane.place.short",
        "seat": seat,
        "card": move.cards[card].id,
        "number": passenger + 1,
        "passenger": passengers[passenger],
        "reason": "too-few" if left else "none-left",
        "wanted": passengers.count(passengers[passenger]),
        "left": left,
    }


def _place(move: Move, seat: int, card: int, turn: int, anchor: int) -> PlaceEvent:
    layout = layout_for(move.table.players)
    crossing = len({zone_of(layout, entry[3]) for entry in move.entries if entry[0] in SEATINGS}) > 1
    return {
        "kind": "place",
        "rule": "plane.symbol.cross" if crossing else "plane.place.board",
        "seat": seat,
        "card": move.cards[card].id,
        "turn": 90 * turn,
        "place": seat_name(anchor),
        "reason": "across-aisle" if crossing else "within-zone",
    }


def _sit(move: Move, seat: int, colour: int, place: int, gone: int) -> SeatEvent:
    event: SeatEvent = {
        "kind": "seat",
        "rule": "plane.place.board" if move.has(trace_codes.BOARDED) else "plane.place.wish",
        "seat": seat,
        "passenger": LETTERS[colour],
        "place": seat_name(place),
        "displaced": None,
        "goes_to": None,
        "reason": "free-seat",
    }
    if gone != NONE:
        event |= {"rule": "plane.place.displace", "displaced": LETTERS[gone]}
        event |= {"goes_to": "stairs", "reason": "taken-seat"}
    return event


def _sit_swapping(move: Move, seat: int, colour: int, place: int, gone: int) -> SeatEvent:
    event = _sit(move, seat, colour, place, gone)
    if gone != NONE:
        event |= {"rule": "plane.symbol.swap", "goes_to": "supply", "reason": "swap-symbol"}
    return event


def _last_round(_move: Move, colour: int, _b: int, _c: int, _d: int) -> LastRoundEvent:
    return {"kind": "last-round", "rule": "plane.end.trigger", "passenger": LETTERS[colour]}


def _zone_full(_move: Move, seat: int, zone: int, _c: int, _d: int) -> ZoneFullEvent:
    return {"kind": "zone-full", "rule": "plane.solo.pay", "seat": seat, "zone": zone + 1, "vouchers": ZONE_VOUCHERS}


def _vouchers(_move: Move, by: int, now: int, paid: int, received: int) -> VouchersEvent:
    figures = {"by": by, "vouchers": now, "paid": paid, "received": received}
    return cast(VouchersEvent, {"kind": "vouchers", "rule": "plane.solo.pay", "seat": 0, **figures})


def _won(_move: Move, scenario: int, _b: int, _c: int, _d: int) -> WonEvent:
    return {"kind": "won", "rule": "plane.solo.win", "seat": 0, "scenario": SCENARIOS[scenario]}


def _lost(_move: Move, why: int, _b: int, _c: int, _d: int) -> LostEvent:
    if why == trace_codes.NO_CARD:
        return {"kind": "lost", "rule": "plane.solo.cards", "seat": 0, "reason": "no-card"}
    return {"kind": "lost", "rule": "plane.solo.loss", "seat": 0, "reason": "no-voucher"}


def _over(move: Move, why: int, _b: int, _c: int, _d: int) -> OverEvent:
    if why == trace_codes.NO_CARD:
        return {"kind": "over", "rule": "plane.hall.empty", "reason": "no-card", "reveals": True}
    if why == trace_codes.ROUND_COMPLETE:
        return {"kind": "over", "rule": "plane.end.round", "reason": "round-complete", "reveals": True}
    rule = "plane.solo.win" if move.has(trace_codes.SOLO_WON) else "plane.solo.loss"
    return {"kind": "over", "rule": rule, "reason": "solo", "reveals": True}


_EVENTS: dict[int, Callable[[Move, int, int, int, int], OverbookedEvent]] = {
    trace_codes.TAKEN: _take,
    trace_codes.PAID: _pay,
    trace_codes.REMOVED: _remove,
    trace_codes.DRAWN: _draw,
    trace_codes.LEFT_OUT: _leave_out,
    trace_codes.ABSENT: _absent,
    trace_codes.BOARDED: _place,
    trace_codes.SEATED: _sit,
    trace_codes.SEATED_SWAPPING: _sit_swapping,
    trace_codes.LAST_ROUND: _last_round,
    trace_codes.ZONE_FULL: _zone_full,
    trace_codes.CHARGED: _vouchers,
    trace_codes.SOLO_WON: _won,
    trace_codes.SOLO_LOST: _lost,
    trace_codes.GAME_OVER: _over,
}
