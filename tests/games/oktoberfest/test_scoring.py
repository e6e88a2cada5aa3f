"""Scoring by drawn festivals: objectives, series, runs, heroes, and the worked row of the book."""

import pytest

import houseful

from .positions import BOX, HEROES, dismiss_heroes, drafted, employ, festival_case, lines, seat_row

BOOK_ROW = "bh bh bh gb rh gb gb yb"
MIXED = "gh rb yh bb gh gh bb bb"


def a(*rows: str, objective: str = "green braids alternating", **more: object) -> int:
    return lines(*rows, objective_a=objective, **more)["objective-a"]


def b(*rows: str, colour: str = "blue") -> int:
    return lines(*rows, objective_b=colour)["objective-b"]


def bonus(*rows: str, heroes: list[str], **more: object) -> int:
    return lines(*rows, heroes=heroes, **more)["hero-bonus"]


def points_of(*heroes: str) -> int:
    return sum(BOX.points[HEROES.index(hero)] for hero in heroes)


@pytest.mark.rule("tent.score.objective-a")
@pytest.mark.rule("tent.score.objective-b")
@pytest.mark.rule("tent.score.alternating")
def test_the_worked_row_of_the_book() -> None:
    scored = lines(BOOK_ROW, objective_a="green braids alternating", objective_b="blue")
    assert scored["objective-a"] == 3 + 1
    assert scored["objective-b"] == 0


@pytest.mark.rule("tent.score.objective-a")
def test_a_point_for_each_customer_of_the_colour_and_headgear_in_all_rows() -> None:
    assert a("gb gb gh gh", "gb rb", "bb gb", objective="green braids colours") == 4
    assert a("gb gb gh gh", "gb rb", "bb gb", objective="green hats colours") == 2
    assert a(objective="green hats colours") == 0


@pytest.mark.rule("tent.score.objective-a")
def test_only_the_own_side_counts() -> None:
    case = festival_case("gh gh / rb rb", objective_a="green hats colours")
    case["players"][1]["objective_a"] = "red braids colours"
    first, second = (player["lines"]["objective-a"] for player in houseful.score(case)["players"])
    assert (first, second) == (2, 2)
    case["players"][1]["objective_a"] = "green hats colours"
    assert houseful.score(case)["players"][1]["lines"]["objective-a"] == 0


@pytest.mark.rule("tent.score.colours")
@pytest.mark.parametrize(
    ("rows", "series"),
    [
        (("gh bh rh yh",), 1),
        (("gh bb rb yh",), 1),
        (("yh gh bb rb",), 1),
        (("gh bh rh gh",), 0),
        (("gh bh rh yh gh bh rh yh",), 5),
        (("gh bh rh yh bh gh",), 2),
        (("gh bh", "rh yh"), 0),
        (("gh bh rh yh", "yh rh bh gh"), 2),
    ],
)
def test_four_colours_side_by_side(rows: tuple[str, ...], series: int) -> None:
    assert a(*rows, objective="green braids colours") - sum(row.count("gb") for row in rows) == series


@pytest.mark.rule("tent.score.alternating")
@pytest.mark.parametrize(
    ("rows", "series"),
    [
        (("gh bb rh yb",), 1),
        (("yb rh rb yh",), 1),
        (("gh bb rb yh",), 0),
        (("rh rb rh rb rh rb",), 3),
        (("rh rb", "rh rb"), 0),
        (("rh rb rh rh rb rh",), 0),
    ],
)
def test_hats_and_braids_by_turns(rows: tuple[str, ...], series: int) -> None:
    assert a(*rows, objective="green hats alternating") - sum(row.count("gh") for row in rows) == series


@pytest.mark.rule("tent.score.objective-b")
@pytest.mark.parametrize(("run", "points"), [(1, 0), (2, 1), (3, 0), (4, 3), (5, 0), (6, 6), (7, 0), (8, 10)])
def test_even_runs_score_and_odd_ones_do_not(run: int, points: int) -> None:
    customers = ["bh", "bb"] * 4
    row = " ".join(customers[:run] + ["rh"] * (8 - run))
    assert b(row) == points
    assert b(" ".join(reversed(row.split()))) == points


@pytest.mark.rule("tent.score.objective-b")
def test_runs_end_with_the_row_and_several_may_stand_in_one() -> None:
    assert b("rh rh rh bh", "bh rh rh rh") == 0
    assert b("rh rh bh bh", "bh bh rh rh") == 2
    assert b("bh bb rh bb bh rh bh bh") == 3
    assert b("bh bb rh bb bh bh bh rh") == 4
    assert b("bh bb rh rh", colour="red") == 1


@pytest.mark.rule("tent.score.victory")
@pytest.mark.rule("tent.score.coins")
def test_victory_and_coin_cards() -> None:
    scored = lines(tables=5, coins=3)
    assert (scored["vp-cards"], scored["coins"]) == (5, 3)


@pytest.mark.rule("tent.score.heroes")
def test_heroes_score_what_is_printed_on_them() -> None:
    for hero in HEROES:
        assert lines(heroes=[hero])["heroes"] == points_of(hero)
    assert lines(heroes=HEROES)["heroes"] == points_of(*HEROES)


@pytest.mark.rule("tent.hero.katharina")
def test_katharina_repeats_the_heroes() -> None:
    team = ["Katharina", "Erich", "Heidi", "Anton"]
    assert bonus(heroes=team) == points_of(*team)


@pytest.mark.rule("tent.hero.klaus")
def test_klaus_repeats_objective_a() -> None:
    assert bonus(BOOK_ROW, heroes=["Klaus"]) == 4
    assert bonus(BOOK_ROW, heroes=["Klaus"], objective_a="red hats colours") == 1


@pytest.mark.rule("tent.hero.leonore")
def test_leonore_repeats_the_victory_cards() -> None:
    assert bonus(heroes=["Leonore"], tables=5) == 5


@pytest.mark.rule("tent.hero.mathaus")
@pytest.mark.parametrize(
    ("row", "pairs", "separate"),
    [("gh bh", 1, 1), ("gh bh rh yh", 3, 2), ("gh rb bh yb", 0, 0), (BOOK_ROW, 2, 1)],
)
def test_mathaus_counts_pairs_of_hats(row: str, pairs: int, separate: int) -> None:
    assert bonus(row, heroes=["Mathäus"]) == pairs
    assert bonus(row, heroes=["Mathäus"], series="separate") == separate


@pytest.mark.rule("tent.hero.suse")
@pytest.mark.parametrize(
    ("row", "pairs", "separate"),
    [("gb bb", 1, 1), ("gb bb rb yb", 3, 2), ("gh rb bh yb", 0, 0), (BOOK_ROW, 2, 1)],
)
def test_suse_counts_pairs_of_braids(row: str, pairs: int, separate: int) -> None:
    assert bonus(row, heroes=["Suse"]) == pairs
    assert bonus(row, heroes=["Suse"], series="separate") == separate


@pytest.mark.rule("tent.score.bonus")
def test_all_five_together_do_not_multiply_one_another() -> None:
    team = ["Katharina", "Klaus", "Leonore", "Mathäus", "Suse"]
    scored = lines(BOOK_ROW, MIXED, heroes=team, tables=4)
    alone = [bonus(BOOK_ROW, MIXED, heroes=[hero], tables=4) for hero in team[1:]]
    assert scored["hero-bonus"] == points_of(*team) + sum(alone)
    assert scored["vp-cards"] == 4


@pytest.mark.rule("tent.score.bonus")
def test_other_heroes_add_nothing() -> None:
    assert bonus(BOOK_ROW, heroes=["Erich", "Heidi", "Helmut"], tables=4) == 0


@pytest.mark.rule("tent.score.series")
def test_series_overlap_or_are_kept_apart() -> None:
    row = "gh bb rh yb gh bb rh yb"
    for objective in ("red braids colours", "red braids alternating"):
        assert a(row, objective=objective) == 5
        assert a(row, objective=objective, series="overlapping") == 5
        assert a(row, objective=objective, series="separate") == 2
    assert a("rh gh bb rh yb gh", objective="green braids colours", series="separate") == 1


@pytest.mark.rule("tent.score.series")
def test_runs_of_a_colour_are_the_same_either_way() -> None:
    assert lines("bh bh bh bh", series="separate")["objective-b"] == 3


def test_a_sheet_says_where_its_points_come_from() -> None:
    table = drafted(first=1)
    peer = table.peer()
    peer.hired[1], peer.a_customer[1], peer.a_series[1], peer.b_colour[1] = 0, 4, 1, 1
    employ(peer, 1, "Mathäus", "Klaus", "Leonore")
    peer.victory[1] = 1
    seat_row(peer, 0, BOOK_ROW)
    seat_row(peer, 1, "bh bh rh rh / gb gb gb gb")
    sheet = table.scores()[1].lines
    singles = ["row 1 first 4", "row 1 first 6", "row 1 first 7"]
    assert sheet["objective-a"].sources == (*singles, "row 1 first 3-6")
    assert sheet["objective-b"].sources == ("row 2 first 1-2",)
    pairs = ["row 1 first 1-2", "row 1 first 2-3", "row 2 first 1-2", "row 2 first 2-3", "row 2 first 3-4"]
    assert set(sheet["hero-bonus"].sources) == {"Klaus", "Leonore", *pairs}
    peer.pairs = 1
    separate = table.scores()[1].lines["hero-bonus"].sources
    assert set(separate) == {"Klaus", "Leonore", "row 1 first 1-2", "row 2 first 1-2", "row 2 first 3-4"}
    peer.b_colour[0] = 0
    assert table.scores()[0].lines["objective-b"].sources == ("row 1 second 6-7", "row 2 second 1-4")


@pytest.mark.rule("tent.score.bonus")
def test_a_hero_who_doubles_nothing_earned_nothing() -> None:
    table = drafted(first=0)
    peer = table.peer()
    dismiss_heroes(peer)
    employ(peer, 0, "Klaus", "Leonore", "Helmut")
    assert table.scores()[0].lines["hero-bonus"].sources == ()
    peer.victory[0] = 2
    assert table.scores()[0].lines["hero-bonus"].sources == ("Leonore",)
    peer.hired[0], peer.hired[1] = 0, 0
    employ(peer, 0, "Katharina")
    assert table.scores()[0].lines["hero-bonus"].sources == ("Katharina",) * (points_of("Katharina") > 0)
    employ(peer, 0, "Katharina", "Helmut")
    assert table.scores()[0].lines["hero-bonus"].sources == ("Katharina",) * (points_of("Katharina", "Helmut") > 0)
