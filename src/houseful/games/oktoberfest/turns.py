"""The course of a game: setting up, the draft, refilling, whose turn it is, the end."""

from houseful.core.compile.record import Row
from houseful.core.compile.rng import random_below, seed_rng, shuffle
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.oktoberfest.box import LARGER_HAND, TentBox
from houseful.games.oktoberfest.show.trace_codes import (
    DEALT,
    DREW,
    GAME_OVER,
    HERO_CAME,
    LAID_OUT,
    LAST_TURN,
    OBJECTIVES,
    TABLE_CAME,
    TO_REFILL,
)
from houseful.games.oktoberfest.table import (
    ACTION,
    BEER,
    COIN_CARDS,
    COLOURS,
    DRAFT,
    FESTIVAL,
    FESTIVAL_FULL,
    FIRST_HAND,
    FOOD_CARDS,
    FOOD_GONE,
    FOODS,
    GOING_ON,
    HERO_CARDS,
    MARKET,
    NONE,
    OVER,
    PRETZEL,
    SAUSAGE,
    SEATS,
    TABLE_CARDS,
    TentTable,
    cards_in_hand,
    colour_of,
    food_left,
    other,
    tables_served,
)


@rule
def deal(box: TentBox, table: TentTable, seed: int) -> None:
    """Shuffle the piles and lay out four heroes; the rest is dealt after the draft (tent.setup.heroes)."""
    seed_rng(table, seed)
    top = 0
    for kind in range(FOODS):
        for _ in range(box.food[kind]):
            table.food[top] = kind
            top += 1
    shuffle(table, table.food, 0, FOOD_CARDS)
    for card in range(TABLE_CARDS):
        table.tables[card] = card
    shuffle(table, table.tables, 0, TABLE_CARDS)
    for hero in range(HERO_CARDS):
        table.heroes[hero] = hero
    shuffle(table, table.heroes, 0, box.top_heroes)
    shuffle(table, table.heroes, box.top_heroes, HERO_CARDS)
    for place in range(MARKET):
        table.hero_market[place] = table.heroes[place]
        table.table_market[place] = NONE
    table.heroes_drawn = MARKET
    table.coin_pile = COIN_CARDS
    table.serving = NONE
    for seat in range(SEATS):
        table.limit[seat] = FIRST_HAND
        table.a_customer[seat] = NONE
        table.b_colour[seat] = NONE
    table.first = random_below(table, SEATS)
    if table.first_wish != NONE:
        table.first = table.first_wish
    table.step = DRAFT
    table.actor = other(table.first)


@rule
def join_team(box: TentBox, table: TentTable, seat: int, hero: int) -> None:
    """A hero works for a player from now on: gifts, coins and a larger hand at once (tent.hero.helmut)."""
    table.hired[seat] |= 1 << hero
    for kind in range(FOODS):
        table.gifts[seat, kind] += box.gift[hero, kind]
    table.jokers[seat] += box.joker[hero]
    table.purse[seat] += box.purse[hero]
    if box.power[hero] == LARGER_HAND:
        table.limit[seat] += 1
    for place in range(MARKET):
        if table.hero_market[place] == hero:
            table.hero_market[place] = NONE


@rule
def after_draft(box: TentBox, table: TentTable, trace: Row) -> None:
    """After the second player the first one picks; then everything else is laid out (tent.setup.draft)."""
    if table.actor != table.first:
        table.actor = table.first
        return
    note(trace, LAID_OUT, table.first, 0, 0, 0)
    refill_heroes(table, 1, trace)
    for turn in range(SEATS):
        seat = table.first if turn == 0 else other(table.first)
        draw_food(table, seat, FIRST_HAND, DEALT, trace)
    deal_objectives(box, table, trace)
    for place in range(MARKET):
        refill_table(table, place, 1, trace)
    table.step = ACTION


@rule
def deal_objectives(box: TentBox, table: TentTable, trace: Row) -> None:
    """One A and one B card each, never both of one colour (tent.setup.objectives)."""
    for turn in range(SEATS):
        seat = table.first if turn == 0 else other(table.first)
        rival = other(seat)
        customer = random_below(table, 2 * COLOURS)
        while customer == table.a_customer[rival]:
            customer = random_below(table, 2 * COLOURS)
        table.a_customer[seat] = customer
        table.a_series[seat] = box.a_series[customer]
    for turn in range(SEATS):
        seat = table.first if turn == 0 else other(table.first)
        rival = other(seat)
        colour = random_below(table, COLOURS)
        while colour == table.b_colour[rival] or colour == colour_of(table.a_customer[seat]):
            colour = random_below(table, COLOURS)
        table.b_colour[seat] = colour
        note(trace, OBJECTIVES, seat, table.a_customer[seat], table.a_series[seat], colour)


@rule
def draw_food(table: TentTable, seat: int, wanted: int, why: int, trace: Row) -> None:
    """Draw food cards while the pile lasts; an empty pile gives nothing (tent.end.food)."""
    drawn = min(wanted, food_left(table))
    before_pretzels, before_beers = table.hand[seat, PRETZEL], table.hand[seat, BEER]
    before_sausages = table.hand[seat, SAUSAGE]
    for _ in range(drawn):
        table.hand[seat, table.food[table.food_drawn]] += 1
        table.food_drawn += 1
    if wanted > 0:
        pretzels, beers = table.hand[seat, PRETZEL] - before_pretzels, table.hand[seat, BEER] - before_beers
        sausages = table.hand[seat, SAUSAGE] - before_sausages
        note(trace, DREW, seat + 2 * why + 8 * wanted, pretzels, beers, sausages)


@rule
def refill_hand(table: TentTable, seat: int, trace: Row) -> None:
    """Back to four cards with food, or five with Helmut (tent.hand.refill)."""
    draw_food(table, seat, table.limit[seat] - cards_in_hand(table, seat), TO_REFILL, trace)


@rule
def refill_table(table: TentTable, place: int, setting_up: int, trace: Row) -> None:
    """The next table comes to an empty place; the pile outlasts the festival (tent.turn.markets)."""
    table.table_market[place] = table.tables[table.tables_drawn]
    table.tables_drawn += 1
    note(trace, TABLE_CAME, place, table.table_market[place], setting_up, 0)


@rule
def refill_heroes(table: TentTable, setting_up: int, trace: Row) -> None:
    """The next heroes come to the empty places of the market, while there are any (tent.turn.markets)."""
    for place in range(MARKET):
        if table.hero_market[place] == NONE and table.heroes_drawn < HERO_CARDS:
            table.hero_market[place] = table.heroes[table.heroes_drawn]
            table.heroes_drawn += 1
            note(trace, HERO_CAME, place, table.hero_market[place], setting_up, 0)


@rule
def end_turn(table: TentTable, trace: Row) -> None:
    """The other player's turn, or the end; after the first player there is one more (tent.end.last-turn)."""
    already_ending = table.cause != GOING_ON
    if not already_ending:
        if tables_served(table) == FESTIVAL:
            table.cause = FESTIVAL_FULL
        elif food_left(table) == 0:
            table.cause = FOOD_GONE
    table.step = ACTION
    if table.cause == GOING_ON:
        table.actor = other(table.actor)
    elif already_ending or table.actor != table.first:
        table.actor = NONE
        table.step = OVER
        note(trace, GAME_OVER, table.cause, 1 if already_ending else 0, 0, 0)
    else:
        table.actor = other(table.actor)
        note(trace, LAST_TURN, table.actor, table.cause, 0, 0)
