"""A real Chromium against a real server with the built page."""

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from houseful.server.http.page import STATIC
from tests.browser.visitors import MINUTE, Visitors
from tests.server.support.clients import Client
from tests.server.support.processes import SameDeals, Server, running

# Chromium's headless shell needs half the processor time of Chromium itself, which draws a whole browser.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# One process for all pages of a visitor.
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--process-per-site",
)
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
COARSE: dict[str, Any] = {
    "device_scale_factor": 0.5
}  # nobody looks: a quarter of the pixels to draw, at the same places
# What every visitor wants who wants nothing else.
USUAL = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block", "bypass_csp": False, **COARSE}
REFUSED = re.compile(r"status of (\d+) ")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

Visit = Callable[..., Page]
PATIENCE = MINUTE  # on a machine that is busy with other things
expect.set_options(timeout=PATIENCE)


def chromium(programs: Sequence[str] = PROGRAMS) -> str:
    """The browser's program: the first of these that is there."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, programs)), None)
    if found is None:
        pytest.fail("no Chromium: apt-get install chromium-headless-shell, or CHROMIUM=/path/to/chromium")
    return found


def go(page: Page, path: str) -> None:
    """To another page of the site, as a link does, until it is all there."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", path)
    page.locator("h1").first.wait_for(state="attached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def complaint(said: ConsoleMessage) -> str:
    """What the browser's console holds against the page; a request that was refused as `400 /api/tables`."""
    status = REFUSED.search(said.text)
    return said.text if status is None else f"{status[1]} {urlsplit(said.location['url']).path}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server, with the page; a table that a test lays is dealt the same cards each time."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the page is not built: make page")
    with running(SameDeals(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'houseful.db'}")) as started:
        yield started


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers, once for all tests."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, once for all tests."""
    opened = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def visitors(server: Server, browser: Browser) -> Visitors:
    """The browsers of those who visit the server."""
    return Visitors(browser, server.url)


@pytest.fixture
def visit(server: Server, visitors: Visitors) -> Iterator[Visit]:
    """Opens an address in a browser that has kept nothing; what the console holds against the page fails the test.

    A test that wants something refused names it: `refused="400 /api/tables"`. One that changes its browser, or weighs
    what is fetched, wants a `fresh` one.
    """
    complaints: list[str] = []
    expected: list[str] = []

    def open_page(
        path: str = "/", *, phone: bool = False, name: str | None = None, refused: str = "", **wishes: Any
    ) -> Page:
        page = visitors.open_page(**{**USUAL, "has_touch": phone, "viewport": PHONE if phone else DESKTOP, **wishes})
        if name is not None:
            page.context.request.post(f"{server.url}/api/me", data={"name": name}, timeout=PATIENCE)
        page.on("console", lambda said: complaints.append(complaint(said)) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.url + path)
        page.locator("h1").first.wait_for(state="attached")
        if refused:
            expected.append(refused)
        return page

    yield open_page
    visitors.leave()
    assert complaints == expected


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, str]:
    """A finished game of each kind between bots, by name: the id of its table."""
    client = Client(server.url)
    seats = {"overbooking": 2, "overbooked": 2, "oktoberfest": 2}
    tables = {game: client.table(game, *["random"] * many)["table"]["id"] for game, many in seats.items()}
    for table in tables.values():
        while client.get(f"/api/tables/{table}")["stage"] != "over":
            time.sleep(0.05)
    client.close()
    return tables
