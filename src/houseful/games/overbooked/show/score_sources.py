"""Where points come from: the seats that earned each line of the score sheet, for a screen to light up."""

from collections.abc import Callable

from houseful.core.compile.rule import as_python
from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.overbooked import event_cards, passengers
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import ROWS, largest_group, layout_for, seat_name, seats_in
from houseful.games.overbooked.scoring import FIRST_EVENT, LINES, scores
from houseful.games.overbooked.table import BLUE, COLOURS, GREEN, YELLOW, PlaneTable

_scores = as_python(scores)
_couples = as_python(passengers.couples)
_happy_kids = as_python(passengers.happy_kids)
_empty_seats = as_python(passengers.empty_seats)
_largest_group = as_python(largest_group)
_adorable_kids = as_python(event_cards.adorable_kids)
_buddy_zones = as_python(event_cards.buddy_zones)
_mixed_corners = as_python(event_cards.mixed_corners)
_crowded_zones = as_python(event_cards.crowded_zones)
_full_third_row = as_python(event_cards.full_third_row)
_holiday_couples = as_python(event_cards.holiday_couples)
_full_columns = as_python(event_cards.full_columns)
_wild_kids = as_python(event_cards.wild_kids)
_lonely_lovers = as_python(event_cards.lonely_lovers)
_sunset_seats = as_python(event_cards.sunset_seats)
_groups_with = as_python(event_cards.groups_with)
_packed_squares = as_python(event_cards.packed_squares)


def lines_of(table: PlaneTable, sheet: Rows) -> list[dict[str, int]]:
    """The sheets of all seats by line, events in play only."""
    return [
        {line: sheet[seat][column] for column, line in enumerate(LINES) if shows(table, line)}
        for seat in range(table.players)
    ]


def shows(table: PlaneTable, line: str) -> bool:
    """Whether a line is on the sheet of this table: events only when they are in play."""
    column = LINES.index(line)
    return column < FIRST_EVENT or bool(table.events >> column - FIRST_EVENT & 1)


def where(_pack: Pack, box: PlaneBox, table: PlaneTable) -> list[dict[str, list[str]]]:
    """For each seat and line, the seats that earned it."""
    sheet = Sheet()
    _scores(box, table, sheet)
    rows = [[sheet[seat, column] for column in range(len(LINES))] for seat in range(table.players)]
    return places(box, table, lines_of(table, rows))


class Sheet(dict[tuple[int, int], int]):
    """A score sheet for rules that run as plain Python."""


def places(box: PlaneBox, table: PlaneTable, sheets: list[dict[str, int]]) -> list[dict[str, list[str]]]:
    """The names of the seats behind every line that scored."""
    layout = layout_for(table.players)
    return [
        {
            line: [seat_name(place) for place in seats_in(layout, seats_for(box, table, seat, line))]
            for line, points in lines.items()
            if points
        }
        for seat, lines in enumerate(sheets)
    ]


def seats_for(box: PlaneBox, table: PlaneTable, seat: int, line: str) -> int:
    """The seats behind a line that scored, as a set; none where points do not come from seats."""
    found = _SEATS.get(line)
    return found(box, table, seat) if found else 0


def _groups(table: PlaneTable, seat: int, least: int, most: int, largest_only: int) -> int:
    found = 0
    for colour in range(BLUE, COLOURS):
        found |= _groups_with(table.seated[seat, colour], least, most, largest_only)
    return found


def _squares(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    heads = _packed_squares(table, seat)
    column = heads | heads << 1 | heads << 2
    return column | column << ROWS | column << 2 * ROWS


_SEATS: dict[str, Callable[[PlaneBox, PlaneTable, int], int]] = {
    "couples": lambda box, table, seat: _couples(table, seat),
    "kids": _happy_kids,
    "rugby": lambda box, table, seat: _largest_group(table.seated[seat, BLUE]),
    "friends": lambda box, table, seat: _largest_group(table.seated[seat, YELLOW]),
    "seniors": lambda box, table, seat: _largest_group(table.seated[seat, GREEN]),
    "empty-seats": _empty_seats,
    "event:adorable-kids": _adorable_kids,
    "event:buddy-time": _buddy_zones,
    "event:corner-seats": _mixed_corners,
    "event:couples-retreat": lambda box, table, seat: _crowded_zones(box, table, _couples(table, seat), 6),
    "event:school-holidays": lambda box, table, seat: _crowded_zones(box, table, _happy_kids(box, table, seat), 3),
    "event:emergency-exit-assistance": _full_third_row,
    "event:family-vacation": _holiday_couples,
    "event:full-flight": lambda box, table, seat: _full_columns(table, seat),
    "event:kids-gone-wild": _wild_kids,
    "event:lonely-christmas": lambda box, table, seat: _lonely_lovers(table, seat),
    "event:low-season-blues": lambda box, table, seat: _largest_group(_empty_seats(box, table, seat)),
    "event:beautiful-sunset": _sunset_seats,
    "event:missing-friends": lambda box, table, seat: _groups(table, seat, 1, 3, table.friends),
    "event:threes-company": lambda box, table, seat: _groups(table, seat, 3, 3, 0),
    "event:like-sardines": _squares,
}
