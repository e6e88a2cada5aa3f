"""Heroes of Oktoberfest in sentences, for terminals and screen readers, from a view and events alone."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from houseful.core.text.i18n import say
from houseful.core.text.people import person_at
from houseful.core.text.sentences import deed, describe_sheets
from houseful.games.oktoberfest.box import COLOUR_NAMES, CUSTOMERS, HEADGEAR_NAMES
from houseful.games.oktoberfest.table import COLOURS

View = dict[str, Any]
CUSTOMER = re.compile(r"[gbry][hb]")
# What a sentence asks with yes or no, by the kind of event.
YES_OR_NO: dict[str, tuple[str, Callable[[View], bool]]] = {
    "place": ("turned", lambda event: event["turned"]),
    "reward": ("coin", lambda event: event["coin"]),
    "draw": ("short", lambda event: event["count"] < event["wanted"]),
    "discard": ("back", lambda event: event["cards"]["coin"] + event["cards"]["change"] > 0),
}


def player_name(seat: int, me: int | None, language: str) -> str:
    """You, or the other player's name or number."""
    if seat == me:
        return say("tent-you", language)
    return person_at(seat) or say("tent-player", language, seat=seat + 1)


def amounts(cards: Mapping[str, Any], language: str) -> str:
    """Cards, food or coins by kind: `1 pretzel, 2 beers`."""
    parts = [say(f"tent-amount-{kind}", language, count=count) for kind, count in cards.items() if count]
    return ", ".join(parts) or say("tent-nothing", language)


def customers(side: Sequence[str], language: str) -> str:
    """Customers side by side."""
    return ", ".join(say(f"tent-customer-{customer}", language) for customer in side)


def describe(view: View, language: str) -> list[str]:
    """The whole table, line by line."""
    lines = [_describe_piles(view, language)]
    key = "tent-table-row-watched" if view["seat"] is None else "tent-table-row"
    lines += [_describe_row(key, row, language) for row in view["festival"] if row["near"]]
    lines += [
        say("tent-table-market", language, place=place, **_table_facts(table, language))
        for place, table in enumerate(view["tables"], start=1)
        if table
    ]
    lines += [describe_hero(hero, language) for hero in view["heroes"] if hero]
    lines += describe_to_come(view, language)
    lines += [_describe_seat(view, seat, language) for seat in view["seats"]]
    if view["hand"] is not None:
        lines.append(say("tent-table-hand", language, cards=amounts(view["hand"], language)))
    if view["serving"]:
        lines.append(say("tent-table-serving", language, **_table_facts(view["serving"], language)))
    return lines


def _describe_piles(view: View, language: str) -> str:
    piles = {"food": view["food_pile"], "tables": view["tables_left"], "coins": view["coin_pile"]}
    first = player_name(view["first"], view["seat"], language)
    key = "tent-table-draft" if view["step"] == "draft" else "tent-table-clock"
    last = "yes" if view["last_turn"] else "no"
    return say(key, language, first=first, last=last, **piles)


def describe_to_come(view: View, language: str) -> list[str]:
    """What has not come out yet: heroes by pile, the customers of tables, food that the reader cannot see."""
    piles: dict[int, list[str]] = {1: [], 2: []}
    for hero in view["to_come"]["heroes"]:
        piles[hero["pile"]].append(hero["hero"])
    first, second = (", ".join(names) or say("tent-nobody", language) for names in piles.values())
    lines = [say("tent-table-heroes-to-come", language, first=first, second=second)]
    if view["step"] == "draft":
        return lines
    seated = Counter(customer for card in view["to_come"]["tables"] for customer in CUSTOMER.findall(card))
    told = [f"{group_of(customer, language)} {seated[customer]}" for customer in CUSTOMERS if seated[customer]]
    facts = {"count": len(view["to_come"]["tables"]), "customers": ", ".join(told)}
    lines.append(say("tent-table-tables-to-come", language, **facts))
    lines.append(say("tent-table-unseen", language, food=amounts(view["unseen"], language)))
    return lines


def group_of(customer: str, language: str) -> str:
    """All customers of a kind: `green hats`."""
    at = CUSTOMERS.index(customer)
    return say(f"tent-group-{COLOUR_NAMES[at % COLOURS]}-{HEADGEAR_NAMES[at // COLOURS]}", language)


def _describe_row(key: str, row: View, language: str) -> str:
    near, far = customers(row["near"], language), customers(row["far"], language)
    return say(key, language, row=row["row"], near=near, far=far, free=row["free"])


def _table_facts(table: View, language: str) -> dict[str, str]:
    return {
        "food": amounts(table["food"], language),
        "near": customers(table["near"], language),
        "far": customers(table["far"], language),
    }


def describe_hero(hero: View, language: str) -> str:
    """A hero for hire."""
    facts = {"hero": hero["hero"], "cost": hero["cost"], "points": hero["points"]}
    return say("tent-table-hero", language, **facts, traits=traits(hero, language))


def traits(hero: View, language: str) -> str:
    """What a hero does: gifts and power."""
    parts = [amounts(hero["gift"], language)] if hero["gift"] else []
    if hero["power"] != "none":
        parts.append(say(f"tent-power-{hero['power']}", language))
    return "; ".join(parts) or say("tent-nothing", language)


def _describe_seat(view: View, seat: View, language: str) -> str:
    heroes = [f"{hero['hero']} ({traits(hero, language)})" for hero in seat["heroes"]]
    facts: dict[str, Any] = {
        "player": player_name(seat["seat"], view["seat"], language),
        "points": sum(seat["score"].values()),
        "food": seat["food_cards"],
        "coins": seat["coin_cards"],
        "change": seat["change_cards"],
        "victory": seat["victory"],
        "heroes": ", ".join(heroes) or say("tent-nobody", language),
    }
    if seat["objective_a"] is None:
        return say("tent-table-seat-draft", language, **facts)
    return say(
        "tent-table-seat",
        language,
        **facts,
        a=objective_a(seat["objective_a"], language),
        b=say(f"tent-colour-{seat['objective_b']}", language),
    )


def objective_a(name: str, language: str) -> str:
    """`green braids alternating` in words."""
    colour, headgear, series = name.split()
    customer = say(f"tent-group-{colour}-{headgear}", language)
    return say("tent-objective-a", language, customer=customer, series=say(f"tent-series-{series}", language))


def ask(view: View, moves: list[str], language: str) -> str:
    """What a player is asked to decide."""
    if moves == ["pass"]:
        return say("tent-ask-pass", language)
    kind = "last" if "pass" in moves else view["step"]
    return say(f"tent-ask-{kind}", language, example=moves[0])


def tell_event(event: View, me: int | None, language: str) -> str:
    """An event as a sentence."""
    kind, facts = _facts(event, me, language)
    return say(f"tent-event-{kind}", language, **facts)


def advise(move: str, events: list[View], language: str) -> str:
    """A move as advice to its player."""
    kind, facts = _facts(deed(move, events) or {"kind": "pass"}, None, language)
    return say(f"tent-advice-{kind}", language, **facts)


def _facts(event: View, me: int | None, language: str) -> tuple[str, dict[str, Any]]:
    """An event's sentence, and what is to be filled in."""
    kind = event["kind"]
    facts = {key: value for key, value in event.items() if isinstance(value, int | str)}
    if "seat" in event:
        facts["player"] = player_name(event["seat"], me, language)
    if event.get("cards") is not None:
        facts["cards"] = amounts(event["cards"], language)
    if kind in YES_OR_NO:
        name, is_so = YES_OR_NO[kind]
        facts[name] = "yes" if is_so(event) else "no"
    if kind == "draw" and event["cards"] is not None:
        kind = "draw-mine"
    elif kind == "serve":
        kind = {"hand": "serve", "heroes": "serve-free", "room": "serve-room"}[event["reason"]]
    elif kind == "hire":
        facts["paid"] = amounts({"coin": event["coins"], "change": event["change"], "purse": event["purse"]}, language)
    elif kind == "table":
        facts |= _table_facts(event, language)
    elif kind == "hero":
        facts["traits"] = traits(event, language)
    elif kind == "objectives":
        facts["a"] = objective_a(event["a"], language)
        facts["b"] = say(f"tent-colour-{event['b']}", language)
    return kind, facts


def describe_case(answer: View, language: str) -> list[str]:
    """What `houseful score` says of a festival."""
    return describe_sheets("tent", answer, language)
