"""Thousands of random planes scored twice."""

import random
from typing import Any

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.games.overbooked.event_cards import EVENTS
from tests.games.overbooked import second_implementation


def random_case(luck: random.Random) -> dict[str, Any]:
    """Planes from nearly empty to full, some with few colours so that large groups come about."""
    players = luck.randint(1, 4)
    blank = ".... ...." if players == 4 else "... .... ..."
    people = []
    for _ in range(players):
        letters = luck.sample("RWBYG", luck.randint(1, 5))
        gaps = luck.choice([0, 0, 0.05, 0.2, 0.5, 0.9])
        rows = [_random_row(luck, blank, letters, gaps) for _ in range(5)]
        heads = {name: luck.randint(0, 6) for name in ("overbooked", "vouchers", "bonus_cards")}
        people.append({"plane": rows, **heads})
    options = {
        "kids": luck.choice(["any", "adults"]),
        "missing_friends": luck.choice(["every", "largest"]),
        "low_season": luck.choice(["area", "line"]),
    }
    return {"game": "overbooked", "players": people, "events": list(EVENTS), "options": options}


def _random_row(luck: random.Random, blank: str, letters: list[str], gaps: float) -> str:
    seats = (luck.choice(letters) if luck.random() >= gaps else "." for _ in blank)
    return "".join(seat if place != " " else " " for seat, place in zip(seats, blank, strict=True))


@pytest.mark.parametrize("seed", range(2 if INTERPRETED else 10))
def test_random_planes_score_the_same_by_a_second_implementation(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(100):
        case = random_case(luck)
        expected = second_implementation.sheets(case["players"], case["events"], case["options"])
        answer = houseful.score(case)
        assert [player["lines"] for player in answer["players"]] == expected
        totals = [sum(lines.values()) for lines in expected]
        assert [player["total"] for player in answer["players"]] == totals
        assert answer["winners"] == [seat for seat, total in enumerate(totals) if total == max(totals)]


def test_played_out_games_score_the_same() -> None:
    for seed in range(25):
        players = 1 + seed % 4
        events = 2 if players > 1 else 0
        table = houseful.deal("overbooked", players=players, seed=seed, events=events, symbols=True)
        luck = random.Random(seed)
        while not table.over:
            table.play(luck.choice(table.legal()))
        people = [
            {
                "plane": seat["plane"],
                "overbooked": sum(seat["overbooked"].values()),
                "vouchers": seat["vouchers"],
                "bonus_cards": seat["bonus_cards"],
            }
            for seat in table.view(None)["seats"]
        ]
        expected = second_implementation.sheets(people, table.view(None)["events"], {})
        assert [dict(sheet.lines) for sheet in table.scores()] == expected
