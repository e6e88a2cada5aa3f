"""The table of Overbooking: one game in progress, field by field.

A *card* is a guest of one colour, 0–23: six times its crest plus its number less one.
A *guest* is a card with its owner, 0–95: 24 times the seat plus the card.
A *set* of cards is a number whose bit n stands for card n.
"""

from houseful.core.compile.record import EVERYONE, NOBODY, OWNER, Record, grid, number, row
from houseful.core.compile.rule import rule

SEATS = 4
CARDS = 24
ROUNDS = 4
TURNS = 5  # cards each player places in a round
FIRST_HAND = 9
HOTEL_CARDS = 8
BACK_PLACES = 2
LINE_PLACES = 14  # six can come about in a game; lines laid out by hand to be scored may be longer
LONGEST_LINE = 6  # four in line and two monks who came in by the back door

ALL_CARDS = (1 << CARDS) - 1
MONK, MERCHANTS, MAIDS, NOBLES, SOLDIERS, WORKERS = 1, 2, 3, 4, 5, 6

PLACING, CHECKING, OVER = 0, 1, 2
NOBONUS, BEGINNER, EXPERT = 0, 1, 2
NONE = -1


def cards_numbered(*numbers: int) -> int:
    """The set of all cards with one of these numbers."""
    return sum(1 << (6 * crest + n - 1) for crest in range(4) for n in numbers)


SMALL_CARDS = cards_numbered(MONK, MERCHANTS, MAIDS)
LARGE_CARDS = cards_numbered(NOBLES, SOLDIERS, WORKERS)
SOLDIER_CARDS = cards_numbered(SOLDIERS)
CREST_CARDS = 0b111111  # the cards of the first crest


class HotelTable(Record):
    """One game of Overbooking in progress."""

    rng = number("u8", NOBODY, "state of the random generator")
    players = number("i1", EVERYONE, "how many play")
    bonus = number("i1", EVERYONE, "crest bonus: NOBONUS, BEGINNER or EXPERT")
    peek = number("i1", EVERYONE, "1 when players may look at their own face-down guests")
    first_wish = number("i1", EVERYONE, "the seat that the host named to start, or NONE")

    actor = number("i1", EVERYONE, "seat whose decision it is, NONE when the game is over")
    phase = number("i1", EVERYONE, "PLACING, CHECKING or OVER")
    now = number("i1", EVERYONE, "the round, 0 to 3")
    first = number("i1", EVERYONE, "seat with the starting marker")
    turns = number("i1", EVERYONE, "turns taken in this round's placing")

    deck = grid("i1", (SEATS, CARDS), NOBODY, "each deck from the top; the part already drawn is history")
    hand = row("u4", SEATS, OWNER, "set of cards in hand")
    booked = row("u4", SEATS, EVERYONE, "set of cards that found beds")
    discarded = row("u4", SEATS, EVERYONE, "set of cards out of the game")
    tiles = row("i2", SEATS, EVERYONE, "point tiles taken")

    layout = row("i1", HOTEL_CARDS, NOBODY, "hotel cards in drawing order; those laid out are public")
    up = row("i1", HOTEL_CARDS, NOBODY, "which face of each card in `layout` comes up first: 0 or 1")
    face = row("i1", SEATS, EVERYONE, "hotel face now lying in each row")
    tile = row("i1", SEATS, EVERYONE, "1 while a tile lies at the back door of each row")
    line = grid("i1", (SEATS, LINE_PLACES), OWNER, "guests in line at each hotel, nearest first")
    in_line = row("i1", SEATS, EVERYONE, "how many stand in line")
    back = grid("i1", (SEATS, BACK_PLACES), OWNER, "guests at each back door, nearest first; NONE: moved away")
    at_back = row("i1", SEATS, EVERYONE, "how many were placed at the back door")

    hotel = number("i1", EVERYONE, "checking: the hotel being checked")
    power = number("i1", EVERYONE, "checking: the place at its back door whose power is due")
    beds = number("i1", EVERYONE, "checking: beds of that hotel after merchants and workers")
    favoured = row("i1", BACK_PLACES, EVERYONE, "checking: guests that nobles chose, in order; else NONE")

    barred = row("u4", SEATS, EVERYONE, "cards this player showed not to hold, by a forced pass this round")
    kept = grid("i1", (SEATS, ROUNDS), EVERYONE, "cards in hand when each round began, before drawing")
    late = grid("u4", (SEATS, ROUNDS), EVERYONE, "cards that passes showed not to be drawn before each round")


@rule
def owner_of(guest: int) -> int:
    """The seat a guest belongs to."""
    return guest // CARDS


@rule
def card_of(guest: int) -> int:
    """A guest's card within its owner's deck."""
    return guest % CARDS


@rule
def number_of(guest: int) -> int:
    """The number on a guest: the beds it needs."""
    return guest % 6 + 1


@rule
def crest_of(guest: int) -> int:
    """The family a guest belongs to."""
    return guest % CARDS // 6


@rule
def seat_after(table: HotelTable, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < table.players else 0


@rule
def drawn(table: HotelTable) -> int:
    """How many cards each player has drawn by now."""
    return FIRST_HAND + TURNS * table.now
