"""Highlights: the seats that each line of the sheet comes from."""

import random
from collections import Counter

import pytest

from houseful.core.table import deal
from houseful.games.overbooked import GAME
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.scoring import LINES
from tests.games.overbooked import second_implementation, second_sources
from tests.games.overbooked.positions import FULL_PLANE, seat_all, table_with
from tests.games.overbooked.test_second_implementation import random_case

FROM_SEATS = set(LINES) - {"vouchers", "bonus-cards", "overbooked", "most-overbooked"}
IN_GROUPS = {f"{line} in groups" for line in ("couples", "kids", "empty-seats", "event:missing-friends")}


def check_case(luck: random.Random) -> Counter[str]:
    """Compare the seats behind every line of random planes, with all events in play; count lines with points."""
    case = random_case(luck)
    options = case["options"]
    table = deal(GAME, len(case["players"]), 1, None, options)
    seen = table.peer()
    seen.events = (1 << len(EVENTS)) - 1
    planes = [player["plane"] for player in case["players"]]
    for seat, rows in enumerate(planes):
        seen.supply[:] = memoryview(bytes([100] * 5)).cast("b")
        seat_all(seen, seat, "\n".join(rows))
        seen.stairs[seat, 0] = case["players"][seat]["overbooked"]
    counted: Counter[str] = Counter()
    players = table.view(None)["seats"]
    shown = [player["sources"] for player in players]
    for seat, sheet in enumerate(table.scores()):
        plane = second_implementation.read(planes[seat])
        assert set(shown[seat]) == {line for line, points in sheet.lines.items() if points}
        for line, points in sheet.lines.items():
            seats = second_sources.sources(line, plane, options)
            wanted = [second_sources.name_of(plane, place) for place in sorted(seats)] if points else []
            assert list(points.seats) == wanted, (line, planes[seat])
            assert shown[seat].get(line, []) == wanted
            groups = second_sources.group_points(line, points, seats, plane) if points else []
            assert players[seat]["group_points"].get(line, []) == groups, (line, planes[seat])
            assert not groups or sum(groups) == points
            counted[f"{line} in groups"] += len(groups) > 1
            counted[line] += bool(wanted)
    return counted


@pytest.mark.parametrize("seed", range(5))
def test_highlighted_seats_are_the_same_by_a_second_implementation(seed: int) -> None:
    luck = random.Random(seed)
    counted: Counter[str] = Counter()
    for _ in range(60):
        counted += check_case(luck)
    rare = {"event:buddy-time", "event:couples-retreat"}  # drawn below
    assert {line for line, times in counted.items() if times} >= (FROM_SEATS | IN_GROUPS) - rare


@pytest.mark.parametrize(
    ("event", "drawing", "seats"),
    [
        ("buddy-time", "BBB GGG.\nYYY .... BBB\nGGG .... YYY", "1a 1b 1c 2a 2b 2c 3a 3b 3c"),
        ("couples-retreat", "RR. RR..\n...\nRR. RR..\n...\nRR.", "1a 1b 3a 3b 5a 5b"),
        ("school-holidays", "WWW WW..\nGGG GGG.", "1a 1b 1c"),
        ("family-vacation", "WRR ..RR\nG..", "1b 1c"),
        ("beautiful-sunset", "G.. .... ..B\n.G. G...\nR..", "1a 1k 3a"),
        ("like-sardines", "GGG GGG\nGGG GGG\nGGG G.G\nGGG", "1a 1b 1c 2a 2b 2c 3a 3b 3c 4a 4b 4c"),
        ("missing-friends", "BBB YY..\nB.. ..Y.", "1d 1e 2f"),
        ("low-season-blues", "... GGGG\nGGG GGGG GGG\nGGG GGGG GGG\nGGG GGGG GGG\nGGG GGGG GGG", "1a 1b 1c"),
    ],
)
def test_seats_behind_an_event(event: str, drawing: str, seats: str) -> None:
    table = table_with(planes=(drawing, FULL_PLANE), events=[event])
    assert " ".join(table.scores()[0].lines[f"event:{event}"].seats) == seats
    assert " ".join(table.view(1)["seats"][0]["sources"][f"event:{event}"]) == seats


@pytest.mark.parametrize(
    ("event", "drawing", "points"),
    [
        ("buddy-time", "BBB GGG. GGG\nYYY BBB. BBB\nGGG YYY. ...\n... .... YYY", [5, 5, 5, 0]),
        ("couples-retreat", "RR. RR..\n...\nRR. RR..\n...\nRR.", [4, 0, 0]),
        ("school-holidays", "WWW WWWW\nGGG GGGG", [4, 4]),
        ("beautiful-sunset", "G.. .... ..B\n...\nR.. .... ..B", [2, 0, 0, 0]),
        ("like-sardines", "GGG GGGG\nGGG GGGG\nGGG GGGG\nGGG", [6, 6]),
        ("missing-friends", "BY. B...\n...\nY..", [10, 5, 5]),
        ("emergency-exit-assistance", "...\n...\nGGG GGGG GGG", [10, 0, 0]),
        ("full-flight", "G.G GGGG\nG.G GG..\nG.G GG..\nG.G GG..\nG.G GG..", [4, 4, 8]),
    ],
)
def test_the_points_of_an_event_by_group(event: str, drawing: str, points: list[int]) -> None:
    table = table_with(planes=(drawing, FULL_PLANE), events=[event])
    assert table.view(1)["seats"][0]["group_points"][f"event:{event}"] == points


def test_points_of_one_group_are_not_split() -> None:
    shown = table_with(planes=("RR. BB..", FULL_PLANE)).view(None)["seats"][0]["group_points"]
    assert shown == {"empty-seats": [-13, -18, -15]}


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_says_where_its_points_come_from(event: str) -> None:
    """On a plane where every event gives or takes something, it names the seats it looks at."""
    rich = "\n".join(["WRR BBB. R.W", "W.. BYYY R..", "RRW GWGR BBB", "RRW GGGG YYY", "GWG .... GGG"])
    table = table_with(players=2, planes=(rich, FULL_PLANE), events=[event])
    for sheet in table.scores():
        found = sheet.lines[f"event:{event}"]
        assert bool(found) == bool(found.seats)
    assert f"event:{event}" in GAME.rules.lines
