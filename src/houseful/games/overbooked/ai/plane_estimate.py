"""The bots' estimate of a plane before it is full: points that are there, and points that may come."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import EVENTS, event_points
from houseful.games.overbooked.passengers import beside_once, couples
from houseful.games.overbooked.plane import beside, largest_group
from houseful.games.overbooked.scenarios import (
    COUPLES,
    COUPLES_NEEDED,
    GROUPS,
    GROUPS_NEEDED,
    KIDS_NEEDED,
    MAIN_AIM,
    number_of_couples,
    number_of_happy_kids,
)
from houseful.games.overbooked.table import (
    ADULTS,
    BLUE,
    COLOURS,
    RED,
    WHITE,
    PlaneTable,
    full_supply,
    layout_of,
    occupied,
)

EVENT_LINES = len(EVENTS)


@rule
def time_left(table: PlaneTable) -> float:
    """How much of the game is still to come, from 1 down to 0: the share of the scarcest colour in the supply."""
    least = table.supply[0]
    for colour in range(1, COLOURS):
        least = min(least, table.supply[colour])
    if table.ending == 1:
        return 0.0
    return least / full_supply(table)


@noinline
def estimate_plane(box: PlaneBox, table: PlaneTable, seat: int, care: int) -> float:
    """Points of a plane as it is and points that may still come; with `care` those of events too."""
    points = 5.0 * (count(couples(table, seat)) // 2)
    points += count(occupied(table, seat))
    for colour in range(BLUE, COLOURS):
        group = largest_group(table.seated[seat, colour])
        size = count(group)
        points += 1.5 * size
        points += 0.15 * count(beside(group) & box.seats[layout_of(table)] & ~occupied(table, seat))
    if care == 1 and table.events != 0:
        for event in range(EVENT_LINES):
            if table.events >> event & 1:
                points += event_points(box, table, seat, event)
    if table.players == 1:
        points += estimate_scenario(box, table)
    return points + estimate_kids(box, table, seat, True) + estimate_single_lovers(box, table, seat)


@rule
def estimate_scenario(box: PlaneBox, table: PlaneTable) -> float:
    """Points for how far a solo scenario is: its main aim, and the nearer of the two others."""
    crowds = 0
    for colour in range(BLUE, COLOURS):
        crowds += min(GROUPS_NEEDED[table.scenario], count(largest_group(table.seated[0, colour])))
    pairs = min(number_of_couples(table), COUPLES_NEEDED[table.scenario])
    kids = min(number_of_happy_kids(box, table), KIDS_NEEDED[table.scenario])
    if MAIN_AIM[table.scenario] == GROUPS:
        return 2.0 * crowds + 5.0 * max(pairs, kids)
    grouped = crowds / (3.0 * GROUPS_NEEDED[table.scenario])
    if MAIN_AIM[table.scenario] == COUPLES:
        return 5.0 * pairs + 15.0 * max(grouped, kids / KIDS_NEEDED[table.scenario])
    return 4.0 * kids + 15.0 * max(grouped, pairs / COUPLES_NEEDED[table.scenario])


@noinline
def expected_points(box: PlaneBox, table: PlaneTable, seat: int) -> float:
    """Points that a player may still expect on top of the score sheet."""
    return estimate_kids(box, table, seat, False) + estimate_single_lovers(box, table, seat)


@rule
def estimate_kids(box: PlaneBox, table: PlaneTable, seat: int, happy_too: bool) -> float:
    """Points for children whose company may still come, and with `happy_too` for happy children.

    Less for a child with two seats or more to fill than for one with a single seat.
    """
    kids = table.seated[seat, WHITE]
    company = occupied(table, seat)
    if table.kids == ADULTS:
        company &= ~kids
    lonely = box.seats[layout_of(table)] & ~company
    near = kids & beside(lonely)
    once = near & beside_once(lonely)
    chance = 0.9 * time_left(table)
    points = 3.0 * chance * count(once) + 3.0 * chance * chance * count(near & ~once)
    if happy_too:
        points += 3.0 * count(kids & ~near)
    return points


@rule
def estimate_single_lovers(box: PlaneBox, table: PlaneTable, seat: int) -> float:
    """Points for lovers alone with an empty seat beside them: another may still come."""
    lovers = table.seated[seat, RED]
    alone = lovers & ~beside(lovers)
    empty = box.seats[layout_of(table)] & ~occupied(table, seat)
    return 1.8 * time_left(table) * count(alone & beside(empty))
