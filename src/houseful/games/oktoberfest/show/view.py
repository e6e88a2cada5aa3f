"""What a seat may know of a table of Heroes of Oktoberfest, built up from nothing.

Everyone sees the festival from their own side: `near` is their own, and left is their left. Spectators sit
with the first player.
"""

from typing import Any, Literal, TypeAlias, TypedDict, cast, get_args

from houseful.core.compile.rule import as_python
from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.oktoberfest import scoring, table
from houseful.games.oktoberfest.box import (
    COLOUR_NAMES,
    HEADGEAR_NAMES,
    SERIES,
    Colour,
    TentBox,
)
from houseful.games.oktoberfest.card_sets import MOST_DISCARDED
from houseful.games.oktoberfest.show.cards import (
    CardCounts,
    FoodCounts,
    GiftCounts,
    HeroCard,
    PrintedCards,
    TableCard,
    food_counts,
)
from houseful.games.oktoberfest.show.festival_rows import FestivalRow, view_festival
from houseful.games.oktoberfest.show.piles import ToCome, view_placed, view_placed_food, view_to_come, view_unseen
from houseful.games.oktoberfest.show.score_sources import ScoreSources, counted_by_heroes, members, name_sources
from houseful.games.oktoberfest.show.table_options import TentOptions, view_options
from houseful.games.oktoberfest.table import (
    BEER,
    FESTIVAL,
    HERO_CARDS,
    NONE,
    PRETZEL,
    SAUSAGE,
    SEATS,
    TABLE_CARDS,
    TentTable,
)

Step: TypeAlias = Literal["draft", "action", "more", "kitchen", "place", "over", "change"]
Cause: TypeAlias = Literal["food", "festival"]
STEPS: tuple[Step, ...] = get_args(Step)
END_CAUSES: tuple[Cause, ...] = get_args(Cause)
CAUSES: tuple[Cause | None, ...] = (None, *END_CAUSES)

_food_left = as_python(table.food_left)
_food_in_hand = as_python(table.food_in_hand)
_is_last_turn = as_python(table.is_last_turn)
_tables_served = as_python(table.tables_served)


TentScore = TypedDict(
    "TentScore",
    {"vp-cards": int, "heroes": int, "coins": int, "objective-a": int, "objective-b": int, "hero-bonus": int},
)


class TentSeat(TypedDict):
    """What everybody knows of a player, with what earns each line so far."""

    seat: int
    food_cards: int
    coin_cards: int
    change_cards: int  # coin cards turned to one coin
    limit: int
    heroes: list[HeroCard]
    gifts: GiftCounts
    victory: int
    objective_a: str | None
    objective_b: Colour | None
    score: TentScore
    sources: ScoreSources
    counted: dict[str, list[str]]  # by the id of a hero whose power counts customers: which ones


class TentPublicView(TypedDict):
    """What everybody may know."""

    options: TentOptions
    runs: dict[str, int]
    step: Step
    first: int
    last_turn: bool
    cause: Cause | None
    food_pile: int
    spent: FoodCounts
    coin_pile: int
    table_pile: int
    hero_pile: int
    to_come: ToCome
    placed: list[str]  # tables in the festival, by id
    placed_food: list[FoodCounts]  # what each of them asked for
    tables: list[TableCard | None]
    heroes: list[HeroCard | None]
    serving: TableCard | None
    tables_left: int
    kitchen_limit: int  # cards that may be thrown away in the kitchen at once
    notation: list[list[str]]
    seats: list[TentSeat]


class TentPrivateView(TypedDict):
    """What depends on who looks: the festival from their side, their hand (None: a spectator), food they cannot see."""

    festival: list[FestivalRow]
    hand: CardCounts | None
    unseen: FoodCounts  # in the pile, or in a hand that this reader does not see


class OktoberfestView(TentPublicView, TentPrivateView):
    """All that a seat may know."""

    game: Literal["oktoberfest"]
    players: int
    ply: int
    turn: int | None
    seat: int | None


def private(_pack: Pack, box: TentBox, table: TentTable, seat: int | None) -> dict[str, Any]:
    """What one seat may know besides; None is a spectator."""
    return cast(dict[str, Any], view_private(box, table, seat))


def public(pack: Pack, box: TentBox, table: TentTable, sheet: Rows) -> dict[str, Any]:
    """What everybody may know."""
    return cast(dict[str, Any], view_public(pack, box, table, sheet))


def view_private(box: TentBox, table: TentTable, seat: int | None) -> TentPrivateView:
    """The festival from a seat's own side, its hand, and the food it cannot see; None is a spectator."""
    me = table.first if seat is None else seat
    return {
        "festival": view_festival(table, me),
        "hand": None if seat is None else view_hand(table, seat),
        "unseen": view_unseen(box, table, seat),
    }


def view_public(pack: Pack, box: TentBox, table: TentTable, sheet: Rows) -> TentPublicView:
    """What everybody may know."""
    cards: PrintedCards = pack.names
    spent = table.spent
    return {
        "options": view_options(table),
        "runs": cards.runs.copy(),
        "step": STEPS[table.step],
        "first": table.first,
        "last_turn": _is_last_turn(table),
        "cause": CAUSES[table.cause],
        "food_pile": _food_left(table),
        "spent": food_counts(spent[PRETZEL], spent[BEER], spent[SAUSAGE]),
        "coin_pile": table.coin_pile,
        "table_pile": TABLE_CARDS - table.tables_drawn,
        "hero_pile": HERO_CARDS - table.heroes_drawn,
        "to_come": view_to_come(cards, box, table),
        "placed": view_placed(cards, table),
        "placed_food": view_placed_food(cards, table),
        "tables": [cards.table_or_none(card) for card in table.table_market],
        "heroes": [cards.hero_or_none(hero) for hero in table.hero_market],
        "serving": cards.table_or_none(table.serving),
        "tables_left": FESTIVAL - _tables_served(table),
        "kitchen_limit": MOST_DISCARDED,
        "notation": [row["tables"] for row in view_festival(table, table.first)],
        "seats": view_seats(pack, box, table, sheet),
    }


def view_hand(table: TentTable, seat: int) -> CardCounts:
    """A player's own cards by kind."""
    hand = table.hand
    food = food_counts(hand[seat, PRETZEL], hand[seat, BEER], hand[seat, SAUSAGE])
    return {**food, "coin": table.coins[seat], "change": table.change[seat]}


def view_seats(pack: Pack, box: TentBox, table: TentTable, sheet: Rows) -> list[TentSeat]:
    """What everybody knows of each player."""
    sources = name_sources(pack, box, table)
    counted = [counted_by_heroes(pack.names, box, table, seat) for seat in range(SEATS)]
    return [view_seat(pack.names, table, seat, sheet[seat], sources[seat], counted[seat]) for seat in range(SEATS)]


def view_seat(
    cards: PrintedCards,
    table: TentTable,
    seat: int,
    points: list[int],
    sources: ScoreSources,
    counted: dict[str, list[str]],
) -> TentSeat:
    """What everybody knows of a player, with the points so far and what earns them."""
    dealt = table.a_customer[seat] != NONE
    return {
        "seat": seat,
        "food_cards": _food_in_hand(table, seat),
        "coin_cards": table.coins[seat],
        "change_cards": table.change[seat],
        "limit": table.limit[seat],
        "heroes": [cards.hero(hero) for hero in members(table.hired[seat])],
        "gifts": view_gifts(table, seat),
        "victory": table.victory[seat],
        "objective_a": objective_a_name(table.a_customer[seat], table.a_series[seat]) if dealt else None,
        "objective_b": COLOUR_NAMES[table.b_colour[seat]] if dealt else None,
        "score": view_score(points),
        "sources": sources,
        "counted": counted,
    }


def view_gifts(table: TentTable, seat: int) -> GiftCounts:
    """What a player's heroes give every turn."""
    gifts = table.gifts
    return {
        "pretzel": gifts[seat, PRETZEL],
        "beer": gifts[seat, BEER],
        "sausage": gifts[seat, SAUSAGE],
        "joker": table.jokers[seat],
        "coins": table.purse[seat],
    }


def view_score(points: list[int]) -> TentScore:
    """Points line by line."""
    return {
        "vp-cards": points[scoring.VP_CARDS],
        "heroes": points[scoring.HEROES],
        "coins": points[scoring.COINS],
        "objective-a": points[scoring.OBJECTIVE_A],
        "objective-b": points[scoring.OBJECTIVE_B],
        "hero-bonus": points[scoring.HERO_BONUS],
    }


def objective_a_name(customer: int, series: int) -> str:
    """`green braids alternating`."""
    return f"{COLOUR_NAMES[customer & 3]} {HEADGEAR_NAMES[customer >> 2]} {SERIES[series]}"
