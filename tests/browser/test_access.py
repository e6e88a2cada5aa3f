"""For everybody: axe finds nothing, nothing is wider than a phone."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AXE, Visit, go
from tests.browser.layout import AT_REST
from tests.server.support.clients import Client
from tests.server.support.processes import Server

PLACES = (
    "/",
    "/settings",
    "/you",
    "/rules/overbooking",
    "/strategy/overbooked",
    "/cards/overbooking#4%20oak",
    "/attic",
    "/score/overbooking",
    "/score/overbooked",
    "/score/oktoberfest",
)
AUDIT = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: RULES })
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))])
}"""
COLOURS = AUDIT.replace("RULES", "['color-contrast']")  # where only they differ from what was looked at before
AUDIT = AUDIT.replace("RULES", "undefined")


@pytest.fixture(scope="module")
def waiting(server: Server) -> str:
    """A table with free seats."""
    client = Client(server.url)
    table: str = client.table("overbooked", "me", "open", "invite", "casual")["table"]["id"]
    client.close()
    return f"/table/{table}"


def overflow(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def in_both_lights(page: Page) -> list[list[str]]:
    """What axe finds in the light, and then of colours in the dark."""
    found: list[list[str]] = []
    lights: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", AUDIT), ("dark", COLOURS))
    for theme, audit in lights:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.wait_for_function(AT_REST)
        found += page.evaluate(audit)
    return found


def test_axe_finds_nothing(visit: Visit, waiting: str, finished: dict[str, str]) -> None:
    page = visit(bypass_csp=True)
    page.add_script_tag(path=AXE)
    found: dict[str, list[list[str]]] = {}
    for path in (*PLACES, waiting, f"/replay/{finished['overbooking']}"):
        go(page, path)
        found[path] = in_both_lights(page)
    assert {path: faults for path, faults in found.items() if faults} == {}


def test_axe_finds_nothing_in_the_panel_of_a_new_table(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    page.locator("article.world-overbooked").get_by_role("button", name="More").click()
    page.get_by_text("Clock, stand-in").click()
    page.get_by_label("For the game").check()
    page.add_script_tag(path=AXE)
    assert in_both_lights(page) == []


def test_nothing_is_wider_than_a_phone_even_in_german(visit: Visit, waiting: str, finished: dict[str, str]) -> None:
    page = visit(phone=True, locale="de")
    wide = {}
    for path in (*PLACES, waiting, *(f"/replay/{table}" for table in finished.values())):
        go(page, path)
        wide[path] = overflow(page)
    assert {path: by for path, by in wide.items() if by > 0} == {}


def test_large_text_still_fits_a_phone(visit: Visit) -> None:
    page = visit("/settings", phone=True, locale="de")
    page.get_by_label("Groß").check()
    for path in PLACES:
        go(page, path)
        assert overflow(page) <= 0, path
