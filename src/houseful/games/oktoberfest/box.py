"""The box of Heroes of Oktoberfest: the faces of all cards, read from a card pack."""

import unicodedata
from dataclasses import dataclass

from houseful.core.compile.record import EVERYONE, Memory, Record, grid, number, row
from houseful.core.text.packs import source_of
from houseful.core.text.validation import Place
from houseful.games.oktoberfest.card_sets import DISCARDS, PAYMENTS, all_discards, all_payments
from houseful.games.oktoberfest.table import (
    COLOURS,
    FOOD_CARDS,
    FOODS,
    HERO_CARDS,
    LONGEST_LINE,
    TABLE_CARDS,
)

FOOD_NAMES = ("pretzel", "beer", "sausage")
COLOUR_NAMES = ("green", "blue", "red", "yellow")
HEADGEAR_NAMES = ("hats", "braids")
COLOUR_LETTERS, HEADGEAR_LETTERS = "gbry", "hb"
CUSTOMERS = tuple(colour + headgear for headgear in HEADGEAR_LETTERS for colour in COLOUR_LETTERS)

SERIES = ("colours", "alternating", "hats", "braids")
FOUR_COLOURS, ALTERNATING, HAT_PAIRS, BRAIDS_PAIRS = range(4)
POWERS = ("none", "hand", "heroes", "objective-a", "victory", "hats", "braids")
(
    NO_POWER,
    LARGER_HAND,
    HEROES_TWICE,
    OBJECTIVE_A_TWICE,
    VICTORY_TWICE,
    COUNT_HATS,
    COUNT_BRAIDS,
) = range(7)

GIFTS = (*FOOD_NAMES, "joker", "coins")

MOST_FOOD = 6  # on one table
MOST_COST = 8  # of one hero
MOST_COINS_SPENT = 4  # coin cards for one hero
MOST_POINTS = 9
MOST_GIFT = 4
MOST_RUN = 99
MOST_WORTH = 4


class TentBox(Record):
    """The printed faces."""

    food = row("i1", FOODS, EVERYONE, "food cards of each kind in the pile")
    need = grid("i1", (TABLE_CARDS, FOODS), EVERYONE, "food that each table asks for")
    front = row("i1", TABLE_CARDS, EVERYONE, "pair on the front side of each table, as those in front see it")
    back = row("i1", TABLE_CARDS, EVERYONE, "pair on the far side of each table, as those in front see it")
    cost = row("i1", HERO_CARDS, EVERYONE, "coins that each hero costs")
    points = row("i1", HERO_CARDS, EVERYONE, "points of each hero")
    gift = grid("i1", (HERO_CARDS, FOODS), EVERYONE, "food that each hero gives every turn")
    joker = row("i1", HERO_CARDS, EVERYONE, "food of any kind that each hero gives every turn")
    purse = row("i1", HERO_CARDS, EVERYONE, "coins that each hero gives every turn")
    power = row("i1", HERO_CARDS, EVERYONE, "special power of each hero")
    top_heroes = number("i1", EVERYONE, "heroes in the upper pile: the first so many")
    a_series = row("i1", 2 * COLOURS, EVERYONE, "series on the A objective of each customer")
    runs = row("i1", LONGEST_LINE + 1, EVERYONE, "points for a run of so many on a B objective")
    coin_worth = number("i1", EVERYONE, "coins on a coin card")
    coin_points = number("i1", EVERYONE, "points of a coin card in hand at the end")
    payment = grid("i1", (PAYMENTS, 4), EVERYONE, "cards of each kind in each payment")
    discard = grid("i1", (DISCARDS, 4), EVERYONE, "cards of each kind in each discard")


@dataclass(frozen=True)
class HeroNames:
    """What the heroes of a pack are called: on their cards, and when typed without accents and capitals."""

    shown: list[str]
    typed: list[str]


def plain_name(name: str) -> str:
    """A name as anybody can type it: `Mathäus` is `mathaus`."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def read_box(pack: Place) -> tuple[Memory, HeroNames]:
    """Read a pack: the box, and the names of the heroes. A mistake names its card."""
    fields = pack.fields("game", "name", "food", "coin", "table", "objective_a", "objective_b", "hero")
    memory = TentBox.blank()
    box = TentBox.over(memory)
    _number_parcels(box)
    _read_food(fields["food"], box)
    _read_coin(fields["coin"], box)
    _read_tables(fields["table"], box)
    _read_objectives_a(fields["objective_a"], box)
    _read_objectives_b(fields["objective_b"], box)
    return memory, _read_heroes(fields["hero"], box)


def _number_parcels(box: TentBox) -> None:
    for numbered, parcels in ((box.payment, all_payments()), (box.discard, all_discards())):
        for place, parcel in enumerate(parcels):
            for kind, cards in enumerate(parcel):
                numbered[place, kind] = cards


def _read_food(place: Place, box: TentBox) -> None:
    for kind, entry in enumerate(place.items(FOODS)):
        fields = entry.fields("id", "cards", "source")
        fields["id"].exactly(FOOD_NAMES[kind])
        source_of(fields["source"])
        box.food[kind] = fields["cards"].number(0, FOOD_CARDS)
    if sum(box.food) != FOOD_CARDS:
        raise place.fault("fault-tent-food-cards", wanted=FOOD_CARDS, found=sum(box.food))


def _read_coin(place: Place, box: TentBox) -> None:
    fields = place.fields("worth", "points", "source", maybe=("known",))
    _read_sources(fields)
    box.coin_worth = fields["worth"].number(1, MOST_WORTH)
    box.coin_points = fields["points"].number(0, MOST_WORTH)


def _read_tables(place: Place, box: TentBox) -> None:
    for card, entry in enumerate(place.items(TABLE_CARDS)):
        fields = entry.fields("seats", "food", "source")
        source_of(fields["source"])
        box.front[card], box.back[card] = read_seats(fields["seats"])
        needs = fields["food"].entries(*FOOD_NAMES)
        for kind, name in enumerate(FOOD_NAMES):
            box.need[card, kind] = needs[name].number(0, MOST_FOOD) if name in needs else 0
        if not 1 <= (total := sum(box.need[card, kind] for kind in range(FOODS))) <= MOST_FOOD:
            raise fields["food"].fault("fault-tent-table-food", most=MOST_FOOD, found=total)


def read_seats(place: Place) -> tuple[int, int]:
    """A table as `gh rb / yh bb`: the pairs of both sides, from left to right as the first side sees them."""
    sides = [side.split() for side in place.text(40).lower().split("/")]
    if [len(side) for side in sides] != [2, 2] or any(c not in CUSTOMERS for side in sides for c in side):
        raise place.fault("fault-tent-seats", found=str(place.value), choices=", ".join(CUSTOMERS))
    pairs = [CUSTOMERS.index(left) | CUSTOMERS.index(right) << 3 for left, right in sides]
    return pairs[0], pairs[1]


def _read_objectives_a(place: Place, box: TentBox) -> None:
    seen: list[int] = []
    for entry in place.items(2 * COLOURS):
        fields = entry.fields("colour", "headgear", "series", "source")
        source_of(fields["source"])
        colour = COLOUR_NAMES.index(fields["colour"].one_of(COLOUR_NAMES))
        headgear = HEADGEAR_NAMES.index(fields["headgear"].one_of(HEADGEAR_NAMES))
        customer = colour + COLOURS * headgear
        if customer in seen:
            raise entry.fault("fault-twice", found=f"{COLOUR_NAMES[colour]} {HEADGEAR_NAMES[headgear]}")
        seen.append(customer)
        box.a_series[customer] = SERIES.index(fields["series"].one_of(SERIES[:2]))


def _read_objectives_b(place: Place, box: TentBox) -> None:
    fields = place.fields("colours", "runs", "source")
    source_of(fields["source"])
    for name, entry in zip(COLOUR_NAMES, fields["colours"].items(COLOURS), strict=True):
        entry.exactly(name)
    for length, points in fields["runs"].entries(*map(str, range(1, LONGEST_LINE + 1))).items():
        box.runs[int(length)] = points.number(0, MOST_RUN)


def _read_heroes(place: Place, box: TentBox) -> HeroNames:
    names = HeroNames([], [])
    for hero, entry in enumerate(place.items(HERO_CARDS)):
        fields = entry.fields("name", "pile", "cost", "points", "source", maybe=("gift", "power", "known"))
        _read_hero(hero, fields, box)
        name = fields["name"].text(20)
        names.typed.append(Place(plain_name(name), fields["name"].way).name(without=names.typed))
        names.shown.append(name)
        if box.power[hero] == LARGER_HAND and LARGER_HAND in [box.power[h] for h in range(hero)]:
            raise fields["power"].fault("fault-twice", found=POWERS[LARGER_HAND])
    return names


def _read_hero(hero: int, fields: dict[str, Place], box: TentBox) -> None:
    _read_sources(fields)
    if fields["pile"].number(1, 2) == 1:
        if box.top_heroes < hero:
            raise fields["pile"].fault("fault-tent-pile")
        box.top_heroes += 1
    box.cost[hero] = fields["cost"].number(0, min(MOST_COST, MOST_COINS_SPENT * box.coin_worth))
    box.points[hero] = fields["points"].number(0, MOST_POINTS)
    gifts = fields["gift"].entries(*GIFTS) if "gift" in fields else {}
    given = {name: place.number(0, MOST_GIFT) for name, place in gifts.items()}
    for kind, food in enumerate(FOOD_NAMES):
        box.gift[hero, kind] = given.get(food, 0)
    box.joker[hero], box.purse[hero] = given.get("joker", 0), given.get("coins", 0)
    box.power[hero] = POWERS.index(fields["power"].one_of(POWERS)) if "power" in fields else NO_POWER


def _read_sources(fields: dict[str, Place]) -> None:
    """Where the figures of a card come from, and which are in the rulebook although others are not."""
    source_of(fields["source"])
    for place in fields["known"].items(1, len(fields)) if "known" in fields else []:
        place.one_of([name for name in fields if name not in ("known", "source")])
