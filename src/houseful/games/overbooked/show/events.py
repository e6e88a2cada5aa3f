"""The events of Overbooked as data: what a move caused, the rule behind it and the reason.

An event with `reveals` turned up something new, so its move cannot be taken back.
"""

from typing import Literal, TypedDict

from houseful.games.overbooked.scenarios import Scenario
from houseful.games.overbooked.show.view import Destination
from houseful.games.overbooked.table import Letter


class RuledEvent(TypedDict):
    """Every event names the rule that it follows from."""

    rule: str


class TakeEvent(RuledEvent):
    """A player takes a card from a place in the hall, with the vouchers on it; `bonus`: worth a point at the end."""

    kind: Literal["take"]
    seat: int
    card: str
    place: int
    vouchers: int
    bonus: bool


class PayEvent(RuledEvent):
    """A player lays a voucher on a card that is skipped."""

    kind: Literal["pay"]
    seat: int
    card: str


class RemoveEvent(RuledEvent):
    """Solo: a card is removed from a place in the hall; so many vouchers are left."""

    kind: Literal["remove"]
    seat: int
    card: str
    place: int
    vouchers: int


class DrawEvent(RuledEvent):
    """A card comes from the deck to a place in the hall: the hall moved up, or a card was removed."""

    kind: Literal["draw"]
    card: str
    place: int
    reason: Literal["moved-up", "card-removed"]
    reveals: Literal[True]


class LeaveOutEvent(RuledEvent):
    """A passenger of a card is left out by the skip symbol; `number` counts from 1 in reading order."""

    kind: Literal["leave-out"]
    seat: int
    card: str
    number: int
    passenger: Letter


class AbsentEvent(RuledEvent):
    """A passenger of a card stays away: the card shows `wanted` of the colour, and the supply has `left`."""

    kind: Literal["absent"]
    seat: int
    card: str
    number: int
    passenger: Letter
    reason: Literal["none-left", "too-few"]
    wanted: int
    left: int


class PlaceEvent(RuledEvent):
    """Those who board are placed, turned by so many degrees, the upper left corner of the box around them on a seat."""

    kind: Literal["place"]
    seat: int
    card: str
    turn: int
    place: str
    reason: Literal["within-zone", "across-aisle"]


class SeatEvent(RuledEvent):
    """A passenger sits down; one who sat there goes to the stairs or, by the swap symbol, to the supply."""

    kind: Literal["seat"]
    seat: int
    passenger: Letter
    place: str
    displaced: Letter | None
    goes_to: Destination | None
    reason: Literal["free-seat", "taken-seat", "swap-symbol"]


class LastRoundEvent(RuledEvent):
    """A colour of the supply has run out: the round is the last."""

    kind: Literal["last-round"]
    passenger: Letter


class ZoneFullEvent(RuledEvent):
    """Solo: a zone, counted from 1, is full for the first time, which brings so many vouchers."""

    kind: Literal["zone-full"]
    seat: int
    zone: int
    vouchers: int


class VouchersEvent(RuledEvent):
    """Solo: vouchers after a placement: `paid` for overbooked passengers, `received` for full zones.

    `by` is what that comes to, and `vouchers` how many there are now.
    """

    kind: Literal["vouchers"]
    seat: int
    by: int
    vouchers: int
    paid: int
    received: int


class WonEvent(RuledEvent):
    """Solo: the scenario is fulfilled."""

    kind: Literal["won"]
    seat: int
    scenario: Scenario


class LostEvent(RuledEvent):
    """Solo: the last voucher or the last card is gone."""

    kind: Literal["lost"]
    seat: int
    reason: Literal["no-voucher", "no-card"]


class OverEvent(RuledEvent):
    """The game is over."""

    kind: Literal["over"]
    reason: Literal["no-card", "round-complete", "solo"]
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
