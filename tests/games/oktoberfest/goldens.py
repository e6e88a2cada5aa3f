"""The golden games of Heroes of Oktoberfest."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from houseful.core.table import Table
from houseful.core.testing.golden import Golden

Events = list[dict[str, Any]]
Condition = Callable[[Table, Events], bool]


def happened(*wanted: str) -> Condition:
    """All of these kinds of events."""
    return lambda table, events: set(wanted) <= {event["kind"] for event in events}


def ended(cause: str, by_first: bool) -> Condition:
    """Ended by this cause, brought about by the first player or by the second."""

    def condition(table: Table, events: Events) -> bool:
        last_turn = any(event["kind"] == "last-turn" for event in events)
        return table.view(None)["cause"] == cause and last_turn == by_first

    return condition


def even(table: Table) -> bool:
    first, second = table.scores()
    return first.total == second.total


def served(table: Table) -> bool:
    """Whether both have served the same number of tables."""
    first, second = table.view(None)["seats"]
    return bool(first["victory"] == second["victory"])


def one_winner(table: Table) -> bool:
    return len(table.winners()) == 1


def decided_by_victory_cards(table: Table, events: Events) -> bool:
    return even(table) and not served(table) and one_winner(table)


def decided_by_heroes(table: Table, events: Events) -> bool:
    return even(table) and served(table) and one_winner(table)


def shared(table: Table, events: Events) -> bool:
    return len(table.winners()) == 2


def heroes_ran_out(table: Table, events: Events) -> bool:
    return None in table.view(None)["heroes"]


def pile_ran_out_in_mid_draw(table: Table, events: Events) -> bool:
    """Somebody in the kitchen drew fewer cards than were thrown away, though some."""
    return any(
        before["kind"] == "discard" and after["kind"] == "draw" and after["count"] < sum(before["cards"].values())
        for before, after in pairwise(events)
    )


def heroes_alone(table: Table, events: Events) -> bool:
    """Only somebody who serves with heroes alone can throw a coin card away for it."""
    return any(event["kind"] == "serve" and event["cards"]["coin"] for event in events)


def hiring(table: Table, luck: random.Random) -> str:
    """Hires whenever possible, else serves, else throws one food card away: many heroes, a long game."""
    moves = [move for move in table.legal() if "coin" not in move or "hire" in move]
    for word in ("hire", "serve", "row", "discard 1", "kitchen"):
        liked = [move for move in moves if move.startswith(word)]
        if liked:
            return min(luck.sample(liked, len(liked)), key=len)
    return luck.choice(table.legal())


KINDS = [
    Golden("end-by-food-first-player", 2, ended("food", by_first=True)),
    Golden("end-by-food-second-player", 2, ended("food", by_first=False)),
    Golden("end-by-tables-first-player", 2, ended("festival", by_first=True)),
    Golden("end-by-tables-second-player", 2, ended("festival", by_first=False)),
    Golden("tie-decided-by-victory-cards", 2, decided_by_victory_cards),
    Golden("tie-decided-by-heroes", 2, decided_by_heroes),
    Golden("shared-win", 2, shared),
    Golden("last-turn-passed", 2, happened("pass")),
    Golden("food-runs-out-in-mid-draw", 2, pile_ran_out_in_mid_draw),
    Golden("heroes-run-out", 2, heroes_ran_out, choose=hiring),
    Golden("heroes-serve-alone", 2, heroes_alone),
    Golden("every-action", 2, happened("serve", "hire", "kitchen", "more")),
    Golden("series-separate", 2, options={"series": "separate"}),
    Golden("first-named", 2, options={"first": 1}),
]
