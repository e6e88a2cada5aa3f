"""A guided first game: begun from the lessons, read step by step by keys, switched off by one tap for good."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import AXE, Visit
from tests.browser.layout import BEYOND, BOARDS, covered, resize
from tests.browser.playing import focused, tab_to, wait_for_turn
from tests.browser.test_access import AUDIT
from tests.server.support.processes import Server

GUIDE = "section.guide"
BEGIN = {"en": "Play your first game with a guide", "de": "Spiel dein erstes Spiel mit Begleitung"}


def begin(visit: Visit, game: str, language: str = "en", **wishes: object) -> Page:
    """A guided game, when its first step can be read."""
    page = visit(f"/learn/{game}", locale=language, **wishes)
    page.get_by_role("button", name=BEGIN[language], exact=True).click()
    at(page, about="aim")
    return page


def at(page: Page, **what: str) -> Locator:
    """The guide, when it tells of something of this sort."""
    guide = page.locator(GUIDE)
    for name, value in what.items():
        expect(guide).to_have_attribute(f"data-{name}", re.compile(value))
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return guide


def read_on(page: Page) -> None:
    """Everything that is to be read, up to what matters now."""
    go_on = page.locator(GUIDE).get_by_role("button", name="Next", exact=True)
    guide = page.locator(GUIDE)
    while guide.get_attribute("data-about") != "now":
        if go_on.get_attribute("aria-disabled") != "true":
            go_on.click()
        page.wait_for_timeout(20)


@pytest.mark.parametrize("game", BOARDS)
def test_a_guided_game_is_read_by_keys_and_covers_nothing(visit: Visit, game: str) -> None:
    page = begin(visit, game, bypass_csp=True)
    page.add_script_tag(path=AXE)
    guide = page.locator(GUIDE)
    first = guide.locator(".text").inner_text()
    tab_to(page, "^Next$")
    page.keyboard.press("Enter")
    expect(guide).to_have_attribute("data-step", "1")
    assert focused(page) == "Next"
    expect(guide.locator("[aria-live=polite] .text")).not_to_have_text(first)
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "Back"
    page.keyboard.press("Enter")
    expect(guide.locator(".text")).to_have_text(first)
    while guide.get_attribute("data-about") != "now":
        tab_to(page, "^Next$")
        page.keyboard.press("Enter")
    assert wait_for_turn(page)
    assert page.evaluate(AUDIT) == []
    page.locator(GUIDE).locator("a.why").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    for size in ({"width": 1440, "height": 900}, {"width": 1024, "height": 768}, {"width": 390, "height": 844}):
        resize(page, {"width": size["width"], "height": size["height"]})
        assert page.evaluate(BEYOND) == [0, 0], size
        assert covered(page, BOARDS[game]["cards"]) == [], size
        assert covered(page, BOARDS[game]["pieces"]) == [], size


def test_switched_off_by_one_tap_it_stays_off_and_can_be_switched_on_again(visit: Visit) -> None:
    page = begin(visit, "overbooked", phone=True, is_mobile=True)
    page.get_by_role("button", name="Switch the guide off", exact=True).first.tap()
    expect(page.locator(GUIDE)).to_have_count(0)
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator(GUIDE)).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name="Switch the guide on", exact=True).tap()
    expect(page.locator(GUIDE)).to_have_count(1)


def test_the_checking_is_read_guest_by_guest_while_the_board_shows_it(visit: Visit, server: Server) -> None:
    page = begin(visit, "overbooking")
    table = f"{server.url}/api/tables/{page.url.rpartition('/')[2]}"
    guide, show = page.locator(GUIDE), page.locator("section.show")
    told: list[str] = []
    while "hotel-guide-did-book" not in told:
        seen = guide.evaluate("(guide) => ({ ...guide.dataset })")
        about = seen["about"]
        if about == "fate":
            expect(show).to_be_visible()
            told.append(seen["guide"])
        if about == "now":
            state = page.context.request.get(f"{table}/state").json()
            move = {"ply": state["ply"], "move": state["legal"][0]}
            assert page.context.request.post(f"{table}/moves", data=move).ok
        elif about:
            guide.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_function(
            """([selector, before]) => {
              const { about, ply, step } = document.querySelector(selector).dataset
              return about && (about !== before.about || ply !== before.ply || step !== before.step)
            }""",
            arg=[GUIDE, seen],
        )
    assert len(told) > 1
    skip = guide.get_by_role("button", name="Straight to my turn", exact=True)
    if skip.count():
        skip.click()
    read_on(page)
    expect(show).to_have_count(0)


def test_home_offers_the_guide_to_newcomers_and_it_speaks_german_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True, is_mobile=True, locale="de")
    offer = page.locator("[data-first-game=oktoberfest]")
    expect(offer).to_have_text("Zum ersten Mal? Spiel mit Begleitung")
    offer.tap()
    guide = at(page, about="aim")
    expect(guide).to_contain_text("Du und dein Gegner bedient Tische in einem Zelt.")
    assert page.evaluate(BEYOND) == [0, 0]
