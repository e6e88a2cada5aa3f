"""Scoring a real table by taps and sweeps: the points are those of `houseful score`, and nothing gets lost."""

from playwright.sync_api import Locator, Page, expect

import houseful
from tests.browser.conftest import Visit
from tests.browser.counted_gestures import Hand, fill_plane

# Four planes of a finished game, 26 of 40 seats taken in each.
PLANES = [
    ["G.R. ..YY", "G.R. YGY.", "GB.. YGWY", "GBW. .GGG", "WBG. ..RW"],
    ["YGW. ..GW", "WBWB YWGG", "RBR. .WB.", "YW.R ..B.", "..R. BW.W"],
    ["..R. .YWW", "YB.. ..YY", "YW.B .WYW", "GWY. GRYB", "Y.G. GB.R"],
    ["RR.B BB.G", "WYYB B.GG", ".YYR R.W.", "BBW. G.RR", "B... W..."],
]
# What somebody who looks at these planes sweeps, at most six seats at a time: over empty seats and those taken before.
SWEEPS: list[dict[str, list[str]]] = [
    {
        "R": ["1c 2c", "5g"],
        "B": ["3b 4b 5b"],
        "Y": ["3h 2g 1g 1h", "2e 3e"],
        "G": ["2f 3f 4f 4g 4h", "5c 4b 4a 3a 2a 1a"],
        "W": ["3g 4g 5h", "4c 4b 5a"],
    },
    {
        "R": ["3c 4d 5c", "3a"],
        "B": ["2d 3c 2b 3b", "3g 4g", "5e"],
        "Y": ["1a 2b 3a 4a", "2e"],
        "G": ["1g 2g 2h", "1b"],
        "W": ["1h 1g 2f 3f 4g 5f", "2a 1b 1c 2c 3b 4b", "5h"],
    },
    {
        "W": ["1g 1h", "3b 4b", "3f", "3h"],
        "Y": ["1f 2g 2h 3g 4g", "4c 3b 2a 3a 4b 5a"],
        "R": ["4f 4g 5h", "1c"],
        "B": ["4h 4g 5f", "2b 3b 4c 3d"],
        "G": ["5c 4c 3d 4e 5e", "4a"],
    },
    {
        "G": ["1h 2g 2h", "4e"],
        "B": ["1f 1e 1d 2d 2e", "4a 4b 5a"],
        "Y": ["2b 2c 3b 3c"],
        "R": ["1a 1b 2c 3d 3e", "4g 4h"],
        "W": ["2a 3b 4c 3d 4e 5e", "3g"],
    },
]
NAMES = ["Ada", "Bob", "Cleo", "Dan"]
BY_ONE_PERSON, ON_ONES_OWN_PHONE = 75, 25


def totals_of(planes: list[list[str]]) -> list[int]:
    case = {"game": "overbooked", "players": [{"plane": plane} for plane in planes]}
    return [sheet["total"] for sheet in houseful.score(case)["players"]]


def row(page: Page, line: str) -> Locator:
    """A line of the sheet."""
    return page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=line, exact=True))


def expect_points(page: Page, line: str, points: list[int]) -> None:
    """Wait until a line of the running score has these points."""
    shown = [str(one).replace("-", "−") for one in points]
    expect(row(page, line).get_by_role("cell")).to_have_text(shown)


def tap(places: Locator, *names: str) -> None:
    for name in names:
        places.get_by_role("button", name=name).first.click()


def test_four_planes_by_one_person(visit: Visit) -> None:
    """All of them in a few sweeps; a reload and another number of players lose nobody."""
    assert [sum(row.count(".") for row in plane) for plane in PLANES] == [14] * 4
    page = visit("/score/overbooked")
    hand, brush = Hand(page), "R"
    hand.tap(page.locator("label").filter(has=page.get_by_role("radio", name="4", exact=True)))
    for seat, sweeps in enumerate(SWEEPS):
        if seat:
            hand.tap(page.get_by_role("button", name=f"Player {seat + 1}"))
        brush = fill_plane(hand, sweeps, brush)
    expect_points(page, "Total", totals_of(PLANES))
    assert hand.count <= BY_ONE_PERSON
    page.get_by_label("Name", exact=True).fill("Dan")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(page.get_by_role("button", name="Dan")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect_points(page, "Total", totals_of(PLANES))
    expect(page.get_by_role("button", name="Dan")).to_be_visible()


def test_each_on_their_own_phone(visit: Visit) -> None:
    """A code brings everybody's plane together; palette and plane share the screen of a phone."""
    host = visit("/score/overbooked")
    host.get_by_role("radio", name="4", exact=True).check(force=True)
    host.get_by_role("button", name="Make a code").click()
    code = host.locator(".code").inner_text().split(":")[-1].strip().lower()
    for seat in (2, 3):  # two who are quicker than the eye
        host.get_by_role("button", name=f"Player {seat + 1}").click()
        fill_plane(Hand(host), SWEEPS[seat], "?")
    for seat in (0, 1):
        refused = "404 /api/sheets/aaaaaa" if seat else ""
        phone = visit(f"/score/overbooked?sheet={code}", phone=True, refused=refused)
        hand = Hand(phone, finger=True)
        hand.tap(phone.get_by_role("button", name=f"Player {seat + 1}"))
        expect(phone.get_by_role("group", name="Plane of")).to_be_visible()
        fill_plane(hand, SWEEPS[seat])
        for part in ("Plane of", "Who sits there", "Players"):  # where one fills in, what with, and the score
            expect(phone.get_by_role("group", name=part).first).to_be_in_viewport(ratio=0.99)
        assert hand.count <= ON_ONES_OWN_PHONE
        phone.get_by_label("Name", exact=True).fill(NAMES[seat])
    expect_points(host, "Total", totals_of(PLANES))
    expect(host.get_by_role("button", name="Bob")).to_be_visible()
    expect_points(phone, "Total", totals_of(PLANES))  # it sees the others, too
    phone.reload()
    expect(phone.get_by_role("group", name="Plane of Bob")).to_be_visible()
    phone.goto(phone.url.replace(code, "aaaaaa"))
    expect(phone.get_by_role("alert")).to_contain_text("does not work")


def test_keys_fill_a_plane(visit: Visit) -> None:
    page = visit("/score/overbooked")
    plane = page.get_by_role("group", name="Plane of Player 1")
    plane.get_by_role("button", name="1A:").focus()
    page.keyboard.type("rr")
    page.get_by_role("radio", name="rugby player").focus()
    page.keyboard.press("Space")
    plane.get_by_role("button", name="1D:").focus()
    for key in ("Shift+ArrowRight", "Shift+ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("Events in play").click()
    page.get_by_label("Full Flight").check()
    page.get_by_role("button", name="More: On the stairs").click()
    page.get_by_text("House rules").click()
    adults = page.get_by_role("radio", name="Adults only")
    adults.focus()
    page.keyboard.press("Space")
    expect(adults).to_be_checked()
    rows = ["RR. BBB. ...", "... ..B. ...", *["... .... ..."] * 3]
    players = [{"plane": rows, "overbooked": 1}, {"plane": ["... .... ..."] * 5}]
    case = {"game": "overbooked", "events": ["full-flight"], "options": {"kids": "adults"}, "players": players}
    sheets = houseful.score(case)["players"]
    expect_points(page, "Rugby team", [sheet["lines"]["rugby"] for sheet in sheets])
    expect_points(page, "Total", [sheet["total"] for sheet in sheets])
    page.evaluate("localStorage.setItem('houseful-score-overbooked', '{')")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("could not be read")


def test_a_hotel_asks_whom_a_power_chooses(visit: Visit) -> None:
    page = visit("/score/overbooking", refused="400 /api/score")
    guests = page.get_by_role("group", name="Guests")
    page.get_by_label("Sign over the door").select_option("two-crests")
    page.get_by_role("button", name="Orange").click()
    tap(guests, "Orange 3, maids, bird", "Orange 5, soldiers, bird")
    page.get_by_role("button", name="Back door", exact=True).click()
    tap(guests, "Orange 4, nobles, lion")
    chooser = page.get_by_role("alert")
    expect(chooser).to_contain_text("Whom does this power choose?")
    chooser.get_by_role("button", name="maids").click()
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
    page.get_by_label("The end of the game").check(force=True)
    cards = page.get_by_role("group", name="Booked guests")
    kinds = enumerate(("monk", "merchants", "maids", "nobles"), start=1)
    hand = Hand(page)
    hand.sweep([cards.get_by_role("button", name=f"{number}, {kind}, fish") for number, kind in kinds])
    page.get_by_role("button", name="More: Point tiles").click()
    players = [{"guests": [f"{n} fish" for n in range(1, 5)], "tiles": 1}, {"guests": []}]
    sheets = houseful.score({"game": "overbooking", "players": players})["players"]
    expect_points(page, "Total", [sheet["total"] for sheet in sheets])


def test_a_festival_customer_by_customer(visit: Visit) -> None:
    page = visit("/score/oktoberfest", phone=True)
    customers = page.get_by_role("group", name="Customers")
    tap(customers, "blue braids", "green hat", "blue braids")
    expect(page.get_by_text("1 place is still empty.")).to_be_attached()
    tap(customers, "green hat")
    page.get_by_label("Erich").check(force=True)
    page.get_by_role("button", name="More: Tables served").click()
    case = {
        "game": "oktoberfest",
        "festival": [["bb gh / bb gh"], [], []],
        "players": [
            {"tables": 1, "heroes": ["Erich"], "objective_a": "green hats colours", "objective_b": "blue"},
            {"tables": 0, "objective_a": "red hats colours", "objective_b": "yellow"},
        ],
    }
    sheets = houseful.score(case)["players"]
    expect_points(page, "Total", [sheet["total"] for sheet in sheets])
