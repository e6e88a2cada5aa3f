"""The types of Overbooking's events: what happened in a move, as one seat may know it."""

from typing import Literal, NotRequired, TypedDict

from houseful.games.overbooking.box import Sign
from houseful.games.overbooking.show.names import GuestBack
from houseful.games.overbooking.show.notation import Side

BookingReason = Literal["nobles", "favourite", "size"]  # chosen by nobles, preferred by the hotel, the largest group
LayingReason = Literal["flipped", "replaced"]
TileReason = Literal["added", "stays", "taken-away", "none"]  # by what lay at the back door before


class ByRule(TypedDict):
    """Something that follows from a rule."""

    rule: str  # its id


class GuestPlaced(GuestBack, ByRule):
    """A guest was placed; its name only for those who may see its face.

    Where the hotel's rule has it lie face up, `rule` is that one.
    """

    kind: Literal["place"]
    seat: int
    hotel: int  # hotels and places are counted from 1
    side: Side
    place: int
    face_up: bool
    guest: str | None
    reveals: NotRequired[bool]  # True if the move showed somebody something, so that it cannot be taken back


class TileTaken(ByRule):
    """The first guest at a back door earned the tile there."""

    kind: Literal["tile"]
    seat: int
    hotel: int
    points: int


class CardKept(ByRule):
    """The last player of a round kept the fifth card; only that player knows whether it had a place."""

    kind: Literal["keep"]
    seat: int
    reason: Literal["chosen", "no-place"] | None  # None for everybody else


class TurnPassed(ByRule):
    """A player had no legal place for any card."""

    kind: Literal["pass"]
    seat: int


class AboutGuest(ByRule):
    """A guest whose face everybody sees, its owner, and the hotel where it is."""

    seat: int
    guest: str
    hotel: int


class GuestRevealed(AboutGuest):
    """A guest was turned up as its hotel is checked."""

    kind: Literal["reveal"]
    side: Side
    place: int
    reveals: bool


class MonkMovedIn(AboutGuest):
    """A monk went from the back door to the end of the line."""

    kind: Literal["move-in"]


class BedsChanged(AboutGuest):
    """Merchants brought beds or workers took them away; a hotel never has fewer than none."""

    kind: Literal["beds"]
    by: int
    beds: int


class GuestReplaced(AboutGuest):
    """Maids or soldiers took the place of `target`."""

    kind: Literal["replace"]
    place: int
    target: str


class GuestFavoured(AboutGuest):
    """Nobles chose `target` to book first, or next where others have chosen before them."""

    kind: Literal["favour"]
    place: int
    target: str
    rank: int  # 1, or 2 for the choice of the second nobles


class PowerUnused(AboutGuest):
    """A power was declined by its owner, or had nobody to act on."""

    kind: Literal["decline", "idle"]


class GuestBooked(AboutGuest):
    """A guest found beds; `reason` says why it was this guest's turn."""

    kind: Literal["book"]
    place: int
    reason: BookingReason
    rank: int | None  # of the nobles' choice: 1 or 2; else None
    beds_left: int
    coins: int


class GuestTurnedAway(AboutGuest):
    """A guest found too few beds."""

    kind: Literal["turn-away"]
    place: int
    needed: int
    beds_left: int


class GuestLeft(AboutGuest):
    """A guest at the back door is out of the game."""

    kind: Literal["leave"]


class HotelChecked(ByRule):
    """The bookings of a hotel are done."""

    kind: Literal["checked"]
    hotel: int
    reveals: bool


class HotelRoundBegan(ByRule):
    """A new round, who starts it, and how its hotels come about."""

    kind: Literal["round"]
    round: int
    first: int
    reason: LayingReason


class HotelLaid(ByRule):
    """A hotel lies in a row for the new round."""

    kind: Literal["hotel"]
    hotel: int
    sign: Sign
    beds: int
    reason: LayingReason
    tile: bool
    tile_reason: TileReason


class HotelCardsDrawn(ByRule):
    """Cards were drawn; which ones only for their owner."""

    kind: Literal["draw"]
    seat: int
    count: int
    cards: list[str] | None
    reveals: bool


class HotelGameOver(ByRule):
    """The game has ended: the bookings of the last round are checked."""

    kind: Literal["over"]
    reason: Literal["last-round"]
    reveals: bool


OverbookingEvent = (
    GuestPlaced
    | TileTaken
    | CardKept
    | TurnPassed
    | GuestRevealed
    | MonkMovedIn
    | BedsChanged
    | GuestReplaced
    | GuestFavoured
    | PowerUnused
    | GuestBooked
    | GuestTurnedAway
    | GuestLeft
    | HotelChecked
    | HotelRoundBegan
    | HotelLaid
    | HotelCardsDrawn
    | HotelGameOver
)
