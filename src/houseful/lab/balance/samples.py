"""Sums over many games, from which means, errors and tests follow; they add up in any order of the parts."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Key = tuple[str | int, ...]
Z95 = 1.959963984540054  # of the normal distribution, for intervals of 95 %
LARGE = 30  # samples from which means are taken for normally distributed


class Mean(NamedTuple):
    """A mean, its standard error, and of how many samples."""

    mean: float
    error: float
    samples: int

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence."""
        return self.mean - Z95 * self.error, self.mean + Z95 * self.error

    def tail(self, expected: float = 0.0) -> float:
        """How likely a mean as far from what is expected is by chance alone, on either side."""
        off = abs(self.mean - expected)
        if off < 1e-12:
            return 1.0
        return math.erfc(off / self.error / math.sqrt(2)) if self.error else 0.0


class Samples:
    """Values of many measures: for each how many, their sum and the sum of their squares."""

    def __init__(self) -> None:
        self.sums: dict[Key, list[float]] = {}

    def add(self, key: Key, value: float) -> None:
        """Count in one value."""
        sums = self.sums.get(key)
        if sums is None:
            sums = self.sums[key] = [0, 0.0, 0.0]
        sums[0] += 1
        sums[1] += value
        sums[2] += value * value

    def merge(self, other: "Samples") -> None:
        """Count in what somebody else has counted."""
        for key, more in other.sums.items():
            sums = self.sums.setdefault(key, [0, 0.0, 0.0])
            for at, number in enumerate(more):
                sums[at] += number

    def mean(self, key: Key, count: int | None = None) -> Mean:
        """The mean of a measure over its own samples, or over `count` games that have 0 where there is no sample."""
        found, total, squares = self.sums.get(key, (0, 0.0, 0.0))
        number = int(found) if count is None else count
        if number == 0:
            return Mean(0.0, 0.0, 0)
        mean = total / number
        spread = max(squares / number - mean * mean, 0.0)
        return Mean(mean, math.sqrt(spread / max(number - 1, 1)), number)

    def seen(self, key: Key) -> int:
        """How many samples a measure has."""
        return int(self.sums[key][0]) if key in self.sums else 0

    def keys(self, *head: str | int) -> list[Key]:
        """The measures whose key begins like this, in order."""
        return sorted((key for key in self.sums if key[: len(head)] == head), key=lambda key: tuple(map(str, key)))


@dataclass
class Findings:
    """What some games have shown."""

    games: int = 0
    values: Samples = field(default_factory=Samples)  # one value a game; none stands for 0
    uses: Samples = field(default_factory=Samples)  # by relation and card: the share of the win above the fair one
    worth: Samples = field(default_factory=Samples)  # what a card brings: the same game with and without its effect
    spreads: dict[Key, Counter[int]] = field(default_factory=dict)  # how often each number came up

    def count(self, key: Key, number: int) -> None:
        """Count in a number of a distribution."""
        self.spreads.setdefault(key, Counter())[number] += 1

    def merge(self, other: "Findings") -> None:
        """Count in other games."""
        self.games += other.games
        self.values.merge(other.values)
        self.uses.merge(other.uses)
        self.worth.merge(other.worth)
        for key, numbers in other.spreads.items():
            self.spreads.setdefault(key, Counter()).update(numbers)


def add_values(samples: Samples, values: Mapping[Key, float]) -> None:
    """Count in the measures of one game; zeros are left out."""
    for key, value in values.items():
        if value:
            samples.add(key, value)


def holm(tails: Mapping[Key, float], level: float) -> set[Key]:
    """The measures that differ for real: together they are wrong with a probability of at most `level`.

    Holm's step-down correction: the smallest of n tails must lie below level / n, the next below level / (n − 1) …
    """
    found: set[Key] = set()
    ordered: Iterable[tuple[Key, float]] = sorted(tails.items(), key=lambda item: item[1])
    for place, (key, tail) in enumerate(ordered):
        if tail > level / (len(tails) - place):
            break
        found.add(key)
    return found
