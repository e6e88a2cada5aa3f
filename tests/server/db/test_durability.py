"""Every acknowledged move survives: the server is killed again and again while people play.

A few kills of each kind; `python -m benchmarks kills` makes a thousand.
"""

import asyncio
from pathlib import Path

from tests.server.support.kills import survive
from tests.server.support.postgres import new_database


def test_nothing_is_lost_when_the_server_is_killed_on_sqlite(tmp_path: Path) -> None:
    memory = asyncio.run(survive(f"sqlite:///{tmp_path / 'houseful.db'}", rounds=12, seed=1))
    assert len(memory.finished) >= 4


def test_nothing_is_lost_when_two_workers_are_killed_on_postgresql(postgres_address: str) -> None:
    memory = asyncio.run(survive(new_database(postgres_address, "killed"), rounds=6, seed=2, servers=2))
    assert len(memory.finished) >= 4
