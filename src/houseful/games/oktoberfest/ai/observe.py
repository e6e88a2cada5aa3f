"""Heroes of Oktoberfest as numbers for a neural net: what a seat may know, seen from that seat.

0        step (7), my turn, I am the first player, last turn, food pile, coin pile, tables placed, series, pairs, change
then     food out of the game (3), my food cards (3)
then     for me and my rival: food cards, coin cards, one-coin cards, limit, victory points, gifts (3), jokers, purse,
         A customer (8), A series alternating, B colour (4), heroes (19)
then     heroes for hire (19)
then     for each of four market tables and the one being placed: there, food (3), four customers
then     for each row, my side and the other, from my left: up to eight customers
last     for me and my rival: on turn, points for heroes, objective A, objective B, and the total of these with
         coins and victory points
A customer is: there, colour (4), braids.
"""

from houseful.core.compile.bits import lowest
from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.scoring import score_heroes, score_objective_a, score_objective_b
from houseful.games.oktoberfest.table import (
    COIN_CARDS,
    COLOURS,
    FESTIVAL,
    FOOD_CARDS,
    FOODS,
    HERO_CARDS,
    LONGEST_LINE,
    MARKET,
    NONE,
    ROWS,
    SEATS,
    TentTable,
    colour_of,
    customer_at,
    food_in_hand,
    food_left,
    headgear_of,
    is_last_turn,
    other,
    side_of,
    tables_served,
)

STEPS = 7
OPTIONS = 3
HEAD = STEPS + 6 + OPTIONS + 2 * FOODS
PLAYER = 5 + FOODS + 2 + 2 * COLOURS + 1 + COLOURS + HERO_CARDS
CUSTOMER = 2 + COLOURS
TABLE = 1 + FOODS + 4 * CUSTOMER
SIDES = ROWS * SEATS * LONGEST_LINE * CUSTOMER
STANDING = 5
AT_HIRE = HEAD + SEATS * PLAYER
AT_TABLES = AT_HIRE + HERO_CARDS
AT_FESTIVAL = AT_TABLES + (MARKET + 1) * TABLE
AT_STANDING = AT_FESTIVAL + SIDES
FEATURES = AT_STANDING + SEATS * STANDING


@rule
def observe(box: TentBox, table: TentTable, seat: int, features: Numbers) -> None:
    """Fill in the features, which come as zeros."""
    observe_people(table, seat, features)
    for place in range(MARKET + 1):
        observe_table(box, table_shown(table, place), features, AT_TABLES + TABLE * place)
    observe_festival(table, seat, features, AT_FESTIVAL)
    for after in range(SEATS):
        player = seat ^ after
        heroes = score_heroes(box, table.hired[player])
        first, second = score_objective_a(table, player), score_objective_b(box, table, player)
        observe_standing(box, table, player, heroes, first, second, features, AT_STANDING + STANDING * after)


@rule
def observe_people(table: TentTable, seat: int, features: Numbers) -> None:
    """Where the game stands, both players, and the heroes for hire: all that stands before the tables."""
    observe_head(table, seat, features)
    observe_player(table, seat, features, HEAD)
    observe_player(table, other(seat), features, HEAD + PLAYER)
    for place in range(MARKET):
        if table.hero_market[place] != NONE:
            features[AT_HIRE + table.hero_market[place]] = 1


@rule
def table_shown(table: TentTable, place: int) -> int:
    """The table card in a place: of the market, or behind them the one that is being placed."""
    return table.serving if place == MARKET else table.table_market[place]


@rule
def observe_head(table: TentTable, seat: int, features: Numbers) -> None:
    """Where the game stands, and my hand."""
    features[table.step] = 1
    features[STEPS] = 1 if table.actor == seat else 0
    features[STEPS + 1] = 1 if table.first == seat else 0
    features[STEPS + 2] = 1 if is_last_turn(table) else 0
    features[STEPS + 3] = food_left(table) / FOOD_CARDS
    features[STEPS + 4] = table.coin_pile / COIN_CARDS
    features[STEPS + 5] = tables_served(table) / FESTIVAL
    at = STEPS + 6
    features[at], features[at + 1], features[at + 2] = table.series, table.pairs, table.change_rule
    at += OPTIONS
    for kind in range(FOODS):
        features[at + kind] = table.spent[kind] / 14
        features[at + FOODS + kind] = table.hand[seat, kind] / 4


@rule
def observe_player(table: TentTable, player: int, features: Numbers, at: int) -> None:
    """What everybody knows of a player."""
    features[at] = food_in_hand(table, player) / 4
    features[at + 1] = table.coins[player] / 4
    features[at + 2] = table.change[player] / 4
    features[at + 3] = table.limit[player] / 4
    features[at + 4] = table.victory[player] / 6
    at += 5
    for kind in range(FOODS):
        features[at + kind] = table.gifts[player, kind] / 2
    features[at + FOODS] = table.jokers[player] / 2
    features[at + FOODS + 1] = table.purse[player] / 4
    at += FOODS + 2
    if table.a_customer[player] != NONE:
        features[at + table.a_customer[player]] = 1
        features[at + 2 * COLOURS] = table.a_series[player]
        features[at + 2 * COLOURS + 1 + table.b_colour[player]] = 1
    at += 3 * COLOURS + 1
    team = int(table.hired[player])
    while team:
        features[at + lowest(team)] = 1
        team &= team - 1


@rule
def observe_customer(customer: int, features: Numbers, at: int) -> None:
    """One customer."""
    features[at] = 1
    features[at + 1 + colour_of(customer)] = 1
    features[at + 1 + COLOURS] = headgear_of(customer)


@rule
def observe_table(box: TentBox, card: int, features: Numbers, at: int) -> None:
    """A table card with its front towards me."""
    if card == NONE:
        return
    features[at] = 1
    for kind in range(FOODS):
        features[at + 1 + kind] = box.need[card, kind] / 4
    at += 1 + FOODS
    for place in range(2):
        observe_customer(customer_at(box.front[card], place), features, at + CUSTOMER * place)
        observe_customer(customer_at(box.back[card], place), features, at + CUSTOMER * (2 + place))


@rule
def observe_festival(table: TentTable, seat: int, features: Numbers, at: int) -> None:
    """All customers in the festival, my side of each row before the other, from my left to my right."""
    my_side = side_of(table, seat)
    for row in range(ROWS):
        seated = 2 * table.in_row[row]
        for across in range(SEATS):
            line = int(table.line[my_side ^ across, row])
            for place in range(seated):
                seen = place if my_side == 0 else seated - 1 - place
                observe_customer(customer_at(line, seen), features, at + CUSTOMER * place)
            at += CUSTOMER * LONGEST_LINE


@rule
def observe_standing(
    box: TentBox, table: TentTable, player: int, heroes: int, first: int, second: int, features: Numbers, at: int
) -> None:
    """Whose turn it is, and how a player stands; what heroes add to other lines is left out."""
    features[at] = 1 if table.actor == player else 0
    features[at + 1] = heroes / 20
    features[at + 2] = first / 20
    features[at + 3] = second / 20
    total = heroes + first + second + table.victory[player] + box.coin_points * table.coins[player]
    features[at + 4] = total / 40
