"""Views and events keep to their declared types, field by field."""

import random
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import houseful
from houseful.core.table import Table, deal
from houseful.games.overbooked import GAME
from houseful.games.overbooked.show.events import OverbookedEvent
from houseful.games.overbooked.show.view import OverbookedView
from tests.games.overbooked.goldens import KINDS
from tests.golden import REPLAYS

EVENT_TYPES = {get_args(get_type_hints(kind)["kind"])[0]: kind for kind in get_args(OverbookedEvent)}


def check(found: Any, kind: Any) -> None:
    """Nothing missing, nothing of another type, and no key that is not declared."""
    msgspec.convert(found, kind, strict=True)
    unknown = list(unknown_keys(found, kind))
    assert unknown == []


def unknown_keys(found: Any, kind: Any) -> Iterator[str]:
    """The keys of a value, and of the values in it, that its type does not declare."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        for key, value in found.items():
            if key in hints:
                yield from unknown_keys(value, hints[key])
            else:
                yield f"{kind.__name__}.{key}"
    elif get_origin(kind) is list:
        for value in found:
            yield from unknown_keys(value, get_args(kind)[0])
    elif found is not None and get_origin(kind) not in (None, Literal, dict):
        [part] = [part for part in get_args(kind) if part is not type(None)]
        yield from unknown_keys(found, part)


def check_table(table: Table, kinds: set[str]) -> None:
    """A spectator's view and events, and that every seat sees the same."""
    spectator = table.view(None)
    check(spectator, OverbookedView)
    for event in table.events(None):
        check(event, EVENT_TYPES[event["kind"]])
        kinds.add(event["kind"])
    for seat, view in enumerate(table.views(range(table.players))):
        assert view == {**spectator, "seat": seat}
        assert table.events(seat) == table.events(None)


assert GAME.rules.sample_deals is not None
DEALS = GAME.rules.sample_deals()


@pytest.mark.parametrize("part", range(6))
def test_views_and_events_of_whole_games(part: int) -> None:
    """Every number of players, option and scenario of the samples, played by chance to the end."""
    for number in range(part, len(DEALS), 24):
        players, options = DEALS[number]
        table = deal(GAME, players, number, None, options)
        luck = random.Random(number)
        kinds: set[str] = set()
        check_table(table, kinds)
        while not table.over:
            table.play(luck.choice(table.legal()))
            check_table(table, kinds)
        assert "over" in kinds


def test_every_kind_of_event_happens_in_a_golden_game() -> None:
    happened = set()
    for kind in KINDS:
        table = houseful.replay((REPLAYS / "overbooked" / f"{kind.name}.log").read_text(encoding="utf-8"))
        for events in table.history(None):
            for event in events:
                check(event, EVENT_TYPES[event["kind"]])
                happened.add(event["kind"])
    assert happened == set(EVENT_TYPES)


@pytest.mark.parametrize(
    ("found", "kind"),
    [
        ({"kind": "over"}, "over"),
        ({"kind": "over", "reveals": True, "more": 1}, "over"),
        ({"kind": "pay", "seat": 0, "card": 3}, "pay"),
        ({"kind": "pay", "seat": True, "card": "x-five"}, "pay"),
        ({"kind": "last-round", "passenger": "Q"}, "last-round"),
    ],
)
def test_the_check_notices_what_is_missing_unknown_or_wrong(found: dict[str, Any], kind: str) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check(found, EVENT_TYPES[kind])


@pytest.mark.parametrize("field", sorted(get_type_hints(OverbookedView)))
def test_the_check_notices_a_missing_or_renamed_field_of_a_view(field: str) -> None:
    view = deal(GAME, 1, 1, None, {}).view(0)
    value = view.pop(field)
    with pytest.raises(msgspec.ValidationError):
        check(view, OverbookedView)
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check({**view, field: value, f"{field}_too": value}, OverbookedView)
