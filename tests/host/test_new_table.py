"""New tables on a device: who may sit there, whether hints are on, and wishes that cannot be granted."""

import json
import random

import pytest

from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault
from houseful.games import find_game
from houseful.host.local_tables import new_local, next_local, open_local
from houseful.host.new_table import Beginning
from houseful.host.refused import Refused
from tests.host.local_games import START, lay, next_step, saved, wanted


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
    request, game = wanted("oktoberfest", "me", "greedy"), find_game("oktoberfest")
    request.seats[1].level = None
    assert new_local(request, "Ada", game, Beginning("here-1", START, 1)).info().seats[1].level == "casual"


@pytest.mark.parametrize("name", ["  A\nda  ", "A" * 60, "\u202eAda", "\x00Bo\x7f", "née"])
def test_whatever_somebody_is_called_their_game_can_be_opened_again(name: str) -> None:
    game = find_game("oktoberfest")
    table = new_local(wanted("oktoberfest", "me", "me"), name, game, Beginning("here-1", START, 1))
    again = open_local(json.loads(json.dumps(table.to_dict())), game)
    assert again.info() == table.info()
    called = again.info().seats[0].name
    assert called
    assert called.isprintable()


def test_who_has_no_name_at_all_is_asked_for_one() -> None:
    with pytest.raises(Refused) as refused:
        new_local(wanted("oktoberfest", "me", "me"), "\u200b", find_game("oktoberfest"), Beginning("here-1", START, 1))
    assert refused.value.key == "server-name"


def test_a_game_with_cards_of_ones_own_keeps_them() -> None:
    game = find_game("overbooked")
    own = game.standard.text.replace('name = "', 'name = "My ', 1)
    table = new_local(wanted("overbooked", "me", "random", pack=own), "Ada", game, Beginning("here-1", START, 1))
    table.make(next_step(table, random.Random(1)), 0)
    again = open_local(json.loads(json.dumps(table.to_dict())), game)
    assert (again.info().pack or "").startswith("My ")
    assert again.table == table.table
    assert "pack own" in again.log_so_far()
    following = next_local(again, Beginning("here-2", START + 1, 2))
    assert following.pack.text == own
    assert (again.info().next, again.to_dict()["next"]) == ("here-2", "here-2")
    spoilt = {**again.to_dict(), "own_pack": own.replace("[", "(", 1)}
    with pytest.raises(Fault) as fault:
        open_local(spoilt, game)
    assert fault.value.key == "fault-saved"


def test_a_table_of_another_game_is_damaged() -> None:
    table = new_local(wanted("oktoberfest", "me", "me"), "Ada", find_game("oktoberfest"), Beginning("here-1", START, 1))
    for game in ("bridge", "overbooking"):
        with pytest.raises(Fault) as fault:
            open_local({**table.to_dict(), "game": game}, find_game("oktoberfest"))
        assert fault.value.key == "fault-saved"
        assert game in fault.value.say("en")
