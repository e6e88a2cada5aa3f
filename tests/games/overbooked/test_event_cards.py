"""Every event, on both sides of each of its boundaries."""

import pytest

import houseful
from houseful.games.overbooked import GAME
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.scoring import LINES
from tests.games.overbooked.positions import event_score, table_with

FULL_ZONE = "\n".join(["GYB"] * 5)
FULL_PLANE = "\n".join(["GYB RGBY BYG"] * 5)


@pytest.mark.rule("plane.event.adorable-kids")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        (".G.\nGWG\n.G.", 4),
        ("... .G..\n... GWG.\n... .G..", 4),
        ("... ....\n... .GG.\n... GWWG\n... .GG.", 8),
        ("GWG\n.G.", 0),  # first row
        (".G.\n.G.\n.G.\n.G.\nGWG", 0),  # last row
        ("\n...\n...\n.G.\nGWG\n.G.", 4),  # fourth row
        ("G..\nWG.\nG..", 0),  # window
        ("..G\n.GW\n..G", 0),  # aisle
        (".G.\nGW.\n.G.", 0),  # not happy
    ],
)
def test_adorable_kids(drawing: str, points: int) -> None:
    assert event_score("adorable-kids", drawing) == [points]


@pytest.mark.rule("plane.event.buddy-time")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("BBB\nYYY\nGGG", 5),
        ("BBB\nYYY\nGG.", 0),
        ("BBB\nYYY\nGG. G", 0),
        ("BBB\nYYY\nGG.\n..G", 0),
        ("BBB GGG.\nYYY", 0),
        ("BYG BBBB BYG\nBYG YYYY BYG\nBYG GGGG BYG", 15),
        ("BYG BBBB\nBYG\nBYG", 5),
    ],
)
def test_buddy_time(drawing: str, points: int) -> None:
    assert event_score("buddy-time", drawing) == [points]


@pytest.mark.rule("plane.event.corner-seats")
@pytest.mark.parametrize(
    ("corners", "points"), [("RWBY", 6), ("WGYB", 6), ("RWBR", 0), ("RRRR", 0), ("RWB.", 0), ("RRWB", 0)]
)
def test_corner_seats(corners: str, points: int) -> None:
    a, b, c, d = list(corners)
    assert event_score("corner-seats", f"{a}.. .... ..{b}\n...\n...\n...\n{c}.. .... ..{d}") == [points]
    four = f"{a}... ...{b}\n....\n....\n....\n{c}... ...{d}"
    assert event_score("corner-seats", four, "", "", "")[0] == points


@pytest.mark.rule("plane.event.corner-seats")
def test_corners_of_zones_are_not_corners_of_the_plane() -> None:
    assert event_score("corner-seats", "R.W\n...\n...\n...\nB.Y") == [0]


@pytest.mark.rule("plane.event.couples-retreat")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("RR.\n...\nRR.\n...\nRR.", 4),
        ("RR.\n...\nRR.\n...\nR..", 0),
        ("RR. RR..\n...\nRR.", 0),
        ("RR. RR..\n...\nRR. RR..\n...\nRR. RR..", 8),
        ("RRR\n...\nRR.\n...\nRR.", 0),
        ("... RR..\n... ..RR\n... RR..\n... ..RR", 4),  # four couples are enough as well
    ],
)
def test_couples_retreat(drawing: str, points: int) -> None:
    assert event_score("couples-retreat", drawing) == [points]


@pytest.mark.rule("plane.event.school-holidays")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("WWW\nGGG", 4),
        ("WWG\nGGG", 0),
        ("WWG WG..\nGGG G...", 0),
        ("WWW WWWW WWW\nGGG GGGG GGG", 12),
    ],
)
def test_school_holidays(drawing: str, points: int) -> None:
    assert event_score("school-holidays", drawing) == [points]


@pytest.mark.rule("plane.event.school-holidays")
def test_school_holidays_with_adults_only() -> None:
    assert event_score("school-holidays", "WWW\nGGG", kids="adults") == [0]


@pytest.mark.rule("plane.event.emergency-exit-assistance")
@pytest.mark.parametrize(("row", "points"), [("GYB RGBY BYG", 10), ("GYB RGBY BY.", 0), ("GYB R.BY BYG", 0), ("", 0)])
def test_emergency_exit_assistance(row: str, points: int) -> None:
    assert event_score("emergency-exit-assistance", f"...\n...\n{row or '...'}") == [points]
    assert event_score("emergency-exit-assistance", f"{row or '...'}") == [0]


@pytest.mark.rule("plane.event.family-vacation")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("WRR\nG..", 3),
        ("WRR", 0),  # the child is not happy
        ("WRR\nRR.", 0),  # four lovers are no couples
        ("WR.\nRG.\nR..", 3),  # a couple behind the child; the single beside it does not count
        ("WR.\nGR.", 3),
        ("RRW\n..G", 3),
        ("WRR\nW..\nRR.", 3),  # the second child is not happy
        ("WRR\nWG.\nRR.", 6),
        ("WG.\nGRR", 0),  # near, but not beside
        ("WWG\nRR.", 3),  # both lovers beside happy children: once
    ],
)
def test_family_vacation(drawing: str, points: int) -> None:
    assert event_score("family-vacation", drawing) == [points]


@pytest.mark.rule("plane.event.full-flight")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("\n".join(["G.."] * 5), 4),
        ("\n".join(["G.."] * 4), 0),
        (FULL_ZONE, 12),
        (FULL_PLANE, 40),
        ("\n".join(["..G G"] * 5), 8),
        ("\n".join(["...", "G..", "G..", "G..", "G.."]), 0),
    ],
)
def test_full_flight(drawing: str, points: int) -> None:
    assert event_score("full-flight", drawing) == [points]


@pytest.mark.rule("plane.event.kids-gone-wild")
@pytest.mark.parametrize(
    ("drawing", "points"), [("WG.\nG..", 0), ("WG.", -2), ("WWW", -6), (".W.\nGWG\n.G.", -2), ("RBY", 0)]
)
def test_kids_gone_wild(drawing: str, points: int) -> None:
    assert event_score("kids-gone-wild", drawing) == [points]


@pytest.mark.rule("plane.event.lonely-christmas")
@pytest.mark.parametrize(
    ("drawing", "points"), [("R..", -3), ("RR.", 0), ("RRR", 0), ("R..\n.R.", -6), ("..R R...", -6), ("", 0)]
)
def test_lonely_christmas(drawing: str, points: int) -> None:
    assert event_score("lonely-christmas", drawing) == [points]


@pytest.mark.rule("plane.event.low-season-blues")
def test_low_season_blues() -> None:
    less = "\n".join(["GGG .... GGG"] * 5)
    least = "\n".join(["GGG GGGG .GG"] * 5)
    event = "low-season-blues"
    assert event_score(event, less, least) == [5, 0]
    assert event_score(event, least, less, less) == [0, 5, 5]
    assert event_score(event, less, less, less) == [5, 5, 5]
    assert event_score(event, FULL_PLANE, FULL_PLANE) == [0, 0]
    assert event_score(event, FULL_PLANE, least) == [0, 5]
    assert event_score(event, less) == [5]


@pytest.mark.rule("plane.event.low-season-blues")
def test_low_season_blues_looks_at_areas_within_a_zone() -> None:
    split = "\n".join(["GGG GGGG ...", "GGG GGGG ...", "GGG GGGG GGG", "GGG GGGG ...", "GGG GGGG ..."])
    together = "\n".join(["GGG GGGG ...", "GGG GGGG ...", "GGG GGGG .GG", "GGG GGGG GGG", "GGG GGGG GGG"])
    assert event_score("low-season-blues", split, together) == [0, 5]
    aisles = "\n".join(["G.. .... ..G", "GGG GGGG GGG", "GGG GGGG GGG", "GGG GGGG GGG", "GGG GGGG GGG"])
    five = "\n".join(["GGG GGGG GG.", "GGG GGGG GG.", "GGG GGGG GG.", "GGG GGGG GG.", "GGG GGGG GG."])
    assert event_score("low-season-blues", aisles, five) == [0, 5]


@pytest.mark.rule("plane.event.beautiful-sunset")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("", 0),
        ("G..", 0),
        ("G.. .... ..B", 1),
        ("G.. .... ..B\nR..", 1),
        ("G.. .... ..B\nR.. .... ..R", 2),
        (".GG GGGG GG.", 0),
        (FULL_PLANE, 5),
    ],
)
def test_beautiful_sunset(drawing: str, points: int) -> None:
    assert event_score("beautiful-sunset", drawing) == [points]


@pytest.mark.rule("plane.event.missing-friends")
@pytest.mark.parametrize(
    ("drawing", "every", "largest"),
    [
        ("B..", 5, 5),
        ("BB.", 5, 5),
        ("BBB", 5, 5),
        ("BBB\nB..", 0, 0),
        ("BBB\nB..\n...\nB..", 5, 0),
        ("B.B\n...\nB.B", 20, 5),
        ("B.Y\n...\nG.R", 15, 15),
        ("..B B...", 10, 5),
        ("RWR", 0, 0),
    ],
)
def test_missing_friends(drawing: str, every: int, largest: int) -> None:
    assert event_score("missing-friends", drawing) == [every]
    assert event_score("missing-friends", drawing, missing_friends="every") == [every]
    assert event_score("missing-friends", drawing, missing_friends="largest") == [largest]


@pytest.mark.rule("plane.event.threes-company")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("BB.", 0),
        ("BBB", 3),
        ("BBB\nB..", 0),
        ("BBB BBB. BBB", 9),
        ("BBB\nYYY\nGGG\nRRR\nWWW", 9),
        ("BB. B", 0),
    ],
)
def test_threes_company(drawing: str, points: int) -> None:
    assert event_score("threes-company", drawing) == [points]


@pytest.mark.rule("plane.event.threes-company")
def test_threes_company_does_not_know_the_switch_of_missing_friends() -> None:
    assert event_score("threes-company", "BBB\n...\nBBB", missing_friends="largest") == [6]


@pytest.mark.rule("plane.event.like-sardines")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("GGG\nGGG\nGGG", 3),
        ("GGG\nG.G\nGGG", 0),
        ("GGG\nGGG\nGGG\nGGG", 6),
        (FULL_ZONE, 9),  # a full zone of 3 × 5
        ("\n".join(["... GGGG"] * 5), 18),  # a full zone of 4 × 5
        (FULL_PLANE, 36),
        ("\n".join([".GG GG.."] * 5), 0),  # not across an aisle
        ("...\n...\nGGG\nGGG\nGGG", 3),
    ],
)
def test_like_sardines(drawing: str, points: int) -> None:
    assert event_score("like-sardines", drawing) == [points]


@pytest.mark.rule("plane.event.draw")
def test_events_are_drawn_or_named() -> None:
    assert houseful.deal("overbooked", players=2, seed=1).view(0)["events"] == []
    drawn = set()
    for seed in range(300):
        one = houseful.deal("overbooked", players=2, seed=seed, events=1).view(None)["events"]
        two = houseful.deal("overbooked", players=2, seed=seed, events=2).view(None)["events"]
        assert (len(one), len(set(two))) == (1, 2)
        drawn |= {*one, *two}
    assert drawn == set(EVENTS)
    named = houseful.deal("overbooked", players=2, seed=1, events=["like-sardines", "buddy-time"])
    assert named.view(0)["events"] == ["buddy-time", "like-sardines"]
    assert named.options["events"] == ["buddy-time", "like-sardines"]
    assert houseful.replay(named.log()) == named
    assert houseful.deal("overbooked", players=2, seed=1, events=[]).options["events"] == 0


@pytest.mark.rule("plane.event.draw")
@pytest.mark.parametrize(
    "events",
    [3, -1, True, "full-flight", ["full-flight"] * 2, ["nonsense"], list(EVENTS[:3]), None, [1], 1.0],
)
def test_events_that_make_no_sense(events: object) -> None:
    with pytest.raises(ValueError, match="events"):
        houseful.deal("overbooked", players=2, seed=1, events=events)


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_says_where_its_points_come_from(event: str) -> None:
    """On a plane where every event gives or takes something, light the seats it looks at."""
    rich = "\n".join(["WRR BBB. R.W", "W.. BYYY R..", "RRW GWGR BBB", "RRW GGGG YYY", "GWG .... GGG"])
    table = table_with(players=2, planes=(rich, FULL_PLANE), events=[event])
    for sheet in table.scores():
        found = sheet.lines[f"event:{event}"]
        assert bool(found) == bool(found.seats)
    assert f"event:{event}" in LINES
    assert f"event:{event}" in GAME.rules.lines
