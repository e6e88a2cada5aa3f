"""A game in the terminal: typed in, read back."""

import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import houseful
from houseful.bots.random import RandomBot
from houseful.core.words import LANGUAGES
from houseful.games import NAMES, find_game
from houseful.terminal import Terminal


class Sitting:
    """Somebody at the terminal who types what the test says."""

    def __init__(
        self, name: str = "overbooking", seed: int = 5, language: str = "en", **options: object
    ) -> None:
        options.setdefault("first", 0)
        self.out = io.StringIO()
        table = houseful.deal(name, seed=seed, **options)  # type: ignore[arg-type]
        bots = {seat: RandomBot(seat) for seat in range(1, table.players)}
        self.lines: Iterator[str] = iter(())
        self.terminal = Terminal(find_game(name), table, 0, language, bots, self.read, self.out)

    def read(self, _prompt: str) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def type(self, *lines: str) -> str:
        """Type some lines; what was printed since."""
        start = len(self.out.getvalue())
        self.lines = iter(lines)
        for _ in lines:
            self.terminal.take_line()
        return self.out.getvalue()[start:]

    def move(self) -> str:
        return str(self.terminal.table.legal()[0])


def test_a_whole_game_is_played_to_the_end() -> None:
    sitting = Sitting(players=3)
    terminal = sitting.terminal
    luck = random.Random(1)
    terminal.read = lambda prompt: str(luck.choice(terminal.table.legal()))
    terminal.run()
    told = sitting.out.getvalue()
    assert terminal.table.over
    assert "The game is over." in told
    assert "1. " in told
    assert "won." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_told_in_every_language(name: str, language: str) -> None:
    sitting = Sitting(name, language=language)
    terminal = sitting.terminal
    luck = random.Random(2)
    terminal.read = lambda prompt: str(luck.choice(terminal.table.legal()))
    terminal.run()
    assert terminal.table.over
    assert "{" not in sitting.out.getvalue()


def test_the_table_is_told_without_a_secret() -> None:
    sitting = Sitting(players=2)
    sitting.type(sitting.move())
    told = sitting.type("table")
    rival = sitting.terminal.table.peer().hand[1]
    assert "face down (Blue)" in told
    other = sitting.terminal.table.redeal(0, 77)
    assert other.peer().hand[1] != rival
    sitting.terminal.table = other
    assert sitting.type("table") == told


def test_help_moves_and_rules() -> None:
    sitting = Sitting()
    assert "undo" in sitting.type("?")
    assert sitting.type("help") == sitting.type("?")
    assert sitting.move() in sitting.type("moves")
    assert "5.6 " in sitting.type("rules monk")
    assert "No rule mentions" in sitting.type("rules unicorn")
    assert "Overbooking" in sitting.type("rules")


def test_why_names_the_paragraph() -> None:
    sitting = Sitting()
    assert "Rule 2.7" in sitting.type("why keep")
    assert "allowed" in sitting.type("why " + sitting.move())
    assert "not a move" in sitting.type("why not")
    assert "why " in sitting.type("why")


def test_a_refused_move_is_explained_and_costs_nothing() -> None:
    sitting = Sitting()
    before = sitting.terminal.table.copy()
    assert "Rule 2.7" in sitting.type("keep")
    assert "not a move" in sitting.type("abracadabra")
    assert sitting.terminal.table == before


def test_undo_gives_the_move_back() -> None:
    sitting = Sitting(seed=8)
    before = sitting.terminal.table.copy()
    assert "nothing of yours" in sitting.type("undo")
    move = next(m for m in sitting.terminal.table.legal() if "back" in m)
    sitting.type(str(move))
    assert sitting.terminal.table != before
    told = sitting.type("undo")
    if "Taken back." in told:
        assert sitting.terminal.table == before
    else:
        pytest.fail(f"this deal turns a card up at once: {told}")


def test_undo_stops_where_cards_were_turned_up() -> None:
    sitting = Sitting(players=2, first=0)
    while sitting.terminal.table.view(0)["round"] == 1:
        sitting.type(sitting.move())
    told = sitting.type("undo")
    assert "turned up or drawn" in told


def test_save_load_and_never_over_a_file(tmp_path: Path) -> None:
    sitting = Sitting()
    sitting.type(sitting.move())
    file = tmp_path / "game.log"
    assert "Saved" in sitting.type(f"save {file}")
    assert houseful.replay(file.read_text()) == sitting.terminal.table
    assert "exists already" in sitting.type(f"save {file}")
    assert "cannot be written" in sitting.type(f"save {tmp_path}/nowhere/game.log")
    assert "save " in sitting.type("save")


def test_leaving_and_the_end_of_input() -> None:
    sitting = Sitting()
    assert "Goodbye" in sitting.type("quit")
    assert sitting.terminal.leaving
    sitting = Sitting()
    sitting.terminal.run()
    assert sitting.terminal.leaving
