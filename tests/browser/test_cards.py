"""The gallery: every card of the box in five languages, a large view by keys, what has gone in a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from houseful.core.gallery import GalleryCard, Shelf
from houseful.core.text.i18n import LANGUAGES, say
from houseful.games import find_game
from tests.browser.asking import Table
from tests.browser.conftest import DESKTOP, PHONE, Visit, go
from tests.browser.playing import GAMES, lay
from tests.browser.test_pages import EVERY_WORD, KEYS
from tests.server.support.processes import Server

LONGEST = "de"  # the language with the longest words is looked at on a desk as well

each_game = pytest.mark.parametrize("game", GAMES)

TILES = "() => [...document.querySelectorAll('[data-card]')].map((tile) => tile.dataset.card)"
# Cards without a picture, names that are cut off, and how far the page goes on to the right.
FAULTS = """() => {
  const tiles = [...document.querySelectorAll('[data-card]')]
  const blank = tiles.filter((tile) => tile.querySelector('.picture').getBoundingClientRect().height < 40)
  const cut = tiles.filter((tile) => tile.scrollWidth > tile.clientWidth + 1)
  const wide = document.documentElement.scrollWidth - innerWidth
  return [...blank, ...cut].map((tile) => tile.dataset.card).concat(wide > 0 ? [`${wide} pixels too wide`] : [])
}"""


def shelves(game: str, language: str) -> list[Shelf]:
    """The gallery of the standard pack."""
    played = find_game(game)
    return played.cards.gallery(played.standard, language)


def cards(game: str, language: str = "en") -> list[GalleryCard]:
    """Every kind of card."""
    return [card for shelf in shelves(game, language) for card in shelf["cards"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_lies_there_in_every_language(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=PHONE)
    for game in GAMES:
        go(page, f"/cards/{game}")
        assert page.evaluate(TILES) == [card["id"] for card in cards(game, language)]
        said = set(page.evaluate(EVERY_WORD))
        assert {card["name"] for card in cards(game, language)} <= said
        assert {shelf["title"] for shelf in shelves(game, language)} <= said
        assert not said & KEYS, game
        assert page.evaluate(FAULTS) == [], game
        if language == LONGEST:
            page.set_viewport_size(DESKTOP)
            assert page.evaluate(FAULTS) == [], game
            page.set_viewport_size(PHONE)


def test_a_card_is_opened_by_keys_and_says_where_each_figure_comes_from(visit: Visit) -> None:
    page = visit("/cards/oktoberfest")
    first, second, third = cards("oktoberfest")[:3]
    tile(page, first).focus()
    page.keyboard.press("ArrowRight")
    expect(tile(page, second)).to_be_focused()
    page.keyboard.press("Enter")
    large = page.get_by_role("dialog")
    expect(large.get_by_role("heading", name=second["name"])).to_be_focused()
    assert large.locator(".value").all_inner_texts() == [figure["value"] for figure in second["figures"]]
    assert [words.strip().lower() for words in large.locator(".from").all_inner_texts()] == [
        say(f"page-source-{figure['source']}", "en") for figure in second["figures"]
    ]
    expect(large.get_by_role("link", name=re.compile("^Rule "))).to_have_attribute("href", re.compile("#tent"))
    page.keyboard.press("ArrowRight")
    expect(large.get_by_role("heading", name=third["name"])).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(tile(page, third)).to_be_focused()


def test_a_search_a_shelf_and_a_source_leave_some_of_the_cards(visit: Visit) -> None:
    page = visit("/cards/overbooking")
    guests = [card["id"] for card in cards("overbooking") if "crest" in card["face"] and "coins" in card["face"]]
    page.get_by_role("button", name="Guests", exact=True).click()
    assert page.evaluate(TILES) == guests
    page.get_by_role("searchbox").fill("oak nobles")
    assert page.evaluate(TILES) == ["4 oak"]
    expect(page.get_by_role("status")).to_have_text("One kind of card fits that.")
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_role("status")).to_have_text("No card fits that.")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name=re.compile("^inferred")).click()
    inferred = [card["id"] for card in cards("overbooking") if "inferred" in {f["source"] for f in card["figures"]}]
    assert page.evaluate(TILES) == inferred


def test_the_gallery_is_found_from_home_from_the_rules_and_by_a_cards_own_address(visit: Visit) -> None:
    page = visit()
    page.locator("article.world-overbooked").get_by_role("link", name="Cards").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards")
    page.get_by_role("link", name="Rules", exact=True).last.click()
    page.wait_for_url("**/rules/overbooked")
    page.get_by_role("link", name="Cards", exact=True).click()
    page.wait_for_url("**/cards/overbooked")
    go(page, "/cards/overbooked#like-sardines")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Like Sardines")


def tile(page: Page, card: GalleryCard) -> Any:
    """A card on its shelf."""
    return page.locator(f'[data-card="{card["id"]}"]')


@each_game
def test_in_a_game_what_has_gone_is_told_beside_the_board_as_it_goes(visit: Visit, server: Server, game: str) -> None:
    page = visit(name="Ada")
    table = Table(page, server, lay(page, server, game, "me", "random"))
    go(page, table.path)
    page.get_by_role("button", name="Cards", exact=True).click()
    panel = page.get_by_role("complementary", name="Cards")
    expect(panel.locator("[data-card]")).to_have_count(len(cards(game)))
    before = gone(table)
    for _ in range(30):
        if gone(table) != before:
            break
        table.play(table.state()["legal"][0])
    counts = {card["id"]: card["count"] for card in cards(game)}
    now = {card: say("page-cards-gone", "en", gone=many, count=counts[card]) for card, many in gone(table).items()}
    assert now
    for card, words in now.items():
        expect(panel.locator(f'[data-card="{card}"] .stamp')).to_have_text(words)
    expect(panel.locator(".stamp")).to_have_count(len(now))
    assert page.url.partition("?")[0].endswith(table.path)


def gone(table: Table) -> dict[str, int]:
    """What has gone, as the visitor may know it."""
    view = table.state()["view"]
    found = find_game(view["game"]).presentation.gone(view)
    return {card: many for card, many in found.items() if many}


def test_the_gallery_of_a_table_dims_what_has_gone_and_leads_back(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    table = Table(page, server, lay(page, server, "overbooked", "me", "me"))
    in_hall = [card["card"] for card in table.state()["view"]["hall"]]
    go(page, f"/cards/overbooked?table={table.path.rpartition('/')[2]}")
    for card in in_hall:
        expect(page.locator(f'[data-card="{card}"].all .stamp')).to_have_text("gone")
    page.get_by_role("button", name="Still to come", exact=True).click()
    assert not set(in_hall) & set(page.evaluate(TILES))
    page.get_by_role("button", name="Gone", exact=True).click()
    assert set(in_hall) <= set(page.evaluate(TILES))
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**{table.path}")
