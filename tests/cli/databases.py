"""A server's database with people and games in it, for the commands that keep it."""

import asyncio
from pathlib import Path

from houseful.server.db.engine import prepare
from houseful.server.settings import Settings, read_database
from tests.server.support.released import RELEASED, released_database


def full_database(folder: Path) -> str:
    """The address of a SQLite database with people, games and talk."""
    address = f"sqlite:///{released_database(RELEASED[-1], folder)}"
    asyncio.run(prepare(Settings(read_database(address))))
    return address
