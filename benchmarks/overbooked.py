"""How fast are planes? Random games of Overbooked with four players on one core, and scoring a plane."""

import random
from itertools import combinations

import numpy as np

from benchmarks.measuring import best_time, micros, table
from houseful.core.compile.trace import SILENT
from houseful.core.table import Table, deal
from houseful.games import find_game

GAMES = 20_000
PLAYERS = 4


def rules_rate(**options: object) -> tuple[float, float]:
    """Decisions and games a second of the compiled rules."""
    game = find_game("overbooked")
    dealt = deal(game, PLAYERS, 0, None, options)
    blank, memory = game.rules.blank_table(dealt.options), game.rules.table.blank()
    sheets = np.zeros((GAMES, PLAYERS, game.rules.columns), np.int16)
    moves = np.empty(game.rules.moves, np.int16)

    def run(pages: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> int:
        return int(game.entry_points.playouts(game.standard.box, blank, memory, 0, moves, pages, SILENT))

    run(sheets[:1])
    decisions = run(sheets)
    seconds = best_time(lambda: run(sheets))
    return decisions / seconds, GAMES / seconds


def finished_game(events: object) -> Table:
    """A table at the end of a random game."""
    luck = random.Random(1)
    played = deal(find_game("overbooked"), PLAYERS, 1, None, {"events": events})
    while not played.over:
        played.play(luck.choice(played.legal()))
    return played


def scoring_time(events: object, calls: int = 5_000) -> float:
    """Microseconds for one plane of a finished game, a quarter of the call for all four."""
    game, played = find_game("overbooked"), finished_game(events)
    sheet = np.zeros((PLAYERS, game.rules.columns), np.int16)
    box, memory = played.pack.box, played.peer().memory
    game.entry_points.scores(box, memory, sheet)
    return micros(lambda: game.entry_points.scores(box, memory, sheet), calls) / PLAYERS


def slowest_events() -> tuple[float, tuple[str, ...]]:
    """The pair of events that takes longest to score."""
    events = [line.removeprefix("event:") for line in find_game("overbooked").rules.lines if ":" in line]
    alone = {event: scoring_time([event], 1_000) for event in events}
    worst = sorted(events, key=lambda event: -alone[event])[:4]
    return max((scoring_time(list(pair)), pair) for pair in combinations(worst, 2))


def main() -> None:
    decisions, games = rules_rate()
    everything, _ = rules_rate(symbols=True, complex=True, events=2)
    slowest, pair = slowest_events()
    rows = [
        ("decisions a second, no events", f"{decisions:,.0f}", "at least 2,000,000"),
        ("games a second, no events", f"{games:,.0f}", ""),
        ("decisions a second, symbols, complex cards, two events", f"{everything:,.0f}", ""),
        ("scoring a plane without events, µs", f"{scoring_time(0):.2f}", ""),
        (f"scoring a plane with {' and '.join(pair)}, µs", f"{slowest:.2f}", "under 2"),
    ]
    table("Overbooked, four random players, one core", rows)
