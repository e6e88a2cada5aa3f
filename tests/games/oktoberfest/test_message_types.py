"""Views and events have exactly the fields, and the types, that the game declares for them."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.table import Table
from houseful.core.text.game_log import read_log
from houseful.games import find_game
from houseful.games.oktoberfest.show.events import OktoberfestEvent
from houseful.games.oktoberfest.show.view import OktoberfestView

REPLAYS = Path(__file__).parents[2] / "replays" / "oktoberfest"
EVENT_TYPES = {get_args(get_type_hints(kind)["kind"])[0]: kind for kind in get_args(OktoberfestEvent)}
SEATS = (0, 1, None)


def check(message: Any, declared: Any) -> None:
    """Fails where a field is missing, has another type or is not declared: conversion drops unknown fields."""
    assert msgspec.convert(message, declared, strict=True) == message


def check_position(table: Table) -> set[str]:
    """The kinds of events of the last move, after everything was checked for both players and a spectator."""
    for seat, view in zip(SEATS, table.views(SEATS), strict=True):
        assert view["seat"] == seat
        check(view, OktoberfestView)
    events = [event for seat in SEATS for event in table.events(seat)]
    for event in events:
        check(event, EVENT_TYPES[event["kind"]])
    return {event["kind"] for event in events}


def positions_of(table: Table, luck: random.Random) -> Iterator[Table]:
    yield table
    while not table.over:
        table.play(luck.choice(table.legal()))
        yield table


@pytest.mark.parametrize("first", [None, 0, 1])
@pytest.mark.parametrize("series", ["overlapping", "separate"])
def test_whole_games_keep_to_the_declared_types(series: str, first: int | None) -> None:
    for seed in range(3 if INTERPRETED else 20):
        change = ("none", "taken")[seed % 2]
        table = houseful.deal("oktoberfest", players=2, seed=seed, series=series, first=first, change=change)
        for position in positions_of(table, random.Random(seed)):
            check_position(position)


def test_every_declared_kind_of_event_occurs_in_the_golden_games_and_no_other() -> None:
    seen = set()
    for file in sorted(REPLAYS.glob("*.log")):
        played = read_log(file.read_text(encoding="utf-8"), find_game)
        table = played.at_ply(0)
        for move in played.moves():
            table.play(move)
            seen |= check_position(table)
    assert seen == set(EVENT_TYPES)


def test_event_types_differ_in_their_kind() -> None:
    assert len(EVENT_TYPES) == len(get_args(OktoberfestEvent))


def test_the_types_can_be_written_as_a_json_schema() -> None:
    _, parts = msgspec.json.schema_components([OktoberfestView, *get_args(OktoberfestEvent)])
    assert {"OktoberfestView", *(kind.__name__ for kind in get_args(OktoberfestEvent))} <= set(parts)
    assert set(parts["OktoberfestView"]["required"]) == set(get_type_hints(OktoberfestView))


@pytest.mark.parametrize("field", ["festival", "seats", "turn", "options"])
def test_a_missing_or_misspelt_field_is_noticed(field: str) -> None:
    view = houseful.deal("oktoberfest", players=2, seed=1).view(0)
    check(view, OktoberfestView)
    with pytest.raises(AssertionError):
        check({**view, f"{field}s": view[field]}, OktoberfestView)
    del view[field]
    with pytest.raises(msgspec.ValidationError):
        check(view, OktoberfestView)
