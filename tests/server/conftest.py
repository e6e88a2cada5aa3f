"""Servers that several tests share, one for each kind of database.

A server in a process of its own takes seconds to start, so the tests of a file stay in one worker of pytest-xdist
(`--dist loadfile`).
"""

import hashlib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from houseful.server.tables import creation, rematch
from tests.server.support.clients import Client
from tests.server.support.postgres import new_database, postgres
from tests.server.support.processes import Server, serving
from tests.server.support.threaded_server import serving_in_thread


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'houseful.db'}") as server:
        yield server


@pytest.fixture(scope="session", params=["picows", "stock", "hypercorn"])
def socket_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with each way of WebSockets: ours, uvicorn's own, and another ASGI server's."""
    if request.param == "picows":
        yield request.getfixturevalue("sqlite_server")
        return
    folder: Path = tmp_path_factory.mktemp(request.param)
    with serving(f"sqlite:///{folder / 'houseful.db'}", websockets=request.param) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as cluster:
        yield cluster.address


@pytest.fixture(scope="session")
def postgres_server(postgres_address: str) -> Iterator[Server]:
    with serving(new_database(postgres_address, "one"), workers=1) as server:
        yield server


@pytest.fixture(scope="session")
def two_workers(postgres_address: str) -> Iterator[Server]:
    with serving(new_database(postgres_address, "two"), workers=2) as server:
        yield server


@pytest.fixture(scope="session")
def threaded_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with SQLite in a thread of this process."""
    folder: Path = tmp_path_factory.mktemp("threaded")
    with serving_in_thread(f"sqlite:///{folder / 'houseful.db'}") as url:
        yield url


@pytest.fixture
def fixed_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th table of a test is dealt alike every time, at a server in this process."""
    numbers = itertools.count()

    def secret() -> str:
        return hashlib.sha256(f"{request.node.name} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(creation, "new_secret", secret)
    monkeypatch.setattr(rematch, "new_secret", secret)


@pytest.fixture
def visitor(threaded_server: str, fixed_deals: None) -> Iterator[Callable[[str], Client]]:
    """Makes people at a server whose tables are dealt alike every time."""
    clients: list[Client] = []

    def arrive(name: str = "Ada") -> Client:
        clients.append(Client(threaded_server, name))
        return clients[-1]

    yield arrive
    for client in clients:
        client.close()
