"""The rulebook's tables and drawings, and rules that are opened from what happened."""

import re

import pytest
from playwright.sync_api import Page, expect

from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.rulebook import CardTable, DrawingNamed, sections, shelf_shown
from houseful.games import find_game
from tests.browser.asking import Table
from tests.browser.conftest import DESKTOP, PHONE, Visit, go
from tests.browser.playing import GAMES, lay
from tests.browser.test_access import overflow
from tests.browser.test_cards import LONGEST
from tests.server.support.processes import Server

each_game = pytest.mark.parametrize("game", GAMES)
# Of each drawing its name and whether its pieces can be seen.
DRAWINGS = """() => [...document.querySelectorAll('[data-drawing]')].map((drawing) => [
  drawing.dataset.drawing,
  [...drawing.querySelectorAll('svg')].some((piece) => piece.getBoundingClientRect().width > 20),
])"""
ROWS = "() => [...document.querySelectorAll('article table')].map((table) => table.tBodies[0].rows.length)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_drawings_stand_where_the_rulebook_has_them(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=PHONE)
    for game in GAMES:
        go(page, f"/rules/{game}")
        played = find_game(game)
        blocks = [block for part in sections(played.folder, language) for block in part.blocks]
        tables = [block for block in blocks if isinstance(block, CardTable)]
        drawings = [block for block in blocks if isinstance(block, DrawingNamed)]
        assert page.evaluate(ROWS) == [len(shelf_shown(played, table, language)["cards"]) for table in tables]
        assert page.evaluate(DRAWINGS) == [[drawing.name, True] for drawing in drawings]
        for caption in [table.caption for table in tables] + [drawing.caption for drawing in drawings]:
            expect(page.get_by_text(caption, exact=True).first).to_be_visible()
        assert overflow(page) <= 0, game
        if language == LONGEST:
            page.set_viewport_size(DESKTOP)
            assert page.evaluate(DRAWINGS) == [[drawing.name, True] for drawing in drawings]
            assert overflow(page) <= 0, game
            page.set_viewport_size(PHONE)


def test_a_search_finds_cards_in_the_tables(visit: Visit) -> None:
    page = visit("/rules/overbooking")
    page.get_by_role("searchbox").fill("merchants")
    table = page.get_by_role("table").first
    expect(table.get_by_role("row", name=re.compile("merchants", re.I))).to_have_count(1)
    expect(table.locator("mark").first).to_have_text(re.compile("merchants", re.I))


def rule_in_place(page: Page, link: str) -> None:
    """Open a rule where it is asked for, read it, and close it by a key."""
    where = page.url.partition("?")[0]
    page.locator(link).first.click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book).to_be_focused()
    rule = book.locator(".here").get_by_role("link", name=re.compile(r"^Rule \d+\.\d+: "))
    expect(rule).to_be_in_viewport()
    assert page.url.partition("?")[0] == where
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


@each_game
def test_what_happened_leads_to_its_rule_and_the_game_is_not_left(visit: Visit, server: Server, game: str) -> None:
    page = visit(name="Ada")
    table = Table(page, server, lay(page, server, game, "me", "me"))
    table.play(table.state()["legal"][0])
    go(page, table.path)
    page.get_by_role("button", name="What happened", exact=True).click()
    rule_in_place(page, "a.why")


def test_a_replay_leads_to_the_rules_of_each_move(visit: Visit, finished: dict[str, str]) -> None:
    page = visit(f"/replay/{finished['overbooking']}")
    page.get_by_role("button", name="One move on").click()
    rule_in_place(page, ".caption a.why")


def test_a_line_of_the_score_leads_to_its_rule_in_place(visit: Visit, finished: dict[str, str]) -> None:
    page = visit(f"/table/{finished['overbooked']}")
    page.get_by_role("region", name="The score").get_by_role("button", expanded=False).first.click()
    rule_in_place(page, 'a:text("See the rule")')
