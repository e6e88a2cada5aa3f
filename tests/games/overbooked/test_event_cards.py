"""Events about passengers and their groups, on both sides of each boundary."""

import pytest

from tests.games.overbooked.positions import event_score


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
