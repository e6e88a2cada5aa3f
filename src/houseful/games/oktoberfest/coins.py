"""Paying for a hero: coins of heroes, coin cards, and cards turned to one coin that were kept as change.

*Enough* is a payment without a card too many: coin cards alone, or a mix with one-coin cards that pays exactly what
the heroes' coins leave open. A *lavish* one leaves coins of heroes unused.
"""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.table import CHANGE_TAKEN, TentTable

MOST_COIN_CARDS = 4  # spent on one hero
MOST_CHANGE = 5  # as many as a hand holds
WAYS_TO_HIRE = MOST_COIN_CARDS + 1
MIXED_WAYS = WAYS_TO_HIRE * MOST_CHANGE


@rule
def price_left(box: TentBox, table: TentTable, seat: int, hero: int) -> int:
    """Coins that cards must pay once the heroes' own coins are spent (tent.hire.cost)."""
    return max(box.cost[hero] - table.purse[seat], 0)


@rule
def coins_needed(box: TentBox, table: TentTable, seat: int, hero: int) -> int:
    """Coin cards that must be spent besides the heroes' own coins, if nothing else is (tent.hire.cost)."""
    return (price_left(box, table, seat, hero) + box.coin_worth - 1) // box.coin_worth


@rule
def coins_usable(box: TentBox, table: TentTable, seat: int, hero: int) -> int:
    """Coin cards that can be spent at most: as if the heroes had no coins (tent.serve.lavish)."""
    return min((box.cost[hero] + box.coin_worth - 1) // box.coin_worth, table.coins[seat])


@rule
def coins_overpaid(box: TentBox, table: TentTable, seat: int, hero: int, coins: int) -> int:
    """Coins by which coin cards pay too much (tent.hire.cost)."""
    if coins == 0:
        return 0
    if coins == coins_needed(box, table, seat, hero):
        return box.coin_worth * coins - price_left(box, table, seat, hero)
    return max(box.coin_worth * coins - box.cost[hero], 0)


@rule
def is_change_due(box: TentBox, table: TentTable, seat: int, hero: int, coins: int, change: int) -> bool:
    """Whether a coin card may be kept, turned to one coin: it paid one coin too much (tent.hire.change)."""
    if table.change_rule != CHANGE_TAKEN or change > 0:
        return False
    return coins_overpaid(box, table, seat, hero, coins) == 1


@rule
def write_hires(
    box: TentBox, table: TentTable, seat: int, hero: int, alone: int, mixed: int, moves: Row, found: int
) -> int:
    """Write every payment for a hero without a card too many; return how many moves are written now."""
    fewest = coins_needed(box, table, seat, hero)
    if fewest <= table.coins[seat]:
        moves[found] = alone + fewest
        found += 1
    price = price_left(box, table, seat, hero)
    return write_mixes(box, table, seat, price, price, mixed, moves, found)


@rule
def write_lavish_hires(
    box: TentBox, table: TentTable, seat: int, hero: int, alone: int, mixed: int, moves: Row, found: int
) -> int:
    """Write every payment for a hero that leaves coins of heroes unused (tent.serve.lavish)."""
    fewest = coins_needed(box, table, seat, hero) + 1
    for coins in range(fewest, coins_usable(box, table, seat, hero) + 1):
        moves[found] = alone + coins
        found += 1
    price = price_left(box, table, seat, hero)
    return write_mixes(box, table, seat, price + 1, int(box.cost[hero]), mixed, moves, found)


@rule
def write_mixes(
    box: TentBox, table: TentTable, seat: int, least: int, most: int, start: int, moves: Row, found: int
) -> int:
    """Write every payment with one-coin cards that is worth between so many coins and so many (tent.hire.change)."""
    for coins in range(min(int(table.coins[seat]), MOST_COIN_CARDS) + 1):
        for change in range(1, table.change[seat] + 1):
            if least <= box.coin_worth * coins + change <= most:
                moves[found] = start + MOST_CHANGE * coins + change - 1
                found += 1
    return found


@rule
def can_hire(box: TentBox, table: TentTable, seat: int, hero: int) -> bool:
    """Whether a player can pay for a hero (tent.hire.cost)."""
    price = price_left(box, table, seat, hero)
    for change in range(table.change[seat] + 1):
        coins = (max(price - change, 0) + box.coin_worth - 1) // box.coin_worth
        if coins <= table.coins[seat] and (change == 0 or box.coin_worth * coins + change == price):
            return True
    return False


@rule
def can_hire_lavishly(box: TentBox, table: TentTable, seat: int, hero: int) -> bool:
    """Whether a hero can be had with coins of heroes left unused (tent.serve.lavish)."""
    if coins_needed(box, table, seat, hero) < coins_usable(box, table, seat, hero):
        return True
    price = price_left(box, table, seat, hero)
    for coins in range(min(int(table.coins[seat]), MOST_COIN_CARDS) + 1):
        for change in range(1, table.change[seat] + 1):
            if price < box.coin_worth * coins + change <= box.cost[hero]:
                return True
    return False
