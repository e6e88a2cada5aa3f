"""What an experienced innkeeper sees at a glance: how likely a guest finds a bed, and what that is worth."""

from math import exp

from houseful.core.compile.bits import count
from houseful.core.compile.rule import noinline, rule
from houseful.core.evaluation import Evaluation
from houseful.games.overbooking.ai.guest_value import (
    beds_expected,
    is_known,
    loss_of_guest,
    set_hopes,
    worth_of_guest,
)
from houseful.games.overbooking.ai.line_forecast import lead_at_back, lead_in_line
from houseful.games.overbooking.ai.power_lookahead import points_after
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
def evaluate_move(box: HotelBox, table: HotelTable, move: int, care: int) -> float:
    """Points that a move seems to bring."""
    if table.phase != PLACING:
        return points_after(box, table, move)
    if move == NOTHING:
        return 0.2
    hotel, card = move // HOTEL, move % CARDS
    in_line = move // CARDS % 2 == LINE
    if care == 1:
        return lead_in_line(box, table, hotel, card) if in_line else lead_at_back(box, table, hotel, card)
    if in_line:
        return weigh_in_line(box, table, hotel, card, 1)
    return weigh_at_back(box, table, hotel, card)


@noinline
def weigh_in_line(box: HotelBox, table: HotelTable, hotel: int, card: int, takes_place: int) -> float:
    """A guest in line: its coins and what it adds to a set, as likely as it finds beds."""
    chance = chance_of_beds(box, table, hotel, number_of(card), takes_place)
    worth = worth_of_guest(box, table, table.actor, card)
    return chance * worth - loss_of_guest(box, table, table.actor, card)


@rule
def beds_before(number: int, other: int, favourite: int) -> float:
    """Beds that a guest of a known number takes before another one who came later."""
    if other == favourite or (number != favourite and other >= number):
        return float(other)
    return 0.0


@rule
def beds_before_unknown(number: int, small: bool, favourite: int) -> float:
    """The same for a guest of whom only the size is known: the mean of the three it can be."""
    first = 1 if small else 4
    beds = 0.0
    for other in range(first, first + 3):
        beds += beds_before(number, other, favourite)
    return beds / 3.0


@rule
def beds_before_to_come(number: int, favourite: int) -> float:
    """The same for a guest still to come, who goes first only with a higher number."""
    beds = 0.0
    for other in range(1, 7):
        if other != number:
            beds += beds_before(number, other, favourite)
    return beds / 6.0


@rule
def chance_of_beds(box: HotelBox, table: HotelTable, hotel: int, number: int, takes_place: int) -> float:
    """How likely a guest who joins a line now finds beds."""
    sign = sign_at(box, table, hotel)
    favourite = favourite_number(sign)
    slack = beds_expected(box, table, hotel) - number
    doubt = 1.0
    for place in range(table.in_line[hotel]):
        other = number_of(table.line[hotel, place])
        if is_known(box, table, hotel, place):
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
def weigh_at_back(box: HotelBox, table: HotelTable, hotel: int, card: int) -> float:
    """A guest at a back door: the tile that lies there, and its power."""
    points = TILE * table.tile[hotel] - loss_of_guest(box, table, table.actor, card)
    kind = number_of(card)
    mine = guests_in_line(table, hotel, table.actor)
    others = table.in_line[hotel] - mine
    if kind == MONK:
        return TILE * table.tile[hotel] + weigh_in_line(box, table, hotel, card, 0)
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
    """Sets that are on their way."""
    points = -float(score_crests(box, table.bonus, table.booked[seat]))
    for crest in range(4):
        family = CREST_CARDS << 6 * crest
        booked, lost = count(table.booked[seat] & family), count(table.discarded[seat] & family)
        points += set_hopes(box, table, booked, lost)
    return points


@rule
def progress(table: HotelTable) -> int:
    """Rounds that are over."""
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
    agreement=(0.30, 0.49, 0.56, 0.65),
)
