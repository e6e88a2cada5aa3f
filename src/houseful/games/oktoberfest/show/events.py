"""The kinds of events of Heroes of Oktoberfest, with all their fields.

Events that show something new carry `reveals`, so that the move cannot be taken back. Every event names the rule
that it follows from, and where there can be several reasons, the one that applies.
"""

from typing import Literal, TypeAlias, TypedDict, get_args

from houseful.games.oktoberfest.box import Colour, Customer, Power
from houseful.games.oktoberfest.show.cards import CardCounts, FoodCounts, HeroGift
from houseful.games.oktoberfest.show.notation import End
from houseful.games.oktoberfest.show.view import Cause

DrawReason: TypeAlias = Literal["dealt", "refill", "kitchen"]
DRAW_REASONS: tuple[DrawReason, ...] = get_args(DrawReason)


class TentLaidOutEvent(TypedDict):
    """Food, objectives and tables are dealt; this player begins."""

    kind: Literal["laid-out"]
    rule: str
    seat: int


class TentDraftEvent(TypedDict):
    """A player takes a first hero."""

    kind: Literal["draft"]
    rule: str
    hero: str
    seat: int


class TentObjectivesEvent(TypedDict):
    """A player's objectives are turned up."""

    kind: Literal["objectives"]
    rule: str
    seat: int
    a: str
    b: Colour
    reveals: bool


class TentDrawEvent(TypedDict):
    """A player draws food, less than wanted where the pile runs out; only they learn what it is (else None)."""

    kind: Literal["draw"]
    rule: str
    reason: DrawReason
    seat: int
    wanted: int
    count: int
    cards: FoodCounts | None
    reveals: bool


class TentTableEvent(TypedDict):
    """A table comes to the market."""

    kind: Literal["table"]
    rule: str
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
    rule: str
    place: int
    hero: str
    id: str
    cost: int
    points: int
    gift: HeroGift
    power: Power
    reveals: bool


class TentServeEvent(TypedDict):
    """A player pays for a table of the market; or heroes serve alone, and a full hand makes room for the coin card."""

    kind: Literal["serve"]
    rule: str
    reason: Literal["hand", "heroes", "room"]
    seat: int
    place: int
    table: str
    cards: CardCounts


class TentPlaceEvent(TypedDict):
    """A table is put into the festival; left, right and turned as its player sees them."""

    kind: Literal["place"]
    rule: str
    reason: Literal["chosen", "only"]  # only: there was no other spot
    table: str
    row: int
    end: End
    turned: bool
    spot: str


class TentRewardEvent(TypedDict):
    """A player has so many victory points now, and took a coin card if there was one."""

    kind: Literal["reward"]
    rule: str
    seat: int
    victory: int
    coin: bool


class TentHireEvent(TypedDict):
    """A player hires a hero: the price, what heroes paid of it, and with which coin cards the rest was paid."""

    kind: Literal["hire"]
    rule: str
    reason: Literal["exact", "over", "change"]  # paid too much without change, or change may be taken
    hero: str
    seat: int
    cost: int
    purse: int  # coins of heroes that were used
    coins: int  # coin cards
    change: int  # coin cards turned to one coin
    over: int  # coins paid too much


class TentChangeEvent(TypedDict):
    """A player who paid a coin too much keeps a coin card turned to one coin, or declines."""

    kind: Literal["change"]
    rule: str
    reason: Literal["taken", "declined"]
    seat: int


class TentNoHeroEvent(TypedDict):
    """The place of a hired hero stays empty, because no hero is left."""

    kind: Literal["no-hero"]
    rule: str


class TentDiscardEvent(TypedDict):
    """A player throws cards away in the kitchen."""

    kind: Literal["discard"]
    rule: str
    seat: int
    cards: CardCounts


class TentKitchenEvent(TypedDict):
    """A player goes to the kitchen."""

    kind: Literal["kitchen"]
    rule: str
    seat: int


class TentMoreEvent(TypedDict):
    """A player is about to spend more than needed."""

    kind: Literal["more"]
    rule: str
    seat: int


class TentPassEvent(TypedDict):
    """A player can do nothing and passes, or declines the last turn; which of the two, only they know."""

    kind: Literal["pass"]
    rule: str
    reason: Literal["nothing", "declined", "secret"]
    seat: int


class TentLastTurnEvent(TypedDict):
    """The end has come; this player has one more turn."""

    kind: Literal["last-turn"]
    rule: str
    seat: int
    cause: Cause


class TentOverEvent(TypedDict):
    """The game is over: at once, or after a last turn."""

    kind: Literal["over"]
    rule: str
    reason: Literal["at-once", "last-turn"]
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
    | TentChangeEvent
    | TentNoHeroEvent
    | TentDiscardEvent
    | TentKitchenEvent
    | TentMoreEvent
    | TentPassEvent
    | TentLastTurnEvent
    | TentOverEvent
)
