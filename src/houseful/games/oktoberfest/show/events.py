"""The kinds of events of Heroes of Oktoberfest, with all their fields.

Events that show something new carry `reveals`, so that the move cannot be taken back.
"""

from typing import Literal, TypeAlias, TypedDict

from houseful.games.oktoberfest.box import Colour, Customer, Power
from houseful.games.oktoberfest.show.cards import CardCounts, FoodCounts, HeroGift
from houseful.games.oktoberfest.show.notation import End
from houseful.games.oktoberfest.show.view import Cause


class TentLaidOutEvent(TypedDict):
    """Food, objectives and tables are dealt; this player begins."""

    kind: Literal["laid-out"]
    seat: int


class TentDraftEvent(TypedDict):
    """A player takes a first hero."""

    kind: Literal["draft"]
    hero: str
    seat: int


class TentObjectivesEvent(TypedDict):
    """A player's objectives are turned up."""

    kind: Literal["objectives"]
    seat: int
    a: str
    b: Colour
    reveals: bool


class TentDrawEvent(TypedDict):
    """A player draws food; only they learn what it is (else None)."""

    kind: Literal["draw"]
    seat: int
    count: int
    cards: FoodCounts | None
    reveals: bool


class TentTableEvent(TypedDict):
    """A table comes to the market."""

    kind: Literal["table"]
    place: int
    id: str
    table: str
    near: list[Customer]
    far: list[Customer]
    food: FoodCounts
    reveals: bool


class TentHeroEvent(TypedDict):
    """A hero comes to the market."""

    kind: Literal["hero"]
    place: int
    hero: str
    id: str
    cost: int
    points: int
    gift: HeroGift
    power: Power
    reveals: bool


class TentServeEvent(TypedDict):
    """A player pays for a table of the market."""

    kind: Literal["serve"]
    seat: int
    place: int
    table: str
    cards: CardCounts


class TentPlaceEvent(TypedDict):
    """A table is put into the festival; left, right and turned as its player sees them."""

    kind: Literal["place"]
    table: str
    row: int
    end: End
    turned: bool
    spot: str


class TentRewardEvent(TypedDict):
    """A player has so many victory points now, and took a coin card if there was one."""

    kind: Literal["reward"]
    seat: int
    victory: int
    coin: bool


class TentHireEvent(TypedDict):
    """A player hires a hero with so many coin cards."""

    kind: Literal["hire"]
    hero: str
    seat: int
    coins: int


class TentDiscardEvent(TypedDict):
    """A player throws cards away in the kitchen."""

    kind: Literal["discard"]
    seat: int
    cards: CardCounts


class TentKitchenEvent(TypedDict):
    """A player goes to the kitchen."""

    kind: Literal["kitchen"]
    seat: int


class TentMoreEvent(TypedDict):
    """A player is about to spend more than needed."""

    kind: Literal["more"]
    seat: int


class TentPassEvent(TypedDict):
    """A player can do nothing and passes."""

    kind: Literal["pass"]
    seat: int


class TentLastTurnEvent(TypedDict):
    """The end has come; this player has one more turn."""

    kind: Literal["last-turn"]
    seat: int
    cause: Cause


class TentOverEvent(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    cause: Cause
    reveals: bool


OktoberfestEvent: TypeAlias = (
    TentLaidOutEvent
    | TentDraftEvent
    | TentObjectivesEvent
    | TentDrawEvent
    | TentTableEvent
    | TentHeroEvent
    | TentServeEvent
    | TentPlaceEvent
    | TentRewardEvent
    | TentHireEvent
    | TentDiscardEvent
    | TentKitchenEvent
    | TentMoreEvent
    | TentPassEvent
    | TentLastTurnEvent
    | TentOverEvent
)
