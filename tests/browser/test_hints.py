"""A hint in the page: said in words, lit up on the board, played by one tap."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.asking import Table
from tests.browser.conftest import Visit, go
from tests.browser.playing import against_bots, lay, wait_for_turn
from tests.server.support.processes import Server


def test_a_hint_is_said_in_words_and_can_be_played(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    page.locator("article.world-overbooked").get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    assert wait_for_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Why?").click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why.get_by_role("listitem")).not_to_have_count(0)
    why.get_by_role("link", name="See the rule").click()
    expect(why).to_have_count(0)
    expect(page.locator(".rule.here")).to_be_visible()
    page.keyboard.press("Escape")
    hint.get_by_role("button", name="Play it").click()
    expect(hint).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


ADVISED = {
    "overbooking": [".hand .advised", ".place.advised"],
    "overbooked": [".hall .advised"],
    "oktoberfest": [".hero.lit"],
}


def lay_with_hints(page: Page, server: Server, game: str) -> str:
    """A table against a bot, where hints are allowed; its path."""
    asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "hints": True}
    table = page.context.request.post(f"{server.url}/api/tables", data=asked).json()["table"]["id"]
    return f"/table/{table}"


@pytest.mark.parametrize("game", ADVISED)
def test_a_hint_lights_up_what_it_is_about(visit: Visit, server: Server, game: str) -> None:
    page = visit(name="Ada")
    Table(page, server, path := lay_with_hints(page, server, game)).state()
    go(page, path)
    lights = [page.locator(where) for where in ADVISED[game]]
    for light in lights:
        expect(light).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    for light in lights:
        expect(light).to_have_count(1)
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Close").click()
    for light in lights:
        expect(light).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "move", "laid"),
    [("overbooked", "place ", ".ghost.snapped"), ("oktoberfest", "row ", ".spot.pinned .ghost")],
)
def test_a_hint_lays_the_piece_where_it_would_go(visit: Visit, server: Server, game: str, move: str, laid: str) -> None:
    page = visit(name="Ada")
    legal: list[str] = []
    while not legal:  # in two of a hundred deals the food runs out before a table can be served
        table = Table(page, server, path := lay_with_hints(page, server, game))
        legal = table.state()["legal"]
        while legal and not legal[0].startswith(move):
            legal = table.play(next((one for one in legal if one.startswith("serve ")), legal[0]))["legal"]
    go(page, path)
    expect(page.locator(laid)).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(laid)).to_have_count(1)


def test_on_a_phone_a_hint_leaves_the_buttons_free(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True)
    asked = {"game": "overbooked", "seats": [{"kind": "me"}, {"kind": "me"}], "hints": True}
    table = page.context.request.post(f"{server.url}/api/tables", data=asked).json()["table"]["id"]
    go(page, f"/table/{table}")
    ask = page.get_by_role("button", name="Hint", exact=True)
    ask.tap()
    button, hint = ask.bounding_box(), page.get_by_role("region", name="Hint").bounding_box()
    assert button is not None
    assert hint is not None
    assert button["y"] + button["height"] <= hint["y"]


def test_hints_are_on_against_bots_alone_and_off_among_people(visit: Visit, server: Server) -> None:
    page = against_bots(visit, server, "overbooked")
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    go(page, lay(page, server, "overbooked", "me", "me"))
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
