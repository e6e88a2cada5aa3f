"""A net played with NumPy alone, many decisions at once."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from houseful.bots.nets.inference import LEAST, SEATS
from houseful.bots.nets.weights import Weights

Floats = npt.NDArray[np.floating]


class Opinion(NamedTuple):
    """What a net says of some decisions, a row for each."""

    logits: Floats  # of every move; minus infinity where it is not legal
    wins: Floats  # logits of the win of each seat from the one that moves on, before calibration
    margins: Floats  # in units of the game's scale, before calibration


def opinion(weights: Weights, features: Floats, described: Floats, mask: npt.NDArray[np.bool_]) -> Opinion:
    """Look at decisions: features, what every move does (its worth first) and which are legal."""
    arrays = weights.arrays
    first = np.maximum(features @ arrays["first"] + arrays["first_bias"], 0.0)
    second = np.maximum(first @ arrays["second"] + arrays["second_bias"], 0.0)
    deeds = described.copy()
    best = np.where(mask, deeds[..., 0], -np.inf).max(-1, keepdims=True)
    deeds[..., 0] = np.maximum(deeds[..., 0] - best, LEAST)
    weighed = second @ arrays["deeds"].T + arrays["deeds_bias"]
    logits = second @ arrays["moves"].T + arrays["moves_bias"] + (deeds @ weighed[..., None])[..., 0]
    values = second @ arrays["values"].T + arrays["values_bias"]
    return Opinion(np.where(mask, logits, -np.inf), values[..., :SEATS], values[..., SEATS:])
