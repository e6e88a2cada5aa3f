"""Every card of the box for people to look at, and how many of each have left the piles."""

from typing import Any

from houseful.core.gallery import Figure, GalleryCard, Shelf
from houseful.core.text.i18n import say
from houseful.core.text.packs import Pack, Source
from houseful.games.oktoberfest.box import COLOUR_NAMES, FOOD_NAMES, HEADGEAR_NAMES, SERIES, TentBox
from houseful.games.oktoberfest.show.cards import PrintedCards
from houseful.games.oktoberfest.show.sentences import amounts, customers
from houseful.games.oktoberfest.show.view import objective_a_name
from houseful.games.oktoberfest.table import COIN_CARDS, COLOURS, VICTORY_CARDS

View = dict[str, Any]


def gallery(pack: Pack, language: str) -> list[Shelf]:
    """All 110 cards: heroes, tables, both kinds of objectives, food, coin and victory cards, the first player's."""
    cards, box = pack.names, TentBox.over(pack.box)
    shelves = (
        ("heroes", "tent.setup.heroes", _heroes(cards, box, language)),
        ("tables", "tent.setup.tables", _tables(cards, language)),
        ("objectives-a", "tent.score.objective-a", _objectives_a(cards, box, language)),
        ("objectives-b", "tent.score.objective-b", _objectives_b(cards, language)),
        ("food", "tent.setup.food", _food(cards, box, language)),
        ("coins", "tent.setup.food", _coins(cards, box, language)),
        ("victory", "tent.score.victory", _victory(language)),
        ("first", "tent.setup.first", _first(language)),
    )
    return [
        {"id": shelf, "title": say(f"tent-shelf-{shelf}", language), "rule": rule, "cards": found}
        for shelf, rule, found in shelves
    ]


def gone(view: View) -> dict[str, int]:
    """How many of each card have left the piles, by its id, as far as a view tells; of food, what this reader saw."""
    heroes = [hero["id"] for hero in view["heroes"] if hero]
    heroes += [hero["id"] for seat in view["seats"] for hero in seat["heroes"]]
    tables = [table["id"] for table in (*view["tables"], view["serving"]) if table]
    dealt = [seat for seat in view["seats"] if seat["objective_a"] is not None]
    objectives = [seat["objective_a"] for seat in dealt] + [f"{seat['objective_b']} runs" for seat in dealt]
    hand = view["hand"] or {}
    return {
        **dict.fromkeys([*heroes, *tables, *view["placed"], *objectives], 1),
        **{kind: view["spent"][kind] + hand.get(kind, 0) for kind in FOOD_NAMES},
        "coin": COIN_CARDS - view["coin_pile"],
        "victory": sum((seat["victory"] + 1) // 2 for seat in view["seats"]),
    }


def _card(card: str, name: str, count: int, figures: list[Figure], face: dict[str, Any]) -> GalleryCard:
    return {"id": card, "name": name, "count": count, "figures": figures, "face": face}


def _figure(label: str, value: int | str, source: Source, language: str) -> Figure:
    return {"label": say(f"tent-figure-{label}", language), "value": str(value), "source": source}


def _heroes(cards: PrintedCards, box: TentBox, language: str) -> list[GalleryCard]:
    found = []
    for number, (hero, source) in enumerate(zip(cards.heroes, cards.sources["hero"], strict=True)):
        figures = [
            _figure("pile", 1 if number < box.top_heroes else 2, source["pile"], language),
            _figure("cost", hero["cost"], source["cost"], language),
            _figure("points", hero["points"], source["points"], language),
        ]
        if hero["gift"]:
            figures.append(_figure("gift", amounts(hero["gift"], language), source["gift"], language))
        if hero["power"] != "none":
            power = say(f"tent-power-{hero['power']}", language)
            figures.append(_figure("power", power, source["power"], language))
        found.append(_card(hero["id"], hero["hero"], 1, figures, {"kind": "hero", **cards.hero(number)}))
    return found


def _tables(cards: PrintedCards, language: str) -> list[GalleryCard]:
    found = []
    for number, (table, source) in enumerate(zip(cards.tables, cards.sources["table"], strict=True)):
        figures = [
            _figure("food", amounts(table["food"], language), source["food"], language),
            _figure("front", customers(table["near"], language), source["seats"], language),
            _figure("back", customers(table["far"], language), source["seats"], language),
        ]
        name = say("tent-card-table", language, number=number + 1)
        found.append(_card(table["id"], name, 1, figures, {"kind": "table", **cards.table(number)}))
    return found


def _objectives_a(cards: PrintedCards, box: TentBox, language: str) -> list[GalleryCard]:
    found = []
    for customer, source in enumerate(cards.sources["objective_a"]):
        colour, headgear = COLOUR_NAMES[customer % COLOURS], HEADGEAR_NAMES[customer // COLOURS]
        group = say(f"tent-group-{colour}-{headgear}", language)
        series = say(f"tent-series-{SERIES[box.a_series[customer]]}", language)
        figures = [
            _figure("customers", group, source["headgear"], language),
            _figure("series", series, source["series"], language),
        ]
        name = objective_a_name(customer, box.a_series[customer])
        found.append(_card(name, group, 1, figures, {"kind": "objective-a", "name": name}))
    return found


def _objectives_b(cards: PrintedCards, language: str) -> list[GalleryCard]:
    source = cards.sources["objective_b"][0]
    found = []
    for colour in COLOUR_NAMES:
        told = say("tent-page-runs", language, colour=say(f"tent-colour-{colour}", language))
        figures = [_figure("colour", say(f"tent-colour-{colour}", language), source["colours"], language)]
        for length, points in cards.runs.items():
            run = say("tent-figure-run", language, length=int(length))
            figures.append({"label": run, "value": str(points), "source": source["runs"]})
        face = {"kind": "objective-b", "name": colour, "runs": cards.runs.copy()}
        found.append(_card(f"{colour} runs", told, 1, figures, face))
    return found


def _food(cards: PrintedCards, box: TentBox, language: str) -> list[GalleryCard]:
    found = []
    for kind, source in enumerate(cards.sources["food"]):
        food, count = FOOD_NAMES[kind], box.food[kind]
        figures = [_figure("cards", count, source["cards"], language)]
        found.append(_card(food, say(f"tent-card-{food}", language), count, figures, {"kind": "food", "food": food}))
    return found


def _coins(cards: PrintedCards, box: TentBox, language: str) -> list[GalleryCard]:
    source = cards.sources["coin"][0]
    figures = [
        _figure("worth", box.coin_worth, source["worth"], language),
        _figure("kept", box.coin_points, source["points"], language),
    ]
    face = {"kind": "coin", "worth": box.coin_worth, "points": box.coin_points}
    return [_card("coin", say("tent-card-coin", language), COIN_CARDS, figures, face)]


def _victory(language: str) -> list[GalleryCard]:
    figures = [_figure("front", 1, "rulebook", language), _figure("back", 2, "rulebook", language)]
    return [_card("victory", say("tent-card-victory", language), VICTORY_CARDS, figures, {"kind": "victory"})]


def _first(language: str) -> list[GalleryCard]:
    return [_card("first", say("tent-card-first", language), 1, [], {"kind": "first"})]
