"""Does the balance report find what is there, and nothing else?

`python -m benchmarks balance_proof [--games N] [--nulls N] [--jobs J]` plants a hero two points richer and a tile that
one seat begins with, compares a pack with itself on the same deals, and many times on other deals, where whatever is
called real is wrong.
"""

import argparse
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.measuring import table
from houseful.core.game import Game
from houseful.core.options import read_options
from houseful.core.table import Table
from houseful.games import find_game
from houseful.lab.balance.answer import answer
from houseful.lab.balance.measuring import measure
from houseful.lab.balance.plan import Plan, as_dealt

TAKES_HOURS = True
TENT, HOTEL = find_game("oktoberfest"), find_game("overbooking")
HERO = "Anton"
SEED = 300_000_000
APART = 1 << 32  # so far away are the deals of a comparison of a pack with itself


def richer(text: str, hero: str, points: int) -> str:
    """A pack in which a hero has more points."""
    entry = re.compile(rf'(name = "{hero}".*?\npoints = )(\d+)', re.DOTALL)
    changed, times = entry.subn(lambda found: f"{found[1]}{int(found[2]) + points}", text, count=1)
    assert times == 1, hero
    return changed


def renamed(text: str) -> str:
    """A pack with another name and the same cards."""
    return re.sub(r'(?m)^name = "Houseful standard"$', 'name = "The same under another name"', text)


def give_tile(dealt: Table) -> None:
    """The first seat begins with a tile."""
    dealt.peer().tiles[0] += 1


def plan_of(game: Game, *packs: str, apart: int = 0, prepare: Callable[[Table], None] = as_dealt) -> Plan:
    """Two players with the usual options."""
    options = read_options(game.rules.options, game.rules.players, 2, {})
    return Plan(game, packs, options, "casual", SEED, apart, prepare)


def found_by(plan: Plan, games: int, jobs: int | None) -> dict[str, Any]:
    """The answer of a report."""
    return answer(plan, measure(plan, games, jobs))


def real_differences(told: dict[str, Any]) -> list[str]:
    """The differences called real, in words for the table."""
    return [
        f"{' '.join(map(str, row['measure']))} {row['difference']:+.3f}"
        for row in told["against"]["differences"]
        if row["real"]
    ]


def planted(games: int, jobs: int | None) -> list[tuple[str, str, str]]:
    """Both planted imbalances, and a pack that only has another name."""
    text = TENT.standard.text
    found = partial(found_by, games=games, jobs=jobs)
    hero = real_differences(found(plan_of(TENT, text, richer(text, HERO, 2))))
    seats = found(plan_of(HOTEL, HOTEL.standard.text, prepare=give_tile))["seats"]
    rates = ", ".join(f"{100 * seat['win_rate']:.1f} % {'real' if seat['real'] else 'not real'}" for seat in seats)
    same = found(plan_of(TENT, text, renamed(text)))["against"]
    alike = sum(row["difference"] == 0 for row in same["differences"])
    same_real = f"{len(real_differences({'against': same}))} real"
    return [
        (f"{HERO} two points richer", f"{len(hero)} real", "; ".join(hero[:8])),
        ("a tile for the first seat", rates, "fair is 50 %"),
        (
            "the same pack, renamed",
            same_real,
            f"{alike} of {same['tested']} alike",
        ),
    ]


def nulls(comparisons: int, games: int, jobs: int | None) -> tuple[str, str, str]:
    """A pack with itself on other deals, many times: how many comparisons call anything real."""
    text, wrong, tested = TENT.standard.text, [], 0
    for number in range(comparisons):
        plan = plan_of(TENT, text, renamed(text), apart=APART).with_seed(SEED + number * games)
        told = found_by(plan, games, jobs)
        tested += told["against"]["tested"]
        wrong += [f"{number}: {' + '.join(found)}"] if (found := real_differences(told)) else []
    return (
        f"{comparisons} comparisons of equals, other deals",
        f"{len(wrong)} with anything real",
        f"{tested} tests; {wrong}",
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks balance_proof")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--nulls", type=int, default=20)
    parser.add_argument("--null-games", type=int, default=4_000)
    parser.add_argument("--jobs", type=int, default=None)
    asked = parser.parse_args()
    rows = planted(asked.games, asked.jobs)
    table(f"Planted imbalances, {asked.games:,} games each", rows)
    table(f"No difference, {asked.null_games:,} games each", [nulls(asked.nulls, asked.null_games, asked.jobs)])
