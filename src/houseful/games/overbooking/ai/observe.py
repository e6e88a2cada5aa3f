"""Overbooking as numbers for a neural net: what a seat may know, seen from that seat.

0        phase (3), round, turn of the round, players (3), bonus (3), peek, my turn, I hold the marker
then     my hand (24); for me and each seat after me: booked (24), discarded (24), tiles, cards in hand
then     for each hotel: rule (10), beds, tile, being checked, beds free now; and for each of six places in
         line and two at the back door: taken, whose (4), crest (4), large, number if known (6), favoured
then     the power that waits for a decision (6)
last     the round (4); for me and each seat after me: on turn, holds the marker, points for coins and for crests
"""

from houseful.core.compile.bits import count
from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.overbooking.box import SIGNS, HotelBox
from houseful.games.overbooking.entry import BACK, LINE, sign_at
from houseful.games.overbooking.hidden import guest_at, knows
from houseful.games.overbooking.powers import is_favoured
from houseful.games.overbooking.scoring import score_coins, score_crests
from houseful.games.overbooking.table import (
    BACK_PLACES,
    CARDS,
    CHECKING,
    LONGEST_LINE,
    NONE,
    ROUNDS,
    SEATS,
    HotelTable,
    crest_of,
    number_of,
    owner_of,
)

HEAD = 14
PLAYER = 2 * CARDS + 2
PLACE = 17
HOTEL = len(SIGNS) + 4 + PLACE * (LONGEST_LINE + BACK_PLACES)
POWERS = 6
STANDING = 4
AT_STANDING = HEAD + CARDS + SEATS * PLAYER + SEATS * HOTEL + POWERS + ROUNDS
FEATURES = AT_STANDING + SEATS * STANDING


@rule
def observe(box: HotelBox, table: HotelTable, seat: int, features: Numbers) -> None:
    """Fill in the features, which come as zeros."""
    observe_table(box, table, seat, features)
    for after in range(table.players):
        booked = table.booked[(seat + after) % table.players]
        at = AT_STANDING + STANDING * after
        observe_points(score_coins(box, booked), score_crests(box, table.bonus, booked), features, at)


@rule
def observe_table(box: HotelBox, table: HotelTable, seat: int, features: Numbers) -> None:
    """All but the points for booked guests."""
    observe_head(table, seat, features)
    observe_cards(table.hand[seat], features, HEAD)
    at = HEAD + CARDS
    for after in range(table.players):
        observe_player(table, (seat + after) % table.players, features, at + after * PLAYER)
    at += SEATS * PLAYER
    for hotel in range(table.players):
        observe_hotel(box, table, seat, hotel, features, at + hotel * HOTEL)
    if table.phase == CHECKING:
        features[at + SEATS * HOTEL + number_of(table.back[table.hotel, table.power]) - 1] = 1
    at += SEATS * HOTEL + POWERS
    features[at + table.now] = 1
    for after in range(table.players):
        player, at = (seat + after) % table.players, AT_STANDING + STANDING * after
        features[at] = 1 if table.actor == player else 0
        features[at + 1] = 1 if table.first == player else 0


@rule
def observe_head(table: HotelTable, seat: int, features: Numbers) -> None:
    """Where the game stands."""
    features[table.phase] = 1
    features[3] = table.now / 3
    features[4] = table.turns / 20
    features[3 + table.players] = 1
    features[8 + table.bonus] = 1
    features[11] = table.peek
    features[12] = 1 if table.actor == seat else 0
    features[13] = 1 if table.first == seat else 0


@rule
def observe_cards(cards: int, features: Numbers, at: int) -> None:
    """A set of cards."""
    for card in range(CARDS):
        features[at + card] = cards >> card & 1


@rule
def observe_player(table: HotelTable, player: int, features: Numbers, at: int) -> None:
    """What everybody knows of a player."""
    observe_cards(table.booked[player], features, at)
    observe_cards(table.discarded[player], features, at + CARDS)
    features[at + 2 * CARDS] = table.tiles[player] / 8
    features[at + 2 * CARDS + 1] = count(table.hand[player]) / 9


@rule
def observe_hotel(box: HotelBox, table: HotelTable, seat: int, hotel: int, features: Numbers, at: int) -> None:
    """A hotel and who stands there."""
    features[at + sign_at(box, table, hotel)] = 1
    at += len(SIGNS)
    features[at] = box.beds[table.face[hotel]] / 17
    features[at + 1] = table.tile[hotel]
    if table.phase == CHECKING and table.hotel == hotel:
        features[at + 2] = 1
        features[at + 3] = table.beds / 17
    at += 4
    for place in range(LONGEST_LINE):
        observe_place(box, table, seat, hotel, LINE, place, features, at + PLACE * place)
    at += PLACE * LONGEST_LINE
    for place in range(BACK_PLACES):
        observe_place(box, table, seat, hotel, BACK, place, features, at + PLACE * place)


@rule
def observe_place(
    box: HotelBox, table: HotelTable, seat: int, hotel: int, side: int, place: int, features: Numbers, at: int
) -> None:
    """The guest at a place as far as this seat can see it."""
    guest = guest_at(table, hotel, side, place)
    if guest == NONE:
        return
    features[at] = 1
    features[at + 1 + (owner_of(guest) - seat) % table.players] = 1
    features[at + 5 + crest_of(guest)] = 1
    features[at + 9] = 1 if number_of(guest) > 3 else 0
    if knows(box, table, seat, hotel, side, place):
        features[at + 9 + number_of(guest)] = 1
    if table.phase == CHECKING and table.hotel == hotel and is_favoured(table, guest):
        features[at + 16] = 1


@rule
def observe_points(coins: int, crests: int, features: Numbers, at: int) -> None:
    """A player's points for booked guests, behind whose turn it is."""
    features[at + 2] = coins / 20
    features[at + 3] = crests / 20
