"""Tables with packs of their own: evicted when there are many packs, refused where packs are switched off."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import houseful
from houseful.games import find_game
from houseful.host.history import log_of
from houseful.server.errors import Refused
from houseful.server.packs import store
from houseful.server.services import Services
from houseful.server.settings import Settings, read_database
from tests.server.support.services import arrive, lay

STANDARD = find_game("overbooking").standard.text


@asynccontextmanager
async def services_with(folder: Path, custom_packs: str = "on") -> AsyncIterator[Services]:
    """Services without warmed rules: nothing is timed here."""
    services = Services(Settings(read_database(f"sqlite:///{folder}/x.db"), custom_packs=custom_packs))
    await services.db.open()
    try:
        yield services
    finally:
        await services.close()


def test_tables_that_nobody_watches_make_room_for_other_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MANY", 3)
    monkeypatch.setattr(store, "MOST_RECENT", 1)

    async def crowd() -> None:
        async with services_with(tmp_path) as services:
            ada = await arrive(services)
            standard = await lay(services, ada, "overbooking", "me", "me")
            tables = [
                (await lay(services, ada, "overbooking", "me", "me", pack=f"{STANDARD}\n# {number}")).id
                for number in range(8)
            ]
            gc.collect()
            assert len(services.packs._in_memory) <= 4
            assert standard.id in services.registry.live_tables, "standard cards cost nothing"
            for number, table in enumerate(tables):
                live = await services.registry.live(table)
                assert live.table.pack.text == f"{STANDARD}\n# {number}"

    asyncio.run(crowd())


def test_many_tables_with_one_pack_share_it_and_its_moves(tmp_path: Path) -> None:
    async def share() -> None:
        async with services_with(tmp_path) as services:
            ada, bob = await arrive(services), await arrive(services, "Bob")
            lives = [await lay(services, who, "overbooking", "me", "me", pack=f"{STANDARD}\n#") for who in (ada, bob)]
            first, second = (live.table for live in lives)
            assert first.pack is second.pack
            assert first._catalogue is second._catalogue

    asyncio.run(share())


def test_where_packs_are_switched_off_neither_tables_nor_logs_bring_one(tmp_path: Path) -> None:
    pack = STANDARD.replace('"lion"', '"bear"')
    (tmp_path / "own.toml").write_text(pack, "utf-8")
    log = houseful.deal("overbooking", seed=1, pack=tmp_path / "own.toml").log()

    async def bring() -> None:
        async with services_with(tmp_path, custom_packs="off") as services:
            ada = await arrive(services)
            with pytest.raises(Refused, match="server-packs-off"):
                await lay(services, ada, "overbooking", "me", "me", pack=pack)
            with pytest.raises(Refused, match="server-packs-off"):
                await services.creation.import_log(ada, log)
            kept = await services.creation.import_log(ada, houseful.deal("overbooking", seed=1).log())
            assert "pack standard" in log_of(kept.position)

    asyncio.run(bring())
