"""One's turn calls one back: the tab's title and icon, sounds, and a notification when no page is open."""

import json
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import AXE, PROGRAMS, SWITCHES, Visit, go
from tests.browser.playing import lay
from tests.browser.test_access import AUDIT, overflow
from tests.server.support.clients import Client
from tests.server.support.processes import Server

# Sounds are counted where they would be played.
LISTENING = """() => {
  window.rung = []
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (at) { window.rung.push(this.type); return start.call(this, at) }
}"""


def move_until(client: Client, table: str, done: Any) -> None:
    """Play for somebody until it is the other's turn."""
    while not done(state := client.get(f"/api/tables/{table}/state")):
        client.post(f"/api/tables/{table}/moves", ply=state["ply"], move=state["legal"][0])


def test_title_icon_and_sound_say_whose_turn_it_is(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    page.evaluate(LISTENING)
    wish = {"game": "oktoberfest", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": "slow"}
    table = page.request.post(f"{server.url}/api/tables", data=wish).json()["table"]["id"]
    bob = Client(server.url, "Bob")
    bob.post(f"/api/tables/{table}/join")
    go(page, f"/table/{table}")
    page.get_by_role("button", name="Start the game").click()
    ada = Client(server.url, "Ada again")
    ada.http.cookies.clear()
    ada.http.headers["authorization"] = f"Bearer {page.evaluate(TOKEN)}"
    move_until(ada, table, lambda state: not state["legal"])
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("Heroes of Oktoberfest · Houseful")
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.evaluate("window.rung = []")
    move_until(bob, table, lambda state: not state["legal"])
    expect(page).to_have_title("Your turn · Heroes of Oktoberfest")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    page.wait_for_function("rung.includes('sine') && rung.filter((kind) => kind === 'triangle').length === 2")
    expect(page.get_by_role("link", name="Choose how you are told")).to_have_attribute("href", "/settings#reminders")
    go(page, "/")
    expect(page).to_have_title("(1) Houseful")
    go(page, "/settings")
    expect(page).to_have_title("Settings · Houseful")
    expect(icon).to_have_attribute("href", "/icon.svg")
    for client in (ada, bob):
        client.close()


TOKEN = "async () => (await (await fetch('/api/me/token', { method: 'POST' })).json()).token"


@pytest.fixture(scope="module")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Chromium itself: its headless shell shows no notifications."""
    program = next(filter(None, map(shutil.which, PROGRAMS[1:])), None)
    if program is None:
        pytest.skip("only Chromium's headless shell is here, which shows no notifications")
    opened = playwright.chromium.launch(executable_path=program, args=SWITCHES)
    yield opened
    opened.close()


def test_the_service_worker_shows_what_is_pushed(whole_chromium: Browser, server: Server) -> None:
    page = whole_chromium.new_page(locale="en")
    page.goto(f"{server.url}/settings")
    page.context.grant_permissions(["notifications"], origin=server.url)
    expect(page.get_by_role("group", name="Notifications on this device")).to_be_visible()
    registered: list[dict[str, Any]] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.evaluate(REGISTER)
    while not registered:
        page.wait_for_timeout(20)
    notice = {"title": "Overbooking", "body": "It is your turn at Overbooking", "table": "abc"}
    told = {"origin": server.url, "registrationId": registered[0]["registrationId"], "data": json.dumps(notice)}
    devtools.send("ServiceWorker.deliverPushMessage", told)
    while not (shown := page.evaluate(SHOWN)):
        page.wait_for_timeout(20)
    assert shown == [{"title": "Overbooking", "body": notice["body"], "address": f"{server.url}/table/abc"}]


REGISTER = """async () => {
  await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
}"""
SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications()
  return shown.length && shown.map(({ title, body, data }) => ({ title, body, address: data.address }))
}"""


def test_a_page_about_oneself(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", bypass_csp=True)
    page.add_script_tag(path=AXE)
    path = lay(page, server, "oktoberfest", "me", "random")
    play_out(page, path)
    go(page, "/you")
    expect(page.locator(".figures li").first).to_contain_text("1 game finished")
    expect(page.get_by_role("region", name="Heroes of Oktoberfest")).to_contain_text("Random bot")
    expect(page.get_by_role("img", name=re.compile("One game in the last 26 weeks"))).to_be_visible()
    assert page.evaluate(AUDIT) == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert overflow(page) == 0
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert json.loads(download.value.path().read_text())["person"]["name"] == "Ada"
    page.get_by_role("button", name="Delete me").click()
    page.get_by_label("type your name").fill("Ada")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("You are forgotten here")).to_be_visible()
    assert page.request.get(f"{server.url}/api/me").status == 401


def play_out(page: Page, path: str) -> None:
    """Play a table of Ada's to the end through the API."""
    page.evaluate(PLAY, f"/api/tables/{path.rpartition('/')[2]}")


PLAY = """async (table) => {
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    const state = await (await fetch(`${table}/state`)).json()
    if (state.table.stage === 'over') break
    if (!state.legal.length) { await new Promise((go) => setTimeout(go, 20)); continue }
    const body = JSON.stringify({ ply: state.ply, move: state.legal.at(-1) })
    await fetch(`${table}/moves`, { method: 'POST', headers, body })
  }
  while (!(await (await fetch('/api/me/record?offset=0')).json()).games) await new Promise((go) => setTimeout(go, 20))
}"""
