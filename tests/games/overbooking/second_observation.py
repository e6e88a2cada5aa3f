"""An observation once more: feature by feature, with a name for each, and made from a view alone.

Nothing is shared with the rules under test; the order is the one that `ai/observe.py` promises.
"""

from typing import Any

from .drawing import RULES
from .positions import CRESTS

View = dict[str, Any]
Named = list[tuple[str, float]]
CARDS = [f"{number} {crest}" for crest in CRESTS for number in range(1, 7)]


def one_of(name: str, choices: Any, chosen: Any) -> Named:
    """A feature for each choice: 1 for the one that holds."""
    return [(f"{name} {choice}", 1 if choice == chosen else 0) for choice in choices]


def some_of(name: str, choices: Any, chosen: Any) -> Named:
    """A feature for each choice: 1 for those that hold."""
    return [(f"{name} {choice}", 1 if choice in chosen else 0) for choice in choices]


def features_of(view: View) -> Named:
    """All features of a seat's view, in order."""
    players, me = view["players"], view["seat"]
    named = head(view)
    named += some_of("my hand", CARDS, view["hand"])
    for after in range(4):
        named += player(view["seats"][(me + after) % players] if after < players else None, after)
    for row in range(4):
        named += hotel(view, row) if row < players else empty(f"hotel {row + 1}", 10 + 4 + 8 * 17)
    checking = view["checking"]
    named += one_of("power due", range(1, 7), int(checking["power"].split()[1]) if checking else None)
    named += one_of("now round", range(1, 5), view["round"])
    for after in range(4):
        named += standing_of(view, (me + after) % players, after) if after < players else empty(f"standing {after}", 4)
    return named


def standing_of(view: View, seat: int, after: int) -> Named:
    """Whose turn it is, and how the player so many seats after me stands."""
    name, score = f"player {after} after me", view["seats"][seat]["score"]
    return [
        (f"{name} on turn", 1 if view["turn"] == seat else 0),
        (f"{name} marker", 1 if view["first"] == seat else 0),
        (f"{name} coins", score["coins"] / 20),
        (f"{name} crests", score["crests"] / 20),
    ]


def head(view: View) -> Named:
    turns = 5 * view["players"] - view["turns_left"]
    return [
        *one_of("phase", ("placing", "checking", "over"), view["phase"]),
        ("round", (view["round"] - 1) / 3),
        ("turns of the round", turns / 20),
        *one_of("players", (2, 3, 4), view["players"]),
        *one_of("bonus", ("none", "beginner", "expert"), view["options"]["bonus"]),
        ("peek", 1 if view["options"]["peek"] else 0),
        ("my turn", 1 if view["turn"] == view["seat"] else 0),
        ("my marker", 1 if view["first"] == view["seat"] else 0),
    ]


def player(seat: View | None, after: int) -> Named:
    """What everybody knows of the player so many seats after me."""
    name = f"player {after} after me"
    if seat is None:
        return empty(name, 50)
    named = some_of(f"{name} booked", CARDS, seat["booked"])
    named += some_of(f"{name} discarded", CARDS, seat["discarded"])
    return [*named, (f"{name} tiles", seat["tiles"] / 8), (f"{name} hand", seat["hand"] / 9)]


def hotel(view: View, row: int) -> Named:
    shown, name = view["hotels"][row], f"hotel {row + 1}"
    checking = view["checking"] if view["checking"] and view["checking"]["hotel"] == row + 1 else None
    named = one_of(f"{name} rule", RULES, shown["rule"])
    named += [
        (f"{name} beds", shown["beds"] / 17),
        (f"{name} tile", 1 if shown["tile"] else 0),
        (f"{name} checked now", 1 if checking else 0),
        (f"{name} beds free", checking["beds"] / 17 if checking else 0),
    ]
    favoured = checking["favoured"] if checking else []
    for side, places in (("line", 6), ("back", 2)):
        for place in range(places):
            guest = shown[side][place] if place < len(shown[side]) else None
            named += standing(guest, view, f"{name} {side} {place + 1}", favoured)
    return named


def standing(guest: View | None, view: View, name: str, favoured: list[str]) -> Named:
    """A guest at a place, as far as the seat knows it."""
    if guest is None:
        return empty(name, 17)
    return [
        (f"{name} taken", 1),
        *one_of(f"{name} seats after me", range(4), (guest["owner"] - view["seat"]) % view["players"]),
        *one_of(f"{name} crest", CRESTS, guest["crest"]),
        (f"{name} large", 1 if guest["size"] == "large" else 0),
        *one_of(f"{name} number", range(1, 7), guest["number"]),
        (f"{name} favoured", 1 if guest["guest"] in favoured else 0),
    ]


def empty(name: str, many: int) -> Named:
    return [(f"{name}, feature {feature}", 0) for feature in range(many)]
