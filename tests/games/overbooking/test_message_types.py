"""Views and events have exactly the fields that their types declare, in whole games of every kind."""

from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import houseful
from houseful.games.overbooking.box import BONUSES
from houseful.games.overbooking.show.events import OverbookingEvent
from houseful.games.overbooking.show.view import OverbookingView

from .drawing import every_position

EVENT_TYPES = {
    kind: declared for declared in get_args(OverbookingEvent) for kind in get_args(declared.__annotations__["kind"])
}
REPLAYS = Path(__file__).parents[2] / "replays" / "overbooking"
DEALS = list(product((2, 3, 4), BONUSES, (True, False)))


def faults(value: Any, declared: Any) -> str | None:
    """What is wrong with a value: a field missing, of another type, or unknown (at any depth)."""
    try:
        known = msgspec.convert(value, declared, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return None if known == value else f"unknown fields: {value} is more than {known}"


@pytest.mark.parametrize(("players", "bonus", "peek"), DEALS)
def test_every_view_is_of_the_declared_type(players: int, bonus: str, peek: bool) -> None:
    for table in every_position(players, 7, bonus=bonus, peek=peek):
        for view in table.views([*range(players), None]):
            assert faults(view, OverbookingView) is None


@pytest.mark.parametrize(("players", "bonus", "peek"), DEALS)
def test_every_event_is_of_the_declared_type(players: int, bonus: str, peek: bool) -> None:
    for table in every_position(players, 8, bonus=bonus, peek=peek):
        for seat in (*range(players), None):
            for event in table.events(seat):
                assert faults(event, EVENT_TYPES[event["kind"]]) is None


def test_every_declared_kind_of_event_occurs_in_the_golden_games() -> None:
    told = set()
    for log in sorted(REPLAYS.glob("*.log")):
        for events in houseful.replay(log.read_text()).history(None):
            for event in events:
                assert faults(event, EVENT_TYPES[event["kind"]]) is None
                told.add(event["kind"])
    assert told == set(EVENT_TYPES)


def test_a_wrong_field_would_be_noticed() -> None:
    view = houseful.deal("overbooking", players=2, seed=1).view(0)
    assert faults(view, OverbookingView) is None
    less = {key: value for key, value in view.items() if key != "hotels"}
    assert "hotels" in str(faults(less, OverbookingView))
    deeper = {**view, "hotels": [{**hotel, "nights": 2} for hotel in view["hotels"]]}
    assert "nights" in str(faults(deeper, OverbookingView))
    assert "int" in str(faults({**view, "round": "1"}, OverbookingView))


def test_the_types_can_be_told_as_json_schema() -> None:
    types = [OverbookingView, *get_args(OverbookingEvent)]
    _, parts = msgspec.json.schema_components(types)
    assert parts["OverbookingView"]["properties"]["game"] == {"enum": ["overbooking"]}
    assert {declared.__name__ for declared in types} <= set(parts)
