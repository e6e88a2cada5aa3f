"""Quick estimates for bots: the points that a move, or a seat, may expect."""

from houseful.core.compile.bits import count
from houseful.core.compile.exponential import exp
from houseful.core.compile.rule import noinline, rule
from houseful.core.evaluation import Evaluation, Rounds
from houseful.games.overbooking.ai.guest_value import (
    expected_beds,
    expected_set_points,
    mover_knows,
    points_at_stake,
    points_lost_with,
)
from houseful.games.overbooking.ai.line_forecast import gain_at_back, gain_in_line
from houseful.games.overbooking.ai.power_lookahead import lead_after_power
from houseful.games.overbooking.booking import favourite_number
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.entry import LINE, line_limit, sign_at
from houseful.games.overbooking.moves import HOTEL, NOTHING
from houseful.games.overbooking.scoring import score_crests
from houseful.games.overbooking.table import (
    CARDS,
    CREST_CARDS,
    MAIDS,
    MERCHANTS,
    MONK,
    NOBLES,
    PLACING,
    SOLDIERS,
    WORKERS,
    HotelTable,
    number_of,
    owner_of,
)

TILE = 1.0


@noinline
def evaluate_move(box: HotelBox, table: HotelTable, move: int, careful: int) -> float:
    """Estimated points of a legal move for the player to move, from what that player knows.

    With `careful` the whole line is forecast; without, the guest alone is looked at, for playouts.
    """
    if table.phase != PLACING:
        return lead_after_power(box, table, move)
    if move == NOTHING:
        return 0.2
    hotel, card = move // HOTEL, move % CARDS
    in_line = move // CARDS % 2 == LINE
    if careful == 1:
        return gain_in_line(box, table, hotel, card) if in_line else gain_at_back(box, table, hotel, card)
    if in_line:
        return quick_gain_in_line(box, table, hotel, card, 1)
    return quick_gain_at_back(box, table, hotel, card)


@noinline
def quick_gain_in_line(box: HotelBox, table: HotelTable, hotel: int, card: int, takes_place: int) -> float:
    """Estimated points of a guest in line: its coins and what it adds to a set, times the chance of beds."""
    chance = quick_chance_of_beds(box, table, hotel, number_of(card), takes_place)
    worth = points_at_stake(box, table, table.actor, card)
    return chance * worth - points_lost_with(box, table, table.actor, card)


@rule
def beds_before(number: int, other: int, favourite: int) -> float:
    """Beds that a guest numbered `other` takes before a later one with this number books (hotel.book.order)."""
    if other == favourite or (number != favourite and other >= number):
        return float(other)
    return 0.0


@rule
def beds_before_unknown(number: int, small: bool, favourite: int) -> float:
    """Mean of those beds over the three numbers that a guest of this size can have."""
    first = 1 if small else 4
    beds = 0.0
    for other in range(first, first + 3):
        beds += beds_before(number, other, favourite)
    return beds / 3.0


@rule
def beds_before_to_come(number: int, favourite: int) -> float:
    """Mean of those beds for a guest still to come, who books first only with a higher number."""
    beds = 0.0
    for other in range(1, 7):
        if other != number:
            beds += beds_before(number, other, favourite)
    return beds / 6.0


@rule
def quick_chance_of_beds(box: HotelBox, table: HotelTable, hotel: int, number: int, takes_place: int) -> float:
    """Chance that a guest who joins a line now finds beds."""
    sign = sign_at(box, table, hotel)
    favourite = favourite_number(sign)
    slack = expected_beds(box, table, hotel) - number
    doubt = 1.0
    for place in range(table.in_line[hotel]):
        other = number_of(table.line[hotel, place])
        if mover_knows(box, table, hotel, place):
            slack -= beds_before(number, other, favourite)
        else:
            slack -= beds_before_unknown(number, other <= 3, favourite)
            doubt += 0.3
    to_come = max(0, line_limit(sign) - table.in_line[hotel] - takes_place)
    slack -= 0.8 * to_come * beds_before_to_come(number, favourite)
    doubt += 0.4 * to_come
    return 1.0 / (1.0 + exp(-(slack + 0.5) / doubt))


@rule
def guests_in_line(table: HotelTable, hotel: int, seat: int) -> int:
    """How many of a seat's guests stand in a line."""
    guests = 0
    for place in range(table.in_line[hotel]):
        if owner_of(table.line[hotel, place]) == seat:
            guests += 1
    return guests


@rule
def quick_gain_at_back(box: HotelBox, table: HotelTable, hotel: int, card: int) -> float:
    """Estimated points of a guest at a back door: the tile that lies there, and the power."""
    points = TILE * table.tile[hotel] - points_lost_with(box, table, table.actor, card)
    kind = number_of(card)
    mine = guests_in_line(table, hotel, table.actor)
    others = table.in_line[hotel] - mine
    if kind == MONK:
        return TILE * table.tile[hotel] + quick_gain_in_line(box, table, hotel, card, 0)
    if kind == MERCHANTS:
        return points + 0.5 * mine - 0.3 * others
    if kind == WORKERS:
        return points + 0.4 * others - 0.6 * mine
    if kind == SOLDIERS:
        return points + 0.3 * table.in_line[hotel]
    if kind == NOBLES:
        return points + (1.0 if mine > 0 else 0.0)
    return points + (0.6 if kind == MAIDS and mine > 0 else 0.0)


@noinline
def expected_points(box: HotelBox, table: HotelTable, seat: int) -> float:
    """Points of crests that a seat may still expect, beyond those it has."""
    points = -float(score_crests(box, table.bonus, table.booked[seat]))
    for crest in range(4):
        family = CREST_CARDS << 6 * crest
        booked, lost = count(table.booked[seat] & family), count(table.discarded[seat] & family)
        points += expected_set_points(box, table, booked, lost)
    return points


@rule
def progress(table: HotelTable) -> int:
    """How many rounds are over."""
    return table.now


EVALUATION = Evaluation(
    evaluate_move,
    expected_points,
    progress,
    spread=1.0,
    blur=1.6,
    scale=8.0,
    tries=6,
    whim=1.0,
    rounds=Rounds(16, 120, 1_000, 1_000),
    net_values=False,
    agreement=(0.30, 0.49, 0.56, 0.65),
)
