"""The search finds the best move where it is known, repeats itself with a seed, and keeps to its limits."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

import houseful
from houseful.bots import Budget, Seat, consider
from houseful.bots.levels import LEVELS, make_bot
from houseful.bots.search import session
from houseful.bots.search.session import Search
from houseful.bots.search_bot import SearchBot
from houseful.core.compile.rule import INTERPRETED
from houseful.games import NAMES as GAMES
from houseful.games import find_game

ROUNDS = 12 if INTERPRETED else 400
TABLES = [(game, players) for game in GAMES for players in find_game(game).rules.players]
TABLES = TABLES[-1:] if INTERPRETED else TABLES


def middle(name: str, seed: int, moves: int = 12, **options: object) -> houseful.Table:
    options.setdefault("players", 2)
    table = houseful.deal(name, seed=seed, **options)  # type: ignore[arg-type]
    luck = random.Random(seed)
    for _ in range(moves):
        table.play(luck.choice(table.legal()))
    return table


def seat_at(table: houseful.Table) -> Seat:
    assert table.turn is not None
    return Seat(table, table.turn)


def last_decision(name: str, seed: int) -> houseful.Table:
    """The last position of a random game with something to choose, where nothing hidden matters any more."""
    luck = random.Random(seed)
    while True:
        table = houseful.deal(name, players=2, seed=luck.randrange(1000))
        choices = []
        while not table.over:
            legal = table.legal()
            choices += [table.ply] * (len(legal) > 1)
            table.play(luck.choice(legal))
        table = table.at_ply(choices[-1])
        for move in table.legal():
            margins = {margin_after(table.redeal(table.turn, deal), move) for deal in range(4)}
            if len(margins) > 1:
                break
        else:
            return table


def margin_after(table: houseful.Table, move: str) -> int:
    """Points ahead at the end, if everything after this move is forced."""
    seat = table.turn
    assert seat is not None
    after = table.copy()
    after.play(move)
    while not after.over:
        after.play(after.legal()[0])
    totals = [sheet.total for sheet in after.scores()]
    return totals[seat] - totals[1 - seat]


@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 6))
@pytest.mark.parametrize("game", GAMES)
def test_the_last_decision_of_a_game_is_the_best_one(game: str, seed: int) -> None:
    table = last_decision(game, seed)
    best = max(margin_after(table, move) for move in table.legal())
    thought = consider(seat_at(table), Budget(rounds=600 if INTERPRETED else 5_000, seed=seed))
    assert margin_after(table, thought.best.move) == best
    assert thought.best.margin == pytest.approx(best)


@pytest.mark.parametrize("game", GAMES)
def test_thoughts_add_up(game: str) -> None:
    thought = consider(seat_at(middle(game, 5)), Budget(rounds=ROUNDS, seed=3))
    assert thought.rounds == ROUNDS == sum(considered.visits for considered in thought.moves)
    assert [m.visits for m in thought.moves] == sorted((m.visits for m in thought.moves), reverse=True)
    assert thought.best == thought.moves[0]
    assert 0 <= thought.win_chance <= 1
    assert all(0 <= m.win_chance <= 1 and 0 <= m.value <= 1 for m in thought.moves)
    low, high = (f(m.margin for m in thought.moves) for f in (min, max))
    assert low <= thought.margin <= high


@pytest.mark.parametrize("game", GAMES)
def test_thoughts_can_be_had_again(game: str) -> None:
    seat = seat_at(middle(game, 6))
    thought = consider(seat, Budget(rounds=ROUNDS, seed=3))
    assert consider(seat, Budget(rounds=ROUNDS, seed=3)) == thought
    assert consider(seat, Budget(rounds=ROUNDS, seed=4)) != thought


def test_thinking_twice_is_thinking_long() -> None:
    table = middle("overbooking", 7).redeal(0, 0)
    once, twice = (Search(table, 0, 9, ROUNDS) for _ in range(2))
    once.think(ROUNDS)
    twice.think(ROUNDS // 3)
    twice.think(ROUNDS - ROUNDS // 3)
    assert once.rounds == twice.rounds
    nodes = max(once.children()) + 1
    assert np.array_equal(once.tree.links[:nodes], twice.tree.links[:nodes])
    assert np.array_equal(once.tree.values[:nodes], twice.tree.values[:nodes])


def test_threads_lay_their_figures_together() -> None:
    seat = seat_at(middle("overbooked", 8))
    together = consider(seat, Budget(rounds=2 * ROUNDS, threads=2, seed=5))
    alone = [consider(seat, Budget(rounds=ROUNDS, seed=5 + number * (1 << 40))) for number in range(2)]
    assert together.rounds == 2 * ROUNDS
    for considered in together.moves:
        parts = [m for thought in alone for m in thought.moves if m.move == considered.move]
        assert considered.visits == sum(part.visits for part in parts)
        pooled = sum(part.visits * part.margin for part in parts) / considered.visits
        assert considered.margin == pytest.approx(pooled)


def test_time_ends_a_search() -> None:
    thought = consider(seat_at(middle("oktoberfest", 9)), Budget(rounds=10**9, seconds=0.05))
    assert 0 < thought.rounds < 10**9


def test_compiling_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling before the first search of a process does not count against its seconds."""
    seat = seat_at(middle("oktoberfest", 9))
    think = Search.think
    clock = [0.0]

    def slow_at_first(search: Search, rounds: int) -> None:
        clock[0] += 1e-6 * rounds if clock[0] else 5.0
        think(search, rounds)

    monkeypatch.setattr(Search, "think", slow_at_first)
    monkeypatch.setattr("houseful.bots.search.analysis.time.perf_counter", lambda: clock[0])
    assert consider(seat, Budget(rounds=ROUNDS, seconds=1.0)).rounds == ROUNDS


@pytest.mark.parametrize("budget", [Budget(rounds=0), Budget(rounds=-1), Budget(threads=0)])
def test_a_thought_takes_something(budget: Budget) -> None:
    with pytest.raises(ValueError, match="at least one round and one thread"):
        consider(seat_at(middle("overbooking", 5)), budget)


@pytest.mark.parametrize("budget", [Budget(rounds=1), Budget(rounds=2, threads=8), Budget(rounds=9, seconds=0.0)])
def test_little_is_enough(budget: Budget) -> None:
    thought = consider(seat_at(middle("overbooking", 5)), budget)
    assert 1 <= thought.rounds <= budget.rounds


@pytest.mark.parametrize("game", GAMES)
def test_only_a_seat_that_is_to_move_considers(game: str) -> None:
    table = middle(game, 5)
    assert table.turn is not None
    with pytest.raises(ValueError, match="only a seat that is to move"):
        consider(Seat(table, 1 - table.turn), Budget(rounds=4))
    luck = random.Random(1)
    while not table.over:
        table.play(luck.choice(table.legal()))
    with pytest.raises(ValueError, match="only a seat that is to move"):
        consider(Seat(table, 0), Budget(rounds=4))


def test_consider_is_exported_by_the_package() -> None:
    """`houseful.bots.consider` needs no import of its own."""
    code = "import houseful; print(houseful.bots.consider.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "consider\n"


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    table = middle("overbooking", 10)
    assert len(Search(table, 0, 1, 10**9).tree.links) == session.MOST_NODES
    monkeypatch.setattr(session, "MOST_NODES", 9)
    assert table.turn is not None
    search = Search(table, table.turn, 1, ROUNDS)
    search.think(ROUNDS)
    assert len(search.tree.links) == 9
    assert sum(int(search.tree.links[child, 3]) for child in search.children()) == ROUNDS


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_stopping_when_all_is_settled_changes_no_decision(game: str) -> None:
    """The move is the same as after all rounds, and often it takes fewer."""
    rounds, hurried = 600, 0
    for ply in (3, 8, 13, 18, 23):
        seat = seat_at(middle(game, ply))
        whole = consider(seat, Budget(rounds, seed=ply))
        settled = consider(seat, Budget(rounds, seed=ply, settle=True))
        assert settled.best.move == whole.best.move
        assert settled.rounds <= whole.rounds == rounds
        hurried += settled.rounds < rounds
    assert hurried


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_are_played_by_the_rules(game: str, players: int) -> None:
    table = houseful.deal(game, players=players, seed=players)
    bots = [SearchBot(seat, "skilled", 2 if INTERPRETED else 40) for seat in range(players)]
    while table.turn is not None:
        table.play(bots[table.turn].choose(Seat(table, table.turn)))
    assert table.over


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_move_is_played_at_once(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = middle("overbooking", 11)
    seat = seat_at(table)
    monkeypatch.setattr(seat, "legal", lambda: [table.legal()[0]])
    monkeypatch.setattr(seat, "imagine", lambda seed: pytest.fail("it thought about it"))
    assert make_bot(level, 1).choose(seat) == table.legal()[0]


def thoughts(game: str) -> str:
    """What is thought of every move of two positions."""
    told = []
    for players, seed in ((2, 3), (3, 3)) if game != "oktoberfest" else ((2, 3), (2, 4)):
        for considered in consider(seat_at(middle(game, seed, players=players)), Budget(rounds=15)).moves:
            figures = considered.visits, round(considered.margin, 6), round(considered.value, 6)
            told.append(f"{considered.move} {figures}")
    return "\n".join(told)


def interpreted_thoughts(game: str) -> str:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV")}
    environment["HOUSEFUL_RULES"] = "interpreted"
    program = "import sys; from tests.bots.search.test_mcts import thoughts; print(thoughts(sys.argv[1]))"
    command = [sys.executable, "-c", program, game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_think_the_same(game: str) -> None:
    compiled = thoughts(game)
    assert compiled.count("\n") > 4
    assert interpreted_thoughts(game) == compiled
