"""The one replay: moves played again, and moves taken back."""

import random
import re
from pathlib import Path

import pytest

import houseful
from houseful.core.replay import play_moves, positions, replayed
from houseful.games import NAMES


def begun(name: str, moves: int = 6) -> tuple[houseful.Table, houseful.Table]:
    """A table as it was dealt, and after some moves."""
    start, luck = houseful.deal(name, players=2, seed=4), random.Random(4)
    table = start.copy()
    for _ in range(moves):
        table.play(luck.choice(table.legal()))
    return start, table


@pytest.mark.parametrize("name", NAMES)
def test_the_same_moves_lead_to_the_same_table(name: str) -> None:
    start, table = begun(name)
    assert replayed(start.copy(), table.moves()) == table
    assert [past.ply for past in play_moves(start.copy(), table.moves())] == [1, 2, 3, 4, 5, 6]


def test_positions_are_tables_of_their_own_and_an_undo_returns_to_the_one_before() -> None:
    start, table = begun("overbooking", 3)
    first, second, third = map(str, table.moves())
    after = positions(start, [first, second, None, second, third])
    assert [past.ply for past in after] == [0, 1, 2, 1, 2, 3]
    assert after[3] == after[1]
    assert after[4] == after[2]
    assert after[5] == table
    assert start.ply == 0


def test_an_illegal_move_ends_a_replay() -> None:
    start, table = begun("overbooking", 2)
    with pytest.raises(houseful.IllegalMove):
        replayed(start, [*table.moves(), "nonsense"])
    assert start == table


FORMER = sorted((Path(__file__).parent / "former_logs").rglob("*.log"))


@pytest.mark.parametrize("file", FORMER, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_logs_of_former_cards_and_options_replay_to_the_result_they_had(file: Path) -> None:
    text = file.read_text("utf-8")
    end = re.search(r"^end \d+ moves, scores ([-\d ]+),", text, re.M)
    assert end
    table = houseful.replay(text)
    assert table.over
    assert [sheet.total for sheet in table.scores()] == [int(total) for total in end[1].split()]
    assert not table.pack.standard, "these are the cards of an earlier release"
