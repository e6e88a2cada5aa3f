"""The three actions of a turn: serve a table, hire a hero, go to the kitchen."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.festival import count_spots, first_free_spot, put_table
from houseful.games.oktoberfest.show.trace_codes import (
    DISCARDED,
    DRAFTED,
    HIRED,
    PASSED,
    PLACED,
    REWARDED,
    SERVED,
)
from houseful.games.oktoberfest.table import (
    COIN,
    FOODS,
    MARKET,
    NONE,
    PLACE,
    TentTable,
)
from houseful.games.oktoberfest.turns import (
    after_draft,
    draw_food,
    end_turn,
    join_team,
    refill_hand,
    refill_heroes,
    refill_table,
)


@rule
def draft(box: TentBox, table: TentTable, hero: int, trace: Row) -> None:
    """Take a first hero for nothing (tent.setup.draft)."""
    note(trace, DRAFTED, table.actor, hero, 0, 0)
    join_team(box, table, table.actor, hero)
    after_draft(box, table, trace)


@rule
def serve(box: TentBox, table: TentTable, place: int, payment: int, trace: Row) -> None:
    """Pay for a table of the market and take it (tent.serve.table, tent.serve.pay)."""
    seat = table.actor
    table.serving = table.table_market[place]
    table.table_market[place] = NONE
    note(trace, SERVED, seat, place, table.serving, payment)
    for kind in range(FOODS):
        table.hand[seat, kind] -= box.payment[payment, kind]
        table.spent[kind] += box.payment[payment, kind]
    table.coins[seat] -= box.payment[payment, COIN]
    table.coin_pile += box.payment[payment, COIN]
    table.step = PLACE
    if count_spots(box, table) == 1:
        place_table(box, table, first_free_spot(table), trace)


@rule
def place_table(box: TentBox, table: TentTable, spot: int, trace: Row) -> None:
    """Put the table into the festival, take the reward, refill hand and market (tent.serve.reward)."""
    seat = table.actor
    note(trace, PLACED, table.serving, spot // 4, spot // 2 % 2, spot % 2)
    put_table(box, table, spot)
    table.victory[seat] += 1
    coins = min(table.coin_pile, 1)
    table.coins[seat] += coins
    table.coin_pile -= coins
    note(trace, REWARDED, seat, table.victory[seat], coins, 0)
    refill_hand(table, seat, trace)
    for place in range(MARKET):
        if table.table_market[place] == NONE:
            refill_table(table, place, trace)
    end_turn(table, trace)


@rule
def coins_needed(box: TentBox, table: TentTable, seat: int, hero: int) -> int:
    """Coin cards that must be spent besides the heroes' own coins (tent.hire.cost)."""
    rest = max(box.cost[hero] - table.purse[seat], 0)
    return (rest + box.coin_worth - 1) // box.coin_worth


@rule
def coins_usable(box: TentBox, table: TentTable, seat: int, hero: int) -> int:
    """Coin cards that can be spent at most: as if the heroes had no coins (tent.serve.lavish)."""
    return min((box.cost[hero] + box.coin_worth - 1) // box.coin_worth, table.coins[seat])


@rule
def hire(box: TentBox, table: TentTable, hero: int, coins: int, trace: Row) -> None:
    """Spend coin cards, which go back to the pile; the hero joins (tent.hire.cost, tent.hire.back)."""
    seat = table.actor
    note(trace, HIRED, seat, hero, coins, 0)
    table.coins[seat] -= coins
    table.coin_pile += coins
    join_team(box, table, seat, hero)
    refill_hand(table, seat, trace)
    refill_heroes(table, trace)
    end_turn(table, trace)


@rule
def discard_and_draw(box: TentBox, table: TentTable, discard: int, trace: Row) -> None:
    """Throw away one to four cards and draw as many food cards (tent.kitchen.cards)."""
    seat = table.actor
    note(trace, DISCARDED, seat, discard, 0, 0)
    thrown = box.discard[discard, COIN]
    table.coins[seat] -= thrown
    table.coin_pile += thrown
    for kind in range(FOODS):
        cards = box.discard[discard, kind]
        table.hand[seat, kind] -= cards
        table.spent[kind] += cards
        thrown += cards
    draw_food(table, seat, thrown, trace)
    end_turn(table, trace)


@rule
def pass_turn(table: TentTable, trace: Row) -> None:
    """Somebody who can do nothing passes (tent.turn.pass)."""
    note(trace, PASSED, table.actor, 0, 0, 0)
    table.passed = 1
    end_turn(table, trace)
