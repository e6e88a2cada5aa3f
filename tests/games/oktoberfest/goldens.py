"""The golden games of Heroes of Oktoberfest."""

import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from houseful.core.table import Table
from houseful.core.testing.golden import Golden
from houseful.games.oktoberfest import GAME

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


def passed_by_choice(table: Table, events: Events) -> bool:
    """The last turn was declined by somebody who could have done something: the spectator's events do not say so."""
    before = table.at_ply(table.ply - 1)
    return table.last_move == "pass" and len(before.legal()) > 1


def points_given(table: Table, events: Events) -> bool:
    """Both have heroes with points as a gift, or one has two of them."""
    givers = [hero for seat in table.view(None)["seats"] for hero in seat["heroes"] if hero["gift"].get("points")]
    return len(givers) > 0


def change_taken_and_spent(table: Table, events: Events) -> bool:
    """Change was taken, declined, and paid for a hero later."""
    kept = {event["reason"] for event in events if event["kind"] == "change"}
    return kept == {"taken", "declined"} and any(event["kind"] == "hire" and event["change"] for event in events)


CHEAP = GAME.read_pack(re.sub(r"^cost = \d", "cost = 2", GAME.standard.text, flags=re.M))

KINDS = [
    Golden("end-by-food-first-player", 2, ended("food", by_first=True)),
    Golden("end-by-food-second-player", 2, ended("food", by_first=False)),
    Golden("end-by-tables-first-player", 2, ended("festival", by_first=True)),
    Golden("end-by-tables-second-player", 2, ended("festival", by_first=False)),
    Golden("tie-decided-by-victory-cards", 2, decided_by_victory_cards),
    Golden("tie-decided-by-heroes", 2, decided_by_heroes),
    Golden("shared-win", 2, shared),
    Golden("last-turn-passed", 2, happened("pass")),
    Golden("last-turn-declined", 2, passed_by_choice),
    Golden("points-as-a-gift", 2, points_given, choose=hiring),
    Golden("change-taken", 2, change_taken_and_spent, choose=hiring, options={"change": "taken"}),
    Golden("food-runs-out-in-mid-draw", 2, pile_ran_out_in_mid_draw),
    Golden("heroes-run-out", 2, heroes_ran_out, choose=hiring, pack=CHEAP),
    Golden("heroes-serve-alone", 2, heroes_alone),
    Golden("every-action", 2, happened("serve", "hire", "kitchen", "more")),
    Golden("series-separate", 2, options={"series": "separate"}),
    Golden("pairs-separate", 2, options={"pairs": "separate"}),
    Golden("first-named", 2, options={"first": 1}),
]
