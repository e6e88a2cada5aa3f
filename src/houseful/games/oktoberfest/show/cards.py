"""Cards as views and events show them, made once for each pack."""

from dataclasses import dataclass
from typing import Literal, TypedDict

from houseful.core.text.packs import Source
from houseful.games.oktoberfest.box import CUSTOMERS, POWERS, Customer, Power, TentBox
from houseful.games.oktoberfest.card_sets import CardSet
from houseful.games.oktoberfest.show.notation import table_name
from houseful.games.oktoberfest.table import (
    BEER,
    COIN,
    FOODS,
    HERO_CARDS,
    NONE,
    ONE_COIN,
    PRETZEL,
    SAUSAGE,
    TABLE_CARDS,
)

GiftName = Literal["pretzel", "beer", "sausage", "joker", "coins", "points"]
GIFT_NAMES: tuple[GiftName, ...] = ("pretzel", "beer", "sausage", "joker", "coins", "points")


class FoodCounts(TypedDict):
    """Food by kind."""

    pretzel: int
    beer: int
    sausage: int


class CardCounts(FoodCounts):
    """Food and coin cards by kind."""

    coin: int
    change: int  # coin cards turned to one coin


class GiftCounts(FoodCounts):
    """What a team of heroes gives every turn: food, food of any kind, coins."""

    joker: int
    coins: int


class HeroGift(TypedDict, total=False):
    """What one hero gives every turn, and points at the end; what it does not give is left out."""

    pretzel: int
    beer: int
    sausage: int
    joker: int
    coins: int
    points: int


class TableCard(TypedDict):
    """A table card with its front towards the reader."""

    id: str  # its two sides; a second card with the same ones has a number behind them
    table: str
    near: list[Customer]
    far: list[Customer]
    food: FoodCounts


class HeroCard(TypedDict):
    """A hero card: its name, its name as typed in moves, and what is printed on it."""

    hero: str
    id: str
    cost: int
    points: int
    gift: HeroGift
    power: Power


Sources = dict[str, list[dict[str, Source]]]  # of each field of each entry, by the name of the pack's section


@dataclass(frozen=True)
class PrintedCards:
    """The cards of a pack as views show them, the heroes' names as printed and as typed, where figures come from."""

    shown: list[str]
    typed: list[str]
    tables: list[TableCard]
    heroes: list[HeroCard]
    coin_worth: int
    runs: dict[str, int]  # points of a run on a B objective, by its length; lengths without points are left out
    sources: Sources

    def table(self, card: int) -> TableCard:
        """A copy of a table card, which its owner may change."""
        printed = self.tables[card]
        copy = printed.copy()
        copy["near"], copy["far"] = printed["near"].copy(), printed["far"].copy()
        copy["food"] = printed["food"].copy()
        return copy

    def hero(self, hero: int) -> HeroCard:
        """A copy of a hero card, which its owner may change."""
        printed = self.heroes[hero]
        copy = printed.copy()
        copy["gift"] = printed["gift"].copy()
        return copy

    def table_or_none(self, card: int) -> TableCard | None:
        """A copy of a table card; None where there is none."""
        return None if card == NONE else self.table(card)

    def hero_or_none(self, hero: int) -> HeroCard | None:
        """A copy of a hero card; None where there is none."""
        return None if hero == NONE else self.hero(hero)


def print_cards(box: TentBox, shown: list[str], typed: list[str], sources: Sources) -> PrintedCards:
    """All cards of a box, the heroes with these names."""
    return PrintedCards(
        shown,
        typed,
        [_print_table(box, card) for card in range(TABLE_CARDS)],
        [_print_hero(box, hero, shown[hero], typed[hero]) for hero in range(HERO_CARDS)],
        box.coin_worth,
        {str(length): points for length, points in enumerate(box.runs) if points},
        sources,
    )


def _print_table(box: TentBox, card: int) -> TableCard:
    name = table_name(box.front[card], box.back[card])
    alike = sum(table_name(box.front[other], box.back[other]) == name for other in range(card))
    return {
        "id": f"{name} ({alike + 1})" if alike else name,
        "table": name,
        "near": pair_of(box.front[card]),
        "far": pair_of(box.back[card]),
        "food": food_counts(*(box.need[card, kind] for kind in range(FOODS))),
    }


def _print_hero(box: TentBox, hero: int, shown: str, typed: str) -> HeroCard:
    food = [box.gift[hero, kind] for kind in range(FOODS)]
    amounts = [*food, box.joker[hero], box.purse[hero], box.gift_points[hero]]
    gift: HeroGift = {}
    for name, amount in zip(GIFT_NAMES, amounts, strict=True):
        if amount:
            gift[name] = amount
    return {
        "hero": shown,
        "id": typed,
        "cost": box.cost[hero],
        "points": box.points[hero],
        "gift": gift,
        "power": POWERS[box.power[hero]],
    }


def pair_of(pair: int) -> list[Customer]:
    """The customers of a pair, from left to right."""
    return [CUSTOMERS[pair & 7], CUSTOMERS[pair >> 3]]


def food_counts(pretzels: int, beers: int, sausages: int) -> FoodCounts:
    """Food by kind."""
    return {"pretzel": pretzels, "beer": beers, "sausage": sausages}


def card_counts(cards: CardSet) -> CardCounts:
    """Food and coin cards by kind."""
    food = food_counts(cards[PRETZEL], cards[BEER], cards[SAUSAGE])
    return {**food, "coin": cards[COIN], "change": cards[ONE_COIN]}
