"""How a game ends."""

import pytest

from houseful.core.table import Table
from tests.games.overbooked.positions import play, table_with

LAST_ROUND = {"kind": "last-round", "rule": "plane.end.trigger", "passenger": "R"}


def take_turn(table: Table, card: str | None = None) -> list[dict[str, object]]:
    """Take a card and place it somehow."""
    seat, events = table.turn, list[dict[str, object]]()
    events += table.play(f"take {card}" if card else table.legal()[0])
    while not table.over and table.turn == seat and table.view(0)["phase"] != "taking":
        events += table.play(table.legal()[0])
    return events


def nearly_done(players: int, first: int = 0) -> Table:
    """A table where two lovers are left, and a card that takes them lies at the gate."""
    table = table_with("honeymoon", players=players, first=first)
    table.peer().supply[0] = 2
    return table


@pytest.mark.rule("plane.end.trigger")
@pytest.mark.rule("plane.end.round")
def test_the_round_is_completed_after_a_colour_runs_out() -> None:
    table = nearly_done(3)
    events = take_turn(table, "honeymoon")
    assert LAST_ROUND in events
    assert table.view(0)["ending"]
    assert table.turn == 1
    take_turn(table)
    assert table.turn == 2
    events = take_turn(table)
    assert table.over
    assert events[-1]["kind"] == "over"
    assert [len(seat["cards"]) for seat in table.view(0)["seats"]] == [1, 1, 1]


@pytest.mark.rule("plane.end.round")
def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    table = table_with("gossips", "honeymoon", players=2)
    take_turn(table, "gossips")
    table.peer().supply[0] = 2
    take_turn(table, "honeymoon")
    assert table.over


@pytest.mark.rule("plane.end.round")
def test_the_round_begins_with_the_first_player_wherever_that_is() -> None:
    table = nearly_done(3, first=2)
    assert table.turn == 2
    take_turn(table, "honeymoon")
    assert [table.turn, take_turn(table) and table.turn] == [0, 1]
    take_turn(table)
    assert table.over


@pytest.mark.rule("plane.end.trigger")
def test_one_passenger_left_does_not_end_the_game() -> None:
    table = nearly_done(2)
    table.peer().supply[0] = 3
    take_turn(table, "honeymoon")
    assert not table.view(0)["ending"]


@pytest.mark.rule("plane.end.trigger")
@pytest.mark.rule("plane.place.short")
def test_a_short_colour_triggers_the_end_too() -> None:
    table = nearly_done(2)
    table.peer().supply[0] = 1
    play(table, "take honeymoon")
    assert table.legal() == ["leave 1", "leave 2"]
    events = play(table, "leave 2")
    assert LAST_ROUND in events


@pytest.mark.rule("plane.end.trigger")
def test_two_colours_gone_at_once_announce_the_last_round_once() -> None:
    table = table_with("grandma-and-grandson", players=2)
    for colour in ("W", "G"):
        table.peer().supply["RWBYG".index(colour)] = 1
    events = play(table, "take grandma-and-grandson")
    assert [event for event in events if event["kind"] == "last-round"] == [{**LAST_ROUND, "passenger": "W"}]


def test_rounds_are_counted_by_the_turns_that_have_begun() -> None:
    table = table_with("honeymoon", "gossips", players=2)
    assert table.view(0)["round"] == 1
    play(table, "take honeymoon", "place 1a", "take gossips")
    assert table.view(0)["round"] == 1
    play(table, "place 1a")
    assert table.view(0)["round"] == 2
    alone = table_with("honeymoon", "gossips", players=1)
    play(alone, "remove honeymoon")
    assert alone.view(0)["round"] == 1
    play(alone, "take gossips", "place 1a")
    assert alone.view(0)["round"] == 2


def test_nothing_can_be_played_after_the_end() -> None:
    table = nearly_done(2)
    take_turn(table, "honeymoon")
    take_turn(table)
    assert table.over
    assert table.legal() == []
    assert table.turn is None
    assert table.why_not("take honeymoon") == "core.over"
    assert table.view(None)["phase"] == "over"
