"""Events hold everything that happened: a table followed by events alone agrees with the view."""

from pathlib import Path
from typing import Any

import pytest

import houseful
from houseful.core.table import Table

from .drawing import every_position
from .retelling import Follower, picture

REPLAYS = Path(__file__).parents[2] / "replays" / "overbooking"
LOGS = sorted(REPLAYS.glob("*.log"))


def assert_known(follower: Follower, table: Table) -> None:
    view = table.view(None)
    assert follower.seen == picture(view)
    if view["checking"]:
        assert follower.favoured == view["checking"]["favoured"]
        assert follower.free[view["checking"]["hotel"] - 1] == view["checking"]["beds"]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_golden_games_can_be_followed_by_events(log: Path) -> None:
    table = houseful.replay(log.read_text())
    past = table.at_ply(0)
    follower = Follower(past.view(None))
    for move in table.moves():
        past.play(move)
        for event in past.events(None):
            follower.follow(event)
        assert_known(follower, past)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_game_can_be_followed_by_events(players: int) -> None:
    for seed in range(3):
        follower = None
        for table in every_position(players, seed):
            follower = follower or Follower(table.view(None))
            for event in table.events(None):
                follower.follow(event)
            assert_known(follower, table)


def reveals(event: dict[str, Any]) -> bool:
    """Whether somebody learnt something by it, so that the move cannot be taken back."""
    return event["kind"] in ("reveal", "checked", "draw", "over") or event.get("face_up", False)


@pytest.mark.parametrize("peek", [True, False])
def test_events_name_to_a_seat_what_it_may_know_and_mark_what_reveals(peek: bool) -> None:
    """Events are the same for all seats, but for a card laid face down, cards drawn, and a card kept."""
    for seed in range(4):
        for table in every_position(3, seed, peek=peek):
            for seat in range(3):
                for event, public in zip(table.events(seat), table.events(None), strict=True):
                    assert event.get("reveals", False) == reveals(event)
                    mine = event.get("seat") == seat
                    if event["kind"] == "draw":
                        assert (event["cards"] is not None) == mine
                        assert not mine or len(event["cards"]) == event["count"] == 5
                        assert event | {"cards": None} == public
                    elif event["kind"] == "place" and not event["face_up"]:
                        assert (event["guest"] is not None) == (mine and peek)
                        assert event | {"guest": None} == public
                    elif event["kind"] == "keep":
                        assert (event["reason"] is not None) == mine
                        assert event | {"reason": None, "rule": "hotel.play.keep"} == public
                    else:
                        assert event == public


def test_cards_drawn_are_those_that_the_hand_gains() -> None:
    drawn = 0
    before: list[list[str]] = []
    for table in every_position(2, 5):
        for seat in range(2):
            for event in table.events(seat):
                if event["kind"] == "draw" and event["seat"] == seat:
                    assert set(event["cards"]) <= set(table.view(seat)["hand"]) - set(before[seat])
                    drawn += 1
        before = [table.view(seat)["hand"] for seat in range(2)]
    assert drawn == 6
