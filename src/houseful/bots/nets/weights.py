"""The file of a net: a line that names the format, a line of JSON, then the numbers of all arrays one after another.

The JSON has the game, the names and shapes of the arrays (16-bit floats, little-endian, row by row), the SHA-256 of
the numbers, how values are calibrated, and the record of the training. Numbers are rounded when they are written, so
that a file travels to a page compressed: a net is played with these, wherever it is played.
"""

import hashlib
import json
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core.game import Game
from houseful.core.text.validation import Fault

FORMAT = b"houseful net 1\n"
NAMES = (
    "first",
    "first_bias",
    "second",
    "second_bias",
    "moves",
    "moves_bias",
    "deeds",
    "deeds_bias",
    "values",
    "values_bias",
)
KIND = np.dtype("<f2")
VALUES = 8  # logits of the win of each seat from the one that looks on, then margins
STEPS = 2_048  # to one: numbers are multiples of 1/2048, a hundredth of what they usually differ by
LARGEST = 2_000_000  # bytes that a file may have
HEAD = 20_000  # of these at most, before the numbers
LANES = 8  # the sizes of hidden layers are multiples, so that a processor adds up as many at once


@dataclass(frozen=True)
class Weights:
    """The arrays of a net by name, and what is known about it."""

    game: str
    arrays: dict[str, npt.NDArray[np.float32]]
    calibration: dict[str, list[float]] = field(default_factory=dict)  # by number of players
    training: dict[str, Any] = field(default_factory=dict)


def shapes_of(game: Game, first: int, second: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of a net with hidden layers of these sizes."""
    ai, moves = game.ai, game.rules.moves
    return dict(
        zip(
            NAMES,
            (
                (ai.features, first), (first,), (first, second), (second,),
                (moves, second), (moves,), (ai.described, second), (ai.described,), (VALUES, second), (VALUES,),
            ),
            strict=True,
        )
    )  # fmt: skip


def is_playable(game: Game, first: int, second: int) -> bool:
    """Whether a net of these sizes can be played and its file is not too large."""
    if min(first, second) < LANES or first % LANES or second % LANES:
        return False
    numbers = sum(prod(shape) for shape in shapes_of(game, first, second).values())
    return numbers * KIND.itemsize + HEAD <= LARGEST


def sizes_of(weights: Weights) -> tuple[int, int]:
    """The sizes of a net's hidden layers."""
    first, second = weights.arrays["second"].shape
    return first, second


def rounded(numbers: npt.NDArray[np.float32]) -> npt.NDArray[np.float16]:
    """The numbers as a file keeps them: whole steps, in 16 bits."""
    return np.ascontiguousarray(np.rint(numbers * STEPS) / STEPS, KIND)


def write_weights(path: Path, weights: Weights) -> None:
    """Write a net, rounded."""
    numbers = b"".join(rounded(weights.arrays[name]).tobytes() for name in NAMES)
    head = {
        "game": weights.game,
        "arrays": {name: list(weights.arrays[name].shape) for name in NAMES},
        "sha256": hashlib.sha256(numbers).hexdigest(),
        "calibration": weights.calibration,
        "training": weights.training,
    }
    path.write_bytes(FORMAT + json.dumps(head).encode() + b"\n" + numbers)


def read_weights(path: Path, game: Game) -> Weights:
    """Read a net of a game; a file that is not one, or not whole, is a Fault that names it."""
    try:
        content = path.read_bytes()
    except OSError:
        raise Fault("fault-net-missing", file=str(path)) from None
    try:
        return _parsed(content, game)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Fault("fault-net-damaged", file=str(path), game=game.name) from None


def _parsed(content: bytes, game: Game) -> Weights:
    if not content.startswith(FORMAT) or len(content) > LARGEST:
        raise ValueError
    line, _, numbers = content[len(FORMAT) :].partition(b"\n")
    head = json.loads(line)
    shapes = {name: tuple(int(size) for size in head["arrays"][name]) for name in NAMES}
    fits = shapes == shapes_of(game, *shapes["second"])
    if head["game"] != game.name or not fits or hashlib.sha256(numbers).hexdigest() != head["sha256"]:
        raise ValueError
    arrays, at = {}, 0
    for name, shape in shapes.items():
        count = int(np.prod(shape))
        part = np.frombuffer(numbers, KIND, count, at * KIND.itemsize)
        arrays[name] = np.ascontiguousarray(part.reshape(shape), np.float32)
        at += count
    if at * KIND.itemsize != len(numbers) or not all(np.isfinite(array).all() for array in arrays.values()):
        raise ValueError
    return Weights(game.name, arrays, dict(head["calibration"]), dict(head["training"]))
