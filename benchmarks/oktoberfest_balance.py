"""Is Heroes of Oktoberfest fair? Who wins, by seat and by hero, in random and in greedy games."""

import numpy as np

from houseful.games import find_game
from houseful.games.oktoberfest.box import TentBox
from houseful.lab.balance import Outcome, play_games

GAMES = 100_000
SEED = 60_000_000  # games that played no part in choosing the figures
OPTIONS = {"players": 2, "series": "overlapping", "first": None}


def first_player(outcome: Outcome) -> float:
    """How often the first player wins, in percent."""
    return 100 * float(outcome.shares[np.arange(GAMES), outcome.tables["first"]].mean())


def owners(outcome: Outcome, hero: int) -> tuple[float, int]:
    """How often a hero's owner wins, in percent, and how many games have an owner."""
    mine = (outcome.tables["hired"] >> hero & 1) == 1
    return 100 * outcome.win_rate(mine), int(mine.sum())


def both(random: tuple[float, int], greedy: tuple[float, int]) -> float:
    """The win rate over all games together."""
    return (random[0] * random[1] + greedy[0] * greedy[1]) / (random[1] + greedy[1])


def main() -> None:
    game = find_game("oktoberfest")
    box, names = TentBox.over(game.standard.box), game.standard.names.shown
    random, greedy = (play_games(game, game.standard, OPTIONS, GAMES, SEED, wise) for wise in (False, True))
    print(f"Heroes of Oktoberfest, {GAMES:,} random and {GAMES:,} greedy games: wins in percent\n")
    print("| | random | greedy | together |")
    print("|---|---|---|---|")
    first = first_player(random), first_player(greedy)
    print(f"| first player | {first[0]:.1f} | {first[1]:.1f} | {sum(first) / 2:.1f} |")
    for hero, name in enumerate(names):
        a, b = owners(random, hero), owners(greedy, hero)
        pile = 1 if hero < box.top_heroes else 2
        what = f"{name}, pile {pile}, {box.cost[hero]} coins, {box.points[hero]} points"
        shown = " | ".join(f"{rate:.1f} ({100 * owned / GAMES:.0f} % own)" for rate, owned in (a, b))
        print(f"| {what} | {shown} | {both(a, b):.1f} |")
    for title, outcome in (("random", random), ("greedy", greedy)):
        tables = outcome.tables
        figures = (
            f"mean score {outcome.totals.mean():.1f}",
            f"tables served {tables['victory'].mean():.1f} each",
            f"ended by food {100 * (tables['cause'] == 1).mean():.0f} %",
            f"decisions {outcome.decisions / GAMES:.0f}",
        )
        print(f"\n{title}: {', '.join(figures)}")
