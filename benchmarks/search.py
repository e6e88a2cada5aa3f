"""How fast is the search? Rounds a second on one core from the first decision, in every game.

Beside it, where OpenSpiel is installed (`make bench` sees to it), its information-set search in C++ over
games of its own with a like number of decisions and random playouts, in the same run.
`python -m benchmarks search --write` puts the table into docs/bots.md.
"""

import argparse
import importlib
import random
from typing import Any

import houseful
from benchmarks.measuring import BOTS_PAGE, best_time, table, write_between
from houseful.bots.search.session import Search, figures_of
from houseful.games import NAMES, find_game

ROUNDS = 3_000
SEEDS = 3
OPEN_SPIEL_GAMES = ("hearts", "gin_rummy")  # hearts is nearest in length


def rounds_a_second(name: str, players: int, tries: int | None) -> float:
    """The quickest of several runs, each over the same deals."""
    tables = [houseful.deal(name, players=players, seed=seed) for seed in range(SEEDS)]
    figures = figures_of(find_game(name))
    if tries is not None:
        figures = figures._replace(tries=tries, horizon=1_000)
    Search(tables[0], 0, 1, 1, figures).think(1)

    def run() -> None:
        for dealt in tables:
            assert dealt.turn is not None
            Search(dealt, dealt.turn, 1, ROUNDS, figures).think(ROUNDS)

    return SEEDS * ROUNDS / best_time(run, 3)


def open_spiel_rounds(name: str) -> tuple[float, int]:
    """Simulations a second of OpenSpiel's IS-MCTS, and how many decisions a random game has."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)
    luck = random.Random(1)
    decisions = 0
    state = game.new_initial_state()
    start = None
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
            continue
        start = start or state.clone()
        decisions += 1
        state.apply_action(luck.choice(state.legal_actions()))
    bot = spiel.ISMCTSBot(
        1,
        spiel.RandomRolloutEvaluator(1, 1),
        1.0,
        ROUNDS,
        -1,
        spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    return ROUNDS / best_time(lambda: bot.step(start), 3), decisions


def open_spiel_rows() -> list[tuple[str, str, str]]:
    """One row for each of its games that can be had here."""
    try:
        importlib.import_module("pyspiel")
    except ImportError:
        return [("OpenSpiel's IS-MCTS", "not installed", "pip install --no-deps open_spiel")]
    rows = []
    for name in OPEN_SPIEL_GAMES:
        rate, decisions = open_spiel_rounds(name)
        rows.append((f"OpenSpiel's IS-MCTS, {name}, {decisions} decisions", f"{rate:,.0f}", "random playouts, C++"))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks search")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    wanted = parser.parse_args()
    rows = []
    for name in NAMES:
        for players in sorted({2, find_game(name).rules.players[-1]}):
            who = f"{name}, {players} players"
            rows.append((who, f"{rounds_a_second(name, players, None):,.0f}", "playouts by evaluation"))
            rows.append((who, f"{rounds_a_second(name, players, 1):,.0f}", "random playouts"))
    rows += open_spiel_rows()
    table("Rounds of search a second, one core", rows)
    if wanted.write:
        told = [f"| {what} | {found} | {how} |" for what, found, how in rows]
        head = [
            "Made by `python -m benchmarks search --write`:",
            "",
            "| search | rounds a second | how |",
            "|---|---|---|",
        ]
        write_between(BOTS_PAGE, "search", [*head, *told])
