"""Random hotels, collections and games for property tests."""

import random

from hypothesis import strategies as st

import houseful
from houseful.core.table import Table

from .laying import COLOURS, CRESTS
from .reference import Check

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


@st.composite
def hotels(draw: st.DrawFn) -> Hotel:
    """A hotel of any kind with up to two guests at the back door, five in line, and choices that fit."""
    beds = draw(st.integers(0, 20))
    rule = draw(st.sampled_from(RULES))
    crowd = draw(st.sampled_from((GUESTS, GUESTS[:48], GUESTS[:24])))
    guests = draw(st.lists(st.sampled_from(crowd), unique=True, max_size=7))
    doors = draw(st.integers(max(0, len(guests) - 5), min(2, len(guests))))
    back, line = guests[:doors], guests[doors:]
    choices: list[str | None] = []
    hotel = Check(beds, rule, back, line)
    while hotel.waiting:
        choice: str | None = None
        if hotel.targets():
            choice = draw(st.sampled_from([None, *hotel.targets()]))
            choices.append(choice)
        hotel.use(choice)
    return beds, rule, back, line, choices


def collections() -> st.SearchStrategy[tuple[list[str], int]]:
    """The booked cards of a player and the number of their tiles."""
    return st.tuples(st.lists(st.sampled_from(CARDS), unique=True), st.integers(0, 12))


@st.composite
def games(draw: st.DrawFn) -> Table:
    """A table of two to four at a random point of a random game."""
    players = draw(st.integers(2, 4))
    seed, peek = draw(st.integers(0, 10**6)), draw(st.booleans())
    table = houseful.deal("overbooking", players=players, seed=seed, peek=peek)
    wander(table, draw(st.integers(0, 110)), draw(st.integers(0, 10**6)))
    return table


def wander(table: Table, moves: int, seed: int) -> None:
    """Play so many random moves, or to the end."""
    dice = random.Random(seed)
    for _ in range(moves):
        if table.over:
            return
        table.play(dice.choice(table.legal()))
