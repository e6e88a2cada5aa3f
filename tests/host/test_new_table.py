"""New tables on a device: who may sit there, whether hints are on, and wishes that cannot be granted."""

import pytest

from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault
from houseful.host.refused import Refused
from tests.host.local_games import lay, saved, wanted


def test_seats_are_those_at_the_device_and_bots_and_closed_ones_are_gone() -> None:
    info = lay("overbooking", "me", "closed", "expert", "me").info()
    assert [(seat.number, seat.kind, seat.name, seat.level, seat.person) for seat in info.seats] == [
        (0, "person", "Ada", None, "here"),
        (1, "bot", None, "expert", None),
        (2, "person", "Ada", None, "here"),
    ]
    assert info.hot_seat
    assert not lay("overbooking", "me", "expert").info().hot_seat


def test_hints_are_on_where_one_plays_against_bots_unless_somebody_says_otherwise() -> None:
    assert lay("overbooking", "me", "expert").info().hints
    assert not lay("overbooking", "me", "me").info().hints
    assert lay("overbooking", "me", "me", hints=True).info().hints


@pytest.mark.parametrize("kind", ["open", "invite"])
def test_seats_for_others_need_a_server(kind: str) -> None:
    with pytest.raises(Refused) as refused:
        saved("overbooking", "me", kind)
    assert len({refused.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_options_that_cannot_be_dealt_are_refused() -> None:
    with pytest.raises(Fault):
        saved("overbooking", "me")
    with pytest.raises(Fault):
        saved("oktoberfest", "me", "me", options={"weather": "fine"})
    with pytest.raises(Refused):
        saved("oktoberfest", "me", "me", options={"seed": 7})


def test_a_bot_without_a_level_is_casual() -> None:
    request = wanted("oktoberfest", "me", "greedy")
    request.seats[1].level = None
    assert request.seats[1].kind == "bot"
