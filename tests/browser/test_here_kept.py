"""How games are kept on a device: damaged, old, full, denied or open twice, nothing is lost, and one line says so."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from houseful.core.text.i18n import say
from houseful.games import NAMES
from houseful.server.http.page import STATIC
from tests.browser.conftest import COARSE, DESKTOP, PATIENCE
from tests.browser.playing import play_on, wait_for_turn
from tests.browser.pointers import POINTERS
from tests.browser.saved_games import PUT, STARTED, keep, saved_game
from tests.server.support.clients import anonymous_client
from tests.server.support.processes import Server

GAME = "overbooking"
WRITES = """() => new Promise((resolve) => {
  const opening = indexedDB.open('houseful', 1)
  opening.onsuccess = () => {
    const asked = opening.result.transaction(['tables']).objectStore('tables').getAll()
    asked.onsuccess = () => (opening.result.close(), resolve(asked.result[0].writes))
  }
})"""
WISHES = {GAME: {"seats": ["me", "novice"], "here": True}}
PLAY_HERE = f"localStorage.setItem('houseful-wishes', JSON.stringify({json.dumps(WISHES)}));"
DENIED = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } });"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of its own."""
    with browser.new_context(locale="en", reduced_motion="reduce", viewport=DESKTOP, **COARSE) as opened:
        opened.set_default_timeout(PATIENCE)
        yield opened


def hand(page: Page) -> int:
    """How many cards one holds, when one's turn has come."""
    wait_for_turn(page)
    return page.get_by_role("region", name="Your hand", exact=True).get_by_role("button").count()


def open_kept(page: Page, server: Server, saved: dict[str, Any]) -> None:
    """Put a game where the browser keeps them, and open it."""
    keep(page, saved)
    page.goto(f"{server.url}/table/{saved['id']}")


def test_games_that_cannot_be_read_say_so_and_can_be_taken_away(context: BrowserContext, server: Server) -> None:
    page, whole = context.new_page(), saved_game(GAME, "a", 6)
    page.goto(server.url)
    open_kept(page, server, {**whole, "rules": 99})
    expect(page.get_by_text(say("refused-host-unreadable-rules", version=99))).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name=say("page-log")).click()
    assert all(line[2] in taken.value.path().read_text() for line in whole["log"])
    open_kept(page, server, {**whole, "id": "here-b", "log": [*whole["log"], [0, "move", "6 fish line 9", STARTED]]})
    expect(page.get_by_text(say("refused-host-unreadable-damaged"))).to_be_visible()
    damaged = {**whole, "id": "here-c", "seed": "x"}
    open_kept(page, server, damaged)
    expect(page.locator("h1")).to_contain_text("This saved game is damaged: seed")
    with page.expect_download() as taken:
        page.get_by_role("button", name=say("page-here-take")).click()
    assert json.loads(taken.value.path().read_text())["saved"] == damaged
    page.get_by_role("button", name=say("page-here-remove")).click()
    page.get_by_role("button", name=say("page-here-remove-sure")).click()
    page.wait_for_url(f"{server.url}/")
    page.goto(f"{server.url}/table/here-c")
    expect(page.locator("h1")).to_have_text(say("refused-host-no-table"))
    open_kept(page, server, {**whole, "id": "here-d", "game": "bridge"})
    expect(page.locator("h1")).to_contain_text("This saved game is damaged: game")
    open_kept(page, server, {**whole, "id": "here-e"})
    play_on(POINTERS[GAME](page), 1)


def test_home_lists_games_whose_entries_are_damaged(context: BrowserContext, server: Server) -> None:
    page, whole = context.new_page(), saved_game(GAME, "a", 6)
    page.goto(server.url)
    for saved in (whole, {**whole, "id": "here-b", "seed": "x"}, {**whole, "id": "here-c", "game": 7}):
        keep(page, saved)
    page.evaluate(PUT, ["list", {"id": "here-a", "info": {"id": "here-a"}, "changed": STARTED}])
    page.reload()
    expect(page.get_by_text(say("page-unreadable"))).to_have_count(2)
    page.get_by_role("link", name=say("page-continue")).click()
    play_on(POINTERS[GAME](page), 1)
    page.goto(server.url)
    expect(page.get_by_role("link", name=say("page-continue"))).to_have_count(1)


def test_two_tabs_follow_each_other(context: BrowserContext, server: Server) -> None:
    page, other = context.new_page(), context.new_page()
    page.goto(server.url)
    open_kept(page, server, saved_game(GAME, "a", 0))
    other.goto(page.url)
    play_on(POINTERS[GAME](page), 1)
    play_on(POINTERS[GAME](other), 1)
    assert hand(page) == hand(other)
    page.close()
    play_on(POINTERS[GAME](other), 1)  # whose tab thought for the bot before
    held = hand(other)
    other.reload()
    assert hand(other) == held


def test_a_move_that_comes_late_overwrites_nothing(context: BrowserContext, server: Server) -> None:
    """Somebody else has written the game, and this tab has not heard of it."""
    page = context.new_page()
    page.goto(server.url)
    open_kept(page, server, saved_game(GAME, "a", 0))
    hand(page)
    ahead = saved_game(GAME, "a", 4)
    page.evaluate(PUT, ["tables", {"id": ahead["id"], "writes": 50, "saved": ahead}])
    play_on(POINTERS[GAME](page), 1)
    hand(page)  # what is shown was kept before, or read again
    assert page.evaluate(WRITES) >= 50


def play_here(page: Page, server: Server) -> None:
    """Play now, on this device."""
    page.goto(server.url)
    page.locator(f"article.world-{GAME}").get_by_role("button", name=say("page-play-now")).click()
    page.wait_for_url("**/table/here-*")


def test_a_full_browser_lets_one_play_and_keeps_all_once_there_is_room(context: BrowserContext, server: Server) -> None:
    context.add_init_script(PLAY_HERE)
    page = context.new_page()
    quota = context.new_cdp_session(page)
    quota.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 1})
    play_here(page, server)
    expect(page.get_by_text(say("page-here-full"))).to_be_visible()
    quota.send("Storage.overrideQuotaForOrigin", {"origin": server.url})
    play_on(POINTERS[GAME](page), 1)
    expect(page.get_by_text(say("page-here-full"))).to_have_count(0)
    held = hand(page)
    page.reload()
    assert hand(page) == held


def test_a_browser_that_keeps_nothing_lets_one_play(browser: Browser, server: Server) -> None:
    with browser.new_context(locale="en", reduced_motion="reduce", service_workers="block", **COARSE) as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PLAY_HERE)
        deny(context)
        page = context.new_page()
        play_here(page, server)
        expect(page.get_by_text(say("page-here-denied"))).to_be_visible()
        page.get_by_role("status").get_by_role("button", name=say("page-close")).click()
        play_on(POINTERS[GAME](page), 1)


def deny(context: BrowserContext) -> None:
    """Have the browser keep nothing for pages that are opened from now on."""

    def denying(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=DENIED + answer.text())

    context.route("**/assets/worker-*.js", denying)
    context.add_init_script(DENIED)


def test_compiled_rules_travel_small_and_are_fetched_once(server: Server) -> None:
    files = sorted((STATIC / "assets").glob("kernel-*.wasm"))
    assert len(files) == len(NAMES)
    with anonymous_client(server.url) as http:
        for file in files:
            told = http.head(f"/assets/{file.name}", headers={"accept-encoding": "br"}).headers
            assert told["content-type"] == "application/wasm"
            assert told["content-encoding"] == "br"
            assert "immutable" in told["cache-control"]
