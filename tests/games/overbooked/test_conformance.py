"""What the suite for all games tries of this one, and counts of positions."""

import pytest

from houseful.core.table import deal
from houseful.core.testing import conformance
from houseful.games.overbooked import GAME


@pytest.mark.parametrize(
    ("players", "options", "depth", "count"),
    [
        (2, {}, 2, 258),
        (2, {}, 3, 1332),
        (4, {"symbols": True}, 3, 1324),
        (1, {"difficulty": "expert"}, 3, 3098),
    ],
)
def test_number_of_move_sequences(players: int, options: dict[str, object], depth: int, count: int) -> None:
    table = deal(GAME, players, 3, None, options)
    assert conformance.positions(table, depth) == count


def test_the_samples_try_every_option() -> None:
    assert GAME.rules.sample_deals is not None
    deals = GAME.rules.sample_deals()
    for option in GAME.rules.options:
        tried = [str(options[option.name]) for _, options in deals]
        assert set(tried) == set(map(str, option.samples()))
    solos = {(options["scenario"], options["difficulty"]) for players, options in deals if players == 1}
    assert len(solos) == 9


def test_a_table_is_small() -> None:
    assert GAME.rules.table.DTYPE.itemsize <= 352
