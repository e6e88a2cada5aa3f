"""What a move of Overbooked does, as numbers for a neural net: for each move from where the plane stands now.

0        what the evaluation gives the move
then     what it adds to the plane: couples, passengers, the largest crowd of each of three colours, free seats beside
         those, kids, lovers alone, events; passengers displaced, vouchers gained, passengers on the card
"""

from houseful.core.compile.bits import count
from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooked.absences import corner_of_boarders, row_of_spots
from houseful.games.overbooked.ai.evaluate import evaluate_move, evaluate_placement
from houseful.games.overbooked.ai.plane_estimate import estimate_kids, estimate_single_lovers
from houseful.games.overbooked.boarding import comes_along, is_wish_card
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import place_in_hall
from houseful.games.overbooked.event_cards import EVENTS, event_points
from houseful.games.overbooked.moves import LEAVE, PLACE, REMOVE, SEAT
from houseful.games.overbooked.passengers import couples
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import SEAT_NUMBERS, beside, largest_group
from houseful.games.overbooked.table import BLUE, COLOURS, PlaneTable, card_in_hand, layout_of, occupied

PARTS = 9
DISPLACED, VOUCHERS, HEADS = PARTS + 1, PARTS + 2, PARTS + 3
DESCRIBED = PARTS + 4
EVENT_LINES = len(EVENTS)


@noinline
def describe_move(box: PlaneBox, table: PlaneTable, move: int, numbers: Numbers) -> None:
    """Fill in what a legal move does; the numbers come as zeros."""
    numbers[0] = evaluate_move(box, table, move, 1)
    if move < REMOVE:
        describe_card(box, table, move, numbers)
    elif PLACE <= move < SEAT:
        describe_placement(box, table, card_in_hand(table), move - PLACE, numbers)
    elif SEAT <= move < LEAVE:
        describe_seat(box, table, move - SEAT, numbers)


@rule
def describe_card(box: PlaneBox, table: PlaneTable, card: int, numbers: Numbers) -> None:
    """What its best placement adds to the plane, and what else a card of the hall brings."""
    place = place_in_hall(table, card)
    left_out = table.left_out
    table.left_out = 0
    if not is_wish_card(box, card):
        row = row_of_spots(box, table, card)
        best, highest = -1, -1e9
        for spot in range(box.fits[row]):
            points = evaluate_placement(box, table, card, int(box.spot[row, spot]), 1)
            if points > highest:
                best, highest = int(box.spot[row, spot]), points
        if best >= 0:
            describe_placement(box, table, card, best, numbers)
    table.left_out = left_out
    numbers[VOUCHERS] = float(table.hall_vouchers[place] - (place if table.players > 1 else 0))
    numbers[HEADS] = float(box.heads[card])


@noinline
def describe_placement(box: PlaneBox, table: PlaneTable, card: int, spot: int, numbers: Numbers) -> None:
    """What a card on a spot adds to the plane."""
    seat = table.actor
    add_parts(box, table, seat, -1.0, numbers)
    before0, before1, before2 = int(table.seated[seat, 0]), int(table.seated[seat, 1]), int(table.seated[seat, 2])
    before3, before4 = int(table.seated[seat, 3]), int(table.seated[seat, 4])
    taken = int(occupied(table, seat))
    turned = TURNS * card + spot // SEAT_NUMBERS
    start = spot % SEAT_NUMBERS
    if table.left_out:
        start -= corner_of_boarders(box, table, turned)
    for passenger in range(box.heads[card]):
        if comes_along(table, passenger):
            here = 1 << box.bit[layout_of(table), start + box.step[turned, passenger]]
            numbers[DISPLACED] += 1.0 if taken & here else 0.0
            for colour in range(COLOURS):
                table.seated[seat, colour] &= ~here
            table.seated[seat, box.colour[card, passenger]] |= here
    add_parts(box, table, seat, 1.0, numbers)
    table.seated[seat, 0], table.seated[seat, 1], table.seated[seat, 2] = before0, before1, before2
    table.seated[seat, 3], table.seated[seat, 4] = before3, before4


@rule
def describe_seat(box: PlaneBox, table: PlaneTable, place: int, numbers: Numbers) -> None:
    """What the next passenger of a wish card adds to the plane on a seat."""
    seat, here = table.actor, 1 << box.bit[layout_of(table), place]
    add_parts(box, table, seat, -1.0, numbers)
    before = -1
    for colour in range(COLOURS):
        if table.seated[seat, colour] & here:
            before = colour
            table.seated[seat, colour] &= ~here
    new = box.colour[card_in_hand(table), table.passenger_to_seat]
    table.seated[seat, new] |= here
    add_parts(box, table, seat, 1.0, numbers)
    table.seated[seat, new] &= ~here
    if before >= 0:
        table.seated[seat, before] |= here
        numbers[DISPLACED] = 1.0


@noinline
def add_parts(box: PlaneBox, table: PlaneTable, seat: int, sign: float, numbers: Numbers) -> None:
    """Add what a plane is worth part by part, as it is and as it may become; or take it away."""
    free = box.seats[layout_of(table)] & ~occupied(table, seat)
    numbers[1] += sign * (count(couples(table, seat)) // 2)
    numbers[2] += sign * count(occupied(table, seat))
    for colour in range(BLUE, COLOURS):
        crowd = largest_group(table.seated[seat, colour])
        numbers[3 + colour - BLUE] += sign * count(crowd)
        numbers[6] += sign * count(beside(crowd) & free)
    numbers[7] += sign * estimate_kids(box, table, seat, True)
    numbers[8] += sign * estimate_single_lovers(box, table, seat)
    if table.events != 0:
        for event in range(EVENT_LINES):
            if table.events >> event & 1:
                numbers[9] += sign * event_points(box, table, seat, event)
