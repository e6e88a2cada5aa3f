"""What `observe` should say, feature by feature, read off a seat's own view: slow and obvious."""

from collections.abc import Iterator
from typing import Any

from .positions import IDS

STEPS = ("draft", "action", "more", "kitchen", "place", "over", "change")
FOODS = ("pretzel", "beer", "sausage")
COLOURS = ("green", "blue", "red", "yellow")
HEADGEAR = ("hats", "braids")
Feature = tuple[str, float]


def observation(view: dict[str, Any]) -> list[Feature]:
    """All features in their order, each with a name."""
    me = view["seat"]
    return [
        *head(view),
        *player("me", view["seats"][me]),
        *player("rival", view["seats"][1 - me]),
        *one_hot("for hire", IDS, [hero["id"] for hero in view["heroes"] if hero]),
        *(feature for at in range(4) for feature in table(f"market {at + 1}", view["tables"][at])),
        *table("serving", view["serving"]),
        *festival(view),
        *standing(view, me),
        *standing(view, 1 - me),
    ]


def one_hot(name: str, choices: Any, chosen: Any) -> Iterator[Feature]:
    for choice in choices:
        yield f"{name}: {choice}", float(choice in chosen)


def head(view: dict[str, Any]) -> Iterator[Feature]:
    yield from one_hot("step", STEPS, [view["step"]])
    yield "my turn", float(view["turn"] == view["seat"])
    yield "I am the first player", float(view["first"] == view["seat"])
    yield "last turn", float(view["last_turn"])
    yield "food pile", view["food_pile"] / 42
    yield "coin pile", view["coin_pile"] / 9
    yield "tables placed", (12 - view["tables_left"]) / 12
    yield "separate series", float(view["options"]["series"] == "separate")
    yield "separate pairs", float(view["options"]["pairs"] == "separate")
    yield "change may be taken", float(view["options"]["change"] == "taken")
    for food in FOODS:
        yield f"{food} out of the game", view["spent"][food] / 14
    for food in FOODS:
        yield f"my {food}", view["hand"][food] / 4


def player(who: str, seat: dict[str, Any]) -> Iterator[Feature]:
    yield f"{who}: food cards", seat["food_cards"] / 4
    yield f"{who}: coin cards", seat["coin_cards"] / 4
    yield f"{who}: one-coin cards", seat["change_cards"] / 4
    yield f"{who}: limit", seat["limit"] / 4
    yield f"{who}: victory points", seat["victory"] / 6
    for gift in (*FOODS, "joker"):
        yield f"{who}: {gift} from heroes", seat["gifts"][gift] / 2
    yield f"{who}: coins from heroes", seat["gifts"]["coins"] / 4
    customer, _, series = (seat["objective_a"] or " ").rpartition(" ")
    yield from one_hot(f"{who}: A", [f"{colour} {headgear}" for headgear in HEADGEAR for colour in COLOURS], [customer])
    yield f"{who}: A alternating", float(series == "alternating")
    yield from one_hot(f"{who}: B", COLOURS, [seat["objective_b"]])
    yield from one_hot(f"{who}: hero", IDS, [hero["id"] for hero in seat["heroes"]])


def customer(name: str, seated: str | None) -> Iterator[Feature]:
    """There, four colours, braids."""
    yield name, float(seated is not None)
    yield from one_hot(name, "gbry", seated[0] if seated else "")
    yield f"{name}: braids", float(seated is not None and seated[1] == "b")


def table(name: str, card: dict[str, Any] | None) -> Iterator[Feature]:
    yield name, float(card is not None)
    for food in FOODS:
        yield f"{name}: {food}", card["food"][food] / 4 if card else 0.0
    for at, seated in enumerate([*card["near"], *card["far"]] if card else [None] * 4):
        yield from customer(f"{name}: customer {at + 1}", seated)


def festival(view: dict[str, Any]) -> Iterator[Feature]:
    for row in view["festival"]:
        for side in ("near", "far"):
            seated = [*row[side], *[None] * (8 - len(row[side]))]
            for at in range(8):
                yield from customer(f"row {row['row']} {side} {at + 1}", seated[at])


def standing(view: dict[str, Any], seat: int) -> Iterator[Feature]:
    """Whose turn it is, and the lines of the score sheet that no hero adds to."""
    lines, who = view["seats"][seat]["score"], f"standing of {seat}"
    yield f"{who}: on turn", float(view["turn"] == seat)
    for line in ("heroes", "objective-a", "objective-b"):
        yield f"{who}: {line}", lines[line] / 20
    yield f"{who}: total", sum(points for line, points in lines.items() if line != "hero-bonus") / 40
