"""The score sheet of Overbooked."""

from houseful.core.compile.bits import count
from houseful.core.compile.record import Grid
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import EVENTS, LOW_SEASON_BLUES, event_points
from houseful.games.overbooked.event_cards.low_season_blues import POINTS as BLUES_POINTS
from houseful.games.overbooked.passengers import couples, empty_seats, happy_kids
from houseful.games.overbooked.plane import largest_group
from houseful.games.overbooked.table import BLUE, COLOURS, WON, PlaneTable

LINES = (
    "couples",
    "kids",
    "rugby",
    "friends",
    "seniors",
    "vouchers",
    "bonus-cards",
    "overbooked",
    "most-overbooked",
    "empty-seats",
    *(f"event:{event}" for event in EVENTS),
)
(
    COUPLES,
    KIDS,
    RUGBY,
    FRIENDS,
    SENIORS,
    MEAL_VOUCHERS,
    BONUS_CARDS,
    OVERBOOKED,
    MOST_OVERBOOKED,
    EMPTY_SEATS,
    FIRST_EVENT,
) = range(11)
BLUES = FIRST_EVENT + LOW_SEASON_BLUES
SOLO_WON = len(LINES)  # behind the lines: 1 when a solo game is won, for those who only have the sheet


@rule
def scores(box: PlaneBox, table: PlaneTable, sheet: Grid) -> None:
    """Fill in the sheet: a row for each seat, a column for each line."""
    for seat in range(table.players):
        score_plane(box, table, seat, sheet)
        score_events(box, table, seat, sheet)
    for column in range(RUGBY, SENIORS + 1):
        double_largest(table, column, sheet)
    score_most_overbooked(table, sheet)
    if is_in_play(table, BLUES):
        reward_largest(table, BLUES, BLUES_POINTS, sheet)


@rule
def score_plane(box: PlaneBox, table: PlaneTable, seat: int, sheet: Grid) -> None:
    """Fill in what a plane is worth by itself; of the three crowds only their size."""
    sheet[seat, COUPLES] = 5 * (count(couples(table, seat)) // 2)
    sheet[seat, KIDS] = 3 * count(happy_kids(box, table, seat))
    for colour in range(BLUE, COLOURS):
        sheet[seat, RUGBY + colour - BLUE] = count(largest_group(table.seated[seat, colour]))
    sheet[seat, MEAL_VOUCHERS] = table.vouchers[seat] // 2
    sheet[seat, BONUS_CARDS] = table.bonus[seat]
    sheet[seat, OVERBOOKED] = -2 * passengers_on_stairs(table, seat)
    sheet[seat, EMPTY_SEATS] = -count(empty_seats(box, table, seat))
    sheet[seat, SOLO_WON] = 1 if table.result == WON else 0


@rule
def passengers_on_stairs(table: PlaneTable, seat: int) -> int:
    """How many passengers stand on a player's stairs (plane.score.overbooked)."""
    heads = 0
    for colour in range(COLOURS):
        heads += table.stairs[seat, colour]
    return heads


@rule
def is_in_play(table: PlaneTable, line: int) -> bool:
    """Whether a line is scored at this table: events only when they were drawn or named (plane.event.draw)."""
    return line < FIRST_EVENT or (table.events >> line - FIRST_EVENT & 1) == 1


@rule
def score_events(box: PlaneBox, table: PlaneTable, seat: int, sheet: Grid) -> None:
    """Fill in the events in play, each on a line of its own (plane.event.draw)."""
    for event in range(len(EVENTS)):
        points = 0
        if table.events >> event & 1:
            points = event_points(box, table, seat, event)
        sheet[seat, FIRST_EVENT + event] = points


@rule
def most_in(table: PlaneTable, column: int, sheet: Grid) -> int:
    """The highest figure in a column."""
    most = 0
    for seat in range(table.players):
        most = max(most, sheet[seat, column])
    return most


@rule
def double_largest(table: PlaneTable, column: int, sheet: Grid) -> None:
    """Double the crowds that no rival's exceeds (plane.score.rugby, .friends, .seniors); never in solo."""
    if table.players == 1:
        return
    most = most_in(table, column, sheet)
    for seat in range(table.players):
        if sheet[seat, column] == most:
            sheet[seat, column] = 2 * most


@rule
def score_most_overbooked(table: PlaneTable, sheet: Grid) -> None:
    """Two points less for everybody with most passengers on the stairs (plane.score.most-overbooked)."""
    worst = 0
    for seat in range(table.players):
        worst = min(worst, sheet[seat, OVERBOOKED])
    for seat in range(table.players):
        guilty = worst < 0 and sheet[seat, OVERBOOKED] == worst
        sheet[seat, MOST_OVERBOOKED] = -2 if guilty else 0


@rule
def reward_largest(table: PlaneTable, column: int, points: int, sheet: Grid) -> None:
    """Points for everybody with the highest figure, unless that is nought (plane.event.low-season-blues)."""
    most = most_in(table, column, sheet)
    for seat in range(table.players):
        wins = most > 0 and sheet[seat, column] == most
        sheet[seat, column] = points if wins else 0
