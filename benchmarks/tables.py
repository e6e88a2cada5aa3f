"""What does the friendly table cost? Overbooking, through `Table` as outside programs call it."""

import houseful
from benchmarks.measuring import best_time, micros, table

GAMES = 200


def play_games() -> int:
    decisions = 0
    for seed in range(GAMES):
        game = houseful.deal("overbooking", players=4, seed=seed)
        while not game.over:
            moves = game.legal()
            game.play(moves[decisions % len(moves)])
            decisions += 1
    return decisions


def main() -> None:
    decisions = play_games()
    rate = decisions / best_time(play_games)
    middle = houseful.deal("overbooking", players=4, seed=1)
    for _ in range(30):
        middle.play(middle.legal()[0])
    table(
        "Table, Overbooking with four players",
        [
            ("legal() + play(), decisions a second", f"{rate:,.0f}", "at least 100,000"),
            ("copy(), µs", f"{micros(middle.copy):.2f}", "at most 3"),
            ("redeal(), µs", f"{micros(lambda: middle.redeal(0, 5)):.2f}", ""),
            ("observe(), µs", f"{micros(lambda: middle.observe(0)):.2f}", ""),
            ("view(), µs", f"{micros(lambda: middle.view(0), 2000):.1f}", ""),
        ],
    )
