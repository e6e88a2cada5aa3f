"""Whole games through the boards' own pieces: by mouse, and by keyboard alone."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.keyboards import TYPISTS
from tests.browser.playing import GAMES, against_bots, play_to_the_end
from tests.browser.pointers import POINTERS
from tests.server.support.processes import Server

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_a_whole_game_by_mouse(visit: Visit, server: Server, game: str) -> None:
    play_to_the_end(POINTERS[game](against_bots(visit, server, game)))


@each_game
def test_a_whole_game_by_keyboard_alone(visit: Visit, server: Server, game: str) -> None:
    play_to_the_end(TYPISTS[game](against_bots(visit, server, game)))
