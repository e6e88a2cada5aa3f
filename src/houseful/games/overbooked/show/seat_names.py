"""Sets of seats as lists of names, looked up row by row."""

from functools import cache
from itertools import compress, product

from houseful.games.overbooked.plane import FIRST_ROW, ROWS, bit_of, seat_name, seat_numbers

_ROWS = tuple(FIRST_ROW << row for row in range(ROWS))


@cache
def names_in_rows(layout: int) -> dict[int, list[str]]:
    """Every set of seats that lie in one row, and their names from left to right."""
    found = {}
    for row in range(ROWS):
        seats = [seat for seat in seat_numbers(layout) if (1 << bit_of(layout, seat)) & _ROWS[row]]
        for chosen in product((False, True), repeat=len(seats)):
            names = [seat_name(seat) for seat in compress(seats, chosen)]
            found[sum(1 << bit_of(layout, seat) for seat in compress(seats, chosen))] = names
    return found


def names_of(layout: int, seats: int) -> list[str]:
    """The names of the seats in a set, row by row."""
    if not seats:
        return []
    names = names_in_rows(layout)
    first, second, third, fourth, last = _ROWS
    return [
        *names[seats & first],
        *names[seats & second],
        *names[seats & third],
        *names[seats & fourth],
        *names[seats & last],
    ]
