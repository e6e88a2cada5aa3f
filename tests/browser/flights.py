"""Whole games with the network off, in each game: by mouse and keys at a desk, by finger and keys on a phone, alone.

`make flights`; it takes minutes, so `make test` plays some of them (`test_here.py`). In the middle of each game the tab
is closed and opened again.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from houseful.core.text.i18n import say
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.fingers import touch
from tests.browser.keyboards import TYPISTS
from tests.browser.playing import Seated, play_on, play_to_the_end, play_until_it_is_over, score
from tests.browser.pointers import POINTERS
from tests.browser.test_here import WITH_A_NOVICE, come_back, sit_down, without_net
from tests.server.support.processes import Server

ALONE = {"seats": ["me"], "options": {"scenario": "school"}}
HOW_IT_ENDED = re.compile("|".join((say("page-solo-lost"), say("page-won", names="Guest"))))
TRIPS: dict[str, tuple[str, dict[str, Any]]] = {
    "hotel": ("overbooking", WITH_A_NOVICE),
    "plane": ("overbooked", WITH_A_NOVICE),
    "plane alone": ("overbooked", ALONE),
    "tent": ("oktoberfest", WITH_A_NOVICE),
}
DESK: dict[str, Any] = {"viewport": DESKTOP}
HELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
Sit = Callable[[str, Page], Seated]
WAYS: dict[str, tuple[dict[str, Any], Sit]] = {
    "mouse at a desk": (DESK, lambda game, page: POINTERS[game](page)),
    "keys at a desk": (DESK, lambda game, page: TYPISTS[game](page)),
    "finger on a phone": (HELD, lambda game, page: POINTERS[game](page, touch)),
    "keys on a phone": (HELD, lambda game, page: TYPISTS[game](page)),
}


def whole_game(browser: Browser, server: Server, trip: str, sit: Sit, **how: Any) -> None:
    """Play a game to its end without a net; in the middle the tab is closed and opened again."""
    game, wish = TRIPS[trip]
    with without_net(browser, server, {game: wish}, **how) as (context, page, asked):
        sit_down(page, game, asked)
        player = sit(game, page)
        play_on(player, 2)
        assert asked == []
        come_back(context, player, server)
        asked.clear()
        if len(wish["seats"]) == 1:
            play_until_it_is_over(player)
            expect(score(player.page)).to_contain_text(HOW_IT_ENDED)
        else:
            play_to_the_end(player)
        assert asked == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("trip", TRIPS)
def test_a_whole_game_without_a_net(browser: Browser, server: Server, trip: str, way: str) -> None:
    size, sit = WAYS[way]
    whole_game(browser, server, trip, sit, **size)
