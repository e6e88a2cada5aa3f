"""The bots' evaluation of moves: points that a card, a placement or a seat seems to bring."""

from houseful.core.compile.rule import noinline, rule
from houseful.core.evaluation import Evaluation, Rounds
from houseful.games.overbooked.absences import corner_of_boarders, row_of_spots
from houseful.games.overbooked.ai.plane_estimate import estimate_plane, expected_points
from houseful.games.overbooked.boarding import comes_along, is_wish_card
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import place_in_hall
from houseful.games.overbooked.moves import LEAVE, NOBODY, PLACE, REMOVE, SEAT
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import SEAT_NUMBERS
from houseful.games.overbooked.symbols import is_bonus_card, swaps_passengers
from houseful.games.overbooked.table import (
    BLUE,
    COLOURS,
    GREEN,
    NONE,
    RED,
    WHITE,
    YELLOW,
    PlaneTable,
    card_in_hand,
    layout_of,
)

VOUCHER = 0.6  # points: half of one at the end, and a choice until then
DISPLACED = 2.4  # points that an overbooked passenger costs, the risk of having most of them included
PASSENGER = 0.6  # points that a passenger on a card is worth before one knows where to put them
REMOVAL = -1.5  # points of removing a card from the hall
LEAVE_NOBODY = 0.5  # points of placing everybody, against leaving one out
SOLO_DISPLACED = 3.0  # points that a displaced passenger costs who flies alone: a voucher
SOLO_LAST_VOUCHER = 30.0  # points that losing the last voucher costs, and so the game
LEAST = -99.0  # points; less than any placement


@noinline
def evaluate_move(box: PlaneBox, table: PlaneTable, move: int, care: int) -> float:
    """Points that a legal move seems to bring; without `care` at a glance, with it after trying every placement."""
    if move < REMOVE:
        return evaluate_card(box, table, move, care)
    if move < PLACE:
        return REMOVAL
    card = card_in_hand(table)
    if move < SEAT:
        return evaluate_placement(box, table, card, move - PLACE, care)
    if move < LEAVE:
        here = 1 << box.bit[layout_of(table), move - SEAT]
        return evaluate_seat(box, table, box.colour[card, table.passenger_to_seat], here, care)
    return LEAVE_NOBODY if move == NOBODY else 0.0


@rule
def evaluate_card(box: PlaneBox, table: PlaneTable, card: int, care: int) -> float:
    """Vouchers that a card of the hall brings and costs, and what its best placement adds to the plane."""
    place = place_in_hall(table, card)
    points = VOUCHER * table.hall_vouchers[place]
    if table.players > 1:
        points -= VOUCHER * place
    if is_bonus_card(box, table, card):
        points += 1.0
    if care == 0:
        return points + PASSENGER * box.heads[card]
    left_out = table.left_out
    table.left_out = 0
    now = estimate_plane(box, table, table.actor, 1)
    wishing = is_wish_card(box, card)
    points += gain_of_wish_card(box, table, card, now) if wishing else best_placement(box, table, card) - now
    table.left_out = left_out
    return points


@rule
def best_placement(box: PlaneBox, table: PlaneTable, card: int) -> float:
    """What the plane would be worth with a pattern in its best place."""
    row = row_of_spots(box, table, card)
    best = LEAST
    for spot in range(box.fits[row]):
        best = max(best, evaluate_placement(box, table, card, int(box.spot[row, spot]), 1))
    return best


@rule
def gain_of_wish_card(box: PlaneBox, table: PlaneTable, card: int, now: float) -> float:
    """Points for the passengers of a wish card, each on its best seat as if the others were not there."""
    points = 0.0
    for passenger in range(box.heads[card]):
        best = LEAST
        seats = int(box.kind[layout_of(table), box.wish[card, passenger]])
        while seats:
            here = seats & -seats
            best = max(best, evaluate_seat(box, table, box.colour[card, passenger], here, 1))
            seats &= seats - 1
        points += best - now
    return points


@noinline
def evaluate_placement(box: PlaneBox, table: PlaneTable, card: int, spot: int, care: int) -> float:
    """What the plane would be worth with the pattern on a spot, less what displaced passengers cost."""
    seat = table.actor
    red, white = int(table.seated[seat, RED]), int(table.seated[seat, WHITE])
    blue, yellow = int(table.seated[seat, BLUE]), int(table.seated[seat, YELLOW])
    green = int(table.seated[seat, GREEN])
    taken = red | white | blue | yellow | green
    turned = TURNS * card + spot // SEAT_NUMBERS
    start = spot % SEAT_NUMBERS
    if table.left_out:
        start -= corner_of_boarders(box, table, turned)
    displaced = 0
    for passenger in range(box.heads[card]):
        if comes_along(table, passenger):
            place = start + box.step[turned, passenger]
            here = 1 << box.bit[layout_of(table), place]
            if taken & here:
                displaced += 1
            replace_passenger(table, seat, box.colour[card, passenger], here)
    points = estimate_plane(box, table, seat, care)
    table.seated[seat, RED] = red
    table.seated[seat, WHITE] = white
    table.seated[seat, BLUE] = blue
    table.seated[seat, YELLOW] = yellow
    table.seated[seat, GREEN] = green
    if swaps_passengers(box, table, card):
        return points
    return points - cost_of_displacing(table, displaced)


@rule
def cost_of_displacing(table: PlaneTable, displaced: int) -> float:
    """Points that passengers on the stairs cost; alone they cost vouchers, and the last one the game."""
    if table.players > 1:
        return DISPLACED * displaced
    if displaced >= table.vouchers[0]:
        return SOLO_LAST_VOUCHER + displaced
    return SOLO_DISPLACED * displaced


@rule
def replace_passenger(table: PlaneTable, seat: int, colour: int, here: int) -> None:
    """A passenger takes a seat; anybody who sat there is gone."""
    for other in range(COLOURS):
        table.seated[seat, other] &= ~here
    table.seated[seat, colour] |= here


@noinline
def evaluate_seat(box: PlaneBox, table: PlaneTable, colour: int, here: int, care: int) -> float:
    """What the plane would be worth with one passenger on a seat, less what displacing costs."""
    seat = table.actor
    before = NONE
    for other in range(COLOURS):
        if table.seated[seat, other] & here:
            before = other
    replace_passenger(table, seat, colour, here)
    points = estimate_plane(box, table, seat, care)
    table.seated[seat, colour] &= ~here
    if before == NONE:
        return points
    table.seated[seat, before] |= here
    return points - cost_of_displacing(table, 1)


@rule
def progress(table: PlaneTable) -> int:
    """Cards that have been taken; always nought for a player alone, so that playouts go on to the end."""
    return table.taken if table.players > 1 else 0


EVALUATION = Evaluation(
    evaluate_move,
    expected_points,
    progress,
    spread=2.0,
    blur=1.8,
    scale=12.0,
    trust=10.0,
    tries=10,
    whim=1.0,
    rounds=Rounds(0, 110, 3_000, 800),
    horizon=4,
    agreement=(0.47, 0.70, 0.79, 0.83),
)
