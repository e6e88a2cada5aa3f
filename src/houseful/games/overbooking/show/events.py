"""The types of Overbooking's events: what happened in a move, as one seat may know it."""

from typing import Literal, NotRequired, TypedDict

from houseful.games.overbooking.show.names import GuestBack
from houseful.games.overbooking.show.notation import Side
from houseful.games.overbooking.show.view import HotelFace


class GuestPlaced(GuestBack):
    """A guest was placed; its name only for those who may see its face."""

    kind: Literal["place"]
    seat: int
    hotel: int  # hotels and places are counted from 1
    side: Side
    place: int
    face_up: bool
    guest: str | None
    reveals: NotRequired[bool]  # True if the move showed somebody something, so that it cannot be taken back


class TileTaken(TypedDict):
    """The first guest at a back door earned the tile there."""

    kind: Literal["tile"]
    seat: int
    hotel: int
    points: int


class CardKept(TypedDict):
    """The last player of a round kept the fifth card."""

    kind: Literal["keep"]
    seat: int


class TurnPassed(TypedDict):
    """A player had no legal place for any card."""

    kind: Literal["pass"]
    seat: int


class AboutGuest(TypedDict):
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
    """Merchants brought beds or workers took them away."""

    kind: Literal["beds"]
    by: int
    beds: int


class GuestReplaced(AboutGuest):
    """Maids or soldiers took the place of `target`."""

    kind: Literal["replace"]
    place: int
    target: str


class GuestFavoured(AboutGuest):
    """Nobles chose `target` to book first."""

    kind: Literal["favour"]
    place: int
    target: str


class PowerUnused(AboutGuest):
    """A power was declined by its owner, or had nobody to act on."""

    kind: Literal["decline", "idle"]


class GuestBooked(AboutGuest):
    """A guest found beds."""

    kind: Literal["book"]
    place: int
    beds_left: int
    coins: int


class GuestTurnedAway(AboutGuest):
    """A guest found too few beds."""

    kind: Literal["turn-away"]
    place: int


class GuestLeft(AboutGuest):
    """A guest at the back door is out of the game."""

    kind: Literal["leave"]


class HotelChecked(TypedDict):
    """The bookings of a hotel are done."""

    kind: Literal["checked"]
    hotel: int
    reveals: bool


class HotelRoundBegan(TypedDict):
    """A new round, and who starts it."""

    kind: Literal["round"]
    round: int
    first: int


class HotelLaid(HotelFace):
    """A hotel lies in a row for the new round."""

    kind: Literal["hotel"]
    hotel: int
    tile: bool


class HotelCardsDrawn(TypedDict):
    """Cards were drawn; which ones only for their owner."""

    kind: Literal["draw"]
    seat: int
    count: int
    cards: list[str] | None
    reveals: bool


class HotelGameOver(TypedDict):
    """The game has ended."""

    kind: Literal["over"]
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
