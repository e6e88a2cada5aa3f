"""Observations of Overbooked brought up to date: only what has changed since the last one is written.

Of 1,906 numbers a move changes a few dozen, so a batch that is observed at every step (environments/stepping.py)
keeps notes of what its features show. They begin as zeros, as the features do, and hold

0        the seat that looked; whether anybody has; how many cards were taken, and the set of those seen (two words)
then     the set of seats of each player and colour; the seats just taken
then     the card in each place of the hall and in hand, one more than its number
then     passengers in the deck by colour; what each player's plane gives (standing.py)
"""

from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.overbooked.ai.observe import (
    AT_CARDS,
    AT_DECK,
    AT_HAND,
    CARD,
    HEAD,
    PLAYER,
    change_seats,
    mark_card,
    observe_absent,
    observe_beside,
    observe_head,
)
from houseful.games.overbooked.ai.standing import STANDING, measure_plane, show_standing
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import cards_in_hall
from houseful.games.overbooked.plane import SEAT_NUMBERS
from houseful.games.overbooked.table import (
    COLOURS,
    HALL,
    OVER,
    PASSENGERS,
    SEATING,
    SEATS,
    TAKING,
    PlaneTable,
    card_in_hand,
    cards_in_game,
    cards_shown,
)

WORD_CARDS = 60  # cards of a set that stand in one word
LOOKED, BEGUN, TAKEN, SEEN = range(4)
PLANES = SEEN + 2
JUST_SEATED = PLANES + SEATS * COLOURS
CARDS_SHOWN = JUST_SEATED + 1
DECK = CARDS_SHOWN + HALL + 1
GIVEN = DECK + COLOURS
NOTES = GIVEN + SEATS * STANDING


@rule
def refresh(box: PlaneBox, table: PlaneTable, seat: int, features: Numbers, notes: Numbers) -> None:
    """Make features that show what some seat saw show what a seat sees now: the same as `observe`."""
    for phase in range(OVER + 1):
        features[phase] = 0
    observe_head(table, seat, features)
    refresh_planes(box, table, seat, features, notes)
    refresh_cards(box, table, features, notes)
    refresh_hand(box, table, features, notes)
    refresh_deck(box, table, features, notes)
    show_standing(table, seat, notes, GIVEN, 0, features, AT_DECK + COLOURS)
    notes[BEGUN] = 1


@rule
def refresh_planes(box: PlaneBox, table: PlaneTable, seat: int, features: Numbers, notes: Numbers) -> None:
    """Show all planes from a seat on, and measure those in which something has changed."""
    players = int(table.players)
    for after in range(players):
        at, player = HEAD + after * PLAYER, (seat + after) % players
        shown = PLANES + COLOURS * ((int(notes[LOOKED]) + after) % players)
        for colour in range(COLOURS):
            now = table.seated[player, colour]
            change_seats(box, table, int(notes[shown + colour]), now, features, at + colour * SEAT_NUMBERS)
        observe_beside(table, player, features, at + COLOURS * SEAT_NUMBERS)
    for player in range(players):
        changed = notes[BEGUN] == 0
        for colour in range(COLOURS):
            at = PLANES + COLOURS * player + colour
            changed |= notes[at] != table.seated[player, colour]
            notes[at] = table.seated[player, colour]
        if changed:
            measure_plane(box, table, player, notes, GIVEN + STANDING * player)
    notes[LOOKED] = seat


@rule
def refresh_cards(box: PlaneBox, table: PlaneTable, features: Numbers, notes: Numbers) -> None:
    """Show the cards of the hall and the one in hand."""
    waiting = cards_in_hall(table)
    for place in range(HALL):
        card = table.cards[table.taken + place] + 1 if place < waiting else 0
        change_card(box, card, place, features, notes)
        features[AT_CARDS + place * CARD + 1] = table.hall_vouchers[place] / 6 if place < waiting else 0
    held = card_in_hand(table) + 1 if table.phase not in (TAKING, OVER) else 0
    change_card(box, held, HALL, features, notes)


@rule
def change_card(box: PlaneBox, card: int, place: int, features: Numbers, notes: Numbers) -> None:
    """Show a card in a place instead of the one there; a card here is one more than its number, none is nought."""
    shown, at = int(notes[CARDS_SHOWN + place]), AT_CARDS + place * CARD
    if shown == card:
        return
    if shown > 0:
        mark_card(box, shown - 1, 0, features, at)
    if card > 0:
        mark_card(box, card - 1, 1, features, at)
    notes[CARDS_SHOWN + place] = card


@rule
def refresh_hand(box: PlaneBox, table: PlaneTable, features: Numbers, notes: Numbers) -> None:
    """Show who stays away, whose seat is asked for, and which seats the card in hand has taken."""
    for place in range(2 * PASSENGERS):
        features[AT_HAND + place] = 0
    if table.phase not in (TAKING, OVER):
        observe_absent(table, features)
    taken = table.just_seated if table.phase == SEATING else 0
    change_seats(box, table, int(notes[JUST_SEATED]), taken, features, AT_HAND + 2 * PASSENGERS)
    notes[JUST_SEATED] = taken


@rule
def refresh_deck(box: PlaneBox, table: PlaneTable, features: Numbers, notes: Numbers) -> None:
    """Count passengers of the deck as `observe` does: all of them once, then only cards that are new are taken off.

    Cards of the hall change places, so those that were taken off are known by a set.
    """
    drawn = cards_shown(table)
    if notes[BEGUN] == 0:
        for place in range(drawn, cards_in_game(table)):
            count_card(box, table.cards[place], 1, notes)
    for place in range(notes[TAKEN], drawn):
        card = int(table.cards[place])
        card = card if card >= 0 else -1 - card
        word, here = SEEN + card // WORD_CARDS, 1 << card % WORD_CARDS
        if notes[word] & here == 0:
            notes[word] |= here
            if notes[BEGUN] != 0:
                count_card(box, card, -1, notes)
    notes[TAKEN] = table.taken
    for colour in range(COLOURS):
        features[AT_DECK + colour] = int(notes[DECK + colour]) / 50


@rule
def count_card(box: PlaneBox, card: int, step: int, notes: Numbers) -> None:
    """Add the passengers of a card to those of the deck, by colour, or take them off."""
    for passenger in range(box.heads[card]):
        notes[DECK + box.colour[card, passenger]] += step
