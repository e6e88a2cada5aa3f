"""Scores explained: the parts make the number that is shown, keep their promises, and know nothing hidden."""

import random
from collections.abc import Iterator

import pytest

import houseful
from houseful.core.account import Part, account_of, certain_of
from houseful.core.testing.conformance import deals
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game

GAMES = 6


def positions(game: str, number: int) -> Iterator[houseful.Table]:
    """Every position of a random game with other options than the one before."""
    chosen = deals(find_game(game))
    players, options = [next(chosen) for _ in range(number + 1)][-1]
    table = houseful.deal(game, players=players, seed=number, **options)
    luck = random.Random(number)
    yield table
    while not table.over:
        table.play(luck.choice(table.legal()))
        yield table


def parts_of(table: houseful.Table, seat: int, viewer: int | None = None, language: str = "en") -> list[Part]:
    return account_of(find_game(table.game).presentation.account, table.view(viewer), seat, language)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("game", NAMES)
def test_the_parts_of_a_score_make_the_total_and_keep_what_they_promise(game: str, number: int) -> None:
    before: dict[tuple[int, str], Part] = {}
    for table in positions(game, number):
        for seat, sheet in enumerate(table.scores()):
            parts = parts_of(table, seat)
            assert sum(part["points"] for part in parts) == sheet.total
            assert {part["line"]: part["points"] for part in parts} == dict(sheet.lines)
            assert all(part["text"] for part in parts)
            for part in parts:
                earlier = before.get((seat, part["line"]), part)
                if earlier["stands"] in ("rises", "fades"):
                    assert part["points"] >= earlier["points"], part
                if earlier["stands"] == "falls":
                    assert part["points"] <= earlier["points"], part
                before[seat, part["line"]] = part
    assert {part["stands"] for part in before.values()} == {"settled"}
    assert certain_of(parts) == sheet.total


@pytest.mark.parametrize("game", NAMES)
def test_a_score_is_explained_from_what_its_reader_knows(game: str) -> None:
    for ply, table in enumerate(positions(game, 3)):
        if ply % 5 == 0:
            for viewer in (*range(table.players), None):
                other = table.redeal(viewer, ply)
                for seat in range(table.players):
                    assert parts_of(table, seat, viewer) == parts_of(other, seat, viewer) == parts_of(table, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_line_has_its_reason_in_every_language(game: str, language: str) -> None:
    for ply, table in enumerate(positions(game, 1)):
        if ply % 4 == 0:
            for seat, sheet in enumerate(table.scores()):
                parts = parts_of(table, seat, None, language)
                assert [part["line"] for part in parts if part["text"]] == list(sheet.lines)


def test_an_empty_plane_says_where_its_minus_comes_from() -> None:
    table = houseful.deal("overbooked", players=3, seed=1)
    parts = {part["line"]: part for part in parts_of(table, 0)}
    assert sum(part["points"] for part in parts.values()) == -47
    assert parts["empty-seats"] == {
        "line": "empty-seats",
        "points": -50,
        "stands": "fades",
        "text": "50 seats are empty so far. Each costs a point until somebody sits there.",
    }
    assert certain_of(list(parts.values())) == 0
    assert (parts["vouchers"]["points"], parts["vouchers"]["stands"]) == (3, "open")
