"""Payments and scores once more: slow, obvious, and written without a look at the rules' code."""

from collections.abc import Iterator
from functools import cache
from itertools import product

Food = tuple[int, int, int]


def card_sets(hand: Food) -> Iterator[Food]:
    """Every choice of cards from a hand."""
    yield from product(range(hand[0] + 1), range(hand[1] + 1), range(hand[2] + 1))


def less(food: Food, kind: int) -> Food:
    changed = list(food)
    changed[kind] -= 1
    return changed[0], changed[1], changed[2]


@cache
def pays(cards: Food, need: Food, gifts: Food, jokers: int) -> bool:
    """Whether all these cards can be used up, one by one or in twos, so that heroes can give the rest."""
    if cards == (0, 0, 0):
        return sum(max(n - g, 0) for n, g in zip(need, gifts, strict=True)) <= jokers
    for kind in range(3):
        if not cards[kind]:
            continue
        rest = less(cards, kind)
        if need[kind] and pays(rest, less(need, kind), gifts, jokers):
            return True
        for second in range(3):
            if rest[second]:
                for asked in range(3):
                    if need[asked] and pays(less(rest, second), less(need, asked), gifts, jokers):
                        return True
    return False


def is_part(smaller: Food, larger: Food) -> bool:
    return smaller != larger and all(s <= h for s, h in zip(smaller, larger, strict=True))


@cache
def payments(hand: Food, need: Food, gifts: Food, jokers: int) -> tuple[frozenset[Food], frozenset[Food]]:
    """All payments that do without a card too many, and all others."""
    good = [cards for cards in card_sets(hand) if pays(cards, need, gifts, jokers)]
    enough = frozenset(p for p in good if not any(is_part(smaller, p) for smaller in good))
    return enough, frozenset(good) - enough


def windows(line: list[str], length: int) -> list[list[str]]:
    return [line[start : start + length] for start in range(len(line) - length + 1)]


def is_series(window: list[str], kind: str) -> bool:
    """Four colours, hats and braids by turns, or a pair of hats or braids."""
    colours, headgear = [c[0] for c in window], "".join(c[1] for c in window)
    if kind == "colours":
        return sorted(colours) == sorted("gbry")
    return headgear in {"alternating": ("hbhb", "bhbh"), "hats": ("hh",), "braids": ("bb",)}[kind]


def series(line: list[str], kind: str, separate: bool) -> int:
    """How many series there are in all, or at most without sharing a customer: every choice is tried."""
    length = 4 if kind in ("colours", "alternating") else 2
    if not separate:
        return sum(is_series(window, kind) for window in windows(line, length))
    if len(line) < length:
        return 0
    skipped = series(line[1:], kind, separate)
    return max(skipped, 1 + series(line[length:], kind, separate)) if is_series(line[:length], kind) else skipped


def runs(line: list[str], colour: str) -> list[int]:
    """The lengths of all runs of a colour."""
    marks = "".join("x" if customer[0] == colour[0] else " " for customer in line)
    return [len(run) for run in marks.split()]


def score(
    side: list[list[str]],
    objective_a: str,
    objective_b: str,
    heroes: list[tuple[int, int, str]],
    victory: int,
    coins: int,
    separate: bool,
    pairs_apart: bool,
    worth: dict[int, int],
) -> dict[str, int]:
    """The six lines of a score sheet; heroes are given as points, points they give, and power."""
    colour, headgear, kind = objective_a.split()
    customer = colour[0] + headgear[0]
    a = sum(line.count(customer) + series(line, kind, separate) for line in side)
    points = sum(hero[0] for hero in heroes)
    bonus = {
        "heroes": points,
        "objective-a": a,
        "victory": victory,
        "hats": sum(series(line, "hats", pairs_apart) for line in side),
        "braids": sum(series(line, "braids", pairs_apart) for line in side),
    }
    return {
        "vp-cards": victory,
        "heroes": points,
        "coins": coins,
        "objective-a": a,
        "objective-b": sum(worth.get(run, 0) for line in side for run in runs(line, objective_b)),
        "hero-bonus": sum(hero[1] + bonus.get(hero[2], 0) for hero in heroes),
    }
