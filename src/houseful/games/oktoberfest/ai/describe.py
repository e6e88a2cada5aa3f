"""What a move of Heroes of Oktoberfest does, as numbers for a neural net.

0        what the evaluation gives the move
then     on the spot where the table being placed goes (for a table of the market its best): what that adds to my side
         and to my rival's; cards spent: food, coin cards, one-coin cards; points printed on a hero
"""

from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import noinline, rule
from houseful.games.oktoberfest.ai.evaluate import evaluate_move, value_of_placement
from houseful.games.oktoberfest.ai.row_value import row_value
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.card_sets import PAYMENTS
from houseful.games.oktoberfest.coins import WAYS_TO_HIRE
from houseful.games.oktoberfest.festival import ends_free, put_table
from houseful.games.oktoberfest.move_numbers import GO_TO_KITCHEN, HIRE, PLACE_AT, TAKE_CHANGE
from houseful.games.oktoberfest.table import COIN, FOODS, ONE_COIN, ROWS, TentTable, other

DESCRIBED = 7
MINE, THEIRS, FOOD_SPENT, COINS_SPENT, CHANGE_SPENT, PRINTED = range(1, DESCRIBED)


@noinline
def describe_move(box: TentBox, table: TentTable, move: int, numbers: Numbers) -> None:
    """Fill in what a legal move does; the numbers come as zeros."""
    numbers[0] = evaluate_move(box, table, move, 1)
    if move < HIRE:
        payment = move % PAYMENTS
        for kind in range(FOODS):
            numbers[FOOD_SPENT] += box.payment[payment, kind]
        numbers[COINS_SPENT] = float(box.payment[payment, COIN])
        numbers[CHANGE_SPENT] = float(box.payment[payment, ONE_COIN])
        waiting = table.serving
        table.serving = table.table_market[move // PAYMENTS]
        describe_best_spot(box, table, numbers)
        table.serving = waiting
    elif move < GO_TO_KITCHEN:
        numbers[PRINTED] = float(box.points[(move - HIRE) // WAYS_TO_HIRE])
        numbers[COINS_SPENT] = float((move - HIRE) % WAYS_TO_HIRE)
    elif PLACE_AT <= move < TAKE_CHANGE:
        describe_spot(box, table, move - PLACE_AT, numbers)


@rule
def describe_best_spot(box: TentBox, table: TentTable, numbers: Numbers) -> None:
    """What the table being served adds where the evaluation would place it."""
    best, highest = -1, -1e9
    for row in range(ROWS):
        ends = ends_free(table, row)
        for way in range(4 - 2 * ends if ends < 2 else 0, 4):
            points = value_of_placement(box, table, 4 * row + way)
            if points > highest:
                best, highest = 4 * row + way, points
    if best >= 0:
        describe_spot(box, table, best, numbers)


@rule
def describe_spot(box: TentBox, table: TentTable, spot: int, numbers: Numbers) -> None:
    """What a spot adds to my side of a row and to the other; undone afterwards."""
    seat, row = table.actor, spot // 4
    card, placed = table.serving, table.placed
    near, far = table.line[0, row], table.line[1, row]
    numbers[MINE] = -row_value(box, table, seat, row)
    numbers[THEIRS] = -row_value(box, table, other(seat), row)
    put_table(box, table, spot)
    numbers[MINE] += row_value(box, table, seat, row)
    numbers[THEIRS] += row_value(box, table, other(seat), row)
    table.serving = card
    table.placed = placed
    table.in_row[row] -= 1
    table.line[0, row] = near
    table.line[1, row] = far
