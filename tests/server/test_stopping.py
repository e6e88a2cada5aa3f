"""Stopping takes less than five seconds, whatever the server is busy with, and loses no acknowledged move."""

import asyncio
import json
import resource
import signal
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.support.clients import Client
from tests.server.support.ports import wait_for_port
from tests.server.support.processes import FreshServer, Server, serving

LONGEST_STOP = 5.0


def stop(server: Server, number: int = signal.SIGTERM) -> None:
    """Ask a server to stop, and check that it does in time."""
    assert server.process is not None
    began = time.monotonic()
    server.process.send_signal(number)
    assert server.process.wait(60) == 0
    assert time.monotonic() - began < LONGEST_STOP, server.said()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_compiles_rules_stops_in_time(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOUSEFUL_CACHE", str(tmp_path / "cache"))
    server = FreshServer(f"sqlite:///{tmp_path}/x.db")
    try:
        server.launch()
        wait_for_port(server.port)
        end = time.monotonic() + 60
        while not list((tmp_path / "cache").rglob("*.nbi")):  # the first rule is compiled, most are not
            assert time.monotonic() < end
            assert server.process is not None
            assert server.process.poll() is None, server.said()
            time.sleep(0.05)
        stop(server, number)
    finally:
        server.kill()
        server.log.close()


def mute_socket(ada: Client, table_id: str) -> socket.socket:
    """A WebSocket of somebody who reads nothing and answers nothing."""
    host, _, port = ada.url.removeprefix("http://").partition(":")
    mute = socket.create_connection((host, int(port)))
    lines = [
        f"GET /api/tables/{table_id}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        f"Cookie: {ada.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    mute.sendall("\r\n".join([*lines, "", ""]).encode())
    assert mute.recv(12) == b"HTTP/1.1 101"
    return mute


def test_a_full_disk_refuses_moves_until_there_is_room_and_mute_sockets_stop_nobody(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/x.db") as server, closing(Client(server.url)) as ada:
        table_id = ada.table("oktoberfest", "me", "me")["table"]["id"]
        assert server.process is not None
        pid, unlimited = server.process.pid, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))  # nothing more can be written to any file
        asyncio.run(until_status(ada, "/health/ready", 503))
        state = ada.get(f"/api/tables/{table_id}/state")
        refused = ada.post(f"/api/tables/{table_id}/moves", 503, ply=0, move=state["legal"][0])
        assert refused["error"] == "server-not-saved"
        assert ada.post("/api/me", 503, name="Eve")["error"] == "server-database-unwritable"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        asyncio.run(until_status(ada, "/health/ready", 200))
        for ply in range(3):
            state = ada.get(f"/api/tables/{table_id}/state")
            ada.post(f"/api/tables/{table_id}/moves", ply=ply, move=state["legal"][0])
        with closing(mute_socket(ada, table_id)), closing(mute_socket(ada, table_id)):
            stop(server)
        with closing(sqlite3.connect(tmp_path / "x.db")) as file:
            assert file.execute("SELECT count(*) FROM entries").fetchone() == (3,)
        for line in server.said().splitlines()[1:]:  # the first says where the server is
            json.loads(line)


async def until_status(ada: Client, path: str, status: int) -> None:
    end = time.monotonic() + 60
    while ada.http.get(path).status_code != status:
        assert time.monotonic() < end, path
        await asyncio.sleep(0.05)
