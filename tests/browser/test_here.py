"""Games on the device itself, with the network off: whole ones, by mouse, keys and fingers, left and come back to."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from houseful.core.text.i18n import say
from tests.browser.conftest import COARSE, DESKTOP, PATIENCE, PHONE, go
from tests.browser.fingers import touch
from tests.browser.kept_files import wait_until_all_is_kept
from tests.browser.keyboards import TYPISTS
from tests.browser.playing import Seated, play_on, play_to_the_end, score
from tests.browser.pointers import POINTERS, HotelPointer
from tests.browser.saved_games import keep, nearly_over
from tests.browser.test_device_hints import ask_for_a_hint
from tests.server.support.processes import Server

LEFT = 12  # decisions of one's own
WITH_A_NOVICE = {"seats": ["me", "novice"]}
OWN = ("blob:", "data:")  # addresses of what a page has made itself
SAME_DEAL = "crypto.getRandomValues = (numbers) => numbers.fill(typeof numbers[0] === 'bigint' ? 7n : 7);"
WISHES = "localStorage.setItem('houseful-wishes', JSON.stringify(%s));"


def go_offline(context: BrowserContext) -> None:
    """The browser loses its connection."""
    context.set_offline(True)


@contextmanager
def without_net(
    browser: Browser,
    server: Server,
    wishes: dict[str, Any],
    cut: Callable[[BrowserContext], None] = go_offline,
    **size: Any,
) -> Iterator[tuple[BrowserContext, Page, list[str]]]:
    """A browser that has kept the page and lost its server; what it asks from then on but for kept files is noted."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url or not request.url.startswith((server.url, *OWN)):
            asked.append(request.url)

    with browser.new_context(locale="en", reduced_motion="reduce", **COARSE, **size) as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_DEAL + WISHES % json.dumps(wishes))
        page = context.new_page()
        page.goto(server.url)
        wait_until_all_is_kept(page, "en")
        cut(context)
        page.reload()
        expect(page.get_by_text(say("page-no-server"))).to_be_visible()
        context.on("request", note)
        yield context, page, asked


def sit_down(page: Page, game: str, asked: list[str]) -> None:
    """Play now, on home; from the table on nothing is asked."""
    page.locator(f"article.world-{game}").get_by_role("button", name=say("page-play-now")).click()
    page.wait_for_url("**/table/here-*")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    asked.clear()


def come_back(context: BrowserContext, player: Seated, server: Server) -> None:
    """Close the tab in the middle of a game; open the page again and go on with it."""
    before = player.page.url
    player.page.close()
    player.page = context.new_page()
    player.page.goto(server.url)
    player.page.get_by_role("link", name=say("page-continue")).click()
    assert player.page.url == before


def open_nearly_over(page: Page, server: Server, game: str, asked: list[str]) -> None:
    """A game that lies on the device, with a few decisions left."""
    saved = nearly_over(game, game, LEFT)
    keep(page, saved)
    page.goto(server.url)
    expect(page.get_by_text(say("page-no-server"))).to_be_visible()
    go(page, f"/table/{saved['id']}")
    asked.clear()


def test_games_at_a_desk_are_left_come_back_to_and_shared_later(browser: Browser, server: Server) -> None:
    """Games in their first and in their last turns; `make flights` plays each from beginning to end."""
    wishes = {"overbooking": WITH_A_NOVICE}
    with without_net(browser, server, wishes, viewport=DESKTOP) as (context, page, asked):
        sit_down(page, "overbooking", asked)
        player = POINTERS["overbooking"](page)
        play_on(player, 3)
        assert asked == []
        come_back(context, player, server)
        asked.clear()
        play_on(player, 2)
        assert asked == []
        last = player.page
        open_nearly_over(last, server, "overbooking", asked)
        play_to_the_end(POINTERS["overbooking"](last))
        assert asked == []
        expect(last.get_by_text(say("page-here-send-later"))).to_be_visible()
        last.get_by_role("link", name=say("page-replay-short")).first.click()
        expect(last.get_by_role("slider")).to_be_visible()
        assert asked == []
        open_nearly_over(last, server, "oktoberfest", asked)
        play_to_the_end(TYPISTS["oktoberfest"](last))
        assert asked == []
        context.set_offline(False)
        last.goto(server.url)
        expect(last.get_by_text(say("page-here-offer", count=2))).to_be_visible()
        last.get_by_role("button", name=say("page-here-send")).first.click()
        expect(last.get_by_text(say("page-here-mark"))).to_have_count(1)  # the game that has just begun
        last.get_by_role("link", name=say("page-replay-short")).first.click()
        expect(last.get_by_role("button", name=say("page-share"))).to_be_visible()
        assert "here-" not in last.url


def test_games_on_a_phone_with_others_and_alone(browser: Browser, server: Server) -> None:
    wishes = {"overbooked": WITH_A_NOVICE}
    held: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with without_net(browser, server, wishes, **held) as (_, page, asked):
        sit_down(page, "overbooked", asked)
        play_on(POINTERS["overbooked"](page, touch), 4)
        assert asked == []
        open_nearly_over(page, server, "overbooked", asked)
        play_to_the_end(POINTERS["overbooked"](page, touch))
        page.evaluate(WISHES % json.dumps({"overbooked": {"seats": ["me"], "options": {"scenario": "school"}}}))
        assert asked == []
        page.goto(server.url)
        sit_down(page, "overbooked", asked)
        alone = POINTERS["overbooked"](page, touch)
        play_on(alone, 2)
        page.get_by_role("button", name=say("page-undo")).tap()
        play_on(alone, 2)
        assert asked == []
        expect(score(page)).to_have_count(0)


def test_two_at_one_screen_and_their_hints(browser: Browser, server: Server) -> None:
    wishes = {"overbooking": {"seats": ["me", "me"], "hints": True}}
    with without_net(browser, server, wishes, viewport=DESKTOP) as (_, page, asked):
        page.locator("article.world-overbooking").get_by_role("button", name="More").click()
        page.get_by_role("dialog").get_by_role("button", name=say("page-start")).click()
        page.wait_for_url("**/table/here-*")
        asked.clear()
        ready = page.get_by_role("button", name=say("page-handover-ready"))
        player, hands = HotelPointer(page), set[str]()
        for _ in range(2):
            ready.or_(player.cards()).first.wait_for()
            if ready.is_visible():
                ready.click()
            ask_for_a_hint(page)
            hands.add(page.get_by_role("region", name="Your hand", exact=True).inner_text())
            play_on(player, 1)
        assert len(hands) == 2
        assert asked == []


def test_a_grandmaster_goes_by_its_net_where_that_is_kept(browser: Browser, server: Server) -> None:
    wishes = {"overbooked": {"seats": ["me", "grandmaster"]}}
    with without_net(browser, server, wishes, viewport=DESKTOP) as (context, page, asked):
        missing = page.get_by_text(say("page-here-no-net"))
        sit_down(page, "overbooked", asked)
        play_on(POINTERS["overbooked"](page), 3)
        expect(missing).to_be_visible()
        context.set_offline(False)
        page.goto(f"{server.url}/settings")
        page.locator("#flight").get_by_role("button", name=re.compile("^Fetch")).click()
        expect(page.get_by_text(say("page-flight-ready"))).to_be_visible()
        context.set_offline(True)
        page.goto(server.url)
        sit_down(page, "overbooked", asked)
        play_on(POINTERS["overbooked"](page), 3)
        expect(missing).to_have_count(0)
        assert asked == []
