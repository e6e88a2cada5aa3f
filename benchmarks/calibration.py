"""Can the nets' chances to win be believed? On positions of games between strong bots, by game and number of players.

`python -m benchmarks calibration [--game NAME] [--games K] [--bot BOT]` plays K games for each number of players with
usual options, on deals that nobody trained on, and asks the net at some of the decisions what the seat that moves may
expect. The table goes into docs/bots.md, what stands behind it into docs/calibration.json, reliability plots of it
into docs/pictures/calibration.svg.
"""

import argparse
import json
import random
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

import houseful
from benchmarks import reliability
from benchmarks.measuring import BOTS_PAGE, write_between
from houseful.bots.levels import make_bot
from houseful.bots.net_bot import look_at
from houseful.bots.seat import Seat
from houseful.core.compile.batch import run_in_threads
from houseful.games import NAMES, find_game

TAKES_HOURS = True
KEPT = BOTS_PAGE.with_name("calibration.json")
SEED = 60_000_000
ASKED = 0.12  # part of the decisions at which the net is asked
BINS = 20


@dataclass
class Believed:
    """What was believed at some positions, and what came of them."""

    chances: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)


def play_game(game: str, players: int, bot: str, number: int) -> Believed:
    """One game, and what the net believed in it."""
    table, luck = houseful.deal(game, players=players, seed=SEED + number), random.Random(number)
    bots = [make_bot(bot, (number << 8) + seat) for seat in range(players)]
    asked = []
    while (seat := table.turn) is not None:
        if luck.random() < ASKED:
            _, sight = look_at(table.redeal(seat, 0))
            asked.append((seat, float(sight.wins[0]), float(sight.margins[0])))
        table.play(bots[seat].choose(Seat(table, seat)))
    winners, totals = table.winners(), [sheet.total for sheet in table.scores()]
    found = Believed()
    for seat, chance, margin in asked:
        found.chances.append(chance)
        found.won.append((seat in winners) / max(1, len(winners)))
        found.margins.append(margin)
        found.points.append(totals[seat] - max([t for s, t in enumerate(totals) if s != seat], default=totals[seat]))
    return found


def measured(game: str, players: int, games: int, bot: str) -> dict[str, Any]:
    """The figures of one row, and the points of its reliability plot."""
    whole = Believed()
    for found in run_in_threads(partial(play_game, game, players, bot, number) for number in range(games)):
        for name in vars(whole):
            getattr(whole, name).extend(getattr(found, name))
    chances, won = np.array(whole.chances), np.array(whole.won)
    part = np.minimum((chances * BINS).astype(int), BINS - 1)
    plot = [
        [round(float(chances[part == b].mean()), 4), round(float(won[part == b].mean()), 4), int((part == b).sum())]
        for b in range(BINS)
        if (part == b).any()
    ]
    error = sum(count * abs(said - came) for said, came, count in plot) / len(chances)
    off = float(np.mean(np.array(whole.margins) - np.array(whole.points)))
    facts = {"game": game, "players": players, "games": games, "positions": len(chances), "bot": bot}
    return {**facts, "error": round(error, 4), "brier": round(float(np.mean((chances - won) ** 2)), 4),
            "margin_off": round(off, 2), "plot": plot}  # fmt: skip


def row_of(found: dict[str, Any]) -> str:
    """One line of the table."""
    game, players, positions = found["game"], found["players"], found["positions"]
    margin = "" if players == 1 else f"{found['margin_off']:+.1f}"
    return f"| {game} | {players} | {positions:,} | {found['error']:.3f} | {found['brier']:.3f} | {margin} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks calibration")
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="net")
    wanted = parser.parse_args()
    kept = {(row["game"], row["players"]): row for row in (json.loads(KEPT.read_text()) if KEPT.exists() else [])}
    for game in NAMES:
        for players in find_game(game).rules.players if wanted.game in (None, game) else ():
            kept[game, players] = measured(game, players, wanted.games, wanted.bot)
            print(row_of(kept[game, players]), flush=True)
    rows = [kept[key] for key in sorted(kept, key=lambda key: (NAMES.index(key[0]), key[1]))]
    KEPT.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    reliability.draw(rows)
    head = [
        "| game | players | positions | calibration error | Brier score | margin off by |",
        "|---|---|---|---|---|---|",
    ]
    made = f"Made by `python -m benchmarks calibration --games {wanted.games} --bot {wanted.bot}`:"
    write_between(BOTS_PAGE, "calibration", [made, "", *head, *map(row_of, rows)])
