"""Random hotels, collections and games for property tests."""

import random

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


def hotel_of(dice: random.Random) -> Hotel:
    """The hotel that these dice show: often crowded, often with few colours, so that powers find targets."""
    beds, rule = dice.randint(0, 20), dice.choice(RULES)
    crowd = dice.choice((GUESTS, GUESTS[:48], GUESTS[:24]))
    doors, waiting = dice.choice((0, 1, 2, 2, 2)), dice.randint(0, 5)
    guests = dice.sample(crowd, doors + waiting)
    back, line = guests[:doors], guests[doors:]
    choices: list[str | None] = []
    hotel = Check(beds, rule, back, line)
    while hotel.waiting:
        choice: str | None = None
        if hotel.targets():
            choice = dice.choice([None, *hotel.targets()])
            choices.append(choice)
        hotel.use(choice)
    return beds, rule, back, line, choices


def collections() -> st.SearchStrategy[tuple[list[str], int]]:
    """The booked cards of a player and the number of their tiles."""
    return st.tuples(st.lists(st.sampled_from(CARDS), unique=True), st.integers(0, 12))


def games() -> st.SearchStrategy[Table]:
    """A table of two to four, peeking or not, at a random point of a random game."""
    return st.integers(0, 2**62).map(random.Random).map(game_of)


def game_of(dice: random.Random) -> Table:
    """The game that these dice play; three times in ten it stops where a power is due."""
    players, peek = dice.randint(2, 4), dice.random() < 0.5
    table = houseful.deal("overbooking", players=players, seed=dice.randrange(2**62), peek=peek)
    wander(table, dice.randint(0, 22 * players), dice.randrange(2**62))
    if dice.random() < 0.3:
        while not table.over and table.view(None)["phase"] != "checking":
            table.play(dice.choice(table.legal()))
    return table


def wander(table: Table, moves: int, seed: int) -> None:
    """Play so many random moves, or to the end."""
    dice = random.Random(seed)
    for _ in range(moves):
        if table.over:
            return
        table.play(dice.choice(table.legal()))
