"""Are the heroes of Heroes of Oktoberfest worth their price, and is the first player's share fair?

`python -m benchmarks oktoberfest_balance [--skilled N] [--expert N] [--jobs J]` plays what is still missing up to N
games of either level and writes the table into docs/oktoberfest-balance.md. It can be stopped at any time: every few
games are kept under .balance, by the text of the pack.
"""

import argparse
import os
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.hero_worth import (
    AFFORDED,
    BY_FOOD,
    DRAFTERS,
    GAME,
    GAMES,
    HIRED,
    HIRERS,
    OFFERED,
    POINTS,
    TABLES,
    WORTH_DRAFTED,
    WORTH_HIRED,
    Measured,
    measure,
)
from benchmarks.measuring import write_between
from houseful.core.text.i18n import say
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.show.sentences import traits
from houseful.games.oktoberfest.table import HERO_CARDS

TAKES_HOURS = True
PAGE = Path(__file__).parent.parent / "docs" / "oktoberfest-balance.md"
SEED = 70_000_000  # games that played no part in choosing the figures
BOX = TentBox.over(GAME.standard.box)
LEVELS = ("skilled", "expert")


def ranks(values: npt.ArrayLike) -> npt.NDArray[np.float64]:
    """The place of each value, equals sharing theirs."""
    found = np.asarray(values, float)
    return np.array([(found < value).sum() + (found == value).sum() / 2 for value in found])


def rank_correlation(a: npt.ArrayLike, b: npt.ArrayLike) -> float:
    """Spearman's."""
    return float(np.corrcoef(ranks(a), ranks(b))[0, 1])


def row_of(hero: int, measured: list[Measured]) -> str:
    """One hero: its card, then what it is worth and how often it is hired, by level."""
    card = GAME.standard.names.heroes[hero]
    pile = 1 if hero < BOX.top_heroes else 2
    cells = [card["hero"], str(pile), str(card["cost"]), str(card["points"]), traits({**card}, "en")]
    for found in measured:
        hired, drafted = found.mean(WORTH_HIRED, HIRERS)[hero], found.mean(WORTH_DRAFTED, DRAFTERS)[hero]
        drafts = f"{100 * drafted:.0f}" if found.heroes[hero, DRAFTERS] else "–"
        cells.append(f"{found.worth[hero]:.1f} ± {found.doubt[hero]:.1f} ({100 * hired:.0f} / {drafts})")
        cells.append(f"{found.hired[hero]:.0f} of {100 * found.heroes[hero, OFFERED] / found.games[GAMES]:.0f}")
        cells.append(f"{100 * found.mean(HIRED, AFFORDED)[hero]:.0f}")
    return f"| {' | '.join(cells)} |"


def beaten() -> list[str]:
    """Heroes that a cheaper one outdoes in everything."""
    return [f"{a} by {b}" for a, b in outdone(GAME.standard.names.heroes)]


def outdone(heroes: list[dict[str, object]]) -> list[tuple[str, str]]:
    """Pairs of heroes of which the second costs less and has at least the points, gifts and power of the first."""
    found = []
    for dear in heroes:
        for cheap in heroes:
            gifts, others = dear["gift"], cheap["gift"]
            enough = all(others.get(kind, 0) >= amount for kind, amount in gifts.items())  # type: ignore[attr-defined]
            able = dear["power"] in ("none", cheap["power"])
            if cheap["cost"] < dear["cost"] and cheap["points"] >= dear["points"] and enough and able:  # type: ignore[operator]
                found.append((str(dear["hero"]), str(cheap["hero"])))
    return found


def figures_of(level: str, found: Measured) -> list[str]:
    """What concerns all heroes and whole games, one line each."""
    cost = [BOX.cost[hero] for hero in range(HERO_CARDS)]
    games = found.games[GAMES]
    sheet = ", ".join(f"{say(f'tent-line-{line}', 'en').lower()} {points:.1f}" for line, points in found.lines.items())
    rates = ", ".join(f"{GAME.standard.names.shown[h]} {found.hired[h]:.0f}" for h in np.argsort(-found.hired)[:4])
    return [
        f"**{level}, {games:,.0f} games.** Rank correlation of cost and worth: "
        f"{rank_correlation(cost, found.worth):.2f}; of cost and worth to those who hired: "
        f"{rank_correlation(cost, found.mean(WORTH_HIRED, HIRERS)):.2f}. "
        f"Hired in {found.hired.min():.0f} to {found.hired.max():.0f} % of the games in which a hero was for hire "
        f"(most often: {rates}). The first player wins {found.first_wins:.1f} %. "
        f"Average sheet: {sheet}; in all {found.games[POINTS] / games:.1f}. "
        f"Tables served {found.games[TABLES] / games:.1f} each; heroes hired besides the drafted "
        f"{found.heroes[:, HIRED].sum() / games:.1f} a game; ended by food {100 * found.games[BY_FOOD] / games:.0f} %.",
        "",
    ]


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks oktoberfest_balance")
    parser.add_argument("--skilled", type=int, default=10_000)
    parser.add_argument("--expert", type=int, default=2_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    text = GAME.standard.text
    measured = [measure(text, level, getattr(wanted, level), SEED, wanted.jobs) for level in LEVELS]
    lines = [
        "| hero | pile | cost | points | gives, power | "
        + " | ".join(f"worth, {x} | hired | of affordable" for x in LEVELS)
        + " |"
    ]
    lines.append("|---|---|---|---|---|" + "---|---|---|" * len(LEVELS))
    lines += [row_of(hero, measured) for hero in sorted(range(HERO_CARDS), key=lambda hero: BOX.cost[hero])]
    lines.append("")
    for level, found in zip(LEVELS, measured, strict=True):
        lines += figures_of(level, found)
    lines.append(f"Beaten in everything by a cheaper hero: {', '.join(beaten()) or 'nobody'}.")
    print("\n".join(lines))
    write_between(PAGE, "balance", lines)
