"""Moves out of turn, twice, too early or too late: refused, and nothing changed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import houseful
from tests.server.support.clients import NO_TLS
from tests.server.support.game_in_progress import GameInProgress, check_refused, encoded
from tests.server.support.in_process import Guest, serving_here
from tests.server.support.processes import Server
from tests.server.support.services import until


@pytest.fixture(scope="module")
def running(postgres_server: Server) -> Iterator[GameInProgress]:
    running = GameInProgress(postgres_server)
    yield running
    running.close()


def test_a_move_out_of_turn_is_refused(running: GameInProgress) -> None:
    _, other, seen = running.players()
    language = other.me["language"]
    with running.unchanged():
        for move in (seen["legal"][0], "nonsense", "\0"):
            answer = other.http.post(f"{running.here}/moves", json={"ply": seen["ply"], "move": move})
            check_refused(answer, 403, language=language, key="server-not-your-turn")
        with httpx.Client(base_url=running.server.url, timeout=60, verify=NO_TLS) as nobody:
            answer = nobody.post(f"{running.here}/moves", json={"ply": seen["ply"], "move": seen["legal"][0]})
            check_refused(answer, 401, language="en", key="server-who")


def test_an_illegal_move_names_the_rule_in_the_movers_language(running: GameInProgress) -> None:
    mover, _, seen = running.players()
    with running.unchanged():
        for move in ("nonsense", "\0", "’" * 200, "1", " "):
            answer = mover.http.post(f"{running.here}/moves", json={"ply": seen["ply"], "move": move})
            failure = check_refused(answer, 422, key="illegal")
            assert failure["rule"] == "core.notation"
            table = houseful.deal("overbooking", players=2, seed=1)
            with pytest.raises(houseful.IllegalMove) as refused:
                table.play(move)
            assert failure["message"] == refused.value.say(mover.me["language"])


def test_a_move_sent_twice_is_played_once(running: GameInProgress) -> None:
    mover, _, seen = running.players()
    move = encoded({"ply": seen["ply"], "move": seen["legal"][0]})
    assert mover.http.post(f"{running.here}/moves", content=move).status_code == 200
    with running.unchanged():
        for _ in range(3):
            failure = check_refused(mover.http.post(f"{running.here}/moves", content=move), 409, key="server-stale")
            assert failure["ply"] == seen["ply"] + 1


def test_plies_of_the_past_and_the_future(running: GameInProgress) -> None:
    mover, _, seen = running.players()
    with running.unchanged():
        for ply in (seen["ply"] - 1, seen["ply"] + 1, 1_000_000):
            if ply >= 0:
                answer = mover.http.post(f"{running.here}/moves", json={"ply": ply, "move": seen["legal"][0]})
                check_refused(answer, 409, key="server-stale")
                check_refused(mover.http.post(f"{running.here}/undo", json={"ply": ply}), 409, key="server-stale")


def test_the_game_cannot_be_started_kicked_or_replayed_in_the_middle(running: GameInProgress) -> None:
    with running.unchanged():
        for path, body in (("start", None), ("kick", {"seat": 1}), ("bot", {"seat": 1, "level": "random"})):
            check_refused(running.ada.http.post(f"{running.here}/{path}", json=body), 409, key="server-started")
        check_refused(running.ada.http.post(f"{running.here}/rematch", json={}), 409, key="server-no-rematch")
        for path in ("log", "replay", "replay?eyes=open&ply=0"):
            check_refused(running.ada.http.get(f"{running.here}/{path}"), 409, key="server-not-over")


async def play_ahead(folder: Path, patch: pytest.MonkeyPatch) -> tuple[int, httpx.Response]:
    """Somebody sends a move while the one before it is still on its way to the disk."""
    async with serving_here(folder) as inside:
        ada, bob = [await Guest(inside.url, name).arrive() for name in ("Ada", "Bob")]
        wish = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}}
        table = (await ada.http.post("/api/tables", json=wish)).json()["table"]["id"]
        here = f"/api/tables/{table}"
        await bob.http.post(f"{here}/join", json={})
        await ada.http.post(f"{here}/start")
        after = inside.services.registry.live_tables[table].table.copy()
        first = str(after.legal()[0])
        after.play(first)
        assert after.turn == 1
        second = str(after.legal()[0])
        write = inside.services.move_log._writer.write

        writing, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(lines: Any) -> Any:
            writing.set()
            await go_on.wait()
            return await write(lines)

        patch.setattr(inside.services.move_log._writer, "write", slowly)
        one = asyncio.create_task(ada.http.post(f"{here}/moves", json={"ply": 0, "move": first}))
        await writing.wait()
        two = asyncio.create_task(bob.http.post(f"{here}/moves", json={"ply": 1, "move": second}))
        live = inside.services.registry.live_tables[table]
        await until(lambda: bool(live._waiters))
        go_on.set()
        status, answer = (await one).status_code, await two
        await ada.close()
        await bob.close()
        return status, answer


def test_a_move_that_was_played_is_not_answered_with_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = asyncio.run(play_ahead(tmp_path, monkeypatch))
    assert (first, second.status_code) == (200, 200)
    assert (second.json()["ply"], second.json()["viewpoint"]) == (2, 1)
