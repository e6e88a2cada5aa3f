"""Reading a card pack: the box that rules use, and its cards as views show them."""

from houseful.core.compile.record import Memory
from houseful.core.text.packs import Source, sources_of
from houseful.core.text.validation import Place
from houseful.games.oktoberfest.box import (
    COLOUR_NAMES,
    CUSTOMERS,
    FOOD_NAMES,
    HEADGEAR_NAMES,
    LARGER_HAND,
    NO_POWER,
    POWERS,
    SERIES,
    TentBox,
    plain_name,
)
from houseful.games.oktoberfest.card_sets import all_discards, all_payments
from houseful.games.oktoberfest.show.cards import GIFT_NAMES, PrintedCards, Sources, print_cards
from houseful.games.oktoberfest.table import (
    COLOURS,
    FOOD_CARDS,
    FOODS,
    HERO_CARDS,
    LONGEST_LINE,
    TABLE_CARDS,
)

MOST_FOOD = 6  # on one table
MOST_COST = 8  # of one hero
MOST_COINS_SPENT = 4  # coin cards for one hero
MOST_POINTS = 9
MOST_GIFT = 4
MOST_RUN = 99
MOST_WORTH = 4


def read_box(pack: Place) -> tuple[Memory, PrintedCards]:
    """The box of a pack, and its cards as views show them. A mistake names its card."""
    fields = pack.fields("game", "name", "food", "coin", "table", "objective_a", "objective_b", "hero")
    memory = TentBox.blank()
    box = TentBox.over(memory)
    _list_card_sets(box)
    sources: Sources = {
        "food": _read_food(fields["food"], box),
        "coin": _read_coin(fields["coin"], box),
        "table": _read_tables(fields["table"], box),
        "objective_a": _read_objectives_a(fields["objective_a"], box),
        "objective_b": _read_objectives_b(fields["objective_b"], box),
    }
    shown, typed, sources["hero"] = _read_heroes(fields["hero"], box)
    return memory, print_cards(box, shown, typed, sources)


def _list_card_sets(box: TentBox) -> None:
    for counts, card_sets in ((box.payment, all_payments()), (box.discard, all_discards())):
        for number, card_set in enumerate(card_sets):
            for kind, cards in enumerate(card_set):
                counts[number, kind] = cards


def _read_food(place: Place, box: TentBox) -> list[dict[str, Source]]:
    sources = []
    for kind, entry in enumerate(place.items(FOODS)):
        fields = entry.fields("id", "cards", "source")
        fields["id"].exactly(FOOD_NAMES[kind])
        sources.append(_read_sources(fields))
        box.food[kind] = fields["cards"].number(0, FOOD_CARDS)
    if sum(box.food) != FOOD_CARDS:
        raise place.fault("fault-tent-food-cards", wanted=FOOD_CARDS, found=sum(box.food))
    return sources


def _read_coin(place: Place, box: TentBox) -> list[dict[str, Source]]:
    fields = place.fields("worth", "points", "source", maybe=("known",))
    box.coin_worth = fields["worth"].number(1, MOST_WORTH)
    box.coin_points = fields["points"].number(0, MOST_WORTH)
    return [_read_sources(fields)]


def _read_tables(place: Place, box: TentBox) -> list[dict[str, Source]]:
    sources = []
    for card, entry in enumerate(place.items(TABLE_CARDS)):
        fields = entry.fields("seats", "food", "source")
        sources.append(_read_sources(fields))
        box.front[card], box.back[card] = read_seats(fields["seats"])
        needs = fields["food"].entries(*FOOD_NAMES)
        for kind, name in enumerate(FOOD_NAMES):
            box.need[card, kind] = needs[name].number(0, MOST_FOOD) if name in needs else 0
        if not 1 <= (total := sum(box.need[card, kind] for kind in range(FOODS))) <= MOST_FOOD:
            raise fields["food"].fault("fault-tent-table-food", most=MOST_FOOD, found=total)
    return sources


def read_seats(place: Place) -> tuple[int, int]:
    """A table as `gh rb / yh bb`: the pairs of both sides, from left to right as the first side sees them."""
    sides = [side.split() for side in place.text(40).lower().split("/")]
    if [len(side) for side in sides] != [2, 2] or any(c not in CUSTOMERS for side in sides for c in side):
        raise place.fault("fault-tent-seats", found=str(place.value), choices=", ".join(CUSTOMERS))
    pairs = [CUSTOMERS.index(left) | CUSTOMERS.index(right) << 3 for left, right in sides]
    return pairs[0], pairs[1]


def _read_objectives_a(place: Place, box: TentBox) -> list[dict[str, Source]]:
    """Where the figures of each A card come from, by its customer."""
    seen: dict[int, dict[str, Source]] = {}
    for entry in place.items(2 * COLOURS):
        fields = entry.fields("colour", "headgear", "series", "source")
        colour = COLOUR_NAMES.index(fields["colour"].one_of(COLOUR_NAMES))
        headgear = HEADGEAR_NAMES.index(fields["headgear"].one_of(HEADGEAR_NAMES))
        customer = colour + COLOURS * headgear
        if customer in seen:
            raise entry.fault("fault-twice", found=f"{COLOUR_NAMES[colour]} {HEADGEAR_NAMES[headgear]}")
        seen[customer] = _read_sources(fields)
        box.a_series[customer] = SERIES.index(fields["series"].one_of(SERIES[:2]))
    return [seen[customer] for customer in sorted(seen)]


def _read_objectives_b(place: Place, box: TentBox) -> list[dict[str, Source]]:
    fields = place.fields("colours", "runs", "source")
    for name, entry in zip(COLOUR_NAMES, fields["colours"].items(COLOURS), strict=True):
        entry.exactly(name)
    for length, points in fields["runs"].entries(*map(str, range(1, LONGEST_LINE + 1))).items():
        box.runs[int(length)] = points.number(0, MOST_RUN)
    return [_read_sources(fields)]


def _read_heroes(place: Place, box: TentBox) -> tuple[list[str], list[str], list[dict[str, Source]]]:
    """The heroes' names, as printed and as typed without accents and capitals, and where figures come from."""
    shown: list[str] = []
    typed: list[str] = []
    sources = []
    for hero, entry in enumerate(place.items(HERO_CARDS)):
        fields = entry.fields("name", "pile", "cost", "points", "source", maybe=("gift", "power", "known"))
        _read_hero(hero, fields, box)
        sources.append(_read_sources(fields))
        name = fields["name"].text(20)
        typed.append(Place(plain_name(name), fields["name"].way).name(without=typed))
        shown.append(name)
        if box.power[hero] == LARGER_HAND and LARGER_HAND in [box.power[h] for h in range(hero)]:
            raise fields["power"].fault("fault-twice", found=POWERS[LARGER_HAND])
    return shown, typed, sources


def _read_hero(hero: int, fields: dict[str, Place], box: TentBox) -> None:
    if fields["pile"].number(1, 2) == 1:
        if box.top_heroes < hero:
            raise fields["pile"].fault("fault-tent-pile")
        box.top_heroes += 1
    box.cost[hero] = fields["cost"].number(0, min(MOST_COST, MOST_COINS_SPENT * box.coin_worth))
    box.points[hero] = fields["points"].number(0, MOST_POINTS)
    gifts = fields["gift"].entries(*GIFT_NAMES) if "gift" in fields else {}
    given = {name: place.number(0, MOST_GIFT) for name, place in gifts.items()}
    for kind, food in enumerate(FOOD_NAMES):
        box.gift[hero, kind] = given.get(food, 0)
    box.joker[hero], box.purse[hero] = given.get("joker", 0), given.get("coins", 0)
    box.gift_points[hero] = given.get("points", 0)
    box.power[hero] = POWERS.index(fields["power"].one_of(POWERS)) if "power" in fields else NO_POWER


def _read_sources(fields: dict[str, Place]) -> dict[str, Source]:
    """Where each figure of an entry comes from.

    Packs of earlier days say one word for all, and list figures in `known` that stand in the rulebook nevertheless.
    """
    figures = [name for name in fields if name not in ("known", "source")]
    sources = sources_of(fields["source"], *figures)
    for place in fields["known"].items(1, len(fields)) if "known" in fields else []:
        sources[place.one_of(figures)] = "rulebook"
    return sources
