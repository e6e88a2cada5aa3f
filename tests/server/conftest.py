"""Servers that several tests share, one for each kind of database."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Client, Server, new_database, postgres, serving


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'houseful.db'}") as server:
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


@pytest.fixture
def visitor(sqlite_server: Server) -> Iterator[Callable[[str], Client]]:
    """Makes people at the server with SQLite."""
    clients: list[Client] = []

    def arrive(name: str = "Ada") -> Client:
        clients.append(Client(sqlite_server.url, name))
        return clients[-1]

    yield arrive
    for client in clients:
        client.close()
