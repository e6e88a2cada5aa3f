"""Logs that are none or were changed are not imported."""

from collections.abc import Iterator

import pytest

import houseful
from tests.server.support.game_in_progress import GameInProgress, check_refused
from tests.server.support.processes import Server

LOGS = ("x", "\0", "houseful log 1", "houseful log 1\ngame \0, rules 1", "houseful log 1\n" * 20_000)


@pytest.fixture(scope="module")
def running(postgres_server: Server) -> Iterator[GameInProgress]:
    running = GameInProgress(postgres_server)
    yield running
    running.close()


@pytest.mark.parametrize("log", LOGS, ids=lambda log: repr(log)[:40].replace("\\", ""))
def test_a_log_that_is_none(log: str, running: GameInProgress) -> None:
    with running.unchanged():
        check_refused(running.ada.http.post("/api/logs", json={"log": log}), 400)


def test_a_log_that_was_changed_is_not_kept(running: GameInProgress) -> None:
    table = houseful.deal("overbooking", players=2, seed=7)
    table.play(table.legal()[0])
    log = table.log()
    answer = running.ada.http.post("/api/logs", json={"log": log})
    assert answer.status_code == 201
    with running.unchanged():
        for wrong in (log.replace("seed 7", "seed 8"), log + "1", log.replace("\n1 ", "\n1 \0"), log[:-20]):
            check_refused(running.ada.http.post("/api/logs", json={"log": wrong}), 400)
