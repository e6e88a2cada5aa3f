"""Where points come from, against a second reading of the view."""

import random
from typing import Any

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.table import Table
from houseful.games.oktoberfest.box import CUSTOMERS

from .positions import HEROES, drafted, employ, seat_row
from .second_sources import counted, sources

CASES = 150 if INTERPRETED else 1500


def check(table: Table) -> None:
    for seat, sheet in enumerate(table.scores()):
        view = table.view(seat)
        expected = sources(view)
        assert view["seats"][seat]["sources"] == expected
        assert view["seats"][seat]["counted"] == counted(view)
        assert view["seats"][seat]["score"] == sheet.lines
        for line, points in sheet.lines.items():
            assert list(points.sources) == expected.get(line, [])
        check_points(view["seats"][seat], view["runs"])


def check_points(player: dict[str, Any], runs: dict[str, int]) -> None:
    """Each customer, series and pair is one point, each run what the B card says, each hero what is printed."""
    earned, score = player["sources"], player["score"]
    assert len(earned["objective-a"]) == score["objective-a"]
    assert sum(runs[str(length(name))] for name in earned["objective-b"]) == score["objective-b"]
    assert sum(hero["points"] for hero in player["heroes"] if hero["hero"] in earned["heroes"]) == score["heroes"]
    assert bool(earned["hero-bonus"]) == (score["hero-bonus"] > 0)


def length(name: str) -> int:
    """Customers of `row 1 first 3-6`."""
    first, _, last = name.rpartition(" ")[2].partition("-")
    return int(last or first) - int(first) + 1


@pytest.mark.parametrize("series", ["overlapping", "separate"])
def test_every_position_of_random_games(series: str) -> None:
    for seed in range(4 if INTERPRETED else 60):
        luck = random.Random(seed)
        table = houseful.deal("oktoberfest", players=2, seed=seed, series=series)
        while not table.over:
            check(table)
            table.play(luck.choice(table.legal()))
        check(table)


@pytest.mark.parametrize("series", ["overlapping", "separate"])
def test_festivals_with_long_rows_few_customers_and_every_power(series: str) -> None:
    luck = random.Random(series)
    powers = ["Klaus", "Leonore", "Mathäus", "Suse", "Katharina", "Helmut", "Erich"]
    for _ in range(CASES):
        table = drafted(1, first=luck.randrange(2), series=series)
        peer = table.peer()
        kinds = luck.sample(CUSTOMERS, luck.randint(1, 5))
        for row in range(3):
            customers = [luck.choice(kinds) for _ in range(4 * luck.randint(0, 4))]
            near, far = customers[::2], customers[1::2]
            seat_row(peer, row, f"{' '.join(near)} / {' '.join(far)}")
        heroes = luck.sample(powers, luck.randint(0, len(powers)))
        split = luck.randint(0, len(heroes))
        peer.hired[0] = peer.hired[1] = 0
        employ(peer, 0, *heroes[:split])
        employ(peer, 1, *heroes[split:])
        peer.victory[0], peer.victory[1] = luck.randint(0, 2), luck.randint(0, 2)
        check(table)


def test_every_source_goes_to_the_line_that_it_earns() -> None:
    table = drafted(first=0)
    peer = table.peer()
    peer.hired[0], peer.a_customer[0], peer.a_series[0], peer.b_colour[0] = 0, 4, 1, 1
    employ(peer, 0, "Klaus", "Suse", "Katharina")
    seat_row(peer, 0, "bh bh gb gh gb rh")
    lines = table.scores()[0].lines
    assert lines["heroes"].sources == tuple(
        hero for hero in HEROES if hero in ("Klaus", "Suse", "Katharina") and _points(table, hero)
    )
    assert lines["objective-a"].sources == ("row 1 first 3", "row 1 first 5", "row 1 first 2-5", "row 1 first 3-6")
    assert lines["objective-b"].sources == ("row 1 first 1-2",)
    assert "Klaus" in lines["hero-bonus"].sources


def _points(table: Table, name: str) -> int:
    team = table.view(0)["seats"][0]["heroes"]
    return int(next(hero["points"] for hero in team if hero["hero"] == name))
