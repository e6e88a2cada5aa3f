"""Databases as servers of every release left them, with people, games and talk in them."""

import sqlite3
from contextlib import closing
from pathlib import Path

RELEASED_FILES = Path(__file__).parents[1] / "db" / "released"
RELEASED = sorted(file.stem for file in RELEASED_FILES.glob("*.sql"))


def released_database(revision: str, folder: Path) -> Path:
    """A SQLite file as a server of that release left it."""
    file = folder / "released.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASED_FILES / f"{revision}.sql").read_text("utf-8"))
        database.execute("PRAGMA journal_mode=WAL")
    return file
