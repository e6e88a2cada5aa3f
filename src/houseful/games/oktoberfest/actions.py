"""The three actions of a turn: serve a table, hire a hero, go to the kitchen."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.coins import coins_overpaid, is_change_due
from houseful.games.oktoberfest.festival import count_spots, first_free_spot, put_table
from houseful.games.oktoberfest.payment import makes_room
from houseful.games.oktoberfest.show.trace_codes import (
    DISCARDED,
    DRAFTED,
    HIRED,
    IN_KITCHEN,
    NO_HERO_CAME,
    PASSED,
    PLACED,
    REWARDED,
    SERVED,
    TOOK_CHANGE,
)
from houseful.games.oktoberfest.table import (
    CHANGE,
    COIN,
    FOODS,
    HERO_CARDS,
    MARKET,
    NONE,
    ONE_COIN,
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
    room = 1 if makes_room(box, table, seat, table.serving, payment) else 0
    note(trace, SERVED, seat + 2 * room, place, table.serving, payment)
    table.table_market[place] = NONE
    for kind in range(FOODS):
        table.hand[seat, kind] -= box.payment[payment, kind]
        table.spent[kind] += box.payment[payment, kind]
    return_coins(table, seat, int(box.payment[payment, COIN]), int(box.payment[payment, ONE_COIN]))
    table.step = PLACE
    if count_spots(box, table) == 1:
        place_table(box, table, first_free_spot(table), 1, trace)


@rule
def return_coins(table: TentTable, seat: int, coins: int, change: int) -> None:
    """Coin cards go back to the pile, whichever face they showed (tent.hire.back)."""
    table.coins[seat] -= coins
    table.change[seat] -= change
    table.coin_pile += coins + change


@rule
def place_table(box: TentBox, table: TentTable, spot: int, forced: int, trace: Row) -> None:
    """Put the table into the festival, take the reward, refill hand and market (tent.serve.reward)."""
    seat = table.actor
    note(trace, PLACED, table.serving, spot // 4, spot // 2 % 2, spot % 2 + 2 * forced)
    put_table(box, table, spot)
    table.victory[seat] += 1
    coins = min(table.coin_pile, 1)
    table.coins[seat] += coins
    table.coin_pile -= coins
    note(trace, REWARDED, seat, table.victory[seat], coins, 0)
    refill_hand(table, seat, trace)
    for place in range(MARKET):
        if table.table_market[place] == NONE:
            refill_table(table, place, 0, trace)
    end_turn(table, trace)


@rule
def hire(box: TentBox, table: TentTable, hero: int, coins: int, change: int, trace: Row) -> None:
    """Spend coin cards, which go back to the pile; the hero joins (tent.hire.cost, tent.hire.back)."""
    seat = table.actor
    over = coins_overpaid(box, table, seat, hero, coins)
    due = is_change_due(box, table, seat, hero, coins, change)
    note(trace, HIRED, seat + (2 if due else 0), hero, coins + 8 * change, over)
    return_coins(table, seat, coins, change)
    join_team(box, table, seat, hero)
    if due:
        table.step = CHANGE
    else:
        finish_hire(table, trace)


@rule
def settle_change(table: TentTable, taken: int, trace: Row) -> None:
    """Keep a coin card of those just spent, turned to one coin, or leave it in the pile (tent.hire.change)."""
    note(trace, TOOK_CHANGE, table.actor, taken, 0, 0)
    table.change[table.actor] += taken
    table.coin_pile -= taken
    finish_hire(table, trace)


@rule
def finish_hire(table: TentTable, trace: Row) -> None:
    """Refill hand and market (tent.hand.refill, tent.turn.markets)."""
    refill_hand(table, table.actor, trace)
    if table.heroes_drawn == HERO_CARDS:
        note(trace, NO_HERO_CAME, 0, 0, 0, 0)
    refill_heroes(table, 0, trace)
    end_turn(table, trace)


@rule
def discard_and_draw(box: TentBox, table: TentTable, discard: int, trace: Row) -> None:
    """Throw away one to four cards and draw as many food cards (tent.kitchen.cards)."""
    seat = table.actor
    note(trace, DISCARDED, seat, discard, 0, 0)
    coins, change = int(box.discard[discard, COIN]), int(box.discard[discard, ONE_COIN])
    return_coins(table, seat, coins, change)
    thrown = coins + change
    for kind in range(FOODS):
        cards = box.discard[discard, kind]
        table.hand[seat, kind] -= cards
        table.spent[kind] += cards
        thrown += cards
    draw_food(table, seat, thrown, IN_KITCHEN, trace)
    end_turn(table, trace)


@rule
def pass_turn(table: TentTable, forced: int, trace: Row) -> None:
    """Somebody who can do nothing passes; the very last turn may be declined (tent.turn.pass)."""
    note(trace, PASSED, table.actor, forced, 0, 0)
    end_turn(table, trace)
