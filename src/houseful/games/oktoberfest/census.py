"""A count of all cards, which no move may change."""

from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.table import (
    FOOD_CARDS,
    FOODS,
    HERO_CARDS,
    NONE,
    SEATS,
    TABLE_CARDS,
    TentTable,
)


def census(_box: TentBox, table: TentTable) -> tuple[tuple[int, ...], ...]:
    """Food by kind, tables, heroes and coin cards, wherever they are: the same at any time of a game."""
    pile = [table.food[top] for top in range(table.food_drawn, FOOD_CARDS)]
    food = tuple(
        pile.count(kind) + table.spent[kind] + sum(table.hand[seat, kind] for seat in range(SEATS))
        for kind in range(FOODS)
    )
    tables = [table.tables[top] for top in range(table.tables_drawn, TABLE_CARDS)]
    tables += [card for card in (*table.table_market, table.serving) if card != NONE]
    placed, hired = table.placed, list(table.hired)
    tables += [card for card in range(TABLE_CARDS) if placed >> card & 1]
    heroes = [table.heroes[top] for top in range(table.heroes_drawn, HERO_CARDS)]
    heroes += [hero for hero in table.hero_market if hero != NONE]
    heroes += [hero for hero in range(HERO_CARDS) for team in hired if team >> hero & 1]
    coins = table.coin_pile + sum(table.coins) + sum(table.change)
    served = sum(table.victory) - sum(table.in_row)
    return food, tuple(sorted(tables)), tuple(sorted(heroes)), (coins, served)
