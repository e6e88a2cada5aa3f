"""Browsers that keep nothing between visits."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit, go


def test_a_browser_that_keeps_nothing_lets_one_choose_and_play(visit: Visit) -> None:
    page = visit(fresh=True)
    page.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    page.goto(f"{page.url}settings")
    page.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    for path in ("/score/overbooking", "/learn/overbooking"):
        go(page, path)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    go(page, "/")
    page.locator("article.world-overbooked").get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
