"""What somebody has played, all their data, and deleting it; on both engines."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from houseful.server.db import schema
from tests.server.support.in_process import Guest, Inside, serving_here
from tests.server.support.postgres import new_database
from tests.server.support.services import until

RESULT = {"players": [{"total": 31, "rank": 1, "lines": {}}, {"total": 12, "rank": 2, "lines": {}}]}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/x.db"
    return new_database(request.getfixturevalue("postgres_address"), f"record-{request.function.__name__}"[:60])


async def insert_games(inside: Inside, count: int, **told: Any) -> None:
    """Finished games as the database has them; a game of each kind is played first, for its row."""
    async with inside.services.db.writing() as connection:
        pattern = (await connection.execute(schema.tables.select())).first()
        assert pattern is not None
        shape, seats = dict(pattern._mapping), told.pop("seats")
        numbers = range(count)
        result = json.dumps({"game": shape["game"], **RESULT, "winners": told.pop("winners", [0])})
        more = {"stage": "over", "result": result, "commitment": None, **told}
        rows = [{**shape, **more, "id": f"game{told['ended']}{number}"} for number in numbers]
        await connection.execute(schema.tables.insert(), rows)
        empty = {"person": None, "level": None, "invite": None, "luck": "", "away": False}
        filled = [
            {**empty, **seat, "table_id": row["id"], "number": place}
            for row in rows
            for place, seat in enumerate(seats)
        ]
        await connection.execute(schema.seats.insert(), filled)


def test_a_record_tells_what_was_played(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_here(tmp_path, database) as inside:
            ada, bob = [await Guest(inside.url, name).arrive() for name in ("Ada", "Bob")]
            assert (await ada.ask("GET", "/api/me/record")).json()["games"] == 0
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            await ada.ask("POST", "/api/tables", json={"game": "oktoberfest", "seats": seats})
            mine = {"person": ada.id}
            await insert_games(inside, 3, ended=1, seats=[mine, {"level": "skilled"}])
            await insert_games(inside, 2, ended=2, seats=[{"level": "expert"}, mine])
            await insert_games(inside, 2, ended=3, seats=[mine, {"person": bob.id}], game="overbooking")
            await insert_games(inside, 1, ended=4, seats=[mine, {}], game="overbooking")
            await insert_games(inside, 1, ended=5, seats=[mine, mine])
            record = (await ada.ask("GET", "/api/me/record?offset=60")).json()
            assert (record["games"], record["same_screen"]) == (9, 1)
            assert record["decided"] == {"games": 8, "won": 6}
            assert record["wins_in_a_row"] == {"now": 3, "best": 3}
            tent, hotel = record["by_game"]
            assert [(one["against"], one["won"]) for one in tent["opponents"]] == [("expert", 0), ("skilled", 3)]
            assert [(one["against"], one["games"]) for one in hotel["opponents"]] == [("people", 3)]
            assert (tent["best"], tent["points"]) == (31, [31, 31, 31, 12, 12])
            other = (await bob.ask("GET", "/api/me/record")).json()
            assert (other["games"], other["decided"]["won"]) == (2, 0)
            for guest in (ada, bob):
                await guest.close()

    asyncio.run(scene())


def test_a_person_downloads_and_deletes_all_their_data(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_here(tmp_path, database) as inside:
            ada, bob = [await Guest(inside.url, name).arrive() for name in ("Ada", "Bob")]
            seats = [{"kind": "me", "name": "Ada’s sister"}, {"kind": "open"}]
            made = await ada.ask("POST", "/api/tables", json={"game": "oktoberfest", "seats": seats})
            table = f"/api/tables/{made.json()['table']['id']}"
            await bob.ask("POST", f"{table}/join", json={})
            await ada.ask("POST", f"{table}/start")
            await ada.ask("POST", f"{table}/chat", json={"text": "a word of mine"})
            export = await ada.ask("GET", "/api/me/data")
            assert export.headers["content-disposition"] == 'attachment; filename="houseful.json"'
            assert export.json()["person"]["name"] == "Ada"
            assert "a word of mine" in export.text
            assert "Ada’s sister" in export.text
            assert bob.id not in export.text
            watching = await ada.socket(table.rpartition("/")[2])
            gone = await ada.ask("DELETE", "/api/me/data")
            assert (gone.status_code, gone.json()["name"]) == (200, "Ada")
            assert (await ada.ask("GET", "/api/me")).status_code == 401
            while await watching.next() is not None:
                pass
            seats = (await bob.ask("GET", table)).json()["seats"]
            assert [seat["person"] for seat in seats] == [None, bob.id]
            async with inside.services.db.reading() as connection:
                people = await connection.execute(select(func.count()).select_from(schema.people))
                assert people.scalar_one() == 1
                assert "Ada" not in str((await connection.execute(schema.seats.select())).all())
            await until(lambda: "Ada" not in str(inside.services.registry.live_tables))
            for guest in (ada, bob):
                await guest.close()

    asyncio.run(scene())
