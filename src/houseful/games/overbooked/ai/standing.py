"""How everybody stands in Overbooked, as numbers for a neural net.

For each seat: on turn, has the control tower, the stairs are the fullest, points for couples and kids, for the three
crowds (doubled where no rival's is larger), empty seats, and points of each event in play

What a plane gives is first measured in whole numbers, one row of STANDING for each player: it depends on that plane
alone, so it need not be measured again until somebody sits down there (refresh.py).
"""

from houseful.core.compile.bits import count, lowest
from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import EVENTS, LOW_SEASON_BLUES, event_points
from houseful.games.overbooked.event_cards.low_season_blues import POINTS as BLUES_POINTS
from houseful.games.overbooked.passengers import couples, empty_seats, happy_kids
from houseful.games.overbooked.plane import largest_group
from houseful.games.overbooked.scoring import passengers_on_stairs
from houseful.games.overbooked.table import BLUE, COLOURS, PlaneTable

AT_COUPLES = 3
AT_KIDS = 4
AT_CROWDS = 5
AT_EMPTY = AT_CROWDS + COLOURS - BLUE
AT_EVENTS = AT_EMPTY + 1
STANDING = AT_EVENTS + len(EVENTS)


@rule
def observe_standing(box: PlaneBox, table: PlaneTable, seat: int, features: Numbers, at: int) -> None:
    """Fill in the standing of a seat and of those after it, from feature `at` on, which is measured in place."""
    for after in range(table.players):
        measure_plane(box, table, (seat + after) % table.players, features, at + STANDING * after)
    show_standing(table, seat, features, at, seat, features, at)


@rule
def measure_plane(box: PlaneBox, table: PlaneTable, player: int, measured: Numbers, at: int) -> None:
    """Write what a plane gives, in whole numbers from `at` on: points, sizes of crowds, empty seats, events."""
    measured[at + AT_COUPLES] = 5 * (count(couples(table, player)) // 2)
    measured[at + AT_KIDS] = 3 * count(happy_kids(box, table, player))
    for colour in range(BLUE, COLOURS):
        measured[at + AT_CROWDS + colour - BLUE] = count(largest_group(table.seated[player, colour]))
    measured[at + AT_EMPTY] = count(empty_seats(box, table, player))
    events = int(table.events)
    while events:
        event = lowest(events)
        measured[at + AT_EVENTS + event] = event_points(box, table, player, event)
        events &= events - 1


@rule
def show_standing(
    table: PlaneTable, seat: int, measured: Numbers, start: int, first: int, features: Numbers, at: int
) -> None:
    """Turn what was measured into features, from `at` on; the row of player `first` is the one at `start`."""
    players = int(table.players)
    fullest, widest = 1, 1
    for player in range(players):
        fullest = max(fullest, passengers_on_stairs(table, player))
        if table.events >> LOW_SEASON_BLUES & 1:
            widest = max(widest, int(measured[start + STANDING * player + AT_EVENTS + LOW_SEASON_BLUES]))
    for crowd in range(AT_CROWDS, AT_EMPTY):
        show_crowd(players, seat, measured, start + crowd, first, features, at + crowd)
    for after in range(players):
        player = (seat + after) % players
        here, there = at + STANDING * after, start + STANDING * ((player - first + players) % players)
        features[here] = 1 if table.actor == player else 0
        features[here + 1] = 1 if table.first == player else 0
        features[here + 2] = 1 if passengers_on_stairs(table, player) == fullest else 0
        features[here + AT_COUPLES] = int(measured[there + AT_COUPLES]) / 20
        features[here + AT_KIDS] = int(measured[there + AT_KIDS]) / 20
        features[here + AT_EMPTY] = int(measured[there + AT_EMPTY]) / 50
        show_events(table, widest, measured, there + AT_EVENTS, features, here + AT_EVENTS)


@rule
def show_crowd(players: int, seat: int, measured: Numbers, start: int, first: int, features: Numbers, at: int) -> None:
    """Fill in every seat's points for one of the three crowds: its size, doubled where no rival's is larger."""
    most = 0
    for player in range(players):
        most = max(most, int(measured[start + STANDING * player]))
    for after in range(players):
        size = int(measured[start + STANDING * ((seat + after - first + players) % players)])
        doubled = 2 if size == most and players > 1 else 1
        features[at + STANDING * after] = doubled * size / 20


@rule
def show_events(table: PlaneTable, widest: int, measured: Numbers, start: int, features: Numbers, at: int) -> None:
    """Fill in what each event gives a player; the area of one is compared with the widest."""
    events = int(table.events)
    while events:
        event = lowest(events)
        points = int(measured[start + event])
        if event == LOW_SEASON_BLUES:
            points = BLUES_POINTS if points == widest else 0
        features[at + event] = points / 10
        events &= events - 1
