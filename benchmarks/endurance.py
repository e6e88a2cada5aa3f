"""Do bots always answer, by the rules and in time? Many games of every level against itself, one core.

`python -m benchmarks endurance [--games K] [--few F]`: K games of each level up to skilled, F of the others.
A crash or an illegal move ends it with an error. The table, with the slowest decision, goes to docs/bots.md.
"""

import argparse

from benchmarks.measuring import BOTS_PAGE, write_between
from houseful.bots.arena import Contest, play_deal, warm_up
from houseful.bots.levels import LEVELS
from houseful.games import NAMES, find_game

TAKES_HOURS = True
STRONG = LEVELS[3:]
SEED = 60_000_000


def row_of(name: str, players: int, level: str, games: int) -> str:
    """Games of one level against itself, and the time its decisions took."""
    contest = Contest(find_game(name), None, {}, players, (level, level), games, SEED)
    warm_up(contest)
    played = [one for number in range((games + 1) // 2) for one in play_deal(contest, number)]
    decisions, seconds = sum(one.moves for one in played), sum(one.seconds for one in played)
    slowest = max(one.slowest for one in played)
    cells = [name, str(players), level, str(games), f"{decisions:,}"]
    cells += [f"{1000 * seconds / decisions:.1f}", f"{1000 * slowest:.0f}"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks endurance")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--few", type=int, default=100)
    wanted = parser.parse_args()
    rows = [
        "| game | players | level | games | decisions | ms a decision | slowest, ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in NAMES:
        for level in LEVELS:
            games = wanted.few if level in STRONG else wanted.games
            rows.append(row_of(name, find_game(name).rules.players[-1], level, games))
            print(rows[-1], flush=True)
    made = f"Made by `python -m benchmarks endurance --games {wanted.games} --few {wanted.few}`:"
    write_between(BOTS_PAGE, "endurance", [made, "", *rows])
