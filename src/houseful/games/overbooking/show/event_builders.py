"""Events from a move's trace: what one seat may know of each entry, and nothing else."""

from typing import Any, cast

from houseful.core.compile.rule import as_python
from houseful.core.text.packs import Pack
from houseful.games.overbooking import hidden
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.scoring import TILE_POINTS
from houseful.games.overbooking.show import trace_codes as codes
from houseful.games.overbooking.show.checking_events import CHECKING_EVENTS, Builder, Observer
from houseful.games.overbooking.show.events import (
    CardKept,
    GuestPlaced,
    HotelCardsDrawn,
    HotelGameOver,
    HotelLaid,
    HotelRoundBegan,
    LayingReason,
    TileReason,
    TileTaken,
    TurnPassed,
)
from houseful.games.overbooking.show.names import cards_of
from houseful.games.overbooking.show.notation import SIDES
from houseful.games.overbooking.show.view import view_face
from houseful.games.overbooking.table import CARDS, NONE, HotelTable

_owner_looked_at = as_python(hidden.owner_looked_at)


def events_for_seat(
    pack: Pack, table: HotelTable, entries: list[tuple[int, ...]], seat: int | None
) -> list[dict[str, Any]]:
    """The entries of a trace as events that this seat may know."""
    number = NONE if seat is None else seat
    observer = Observer(pack.names, pack.names.guests, pack, number, _owner_looked_at(table, number))
    events = [BUILDERS[code](observer, a, b, c, d) for code, a, b, c, d in entries]
    return cast(list[dict[str, Any]], events)


FACE_UP_RULES = ("hotel.sign.first-face-up", "hotel.sign.second-face-up")  # by the place in line
LAYING_RULES: dict[LayingReason, str] = {"flipped": "hotel.round.flip", "replaced": "hotel.round.new"}
TILE_REASONS: tuple[tuple[TileReason, TileReason], ...] = (("none", "added"), ("taken-away", "stays"))  # before, now


def _placed(observer: Observer, guest: int, hotel: int, side: int, place: int) -> GuestPlaced:
    """A guest laid face down: known to those who may look at it."""
    back = observer.names.backs[guest]
    return {
        "kind": "place",
        "rule": "hotel.play.place",
        "seat": guest // CARDS,
        "hotel": hotel + 1,
        "side": SIDES[side],
        "place": place + 1,
        "face_up": False,
        "owner": back["owner"],
        "crest": back["crest"],
        "size": back["size"],
        "guest": observer.guests[guest] if guest // CARDS == observer.owner else None,
    }


def _placed_face_up(observer: Observer, guest: int, hotel: int, side: int, place: int) -> GuestPlaced:
    """A guest that the hotel's rule lays open."""
    event = _placed(observer, guest, hotel, side, place)
    event["rule"] = FACE_UP_RULES[place]
    event["face_up"] = True
    event["guest"] = observer.guests[guest]
    event["reveals"] = True
    return event


def _tile_taken(_observer: Observer, seat: int, hotel: int, _c: int, _d: int) -> TileTaken:
    return {"kind": "tile", "rule": "hotel.back.tile", "seat": seat, "hotel": hotel + 1, "points": TILE_POINTS}


def _kept(observer: Observer, seat: int, forced: int, _c: int, _d: int) -> CardKept:
    """The fifth card kept: only its owner learns that it had no place."""
    if seat != observer.seat:
        return {"kind": "keep", "rule": "hotel.play.keep", "seat": seat, "reason": None}
    if forced:
        return {"kind": "keep", "rule": "hotel.play.pass", "seat": seat, "reason": "no-place"}
    return {"kind": "keep", "rule": "hotel.play.keep", "seat": seat, "reason": "chosen"}


def _passed(_observer: Observer, seat: int, _b: int, _c: int, _d: int) -> TurnPassed:
    return {"kind": "pass", "rule": "hotel.play.pass", "seat": seat}


def _round_began(_observer: Observer, now: int, first: int, _c: int, _d: int) -> HotelRoundBegan:
    reason: LayingReason = "replaced" if now == 2 else "flipped"
    return {"kind": "round", "rule": "hotel.round.next", "round": now + 1, "first": first, "reason": reason}


def _laying(reason: LayingReason) -> Builder:
    """How a hotel of the new round is told that came about like this."""

    def laid(observer: Observer, hotel: int, face: int, tile: int, tile_before: int) -> HotelLaid:
        printed = view_face(HotelBox.over(observer.pack.box), face)
        return {
            "kind": "hotel",
            "rule": LAYING_RULES[reason],
            "hotel": hotel + 1,
            "sign": printed["rule"],
            "beds": printed["beds"],
            "reason": reason,
            "tile": tile == 1,
            "tile_reason": TILE_REASONS[tile_before][tile],
        }

    return laid


def _drawn(observer: Observer, seat: int, lower: int, upper: int, _d: int) -> HotelCardsDrawn:
    """Cards drawn: only their owner learns which."""
    cards = lower + codes.HALF * upper
    known = cards_of(observer.names, cards) if seat == observer.seat else None
    count = cards.bit_count()
    return {"kind": "draw", "rule": "hotel.round.draw", "seat": seat, "count": count, "cards": known, "reveals": True}


def _game_over(_observer: Observer, _a: int, _b: int, _c: int, _d: int) -> HotelGameOver:
    return {"kind": "over", "rule": "hotel.score.end", "reason": "last-round", "reveals": True}


BUILDERS: dict[int, Builder] = {
    **CHECKING_EVENTS,
    codes.PLACED: _placed,
    codes.PLACED_FACE_UP: _placed_face_up,
    codes.TILE_TAKEN: _tile_taken,
    codes.KEPT: _kept,
    codes.PASSED: _passed,
    codes.ROUND_BEGAN: _round_began,
    codes.HOTEL_FLIPPED: _laying("flipped"),
    codes.HOTEL_REPLACED: _laying("replaced"),
    codes.DRAWN: _drawn,
    codes.GAME_OVER: _game_over,
}
