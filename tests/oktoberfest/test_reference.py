"""Scores of thousands of positions against the slow second opinion."""

import random

import pytest

import houseful
from houseful.core.rule import BOUNDSCHECK, INTERPRETED
from houseful.core.table import Table
from houseful.games.oktoberfest.box import COLOUR_NAMES, CUSTOMERS

from . import reference
from .laying import BOX, HEROES, drafted

GAMES = 20 if INTERPRETED else 60 if BOUNDSCHECK else 400
POWERS = {
    "Klaus": "objective-a",
    "Leonore": "victory",
    "Mathäus": "hats",
    "Suse": "braids",
    "Katharina": "heroes",
}
CASES = 300 if INTERPRETED or BOUNDSCHECK else 3000


def second_opinion(table: Table, seat: int) -> dict[str, int]:
    """The score of a seat, from what everybody sees."""
    view = table.view(seat)
    player = view["seats"][seat]
    return reference.score(
        [row["near"] for row in view["festival"]],
        player["objective_a"],
        player["objective_b"],
        [(hero["points"], hero["power"]) for hero in player["heroes"]],
        player["victory"],
        player["coin_cards"],
        view["options"]["series"] == "separate",
    )


@pytest.mark.parametrize("series", ["overlapping", "separate"])
def test_every_position_of_random_games(series: str) -> None:
    looked = 0
    for seed in range(GAMES):
        luck, table = random.Random(seed), drafted(seed, first=seed % 2, series=series)
        while not table.over:
            table.play(luck.choice(table.legal()))
            if luck.random() < 0.2 or table.over:
                looked += 1
                sheets = table.scores()
                for seat in range(2):
                    assert sheets[seat].lines == second_opinion(table, seat)
    assert looked > 2 * GAMES


@pytest.mark.parametrize("series", ["overlapping", "separate"])
def test_festivals_that_no_game_would_bring_about(series: str) -> None:
    luck = random.Random(series)
    names = [*POWERS, "Erich", "Helmut"]
    for _ in range(CASES):
        kinds = luck.sample(CUSTOMERS, luck.randint(1, 8))
        rows = [
            [[luck.choice(kinds) for _ in range(4)] for _ in range(luck.randint(0, 4))]
            for _ in range(luck.randint(0, 3))
        ]
        team = luck.sample(names, luck.randint(0, len(names)))
        headgear = luck.choice(("hats", "braids"))
        objective_a = f"{luck.choice(COLOUR_NAMES)} {headgear} {luck.choice(('colours', 'alternating'))}"
        objective_b = luck.choice(COLOUR_NAMES)
        tables, coins = luck.randint(0, 12), luck.randint(0, 9)
        player = {
            "tables": tables,
            "coins": coins,
            "heroes": team,
            "objective_a": objective_a,
            "objective_b": objective_b,
        }
        answer = houseful.score(
            {
                "game": "oktoberfest",
                "festival": [[f"{t[0]} {t[1]} / {t[2]} {t[3]}" for t in row] for row in rows],
                "players": [player, player],
                "options": {"series": series},
            }
        )
        heroes = [(BOX.points[HEROES.index(hero)], POWERS.get(hero, "none")) for hero in team]
        for seat in range(2):
            side = [[customer for t in row for customer in t[2 * seat : 2 * seat + 2]] for row in rows]
            wanted = reference.score(
                side, objective_a, objective_b, heroes, tables, coins, series == "separate"
            )
            assert answer["players"][seat]["lines"] == wanted
