"""The table of Overbooked: one game in progress, field by field.

A *card* is 0–71 (normal) or 72–80 (complex). A *passenger* of a card is 0–5, in reading order of its drawing.
A *set* of seats is a number whose bits stand for seats (see plane.py). Cards lie in one row: those taken,
in order of turns, then the hall from the gate on, then the deck. A card that was removed from the hall in a
solo game stands as −1 − card.
"""

from typing import Literal

from houseful.core.compile.record import EVERYONE, NOBODY, Record, grid, number, row
from houseful.core.compile.rule import rule
from houseful.games.overbooked.plane import THREE_ZONES, TWO_ZONES

SEATS = 4
NORMAL_CARDS = 72
COMPLEX_CARDS = 9
CARDS = NORMAL_CARDS + COMPLEX_CARDS
HALL = 4
PASSENGERS = 6  # on the largest card
COLOURS = 5
RED, WHITE, BLUE, YELLOW, GREEN = range(COLOURS)
Letter = Literal["R", "W", "B", "Y", "G"]
LETTERS: tuple[Letter, ...] = ("R", "W", "B", "Y", "G")
Symbol = Literal["swap", "cross", "skip", "plus-one"]
SYMBOLS: tuple[Symbol, ...] = ("swap", "cross", "skip", "plus-one")
SWAP, CROSS, SKIP, PLUS_ONE = range(4)
FULL_SUPPLY, SMALL_SUPPLY = 30, 20  # passengers of each colour
VOUCHERS = 6
NONE = -1

TAKING, SKIPPING, SHORT, PLACING, SEATING, OVER = range(6)
ANY, ADULTS = 0, 1  # who must sit around a child
EVERY, LARGEST = 0, 1  # which groups are missing friends
AREA, LINE = 0, 1  # which empty seats count in the low season
UNDECIDED, WON, LOST = 0, 1, 2  # a solo game


class PlaneTable(Record):
    """One game of Overbooked in progress."""

    rng = number("u8", NOBODY, "state of the random generator")
    seated = grid("i8", (SEATS, COLOURS), EVERYONE, "set of seats that each colour has taken in each plane")
    just_seated = number("i8", EVERYONE, "seating: set of seats that passengers of this card have taken")
    stairs = grid("i2", (SEATS, COLOURS), EVERYONE, "overbooked passengers of each colour on the stairs")
    vouchers = row("i2", SEATS, EVERYONE, "meal vouchers of each player")
    bonus = row("i2", SEATS, EVERYONE, "cards with a plus-one that each player has taken")
    events = number("i2", EVERYONE, "set of the events in play")

    players = number("i1", EVERYONE, "how many play; one is solo")
    symbols = number("i1", EVERYONE, "1 when the symbols of the cards count")
    complex = number("i1", EVERYONE, "1 when the complex cards are in the deck")
    drawn_events = number("i1", EVERYONE, "how many events are drawn when the game is dealt")
    kids = number("i1", EVERYONE, "who must sit around a child: ANY passengers or ADULTS")
    missing_friends = number("i1", EVERYONE, "which groups that event counts: EVERY one, or a colour's LARGEST")
    low_season = number("i1", EVERYONE, "which empty seats that event compares: an AREA, or seats in a LINE")
    scenario = number("i1", EVERYONE, "solo: which scenario")
    difficulty = number("i1", EVERYONE, "solo: 0 beginner, 1 experienced, 2 expert")
    named_first = number("i1", EVERYONE, "the seat that the host named to begin, or NONE: drawn")

    actor = number("i1", EVERYONE, "seat whose decision it is, NONE when the game is over")
    phase = number("i1", EVERYONE, "TAKING, SKIPPING, SHORT, PLACING, SEATING or OVER")
    first = number("i1", EVERYONE, "seat with the control tower")
    ending = number("i1", EVERYONE, "1 once a colour of the supply has run out: the round is the last")
    taken = number("i1", EVERYONE, "how many cards have been taken or removed")
    cards = row("i1", CARDS, NOBODY, "taken cards, hall, deck; see above. Only the deck is secret")
    hall_vouchers = row("i1", HALL, EVERYONE, "vouchers lying on each card of the hall, from the gate")
    supply = row("i1", COLOURS, EVERYONE, "passengers waiting beside the hall")
    left_out = number("i1", EVERYONE, "set of passengers of the card in hand who stay away")
    passenger_to_seat = number("i1", EVERYONE, "seating: the passenger of the wish card whose seat is asked for")
    displaced = number("i1", EVERYONE, "passengers overbooked by the card in hand")
    full_zones = number("i1", EVERYONE, "solo: set of zones that have been full")
    result = number("i1", EVERYONE, "solo: UNDECIDED, WON or LOST")


@rule
def layout_of(table: PlaneTable) -> int:
    """Which plane is played on (plane.setup.plane)."""
    return TWO_ZONES if table.players == 4 else THREE_ZONES


@rule
def full_supply(table: PlaneTable) -> int:
    """How many passengers of each colour there are (plane.setup.supply)."""
    return SMALL_SUPPLY if table.players <= 2 else FULL_SUPPLY


@rule
def cards_in_game(table: PlaneTable) -> int:
    """How many cards are played with; without complex cards the last nine stay in the box (plane.complex)."""
    return CARDS if table.complex else NORMAL_CARDS


@rule
def card_in_hand(table: PlaneTable) -> int:
    """The card that was taken last."""
    return table.cards[table.taken - 1]


@rule
def cards_shown(table: PlaneTable) -> int:
    """How many cards everybody has seen; the hall is filled up when a turn ends (plane.hall.refill)."""
    waiting = HALL if table.phase == TAKING else HALL - 1
    return min(table.taken + waiting, cards_in_game(table))


@rule
def occupied(table: PlaneTable, seat: int) -> int:
    """All taken seats of a player's plane, as a set."""
    return (
        table.seated[seat, RED]
        | table.seated[seat, WHITE]
        | table.seated[seat, BLUE]
        | table.seated[seat, YELLOW]
        | table.seated[seat, GREEN]
    )
