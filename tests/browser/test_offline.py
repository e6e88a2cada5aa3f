"""The page without its server: what the service worker keeps on a device."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from houseful.core.text.i18n import say
from tests.browser.conftest import COARSE, PATIENCE
from tests.browser.kept_files import KEPT, wait_until_all_is_kept
from tests.server.support.processes import Server, running

READ = {  # what stands on a page that nobody could show without its texts
    "/rules/overbooked": '[id="plane.score.kids"]',
    "/cards/oktoberfest": "main svg",
    "/learn/overbooking": "main a[href*='learn/overbooking/']",
    "/strategy/overbooked": "main table",
}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with running(Server(f"sqlite:///{tmp_path}/x.db")) as started:
        yield started


def test_the_page_opens_without_its_server(browser: Browser, own: Server) -> None:
    with browser.new_context(locale="de", reduced_motion="reduce", **COARSE) as context:
        context.set_default_timeout(PATIENCE)
        context.request.post(f"{own.url}/api/me", data={"name": "Ada"})
        page = context.new_page()
        page.goto(own.url)
        wait_until_all_is_kept(page, "de")
        kept = page.evaluate(KEPT)
        assert not [url for url in kept if "/api/" in url or "fr-" in url]
        own.kill()
        page.reload()
        expect(page.locator("h1")).to_have_text(say("page-title", "de"))
        for path, there in READ.items():
            page.goto(own.url + path)
            expect(page.locator(there).first).to_be_attached()
        page.goto(f"{own.url}/settings")
        expect(page.locator("h1")).to_have_text(say("page-settings", "de"))
