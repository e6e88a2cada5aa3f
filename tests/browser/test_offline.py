"""The page without its server: what the service worker keeps on a device."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from houseful.core.text.i18n import say
from tests.browser.conftest import PATIENCE
from tests.server.support.processes import Server, running

KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = await Promise.all(caches_.map((cache) => cache.keys()))
  return kept.flat().map(({ url }) => url)
}"""
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


def wait(page: Page, script: str, done: Callable[[Any], bool]) -> Any:
    """Ask the page until the answer will do, for a minute."""
    end = time.monotonic() + PATIENCE / 1000
    while not done(answer := page.evaluate(script)):
        assert time.monotonic() < end, answer
        page.wait_for_timeout(50)
    return answer


def wait_until_kept(page: Page, *parts: str) -> Any:
    """Wait until files with these in their names are on the device; return all that are there."""
    return wait(page, KEPT, lambda kept: all(any(part in url for url in kept) for part in parts))


def test_the_page_opens_without_its_server(browser: Browser, own: Server) -> None:
    with browser.new_context(locale="de") as context:
        context.set_default_timeout(PATIENCE)
        context.request.post(f"{own.url}/api/me", data={"name": "Ada"})
        page = context.new_page()
        page.goto(own.url)
        kept = wait_until_kept(page, *(f"de-{game}" for game in ("all", "overbooking", "overbooked", "oktoberfest")))
        assert not [url for url in kept if "/api/" in url or "fr-" in url]
        own.kill()
        page.reload()
        expect(page.locator("h1")).to_have_text(say("page-title", "de"))
        for path, there in READ.items():
            page.goto(own.url + path)
            expect(page.locator(there).first).to_be_attached()
        page.goto(f"{own.url}/settings")
        expect(page.locator("h1")).to_have_text(say("page-settings", "de"))
