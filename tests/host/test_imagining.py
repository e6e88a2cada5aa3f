"""A seat's knowledge handed over: nothing hidden goes with it, and a hint thought about there is the same."""

import json
import random

import msgspec
import pytest

import houseful
from houseful.bots.search.analysis import Budget, consider
from houseful.bots.seat import Seat
from houseful.games import find_game
from houseful.host.deciding import Consideration
from houseful.host.imagining import HintHere, imagined_message, memory_text, table_of
from houseful.host.messages.previews import Imagined
from houseful.host.names import names_at
from houseful.host.previews import hint_of, imagined
from houseful.host.refused import Refused
from tests.host.local_games import lay, next_step

BUDGET = Budget(rounds=12)
each_game = pytest.mark.parametrize("game", houseful.games())


def sent(message: Imagined) -> Imagined:
    """The message after it was sent."""
    return msgspec.convert(json.loads(msgspec.json.encode(message)), Imagined)


@each_game
def test_what_is_hidden_from_a_seat_is_not_in_it(game: str) -> None:
    table, luck, compared = lay(game, "me", "me"), random.Random(6), 0
    handed_on = 0
    while table.stage == "playing" and compared < 20:
        seat, truth = table.turn, table.table
        said = imagined_message(table, "here", "en")
        handed_on += said.memory == memory_text(truth)
        for seed in range(3):
            table.reachable[-1] = truth.redeal(seat, seed)
            assert imagined_message(table, "here", "en") == said
        table.reachable[-1] = truth
        compared += 1
        table.make(next_step(table, luck), seat)
    assert handed_on == 0, "the table's own record, its generator included"


@each_game
def test_a_hint_that_is_thought_about_elsewhere_is_the_same(game: str) -> None:
    table, luck = lay(game, "me", "me"), random.Random(7)
    for _ in range(9):
        table.make(next_step(table, luck), None)
    message, rules = sent(imagined_message(table, "here", "it")), find_game(game)
    assert message.names == names_at(table.seats, "it")
    here = HintHere(message, rules, rules.standard)
    thought = consider(Seat(table.table, message.seat), BUDGET)
    own = Consideration(here.table, message.seat, BUDGET)
    while not own.go_on():
        pass
    known, seat = imagined(table, "here")
    expected = hint_of(table.ply, known, seat, thought, names_at(table.seats, "it"), "it")
    assert here.hint(own.thought(), "it") == expected


def test_a_table_that_was_handed_over_has_no_past() -> None:
    table, rules = lay("overbooking", "me", "me"), find_game("overbooking")
    handed = table_of(sent(imagined_message(table, "here", "en")), rules, rules.standard)
    assert handed.view(table.turn) == {**table.table.view(table.turn), "ply": handed.ply}
    assert handed.legal() == table.table.legal()


def test_only_whose_turn_it_is_may_have_it() -> None:
    table = lay("overbooked", "me", "random")
    while table.bot_to_move() is None:
        table.make(next_step(table, random.Random(1)), None)
    with pytest.raises(Refused) as refused:
        imagined_message(table, "here", "en")
    assert refused.value.key == "server-not-your-turn"
