"""Servers that several tests share, one for each kind of database.

Tests that share a server in a process of its own run in one worker of pytest-xdist (`--dist loadgroup`): such a
server takes seconds to start, and two processors have better things to do than starting it once for each worker.
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

OWN_PROCESS = ("two_workers", "postgres_server", "postgres_address", "sqlite_server", "machines", "services")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Group tests by the server process that they share."""
    for item in items:
        shared = shared_server(item)
        if shared is not None:
            item.add_marker(pytest.mark.xdist_group(shared))


def shared_server(item: pytest.Item) -> str | None:
    """The name of the server that a test shares with others; None if it has its own, or one in its own process."""
    if not isinstance(item, pytest.Function):
        return None
    params = item.callspec.params if hasattr(item, "callspec") else {}
    if "socket_server" in params:
        way = str(params["socket_server"])
        return "sqlite_server" if way == "picows" else way
    wanted = {*item.fixturenames, *(value for value in params.values() if isinstance(value, str))}
    return next((name for name in OWN_PROCESS if name in wanted), None)


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
