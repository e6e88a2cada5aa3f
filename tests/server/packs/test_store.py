"""Packs are kept once by their hash, in memory and in the database, and each person may bring only so many."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from houseful.core.text.packs import Pack
from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.errors import Refused
from houseful.server.limits import Limits
from houseful.server.packs import store
from houseful.server.packs.store import Packs
from houseful.server.people import People, Person
from houseful.server.settings import Settings, read_database
from tests.server.support.postgres import new_database

STANDARD = find_game("overbooking").standard


def own(number: int) -> str:
    return f"{STANDARD.text}\n# pack {number}"


def with_packs(
    database: str, work: Callable[[Packs, Database, Person], Awaitable[Any]], custom: str = "on", packs: int = 20
) -> Any:
    async def run() -> Any:
        db = Database(Settings(read_database(database), limits=Limits(packs=packs), custom_packs=custom))
        await db.open()
        kept = Packs(db)
        try:
            ada, _ = await People(db, Limits()).create("Ada", "en")
            return await work(kept, db, ada)
        finally:
            await kept.close()
            await db.close()

    return asyncio.run(run())


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/packs.db"


async def bring(packs: Packs, db: Database, person: Person, text: str | None) -> Pack:
    pack = await packs.chosen(person, "overbooking", text)
    async with db.writing() as connection:
        await packs.keep(connection, pack, "overbooking", person)
    return pack


async def rows(db: Database) -> list[Any]:
    packs = schema.packs.c
    async with db.reading() as connection:
        return list(await connection.execute(select(packs.digest, packs.text, packs.standard, packs.person)))


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_pack_is_kept_once(engine: str, database: str, request: pytest.FixtureRequest) -> None:
    if engine == "postgresql":
        database = new_database(request.getfixturevalue("postgres_address"), "packs")

    async def twice(packs: Packs, db: Database, ada: Person) -> None:
        bob, _ = await People(db, Limits()).create("Bob", "en")
        for text in (None, None, STANDARD.text):
            assert await bring(packs, db, ada, text) is STANDARD
        first, second = await bring(packs, db, ada, own(1)), await bring(packs, db, bob, own(1))
        assert first is second
        assert sorted(await rows(db)) == sorted(
            [(STANDARD.sha256, STANDARD.text, True, None), (first.sha256, own(1), False, ada.id)]
        )
        assert await packs.stored("overbooking", STANDARD.sha256) is STANDARD
        assert await packs.stored("overbooking", first.sha256) is first
        assert await Packs(db).text_of(first.sha256) == own(1)

    with_packs(database, twice)


def test_a_pack_is_read_again_when_it_left_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_RECENT", 1)

    async def forget(packs: Packs, db: Database, ada: Person) -> None:
        digests = [(await bring(packs, db, ada, own(number))).sha256 for number in range(3)]
        gc.collect()
        assert len(packs._in_memory) == 1, "what no table uses is forgotten"
        again = await packs.stored("overbooking", digests[0])
        assert again is not None
        assert again.text == own(0)
        assert bytes(again.box) == bytes(STANDARD.box)

    with_packs(database, forget)


def test_a_pack_of_another_game_is_not_taken_for_it(database: str) -> None:
    async def mix(packs: Packs, db: Database, ada: Person) -> None:
        await bring(packs, db, ada, own(1))
        with pytest.raises(ValueError, match="oktoberfest"):
            await packs.chosen(ada, "oktoberfest", own(1))

    with_packs(database, mix)


def test_a_pack_whose_text_was_changed_in_the_database_is_not_read(database: str) -> None:
    async def change(packs: Packs, db: Database, ada: Person) -> None:
        digest = (await bring(packs, db, ada, own(1))).sha256
        async with db.writing() as connection:
            await connection.execute(schema.packs.update().values(text=own(2)))
        other = Packs(db)
        assert await other.stored("overbooking", digest) is None
        assert await other.stored("overbooking", "0" * 64) is None
        await other.close()

    with_packs(database, change)


def test_a_person_may_bring_only_so_many_a_day(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def many(packs: Packs, db: Database, ada: Person) -> None:
        for number in (1, 2, 2, 1):
            await bring(packs, db, ada, own(number))
        with pytest.raises(Refused) as refused:
            await bring(packs, db, ada, own(3))
        assert (refused.value.status, refused.value.key) == (429, "server-limit-packs")
        bob, _ = await People(db, Limits()).create("Bob", "en")
        await bring(packs, db, bob, own(3))
        await bring(packs, db, ada, own(3))  # somebody brought it: it costs nothing more
        assert await bring(packs, db, ada, None) is STANDARD
        monkeypatch.setattr(store, "DAY", -1000)
        await bring(packs, db, ada, own(4))

    with_packs(database, many, packs=2)


def test_many_at_once_do_not_pass_the_quota(database: str) -> None:
    async def rush(packs: Packs, db: Database, ada: Person) -> None:
        asked = [bring(packs, db, ada, own(number)) for number in range(5)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, Pack) for one in done) == 2
        assert len(await rows(db)) == 2

    with_packs(database, rush, packs=2)


def test_packs_can_be_switched_off_and_old_tables_keep_theirs(database: str) -> None:
    async def before(packs: Packs, db: Database, ada: Person) -> str:
        return (await bring(packs, db, ada, own(1))).sha256

    async def after(packs: Packs, db: Database, ada: Person) -> None:
        for text in (own(1), own(2)):
            with pytest.raises(Refused, match="server-packs-off"):
                await packs.chosen(ada, "overbooking", text)
        assert await packs.chosen(ada, "overbooking", STANDARD.text) is STANDARD
        stored = await packs.stored("overbooking", digest)
        assert stored is not None
        assert stored.text == own(1)

    digest = with_packs(database, before)
    with_packs(database, after, custom="off")
