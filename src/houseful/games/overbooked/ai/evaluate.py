"""What an experienced traveller sees at a glance: what a card or a placement is worth."""

from houseful.core.compile.rule import noinline, rule
from houseful.core.evaluation import Evaluation, Rounds
from houseful.games.overbooked.ai.plane_value import hopes, plane_points
from houseful.games.overbooked.boarding import comes_along
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import place_in_hall
from houseful.games.overbooked.moves import LEAVE, NOBODY, PLACE, REMOVE, SEAT
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import SEAT_NUMBERS
from houseful.games.overbooked.seating import spots_row
from houseful.games.overbooked.table import (
    BLUE,
    GREEN,
    NONE,
    PLUS_ONE,
    RED,
    SWAP,
    WHITE,
    YELLOW,
    PlaneTable,
    card_in_hand,
    layout_of,
)

VOUCHER = 0.6  # points: half of one at the end, and a choice until then
BUMPED = 2.4  # points that an overbooked passenger costs, the risk of having most of them included
HEAD = 0.6  # points that a passenger on a card is worth before one knows where to put them


@noinline
def evaluate_move(box: PlaneBox, table: PlaneTable, move: int, care: int) -> float:
    """Points that a move seems to bring."""
    if move < REMOVE:
        return weigh_card(box, table, move, care)
    if move < PLACE:
        return -1.5
    if move < SEAT:
        return weigh_spot(box, table, card_in_hand(table), move - PLACE, care)
    if move < LEAVE:
        return weigh_seat(box, table, box.colour[card_in_hand(table), table.turn], move - SEAT, care)
    return 0.5 if move == NOBODY else 0.0


@rule
def weigh_card(box: PlaneBox, table: PlaneTable, card: int, care: int) -> float:
    """Vouchers that a card costs and brings, and what can be done with it."""
    place = place_in_hall(table, card)
    points = VOUCHER * table.paid[place]
    if table.players > 1:
        points -= VOUCHER * place
    if table.symbols == 1 and box.symbol[card] == PLUS_ONE:
        points += 1.0
    if care == 0:
        return points + HEAD * box.heads[card]
    left = table.left
    table.left = 0
    now = plane_points(box, table, table.actor, 1)
    wishing = box.wish[card] != NONE
    points += best_seats(box, table, card, now) if wishing else best_spot(box, table, card) - now
    table.left = left
    return points


@rule
def best_spot(box: PlaneBox, table: PlaneTable, card: int) -> float:
    """What the plane could be worth with a pattern in its best place."""
    row = spots_row(box, table, card)
    best = -99.0
    for spot in range(box.fits[row]):
        best = max(best, weigh_spot(box, table, card, int(box.spot[row, spot]), 1))
    return best


@rule
def best_seats(box: PlaneBox, table: PlaneTable, card: int, now: float) -> float:
    """Points for the passengers of a wish card, each on its best seat as if the others were not there."""
    points = 0.0
    for passenger in range(box.heads[card]):
        best = -99.0
        seats = int(box.kind[layout_of(table), box.wish[card]])
        while seats:
            here = seats & -seats
            best = max(best, worth_of_seat(box, table, box.colour[card, passenger], here, 1))
            seats &= seats - 1
        points += best - now
    return points


@noinline
def weigh_spot(box: PlaneBox, table: PlaneTable, card: int, spot: int, care: int) -> float:
    """What the plane would be worth with the pattern there."""
    seat = table.actor
    red, white = int(table.seated[seat, RED]), int(table.seated[seat, WHITE])
    blue, yellow = int(table.seated[seat, BLUE]), int(table.seated[seat, YELLOW])
    green = int(table.seated[seat, GREEN])
    taken = red | white | blue | yellow | green
    turned = TURNS * card + spot // SEAT_NUMBERS
    bumped = 0
    for passenger in range(box.heads[card]):
        if comes_along(table, passenger):
            place = spot % SEAT_NUMBERS + box.step[turned, passenger]
            here = 1 << box.bit[layout_of(table), place]
            if taken & here:
                bumped += 1
            sit(table, seat, box.colour[card, passenger], here)
    points = plane_points(box, table, seat, care)
    table.seated[seat, RED] = red
    table.seated[seat, WHITE] = white
    table.seated[seat, BLUE] = blue
    table.seated[seat, YELLOW] = yellow
    table.seated[seat, GREEN] = green
    if table.symbols == 1 and box.symbol[card] == SWAP:
        return points
    return points - price_of_bumping(table, bumped)


@rule
def price_of_bumping(table: PlaneTable, bumped: int) -> float:
    """Points that passengers on the stairs cost; alone, vouchers, and the last one is the game."""
    if table.players > 1:
        return BUMPED * bumped
    if bumped >= table.vouchers[0]:
        return 30.0 + bumped
    return 3.0 * bumped


@rule
def sit(table: PlaneTable, seat: int, colour: int, here: int) -> None:
    """A passenger on a seat, whoever sat there."""
    for other in range(GREEN + 1):
        table.seated[seat, other] &= ~here
    table.seated[seat, colour] |= here


@rule
def weigh_seat(box: PlaneBox, table: PlaneTable, colour: int, place: int, care: int) -> float:
    """What the plane would be worth with a single passenger on a seat."""
    return worth_of_seat(box, table, colour, 1 << box.bit[layout_of(table), place], care)


@noinline
def worth_of_seat(box: PlaneBox, table: PlaneTable, colour: int, here: int, care: int) -> float:
    """The same for a seat as a set."""
    seat = table.actor
    before = NONE
    for other in range(GREEN + 1):
        if table.seated[seat, other] & here:
            before = other
    sit(table, seat, colour, here)
    points = plane_points(box, table, seat, care)
    table.seated[seat, colour] &= ~here
    if before == NONE:
        return points
    table.seated[seat, before] |= here
    return points - price_of_bumping(table, 1)


@rule
def progress(table: PlaneTable) -> int:
    """Cards that have been taken; alone, a flight is thought through to its end."""
    return table.taken if table.players > 1 else 0


EVALUATION = Evaluation(
    evaluate_move,
    hopes,
    progress,
    spread=2.0,
    blur=1.8,
    scale=12.0,
    trust=10.0,
    tries=10,
    whim=1.0,
    rounds=Rounds(0, 110, 3_000),
    horizon=4,
    agreement=(0.47, 0.70, 0.79, 0.83),
)
