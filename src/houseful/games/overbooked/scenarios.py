"""Flying alone: three scenarios with goals to reach before the vouchers or the cards run out."""

from typing import Literal

from houseful.core.compile.bits import count
from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import fill_hall, move_up, place_in_hall
from houseful.games.overbooked.passengers import couples, happy_kids
from houseful.games.overbooked.plane import THREE_ZONES, ZONES, largest_group
from houseful.games.overbooked.show.trace_codes import (
    CHARGED,
    NO_CARD,
    NO_VOUCHER,
    REMOVED,
    SOLO_LOST,
    SOLO_WON,
    ZONE_FULL,
)
from houseful.games.overbooked.table import (
    BLUE,
    GREEN,
    LOST,
    WON,
    YELLOW,
    PlaneTable,
    cards_in_game,
    occupied,
)

Scenario = Literal["friends", "romance", "school"]
SCENARIOS: tuple[Scenario, ...] = ("friends", "romance", "school")
Difficulty = Literal["beginner", "experienced", "expert"]
DIFFICULTIES: tuple[Difficulty, ...] = ("beginner", "experienced", "expert")
ZONE_VOUCHERS = 2

# The goals of each scenario, in the order above: its main aim and one of the other two. The groups are the largest
# blue, yellow and green ones, and the smallest of these three counts.
AIMS = ("groups", "couples", "kids")
GROUPS, COUPLES, KIDS = range(3)
MAIN_AIM = (GROUPS, COUPLES, KIDS)
GROUPS_NEEDED = (6, 5, 5)
COUPLES_NEEDED = (3, 5, 3)
KIDS_NEEDED = (3, 3, 8)


def goals_of(scenario: int) -> list[dict[str, int]]:
    """The goals as views show them: each must be reached, and of the aims in one, any is enough."""
    needed = dict(zip(AIMS, (GROUPS_NEEDED[scenario], COUPLES_NEEDED[scenario], KIDS_NEEDED[scenario]), strict=True))
    main = AIMS[MAIN_AIM[scenario]]
    return [{main: needed.pop(main)}, needed]


@rule
def starting_vouchers(table: PlaneTable) -> int:
    """Vouchers at the start by difficulty: six, four or two (plane.solo.vouchers)."""
    return 6 - 2 * table.difficulty


@rule
def may_remove(table: PlaneTable) -> bool:
    """Whether a card of the hall may be removed for a voucher: not for the last one (plane.solo.last-voucher)."""
    return table.players == 1 and table.vouchers[0] > 1


@rule
def remove_card(table: PlaneTable, card: int, trace: Row) -> None:
    """The card goes back to the box and is replaced at once (plane.solo.remove)."""
    place = place_in_hall(table, card)
    table.vouchers[0] -= 1
    note(trace, REMOVED, 0, card, table.vouchers[0], place)
    move_up(table, place)
    table.cards[table.taken - 1] = -1 - card
    if table.taken == cards_in_game(table):
        lose(table, NO_CARD, trace)
    else:
        fill_hall(table, trace)


@rule
def settle_vouchers(box: PlaneBox, table: PlaneTable, trace: Row) -> None:
    """Pay and earn vouchers after a placement; win or lose (plane.solo.pay, .win, .loss, .cards)."""
    earned = ZONE_VOUCHERS * newly_full(box, table, trace)
    left = max(0, table.vouchers[0] + earned - table.displaced)
    change = left - table.vouchers[0]
    table.vouchers[0] = left
    if earned or table.displaced:
        note(trace, CHARGED, change, left, table.displaced, earned)
    if is_fulfilled(box, table):
        table.result = WON
        note(trace, SOLO_WON, table.scenario, 0, 0, 0)
    elif left == 0:
        lose(table, NO_VOUCHER, trace)
    elif table.taken == cards_in_game(table):
        lose(table, NO_CARD, trace)


@rule
def lose(table: PlaneTable, why: int, trace: Row) -> None:
    """The game is lost: no voucher or no card is left (plane.solo.loss, plane.solo.cards)."""
    table.result = LOST
    note(trace, SOLO_LOST, why, 0, 0, 0)


@rule
def newly_full(box: PlaneBox, table: PlaneTable, trace: Row) -> int:
    """How many zones are full for the first time (plane.solo.pay)."""
    zones = 0
    for zone in range(ZONES):
        seats = box.zone[THREE_ZONES, zone]
        if not table.full_zones >> zone & 1 and occupied(table, 0) & seats == seats:
            table.full_zones |= 1 << zone
            zones += 1
            note(trace, ZONE_FULL, 0, zone, 0, 0)
    return zones


@rule
def number_of_couples(table: PlaneTable) -> int:
    """How many couples there are; they never touch one another, being groups of exactly two."""
    return count(couples(table, 0)) // 2


@rule
def number_of_happy_kids(box: PlaneBox, table: PlaneTable) -> int:
    """How many children are happy."""
    return count(happy_kids(box, table, 0))


@rule
def smallest_crowd(table: PlaneTable) -> int:
    """Of the largest blue, yellow and green groups, the size of the smallest."""
    return min(
        count(largest_group(table.seated[0, BLUE])),
        count(largest_group(table.seated[0, YELLOW])),
        count(largest_group(table.seated[0, GREEN])),
    )


@rule
def is_fulfilled(box: PlaneBox, table: PlaneTable) -> bool:
    """Whether the main aim and one of the others are reached (plane.solo.friends, .romance, .school)."""
    groups = smallest_crowd(table) >= GROUPS_NEEDED[table.scenario]
    pairs = number_of_couples(table) >= COUPLES_NEEDED[table.scenario]
    kids = number_of_happy_kids(box, table) >= KIDS_NEEDED[table.scenario]
    if MAIN_AIM[table.scenario] == GROUPS:
        return groups and (pairs or kids)
    if MAIN_AIM[table.scenario] == COUPLES:
        return pairs and (groups or kids)
    return kids and (groups or pairs)
