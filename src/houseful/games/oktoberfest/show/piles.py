"""What has not come out of the piles yet: heroes and tables by name, food by kind.

Heroes and tables come out face up and stay in sight, so everybody can tell what is left; food goes to secret
hands, so what is left is in the pile or in a hand that the reader does not see.
"""

from typing import TypedDict

from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.show.cards import FoodCounts, PrintedCards, food_counts
from houseful.games.oktoberfest.show.score_sources import members
from houseful.games.oktoberfest.table import FOODS, HERO_CARDS, SEATS, TABLE_CARDS, TentTable


class HeroToCome(TypedDict):
    """A hero who is still face down, and in which of the two piles."""

    hero: str
    id: str
    pile: int


class ToCome(TypedDict):
    """Cards that are still face down; their order is nobody's to know, so they stand as in the pack."""

    heroes: list[HeroToCome]
    tables: list[str]  # by id


def view_to_come(cards: PrintedCards, box: TentBox, table: TentTable) -> ToCome:
    """The heroes and tables that nobody has seen yet."""
    seen = {hero for seat in range(SEATS) for hero in members(table.hired[seat])} | {*table.hero_market}
    heroes: list[HeroToCome] = [
        {"hero": cards.shown[hero], "id": cards.typed[hero], "pile": 1 if hero < box.top_heroes else 2}
        for hero in range(HERO_CARDS)
        if hero not in seen
    ]
    out = {*members(table.placed), *table.table_market, table.serving}
    return {"heroes": heroes, "tables": [cards.tables[card]["id"] for card in range(TABLE_CARDS) if card not in out]}


def view_placed(cards: PrintedCards, table: TentTable) -> list[str]:
    """The tables in the festival, by id."""
    return [cards.tables[card]["id"] for card in members(table.placed)]


def view_placed_food(cards: PrintedCards, table: TentTable) -> list[FoodCounts]:
    """What the tables in the festival asked for, in the order of `view_placed`."""
    return [cards.tables[card]["food"].copy() for card in members(table.placed)]


def view_unseen(box: TentBox, table: TentTable, seat: int | None) -> FoodCounts:
    """Food in the pile and in hands that this reader does not see."""
    mine = [0 if seat is None else table.hand[seat, kind] for kind in range(FOODS)]
    return food_counts(*(box.food[kind] - table.spent[kind] - mine[kind] for kind in range(FOODS)))
