"""Whole games through the boards' own pieces: by fingers, by keys alone, and by names and roles alone."""

import contextlib
import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import Visit
from tests.browser.fingers import SIDEWAYS, UPRIGHT, check_table, touch
from tests.browser.keyboards import TYPISTS
from tests.browser.playing import GAMES, against_bots, play_to_the_end, score
from tests.browser.pointers import POINTERS, Pointer
from tests.browser.readers import ENOUGH, MY_TURN, OVER, READERS, play_by_reading
from tests.server.support.processes import Server

each_game = pytest.mark.parametrize("game", GAMES)


def turn_the_phone(page: Page) -> None:
    """From upright to sideways, or back."""
    was = page.viewport_size
    page.set_viewport_size(SIDEWAYS if was == UPRIGHT else UPRIGHT)


@each_game
def test_a_whole_game_with_fingers_on_a_small_phone(visit: Visit, server: Server, game: str) -> None:
    """The phone is turned after each decision, so each is made with it upright and sideways."""
    page = against_bots(visit, server, game, phone=True, is_mobile=True, viewport=UPRIGHT)
    player = POINTERS[game](page, touch)
    again = player.button("Play it again").filter(visible=True)
    watched, decided = 0, 0

    def look() -> None:
        nonlocal watched, decided
        check_table(page, game)
        if player.decided > decided:
            decided = player.decided
            turn_the_phone(page)
            check_table(page, game)
        if watched or player.decided < 2:
            return
        with contextlib.suppress(TimeoutError):  # in the middle of a turn there is nothing new
            again.wait_for(timeout=300)
            touch(again)
            touch(player.button("Back to now"))
            watched += 1

    play_to_the_end(player, look)
    assert watched
    touch(player.button("Look at the table"))
    expect(score(page)).to_have_count(0)
    for _ in range(2):
        check_table(page, game)
        turn_the_phone(page)
    if game == "overbooking":
        watch_again(player)
    else:
        touch(player.button("The score"))
    expect(score(page)).to_be_visible()
    touch(player.button("Play again"))


def watch_again(player: Pointer) -> None:
    """The last checking from its first step, and the next by one's own hand; it lasts until it is skipped."""
    touch(player.button("Watch the checking again"))
    steps = player.page.get_by_role("progressbar", name="Checking the bookings")
    expect(steps).to_have_attribute("value", "1")
    touch(player.button("One step"))
    expect(steps).to_have_attribute("value", "2")
    touch(player.button("Skip"))


@each_game
def test_a_whole_game_by_keyboard_alone(visit: Visit, server: Server, game: str) -> None:
    play_to_the_end(TYPISTS[game](against_bots(visit, server, game)))


@each_game
def test_a_whole_game_by_names_and_roles_alone(visit: Visit, server: Server, game: str) -> None:
    reader = READERS[game](against_bots(visit, server, game))
    play_by_reading(reader)
    assert reader.decided > 5
    assert MY_TURN in reader.heard
    assert reader.heard_of_the_other() >= ENOUGH
    ended = next(said for said in reader.heard if said.startswith(OVER))
    assert re.search(r"(You|Ada|Random bot)( and .*)? won\.", ended)
    total = next(row for row in reader.tree.find("row", within="The score") if "Total" in row.text)
    points = [re.sub("−", "-", cell) for cell in total.inside if re.fullmatch(r"[-−]?\d+", cell)]
    assert re.findall(r": (-?\d+) point", ended.replace("−", "-")) == points
