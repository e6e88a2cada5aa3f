"""A real server in a process of its own, a real PostgreSQL, and clients that talk to them over loopback."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

ROOT = Path(__file__).parents[2]
LONGEST_START = 90.0  # seconds; rules may have to be compiled first


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """`houseful serve` in a process of its own."""

    def __init__(self, database: str, workers: int = 1, port: int | None = None, rate: float = 0) -> None:
        self.database, self.workers, self.rate = database, workers, rate
        self.port = port or free_port()
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the server
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Start it and wait until it is ready."""
        command = [sys.executable, "-m", "houseful", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers)]
        environment = {**os.environ, "HOUSEFUL_RATE": str(self.rate), "HOUSEFUL_LANG": "en"}
        self.process = subprocess.Popen(
            command, stdout=self.log, stderr=self.log, env=environment, start_new_session=True
        )
        self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        """Ask until it answers."""
        end = time.monotonic() + LONGEST_START
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.said()
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(self.said())

    def kill(self) -> None:
        """SIGKILL, workers and all: nobody gets to say goodbye."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; return its exit status."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(self.said()) from None

    def said(self) -> str:
        """Everything it has logged."""
        self.log.seek(0)
        return self.log.read()


@contextlib.contextmanager
def serving(database: str, workers: int = 1, rate: float = 0) -> Iterator[Server]:
    """A server for a while."""
    server = Server(database, workers, rate=rate)
    try:
        yield server.start()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
        server.log.close()


# PostgreSQL


def postgres_programs() -> Path | None:
    """Where Debian keeps initdb and postgres."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return None if program is None else Path(program).parent


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: the user to run it as, if we are root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A PostgreSQL of our own in a folder that is gone afterwards."""

    def __init__(self, folder: str) -> None:
        programs = postgres_programs()
        assert programs is not None, "PostgreSQL's server programs are needed: apt-get install postgresql"
        self.programs, self.folder, self.port = programs, folder, free_port()
        self.quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.STDOUT,
            "cwd": folder,
            **unprivileged(),
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where its first database is."""
        return f"postgresql://houseful@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        """A fresh cluster."""
        who = unprivileged()
        if who:
            os.chown(self.folder, who["user"], who["group"])
        initdb = f"{self.programs}/initdb -D {self.folder}/data -U houseful -A trust -E UTF8 --locale=C"
        subprocess.run(initdb.split(), check=True, **self.quiet)

    def start(self) -> None:
        """Start it and wait until it listens."""
        where = ["-D", f"{self.folder}/data", "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        command = [f"{self.programs}/postgres", *where, "-c", f"unix_socket_directories={self.folder}"]
        self.process = subprocess.Popen(command, **self.quiet)
        wait_for_port(self.port)

    def stop(self) -> None:
        """A fast shutdown: whoever is connected is cut off."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for a while."""
    with tempfile.TemporaryDirectory(prefix="houseful-pg-") as folder:
        cluster = Postgres(folder)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def wait_for_port(port: int) -> None:
    """Until somebody listens there."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not start")


def new_database(address: str, name: str) -> str:
    """A fresh database in a running PostgreSQL."""
    import asyncpg

    async def make() -> None:
        while True:
            try:
                connection = await asyncpg.connect(address)
                break
            except asyncpg.CannotConnectNowError:  # it listens before it is ready
                await asyncio.sleep(0.05)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return address.rpartition("/")[0] + f"/{name}"


# Clients


class Client:
    """Somebody at the server: HTTP, and sockets to tables."""

    def __init__(self, url: str, name: str = "Ada", **person: Any) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        self.name = name
        self.me: dict[str, Any] = self.post("/api/me", 201, name=name, **person)

    def post(self, path: str, status: int | None = 200, **body: Any) -> Any:
        """POST JSON; the answer must have this status, None: any."""
        return self._checked(self.http.post(path, json=body), status)

    def get(self, path: str, status: int | None = 200, **query: Any) -> Any:
        """GET; the answer must have this status, None: any."""
        return self._checked(self.http.get(path, params=query), status)

    def _checked(self, answer: httpx.Response, status: int | None) -> Any:
        assert status is None or answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table. Seats are `me`, `open`, `invite` or the level of a bot."""
        asked = [{"kind": s} if s in ("me", "open", "invite") else {"kind": "bot", "level": s} for s in seats]
        created: dict[str, Any] = self.post("/api/tables", 201, game=game, seats=asked, **more)
        return created

    @property
    def cookie(self) -> str:
        """The cookie header for a socket."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def socket(self, table_id: str, **query: Any) -> "Socket":
        """A socket to a table; its first message is the state."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket?{asked}"
        return await open_socket(address, {"Cookie": self.cookie})

    def close(self) -> None:
        """Hang up."""
        self.http.close()


class Socket(WSListener):
    """One WebSocket: what was received waits in a queue. None: the other side hung up."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.transport: WSTransport
        self.closed_with: int | None = None
        self.raw: list[bytes] = []  # every byte that came, for those who look for leaks

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            self.closed_with = int(str(frame.get_close_code().value))
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            raw = frame.get_payload_as_bytes()
            self.raw.append(raw)
            self.inbox.put_nowait(msgspec.json.decode(raw))

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self.inbox.put_nowait(None)

    def send(self, **message: Any) -> None:
        """Say something."""
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def send_raw(self, text: bytes, kind: Any = WSMsgType.TEXT) -> None:
        """Say anything."""
        self.transport.send(kind, text)

    async def next(self, timeout: float = 20) -> dict[str, Any] | None:
        """The next message."""
        return await asyncio.wait_for(self.inbox.get(), timeout)

    async def next_that_is(self, *kinds: str, timeout: float = 20) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        while True:
            message = await self.next(timeout)
            assert message is not None, f"hung up with {self.closed_with}"
            if message["is"] in kinds:
                return message

    async def close(self) -> None:
        """Hang up."""
        self.transport.disconnect()
        await self.transport.wait_disconnected()


async def open_socket(address: str, headers: dict[str, str] | None = None) -> Socket:
    """Connect."""
    transport, listener = await ws_connect(Socket, address, extra_headers=headers or {})
    if not isinstance(listener, Socket):
        raise ConnectionResetError("hung up at once")
    listener.transport = transport
    return listener
