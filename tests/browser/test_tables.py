"""The tables themselves: axe finds nothing in light or dark, every language speaks and fits."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from houseful.core.text.i18n import LANGUAGES
from tests.browser.asking import Table
from tests.browser.conftest import AXE, Visit, go
from tests.browser.playing import GAMES, lay
from tests.browser.test_access import in_both_lights
from tests.browser.test_pages import EVERY_WORD, KEYS
from tests.server.support.processes import Server

TOO_NARROW = """() => [...document.querySelectorAll('button, a.button, .card')]
  .filter((piece) => piece instanceof HTMLElement && getComputedStyle(piece).display !== 'inline')
  .filter((piece) => piece.clientWidth && piece.scrollWidth > piece.clientWidth + 1)
  .map((piece) => `${piece.className} ${piece.innerText}: ${piece.scrollWidth} > ${piece.clientWidth}`)"""

# How far the page goes on beyond the screen, to the right and below.
BEYOND = """() => {
  const page = document.documentElement
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""
# Texts of which a part cannot be seen, and panels that must be scrolled; on a phone the board itself may be, of the
# latest moves as many are shown as have room, and names that are cut are listed by a tap.
CUT = """() => [...document.querySelectorAll('main *')]
  .filter((piece) => piece instanceof HTMLElement && piece.clientWidth > 1)
  .filter((piece) => /hidden|auto|scroll/.test(getComputedStyle(piece).overflow))
  .filter((piece) => !piece.closest('.sr-only, .latest, .since, .seats') && !piece.matches('.street, .sky, .ground'))
  .filter((piece) => piece.scrollHeight > piece.clientHeight + 4 || piece.scrollWidth > piece.clientWidth + 1)
  .map((piece) => `${piece.className} ${piece.innerText.slice(0, 60)}`)"""
MIDDLE = 9  # decisions of one's own
SMALL_DESK: ViewportSize = {"width": 1280, "height": 720}
# The longest cause of an end, which few games of bots have.
LONGEST_CAUSE = ["Run out in the supply: children, rugby players.", "The last round is complete: the game is over."]

each_game = pytest.mark.parametrize("game", GAMES)


def ready(page: Page, game: str) -> None:
    """The board is there."""
    page.locator(f".world-{game} .seat").first.wait_for()
    page.locator("section[aria-label]").first.wait_for()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => true)")


@each_game
def test_axe_finds_nothing_at_a_table(visit: Visit, server: Server, finished: dict[str, str], game: str) -> None:
    page = visit(name="Ada", bypass_csp=True)
    page.add_script_tag(path=AXE)
    found = {}
    start = [lay(page, server, game, "me", "random")] if game == "oktoberfest" else []  # where heroes are chosen
    for path in (*start, middle_of(page, server, game), f"/table/{finished[game]}"):
        go(page, path)
        ready(page, game)
        found[path] = in_both_lights(page)
    assert {path: faults for path, faults in found.items() if faults} == {}


def middle_of(page: Page, server: Server, game: str) -> str:
    """The address of a game that is well under way."""
    path = lay(page, server, game, "me", "random")
    Table(page, server, path).play_on(MIDDLE)
    return path


@each_game
def test_a_table_needs_no_scrolling_on_a_small_desk(
    visit: Visit, server: Server, finished: dict[str, str], game: str
) -> None:
    page = visit(name="Ada")
    page.set_viewport_size(SMALL_DESK)
    told = page.context.request.get(f"{server.url}/api/tables/{finished[game]}/ending").json()
    page.route("**/ending?*", lambda asked: asked.fulfill(json={**told, "lines": LONGEST_CAUSE}))
    end = f"/table/{finished[game]}"
    for path in (middle_of(page, server, game), end):
        go(page, path)
        ready(page, game)
        if path == end:
            expect(page.get_by_text(LONGEST_CAUSE[0])).to_be_visible()
        assert page.evaluate(BEYOND) == [0, 0], path
        assert page.evaluate(CUT) == [], path


@each_game
def test_large_text_fits_a_table_on_a_phone(visit: Visit, server: Server, game: str) -> None:
    page = visit("/settings", phone=True, is_mobile=True, locale="de", name="Ada")
    page.get_by_label("Groß").check()
    go(page, middle_of(page, server, game))
    ready(page, game)
    assert page.evaluate(BEYOND)[0] == 0
    assert page.evaluate(CUT) == []
    assert page.evaluate(TOO_NARROW) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_speaks_every_language(visit: Visit, server: Server, language: str) -> None:
    page = visit(name="Ada", locale=language)
    faults: dict[str, list[str]] = {}
    for game in GAMES:
        go(page, lay(page, server, game, "me", "random"))
        ready(page, game)
        expect(page.locator("html")).to_have_attribute("lang", language)
        said = set(page.evaluate(EVERY_WORD))
        if game == "overbooked":
            page.locator(".points").first.click()
            expect(page.locator("[data-explanation] li")).to_have_count(2)
            expect(page.locator("[data-explanation]")).to_contain_text("50")
            said |= set(page.evaluate(EVERY_WORD))
        keys = [words for words in said if words in KEYS or re.fullmatch(r"(page|hotel|plane|tent)(-[a-z]+)+", words)]
        faults[game] = keys + page.evaluate(TOO_NARROW)
    assert {game: found for game, found in faults.items() if found} == {}
