"""What a seat may know of a table of Heroes of Oktoberfest, built up from nothing.

Everyone sees the festival from their own side: `near` is their own, and left is their left. Spectators sit
with the first player.
"""

from typing import Any

from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.oktoberfest import scoring
from houseful.games.oktoberfest.box import (
    COLOUR_NAMES,
    CUSTOMERS,
    FOOD_NAMES,
    HEADGEAR_NAMES,
    POWERS,
    SERIES,
    TentBox,
)
from houseful.games.oktoberfest.show.notation import pair_name, table_name
from houseful.games.oktoberfest.show.score_sources import lines_of, where
from houseful.games.oktoberfest.table import (
    FESTIVAL,
    FOOD_CARDS,
    FOODS,
    GOING_ON,
    HERO_CARDS,
    NONE,
    OVER,
    ROW_TABLES,
    ROWS,
    SEATS,
    TABLE_CARDS,
    TentTable,
)

STEPS = ("draft", "action", "more", "kitchen", "place", "over")
COUNTINGS = ("overlapping", "separate")
CAUSES = (None, "food", "festival")


def private(_pack: Pack, _box: TentBox, table: TentTable, seat: int | None) -> dict[str, Any]:
    """The festival from a seat's own side, and its hand; None is a spectator."""
    me = table.first if seat is None else seat
    return {
        "festival": view_festival(table, me),
        "hand": None if seat is None else view_hand(table, seat),
    }


def public(pack: Pack, box: TentBox, table: TentTable, sheet: Rows) -> dict[str, Any]:
    """What everybody may know."""
    serving = table.serving
    return {
        "options": {"series": COUNTINGS[table.series]},
        "runs": {str(length): points for length, points in enumerate(box.runs) if points},
        "step": STEPS[table.step],
        "first": table.first,
        "last_turn": table.cause != GOING_ON and table.step != OVER,
        "cause": CAUSES[table.cause],
        "food_pile": FOOD_CARDS - table.food_drawn,
        "spent": food_of(table.spent),
        "coin_pile": table.coin_pile,
        "table_pile": TABLE_CARDS - table.tables_drawn,
        "hero_pile": HERO_CARDS - table.heroes_drawn,
        "tables": [view_table(box, card) for card in table.table_market],
        "heroes": [view_hero(pack, box, hero) for hero in table.hero_market],
        "serving": view_table(box, serving),
        "tables_left": FESTIVAL - sum(table.in_row),
        "notation": [row["tables"] for row in view_festival(table, table.first)],
        "seats": view_seats(pack, box, table, sheet),
    }


def food_of(counts: Any) -> dict[str, int]:
    """Food by kind."""
    return {name: counts[kind] for kind, name in enumerate(FOOD_NAMES)}


def view_hand(table: TentTable, seat: int) -> dict[str, int]:
    """A player's own cards by kind."""
    return {**food_of([table.hand[seat, kind] for kind in range(FOODS)]), "coin": table.coins[seat]}


def view_table(box: TentBox, card: int) -> dict[str, Any] | None:
    """A table card with its front towards whoever looks at it; None where there is none."""
    if card == NONE:
        return None
    return {
        "table": table_name(box.front[card], box.back[card]),
        "near": pair_name(box.front[card]).split(),
        "far": pair_name(box.back[card]).split(),
        "food": food_of([box.need[card, kind] for kind in range(FOODS)]),
    }


def view_hero(pack: Pack, box: TentBox, hero: int) -> dict[str, Any] | None:
    """A hero card; None where there is none."""
    if hero == NONE:
        return None
    gifts = {
        **food_of([box.gift[hero, k] for k in range(FOODS)]),
        "joker": box.joker[hero],
        "coins": box.purse[hero],
    }
    return {
        "hero": pack.names.shown[hero],
        "id": pack.names.typed[hero],
        "cost": box.cost[hero],
        "points": box.points[hero],
        "gift": {name: amount for name, amount in gifts.items() if amount},
        "power": POWERS[box.power[hero]],
    }


def view_festival(table: TentTable, me: int) -> list[dict[str, Any]]:
    """The rows from a player's own side."""
    near, far = lines_of(table, me), lines_of(table, 1 - me)
    return [view_row(table, me, row, near[row][1], far[row][1]) for row in range(ROWS)]


def view_row(table: TentTable, me: int, row: int, near: list[int], far: list[int]) -> dict[str, Any]:
    """A row of the festival, from a player's own side and from left to right."""
    if me != table.first:
        near, far = near[::-1], far[::-1]
    sides = [[CUSTOMERS[customer] for customer in side] for side in (near, far)]
    tables = [
        " / ".join(" ".join(side[left : left + 2]) for side in sides) for left in range(0, 2 * table.in_row[row], 2)
    ]
    free = ROW_TABLES - table.in_row[row]
    return {"row": row + 1, "tables": tables, "near": sides[0], "far": sides[1], "free": free}


def view_seats(pack: Pack, box: TentBox, table: TentTable, sheet: Rows) -> list[dict[str, Any]]:
    """What everybody knows of each player, with what earns each line so far."""
    earned = where(pack, box, table)
    return [
        {
            "seat": seat,
            "food_cards": sum(table.hand[seat, kind] for kind in range(FOODS)),
            "coin_cards": table.coins[seat],
            "limit": table.limit[seat],
            "heroes": [view_hero(pack, box, h) for h in range(HERO_CARDS) if table.hired[seat] >> h & 1],
            "gifts": {
                **food_of([table.gifts[seat, kind] for kind in range(FOODS)]),
                "joker": table.jokers[seat],
                "coins": table.purse[seat],
            },
            "victory": table.victory[seat],
            **view_objectives(table, seat),
            "score": dict(zip(scoring.LINES, sheet[seat], strict=False)),
            "earned": earned[seat],
        }
        for seat in range(SEATS)
    ]


def view_objectives(table: TentTable, seat: int) -> dict[str, str | None]:
    """A player's two objectives, which lie open; None before they are dealt."""
    if table.a_customer[seat] == NONE:
        return {"objective_a": None, "objective_b": None}
    return {
        "objective_a": objective_a_name(table.a_customer[seat], table.a_series[seat]),
        "objective_b": COLOUR_NAMES[table.b_colour[seat]],
    }


def objective_a_name(customer: int, series: int) -> str:
    """`green braids alternating`."""
    return f"{COLOUR_NAMES[customer & 3]} {HEADGEAR_NAMES[customer >> 2]} {SERIES[series]}"
