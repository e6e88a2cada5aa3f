"""What hands do in the plane: drag, turn by key, wheel and fingers, look ahead, take back."""

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from houseful.core.text.i18n import say
from tests.browser.asking import Table, at_a_table_where
from tests.browser.conftest import Visit
from tests.browser.gestures import drag
from tests.browser.playing import against_bots, play_on, wait_for_turn
from tests.browser.pointers import PlanePointer
from tests.server.support.processes import Server

RULE = "See the rule"


def where(page: Page) -> str:
    """Where the card in hand would go, as a screen reader hears it."""
    return page.locator(".flight [aria-live]").inner_text()


def taken(table: Table) -> Any:
    """A card has been taken that is placed as a whole and can be turned."""
    seen = table.play(table.state()["legal"][0])
    turns = {move.rpartition(" ")[2] for move in seen["legal"] if move.startswith("place ")}
    return seen if len(turns) > 1 else None


@pytest.fixture
def turnable(visit: Visit, server: Server) -> tuple[Page, Table, Any]:
    """A card in hand that can be turned."""
    page = visit(name="Ada")
    table, seen = at_a_table_where(page, server, "overbooked", taken)
    assert wait_for_turn(page)
    return page, table, seen


def test_a_card_turns_by_key_wheel_and_button(turnable: tuple[Page, Table, Any]) -> None:
    page, _, _ = turnable
    seat = PlanePointer(page).seats().nth(17)
    seat.hover(force=True)
    lies = page.locator(".flight [aria-live]")
    expect(lies).not_to_be_empty()
    turns: list[Callable[[], None]] = [
        lambda: page.keyboard.press("r"),
        lambda: page.mouse.wheel(0, 120),
        lambda: page.keyboard.press("Shift+R"),
    ]
    for turn in turns:
        before = where(page).partition("Points")[0]
        turn()
        seat.hover(force=True)
        expect(lies).not_to_contain_text(before)
    drawn = page.locator(".gate figure").inner_html()
    page.get_by_role("button", name="Turn right").click()
    assert page.locator(".gate figure").inner_html() != drawn


def test_a_card_is_dragged_out_of_the_hall_onto_a_seat(visit: Visit, server: Server) -> None:
    page = against_bots(visit, server, "overbooked")
    player = PlanePointer(page)
    assert wait_for_turn(page)
    drag(page, player.cards().first, player.seats().nth(17))
    # It is in hand now, or, where the answer came before the button went up, its passengers sit.
    expect(page.locator(".gate figure, .flight [data-seat] use").first).to_be_attached()


def seated(view: dict[str, Any]) -> set[str]:
    """The seats of one's plane where somebody sits."""
    rows = [row.replace(" ", "") for row in view["seats"][view["seat"]]["plane"]]
    return {
        f"{n}{column}"
        for n, row in enumerate(rows, 1)
        for column, who in zip("ABCDEFGHJK", row, strict=True)
        if who != "."
    }


def test_the_ghost_shows_the_points_that_the_server_counts(turnable: tuple[Page, Table, Any]) -> None:
    page, table, seen = turnable
    PlanePointer(page).seats().nth(17).hover(force=True)
    told = page.locator(".flight [aria-live]")
    expect(told).to_contain_text("Points: ")
    points = int(where(page).rpartition("Points: ")[2].replace("−", "-").replace("±", ""))
    ghost = {seat.upper() for seat in re.findall(r"\b\d[A-K]\b", where(page).partition(". Lose")[0])}
    assert ghost
    assert points in {table.gain(move) for move in seen["legal"] if ghost <= seated(table.after(move))}
    expect(page.locator(".gate .change b")).to_have_text(re.compile(rf"^[+−±]?{abs(points)}$"))


def test_a_taken_card_is_taken_back(turnable: tuple[Page, Table, Any]) -> None:
    page, table, _ = turnable
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Seat them here")).to_have_count(0)
    assert wait_for_turn(page)
    assert table.state()["view"]["hand"] is None
    expect(PlanePointer(page).cards().first).to_be_visible()


def test_a_card_is_never_mirrored_and_the_page_says_why(turnable: tuple[Page, Table, Any]) -> None:
    page, _, _ = turnable
    page.keyboard.press("f")
    told = page.get_by_role("alert").get_by_role("link", name=RULE)
    expect(told).to_have_attribute("href", "/rules/overbooked#plane.place.turn")


def test_two_fingers_turn_a_card_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True)
    at_a_table_where(page, server, "overbooked", taken)
    assert wait_for_turn(page)
    PlanePointer(page).seats().nth(17).tap(force=True)
    figure = page.locator(".gate figure")
    before = figure.inner_html()
    box = page.get_by_role("group", name=re.compile("^The plane of ")).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        dots = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": dots})

    touch("touchStart", (x - 60, y), (x + 60, y))
    touch("touchMove", (x - 45, y - 40), (x + 45, y + 40))
    touch("touchMove", (x - 10, y - 60), (x + 10, y + 60))
    touch("touchEnd")
    expect(figure).to_be_visible()
    assert figure.inner_html() != before


class Target(NamedTuple):
    """A placement after somebody was left out: the move, how often the card is turned for it, the seats it takes."""

    move: str
    turns: int
    seats: set[str]


def one_left_out(table: Table) -> Target | None:
    """The first passenger of a card was left out, and the others can be turned; a placement of the last turn."""
    view = table.state()["view"]
    skips = [card["card"] for card in view["hall"] if card["symbol"] == "skip" and not card["wishes"]]
    if f"take {skips[0]}" not in table.state()["legal"] if skips else True:
        return None
    table.play(f"take {skips[0]}")
    legal = table.play("leave 1")["legal"]
    turns = list(dict.fromkeys(move.partition(" turn ")[2] or "0" for move in legal))
    if len(turns) < 2:
        return None
    return Target(legal[-1], len(turns) - 1, seated(table.after(legal[-1])))


def check_seated(table: Table, target: Target) -> None:
    """Those who boarded sit where they should, and nobody else does: the plane was empty."""
    end = time.monotonic() + 60
    while not (found := seated(table.state()["view"])) and time.monotonic() < end:
        time.sleep(0.05)  # the move is on its way
    assert found == target.seats


def middle(page: Page, target: Target) -> tuple[float, float]:
    """The point between all seats of a placement."""
    boxes = [page.locator(f".flight [data-seat='{name.lower()}']").bounding_box() for name in target.seats]
    xs = [x for box in boxes if box for x in (box["x"], box["x"] + box["width"])]
    ys = [y for box in boxes if box for y in (box["y"], box["y"] + box["height"])]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@pytest.mark.parametrize("hands", ["mouse", "keys", "fingers"])
def test_those_who_board_are_turned_and_placed_after_somebody_is_left_out(
    visit: Visit, server: Server, hands: str
) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True) if hands == "fingers" else visit(name="Ada")
    table, target = at_a_table_where(page, server, "overbooked", one_left_out, symbols=True)
    assert wait_for_turn(page)
    told = page.locator(".flight [aria-live]")
    if hands == "keys":
        page.keyboard.press("w")
        page.keyboard.type(" ".join(target.move.replace("turn", "").split()[1:]))
        expect(page.get_by_role("dialog").get_by_text("1 place", exact=True)).to_be_visible()
        page.keyboard.press("Enter")
        return check_seated(table, target)
    x, y = middle(page, target)
    for _ in range(target.turns):
        page.keyboard.press("r") if hands == "mouse" else page.get_by_role("button", name="Turn right").tap()
    page.mouse.move(x, y) if hands == "mouse" else page.touchscreen.tap(x, y)
    for name in target.seats:
        expect(told).to_contain_text(name)
    page.mouse.click(x, y) if hands == "mouse" else page.get_by_role("button", name="Seat them here").tap()
    expect(page.get_by_role("button", name="Seat them here")).to_have_count(0)
    return check_seated(table, target)


def test_alone_in_the_plane_the_aims_are_counted(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    page.locator("article.world-overbooked").get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Alone").check()
    dialog.get_by_label("Romance").check()
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    aims = page.get_by_role("region", name=say("rule-plane-solo-romance", "en"))
    expect(aims).to_contain_text("/")
    play_on(PlanePointer(page), 8)
    seen = Table(page, server, page.url.partition(server.url)[2]).state()["view"]["solo"]
    for goal in seen["goals"]:
        for aim, need in goal.items():
            expect(aims).to_contain_text(f"{seen['progress'][aim]} / {need}")
