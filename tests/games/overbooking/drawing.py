"""Random hotels, collections and games for property tests."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import houseful
from houseful.core.table import Table

from .positions import COLOURS, CRESTS
from .second_implementation import Check

RULES = (
    "none",
    "small-only",
    "large-only",
    "first-face-up",
    "second-face-up",
    "monks-first",
    "soldiers-first",
    "no-soldiers",
    "no-back-door",
    "two-crests",
)
CARDS = [f"{number} {crest}" for number in range(1, 7) for crest in CRESTS]
GUESTS = [f"{colour} {card}" for colour in COLOURS for card in CARDS]

Hotel = tuple[int, str, list[str], list[str], list[str | None]]


def hotels() -> st.SearchStrategy[Hotel]:
    """A hotel of any kind with up to two guests at the back door, five in line, and choices that fit."""
    return st.integers(0, 2**62).map(random.Random).map(hotel_of)


def hotel_of(rng: random.Random) -> Hotel:
    """The hotel that these dice show: often crowded, often with few colours, so that powers find targets."""
    beds, rule = rng.randint(0, 20), rng.choice(RULES)
    crowd = rng.choice((GUESTS, GUESTS[:48], GUESTS[:24]))
    entry_points, waiting = rng.choice((0, 1, 2, 2, 2)), rng.randint(0, 5)
    if rule == "no-back-door":
        entry_points = 0
    guests = rng.sample(crowd, entry_points + waiting)
    back, line = guests[:entry_points], guests[entry_points:]
    choices: list[str | None] = []
    hotel = Check(beds, rule, back, line)
    while hotel.waiting:
        choice: str | None = None
        if hotel.targets():
            choice = rng.choice([None, *hotel.targets()])
            choices.append(choice)
        hotel.use(choice)
    return beds, rule, back, line, choices


def collections() -> st.SearchStrategy[tuple[list[str], int]]:
    """The booked cards of a player and the number of their tiles."""
    return st.tuples(st.lists(st.sampled_from(CARDS), unique=True), st.integers(0, 12))


def games() -> st.SearchStrategy[Table]:
    """A table of two to four, peeking or not, at a random point of a random game."""
    return st.integers(0, 2**62).map(random.Random).map(game_of)


def game_of(rng: random.Random) -> Table:
    """The game that these dice play; three times in ten it stops where a power is due."""
    players, peek = rng.randint(2, 4), rng.random() < 0.5
    table = houseful.deal("overbooking", players=players, seed=rng.randrange(2**62), peek=peek)
    wander(table, rng.randint(0, 22 * players), rng.randrange(2**62))
    if rng.random() < 0.3:
        while not table.over and table.view(None)["phase"] != "checking":
            table.play(rng.choice(table.legal()))
    return table


def wander(table: Table, moves: int, seed: int) -> None:
    """Play so many random moves, or to the end."""
    rng = random.Random(seed)
    for _ in range(moves):
        if table.over:
            return
        table.play(rng.choice(table.legal()))


def every_position(players: int, seed: int, **options: Any) -> Iterator[Table]:
    """Every position of a game of random moves, the first and the last included: one table that goes on."""
    rng = random.Random(seed)
    table = houseful.deal("overbooking", players=players, seed=seed, **options)
    yield table
    while not table.over:
        table.play(rng.choice(table.legal()))
        yield table
