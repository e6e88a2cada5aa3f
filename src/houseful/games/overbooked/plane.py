"""The two planes: where seats are, and sets of seats as the bits of one number.

Seats are named by row and column, from the nose, and numbered 10 × row + column:

    three zones (one to three players)        two zones (four players)
       A B C   D E F G   H J K                   A B C D   E F G H
    1  0 1 2   3 4 5 6   7 8 9                1  0 1 2 3   4 5 6 7
    2 10 …                                    2 10 …
       W M A   A M M A   A M W                   W M M A   A M M W     window, middle, aisle

In a set, a seat is bit 5 × (column, aisles counted too) + row. So a step along a row is a shift by five, and
an aisle stops it, because no seat is there; one step along a column is a shift by one, within the rows.
"""

from functools import cache
from typing import Literal

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule

ROWS = 5
WIDTH = 10
SEAT_NUMBERS = ROWS * WIDTH
ZONES = 3
COLUMN_LETTERS = "abcdefghjk"  # airlines leave out I

THREE_ZONES, TWO_ZONES = 0, 1
LAYOUTS = ("WMA AMMA AMW", "WMMA AMMW")  # one row of each plane; a space is an aisle
Kind = Literal["window", "middle", "aisle"]
KINDS: tuple[Kind, ...] = ("window", "middle", "aisle")
WINDOW, MIDDLE, AISLE = 0, 1, 2

EVERY_COLUMN = sum(1 << ROWS * column for column in range(WIDTH + 2))
FIRST_ROW, SECOND_ROW, THIRD_ROW, FOURTH_ROW, LAST_ROW = (EVERY_COLUMN << row for row in range(ROWS))
NOT_FIRST = SECOND_ROW | THIRD_ROW | FOURTH_ROW | LAST_ROW
NOT_LAST = FIRST_ROW | SECOND_ROW | THIRD_ROW | FOURTH_ROW
INNER_ROWS = SECOND_ROW | THIRD_ROW | FOURTH_ROW
TOP_THREE = FIRST_ROW | SECOND_ROW | THIRD_ROW


def layout_for(players: int) -> int:
    """Which side of the board is used (plane.setup.plane)."""
    return TWO_ZONES if players == 4 else THREE_ZONES


def columns(layout: int) -> int:
    """How many seats a row has."""
    return len(LAYOUTS[layout].replace(" ", ""))


def zone_widths(layout: int) -> list[int]:
    """How many seats a row of each zone has, from left to right."""
    return [len(zone) for zone in LAYOUTS[layout].split()]


@cache
def seat_numbers(layout: int) -> tuple[int, ...]:
    """Every seat of a plane, row by row."""
    return tuple(WIDTH * row + column for row in range(ROWS) for column in range(columns(layout)))


@cache
def bit_of(layout: int, seat: int) -> int:
    """The bit that stands for a seat in sets of this plane."""
    row, column = divmod(seat, WIDTH)
    places = [place for place, letter in enumerate(LAYOUTS[layout]) if letter != " "]
    return ROWS * places[column] + row


@cache
def zone_of(layout: int, seat: int) -> int:
    """The zone a seat lies in."""
    return LAYOUTS[layout][: bit_of(layout, seat) // ROWS].count(" ")


def kind_of(layout: int, seat: int) -> int:
    """Window, middle or aisle."""
    return "WMA".index(LAYOUTS[layout][bit_of(layout, seat) // ROWS])


def seats_in(layout: int, seats: int) -> list[int]:
    """The seats of a set, row by row."""
    return [seat for seat in seat_numbers(layout) if seats >> bit_of(layout, seat) & 1]


def seat_name(seat: int) -> str:
    """A seat as it is written: `3c`."""
    return f"{seat // WIDTH + 1}{COLUMN_LETTERS[seat % WIDTH]}"


@rule
def beside(seats: int) -> int:
    """The places in front of, behind, left and right of a set (plane.seat.adjacent); aisles included."""
    return seats << ROWS | seats >> ROWS | (seats & NOT_LAST) << 1 | (seats & NOT_FIRST) >> 1


@rule
def group_around(seats: int, start: int) -> int:
    """The group of adjacent seats of a set around a start in it."""
    group = start
    more = beside(group) & seats & ~group
    while more:
        group |= more
        more = beside(more) & seats & ~group
    return group


@rule
def first_of(seats: int) -> int:
    """One seat of a set that is not empty, as a set."""
    return seats & -seats


@rule
def largest_group(seats: int) -> int:
    """The largest group in a set, as a set; of equals the first."""
    largest = 0
    most = 0
    while count(seats) > most:
        group = group_around(seats, first_of(seats))
        if count(group) > most:
            largest = group
            most = count(group)
        seats &= ~group
    return largest


@rule
def groups_of(seats: int, least: int, most: int) -> int:
    """All groups in a set that have at least and at most so many members, together as a set."""
    found = 0
    while seats:
        group = group_around(seats, first_of(seats))
        if least <= count(group) <= most:
            found |= group
        seats &= ~group
    return found


@rule
def number_of_groups(seats: int) -> int:
    """How many groups a set falls into."""
    groups = 0
    while seats:
        groups += 1
        seats &= ~group_around(seats, first_of(seats))
    return groups
