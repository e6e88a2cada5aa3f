"""How everybody stands in Overbooked, as numbers for a neural net.

For each seat: on turn, has the control tower, the stairs are the fullest, points for couples and kids, for the three
crowds (doubled where no rival's is larger), empty seats, and points of each event in play
"""

from houseful.core.compile.bits import count
from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import EVENTS, LOW_SEASON_BLUES, event_points
from houseful.games.overbooked.event_cards.low_season_blues import POINTS as BLUES_POINTS
from houseful.games.overbooked.passengers import couples, empty_seats, happy_kids
from houseful.games.overbooked.plane import largest_group
from houseful.games.overbooked.scoring import passengers_on_stairs
from houseful.games.overbooked.table import BLUE, COLOURS, PlaneTable

AT_CROWDS = 5
AT_EMPTY = AT_CROWDS + COLOURS - BLUE
AT_EVENTS = AT_EMPTY + 1
STANDING = AT_EVENTS + len(EVENTS)
EVENT_LINES = len(EVENTS)


@rule
def observe_standing(box: PlaneBox, table: PlaneTable, seat: int, features: Numbers, at: int) -> None:
    """Fill in the standing of a seat and of those after it, from feature `at` on."""
    fullest, widest = 1, 1
    for player in range(table.players):
        fullest = max(fullest, passengers_on_stairs(table, player))
        if table.events >> LOW_SEASON_BLUES & 1:
            widest = max(widest, event_points(box, table, player, LOW_SEASON_BLUES))
    for after in range(table.players):
        player = (seat + after) % table.players
        here = at + STANDING * after
        features[here] = 1 if table.actor == player else 0
        features[here + 1] = 1 if table.first == player else 0
        features[here + 2] = 1 if passengers_on_stairs(table, player) == fullest else 0
        features[here + 3] = 5 * (count(couples(table, player)) // 2) / 20
        features[here + 4] = 3 * count(happy_kids(box, table, player)) / 20
        features[here + AT_EMPTY] = count(empty_seats(box, table, player)) / 50
        observe_events(box, table, player, widest, features, here + AT_EVENTS)
    observe_crowds(table, seat, features, at + AT_CROWDS)


@rule
def observe_events(box: PlaneBox, table: PlaneTable, player: int, widest: int, features: Numbers, at: int) -> None:
    """Fill in what each event gives a player; the area of one is compared with the widest."""
    for event in range(EVENT_LINES):
        if table.events >> event & 1:
            points = event_points(box, table, player, event)
            if event == LOW_SEASON_BLUES:
                points = BLUES_POINTS if points == widest else 0
            features[at + event] = points / 10


@rule
def observe_crowds(table: PlaneTable, seat: int, features: Numbers, at: int) -> None:
    """Fill in points for the three crowds of every seat, from feature `at` on."""
    for colour in range(BLUE, COLOURS):
        most = 0
        for player in range(table.players):
            most = max(most, count(largest_group(table.seated[player, colour])))
        for after in range(table.players):
            size = count(largest_group(table.seated[(seat + after) % table.players, colour]))
            doubled = 2 if size == most and table.players > 1 else 1
            features[at + STANDING * after + colour - BLUE] = doubled * size / 20
