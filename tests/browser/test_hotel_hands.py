"""What hands do at the hotel: drag a guest, and read why it may not come."""

import re

from playwright.sync_api import expect

from tests.browser.asking import Table, at_a_table_where
from tests.browser.conftest import Visit
from tests.browser.gestures import drag
from tests.browser.playing import against_bots, wait_for_turn
from tests.browser.pointers import HotelPointer
from tests.server.support.processes import Server

RULE = "See the rule"


def test_a_guest_is_dragged_to_a_hotel(visit: Visit, server: Server) -> None:
    page = against_bots(visit, server, "overbooking")
    player = HotelPointer(page)
    assert wait_for_turn(page)
    many = player.cards().count()
    player.pick(player.cards().first)
    zone = player.places().first.locator("xpath=ancestor::*[@data-zone]").get_attribute("data-zone")
    page.keyboard.press("Escape")
    place = page.locator(f'[data-zone="{zone}"] .place')
    drag(page, player.cards().first, place, (0.1, 0.4))
    assert wait_for_turn(page)
    expect(player.region("Your hand").get_by_role("button", name=re.compile("coin"))).to_have_count(many - 1)


def forbidden(table: Table) -> tuple[str, str] | None:
    """A card of the hand and a place where it may not go."""
    seen = table.state()
    zones = [f"{side} {n}" for n in range(1, len(seen["view"]["hotels"]) + 1) for side in ("line", "back")]
    cards = sorted({move.rpartition(" ")[0].rpartition(" ")[0] for move in seen["legal"]})
    pairs = ((card, zone) for card in cards for zone in zones if f"{card} {zone}" not in seen["legal"])
    return next(pairs, None)


def test_a_hotel_says_why_a_guest_may_not_come(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    _, (card, zone) = at_a_table_where(page, server, "overbooking", forbidden)
    player = HotelPointer(page)
    assert wait_for_turn(page)
    player.pick(page.locator(f'.hand [data-piece$="{card}"]').first)
    page.locator(f'[data-zone="{zone}"] .place').hover(force=True)
    told = page.locator(".refusal").get_by_role("link", name=RULE)
    expect(told).to_have_attribute("href", re.compile(r"^/rules/overbooking#hotel\."))
    told.hover()
    page.evaluate("() => new Promise((done) => setTimeout(done, 50))")  # what goes with the pointer is gone by now
    expect(told).to_be_visible()
    told.click()
    paragraph = page.get_by_role("dialog")
    expect(paragraph.get_by_role("link").first).to_have_attribute("href", re.compile(r"/rules/overbooking#hotel\."))
    assert "/table/" in page.url, "the game is not left"
