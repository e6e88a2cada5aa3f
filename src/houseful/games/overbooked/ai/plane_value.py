"""What a plane is worth before it is full: points that are there, and points that may come."""

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
    FULL_SUPPLY,
    RED,
    SMALL_SUPPLY,
    WHITE,
    PlaneTable,
    layout_of,
    occupied,
)

EVENT_LINES = len(EVENTS)


@rule
def time_left(table: PlaneTable) -> float:
    """How much of the game is still to come, from 1 down to 0: the scarcest colour tells."""
    least = table.supply[0]
    for colour in range(1, COLOURS):
        least = min(least, table.supply[colour])
    if table.ending == 1:
        return 0.0
    return least / (SMALL_SUPPLY if table.players <= 2 else FULL_SUPPLY)


@noinline
def plane_points(box: PlaneBox, table: PlaneTable, seat: int, care: int) -> float:
    """Points of a plane as it is, and what may still come of it."""
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
        points += scenario_points(box, table)
    return points + kids_points(box, table, seat, True) + lovers_hopes(box, table, seat)


@rule
def scenario_points(box: PlaneBox, table: PlaneTable) -> float:
    """How far a lone pilot has come: the first condition, and the nearer of the two that make the second."""
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
def hopes(box: PlaneBox, table: PlaneTable, seat: int) -> float:
    """Points that may still come on top of the score sheet."""
    return kids_points(box, table, seat, False) + lovers_hopes(box, table, seat)


@rule
def kids_points(box: PlaneBox, table: PlaneTable, seat: int, happy_too: bool) -> float:
    """Three for a child with company all around, less for each seat beside it that is still empty."""
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
def lovers_hopes(box: PlaneBox, table: PlaneTable, seat: int) -> float:
    """A lover alone with an empty seat beside may still find another."""
    lovers = table.seated[seat, RED]
    alone = lovers & ~beside(lovers)
    empty = box.seats[layout_of(table)] & ~occupied(table, seat)
    return 1.8 * time_left(table) * count(alone & beside(empty))
