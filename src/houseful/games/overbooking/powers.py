"""Phase 2, first half: the powers of the guests at the back door, nearest first."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooking.show.trace_codes import (
    BEDS_CHANGED,
    DECLINED,
    FAVOURED,
    FAVOURED_SECOND,
    IDLE,
    MOVED_IN,
    REPLACED,
)
from houseful.games.overbooking.table import (
    MAIDS,
    MERCHANTS,
    MONK,
    NOBLES,
    NONE,
    SOLDIERS,
    WORKERS,
    HotelTable,
    card_of,
    number_of,
    owner_of,
)

EXTRA_BEDS = 3  # of merchants; workers take as many away


@rule
def is_favoured(table: HotelTable, guest: int) -> bool:
    """Whether nobles have chosen this guest already."""
    return table.favoured[0] == guest or table.favoured[1] == guest


@rule
def is_target(table: HotelTable, power: int, target: int) -> bool:
    """Whether a guest at the back door may act on a guest in line.

    Maids replace their owner's guests (hotel.power.maids), nobles favour one that is not favoured yet
    (hotel.power.nobles), soldiers turn out anyone's workers (hotel.power.soldiers).
    """
    kind = number_of(power)
    if kind == SOLDIERS:
        return number_of(target) == WORKERS
    if owner_of(power) != owner_of(target):
        return False
    return kind == MAIDS or (kind == NOBLES and not is_favoured(table, target))


@rule
def has_target(table: HotelTable, power: int) -> bool:
    """Whether there is anything to decide for a guest at the back door (hotel.power.choice)."""
    for place in range(table.in_line[table.hotel]):
        if is_target(table, power, table.line[table.hotel, place]):
            return True
    return False


@rule
def move_in(table: HotelTable, monk: int, trace: Row) -> None:
    """A monk goes to the far end of the line, full or not (hotel.power.monk)."""
    hotel = table.hotel
    table.line[hotel, table.in_line[hotel]] = monk
    table.in_line[hotel] += 1
    table.back[hotel, table.power] = NONE
    note(trace, MOVED_IN, monk, hotel, 0, 0)


@rule
def change_beds(table: HotelTable, guest: int, by: int, trace: Row) -> None:
    """Merchants bring three beds, workers take three away (hotel.power.merchants, hotel.power.workers)."""
    table.beds += by
    note(trace, BEDS_CHANGED, guest, table.hotel, by, table.beds)


@rule
def act_unasked(table: HotelTable, guest: int, trace: Row) -> None:
    """Use the power due when there is nothing to decide about it."""
    kind = number_of(guest)
    if kind == MONK:
        move_in(table, guest, trace)
    elif kind == MERCHANTS:
        change_beds(table, guest, EXTRA_BEDS, trace)
    elif kind == WORKERS:
        change_beds(table, guest, -EXTRA_BEDS, trace)
    else:
        note(trace, IDLE, guest, table.hotel, 0, 0)


@rule
def act_on(table: HotelTable, target: int, trace: Row) -> None:
    """Use the power due on a guest in line, as its owner decided."""
    hotel = table.hotel
    guest = table.back[hotel, table.power]
    place = 0
    while table.line[hotel, place] != target:
        place += 1
    if number_of(guest) == NOBLES:
        favour(table, guest, target, place, trace)
    else:
        replace(table, guest, target, place, trace)


@rule
def favour(table: HotelTable, nobles: int, target: int, place: int, trace: Row) -> None:
    """The chosen guest will be the first, or second, to book (hotel.power.nobles)."""
    rank = 0 if table.favoured[0] == NONE else 1
    table.favoured[rank] = target
    note(trace, FAVOURED if rank == 0 else FAVOURED_SECOND, nobles, table.hotel, place, target)


@rule
def replace(table: HotelTable, guest: int, target: int, place: int, trace: Row) -> None:
    """Maids and soldiers take the exact place of the one they replace, who is out of the game."""
    table.line[table.hotel, place] = guest
    table.back[table.hotel, table.power] = NONE
    table.discarded[owner_of(target)] |= 1 << card_of(target)
    note(trace, REPLACED, guest, table.hotel, place, target)


@rule
def decline(table: HotelTable, trace: Row) -> None:
    """An owner need not use maids, nobles or soldiers (hotel.power.choice)."""
    note(trace, DECLINED, table.back[table.hotel, table.power], table.hotel, 0, 0)
