"""Whole games at a table on one device and at a server's: everything that either is asked, it answers alike."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from houseful.bots.levels import make_bot
from houseful.bots.search.analysis import Budget
from houseful.bots.seat import Seat
from houseful.core.refusals import IllegalMove
from houseful.core.text.validation import Fault
from houseful.games import find_game
from houseful.host import previews
from houseful.host.deciding import Consideration
from houseful.host.failures import failure_of
from houseful.host.local_connection import LocalConnection
from houseful.host.local_table import LocalTable
from houseful.host.messages.socket import Message
from houseful.host.messages.tables import NewTable
from houseful.host.new_table import Beginning, table_on_device
from houseful.host.refused import Refused
from houseful.server.tables import bot_runner
from houseful.server.tables.bot_runner import bot_seed
from tests.server.support.clients import Client
from tests.server.support.recorder import WRONG, Answered, Json, Recorder, plain

HINT = Budget(rounds=10)
Arrive = Callable[[str], Client]
CASES = [
    ("overbooking", ("me", "greedy"), {"bonus": "expert"}, 0.2),
    ("overbooking", ("me", "random", "me"), {"peek": True}, 0.1),
    ("overbooked", ("me", "random"), {"symbols": True}, 0.3),
    ("overbooked", ("me",), {"scenario": "romance"}, 0.6),
    ("oktoberfest", ("me", "me"), {}, 0.3),
    ("oktoberfest", ("random", "me"), {}, 0.2),
]


def as_json(answer: Any) -> Any:
    """What would be sent."""
    return answer if isinstance(answer, str) else msgspec.json.decode(msgspec.json.encode(answer, enc_hook=str))


def wanted(recorder: Recorder, table: Json) -> NewTable:
    """The same table, to be laid on a device."""
    seats = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in recorder.seats]
    request = {"game": table["game"], "seats": seats, "options": table["options"], "hints": table["hints"]}
    return msgspec.convert(request, NewTable)


def on_a_device(recorder: Recorder, table: Json) -> LocalTable:
    """The same deal on a device."""
    game = find_game(table["game"])
    new = Beginning("again", table["created"], int(table["fair"]["seed"]))
    return LocalTable(table_on_device(wanted(recorder, table), "Ada", game, game.standard, new), game, game.standard)


def played_again(recorder: Recorder, end: Json) -> Iterator[LocalTable]:
    """The same game on a device, after each of its lines; bots draw the numbers that they drew at the server."""
    table, local = end["table"], on_a_device(recorder, end["table"])
    moments = [line["at"] for line in recorder.state(None, since=0)["events"]]
    lines = iter(recorder.lines)
    yield local
    while local.ply < end["ply"]:
        at, turn = moments[local.ply], local.bot_to_move()
        ply, text = (local.ply, "") if turn is not None else next(lines)
        assert ply == local.ply
        if turn is not None:
            bot = make_bot(turn.level, bot_seed(table["fair"]["secret"], local.table.ply, turn.seat))
            step = local.bot_move(turn, str(bot.choose(Seat(local.table, turn.seat))), at)
        else:
            step = local.move(ply, text, at) if text else local.undo(ply, at)
        local.make(step, None)
        yield local


def answer_of(connection: LocalConnection, asked: Answered) -> Any:
    """What the device says."""
    facts = dict(asked.question.facts)
    try:
        if asked.question.name == "state":
            return connection.table.state(connection.table.viewpoint(facts["seat"]), facts["since"])
        if asked.question.name == "hint":
            considered = Consideration(connection.table.table, previews.seat_asking(connection.table, "here"), HINT)
            while not considered.go_on():
                pass
            return connection.hint(asked.ply, considered.thought())
        if asked.question.name == "prose":
            facts["spectator"] = False
        return getattr(connection, asked.question.name)(**facts)
    except (Refused, IllegalMove, Fault) as error:
        return failure_of(error, asked.language)[1]


@pytest.mark.parametrize(("game", "seats", "options", "chance"), CASES)
def test_a_device_answers_as_a_server(
    visitor: Arrive, monkeypatch: pytest.MonkeyPatch, game: str, seats: tuple[str, ...], options: Json, chance: float
) -> None:
    monkeypatch.setattr(bot_runner, "HINT", HINT)
    recorder = Recorder(visitor("Ada"), game, seats, options)
    end = recorder.play(chance)
    compared = 0
    for local in played_again(recorder, end):
        for asked in (one for one in recorder.answers if one.ply == local.ply):
            said = plain(as_json(answer_of(LocalConnection(local, asked.language), asked)), "")
            assert said == asked.answer, asked.question
            compared += 1
    assert compared == len(recorder.answers) > 50
    assert local.table.result() == end["table"]["result"]
    kept = recorder.ada.post("/api/logs", 201, log=local.log())
    assert (kept["stage"], kept["result"]) == ("over", end["table"]["result"])
    logs = (local.log(), recorder.ada.get(f"{recorder.path}/log"))
    moves, theirs = ([line for line in log.splitlines() if line[0].isdigit()] for log in logs)
    assert moves == theirs


@pytest.mark.parametrize("game", ["overbooking", "overbooked", "oktoberfest"])
def test_a_device_sends_what_a_socket_sends(visitor: Arrive, game: str) -> None:
    recorder = Recorder(visitor("Ada"), game, ("me", "me"), {})
    sent = asyncio.run(over_a_socket(recorder))
    table = recorder.state(None)["table"]
    page, told = LocalConnection(on_a_device(recorder, table), "en"), list[Message]()
    for line, (ply, move) in enumerate(recorder.lines):
        at = sent[line]["at"] if "at" in sent[line] else table["created"]
        told += page.move(ply, move, ply, at)[:1]
    assert len(told) == len(sent) > 10
    assert [as_json(message) for message in told] == sent


async def over_a_socket(recorder: Recorder) -> list[Json]:
    """A whole game from the first seat to decide, illegal moves among the others; what was answered."""
    socket, answers = await recorder.ada.socket(recorder.path.rpartition("/")[2]), list[Json]()
    state = (await socket.next_that_is("state"))["state"]
    legal, viewpoint, ply = state["legal"], state["viewpoint"], 0
    while True:
        for move in [*([] if ply % 9 else [WRONG]), recorder.luck.choice(legal)]:
            recorder.lines.append((ply, move))
            socket.send(do="move", ply=ply, move=move, id=ply)
            answers.append(await socket.next_that_is("played", "refused"))
        if answers[-1]["turn"] is None:
            break
        ply, legal = answers[-1]["ply"], answers[-1]["legal"]
        if not legal:
            other = recorder.state(1 - viewpoint)
            assert other["ply"] == ply
            legal = other["legal"]
    await socket.close()
    return answers
