"""Things and numbers of a table explain themselves: under the pointer, with the focus, at a tap, and out of the way."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import AXE, Visit, go
from tests.browser.playing import GAMES, lay
from tests.server.support.processes import Server

# What is explained on each board, and a word of its explanation.
THINGS = {
    "overbooking": [(".street .hotel", "book"), (".households .numbers", "Coins")],
    "overbooked": [(".hall .card", "points for"), (".supply li", "points for"), ("g.score", "Empty seats")],
    "oktoberfest": [(".heroes .hero", "Cost in coins"), (".seats .points", "Victory cards")],
}
SMALLEST = {"width": 360, "height": 640}


def sit(visit: Visit, server: Server, game: str, **wishes: object) -> Page:
    """At a table of two against a bot."""
    page = visit(name="Ada", **wishes)
    go(page, lay(page, server, game, "me", "random"))
    return page


def explanation(page: Page) -> Locator:
    """What is explained now."""
    return page.locator("[data-explanation]")


def covers(page: Page, anchor: Locator) -> bool:
    """Whether the explanation lies over what it explains, or reaches out of the screen."""
    told, thing, size = explanation(page).bounding_box(), anchor.bounding_box(), page.viewport_size
    assert told is not None
    assert thing is not None
    assert size is not None
    outside = told["x"] < 0 or told["y"] < 0
    outside |= told["x"] + told["width"] > size["width"] or told["y"] + told["height"] > size["height"]
    beside = told["x"] >= thing["x"] + thing["width"] - 1 or told["x"] + told["width"] <= thing["x"] + 1
    beside |= told["y"] >= thing["y"] + thing["height"] - 1 or told["y"] + told["height"] <= thing["y"] + 1
    return outside or not beside


@pytest.mark.parametrize("game", GAMES)
def test_things_explain_themselves_under_the_pointer(visit: Visit, server: Server, game: str) -> None:
    page = sit(visit, server, game)
    for where, word in THINGS[game]:
        thing = page.locator(where).first
        thing.hover()
        expect(explanation(page)).to_contain_text(word, ignore_case=True)
        assert not covers(page, thing), where
        page.mouse.move(2, page.viewport_size["height"] - 2)  # type: ignore[index]
        expect(explanation(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_on_the_smallest_phone_a_number_says_where_it_comes_from(visit: Visit, server: Server, game: str) -> None:
    page = sit(visit, server, game, phone=True, is_mobile=True, viewport=SMALLEST, bypass_csp=True)
    page.get_by_role("button", name="Players").tap()
    points = page.locator(".listed .points").first
    points.tap()
    told = explanation(page)
    expect(told.get_by_role("listitem")).not_to_have_count(0)
    assert not covers(page, points)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"]
    total = (points.text_content() or "").replace("−", "-")
    parts = [text.replace("−", "-") for text in told.locator("li b").all_text_contents()]
    assert sum(map(int, parts)) == int(total)
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document.querySelector('[data-explanation]'))")
    assert [one["id"] for one in found["violations"]] == []
    points.tap()
    expect(told).to_have_count(0)


def test_by_keys_it_opens_stays_and_gives_the_focus_back(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "overbooked")
    points = page.get_by_role("button", name="Ada: -47 points")
    page.keyboard.press("Tab")
    points.focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("dialog", name="Points now: Ada")
    expect(told).to_be_focused()
    expect(told).to_contain_text("50 seats are empty so far")
    expect(points).to_have_attribute("aria-describedby", told.get_attribute("id") or "")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(points).to_be_focused()


def test_with_the_focus_alone_it_opens_and_goes(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "overbooked")
    page.get_by_role("button", name="Ada: -47 points").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(explanation(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)


def test_a_long_press_explains_what_a_tap_would_pick(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "oktoberfest", phone=True, is_mobile=True)
    hero = page.locator(".heroes .hero").first
    box = hero.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = {"touchPoints": [{"x": box["x"] + 40, "y": box["y"] + 60}]}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", **at})
    expect(explanation(page)).to_contain_text("Cost in coins")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(explanation(page)).to_have_count(1)
    expect(hero).to_have_attribute("aria-pressed", "false")


def test_the_rule_of_an_explanation_opens_beside_the_table(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "overbooked")
    page.locator(".supply li").first.hover()
    explanation(page).get_by_role("link", name="See the rule").first.click()
    expect(explanation(page)).to_have_count(0)
    expect(page.locator(".rule.here")).to_be_visible()
    expect(page.locator(".hall")).to_be_visible()


def test_points_that_have_changed_say_why(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    where = lay(page, server, "overbooked", "me", "me")
    api = f"{server.url}/api/tables/{where.rpartition('/')[2]}"
    for seat in (0, 1) * 2:
        turn = page.context.request.get(f"{api}/state").json()["turn"]
        while (state := page.context.request.get(f"{api}/state", params={"seat": turn}).json())["turn"] == turn:
            page.context.request.post(f"{api}/moves", data={"ply": state["ply"], "move": state["legal"][0]})
        assert turn in (0, 1), seat
    go(page, where)
    if page.get_by_role("button", name="I am").count():
        page.get_by_role("button", name="I am").click()
    gain = page.locator("[data-explain^='gains:']").first
    expect(gain).to_be_visible()
    gain.click()
    told = page.get_by_role("dialog", name="Since your last turn")
    expect(told.get_by_role("listitem")).not_to_have_count(0)


# A tap of a tenth of a second, of which the page hears the end only after an explanation would have opened.
HEARD_LATE = """(piece) => new Promise((done) => {
  const feel = (kind, at) => {
    const event = new PointerEvent(kind, { bubbles: true, pointerType: 'touch' })
    Object.defineProperty(event, 'timeStamp', { value: at })
    piece.dispatchEvent(event)
  }
  feel('pointerdown', 1000)
  setTimeout(() => done(feel('pointerup', 1100), piece.click()), 900)
})"""


def test_a_tap_that_a_busy_page_hears_late_is_no_long_press(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "oktoberfest", phone=True, is_mobile=True)
    hero = page.locator(".heroes .hero").first
    hero.evaluate(HEARD_LATE)
    expect(hero).to_have_attribute("aria-pressed", "true")
    expect(explanation(page)).to_have_count(0)
