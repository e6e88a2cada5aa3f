"""Playing in the terminal, alone and with others."""

import io

import pytest

from houseful.bots.random_bot import RandomBot
from houseful.cli.terminal import Terminal
from houseful.core.table import deal
from houseful.games.overbooked import GAME


def session(players: int, lines: list[str], **options: object) -> tuple[Terminal, str]:
    """Type these lines, then always the first legal move until the game is over."""
    out = io.StringIO()
    table = deal(GAME, players, 5, None, {"first": 0, **options})
    bots = {seat: RandomBot(seat) for seat in range(1, players)}
    waiting = iter(lines)
    terminal = Terminal(GAME, table, 0, "en", bots, out=out)
    terminal.read = lambda prompt: next(waiting, None) or str(terminal.table.legal()[0])
    terminal.run()
    return terminal, out.getvalue()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game(players: int) -> None:
    terminal, text = session(players, ["?", "moves", "rules couples", "why take nobody", "why place 1a"])
    assert terminal.table.over
    assert "You took" in text
    assert text.count("The game is over." if players == 1 else "The last round is complete: the game is over.") == 1
    assert "Rule 3.1, A turn" in text
    assert "5 points for each red group of exactly two" in text


def test_solo_shows_the_scenario_and_how_it_ends() -> None:
    _, text = session(1, [], scenario="school", difficulty="expert")
    assert "Scenario: The school trip, expert." in text
    assert "8 happy children (you have 0)" in text
    assert "The scenario is not fulfilled, and no voucher is left: you have lost." in text
    assert "won." not in text


def test_a_card_taken_can_be_put_back_until_the_next_is_drawn() -> None:
    terminal, text = session(2, ["moves", "take nothing"])
    assert "is not a move in this game" in text
    table = deal(GAME, 2, 5, None, {"first": 0})
    take = str(table.legal()[0])
    terminal = Terminal(GAME, table, 0, "en", {1: RandomBot(1)}, out=io.StringIO())
    typed = iter([take, "undo", "quit"])
    terminal.read = lambda prompt: next(typed)
    terminal.run()
    assert terminal.table.ply == 0
