"""Estimated points of a move: serving a table, placing it, hiring a hero, discarding in the kitchen."""

from houseful.core.compile.rule import noinline, rule
from houseful.core.evaluation import Evaluation, Rounds
from houseful.games.oktoberfest.ai.row_value import has_power, row_value
from houseful.games.oktoberfest.box import (
    HEROES_TWICE,
    LARGER_HAND,
    NO_POWER,
    OBJECTIVE_A_TWICE,
    VICTORY_TWICE,
    TentBox,
)
from houseful.games.oktoberfest.card_sets import DISCARDS, ONE_COIN_PAYMENT, PAYMENTS
from houseful.games.oktoberfest.coins import MIXED_WAYS, MOST_CHANGE, WAYS_TO_HIRE
from houseful.games.oktoberfest.festival import ends_free, put_table
from houseful.games.oktoberfest.move_numbers import (
    DECLINE_CHANGE,
    DISCARD,
    DISCARD_MIXED,
    GO_TO_KITCHEN,
    HIRE,
    HIRE_MIXED,
    PASS,
    PLACE_AT,
    SPEND_MORE,
    TAKE_CHANGE,
    THROW_CHANGE,
)
from houseful.games.oktoberfest.payment import food_missing, food_wanted, weigh_cards
from houseful.games.oktoberfest.scoring import count_row_pairs, pairs_counted, score_heroes, score_objective_a
from houseful.games.oktoberfest.table import (
    COIN,
    DRAFT,
    FOOD_CARDS,
    FOODS,
    MARKET,
    NONE,
    ONE_COIN,
    ROWS,
    TentTable,
    food_left,
    is_last_turn,
    other,
)

HIRES = 0.3  # points that a coin card is worth besides those it scores, for what it can hire until the end
ONE_COIN_CARD = 0.5  # points that a coin card turned to one coin is worth while heroes can be hired
FOOD_CARD = 0.35  # points that a food card in hand is worth
SERVED = 2.0  # points that a table brings besides its reward, wherever it is placed
TURNS = 9.0  # that each player has in a whole game
GOING_TO_KITCHEN = 0.8  # points that going to the kitchen seems to bring
SPENDING_MORE = -1.0  # points that spending more than needed seems to bring
GIFT, JOKER, PURSE = 0.3, 0.45, 0.3  # points a turn for a food of one kind, a food of any kind, a coin from a hero
NEVER = -99.0  # less than any placement brings


@rule
def turns_left(table: TentTable) -> float:
    """How many turns a player may still have, by what is left of the food pile."""
    return TURNS * food_left(table) / (FOOD_CARDS - 8)


@noinline
def evaluate_move(box: TentBox, table: TentTable, move: int, care: int) -> float:
    """Points that a legal move seems to bring; without care, a table's best spot is not looked for."""
    if move < HIRE:
        return value_of_serving(box, table, move // PAYMENTS, move % PAYMENTS, care)
    if move < GO_TO_KITCHEN:
        return value_of_hero(box, table, (move - HIRE) // WAYS_TO_HIRE, (move - HIRE) % WAYS_TO_HIRE, 0)
    if move == GO_TO_KITCHEN:
        return 0.0 if is_last_turn(table) else GOING_TO_KITCHEN
    if move == SPEND_MORE:
        return SPENDING_MORE
    if move == PASS:
        return 0.0
    if move < PLACE_AT:
        return value_of_discard(box, table, move - DISCARD)
    if move < TAKE_CHANGE:
        return value_of_placement(box, table, move - PLACE_AT)
    return value_with_change(box, table, move, care)


@rule
def value_with_change(box: TentBox, table: TentTable, move: int, care: int) -> float:
    """Points that a move with one-coin cards seems to bring; declining change brings none."""
    if move == TAKE_CHANGE:
        return one_coin_value(table) - food_value(table)
    if move == DECLINE_CHANGE:
        return 0.0
    if move < HIRE_MIXED:
        return value_of_serving(box, table, move - THROW_CHANGE, ONE_COIN_PAYMENT, care)
    if move < DISCARD_MIXED:
        hero, way = (move - HIRE_MIXED) // MIXED_WAYS, (move - HIRE_MIXED) % MIXED_WAYS
        return value_of_hero(box, table, hero, way // MOST_CHANGE, way % MOST_CHANGE + 1)
    return value_of_discard(box, table, move - DISCARD_MIXED + DISCARDS)


@rule
def coin_value(box: TentBox, table: TentTable) -> float:
    """Points that a coin card is worth: on the last turn what it scores, before that also what it can hire."""
    return float(box.coin_points) if is_last_turn(table) else box.coin_points + HIRES


@rule
def one_coin_value(table: TentTable) -> float:
    """Points that a coin card turned to one coin is worth."""
    return 0.0 if is_last_turn(table) else ONE_COIN_CARD


@rule
def food_value(table: TentTable) -> float:
    """Points that a food card in hand is worth: none when there is no turn left to spend it."""
    return 0.0 if is_last_turn(table) else FOOD_CARD


@rule
def value_of_serving(box: TentBox, table: TentTable, place: int, payment: int, care: int) -> float:
    """The reward for a table and the value of its best spot, less the cards that pay for it."""
    seat = table.actor
    points = 2.0 if has_power(box, table, seat, VICTORY_TWICE) else 1.0
    coin, food = coin_value(box, table), food_value(table)
    if table.coin_pile > 0:
        points += coin
    for kind in range(FOODS):
        points -= food * box.payment[payment, kind]
    points -= coin * box.payment[payment, COIN] + one_coin_value(table) * box.payment[payment, ONE_COIN]
    if care == 0:
        return points + SERVED
    waiting = table.serving
    table.serving = table.table_market[place]
    points += best_placement(box, table)
    table.serving = waiting
    return points


@rule
def best_placement(box: TentBox, table: TentTable) -> float:
    """The value of the best spot for the table being served."""
    best = NEVER
    for row in range(ROWS):
        ends = ends_free(table, row)
        for end in range(2 - ends if ends < 2 else 0, 2):
            for turned in range(2):
                best = max(best, value_of_placement(box, table, 4 * row + 2 * end + turned))
    return best


@noinline
def value_of_placement(box: TentBox, table: TentTable, spot: int) -> float:
    """Points that a spot adds to one's own side of a row, less what it adds to the other; undone afterwards."""
    seat, row = table.actor, spot // 4
    card, placed = table.serving, table.placed
    near, far = table.line[0, row], table.line[1, row]
    points = row_value(box, table, other(seat), row) - row_value(box, table, seat, row)
    put_table(box, table, spot)
    points += row_value(box, table, seat, row) - row_value(box, table, other(seat), row)
    table.serving = card
    table.placed = placed
    table.in_row[row] -= 1
    table.line[0, row] = near
    table.line[1, row] = far
    return points


@rule
def value_of_hero(box: TentBox, table: TentTable, hero: int, coins: int, change: int) -> float:
    """A hero's points, gifts in the turns to come and power, less the coin cards spent."""
    turns = turns_left(table)
    gifts = JOKER * box.joker[hero] + PURSE * box.purse[hero]
    for kind in range(FOODS):
        gifts += GIFT * box.gift[hero, kind]
    points = box.points[hero] + box.gift_points[hero] + turns * gifts + value_of_power(box, table, hero)
    if table.step == DRAFT:
        return points
    return points - coin_value(box, table) * coins - one_coin_value(table) * change + food_value(table)


@rule
def value_of_power(box: TentBox, table: TentTable, hero: int) -> float:
    """Points that a hero's power may bring by the end."""
    power = box.power[hero]
    if power == NO_POWER:
        return 0.0
    seat = table.actor
    to_come = turns_left(table) / TURNS
    if power == LARGER_HAND:
        return 3.0 * to_come
    if power == HEROES_TWICE:
        return score_heroes(box, table.hired[seat]) + 4.0 * to_come
    if power == OBJECTIVE_A_TWICE:
        return score_objective_a(table, seat) + 5.0 * to_come
    if power == VICTORY_TWICE:
        return table.victory[seat] + 5.0 * to_come
    pairs = 0
    for row in range(ROWS):
        pairs += count_row_pairs(table, seat, row, pairs_counted(power))
    return pairs + 5.0 * to_come


@rule
def value_of_discard(box: TentBox, table: TentTable, discard: int) -> float:
    """Points for new food, less what the cards kept lack for the nearest table and the coin cards thrown away."""
    seat = table.actor
    points = (
        -coin_value(box, table) * box.discard[discard, COIN] - one_coin_value(table) * box.discard[discard, ONE_COIN]
    )
    nearest = 99
    for place in range(MARKET):
        card = table.table_market[place]
        if card != NONE:
            lack = 2 * food_missing(box, table, seat, card)
            for kind in range(FOODS):
                kept = table.hand[seat, kind] - box.discard[discard, kind]
                lack -= weigh_cards(kept, food_wanted(box, table, seat, card, kind))
            nearest = min(nearest, lack)
    fresh = 0
    for kind in range(FOODS):
        fresh += box.discard[discard, kind]
    return points - 0.5 * max(nearest, 0) + 0.6 * fresh


EVALUATION = Evaluation(
    evaluate_move,
    spread=1.0,
    blur=1.3,
    scale=8.0,
    tries=8,
    whim=1.5,
    rounds=Rounds(8, 80, 4_000, 16_000),
    net_search=False,
    agreement=(0.55, 0.74, 0.84, 0.90),
)
