"""`houseful train`: what it refuses before it learns anything."""

from pathlib import Path
from typing import Any

import pytest

from houseful.bots.nets.shipped import FILE
from houseful.games import find_game

HOTEL_NET = find_game("overbooking").folder / FILE


@pytest.mark.parametrize("hidden", ["512", "512,250", "0,8", "8,8,8", "many,few", "4096,4096"])
def test_sizes_that_no_net_can_have_are_refused(houseful: Any, hidden: str) -> None:
    answer = houseful("train", "overbooking", "--hidden", hidden)
    assert answer.status == 2
    expected = (
        f'--hidden: expected two multiples of eight, such as 256,128, for a net of at most 2 MB; found "{hidden}".'
    )
    assert answer.err == f"houseful: {expected}\n"


@pytest.mark.parametrize(
    ("option", "found"), [("--games", 1), ("--steps", 0), ("--batch", 1), ("--rate", 0), ("--rate", "nan")]
)
def test_numbers_out_of_bounds_are_refused(houseful: Any, option: str, found: object) -> None:
    answer = houseful("train", "overbooking", option, found)
    assert answer.status == 2
    assert answer.err.startswith(f"houseful: {option}: expected")
    assert answer.err.count("\n") == 1


def test_a_net_of_another_game_is_nothing_to_begin_from(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("train", "oktoberfest", "--from", HOTEL_NET, "--net", tmp_path / "new.net")
    assert answer.err == f"houseful: {HOTEL_NET}: this is not a whole net for oktoberfest.\n"
    missing = tmp_path / "missing.net"
    assert houseful("train", "oktoberfest", "--from", missing).err == f"houseful: {missing}: there is no such net.\n"


def test_a_net_keeps_its_sizes(houseful: Any, tmp_path: Path) -> None:
    words = ["--from", HOTEL_NET, "--hidden", "256,128", "--net", tmp_path / "new.net"]
    answer = houseful("train", "overbooking", *words)
    assert answer.status == 2
    assert answer.err == f"houseful: {HOTEL_NET}: the hidden layers of this net have the sizes 512,256, not 256,128.\n"
