"""The board first, on every screen: seen, reached, covered by nothing, and at rest while a move is being made."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.asking import Table
from tests.browser.conftest import AXE, Visit, go
from tests.browser.layout import BEYOND, BOARDS, SHARE, SIZES, boxes, covered, resize
from tests.browser.playing import lay, wait_for_turn
from tests.browser.pointers import HotelPointer, PlanePointer, TentPointer
from tests.browser.test_access import AUDIT
from tests.server.support.processes import Server

# Of the screen; around the festival lie the markets, around the plane the hall and the rivals.
LEAST = {"overbooking": 0.4, "overbooked": 0.3, "oktoberfest": 0.25}
SCROLLERS = ".street, .sky, .ground, .rest"
# Where a table of two, which has more room, is looked at beside one of four: a desk, and phones either way.
EMPTIER = (SIZES[0], SIZES[4], SIZES[-1])
MIDDLE = 7  # moves of one's own


def under_way(page: Page, server: Server, game: str, players: int) -> None:
    """At a table where something is to be done at a turn's beginning."""
    path = lay(page, server, game, "me", *["random"] * (players - 1))
    table = Table(page, server, path)
    table.play_on(MIDDLE)
    while not begins(table.state()["view"]):
        table.play_on(1)
    go(page, path)
    skip = page.get_by_role("button", name="Skip", exact=True)
    if wait_for_turn(page) and skip.count():
        skip.click()


def begins(view: dict[str, Any]) -> bool:
    """Whether a turn begins, rather than goes on."""
    return (view.get("step") or view.get("phase")) in ("action", "placing", "taking") and not (
        "hall" in view and view["hand"]
    )


def check_screen(page: Page, game: str) -> None:
    """One line above, nothing beyond the screen, a board that is seen, and pieces that nothing covers."""
    where = page.viewport_size
    assert where is not None
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= (44 if where["height"] <= 520 else 56), where
    assert page.evaluate(BEYOND) == [0, 0], where
    assert page.locator(BOARDS[game]["board"]).evaluate(SHARE) >= LEAST[game], where
    for what in ("pieces", "cards"):
        assert page.locator(BOARDS[game][what]).count(), (where, what)
        assert covered(page, BOARDS[game][what]) == [], where


def pick(page: Page, game: str) -> None:
    """Begin a move, without making it."""
    if game == "overbooking":
        player = HotelPointer(page)
        player.pick(player.cards().first)
        expect(page.locator(".hand li.picked")).to_have_count(1)
    elif game == "oktoberfest":
        TentPointer(page).pieces("Tables waiting to be served").first.click()
    else:
        PlanePointer(page).cards().first.click()
        page.locator(".gate figure").wait_for()


def put_back(page: Page, game: str) -> None:
    """As it was before."""
    if game == "overbooked":
        page.get_by_role("button", name="Take back").click()
        PlanePointer(page).cards().first.wait_for()
    else:
        page.keyboard.press("Escape")
    page.mouse.move(1, 1)  # a card under the pointer or in focus rises over the next one
    page.evaluate("document.activeElement.blur()")


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_is_seen_and_reached_on_every_screen(visit: Visit, server: Server, game: str) -> None:
    page = visit(name="Ada")
    for players in (2,) if game == "oktoberfest" else (4, 2):
        under_way(page, server, game, players)
        crowded = players == 4 or game == "oktoberfest"
        for size in SIZES if crowded else [size for size in SIZES if size in EMPTIER]:
            resize(page, size)
            check_screen(page, game)
            if crowded or size["width"] < 500:
                check_rest(page, game)


def check_rest(page: Page, game: str) -> None:
    """Nothing of the board moves while a move is being made, whatever is asked and told meanwhile."""
    board = BOARDS[game]["pieces"] if game != "oktoberfest" else ".floor .row"  # a table of the market rises
    page.locator(SCROLLERS).evaluate_all("parts => parts.forEach((part) => (part.scrollTop = 0))")
    before = boxes(page, board)
    pick(page, game)
    assert boxes(page, board) == before, page.viewport_size
    put_back(page, game)


def test_what_a_sign_says_covers_no_hotel_of_its_own(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    under_way(page, server, "overbooking", 2)
    hotel = page.locator(".street .hotel").last
    hotel.hover()
    expect(page.get_by_role("dialog").get_by_role("link", name="See the rule")).not_to_have_count(0)
    told, house = page.get_by_role("dialog").bounding_box(), hotel.bounding_box()
    assert told is not None
    assert house is not None
    assert told["y"] + told["height"] <= house["y"] or told["y"] >= house["y"] + house["height"]


def test_on_a_phone_games_that_go_on_come_before_the_posters(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True)
    lay(page, server, "overbooked", "me", "random")
    page.reload()
    game = page.get_by_role("link", name=re.compile("Continue")).first.bounding_box()
    poster = page.locator("article.world-overbooking").bounding_box()
    assert game is not None
    assert poster is not None
    assert game["y"] < poster["y"]


def test_on_a_phone_cards_show_crest_and_coins_and_places_their_names(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True)
    under_way(page, server, "overbooking", 4)
    for size in SIZES[-2:]:
        resize(page, size)
        marks = page.locator(".hand li .emblem, .hand li use[href='#hotel-coin']")
        assert marks.count() >= 6
        assert (
            marks.evaluate_all(
                """(marks) => marks.filter((mark) => {
              const { x, y, width, height } = mark.getBoundingClientRect()
              const hit = document.elementFromPoint(x + width / 2, y + height / 2)
              return !mark.closest('li').contains(hit)
            }).length"""
            )
            == 0
        ), size
        for name in ("Back door", "Line"):
            expect(page.locator(".street .head", has_text=name).first).to_be_visible()


def test_on_a_phone_a_hint_covers_nothing_of_the_plane(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True)
    asked = {"game": "overbooked", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "hints": True}
    table = page.context.request.post(f"{server.url}/api/tables", data=asked).json()["table"]["id"]
    go(page, f"/table/{table}")
    assert wait_for_turn(page)
    before = boxes(page, ".flight [data-seat]")
    page.get_by_role("button", name="Hint", exact=True).tap()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Play it").wait_for()
    assert boxes(page, ".flight [data-seat]") == before
    assert covered(page, ".flight [data-seat]") == []


@pytest.mark.parametrize("game", BOARDS)
def test_what_a_line_of_the_score_lights_up_is_seen(visit: Visit, finished: dict[str, str], game: str) -> None:
    page = visit(f"/table/{finished[game]}", phone=True, is_mobile=True)
    lines = page.get_by_role("region", name="The score").get_by_role("button", expanded=False)
    lines.first.wait_for()
    for number in range(lines.count()):
        line = page.get_by_role("region", name="The score").locator("tbody th button").nth(number)
        line.tap()
        lit = page.locator(".stage .lit, .stage .halo").first
        if not lit.count():
            continue  # nobody earned it
        expect(lit).to_be_in_viewport()
        assert lit.evaluate(
            """(piece) => {
              const { x, y, width, height } = piece.getBoundingClientRect()
              return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.sheet') === null
            }"""
        )
        return
    raise AssertionError("no line lights anything up")


def test_the_rules_lie_beside_the_table_and_the_picked_card_stays_picked(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", bypass_csp=True)
    under_way(page, server, "overbooking", 2)
    page.add_script_tag(path=AXE)
    table = page.url
    pick(page, "overbooking")
    page.get_by_role("button", name="Rules", exact=True).click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("heading", name="Checking the bookings")).to_be_visible()
    assert covered(page, BOARDS["overbooking"]["cards"]) == []
    for tab, seen in (("Words", "back door"), ("Settings", "Brightness"), ("Keys", "From piece to piece")):
        book.get_by_role("tab", name=tab).click()
        expect(book.get_by_text(re.compile(seen)).first).to_be_visible()
        assert page.evaluate(AUDIT) == [], tab
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert page.url == table
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(book).to_be_visible()
    page.go_back()
    expect(book).to_have_count(0)
    assert page.url == table
    expect(page.locator(".hand li.picked")).to_have_count(1)
