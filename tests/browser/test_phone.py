"""A phone: taps on the pieces of each board, and nothing wider than the screen."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import GAMES, against_bots, play_on
from tests.browser.pointers import POINTERS, tap
from tests.server.running import Server


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_with_fingers(visit: Visit, server: Server, game: str) -> None:
    page = against_bots(visit, server, game, phone=True, is_mobile=True)
    player = POINTERS[game](page, tap)
    for _ in range(8):
        play_on(player, 1)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
