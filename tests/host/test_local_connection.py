"""What a page is told by a table on its own device, message by message."""

import random
from typing import Any

import msgspec
import pytest

import houseful
from houseful.core.refusals import IllegalMove
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault
from houseful.host.failures import failure_of
from houseful.host.local_connection import LocalConnection
from houseful.host.messages.socket import Message, PlayedMessage, RefusedMessage, StateMessage
from houseful.host.refused import Refused, Stale
from tests.host.local_games import START, lay


def kinds(messages: list[Message]) -> list[str]:
    return [msgspec.json.decode(msgspec.json.encode(message, enc_hook=str))["is"] for message in messages]


def refusal_in(messages: list[Message]) -> RefusedMessage:
    found = messages[0]
    assert isinstance(found, RefusedMessage)
    return found


@pytest.mark.parametrize("game", houseful.games())
def test_a_whole_game_is_told_move_by_move_and_ends_with_the_state(game: str) -> None:
    page, luck, at = LocalConnection(lay(game, "me", "greedy", hints=True), "en"), random.Random(2), START
    (state,) = page.begin(0)
    assert isinstance(state, StateMessage)
    assert (state.state.viewpoint, state.state.mine, state.state.events) == (0, [0], [])
    messages: list[Message] = []
    while page.table.stage == "playing":
        at += 1_000
        thinking = page.decision()
        if thinking is None:
            messages = page.move(page.table.ply, luck.choice(page.table.table.legal_texts()), 1, at)
        else:
            turn, decision = thinking
            assert decision.go_on()
            messages = page.bot_move(turn, decision.move(), at)
        played = messages[0]
        assert isinstance(played, PlayedMessage)
        assert (played.ply, played.at, played.view["seat"]) == (page.table.ply, at, 0)
    assert kinds(messages) == ["played", "state"]
    assert isinstance(messages[1], StateMessage)
    assert messages[1].state.table.stage == "over"
    assert page.decision() is None


def test_refusals_say_why_in_the_readers_language_and_with_the_number_of_the_request() -> None:
    said = set()
    for language in LANGUAGES:
        page = LocalConnection(lay("oktoberfest", "me", "me"), language)
        illegal = refusal_in(page.move(0, "nobody nowhere", 7, START))
        assert (illegal.id, illegal.error, illegal.rule) == (7, "illegal", "core.notation")
        undo = page.undo(0, 8, START)
        assert kinds(undo) == ["refused"]
        assert (refusal_in(undo).error, refusal_in(undo).ply) == ("server-undo-none", 0)
        assert refusal_in(page.look(5, None, None)).error == "server-not-your-seat"
        said |= {illegal.message, refusal_in(undo).message}
    assert len(said) == 2 * len(LANGUAGES)


def test_who_is_behind_is_sent_the_state() -> None:
    page = LocalConnection(lay("oktoberfest", "me", "me"), "en")
    move = page.table.table.legal_texts()[0]
    page.move(0, move, None, START)
    assert kinds(page.move(0, move, 2, START)) == ["refused", "state"]


def test_a_bot_that_is_too_late_is_not_heard() -> None:
    page = LocalConnection(lay("overbooked", "random", "random"), "en")
    assert page.viewpoint is None
    thinking = page.decision()
    assert thinking is not None
    turn, decision = thinking
    assert kinds(page.bot_move(turn, decision.move(), START)) == ["played"]
    assert page.bot_move(turn, decision.move(), START) == []


def test_at_one_screen_everybody_looks_from_their_own_seat() -> None:
    page = LocalConnection(lay("oktoberfest", "me", "me"), "en")
    seat = page.table.turn
    assert page.viewpoint == seat
    while page.table.turn == seat:
        page.move(page.table.ply, page.table.table.legal_texts()[0], None, START)
    (state,) = page.look(page.table.turn, 0, None)
    assert isinstance(state, StateMessage)
    assert (state.state.viewpoint, state.state.turn) == (page.table.turn, page.table.turn)
    assert [told.ply for told in state.state.events] == list(range(1, page.table.ply + 1))
    assert state.state.legal == page.table.table.legal_texts()


def test_a_hint_is_given_where_there_are_hints_and_for_the_present_position_only() -> None:
    page = LocalConnection(lay("oktoberfest", "me", "greedy", hints=True), "de")
    while (thinking := page.decision()) is not None:
        page.bot_move(thinking[0], thinking[1].move(), START)
    considered = page.consideration()
    considered.go_on()
    hint = page.hint(page.table.ply, considered.thought())
    assert hint.move in page.table.table.legal_texts()
    assert hint.reasons
    page.move(page.table.ply, hint.move, None, START)
    with pytest.raises(Stale):
        page.hint(hint.ply, considered.thought())
    with pytest.raises(Refused) as refused:
        LocalConnection(lay("oktoberfest", "me", "me"), "de").consideration()
    assert refused.value.key == "server-no-hints"


def test_failures_have_the_status_and_the_words_of_a_server() -> None:
    errors: list[Any] = [Stale(4), IllegalMove("core.notation", "x"), Fault("fault-seat", found="9", most=1)]
    found = [failure_of(error, "en") for error in errors]
    assert [status for status, _ in found] == [409, 422, 400]
    assert [failure.error for _, failure in found] == ["server-stale", "illegal", "fault-seat"]
    assert [(failure.rule, failure.ply) for _, failure in found] == [(None, 4), ("core.notation", None), (None, None)]
