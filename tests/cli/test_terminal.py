"""A game in the terminal: typed in, read back."""

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import houseful
from houseful.bots import Budget
from houseful.bots.random_bot import RandomBot
from houseful.cli.command_words import command_words
from houseful.cli.terminal import Terminal
from houseful.core.text.i18n import LANGUAGES, say
from houseful.games import NAMES, find_game


class Sitting:
    """Somebody at the terminal who types what the test says."""

    def __init__(
        self,
        name: str = "overbooking",
        seed: int = 5,
        language: str = "en",
        pause: bool = False,
        **options: object,
    ) -> None:
        options.setdefault("first", 0)
        self.out = io.StringIO()
        table = houseful.deal(name, seed=seed, **options)  # type: ignore[arg-type]
        bots = {seat: RandomBot(seat) for seat in range(1, table.players)}
        self.lines: Iterator[str] = iter(())
        self.terminal = Terminal(find_game(name), table, 0, language, bots, self.read, self.out, pause=pause)

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


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_names_moves_that_can_be_played(name: str) -> None:
    sitting = Sitting(name, players=2)
    sitting.terminal.thought = Budget(rounds=20)
    table = sitting.terminal.table
    while table.turn != 0:
        table.play(table.legal()[0])
    before = table.log()
    told = [line for line in sitting.type("hint").splitlines() if line]
    assert 1 <= len(told) <= 3
    for line in told:
        move, _, rest = line.partition(": wins ")
        assert move in table.legal()
        assert "points ahead on average" in rest
    assert table.log() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_for_the_lone_pilot_speaks_of_no_points(language: str) -> None:
    sitting = Sitting("overbooked", players=1, language=language)
    sitting.terminal.thought = Budget(rounds=20)
    told = sitting.type("hint")
    assert re.search(r"\d %", told)
    assert not re.search("point|punt|Punkt", told)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_typed_and_told_in_one_language(name: str, language: str) -> None:
    """Moves are listed, typed, asked about and advised in the language; the log stays English."""
    sitting = Sitting(name, language=language, players=2)
    terminal = sitting.terminal
    terminal.thought = Budget(rounds=20)
    words = command_words(language)
    for turn in range(12):
        while terminal.table.turn != 0:
            terminal.table.play(terminal.table.legal()[0])
        legal = terminal.table.legal()
        listed = sitting.type(words["moves"]).strip().splitlines()[-1]
        assert listed == ", ".join(map(terminal.notation.write, legal))
        move = legal[turn % len(legal)]
        assert say("play-allowed", language) in sitting.type(f"{words['why']} {terminal.notation.write(move)}")
        if turn == 1:
            hint = sitting.type(words["hint"]).split(":")[0].strip()
            assert hint in map(terminal.notation.write, legal)
        plies = terminal.table.ply
        sitting.type(terminal.notation.write(move))
        assert terminal.table.moves()[plies] == move
    assert houseful.replay(terminal.table.log()) == terminal.table


def test_the_cards_of_a_game_and_what_has_gone() -> None:
    sitting = Sitting("oktoberfest", players=2, language="de")
    told = sitting.type("karten")
    assert "Helden: 19 insgesamt" in told
    assert re.search(r"^ +.*Weg", told, re.MULTILINE)
    assert sitting.type("cards") == told


def test_no_hint_while_the_others_are_about_to_play() -> None:
    sitting = Sitting(players=2, pause=True)
    sitting.type(sitting.move())
    assert sitting.terminal.waiting
    assert "Enter" in sitting.type("hint")


def test_a_whole_game_is_played_to_the_end() -> None:
    sitting = Sitting(players=3)
    terminal = sitting.terminal
    luck = random.Random(1)
    terminal.read = lambda prompt: str(luck.choice(terminal.table.legal()))
    terminal.run()
    told = sitting.out.getvalue()
    assert terminal.table.over
    assert "the game is over." in told
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
    assert "face down (Blue; can be " in told
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


def test_before_the_others_play_a_move_can_be_taken_back() -> None:
    sitting = Sitting(seed=8, pause=True)
    before = sitting.terminal.table.copy()
    assert "nothing of yours" in sitting.type("undo")
    move = next(m for m in sitting.terminal.table.legal() if "back" in m)
    assert "Press Enter to let the others play" in sitting.type(str(move))
    assert "Press Enter first" in sitting.type("moves")
    assert "Press Enter first" in sitting.type("1 bird line 1")
    assert "Press Enter to let the others play" in sitting.type("table")
    assert "Taken back." in sitting.type("undo")
    assert sitting.terminal.table == before
    assert "nothing of yours" in sitting.type("undo")
    sitting.type(str(move))
    assert "Blue placed" in sitting.type("")
    assert sitting.terminal.table.turn == 0


def test_once_the_others_have_played_it_is_too_late() -> None:
    sitting = Sitting(seed=8, pause=True)
    sitting.type(sitting.move(), "")
    after = sitting.terminal.table.copy()
    assert "cannot be taken back" in sitting.type("undo")
    assert sitting.terminal.table == after


def test_a_move_that_turned_cards_up_is_not_offered_back() -> None:
    sitting = Sitting(players=2, first=0)
    while sitting.terminal.table.view(0)["round"] == 1:
        sitting.type(sitting.move())
    assert "cannot be taken back" in sitting.type("undo")


def test_a_finished_game_is_shown_and_not_asked_about() -> None:
    sitting = Sitting()
    while not sitting.terminal.table.over:
        sitting.terminal.table.play(sitting.terminal.table.legal()[0])
    sitting.terminal.run()
    assert "won." in sitting.out.getvalue()


def test_save_load_and_never_over_a_file(tmp_path: Path) -> None:
    sitting = Sitting()
    sitting.type(sitting.move())
    file = tmp_path / "game.log"
    assert "Saved" in sitting.type(f"save {file}")
    assert houseful.replay(file.read_text()) == sitting.terminal.table
    assert "exists already" in sitting.type(f"save {file}")
    assert "cannot be written" in sitting.type(f"save {tmp_path}/nowhere/game.log")
    assert "cannot be written" in sitting.type("save a\0b")
    assert "save " in sitting.type("save")


def test_leaving_and_the_end_of_input() -> None:
    sitting = Sitting()
    assert "Goodbye" in sitting.type("quit")
    assert sitting.terminal.leaving
    sitting = Sitting()
    sitting.terminal.run()
    assert sitting.terminal.leaving
