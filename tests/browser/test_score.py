"""Scoring a real table by tapping: the sheets are those of `houseful score`."""

from playwright.sync_api import Locator, Page, expect

import houseful
from tests.browser.conftest import Visit


def points(page: Page, line: str) -> list[int]:
    """A line of the sheet."""
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=line, exact=True))
    return [int(text.replace("−", "-")) for text in row.get_by_role("cell").all_inner_texts()]


def count(page: Page) -> None:
    page.get_by_role("button", name="Count", exact=True).click()


def tap(places: Locator, *names: str) -> None:
    for name in names:
        places.get_by_role("button", name=name).first.click()


def test_a_painted_plane(visit: Visit) -> None:
    page = visit("/score/overbooked")
    plane = page.get_by_role("group", name="Plane of Player 1")
    tap(plane, "1A:", "1B:")
    page.get_by_label("rugby player").check()
    tap(plane, "1D:", "1E:", "1F:")
    page.get_by_text("Events in play").click()
    page.get_by_label("Full Flight").check()
    page.get_by_role("button", name="More: On the stairs").click()
    plane.get_by_role("button", name="1F: rugby player").press("ArrowDown")
    page.keyboard.press("Enter")
    count(page)
    rows = ["RR. BBB. ...", "... ..B. ...", *["... .... ..."] * 3]
    empty = ["... .... ..."] * 5
    case = {
        "game": "overbooked",
        "events": ["full-flight"],
        "players": [{"plane": rows, "overbooked": 1}, {"plane": empty}],
    }
    sheets = houseful.score(case)["players"]
    expect(page.get_by_role("rowheader", name="Full Flight")).to_be_visible()
    assert points(page, "Total") == [sheet["total"] for sheet in sheets]
    assert points(page, "Rugby team") == [sheet["lines"]["rugby"] for sheet in sheets]


def test_a_hotel_asks_whom_a_power_chooses(visit: Visit) -> None:
    page = visit("/score/overbooking", refused="400 /api/score")
    guests = page.get_by_role("group", name="Guests")
    page.get_by_role("button", name="Orange").click()
    tap(guests, "Orange 3, maids", "Orange 5, soldiers")
    page.get_by_role("button", name="Back door", exact=True).first.click()
    page.get_by_role("button", name="lion", exact=True).click()
    tap(guests, "Orange 4, nobles")
    page.get_by_label("Sign over the door").select_option("two-crests")
    count(page)
    chooser = page.get_by_role("alert")
    expect(chooser).to_contain_text("Whom does this power choose?")
    chooser.get_by_role("button", name="Orange 3, maids").click()
    expect(page.get_by_role("heading", name="Booked")).to_be_visible()
    case = {
        "game": "overbooking",
        "hotel": {"beds": 13, "rule": "two-crests"},
        "back": ["orange 4 lion"],
        "line": ["orange 3 bird", "orange 5 bird"],
        "choices": ["orange 3 bird"],
    }
    left = houseful.score(case)["beds_left"]
    expect(page.get_by_text(f"{left} of 13 beds are left.")).to_be_visible()


def test_the_end_of_a_feast(visit: Visit) -> None:
    page = visit("/score/overbooking")
    page.get_by_label("The end of the game").check()
    first = page.get_by_role("region", name="Player 1")
    for number, kind in enumerate(("monk", "merchants", "maids", "nobles"), start=1):
        first.get_by_role("button", name=f"{number}, {kind}, fish").click()
    first.get_by_role("button", name="More: Point tiles").click()
    count(page)
    players = [{"guests": [f"{n} fish" for n in range(1, 5)], "tiles": 1}, {"guests": []}]
    sheets = houseful.score({"game": "overbooking", "players": players})["players"]
    expect(page.get_by_role("rowheader", name="Crest bonus")).to_be_visible()
    assert points(page, "Total") == [sheet["total"] for sheet in sheets]


def test_a_festival_and_what_is_wrong_with_it(visit: Visit) -> None:
    page = visit("/score/oktoberfest", refused="400 /api/score")
    row = page.get_by_role("list", name="Row 1")
    row.get_by_role("button", name="+ Table").click()
    count(page)
    expect(page.get_by_role("alert")).to_contain_text("festival")
    page.get_by_role("radio", name="blue braids").check()
    tap(row, "table 1, Second player, place 2", "table 1, First player, place 1")
    page.get_by_role("radio", name="green hat").check()
    tap(row, "table 1, First player, place 2")
    first = page.get_by_role("region", name="First player")
    first.get_by_label("Erich").check()
    first.get_by_role("button", name="More: Tables served").click()
    count(page)
    case = {
        "game": "oktoberfest",
        "festival": [["bb gh / gh bb"], [], []],
        "players": [
            {"tables": 1, "heroes": ["Erich"], "objective_a": "green hats colours", "objective_b": "blue"},
            {"tables": 0, "objective_a": "red hats colours", "objective_b": "yellow"},
        ],
    }
    sheets = houseful.score(case)["players"]
    expect(page.get_by_role("rowheader", name="Heroes")).to_be_visible()
    assert points(page, "Total") == [sheet["total"] for sheet in sheets]
