"""The table of Heroes of Oktoberfest: one game in progress, field by field.

A *customer* is 0–7: its colour (green, blue, red, yellow), plus 4 with braids instead of a hat.
A *pair* is two customers side by side, the left one in the lower three bits.
A *line* is one long side of a row of tables: up to eight customers of three bits each, the leftmost lowest.
Lines run from left to right as the first player sees them. Side 0 is the first player's, side 1 the second's.
A *set* of heroes or tables is a number whose bit n stands for card n.
"""

from houseful.core.compile.record import EVERYONE, NOBODY, OWNER, Record, grid, number, row
from houseful.core.compile.rule import rule

SEATS = 2
FOODS = 3
FOOD_CARDS = 42
FIRST_HAND = 4
TABLE_CARDS = 20
HERO_CARDS = 19
COIN_CARDS = 9
VICTORY_CARDS = 7
MARKET = 4
ROWS = 3
ROW_TABLES = 4
FESTIVAL = ROWS * ROW_TABLES
LONGEST_LINE = 2 * ROW_TABLES
COLOURS = 4

PRETZEL, BEER, SAUSAGE, COIN, ONE_COIN = 0, 1, 2, 3, 4
CARD_KINDS = 5
HAT, BRAIDS = 0, 1
DRAFT, ACTION, LAVISH, KITCHEN, PLACE, OVER, CHANGE = 0, 1, 2, 3, 4, 5, 6
GOING_ON, FOOD_GONE, FESTIVAL_FULL = 0, 1, 2
OVERLAPPING, SEPARATE = 0, 1
NO_CHANGE, CHANGE_TAKEN = 0, 1
NONE = -1


class TentTable(Record):
    """One game of Heroes of Oktoberfest in progress."""

    rng = number("u8", NOBODY, "state of the random generator")
    players = number("i1", EVERYONE, "how many play: two")
    series = number("i1", EVERYONE, "how the series of A cards are counted: OVERLAPPING or SEPARATE")
    pairs = number("i1", EVERYONE, "how the pairs of heroes are counted: OVERLAPPING or SEPARATE")
    change_rule = number("i1", EVERYONE, "whether somebody who overpays may take change: NO_CHANGE or CHANGE_TAKEN")
    first_wish = number("i1", EVERYONE, "the seat that the host named to start, or NONE")

    actor = number("i1", EVERYONE, "seat whose decision it is, NONE when the game is over")
    step = number("i1", EVERYONE, "what is decided: DRAFT, ACTION, LAVISH, KITCHEN, PLACE, CHANGE; or OVER")
    first = number("i1", EVERYONE, "the first player's seat")
    cause = number("i1", EVERYONE, "what brought the end: GOING_ON, FOOD_GONE or FESTIVAL_FULL")

    food = row("i1", FOOD_CARDS, NOBODY, "the food pile from the top; the part already drawn is history")
    food_drawn = number("i1", EVERYONE, "food cards drawn so far")
    spent = row("i1", FOODS, EVERYONE, "food out of the game, by kind")
    hand = grid("i1", (SEATS, FOODS), OWNER, "food cards in hand, by kind; how many there are is public")
    coins = row("i1", SEATS, EVERYONE, "coin cards in hand, but for those turned to one coin")
    change = row("i1", SEATS, EVERYONE, "coin cards in hand that were kept as change, turned to one coin")
    coin_pile = number("i1", EVERYONE, "coin cards in the pile")
    limit = row("i1", SEATS, EVERYONE, "cards that a hand is refilled to")

    heroes = row("i1", HERO_CARDS, NOBODY, "the hero pile from the top; the part already drawn is public")
    heroes_drawn = number("i1", EVERYONE, "heroes drawn so far")
    hero_market = row("i1", MARKET, EVERYONE, "heroes for hire, NONE where the pile ran out")
    hired = row("i4", SEATS, EVERYONE, "set of heroes of each player")
    gifts = grid("i1", (SEATS, FOODS), EVERYONE, "food that a player's heroes give every turn, by kind")
    jokers = row("i1", SEATS, EVERYONE, "food of any kind that a player's heroes give every turn")
    purse = row("i1", SEATS, EVERYONE, "coins that a player's heroes give every turn")

    tables = row("i1", TABLE_CARDS, NOBODY, "the table pile from the top; the part already drawn is public")
    tables_drawn = number("i1", EVERYONE, "tables drawn so far")
    table_market = row("i1", MARKET, EVERYONE, "tables waiting to be served, NONE where there is none")
    serving = number("i1", EVERYONE, "the table that has been paid for and waits for its place, or NONE")
    placed = number("i4", EVERYONE, "set of tables in the festival")
    in_row = row("i1", ROWS, EVERYONE, "tables in each row of the festival")
    line = grid("i4", (SEATS, ROWS), EVERYONE, "customers on each side of each row")
    victory = row("i1", SEATS, EVERYONE, "points on victory cards: one for each table served")

    a_customer = row("i1", SEATS, EVERYONE, "objective A: the customer that scores, NONE before the deal")
    a_series = row("i1", SEATS, EVERYONE, "objective A: the series that scores")
    b_colour = row("i1", SEATS, EVERYONE, "objective B: the colour whose runs score, NONE before the deal")


@rule
def other(seat: int) -> int:
    """The player across the table."""
    return 1 - seat


@rule
def side_of(table: TentTable, seat: int) -> int:
    """The side of the festival where a player sits."""
    return 0 if seat == table.first else 1


@rule
def customer_at(line: int, place: int) -> int:
    """The customer at a place of a line."""
    return (line >> (3 * place)) & 7


@rule
def colour_of(customer: int) -> int:
    """Green, blue, red or yellow."""
    return customer & 3


@rule
def headgear_of(customer: int) -> int:
    """HAT or BRAIDS."""
    return customer >> 2


@rule
def mirrored(pair: int) -> int:
    """A pair as the people across the table see it."""
    return (pair >> 3) | ((pair & 7) << 3)


@rule
def food_left(table: TentTable) -> int:
    """Cards in the food pile; the game ends when there are none."""
    return FOOD_CARDS - table.food_drawn


@rule
def food_in_hand(table: TentTable, seat: int) -> int:
    """How many food cards a player holds."""
    return table.hand[seat, PRETZEL] + table.hand[seat, BEER] + table.hand[seat, SAUSAGE]


@rule
def cards_in_hand(table: TentTable, seat: int) -> int:
    """Food and coin cards together, whichever face these show: what the hand limit counts."""
    return food_in_hand(table, seat) + table.coins[seat] + table.change[seat]


@rule
def tables_served(table: TentTable) -> int:
    """How many tables stand in the festival."""
    return table.in_row[0] + table.in_row[1] + table.in_row[2]


@rule
def is_last_turn(table: TentTable) -> bool:
    """Whether the end has come and one turn is still to be played (tent.end.last-turn)."""
    return table.cause != GOING_ON and table.step != OVER
