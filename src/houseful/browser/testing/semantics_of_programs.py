"""The same for what programs are made of: loops over iterators, classes, exceptions, lots, closures."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache, partial
from itertools import chain, combinations, compress, groupby, islice, pairwise, product
from random import Random
from typing import Any, NamedTuple


def iteration() -> Iterator[Any]:
    """Generators, zips and what itertools has."""
    shared = iter([1, 2, 3, 4, 5, 6])
    yield list(zip(shared, shared, strict=False))
    yield next((n for n in (1, 2, 3) if n > 1), None)
    yield next(iter([]), "nothing")
    yield [any(n > 2 for n in (1, 2, 3)), all(n > 2 for n in (1, 2, 3)), all(n > 0 for n in (1, 2) if n != 5)]
    yield [list(product("ab", (1, 2))), list(product((False, True), repeat=2)), list(combinations([1, 2, 3], 2))]
    yield [
        list(chain([1], [2, 3])),
        list(chain.from_iterable([[1], [2]])),
        list(pairwise([1, 2, 3])),
        list(compress("abc", [1, 0, 1])),
    ]
    yield [
        list(islice([1, 2, 3, 4], 2)),
        list(islice([1, 2, 3, 4], 1, 3)),
        [[k, list(g)] for k, g in groupby([1, 1, 2, 1])],
    ]
    yield [
        list(enumerate("ab", start=1)),
        list(map(str, [1, 2])),
        list(filter(None, [0, 1, 2])),
        sum(n * n for n in range(4)),
    ]
    yield [a for a, *_, z in ([1, 2, 3], [4, 5, 6]) if z > 3]
    yield [x * y for x in (1, 2) for y in (3, 4) if x + y != 5]


class Point(NamedTuple):
    """A tuple whose places have names."""

    x: int
    y: int = 2

    def moved(self, by: int) -> "Point":
        """Farther to the right."""
        return self._replace(x=self.x + by)


@dataclass(frozen=True)
class Card:
    """An object that is equal to others with the same fields."""

    name: str
    tags: list[str] = field(default_factory=list)

    @property
    def loud(self) -> str:
        """Its name, shouted."""
        return self.name.upper()


class Base:
    """An object with methods."""

    kind = "base"

    def __init__(self, start: int, *, step: int = 1) -> None:
        self.start, self.step = start, step

    @classmethod
    def twice(cls, start: int) -> "Base":
        """Begin at twice a number."""
        return cls(2 * start)

    def told(self, *words: str, end: str = ".") -> str:
        """A sentence."""
        return " ".join(words) + end

    @cached_property
    def squared(self) -> int:
        """The square of the start."""
        return self.start * self.start


class Derived(Base):
    """One that builds on it."""

    kind = "derived"

    def told(self, *words: str, end: str = "!") -> str:
        """A louder sentence."""
        return super().told(self.kind, *words, end=end)


def exactly(value: object) -> bool:
    """Whether something is a whole number and nothing else."""
    return type(value) is int


def classes() -> list[Any]:
    """Objects of our own kinds."""
    point, card = Point(1), Card("Ada", ["x"])
    derived = Derived.twice(4)
    squared: Callable[[int], Point] = point.moved
    return [
        [point, point.moved(3), point == (1, 2), point[1], point.x + point.y, list(point), Point(2) > point],
        [card.loud, card == Card("Ada", ["x"]), card == Card("Ada"), replace(card, name="Bo").name],
        [
            derived.kind,
            derived.start,
            derived.step,
            derived.squared,
            derived.told("so", "it", "is"),
            squared(9),
        ],
        [
            isinstance(derived, Base),
            isinstance(3, int | str),
            isinstance(True, int),
            isinstance("", str),
            isinstance({}, dict),
        ],
        [exactly(True), exactly(3), exactly("x"), isinstance([], list), isinstance(2.5, float)],
    ]


class WrongError(ValueError):
    """Something that is raised."""

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(key)


def checked(value: int) -> str:
    """Raise, return, and do something last."""
    done: list[str] = []
    try:
        if value > 2:
            raise WrongError("large", found=value)
        if value > 1:
            return "two" + str(done)
        done.append("tried")
        return str([0][value])
    except WrongError as wrong:
        return f"{wrong.key} {wrong.facts}"
    except (IndexError, KeyError):
        return "index"
    finally:
        done.append("done")


def errors() -> list[Any]:
    """What is raised and caught."""
    found = [checked(value) for value in range(4)]
    try:
        int("x")
    except ValueError:
        found.append("no number")
    try:
        found.append({"a": 1}["b"])  # type: ignore[arg-type]
    except KeyError:
        found.append("no key")
    return found


def lots() -> list[Any]:
    """Lots that follow from a seed."""
    found: list[Any] = []
    for seed in (0, 1, 7, 2**40 + 3, 2**63 - 1):
        luck = Random(seed)
        found += [luck.random(), luck.randrange(10), str(luck.randrange(1 << 60)), luck.choice("abcdef"), luck.random()]
    return found


CALLS: list[int] = []


@cache
def squared(number: int) -> int:
    """A square that is worked out once."""
    CALLS.append(number)
    return number * number


@lru_cache(maxsize=2)
def joined(one: int, other: str) -> str:
    """A text of two that are kept."""
    CALLS.append(one)
    return f"{one}{other}"


@contextmanager
def counted(calls: list[str]) -> Iterator[int]:
    """Note the beginning and the end."""
    calls.append("begin")
    try:
        yield len(calls)
    finally:
        calls.append("end")


def scopes() -> list[Any]:
    """Names, closures, what is kept, and what is done around something."""
    CALLS.clear()
    found = [squared(3), squared(3), joined(1, "a"), joined(2, "a"), joined(1, "a"), joined(3, "a"), joined(2, "a")]
    calls: list[str] = []
    with counted(calls) as count:
        calls.append(f"within {count}")

    def added(number: int) -> int:
        return number + len(calls)

    lowered: Callable[[int, int], int] = lambda a, b: a - b  # noqa: E731
    values = [partial(pow, 2)(3), added(1), lowered(5, 3)]
    if (total := sum(values)) > 3:
        values.append(total)
    low = 1 < total <= 99 and total != 5
    return [found, CALLS, calls, values, low, (found and calls), (calls[9:] or values), (calls[9:] and 1)]
