"""Interpreted, compiled and bounds-checked rules do the same, move by move."""

import os
import subprocess
import sys

import pytest

from houseful.core.compile.rule import INTERPRETED
from houseful.core.testing.conformance import fingerprint
from houseful.games import NAMES, find_game

GAMES = 60
PROGRAM = """
import sys
from houseful.core.testing.conformance import fingerprint
from houseful.games import find_game
print(fingerprint(find_game(sys.argv[1]), int(sys.argv[2])))
"""


def fingerprint_elsewhere(name: str, **mode: str) -> str:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV")}
    environment |= {"HOUSEFUL_RULES": "compiled", "NUMBA_BOUNDSCHECK": "0", **mode}
    command = [sys.executable, "-c", PROGRAM, name, str(GAMES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("name", NAMES)
def test_interpreted_and_compiled_agree(name: str) -> None:
    other = "compiled" if INTERPRETED else "interpreted"
    assert fingerprint_elsewhere(name, HOUSEFUL_RULES=other) == fingerprint(find_game(name), GAMES)


@pytest.mark.skipif(os.environ.get("NUMBA_BOUNDSCHECK") != "1", reason="bounds are checked by `make test-bounds`")
@pytest.mark.parametrize("name", NAMES)
def test_bounds_checked_rules_agree(name: str) -> None:
    assert fingerprint_elsewhere(name) == fingerprint(find_game(name), GAMES)
