"""Every line of the score sheet, on drawn planes."""

from typing import Any

import pytest

from tests.games.overbooked.positions import score, table_with


def line(name: str, *drawings: str, **options: Any) -> list[int]:
    return [lines[name] for lines in score(*drawings, **options)]


@pytest.mark.rule("plane.score.couples")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("RR.", 5),
        ("R..\nR..", 5),
        ("RRR", 0),
        ("RR.\nR..", 0),
        ("RR.\nRR.", 0),
        ("RR.\n..R", 5),
        ("R..\n.R.", 0),
        ("..R R...", 0),
        ("..R RR.. RR.", 10),
        ("RRG RR.. R..\n... .... R..", 15),
        ("RWR", 0),
        ("R", 0),
        ("", 0),
    ],
)
def test_couples(drawing: str, points: int) -> None:
    assert line("couples", drawing) == [points]


@pytest.mark.rule("plane.score.couples")
def test_the_bottom_of_a_column_does_not_touch_the_top_of_the_next() -> None:
    assert line("couples", "RR.\n...\n...\n...\nR..") == [5]
    assert line("couples", ".R.\n...\n...\n...\nR..") == [0]


@pytest.mark.rule("plane.score.kids")
@pytest.mark.parametrize(
    ("drawing", "any_company", "adults"),
    [
        (".G.\nGWG\n.G.", 3, 3),  # middle
        (".G.\nGW.\n.G.", 0, 0),
        (".W.\nGWG\n.G.", 3, 0),  # another child in front, who has no company itself
        ("WG.\nG..", 3, 3),  # corner
        ("WG.", 0, 0),
        ("WW.\nG..", 3, 0),
        ("G..\nWG.\nG..", 3, 3),  # window
        ("G..\nW..\nG..", 0, 0),
        ("..G\n.GW\n..G", 3, 3),  # aisle
        ("..G\n.GW .G..\n..G", 3, 3),
        ("..G\n..W G...\n..G", 0, 0),  # the seat across the aisle is not adjacent
        ("WWW\nWWW\nWWW\nWWW\nWWW", 45, 0),
        (".BY", 0, 0),
    ],
)
def test_kids(drawing: str, any_company: int, adults: int) -> None:
    assert line("kids", drawing) == [any_company]
    assert line("kids", drawing, kids="any") == [any_company]
    assert line("kids", drawing, kids="adults") == [adults]


@pytest.mark.rule("plane.score.rugby")
@pytest.mark.rule("plane.score.friends")
@pytest.mark.rule("plane.score.seniors")
@pytest.mark.parametrize(("letter", "name"), [("B", "rugby"), ("Y", "friends"), ("G", "seniors")])
@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ([3], [3]),  # alone nothing is doubled
        ([3, 2], [6, 2]),
        ([3, 3], [6, 6]),
        ([2, 3], [2, 6]),
        ([0, 0], [0, 0]),
        ([1, 0], [2, 0]),
        ([3, 3, 2], [6, 6, 2]),
        ([2, 3, 3], [2, 6, 6]),
        ([3, 3, 3], [6, 6, 6]),
        ([1, 2, 3, 3], [1, 2, 6, 6]),
        ([3, 3, 3, 1], [6, 6, 6, 1]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([4, 3, 2, 1], [8, 3, 2, 1]),
    ],
)
def test_crowds(letter: str, name: str, sizes: list[int], points: list[int]) -> None:
    drawings = ["\n".join([letter + ".." + ("." if len(sizes) == 4 else "")] * size) for size in sizes]
    assert line(name, *drawings) == points


@pytest.mark.rule("plane.score.rugby")
def test_only_the_largest_group_counts_and_aisles_part_groups() -> None:
    assert line("rugby", "BBB BBB. ...\nB.. .... ...") == [4]
    assert line("rugby", "BBB\n...\nB..") == [3]
    assert line("rugby", "B..\n.B.\n..B") == [1]


@pytest.mark.rule("plane.score.vouchers")
@pytest.mark.parametrize(("vouchers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (24, 12)])
def test_vouchers(vouchers: int, points: int) -> None:
    assert line("vouchers", f"vouchers={vouchers}") == [points]


@pytest.mark.rule("plane.score.bonus-cards")
def test_bonus_cards() -> None:
    assert line("bonus-cards", "bonus_cards=3", "") == [3, 0]


@pytest.mark.rule("plane.score.overbooked")
@pytest.mark.rule("plane.score.most-overbooked")
@pytest.mark.parametrize(
    ("stairs", "extra"),
    [
        ([0, 0], [0, 0]),
        ([1, 0], [-2, 0]),
        ([2, 2], [-2, -2]),
        ([1, 3, 3], [0, -2, -2]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([4, 4, 4, 4], [-2, -2, -2, -2]),
    ],
)
def test_overbooked(stairs: list[int], extra: list[int]) -> None:
    drawings = [f"overbooked={heads}" for heads in stairs]
    assert line("overbooked", *drawings) == [-2 * heads for heads in stairs]
    assert line("most-overbooked", *drawings) == extra


@pytest.mark.rule("plane.score.empty-seats")
def test_empty_seats() -> None:
    assert line("empty-seats", "RRR", "") == [-47, -50]
    assert line("empty-seats", "RRRR RRRR", "", "", "") == [-32, -40, -40, -40]


@pytest.mark.rule("plane.score.winner")
@pytest.mark.rule("plane.aim")
def test_highest_total_wins_and_a_tie_is_shared() -> None:
    table = table_with(players=3, planes=("RR.", "R.R", "RR."))
    table.peer().phase = 5
    table.peer().actor = -1
    assert [sheet.rank for sheet in table.scores()] == [1, 3, 1]
    assert table.winners() == [0, 2]


def test_where_points_come_from() -> None:
    table = table_with(players=2, planes=("RR. BBG. ...\nW.. .B.. ...", ""), events=["full-flight", "like-sardines"])
    lines = table.scores()[0].lines
    assert lines["couples"].seats == ("1a", "1b")
    assert lines["rugby"].seats == ("1d", "1e", "2e")
    assert lines["rugby"] == 6
    assert lines["kids"].seats == ()
    assert len(lines["empty-seats"].seats) == 43
    assert lines["event:full-flight"].seats == ()
    assert "event:buddy-time" not in lines
    assert table.scores()[1].lines["rugby"].seats == ()


def test_a_view_tells_where_points_come_from_at_any_time() -> None:
    """The same seats as on the sheets; lines without points are left out."""
    table = table_with(players=2, planes=("RR. BBG. ...\nW.. .B.. ...", ".R."), events=["lonely-christmas"])
    shown = [seat["sources"] for seat in table.view(1)["seats"]]
    assert shown[0]["rugby"] == ["1d", "1e", "2e"]
    assert shown[1]["event:lonely-christmas"] == ["1b"]
    assert shown == [
        {line: list(points.seats) for line, points in sheet.lines.items() if points} for sheet in table.scores()
    ]


def test_a_view_names_the_lines_on_which_planes_compete() -> None:
    """Where a rival's larger group costs points, and only there; alone nobody competes."""
    contests = table_with(players=2).view(None)["contests"]
    first_lines = {"couples": "R", "kids": "W", "rugby": "B", "friends": "Y", "seniors": "G"}
    for line, letter in first_lines.items():
        alike = (f"{letter * 2}.\nGGG" if letter == "W" else f"{letter * 2}.", "")
        larger = (alike[0], f"{letter * 3}.")
        ahead, behind = (table_with(players=2, planes=planes).scores()[0].lines[line] for planes in (alike, larger))
        assert (ahead != behind) == (contests.get(line) == letter), line
    assert set(contests) <= set(first_lines)
    assert table_with(players=1).view(None)["contests"] == {}
