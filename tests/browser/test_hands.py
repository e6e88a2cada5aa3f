"""What hands do at a table: drag, turn by key, wheel and fingers, look ahead, take back, be told why not."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from houseful.core.text.i18n import say
from tests.browser.asking import Table, at_a_table_where
from tests.browser.conftest import Visit, go
from tests.browser.playing import against_bots, play_on, wait_for_turn
from tests.browser.pointers import HotelPointer, PlanePointer, TentPointer
from tests.server.support.processes import Server

RULE = "See the rule"


def drag(page: Page, piece: Locator, place: Locator, grip: tuple[float, float] = (0.5, 0.5)) -> None:
    """With the mouse, in a few steps, as a hand does it."""
    start = piece.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] * grip[0], start["y"] + start["height"] * grip[1])
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] * grip[0], start["y"] - 30, steps=3)
    end = place.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def where(page: Page) -> str:
    """Where the card in hand would go, as a screen reader hears it."""
    return page.locator(".flight [aria-live]").inner_text()


# The hotel


def test_a_guest_is_dragged_to_a_hotel(visit: Visit, server: Server) -> None:
    page = against_bots(visit, server, "overbooking")
    player = HotelPointer(page)
    assert wait_for_turn(page)
    many = player.cards().count()
    player.pick(player.cards().first)
    zone = player.places().first.locator("xpath=ancestor::*[@data-zone]").get_attribute("data-zone")
    page.keyboard.press("Escape")
    place = page.locator(f'[data-zone="{zone}"] .place')
    drag(page, player.cards().first, place, (0.1, 0.4))
    assert wait_for_turn(page)
    expect(player.region("Your hand").get_by_role("button", name=re.compile("coin"))).to_have_count(many - 1)


def forbidden(table: Table) -> tuple[str, str] | None:
    """A card of the hand and a place where it may not go."""
    seen = table.state()
    zones = [f"{side} {n}" for n in range(1, len(seen["view"]["hotels"]) + 1) for side in ("line", "back")]
    cards = sorted({move.rpartition(" ")[0].rpartition(" ")[0] for move in seen["legal"]})
    pairs = ((card, zone) for card in cards for zone in zones if f"{card} {zone}" not in seen["legal"])
    return next(pairs, None)


def test_a_hotel_says_why_a_guest_may_not_come(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    _, (card, zone) = at_a_table_where(page, server, "overbooking", forbidden)
    player = HotelPointer(page)
    assert wait_for_turn(page)
    player.pick(page.locator(f'.hand [data-piece$="{card}"]').first)
    page.locator(f'[data-zone="{zone}"] .place').hover(force=True)
    told = page.locator(".refusal").get_by_role("link", name=RULE)
    expect(told).to_have_attribute("href", re.compile(r"^/rules/overbooking#hotel\."))
    told.hover()
    page.evaluate("() => new Promise((done) => setTimeout(done, 50))")  # what goes with the pointer is gone by now
    expect(told).to_be_visible()
    told.click()
    expect(page.locator("article .here, .here").first).to_be_in_viewport()


# The plane


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


# The tent


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


# A hint


def test_a_hint_is_said_in_words_and_can_be_played(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    page.locator("article.world-overbooked").get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Clock, stand-in").click()
    dialog.get_by_role("group", name="Hints").get_by_label("On").check()
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    assert wait_for_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Play it").click()
    expect(hint).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


ADVISED = {
    "overbooking": [".hand .advised", ".place.advised"],
    "overbooked": [".hall .advised"],
    "oktoberfest": [".hero.lit"],
}


def lay_with_hints(page: Page, server: Server, game: str) -> str:
    """A table against a bot, where hints are allowed; its path."""
    asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "hints": True}
    table = page.context.request.post(f"{server.url}/api/tables", data=asked).json()["table"]["id"]
    return f"/table/{table}"


@pytest.mark.parametrize("game", ADVISED)
def test_a_hint_lights_up_what_it_is_about(visit: Visit, server: Server, game: str) -> None:
    page = visit(name="Ada")
    Table(page, server, path := lay_with_hints(page, server, game)).state()
    go(page, path)
    lights = [page.locator(where) for where in ADVISED[game]]
    for light in lights:
        expect(light).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    for light in lights:
        expect(light).to_have_count(1)
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Close").click()
    for light in lights:
        expect(light).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "move", "laid"),
    [("overbooked", "place ", ".ghost.snapped"), ("oktoberfest", "row ", ".spot.pinned .ghost")],
)
def test_a_hint_lays_the_piece_where_it_would_go(visit: Visit, server: Server, game: str, move: str, laid: str) -> None:
    page = visit(name="Ada")
    legal: list[str] = []
    while not legal:  # in two of a hundred deals the food runs out before a table can be served
        table = Table(page, server, path := lay_with_hints(page, server, game))
        legal = table.state()["legal"]
        while legal and not legal[0].startswith(move):
            legal = table.play(next((one for one in legal if one.startswith("serve ")), legal[0]))["legal"]
    go(page, path)
    expect(page.locator(laid)).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(laid)).to_have_count(1)


def test_on_a_phone_a_hint_leaves_the_buttons_free(visit: Visit, server: Server) -> None:
    page = visit(name="Ada", phone=True, is_mobile=True)
    asked = {"game": "overbooked", "seats": [{"kind": "me"}, {"kind": "me"}], "hints": True}
    table = page.context.request.post(f"{server.url}/api/tables", data=asked).json()["table"]["id"]
    go(page, f"/table/{table}")
    ask = page.get_by_role("button", name="Hint", exact=True)
    ask.tap()
    button, hint = ask.bounding_box(), page.get_by_role("region", name="Hint").bounding_box()
    assert button is not None
    assert hint is not None
    assert button["y"] + button["height"] <= hint["y"]


def test_without_leave_there_is_no_button_for_hints(visit: Visit, server: Server) -> None:
    page = against_bots(visit, server, "overbooked")
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
