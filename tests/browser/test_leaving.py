"""Nothing ends by accident: leaving, taking back, confirming, a connection that is gone; and friends who wait."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.asking import Table
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
    page.get_by_role("button", name="Leave", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Pause the game?")
    sheet.get_by_role("button", name="Stay").tap()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Leave", exact=True).tap()
    sheet.get_by_role("button", name="Pause and leave").tap()
    ticket = page.get_by_role("region", name="Your games").get_by_role("link").first
    expect(ticket).to_contain_text("Paused")
    assert ticket.bounding_box()["y"] < page.locator("article.book").first.bounding_box()["y"]  # type: ignore[index]
    ticket.tap()
    assert wait_for_turn(page)
    after = state(page, server, path)
    assert (after["ply"], after["table"]["paused"]) == (before["ply"], False)
    page.get_by_role("button", name="Chat").tap()
    chat = page.get_by_role("complementary", name="Chat").bounding_box()
    assert chat is not None
    assert chat["height"] <= 0.45 * 844


def test_a_confirmed_move_is_made_by_enter_and_taken_back_with_the_bots_answers(visit: Visit, server: Server) -> None:
    page = visit("/settings", name="Ada")
    page.get_by_role("group", name="Confirm my moves").get_by_label("On").check()
    go(page, path := lay(page, server, "overbooking", "me", "random"))
    Table(page, server, path)
    assert wait_for_turn(page)
    before = state(page, server, path)
    player = HotelPointer(page)
    confirm = page.get_by_role("button", name="Make this move")
    player.step()
    if confirm.count() == 0:
        player.step()
    expect(confirm).to_be_visible()
    expect(page.locator(".place.advised")).to_have_count(1)
    assert state(page, server, path)["ply"] == before["ply"], "nothing is made yet"
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    while confirm.count() == 0:
        player.step()
    page.locator("body").press("Enter")
    expect(confirm).to_have_count(0)
    assert wait_for_turn(page)
    assert state(page, server, path)["ply"] > before["ply"] + 1, "the bot has answered"
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".undo.faint")).to_be_visible()
    again = state(page, server, path)
    assert (again["view"], again["turn"]) == (before["view"], before["turn"])


def test_a_move_without_a_connection_is_kept_and_made(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    go(page, path := lay(page, server, "overbooking", "me", "random"))
    assert wait_for_turn(page)
    before = state(page, server, path)["ply"]
    sockets: list[Any] = []
    page.on("websocket", sockets.append)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    offline = page.get_by_role("status").filter(has_text="No connection")
    expect(offline).to_be_visible()
    player = HotelPointer(page)
    while page.get_by_text("Your move is kept").count() == 0:
        player.step()
    hand, line = page.get_by_role("region", name="Your hand").bounding_box(), offline.bounding_box()
    assert hand is not None
    assert line is not None
    assert line["y"] + line["height"] < hand["y"], "it does not cover the hand"
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(offline).to_have_count(0)
    assert wait_for_turn(page)
    assert state(page, server, path)["ply"] > before
    expect(page.get_by_role("alert")).to_have_count(0)


def test_friends_wait_together_and_ask_each_other(visit: Visit, server: Server) -> None:
    host = visit(name="Ada")
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
    expect(host.locator("header").get_by_role("link", name="Settings")).to_be_visible()
    path = host.url.partition(server.url)[2]
    people = {state(page, server, path)["viewpoint"]: page for page in (host, guest)}
    turn = state(host, server, path)["turn"]
    mover, other = people[turn], people[1 - turn]
    move = state(mover, server, path)["legal"][0]
    mover.context.request.post(f"{server.url}/api/tables/{path[7:]}/moves", data={"ply": 0, "move": move})
    other.get_by_role("button", name="Ask to take back").wait_for()
    take_back = mover.get_by_role("button", name="Take back")
    take_back.or_(mover.get_by_role("button", name="Ask to take back")).first.wait_for()
    if take_back.count():  # nothing has come up: no need to ask
        take_back.click()
        expect(mover.locator(".undo.faint")).to_be_visible()
