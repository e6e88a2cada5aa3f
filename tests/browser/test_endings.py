"""The end of every game on every screen: the podium whole, no button cut off, the winner's own strip in view."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.playing import GAMES, score

DESKS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
PHONES: tuple[ViewportSize, ...] = (
    {"width": 844, "height": 390},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
)
# What of the sheet is cut off or under something else: the buttons, and the figures on the podium.
CUT = """() => [...document.querySelectorAll('.sheet footer .button, .sheet .close, .sheet .step')].filter((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !part.contains(seen)
}).map((part) => part.outerHTML.slice(0, 120))"""
# How many pixels of the winners' strips on the board are under the sheet.
COVERED = """(winners) => {
  const sheet = document.querySelector('.sheet').getBoundingClientRect()
  return winners.flatMap((seat) => [...document.querySelectorAll(`[data-strip="${seat}"]`)]).map((strip) => {
    const box = strip.getBoundingClientRect()
    const wide = Math.min(box.right, sheet.right) - Math.max(box.left, sheet.left)
    const high = Math.min(box.bottom, sheet.bottom) - Math.max(box.top, sheet.top)
    return Math.max(0, wide) * Math.max(0, high)
  })
}"""


def result_of(page: Page, table: str) -> dict[str, Any]:
    """How a game ended."""
    told: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")
    result: dict[str, Any] = told["result"]
    return result


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_end_is_cut_or_covers_the_winner(visit: Visit, finished: dict[str, str], game: str) -> None:
    page = visit(f"/table/{finished[game]}")
    expect(score(page)).to_be_visible()
    result = result_of(page, finished[game])
    expect(score(page).locator(".crown")).to_have_count(len(result["winners"]))
    for screen in (*DESKS, *PHONES):
        page.set_viewport_size(screen)
        expect(score(page).locator(".step")).to_have_count(len(result["players"]))
        assert page.evaluate(CUT) == [], screen
        if screen in DESKS:
            assert sum(page.evaluate(COVERED, result["winners"])) == 0, screen
