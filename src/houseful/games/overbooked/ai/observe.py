"""Observations of Overbooked for neural nets: what everybody knows as numbers, from one seat on.

0        phase (6), players (4), my turn, last round, cards taken, deck left, symbols, complex, kids, friends,
         low season, scenario (3), difficulty (3), events (15), supply (5)
then     for me and each seat after me: who sits on each seat (5 × 50), stairs (5), vouchers, bonus cards
then     for each card of the hall and the one in hand: there, vouchers on it, wishes (3), symbol (4),
         pattern (5 × 25); of a wish card each passenger, by the kind of seat (6 × kind + passenger)
then     passengers left out (6), the passenger to be seated (6), seats just taken (50)
last     passengers in the deck by colour (5); for me and each seat after me how they stand (standing.py)
"""

from houseful.core.compile.bits import lowest
from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.overbooked.ai.standing import STANDING, observe_standing
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import cards_in_hall
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import KINDS, SEAT_NUMBERS, WIDTH
from houseful.games.overbooked.table import (
    CARDS,
    COLOURS,
    HALL,
    NONE,
    OVER,
    PASSENGERS,
    SEATING,
    SEATS,
    SYMBOLS,
    TAKING,
    PlaneTable,
    card_in_hand,
    cards_in_game,
    cards_shown,
    layout_of,
)

HEAD = 25 + len(EVENTS) + COLOURS
PLAYER = COLOURS * SEAT_NUMBERS + COLOURS + 2
CELLS = 25
CARD = 2 + len(KINDS) + len(SYMBOLS) + COLOURS * CELLS
AT_CARDS = HEAD + SEATS * PLAYER
AT_HAND = AT_CARDS + (HALL + 1) * CARD
AT_DECK = AT_HAND + 2 * PASSENGERS + SEAT_NUMBERS
FEATURES = AT_DECK + COLOURS + SEATS * STANDING
EVENT_FEATURES = len(EVENTS)
KIND_FEATURES = len(KINDS)


@rule
def observe(box: PlaneBox, table: PlaneTable, seat: int, features: Numbers) -> None:
    """Fill in the features of a seat; the array comes as zeros."""
    observe_head(table, seat, features)
    for after in range(table.players):
        observe_player(box, table, (seat + after) % table.players, features, HEAD + after * PLAYER)
    for place in range(cards_in_hall(table)):
        at = AT_CARDS + place * CARD
        mark_card(box, table.cards[table.taken + place], 1, features, at)
        features[at + 1] = table.hall_vouchers[place] / 6
    if table.phase not in (TAKING, OVER):
        observe_hand(box, table, features)
    observe_deck(box, table, features)
    observe_standing(box, table, seat, features, AT_DECK + COLOURS)


@rule
def observe_head(table: PlaneTable, seat: int, features: Numbers) -> None:
    """Fill in how far the game is, and the house rules."""
    features[table.phase] = 1
    features[5 + table.players] = 1
    features[10] = 1 if table.actor == seat else 0
    features[11] = table.ending
    features[12] = table.taken / CARDS
    features[13] = (cards_in_game(table) - cards_shown(table)) / CARDS
    features[14] = table.symbols
    features[15] = table.complex
    features[16] = table.kids
    features[17] = table.missing_friends
    features[18] = table.low_season
    if table.players == 1:
        features[19 + table.scenario] = 1
        features[22 + table.difficulty] = 1
    for event in range(EVENT_FEATURES):
        features[25 + event] = table.events >> event & 1
    for colour in range(COLOURS):
        features[25 + EVENT_FEATURES + colour] = table.supply[colour] / 30


@rule
def observe_player(box: PlaneBox, table: PlaneTable, player: int, features: Numbers, at: int) -> None:
    """Fill in a player's plane and what lies beside it, from feature `at` on."""
    for colour in range(COLOURS):
        change_seats(box, table, 0, table.seated[player, colour], features, at + colour * SEAT_NUMBERS)
    observe_beside(table, player, features, at + COLOURS * SEAT_NUMBERS)


@rule
def observe_beside(table: PlaneTable, player: int, features: Numbers, at: int) -> None:
    """Fill in what lies beside a player's plane: who is on the stairs, vouchers, bonus cards."""
    for colour in range(COLOURS):
        features[at + colour] = table.stairs[player, colour] / 10
    features[at + COLOURS] = table.vouchers[player] / 6
    features[at + COLOURS + 1] = table.bonus[player] / 4


@rule
def change_seats(box: PlaneBox, table: PlaneTable, before: int, now: int, features: Numbers, at: int) -> None:
    """Make the features from `at` on, which show one set of seats, show another."""
    layout = layout_of(table)
    changed = before ^ now
    while changed:
        place = lowest(changed)
        features[at + box.seat[layout, place]] = now >> place & 1
        changed &= changed - 1


@rule
def mark_card(box: PlaneBox, card: int, mark: int, features: Numbers, at: int) -> None:
    """Mark a printed card from feature `at` on, or take its marks back; wishes by the kind of seat."""
    features[at] = mark
    if box.symbol[card] != NONE:
        features[at + 2 + KIND_FEATURES + box.symbol[card]] = mark
    pattern = at + CARD - COLOURS * CELLS
    for passenger in range(box.heads[card]):
        wish = box.wish[card, passenger]
        step = box.step[TURNS * card, passenger]
        cell = 5 * (step // WIDTH) + step % WIDTH
        if wish != NONE:
            features[at + 2 + wish] = mark
            cell = PASSENGERS * wish + passenger
        features[pattern + CELLS * box.colour[card, passenger] + cell] = mark


@rule
def observe_hand(box: PlaneBox, table: PlaneTable, features: Numbers) -> None:
    """Fill in the card that is being placed."""
    mark_card(box, card_in_hand(table), 1, features, AT_CARDS + HALL * CARD)
    observe_absent(table, features)
    if table.phase == SEATING:
        change_seats(box, table, 0, table.just_seated, features, AT_HAND + 2 * PASSENGERS)


@rule
def observe_absent(table: PlaneTable, features: Numbers) -> None:
    """Fill in who of the card in hand stays away, and whose seat is asked for."""
    for passenger in range(PASSENGERS):
        features[AT_HAND + passenger] = table.left_out >> passenger & 1
    if table.phase == SEATING:
        features[AT_HAND + PASSENGERS + table.passenger_to_seat] = 1


@rule
def observe_deck(box: PlaneBox, table: PlaneTable, features: Numbers) -> None:
    """Fill in how many passengers of each colour are still in the deck, in whatever order."""
    for place in range(cards_shown(table), cards_in_game(table)):
        card = table.cards[place]
        for passenger in range(box.heads[card]):
            features[AT_DECK + box.colour[card, passenger]] += 1
    for colour in range(COLOURS):
        features[AT_DECK + colour] /= 50  # counted first: sums of fractions differ where rules are compiled
