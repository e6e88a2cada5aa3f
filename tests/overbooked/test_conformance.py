"""The promises of every game, and the same rules run in different ways."""

import os
import subprocess
import sys

import pytest

from houseful.core import conformance
from houseful.core.rule import INTERPRETED
from houseful.core.table import deal
from houseful.games.overbooked import GAME

GAMES = 16
OTHER_WAYS = [
    {"HOUSEFUL_RULES": "compiled" if INTERPRETED else "interpreted"},
    {"HOUSEFUL_RULES": "compiled", "NUMBA_BOUNDSCHECK": "1"},
]


@pytest.mark.parametrize("part", range(4))
def test_every_promise_is_kept(part: int) -> None:
    seen = conformance.check(GAME, games=36, seed=100 * part + part, looks=2)
    assert seen["games"] == 36
    assert seen["positions"] > 30


def test_moves_are_refused_by_every_rule_that_can_refuse_them() -> None:
    seen = conformance.check(GAME, games=72, seed=7, looks=4)
    often = {
        "plane.turn.order",
        "plane.take.card",
        "plane.place.zone",
        "plane.place.turn",
        "plane.solo.remove",
    }
    assert {rule for rule in GAME.refusals if seen[rule]} >= often


@pytest.mark.parametrize("way", OTHER_WAYS, ids=["other-mode", "bounds-checked"])
def test_the_rules_do_the_same_in_every_way_of_running_them(way: dict[str, str]) -> None:
    program = (
        "from houseful.core import conformance; from houseful.games.overbooked import GAME;"
        f"print(conformance.fingerprint(GAME, {GAMES}))"
    )
    environment = {**os.environ, **way}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == conformance.fingerprint(GAME, GAMES)


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
    assert GAME.sample_deals is not None
    deals = GAME.sample_deals()
    for option in GAME.options:
        tried = [str(options[option.name]) for _, options in deals]
        assert set(tried) == set(map(str, option.samples()))
    solos = {(options["scenario"], options["difficulty"]) for players, options in deals if players == 1}
    assert len(solos) == 9


def test_a_table_is_small() -> None:
    assert GAME.table.DTYPE.itemsize <= 352
