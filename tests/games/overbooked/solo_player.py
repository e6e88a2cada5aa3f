"""A patient solo pilot, so that golden games can be won: it tries all cards and spots and takes the best."""

import random

from houseful.core.compile.rule import as_python
from houseful.core.table import Table
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.passengers import couples, empty_seats, happy_kids
from houseful.games.overbooked.plane import beside, largest_group
from houseful.games.overbooked.table import BLUE, COLOURS, RED, TAKING, WHITE, PlaneTable

_couples, _happy_kids, _empty_seats = as_python(couples), as_python(happy_kids), as_python(empty_seats)
_beside, _largest_group = as_python(beside), as_python(largest_group)

# For each scenario: what a member of a group, a couple and a happy child are worth, up to how many.
AIMS = (
    {"groups": (4.0, 6), "couples": (5.0, 3), "kids": (6.0, 3)},
    {"groups": (0.3, 5), "couples": (15.0, 5), "kids": (8.0, 3)},
    {"groups": (0.5, 5), "couples": (6.0, 3), "kids": (12.0, 8)},
)


def expected_points(table: Table) -> float:
    """How good a solo position looks."""
    seen: PlaneTable = table.peer()
    box = PlaneBox.over(table.pack.box)
    aims = AIMS[seen.scenario]
    if table.over:
        return 10_000.0 if table.winners() else -10_000.0
    taken = [seen.seated[0, colour] for colour in range(COLOURS)]
    worth, most = aims["groups"]
    groups = [min(_largest_group(taken[colour]).bit_count(), most) for colour in range(BLUE, COLOURS)]
    total = worth * sum(groups)
    worth, most = aims["couples"]
    pairs = _couples(seen, 0)
    total += worth * min(pairs.bit_count() // 2, most) - 2.0 * (taken[RED] & ~pairs).bit_count()
    worth, most = aims["kids"]
    happy = _happy_kids(box, seen, 0)
    total += worth * min(happy.bit_count(), most)
    free = _empty_seats(box, seen, 0)
    for bit in range(60):
        child = 1 << bit
        if taken[WHITE] & ~happy & child:
            around = _beside(child) & box.seats[0]
            total += worth / 3 * (1 - (around & free).bit_count() / 3)
    return total + 7.0 * seen.vouchers[0] + 0.3 * (50 - free.bit_count())


def best_ending(table: Table, luck: random.Random, depth: int = 0) -> tuple[float, Table]:
    """The most promising way to finish the turn that has begun."""
    best, found = -1e9, table
    moves = table.legal()
    if depth > 1 or len(moves) < 25:
        moves = luck.sample(moves, min(len(moves), 8))
    for move in moves:
        twin = table.copy()
        twin.play(move)
        if twin.over or twin.peer().phase == TAKING:
            worth = expected_points(twin) + luck.random() * 0.5
        else:
            worth, twin = best_ending(twin, luck, depth + 1)
        if worth > best:
            best, found = worth, twin
    return best, found


def choose(table: Table, luck: random.Random) -> str:
    """The next move of the most promising turn."""
    takes = [move for move in table.legal() if not move.startswith("remove")]
    best, found = -1e9, table
    for move in takes:
        twin = table.copy()
        twin.play(move)
        worth, ending = expected_points(twin), twin
        if not twin.over and twin.peer().phase != TAKING:
            worth, ending = best_ending(twin, luck, 1)
        if worth > best:
            best, found = worth, ending
    return str(found.moves()[table.ply])
