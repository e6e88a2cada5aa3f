"""What hands do in the tent: drag a table, turn it, and read why it cannot be paid."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.asking import Table, at_a_table_where
from tests.browser.conftest import Visit
from tests.browser.playing import wait_for_turn
from tests.browser.pointers import TentPointer
from tests.server.support.processes import Server

RULE = "See the rule"


def payable(table: Table) -> Any:
    """The first hero is chosen, and a table of the market can be paid for."""
    table.play(table.state()["legal"][0])
    seen = table.state()
    serves = [move for move in seen["legal"] if move.startswith("serve ")]
    return seen if serves and seen["view"]["step"] == "action" else None


def test_a_table_is_dragged_into_the_festival_and_turned(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    table, seen = at_a_table_where(page, server, "oktoberfest", payable)
    assert wait_for_turn(page)
    number = int(next(move for move in seen["legal"] if move.startswith("serve ")).split()[1])
    piece = page.get_by_role("region", name="Tables waiting to be served").locator(".table").nth(number - 1)
    start = piece.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] + 30, steps=3)
    end = page.locator("[data-drop^=row]").first.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    pinned = page.locator(".spot.pinned")
    expect(pinned).to_have_count(1)
    assert table.state()["view"]["step"] == "place"
    before = pinned.inner_html()
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="Turn round")).to_be_visible()
    assert pinned.inner_html() != before
    expect(page.locator(".change b")).to_have_text(re.compile(r"[+−±]\d+"))
    page.get_by_role("button", name="Place it here").click()
    expect(page.locator(".spot.pinned")).to_have_count(0)


def test_what_cannot_be_paid_says_why(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")

    def poor(table: Table) -> Any:
        table.play(table.state()["legal"][0])
        seen = table.state()
        paid = {move.split()[1] for move in seen["legal"] if move.startswith("serve ")}
        return [n for n in "1234" if n not in paid] if seen["view"]["step"] == "action" else None

    _, dear = at_a_table_where(page, server, "oktoberfest", poor)
    assert wait_for_turn(page)
    TentPointer(page).pieces("Tables waiting to be served").nth(int(dear[0]) - 1).click()
    told = page.get_by_role("status").get_by_role("link", name=RULE)
    expect(told).to_have_attribute("href", re.compile(r"^/rules/oktoberfest#tent\."))
