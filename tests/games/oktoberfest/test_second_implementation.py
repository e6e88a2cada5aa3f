"""Scores of thousands of positions against the slow second implementation."""

import random
from typing import Any

import pytest

import houseful
from houseful.core.compile.rule import BOUNDSCHECK, INTERPRETED
from houseful.core.table import Table
from houseful.games.oktoberfest.box import COLOUR_NAMES, CUSTOMERS

from . import second_implementation
from .positions import BOX, HEROES, drafted

GAMES = 10 if INTERPRETED else 30 if BOUNDSCHECK else 200
GIVERS = [name for hero, name in enumerate(HEROES) if BOX.gift_points[hero]]
POWERS = {
    "Klaus": "objective-a",
    "Leonore": "victory",
    "Mathäus": "hats",
    "Suse": "braids",
    "Katharina": "heroes",
}
WORTH = {length: BOX.runs[length] for length in range(9)}
COUNTED = [
    ("overlapping", "overlapping"),
    ("separate", "separate"),
    ("overlapping", "separate"),
    ("separate", "overlapping"),
]
CASES = 150 if INTERPRETED or BOUNDSCHECK else 1500


def second_score(table: Table, seat: int) -> dict[str, int]:
    """The score of a seat, from what everybody sees."""
    view = table.view(seat)
    player = view["seats"][seat]
    return second_implementation.score(
        [row["near"] for row in view["festival"]],
        player["objective_a"],
        player["objective_b"],
        [(hero["points"], hero["gift"].get("points", 0), hero["power"]) for hero in player["heroes"]],
        player["victory"],
        player["coin_cards"],
        view["options"]["series"] == "separate",
        view["options"]["pairs"] == "separate",
        WORTH,
    )


@pytest.mark.parametrize(("series", "pairs"), COUNTED)
def test_every_position_of_random_games(series: str, pairs: str) -> None:
    looked = 0
    for seed in range(GAMES):
        luck, table = (
            random.Random(seed),
            drafted(seed, first=seed % 2, series=series, pairs=pairs, change=("none", "taken")[seed % 2]),
        )
        while not table.over:
            table.play(luck.choice(table.legal()))
            if luck.random() < 0.2 or table.over:
                looked += 1
                sheets = table.scores()
                for seat in range(2):
                    assert sheets[seat].lines == second_score(table, seat)
    assert looked > 2 * GAMES


def figures_of(name: str) -> tuple[int, int, str]:
    """A hero's points, the points it gives, and its power."""
    hero = HEROES.index(name)
    return BOX.points[hero], BOX.gift_points[hero], POWERS.get(name, "none")


def two_players(luck: random.Random) -> list[dict[str, Any]]:
    """What two players could have: each hero works for one of them, and there is not more than in the box."""
    names = luck.sample([*POWERS, "Erich", "Helmut", *GIVERS], len(POWERS) + 2 + len(GIVERS))
    split, end = sorted(luck.choices(range(len(names) + 1), k=2))
    tables, coins = luck.randint(0, 12), luck.randint(0, 9)
    players = [
        {"tables": tables, "coins": coins, "heroes": names[:split]},
        {
            "tables": luck.randint(0, 12 - tables),
            "coins": luck.randint(0, 9 - coins),
            "heroes": names[split:end],
        },
    ]
    for player in players:
        colour, player["objective_b"] = luck.sample(COLOUR_NAMES, 2)
        series = luck.choice(("colours", "alternating"))
        player["objective_a"] = f"{colour} {luck.choice(('hats', 'braids'))} {series}"
    luck.shuffle(players)
    return players


@pytest.mark.parametrize(("series", "pairs"), COUNTED)
def test_festivals_that_no_game_would_bring_about(series: str, pairs: str) -> None:
    luck = random.Random(series + pairs)
    for _ in range(CASES):
        kinds = luck.sample(CUSTOMERS, luck.randint(1, 8))
        rows = [
            [[luck.choice(kinds) for _ in range(4)] for _ in range(luck.randint(0, 4))]
            for _ in range(luck.randint(0, 3))
        ]
        players = two_players(luck)
        answer = houseful.score(
            {
                "game": "oktoberfest",
                "festival": [[f"{t[0]} {t[1]} / {t[2]} {t[3]}" for t in row] for row in rows],
                "players": players,
                "options": {"series": series, "pairs": pairs},
            }
        )
        for seat, player in enumerate(players):
            side: list[list[str]] = [[customer for t in row for customer in t[2 * seat : 2 * seat + 2]] for row in rows]
            wanted = second_implementation.score(
                side,
                player["objective_a"],
                player["objective_b"],
                [figures_of(hero) for hero in player["heroes"]],
                player["tables"],
                player["coins"],
                series == "separate",
                pairs == "separate",
                WORTH,
            )
            assert answer["players"][seat]["lines"] == wanted
