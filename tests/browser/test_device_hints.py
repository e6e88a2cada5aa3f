"""A hint at a server's table is thought about on the asker's device; where that cannot be, the server says it."""

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, go
from tests.browser.test_hints import lay_with_hints
from tests.server.support.processes import Server


def asked_of_the_server(page: Page, ask: Callable[[], None]) -> list[str]:
    """What the server is asked meanwhile that has to do with hints, by the last words of the addresses."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path.rpartition("/")[2]))
    ask()
    return [one for one in asked if one in ("hint", "imagined")]


def ask_for_a_hint(page: Page) -> None:
    """Ask, wait for the move, and put it aside."""
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", name="Play it")).to_be_visible()
    hint.get_by_role("button", name="Close").click()


def test_a_hint_is_thought_about_on_the_device(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    go(page, lay_with_hints(page, server, "oktoberfest"))
    assert asked_of_the_server(page, lambda: ask_for_a_hint(page)) == ["imagined"]
    thinkers = max(1, min(4, page.evaluate("navigator.hardwareConcurrency") - 1))
    workers = [worker.url.rpartition("/")[2].partition("-")[0] for worker in page.workers]
    assert workers == ["worker", *["thinkerWorker"] * thinkers]


def test_without_a_worker_a_hint_comes_from_the_server(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    page.route("**/assets/worker-*.js", lambda route: route.abort())
    go(page, lay_with_hints(page, server, "oktoberfest"))
    assert asked_of_the_server(page, lambda: ask_for_a_hint(page)) == ["imagined", "hint"]
    assert asked_of_the_server(page, lambda: ask_for_a_hint(page)) == ["hint"], "it does not try in vain again"
