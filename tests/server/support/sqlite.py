"""New SQLite databases without waiting for every migration."""

import tempfile
from functools import cache
from pathlib import Path

from houseful.server.db.upgrade import upgrade_sqlite
from houseful.server.settings import Settings, read_database


def prepared(address: str) -> str:
    """The same address; a SQLite file that is not there yet is one with all tables and nothing in them."""
    kind, _, name = address.partition(":///")
    file = Path(name)
    if kind == "sqlite" and not file.exists():
        file.write_bytes(empty_database())
    return address


@cache
def empty_database() -> bytes:
    """A file with today's tables, migrated once in a process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "houseful.db"
        upgrade_sqlite(Settings(read_database(f"sqlite:///{file}")))
        return file.read_bytes()
