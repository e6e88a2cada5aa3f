"""Several people: two browsers in one game, two people at one screen, and a server that dies meanwhile."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import COARSE, DESKTOP, PATIENCE, Visit, go
from tests.browser.playing import MOST_STEPS, lay, my_turn, play_on, wait_for_turn
from tests.browser.pointers import HotelPointer, PlanePointer, TentPointer
from tests.server.support.processes import Server, serving

TURNS = 2
TAKEN = re.compile(r"^\d[A-K], (?!.*empty$)")


def passengers(plane: Locator) -> list[str]:
    """Who sits where."""
    seats = plane.get_by_role("button", name=re.compile(r"^\d[A-K], "))
    names: list[str] = seats.evaluate_all("seats => seats.map((seat) => seat.ariaLabel)")
    return [name for name in names if not name.endswith("empty")]


def play_a_turn(player: PlanePointer) -> None:
    """Take a card and seat everybody on it."""
    assert wait_for_turn(player.page)
    player.cards().first.wait_for()
    for _ in range(MOST_STEPS):
        if not my_turn(player.page).count():
            return
        player.step()
    raise AssertionError("the turn never ends")


def test_two_browsers_see_each_others_moves(visit: Visit, server: Server) -> None:
    ada = visit(name="Ada", reduced_motion="no-preference")
    table = lay(ada, server, "overbooked", "me", "open")
    go(ada, table)
    bo = visit(table, name="Bo", reduced_motion="no-preference")
    bo.get_by_role("button", name="Sit here").click()
    ada.get_by_role("button", name="Start the game").click()
    names = {ada: "Ada", bo: "Bo"}
    for page in (ada, bo):
        page.get_by_role("region", name="Departure hall").wait_for()
    for _ in range(TURNS):
        for page, other in ((ada, bo), (bo, ada)) if my_turn(ada).count() else ((bo, ada), (ada, bo)):
            play_a_turn(PlanePointer(page))
            expect(my_turn(other)).to_have_count(1)
            plane = page.get_by_role("group", name=f"The plane of {names[page]}")
            expect(plane.get_by_role("button", name=TAKEN)).not_to_have_count(0)
            mine = passengers(plane)
            other.get_by_role("button", name=re.compile(f"^{names[page]}: .*Enlarge")).click()
            dialog = other.get_by_role("dialog", name=names[page])
            assert passengers(dialog) == mine
            dialog.get_by_role("button", name="Close").click()
            expect(other.locator(".seat", has_text=names[other])).to_have_attribute("aria-current", "true")


def cards_written_in(html: str) -> set[str]:
    """The cards with owner, number and crest that are written anywhere."""
    return set(re.findall(r"\b(?:red|blue) \d [a-z]+", html))


def test_two_people_at_one_screen_do_not_see_each_others_hands(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    go(page, lay(page, server, "overbooking", "me", "me"))
    player = HotelPointer(page)
    ready = page.get_by_role("button", name="I am ready")
    hand = page.get_by_role("region", name="Your hand")
    turns: list[str] = []
    for _ in range(4):
        ready.or_(player.cards()).first.wait_for()
        if ready.is_visible():
            expect(hand).to_have_count(0)
            assert cards_written_in(page.content()) == set()
            assert "At the back door:" not in page.content()
            page.keyboard.press("Enter")  # it has the focus
        player.cards().first.wait_for()
        colours = {card.split()[0] for card in cards_written_in(hand.inner_html())}
        assert len(colours) == 1
        assert not re.search(r"\d, [a-z]+ face down \((?!You)", page.content())
        turns += colours
        player.step()
    assert turns in (["red", "blue"] * 2, ["blue", "red"] * 2)


def test_a_page_finds_its_way_back_to_a_server_that_was_killed(browser: Browser, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'mortal.db'}") as server:
        context = browser.new_context(viewport=DESKTOP, locale="en", reduced_motion="reduce", **COARSE)
        context.set_default_timeout(PATIENCE)
        context.request.post(f"{server.url}/api/me", data={"name": "Ada"})
        page = context.new_page()
        page.goto(server.url)
        page.goto(server.url + lay(page, server, "oktoberfest", "me", "random"))
        player = TentPointer(page)
        play_on(player, 1)
        page.get_by_role("region", name="Your hand").wait_for()
        heroes = page.get_by_role("region", name="Your heroes").get_by_role("button")
        known = heroes.first.inner_text()
        offline = page.get_by_role("status").filter(has_text="No connection")
        server.kill()
        expect(offline).to_be_visible()
        server.start()
        expect(offline).to_have_count(0)
        assert wait_for_turn(page)
        assert heroes.first.inner_text() == known
        play_on(player, 4)
        expect(page.get_by_role("alert")).to_have_count(0)
        context.close()
