"""Events about seats, rows, columns and areas, on both sides of each boundary."""

import pytest

from tests.games.overbooked.positions import FULL_PLANE, event_score

FULL_ZONE = "\n".join(["GYB"] * 5)


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


@pytest.mark.rule("plane.event.emergency-exit-assistance")
@pytest.mark.parametrize(("row", "points"), [("GYB RGBY BYG", 10), ("GYB RGBY BY.", 0), ("GYB R.BY BYG", 0), ("", 0)])
def test_emergency_exit_assistance(row: str, points: int) -> None:
    assert event_score("emergency-exit-assistance", f"...\n...\n{row or '...'}") == [points]
    assert event_score("emergency-exit-assistance", f"{row or '...'}") == [0]


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


@pytest.mark.rule("plane.event.low-season-blues")
def test_low_season_blues_by_the_longest_line() -> None:
    """The switch: a square of four empty seats is an area of four, but a line of two; five behind one another win."""
    square = "\n".join(["GGG G..G GGG", "GGG ...G GGG", "GGG ...G GGG", "GGG GGGG GGG", "GGG GGGG GGG"])
    column = "\n".join(["GGG GGGG GG.", "GGG GGGG GG.", "GGG GGGG GG.", "GGG GGGG GG.", "GGG GGGG GGG"])
    row = "\n".join(["GGG .... GGG", "GGG GGGG GGG", "GGG GGGG GGG", "GGG GGGG GGG", "GGG GGGG GGG"])
    aisles = "\n".join(["G.. .GG. ..G", "GGG GGGG GGG", "GGG GGGG GGG", "GGG GGGG GGG", "GGG GGGG GGG"])
    event = "low-season-blues"
    assert event_score(event, square, column, low_season="area") == [5, 0]
    assert event_score(event, square, column) == [5, 0]
    assert event_score(event, square, column, low_season="line") == [0, 5]
    assert event_score(event, column, row, aisles, low_season="line") == [5, 5, 0]
    assert event_score(event, FULL_PLANE, FULL_PLANE, low_season="line") == [0, 0]
    assert event_score(event, FULL_PLANE, aisles, low_season="line") == [0, 5]


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
