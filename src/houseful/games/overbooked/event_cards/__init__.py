"""The fifteen event cards, one file each, named like its id: what it scores on top of the normal sheet, and where.

`<event>_points` gives one player's points, `<event>_seats` the set of seats they come from. Points and thresholds stand
at the top of each file.
"""

from typing import Literal, get_args

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards.adorable_kids import adorable_kids_points, adorable_kids_seats
from houseful.games.overbooked.event_cards.beautiful_sunset import beautiful_sunset_points, beautiful_sunset_seats
from houseful.games.overbooked.event_cards.buddy_time import buddy_time_points, buddy_time_seats
from houseful.games.overbooked.event_cards.corner_seats import corner_seats_points, corner_seats_seats
from houseful.games.overbooked.event_cards.couples_retreat import couples_retreat_points, couples_retreat_seats
from houseful.games.overbooked.event_cards.emergency_exit_assistance import (
    emergency_exit_assistance_points,
    emergency_exit_assistance_seats,
)
from houseful.games.overbooked.event_cards.family_vacation import family_vacation_points, family_vacation_seats
from houseful.games.overbooked.event_cards.full_flight import full_flight_points, full_flight_seats
from houseful.games.overbooked.event_cards.kids_gone_wild import kids_gone_wild_points, kids_gone_wild_seats
from houseful.games.overbooked.event_cards.like_sardines import like_sardines_points, like_sardines_seats
from houseful.games.overbooked.event_cards.lonely_christmas import lonely_christmas_points, lonely_christmas_seats
from houseful.games.overbooked.event_cards.low_season_blues import low_season_blues_seats, low_season_blues_size
from houseful.games.overbooked.event_cards.missing_friends import missing_friends_points, missing_friends_seats
from houseful.games.overbooked.event_cards.school_holidays import school_holidays_points, school_holidays_seats
from houseful.games.overbooked.event_cards.threes_company import threes_company_points, threes_company_seats
from houseful.games.overbooked.table import PlaneTable

EventCard = Literal[
    "adorable-kids",
    "buddy-time",
    "corner-seats",
    "couples-retreat",
    "school-holidays",
    "emergency-exit-assistance",
    "family-vacation",
    "full-flight",
    "kids-gone-wild",
    "lonely-christmas",
    "low-season-blues",
    "beautiful-sunset",
    "missing-friends",
    "threes-company",
    "like-sardines",
]
EVENTS: tuple[EventCard, ...] = get_args(EventCard)
(
    ADORABLE_KIDS,
    BUDDY_TIME,
    CORNER_SEATS,
    COUPLES_RETREAT,
    SCHOOL_HOLIDAYS,
    EMERGENCY_EXIT_ASSISTANCE,
    FAMILY_VACATION,
    FULL_FLIGHT,
    KIDS_GONE_WILD,
    LONELY_CHRISTMAS,
    LOW_SEASON_BLUES,
    BEAUTIFUL_SUNSET,
    MISSING_FRIENDS,
    THREES_COMPANY,
    LIKE_SARDINES,
) = range(len(EVENTS))


@rule
def event_points(box: PlaneBox, table: PlaneTable, seat: int, event: int) -> int:
    """What an event gives one player; of Low Season Blues only the size of the area, to be compared."""
    if event == ADORABLE_KIDS:
        return adorable_kids_points(box, table, seat)
    if event == BUDDY_TIME:
        return buddy_time_points(box, table, seat)
    if event == CORNER_SEATS:
        return corner_seats_points(box, table, seat)
    if event == COUPLES_RETREAT:
        return couples_retreat_points(box, table, seat)
    if event == SCHOOL_HOLIDAYS:
        return school_holidays_points(box, table, seat)
    if event == EMERGENCY_EXIT_ASSISTANCE:
        return emergency_exit_assistance_points(box, table, seat)
    if event == FAMILY_VACATION:
        return family_vacation_points(box, table, seat)
    if event == FULL_FLIGHT:
        return full_flight_points(box, table, seat)
    if event == KIDS_GONE_WILD:
        return kids_gone_wild_points(box, table, seat)
    if event == LONELY_CHRISTMAS:
        return lonely_christmas_points(box, table, seat)
    if event == LOW_SEASON_BLUES:
        return low_season_blues_size(box, table, seat)
    if event == BEAUTIFUL_SUNSET:
        return beautiful_sunset_points(box, table, seat)
    if event == MISSING_FRIENDS:
        return missing_friends_points(box, table, seat)
    if event == THREES_COMPANY:
        return threes_company_points(box, table, seat)
    if event == LIKE_SARDINES:
        return like_sardines_points(box, table, seat)
    return 0


@rule
def event_seats(box: PlaneBox, table: PlaneTable, seat: int, event: int) -> int:
    """The seats that an event looks at, as a set."""
    if event == ADORABLE_KIDS:
        return adorable_kids_seats(box, table, seat)
    if event == BUDDY_TIME:
        return buddy_time_seats(box, table, seat)
    if event == CORNER_SEATS:
        return corner_seats_seats(box, table, seat)
    if event == COUPLES_RETREAT:
        return couples_retreat_seats(box, table, seat)
    if event == SCHOOL_HOLIDAYS:
        return school_holidays_seats(box, table, seat)
    if event == EMERGENCY_EXIT_ASSISTANCE:
        return emergency_exit_assistance_seats(box, table, seat)
    if event == FAMILY_VACATION:
        return family_vacation_seats(box, table, seat)
    if event == FULL_FLIGHT:
        return full_flight_seats(box, table, seat)
    if event == KIDS_GONE_WILD:
        return kids_gone_wild_seats(box, table, seat)
    if event == LONELY_CHRISTMAS:
        return lonely_christmas_seats(box, table, seat)
    if event == LOW_SEASON_BLUES:
        return low_season_blues_seats(box, table, seat)
    if event == BEAUTIFUL_SUNSET:
        return beautiful_sunset_seats(box, table, seat)
    if event == MISSING_FRIENDS:
        return missing_friends_seats(box, table, seat)
    if event == THREES_COMPANY:
        return threes_company_seats(box, table, seat)
    if event == LIKE_SARDINES:
        return like_sardines_seats(box, table, seat)
    return 0
