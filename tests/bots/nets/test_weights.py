"""Nets are kept whole or refused in one line."""

from pathlib import Path

import numpy as np
import pytest

from houseful.bots.nets.shipped import FILE
from houseful.bots.nets.weights import LARGEST, NAMES, STEPS, Weights, read_weights, shapes_of, write_weights
from houseful.core.text.validation import Fault
from houseful.games import NAMES as GAMES
from houseful.games import find_game

TENT = find_game("oktoberfest")


def some_weights() -> Weights:
    luck = np.random.default_rng(1)
    shapes = shapes_of(TENT, 16, 8)
    arrays = {name: luck.normal(size=shape).astype(np.float16).astype(np.float32) for name, shape in shapes.items()}
    return Weights("oktoberfest", arrays, {"2": [0.9, 0.1, 1.1, 0.8, 0.0, 1.0]}, {"seconds": 3})


def test_what_was_written_is_read(tmp_path: Path) -> None:
    """Numbers to half a step, and written again the same."""
    written = some_weights()
    write_weights(tmp_path / "a.net", written)
    read = read_weights(tmp_path / "a.net", TENT)
    assert (read.game, read.calibration, read.training) == (written.game, written.calibration, written.training)
    write_weights(tmp_path / "b.net", read)
    assert (tmp_path / "b.net").read_bytes() == (tmp_path / "a.net").read_bytes()
    for name in NAMES:
        small = np.abs(written.arrays[name]) < 0.5  # larger ones have wider steps in 16 bits
        assert np.abs(read.arrays[name] - written.arrays[name])[small].max() <= 0.5 / STEPS
        assert not (read.arrays[name] * STEPS % 1).any()


@pytest.mark.parametrize(
    "damage", ["cut", "longer", "one bit", "another game", "no net", "shape", "head", "not a number"]
)
def test_a_damaged_file_is_refused_in_one_line(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    weights = some_weights()
    if damage == "not a number":
        weights.arrays["second"][3, 3] = np.nan
    write_weights(file, weights)
    whole, game = file.read_bytes(), TENT
    assert damage == "not a number" or read_weights(file, TENT).game == "oktoberfest"
    if damage == "another game":
        game = find_game("overbooking")
    file.write_bytes(
        {
            "cut": whole[:-3],
            "longer": whole + b"\0\0",
            "one bit": whole[:-5] + bytes([whole[-5] ^ 1]) + whole[-4:],
            "no net": b"PNG" + whole,
            "shape": whole.replace(b"[16, 8]", b"[8, 16]"),
            "head": whole.replace(b'"arrays"', b'"arrows"'),
        }.get(damage, whole)
    )
    with pytest.raises(Fault) as refused:
        read_weights(file, game)
    said = refused.value.say("en")
    assert str(file) in said
    assert "\n" not in said


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="none"):
        read_weights(tmp_path / "none.net", TENT)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_comes_with_a_net_that_fits_and_is_small(name: str) -> None:
    game = find_game(name)
    file = game.folder / FILE
    weights = read_weights(file, game)
    assert file.stat().st_size <= LARGEST
    assert set(weights.calibration) == {str(players) for players in game.rules.players}
    assert weights.training["games"] > 1_000_000
