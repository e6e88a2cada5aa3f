"""Workers on one machine: all sockets of a table are at one worker, whichever accepted them."""

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from picows import WSError

from houseful.server.cluster.socket_passing import LARGEST_REQUEST, REFRESH_SECONDS, SocketPassing
from tests.server.support.clients import NO_TLS, Client, Socket
from tests.server.support.postgres import new_database
from tests.server.support.processes import Server, serving

ESTABLISHED = "01"


@pytest.fixture(scope="module")
def services(postgres_address: str) -> Iterator[Server]:
    with serving(new_database(postgres_address, "passing"), workers=2) as server:
        while server.said().count('"server.open"') < 2:  # it answers as soon as one of them does
            time.sleep(0.05)
        time.sleep(REFRESH_SECONDS)
        yield server


def workers_of(server: Server) -> list[int]:
    """The processes of the workers."""
    assert server.process is not None
    supervisor = server.process.pid
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def callers_of(worker: int, port: int) -> set[int]:
    """The ports of those whose connections to the server's port a process holds open."""
    mine, held = set(), set()
    for end in Path(f"/proc/{worker}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed meanwhile
            mine.add(os.readlink(end))
    for line in Path(f"/proc/{worker}/net/tcp").read_text().splitlines()[1:]:
        _, here, there, state, *_, inode = line.split()[:10]
        if here.endswith(f":{port:04X}") and state == ESTABLISHED and f"socket:[{inode}]" in mine:
            held.add(int(there.rpartition(":")[2], 16))
    return held


def port_of(socket_: Socket) -> int:
    """The port that a socket calls from."""
    name: tuple[str, int] = socket_.transport.underlying_transport.get_extra_info("sockname")
    return name[1]


def test_everybody_at_a_table_is_at_one_worker(services: Server) -> None:
    ada = Client(services.url)

    tables = [ada.table("overbooking", "me", "me")["table"]["id"] for _ in range(4)]
    workers = workers_of(services)

    async def watch() -> None:
        for table in tables:
            sockets = [await ada.socket(table) for _ in range(10)]
            for socket_ in sockets:
                await socket_.next_that_is("state")
            callers = {port_of(socket_) for socket_ in sockets}
            assert sorted(len(callers & callers_of(worker, services.port)) for worker in workers) == [0, 10]
            for socket_ in sockets:
                await socket_.close()
            while any(callers & callers_of(worker, services.port) for worker in workers):
                await asyncio.sleep(0.02)

    asyncio.run(watch())
    ada.close()


@pytest.fixture(scope="module")
def stock_workers(postgres_address: str) -> Iterator[Server]:
    """Two workers without socket passing: connections stay where they came in."""
    with serving(new_database(postgres_address, "stock"), workers=2, websockets="stock") as server:
        yield server


@pytest.mark.parametrize("fixture", ["services", "stock_workers"])
def test_moves_sent_to_any_worker_reach_everybody(fixture: str, request: pytest.FixtureRequest) -> None:
    """HTTP requests stay at the worker that accepted them; sockets elsewhere receive the move."""
    services: Server = request.getfixturevalue(fixture)
    ada = Client(services.url)

    async def play() -> None:
        table = ada.table("oktoberfest", "me", "me")["table"]["id"]
        socket_ = await ada.socket(table)
        ply = (await socket_.next_that_is("state"))["state"]["ply"]
        for _ in range(12):
            async with httpx.AsyncClient(
                base_url=services.url, cookies=dict(ada.http.cookies), timeout=60, verify=NO_TLS
            ) as http:
                state = (await http.get(f"/api/tables/{table}/state")).json()
                move = {"ply": state["ply"], "move": state["legal"][0]}
                assert (await http.post(f"/api/tables/{table}/moves", json=move)).status_code == 200
            ply += 1
            assert (await socket_.next_that_is("played"))["ply"] == ply
        await socket_.close()

    asyncio.run(play())
    ada.close()


def test_the_table_goes_on_when_its_own_worker_is_killed(services: Server) -> None:
    ada = Client(services.url)
    workers = workers_of(services)
    assert len(workers) == 2

    async def survive() -> None:
        tables = [ada.table("overbooking", "me", "me")["table"]["id"] for _ in range(6)]
        sockets = [await ada.socket(table) for table in tables]
        for socket_ in sockets:
            await socket_.next_that_is("state")
        os.kill(workers[0], signal.SIGKILL)
        for table in tables:  # at once, while the other does not know yet that it is alone
            again = await come_back(ada, table)
            ply = await move_by_http(services, ada, table)
            assert (await again.next_that_is("played"))["ply"] == ply
            await again.close()
        for socket_ in sockets:
            await socket_.close()

    asyncio.run(survive())
    ada.close()
    assert '"crash"' not in services.said()


async def move_by_http(server: Server, client: Client, table: str) -> int:
    """Play a move; the ply after it. A request that the killed worker had taken is sent again."""
    for _ in range(200):
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient(
                base_url=server.url, cookies=dict(client.http.cookies), timeout=60, verify=NO_TLS
            ) as http:
                state = (await http.get(f"/api/tables/{table}/state")).json()
                if state["ply"] == 1:  # our move has arrived, only its answer was lost
                    return 1
                move = {"ply": state["ply"], "move": state["legal"][0]}
                assert (await http.post(f"/api/tables/{table}/moves", json=move)).status_code == 200
                return int(state["ply"]) + 1
        await asyncio.sleep(0.05)
    raise AssertionError("nobody answers")


async def come_back(client: Client, table: str) -> Socket:
    """Connect to a table's socket, again and again until a worker accepts."""
    for _ in range(200):
        with contextlib.suppress(OSError, WSError):
            socket_ = await client.socket(table)
            if await socket_.next() is not None:
                return socket_
        await asyncio.sleep(0.05)
    raise AssertionError("nobody opens")


# By itself


def test_tables_prefer_one_worker_each_and_share_them_out(tmp_path: Path) -> None:
    async def ask() -> None:
        passing = SocketPassing(tmp_path, lambda connection, request: connection.close())
        for name in ("1", "2", "3"):
            (tmp_path / name).touch()
        homes = {f"{number:03}": passing.worker_for(f"{number:03}") for number in range(0, 1000, 5)}
        assert {passing.worker_for(table) == home for table, home in homes.items()} == {True}
        spread = Counter(homes.values())
        assert set(spread) == {"1", "2", "3", passing.name}
        assert min(spread.values()) > 20
        assert {passing.worker_for(f"{table[:2]}x") == home for table, home in homes.items()} == {True}, "by shard"
        (tmp_path / "2").unlink()
        passing._refreshed = 0.0
        moved = {table for table, home in homes.items() if passing.worker_for(table) != home}
        assert moved == {table for table, home in homes.items() if home == "2"}, "the others stay"
        passing.close()

    asyncio.run(ask())


def test_a_connection_travels_and_one_that_cannot_stays(tmp_path: Path) -> None:
    async def travel() -> None:
        arrived: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        passing = SocketPassing(tmp_path, lambda connection, request: arrived.put_nowait((connection, request)))
        here, there = socket.socketpair()
        assert passing.pass_on(here.fileno(), b"GET /", passing.name)
        connection, request = await asyncio.wait_for(arrived.get(), 5)
        assert request == b"GET /"
        here.close()
        connection.sendall(b"hello")
        assert there.recv(5) == b"hello", "the same connection, though it was closed where it came from"
        (tmp_path / "gone").touch()
        assert not passing.pass_on(there.fileno(), b"GET /", "gone")
        assert not (tmp_path / "gone").exists(), "forgotten"
        connection.close()
        there.close()
        passing.close()
        assert list(tmp_path.iterdir()) == []

    asyncio.run(travel())


def test_a_request_too_large_to_pass_stays_and_passing_goes_on(tmp_path: Path) -> None:
    async def travel() -> None:
        arrived: asyncio.Queue[bytes] = asyncio.Queue()

        def adopt(connection: socket.socket, request: bytes) -> None:
            connection.close()
            arrived.put_nowait(request)

        passing = SocketPassing(tmp_path, adopt)
        here, there = socket.socketpair()
        for size in (LARGEST_REQUEST + 1, 250_000, 2_000_000):
            assert not passing.pass_on(here.fileno(), b"x" * size, passing.name)
        assert passing.pass_on(here.fileno(), b"GET /", passing.name), "the worker is still there"
        assert await asyncio.wait_for(arrived.get(), 60) == b"GET /"
        here.close()
        there.close()
        passing.close()

    asyncio.run(travel())


def test_a_request_that_arrives_cut_off_is_dropped(tmp_path: Path) -> None:
    async def travel() -> None:
        arrived: asyncio.Queue[bytes] = asyncio.Queue()
        passing = SocketPassing(tmp_path, lambda connection, request: arrived.put_nowait(request))
        sender = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        sender.connect(str(tmp_path / passing.name))
        here, there = socket.socketpair()
        socket.send_fds(sender, [b"x" * (LARGEST_REQUEST + 1)], [here.fileno()])
        here.close()
        there.setblocking(False)
        assert await asyncio.wait_for(asyncio.get_running_loop().sock_recv(there, 1), 60) == b"", "closed"
        assert arrived.empty()
        for end in (sender, there):
            end.close()
        passing.close()

    asyncio.run(travel())
