"""Emergency Exit Assistance (plane.event.emergency-exit-assistance): points for a full third row."""

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import THIRD_ROW
from houseful.games.overbooked.table import PlaneTable, layout_of, occupied

POINTS = 10


@rule
def emergency_exit_assistance_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for the whole row."""
    return POINTS if emergency_exit_assistance_seats(box, table, seat) else 0


@rule
def emergency_exit_assistance_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """The third row, if nobody is missing in it."""
    third = box.seats[layout_of(table)] & THIRD_ROW
    return third if occupied(table, seat) & third == third else 0
