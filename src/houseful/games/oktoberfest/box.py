"""The box of Heroes of Oktoberfest: what is printed on every card, as rules read it."""

import unicodedata
from typing import Literal, TypeAlias, get_args

from houseful.core.compile.record import EVERYONE, Record, grid, number, row
from houseful.games.oktoberfest.card_sets import ALL_DISCARDS, ALL_PAYMENTS
from houseful.games.oktoberfest.table import (
    CARD_KINDS,
    COLOURS,
    FOODS,
    HERO_CARDS,
    LONGEST_LINE,
    TABLE_CARDS,
)

FOOD_NAMES = ("pretzel", "beer", "sausage")
Colour: TypeAlias = Literal["green", "blue", "red", "yellow"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
HEADGEAR_NAMES = ("hats", "braids")
Customer: TypeAlias = Literal["gh", "bh", "rh", "yh", "gb", "bb", "rb", "yb"]  # colour, then hat or braids
CUSTOMERS: tuple[Customer, ...] = get_args(Customer)

SERIES = ("colours", "alternating", "hats", "braids")
FOUR_COLOURS, ALTERNATING, HAT_PAIRS, BRAIDS_PAIRS = range(4)
Power: TypeAlias = Literal["none", "hand", "heroes", "objective-a", "victory", "hats", "braids"]
POWERS: tuple[Power, ...] = get_args(Power)
(
    NO_POWER,
    LARGER_HAND,
    HEROES_TWICE,
    OBJECTIVE_A_TWICE,
    VICTORY_TWICE,
    COUNT_HATS,
    COUNT_BRAIDS,
) = range(7)


class TentBox(Record):
    """What is printed on the cards, and every set of cards that can leave a hand at once."""

    food = row("i1", FOODS, EVERYONE, "food cards of each kind in the pile")
    need = grid("i1", (TABLE_CARDS, FOODS), EVERYONE, "food that each table asks for")
    front = row("i1", TABLE_CARDS, EVERYONE, "pair on the front side of each table, as those in front see it")
    back = row("i1", TABLE_CARDS, EVERYONE, "pair on the far side of each table, as those in front see it")
    cost = row("i1", HERO_CARDS, EVERYONE, "coins that each hero costs")
    points = row("i1", HERO_CARDS, EVERYONE, "points of each hero")
    gift = grid("i1", (HERO_CARDS, FOODS), EVERYONE, "food that each hero gives every turn")
    joker = row("i1", HERO_CARDS, EVERYONE, "food of any kind that each hero gives every turn")
    purse = row("i1", HERO_CARDS, EVERYONE, "coins that each hero gives every turn")
    gift_points = row("i1", HERO_CARDS, EVERYONE, "points that each hero gives besides its own, at the end")
    power = row("i1", HERO_CARDS, EVERYONE, "special power of each hero")
    top_heroes = number("i1", EVERYONE, "heroes in the upper pile: the first so many")
    a_series = row("i1", 2 * COLOURS, EVERYONE, "series on the A objective of each customer")
    runs = row("i1", LONGEST_LINE + 1, EVERYONE, "points for a run of so many on a B objective")
    coin_worth = number("i1", EVERYONE, "coins on a coin card")
    coin_points = number("i1", EVERYONE, "points of a coin card in hand at the end")
    payment = grid("i1", (ALL_PAYMENTS, CARD_KINDS), EVERYONE, "cards of each kind in each payment")
    discard = grid("i1", (ALL_DISCARDS, CARD_KINDS), EVERYONE, "cards of each kind in each discard")


def plain_name(name: str) -> str:
    """A name as anybody can type it: `Mathäus` is `mathaus`."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
