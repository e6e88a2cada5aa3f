"""Moves as people type them: accents, plurals, and cards in any order."""

import pytest

import houseful
from houseful.games.oktoberfest import GAME
from houseful.games.oktoberfest.show.notation import tidy

from .positions import for_hire, lay

TYPED = [
    ("hire Mathäus", "hire mathaus"),
    ("HIRE MATHÄUS with 2 Coins", "hire mathaus with 2 coin"),
    ("hire Matha\u0308us with 1 coins", "hire mathaus with 1 coin"),
    ("serve 2 with 3 sausages", "serve 2 with 3 sausage"),
    ("serve 2 with 1 sausage 2 beers 1 pretzels", "serve 2 with 1 pretzel 2 beer 1 sausage"),
    ("Discard  1 coin 1 beer", "discard 1 beer 1 coin"),
    ("discard 2 pretzels", "discard 2 pretzel"),
    ("serve 1 with heroes", "serve 1 with heroes"),
]


@pytest.mark.parametrize(("typed", "meant"), TYPED, ids=[meant for _, meant in TYPED])
def test_what_people_type_is_understood(typed: str, meant: str) -> None:
    assert tidy(" ".join(typed.lower().split())) == meant
    table = lay("4 beer")
    assert table.why_not(typed) == table.why_not(meant) != "core.notation"


def test_a_typed_move_is_played_and_written_down_in_the_notation() -> None:
    table = lay("2 pretzel 1 beer 1 coin")
    for_hire(table.peer(), 0, "Mathäus")
    table.peer().purse[0] = 8
    twin = table.copy()
    table.play("Hire Mathäus")
    assert twin.play("hire mathaus") == table.events(0)
    assert table == twin
    assert table.moves()[-1] == "hire mathaus"


def test_every_move_of_the_notation_is_tidy() -> None:
    for text in GAME.presentation.notation(GAME.standard):
        assert tidy(text) == text


@pytest.mark.parametrize(
    "typed",
    [
        "discard 1 beer 1 beer",
        "discard beer",
        "discard 1 beer 1",
        "discard 1 wine",
        "discard",
        "discard 0 coins",
        "serve 1 with",
        "serve 1 with beers",
        "with",
        "hire with with",
        "hire",
        "kitchens",
        "",
        "ä",
    ],
)
def test_what_means_nothing_is_still_refused(typed: str) -> None:
    assert lay("4 beer").why_not(typed) == "core.notation"


def test_games_without_a_hook_take_what_is_typed_as_it_is() -> None:
    table = houseful.deal("overbooking", players=2, seed=1)
    move = str(table.legal()[0])
    assert table.definition.presentation.tidy(move) == move
    assert table.why_not(move.upper()) is None
    assert table.why_not(move + "s") == "core.notation"
