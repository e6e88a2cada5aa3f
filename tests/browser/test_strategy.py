"""Strategy pages: found from home and from the rules, readable in the visitor's language."""

from playwright.sync_api import expect

from houseful.core.text.strategy import parts_of, strategy_text
from houseful.games import find_game
from tests.browser.conftest import AXE, Visit
from tests.browser.test_access import AUDIT, overflow


def test_a_strategy_page_opens_from_home_and_from_the_rules(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    page.locator("article.world-oktoberfest").get_by_role("link", name="Strategy").click()
    title, worth, *_ = parts_of(strategy_text(find_game("oktoberfest").folder, "en"))
    expect(page.get_by_role("heading", level=1, name=title.title)).to_be_visible()
    table = page.get_by_role("table", name=worth.title)
    expect(table.get_by_role("row")).to_have_count(len(worth.blocks[0].rows or worth.blocks[1].rows))
    page.add_script_tag(path=AXE)
    assert page.evaluate(AUDIT) == []
    page.get_by_role("link", name="Rules", exact=True).last.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.get_by_role("link", name="Strategy").click()
    expect(page.get_by_role("heading", level=1, name=title.title)).to_be_visible()


def test_a_strategy_page_speaks_the_language_of_a_visitor_with_a_phone(visit: Visit) -> None:
    page = visit("/strategy/overbooking", phone=True, locale="de")
    title = parts_of(strategy_text(find_game("overbooking").folder, "de"))[0].title
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    assert overflow(page) <= 0
