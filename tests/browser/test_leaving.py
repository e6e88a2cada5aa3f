"""Nothing ends by accident: leaving, taking back, confirming, a connection that is gone; and friends who wait."""

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.asking import Table, at_a_table_where
from tests.browser.conftest import Visit, go
from tests.browser.playing import lay, wait_for_turn
from tests.browser.pointers import HotelPointer
from tests.server.support.processes import Server


def state(page: Page, server: Server, path: str) -> dict[str, Any]:
    found: dict[str, Any] = page.context.request.get(f"{server.url}/api/tables/{path[7:]}/state").json()
    return found


def test_on_a_phone_a_game_against_bots_waits_above_the_posters(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True)
    path = lay(page, server, "overbooking", "me", "random", "random")
    go(page, path)
    assert wait_for_turn(page)
    before = state(page, server, path)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Leave", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Pause the game?")
    sheet.get_by_role("button", name="Stay").tap()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Leave", exact=True).tap()
    sheet.get_by_role("button", name="Pause and leave").tap()
    ticket = page.get_by_role("region", name="Your games").get_by_role("link").first
    expect(ticket).to_contain_text("Paused")
    assert ticket.bounding_box()["y"] < page.locator("article.book").first.bounding_box()["y"]  # type: ignore[index]
    ticket.tap()
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    after = state(page, server, path)
    assert (after["ply"], after["table"]["paused"]) == (before["ply"], False)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Chat").tap()
    chat = page.get_by_role("complementary", name="Chat").bounding_box()
    assert chat is not None
    assert chat["height"] <= 0.45 * 844


def without_news(table: Table) -> str | None:
    """A move for the back door after which the bot's answer shows nothing; taken back, so that it can be made again."""
    for move in (move for move in table.state()["legal"] if " back " in move):
        seen = table.play(move)
        if seen["undo"]:
            undone = table.page.context.request.post(f"{table.api}/undo", data={"ply": seen["ply"]})
            assert undone.ok, undone.text()
            return str(move)
        return None
    return None


def test_a_move_is_confirmed_and_taken_back_with_the_bots_answer(visit: Visit, server: Server) -> None:
    page = visit("/settings", name="Ada")
    page.get_by_role("group", name="Confirm my moves").get_by_label("On").check()
    table, move = at_a_table_where(page, server, "overbooking", without_news)
    assert wait_for_turn(page)
    before = table.state()
    card, _, zone = move.partition(" back ")
    confirm = page.get_by_role("button", name="Make this move")

    def lay_out() -> None:
        page.locator(f'.hand [data-piece$=" {card}"]').click(position={"x": 10, "y": 40})
        page.locator(f'[data-zone="back {zone}"] .place.lit').first.click()
        expect(page.locator(".place.advised").first).to_be_visible()
        expect(confirm).to_be_visible()

    lay_out()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    lay_out()
    assert table.state()["ply"] == before["ply"], "nothing is made yet"
    page.locator("body").press("Enter")
    expect(confirm).to_have_count(0)
    expect(page.locator(".undo:not(.faint)")).to_be_visible()
    assert wait_for_turn(page)
    assert table.state()["ply"] > before["ply"] + 1, "the bot has answered"
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".undo.faint")).to_be_visible()
    again = table.state()
    assert (again["view"], again["turn"]) == (before["view"], before["turn"])


def test_a_move_without_a_connection_is_kept_and_made(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    lines: list[WebSocketRoute] = []
    is_cut = False

    def connect(line: WebSocketRoute) -> None:
        if is_cut:
            line.close(code=1012)
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(re.compile("/socket"), connect)
    go(page, path := lay(page, server, "overbooking", "me", "random"))
    assert wait_for_turn(page)
    before = Table(page, server, path).state()["ply"]
    is_cut = True
    lines[-1].close(code=1012)
    gone = page.get_by_role("status").filter(has_text="No connection")
    expect(gone).to_be_visible()
    HotelPointer(page).place()
    expect(gone).to_contain_text("Your move is kept")
    hand, line = page.get_by_role("region", name="Your hand").bounding_box(), gone.bounding_box()
    assert hand is not None
    assert line is not None
    assert line["y"] + line["height"] < hand["y"], "it does not cover the hand"
    is_cut = False
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(gone).to_have_count(0)
    assert wait_for_turn(page)
    assert Table(page, server, path).state()["ply"] > before
    expect(page.get_by_role("alert")).to_have_count(0)


def test_friends_wait_together_and_ask_each_other(visit: Visit, server: Server) -> None:
    host = visit(name="Ada")
    expect(host.locator("header").get_by_role("link", name="Settings")).to_be_visible()
    host.locator("article.world-overbooked").get_by_role("button", name="Invite").click()
    host.wait_for_url("**/table/*")
    guest = visit(host.url.partition(server.url)[2], name="Bob", phone=True)
    guest.get_by_role("button", name="Sit here").first.tap()
    expect(guest.get_by_text("Closed seat")).to_have_count(1)
    host.get_by_label("Seat 3: who plays").select_option("closed")
    expect(guest.get_by_text("Closed seat")).to_have_count(2)
    host.get_by_text("Change", exact=True).click()
    table = guest.get_by_role("region", name="This table")
    expect(table.get_by_text("Hints").locator("..")).to_contain_text("Off")
    host.get_by_role("group", name="Hints").get_by_label("On").check()
    expect(table.get_by_text("Hints").locator("..")).to_contain_text("On")
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".bar .seat")).to_have_count(2)
    path = host.url.partition(server.url)[2]
    people = {state(page, server, path)["viewpoint"]: page for page in (host, guest)}
    movers: list[int] = []
    while len(set(movers)) < 2:
        movers.append(turn := state(host, server, path)["turn"])
        seen = state(people[turn], server, path)
        move = {"ply": seen["ply"], "move": seen["legal"][0]}
        assert people[turn].context.request.post(f"{server.url}/api/tables/{path[7:]}/moves", data=move).ok
    asker, other = people[1 - movers[-1]], people[movers[-1]]
    asker.get_by_role("button", name="Ask to take back").click()
    expect(asker.get_by_role("status").filter(has_text="The others are asked")).to_be_visible()
    expect(other.get_by_role("status").filter(has_text="would like to take back")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(asker.get_by_role("status").filter(has_text="The others are asked")).to_have_count(0)
    assert state(asker, server, path)["turn"] == 1 - movers[-1]
