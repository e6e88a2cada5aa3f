"""A decision in slices is the one that a bot without a clock makes, and so is a hint."""

import random

import pytest

import houseful
from houseful.bots.levels import NAMES, make_bot
from houseful.bots.search.analysis import Budget, consider
from houseful.bots.seat import Seat
from houseful.core.compile.rule import INTERPRETED
from houseful.host.bot_turn import BotTurn
from houseful.host.deciding import Consideration, Decision

QUICK = ("random", "greedy", "novice", "casual")
LEVELS = [level for level in NAMES if level in QUICK or not INTERPRETED]


def decided(table: houseful.Table, turn: BotTurn) -> tuple[str, int]:
    """The move, and how many slices it took."""
    decision, slices = Decision(table, turn), 0
    while not decision.go_on():
        slices += 1
    return decision.move(), slices


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", houseful.games())
def test_a_bot_decides_in_slices_as_it_does_at_once(game: str, level: str) -> None:
    table, luck = houseful.deal(game, players=2, seed=3), random.Random(3)
    for number in range(6 if level in QUICK else 2):
        for _ in range(3):
            table.play(luck.choice(table.legal()))
        seat = table.turn
        assert seat is not None
        at_once = make_bot(level, number, timed=False).choose(Seat(table, seat))
        assert decided(table, BotTurn(seat, table.ply, level, number))[0] == at_once


def test_a_forced_move_is_not_thought_about() -> None:
    luck, table = random.Random(3), houseful.deal("overbooked", players=2, seed=3)
    while len(table.legal()) != 1:
        table = houseful.deal("overbooked", players=2, seed=luck.randrange(1_000)) if table.over else table
        table.play(luck.choice(table.legal()))
    assert table.turn is not None
    assert decided(table, BotTurn(table.turn, table.ply, "master", 1)) == (table.legal()[0], 0)


def test_without_its_net_a_grandmaster_thinks_as_a_master_does() -> None:
    table, budgets = houseful.deal("overbooked", players=2, seed=3), []
    assert table.turn is not None
    for level in ("grandmaster", "master"):
        decision = Decision(table, BotTurn(table.turn, table.ply, level, 4))
        assert decision.slices is not None
        budgets.append(decision.slices.budget)
        decision.go_without_net()
        budgets.append(decision.slices.budget)
    with_net, without, *master = budgets
    assert with_net.net
    assert master == [without, without]


def test_a_hint_in_slices_is_the_same_thought() -> None:
    table, budget = houseful.deal("oktoberfest", players=2, seed=3), Budget(rounds=70)
    assert table.turn is not None
    consideration = Consideration(table, table.turn, budget)
    slices = 1
    while not consideration.go_on():
        slices += 1
    assert slices == 3
    assert consideration.thought() == consider(Seat(table, table.turn), budget)


def test_a_hint_can_be_had_before_its_end() -> None:
    table = houseful.deal("oktoberfest", players=2, seed=3)
    assert table.turn is not None
    consideration = Consideration(table, table.turn)
    assert not consideration.go_on()
    assert consideration.thought().rounds == 32
    assert consideration.seconds == 1.5
