"""The page under a root path, at a server without public tables: links, files and sockets lead where they should."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.support.threaded_server import serving_in_thread

ROOT = "/houseful"
GIVEN_UP = "net::ERR_ABORTED"  # what was asked for by a page that one has left since


def test_one_reads_and_plays_under_a_root_path(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    with serving_in_thread(database, root_path=ROOT, public_tables="off") as url, browser.new_page(locale="en") as page:
        failed: list[str] = []
        page.on("requestfailed", lambda request: failed.append(f"{request.failure} {request.url}"))
        page.on("response", lambda got: failed.append(f"{got.status} {got.url}") if got.status >= 400 else None)
        page.goto(f"{url}{ROOT}/")
        expect(page.locator("#mine")).to_be_visible()
        expect(page.locator("#open")).to_have_count(0)
        page.locator("header nav a").first.click()
        expect(page).to_have_url(re.compile(f"{url}{ROOT}/[a-z]+/"))
        page.locator("a.home").click()
        expect(page).to_have_url(f"{url}{ROOT}/")
        page.get_by_role("button", name="Play now").first.click()
        expect(page).to_have_url(re.compile(f"{url}{ROOT}/table/"))
        expect(page.locator("h1").first).to_be_attached()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.reload()
        expect(page.locator("h1").first).to_be_attached()
        known = ("/api/me", GIVEN_UP)
        assert [fault for fault in failed if not any(part in fault for part in known)] == []
