"""Compiled rules, records, the random generator, sets of bits."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from houseful.core.compile.bits import count_members, lowest_member
from houseful.core.compile.record import EVERYONE, Memory, Record, grid, number, row
from houseful.core.compile.rng import mix64, random_below, seed_rng, shuffle
from houseful.core.compile.rule import INTERPRETED, _sweep, as_python, cache_folder
from houseful.core.compile.specialize import record_cast, specialize


class Cup(Record):
    """A record for these tests."""

    rng = number("u8", EVERYONE, "state")
    small = number("i1", EVERYONE, "a small number")
    cards = row("i2", 10, EVERYONE, "cards")
    board = grid("u4", (2, 3), EVERYONE, "a board")


def test_a_record_lists_its_fields() -> None:
    assert list(Cup.FIELDS) == ["rng", "small", "cards", "board"]
    assert Cup.FIELDS["board"].shape == (2, 3)
    assert Cup.DTYPE.isalignedstruct


def test_a_window_reads_and_writes_plain_numbers() -> None:
    memory = Cup.blank()
    cup = Cup.over(memory)
    cup.small, cup.rng = -5, 2**64 - 1
    cup.cards[9], cup.board[1, 2] = 700, 2**32 - 1
    other = Cup.over(memory)
    assert (other.small, other.rng, other.cards[9], other.board[1, 2]) == (-5, 2**64 - 1, 700, 2**32 - 1)
    assert type(other.board[1, 2]) is int


def test_a_number_that_does_not_fit_is_an_error() -> None:
    cup = Cup.over(Cup.blank())
    with pytest.raises(ValueError, match="format"):
        cup.small = 128
    with pytest.raises(ValueError, match="format"):
        cup.board[0, 0] = -1


def _rolls(memory: Memory, seed: int, sides: int, found: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> None:
    cup = open_cup(memory)  # type: ignore[name-defined]  # noqa: F821
    seed_rng(cup, seed)
    for at in range(len(found)):
        found[at] = random_below(cup, sides)


rolls = specialize(_rolls, "tests", open_cup=record_cast(Cup))


@pytest.mark.parametrize("sides", [1, 2, 6, 24, 1000])
def test_dice_are_fair_and_the_same_in_both_modes(sides: int) -> None:
    found = np.zeros(6000, np.int64)
    rolls(Cup.blank(), 42, sides, found)
    cup = Cup.over(Cup.blank())
    as_python(seed_rng)(cup, 42)
    assert found[:200].tolist() == [as_python(random_below)(cup, sides) for _ in range(200)]
    assert found.min() >= 0
    assert found.max() < sides
    if sides <= 24:
        expected = 6000 / sides
        assert all(abs(many - expected) < 6 * expected**0.5 + 1 for many in Counter(found.tolist()).values())


def test_seeds_next_to_each_other_have_nothing_in_common() -> None:
    close = [as_python(mix64)(seed) ^ as_python(mix64)(seed + 1) for seed in range(500)]
    assert 30 < sum(word.bit_count() for word in close) / 500 < 34


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    cup = Cup.over(Cup.blank())
    seen: Counter[tuple[int, ...]] = Counter()
    as_python(seed_rng)(cup, 1)
    for _ in range(3000):
        for place in range(10):
            cup.cards[place] = place
        as_python(shuffle)(cup, cup.cards, 2, 5)
        cards = tuple(cup.cards)
        assert cards[:2] + cards[5:] == (0, 1, 5, 6, 7, 8, 9)
        seen[cards[2:5]] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 400


@pytest.mark.parametrize("mask", [1, 2, 3, 12, 0x800000, 0xFFFFFF, 2**40])
def test_sets_of_bits(mask: int) -> None:
    assert lowest_member(mask) == min(bit for bit in range(64) if mask >> bit & 1)
    assert count_members(mask) == bin(mask).count("1")


def test_the_cache_is_named_after_all_sources() -> None:
    assert cache_folder().name.startswith("rules-")
    assert cache_folder().is_dir()


def test_importing_the_package_does_not_wait_for_the_compiler() -> None:
    program = "import sys, houseful; houseful.games(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_plain_twins_are_python() -> None:
    assert INTERPRETED or as_python(random_below) is not random_below
    assert as_python(as_python(random_below)) is as_python(random_below)


def test_old_compiled_rules_are_swept_away(tmp_path: Path) -> None:
    old, new, other = (tmp_path / name for name in ("rules-old", "rules-new", "photos"))
    for folder in (old, new, other):
        folder.mkdir()
        (folder / "file").touch()
    for folder in (old, other):
        os.utime(folder, (1, 1))
    _sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["photos", "rules-new"]


def test_rules_are_compiled_even_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    program = "from houseful.core.compile.rule import cache_folder; print(cache_folder())"
    environment = {**os.environ, "HOUSEFUL_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "houseful-rules-" in done.stdout
    assert not Path(done.stdout.strip()).exists(), "a folder for one process stays behind"
