"""What the doctor says of a PostgreSQL database; `tests/cli` has SQLite and the machine."""

import asyncio

from houseful.server.db.doctor import examine
from houseful.server.db.engine import prepare
from houseful.server.settings import Settings, read_database
from tests.server.support.postgres import new_database


def levels(settings: Settings) -> dict[str, str]:
    async def look() -> dict[str, str]:
        return {finding.name: finding.level async for finding in examine(settings)}

    return asyncio.run(look())


def test_a_database_is_well_once_a_server_has_opened_it(postgres_address: str) -> None:
    settings = Settings(read_database(new_database(postgres_address, "doctor")))
    assert levels(settings) == {"database": "good", "schema": "note"}
    asyncio.run(prepare(settings))
    found = levels(settings)
    looked_at = {"database", "schema", "clocks", "postgresql", "references", "connections", "writing"}
    assert found == dict.fromkeys(looked_at, "good")


def test_a_database_that_is_not_there_is_bad_news(postgres_address: str) -> None:
    nowhere = postgres_address.rpartition("/")[0] + "/nowhere"
    assert levels(Settings(read_database(nowhere))) == {"database": "bad"}
