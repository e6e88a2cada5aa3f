"""Kernels as they are shipped; compiled here if nobody has."""

import subprocess
from collections.abc import Callable

import pytest

from houseful.browser.wasm.build import is_current
from houseful.core.game import Game
from houseful.games import find_game
from tests.bundling import GENERATED
from tests.wasm.both_sides import PYTHON


@pytest.fixture(scope="session")
def kernel_of() -> Callable[[str], Game]:
    """A game whose kernel is current."""

    def build(name: str) -> Game:
        game = find_game(name)
        if not is_current(game, GENERATED / name):
            subprocess.run([PYTHON, "-m", "houseful.browser.wasm", GENERATED, name], check=True)
        return game

    return build
