"""Score sheets that phones share by a code: everybody's parts come together, on both engines; bounds; old ones go."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from houseful.server.db import schema
from houseful.server.errors import Refused
from houseful.server.limits import Limits
from houseful.server.messages import FilledIn, NewSheet, SharedSheet
from houseful.server.retention import Retention
from houseful.server.services import Services
from tests.server.support.in_process import serving_here
from tests.server.support.postgres import new_database
from tests.server.support.services import FakeTime, services_in

DAY = 86_400


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database on each engine."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/sheets.db"
    return new_database(request.getfixturevalue("postgres_address"), "sheets")


def documents(sheet: SharedSheet) -> dict[int, object]:
    return {part.part: part.document for part in sheet.parts}


async def kept_rows(services: Services) -> list[int]:
    async with services.db.reading() as connection:
        counts = [select(func.count()).select_from(table) for table in (schema.sheets, schema.sheet_parts)]
        return [(await connection.execute(count)).scalar_one() for count in counts]


async def share(database: str, folder: Path, time: FakeTime) -> None:
    async with services_in(folder, database, keep=Retention(sheets=2)) as services:
        sheets = services.sheets
        begun = await sheets.begin(NewSheet("overbooked", [{"count": 2}, {"name": "Ada"}]))
        assert (begun.game, documents(begun)) == ("overbooked", {0: {"count": 2}, 1: {"name": "Ada"}})
        # Two phones write at the same time: neither loses anything, and both changes are counted.
        parts = [sheets.write(begun.code, part, FilledIn({"name": str(part)})) for part in (2, 3)]
        written = await asyncio.gather(*parts)
        assert sorted(answer.change - begun.change for answer in written) == [1, 2]
        later = await sheets.read(begun.code, begun.change)
        assert documents(later) == {2: {"name": "2"}, 3: {"name": "3"}}
        assert documents(await sheets.read(begun.code, later.change)) == {}
        time.pass_seconds(DAY)
        await sheets.write(begun.code, 1, FilledIn({"name": "Eve"}))
        assert documents(await sheets.read(begun.code, later.change)) == {1: {"name": "Eve"}}
        time.pass_seconds(DAY)  # two days after the beginning, one after the last change
        sheet = await sheets.read(begun.code, 0)
        assert sheet.expires is not None
        assert (await services.watchdog.sweeper.sweep())["sheets"] == 0
        time.pass_seconds(DAY + 1)
        for asking in (sheets.read(begun.code, 0), sheets.write(begun.code, 1, FilledIn({}))):
            with pytest.raises(Refused, match="server-no-sheet"):
                await asking
        assert await kept_rows(services) == [1, 4]
        assert (await services.watchdog.sweeper.sweep())["sheets"] == 1
        assert await kept_rows(services) == [0, 0]


def test_parts_come_together_until_the_sheet_is_old(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(share(database, tmp_path, FakeTime(monkeypatch)))


async def knock(folder: Path) -> None:
    limits = Limits(address_sheets=2, sheet_bytes=100)
    async with serving_here(folder, rate=50, limits=limits) as inside, httpx.AsyncClient(base_url=inside.url) as http:
        inside.services.quotas.requests._rate = 0.001  # however slow this machine is, nothing comes back meanwhile

        async def asked(method: str, path: str, body: object = None) -> tuple[int, str]:
            answer = await http.request(method, f"/api/sheets{path}", json=body)
            return answer.status_code, answer.json().get("error", "")

        begun = await http.post("/api/sheets", json={"game": "overbooking", "parts": [{"count": 3}]})
        assert begun.status_code == 201  # from nobody that the server knows
        code = begun.json()["code"]
        part = f"/{code}/parts/4"
        assert await asked("PUT", part, {"document": {"name": "Ada"}}) == (200, "")
        seen = (await http.get(f"/api/sheets/{code}", params={"since": 1})).json()
        assert seen["parts"] == [{"part": 4, "document": {"name": "Ada"}}]
        assert await asked("PUT", part, {"document": {"name": "a" * 100}}) == (413, "server-limit-sheet-bytes")
        assert await asked("PUT", f"/{code}/parts/5", {"document": {}}) == (400, "server-message")
        assert await asked("PUT", part, {"document": ["no"]}) == (400, "server-message")
        assert await asked("POST", "", {"game": "chess"}) == (400, "fault-game")
        assert await asked("POST", "", {"game": "overbooking"}) == (429, "server-limit-address-sheets")
        guesses = [await asked("GET", f"/{guess}") for guess in ("aaaaaa", "bbbbbb") * 5]
        assert guesses[0] == (404, "server-no-sheet")
        assert await asked("GET", f"/{code}") == (429, "server-too-fast"), "even a lucky guess is not answered now"


def test_strangers_meet_bounds(tmp_path: Path) -> None:
    asyncio.run(knock(tmp_path))
