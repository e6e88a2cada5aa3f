"""Whether a hero can be paid for is whether a payment is written, whatever somebody holds."""

from itertools import product

import numpy as np
import pytest

from houseful.core.compile.rule import as_python
from houseful.games.oktoberfest import coins

from .positions import BOX, lay

MORE_THAN_ANY = 200
can_hire, can_hire_lavishly = as_python(coins.can_hire), as_python(coins.can_hire_lavishly)
write_hires, write_lavish_hires = as_python(coins.write_hires), as_python(coins.write_lavish_hires)
COSTS = [int(cost) for cost in BOX.cost]
DEAREST, CHEAPEST = COSTS.index(max(COSTS)), COSTS.index(min(COSTS))


@pytest.mark.rule("tent.hire.change")
@pytest.mark.parametrize("hero", [DEAREST, CHEAPEST])
def test_a_hero_can_be_hired_where_there_is_a_payment(hero: int) -> None:
    table = lay("4 coin").peer()
    moves = np.zeros(MORE_THAN_ANY, np.int16)
    ways = set()
    for table.coins[0], table.change[0], table.purse[0] in product(range(5), range(4), range(10)):
        enough = write_hires(BOX, table, 0, hero, 0, 100, moves, 0) > 0
        lavish = write_lavish_hires(BOX, table, 0, hero, 0, 100, moves, 0) > 0
        assert (can_hire(BOX, table, 0, hero), can_hire_lavishly(BOX, table, 0, hero)) == (enough, lavish)
        ways.add((enough, lavish))
    assert len(ways) >= 3
