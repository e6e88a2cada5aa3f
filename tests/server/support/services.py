"""The services of a server inside the test's process, without sockets, and a clock that the test sets."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from houseful.server import steady_clock
from houseful.server.db.queries import change_seats_of
from houseful.server.limits import Limits
from houseful.server.messages import Clock, NewTable, WantedSeat
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.settings import Settings, read_database
from houseful.server.steady_clock import SteadyClock
from houseful.server.tables import registry
from houseful.server.tables.live_table import LiveTable
from tests.server.support.limits import ROOMY
from tests.server.support.processes import LONGEST_START
from tests.server.support.sqlite import prepared


class MainThreadClock(SteadyClock):
    """A clock that a server in another thread of this process, which lives in real time, does not set forward."""

    def advance_to(self, moment: int) -> None:
        """Go on from a later moment, if the test itself says so."""
        if threading.current_thread() is threading.main_thread():
            super().advance_to(moment)


class FakeTime:
    """Time that stands still until the test lets it pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.wall, self.monotonic = 1_700_000_000_000_000_000, 5_000_000_000
        monkeypatch.setattr(
            registry, "UNUSED", float("inf")
        )  # tables that the test holds stay, however much time passes
        self.restart()

    def restart(self) -> None:
        """Begin the steady clock of a new process."""
        clock = MainThreadClock(lambda: self.wall, lambda: self.monotonic)
        self._monkeypatch.setattr(steady_clock, "CLOCK", clock)

    def pass_seconds(self, seconds: float) -> None:
        self.set_wall_clock(seconds)
        self.monotonic += int(seconds * 1_000_000_000)

    def set_wall_clock(self, seconds: float) -> None:
        """Set the wall clock forward or back, while no time passes."""
        self.wall += int(seconds * 1_000_000_000)


@asynccontextmanager
async def services_in(
    folder: Path, database: str | None = None, limits: Limits = ROOMY, **more: Any
) -> AsyncIterator[Services]:
    """The services over the database in a folder, or another one; locks are waited for with patience."""
    address = read_database(prepared(database or f"sqlite:///{folder / 'houseful.db'}"))
    settings = Settings(address, limits=limits, **{"database_timeout": 60.0, **more})
    services = Services(settings)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def arrive(services: Services, name: str = "Ada") -> Person:
    return (await services.people.create(name, "en"))[0]


async def lay(services: Services, host: Person, game: str, *seats: str, **more: Any) -> LiveTable:
    """A table; seats are `me`, `open`, `closed` or the level of a bot."""
    wanted = [
        WantedSeat(seat) if seat in ("me", "open", "closed") else WantedSeat("bot", level=seat)  # type: ignore[arg-type]
        for seat in seats
    ]
    clock = more.pop("clock", None)
    wish = NewTable(game, wanted, clock=None if clock is None else Clock(*clock), **more)
    return (await services.creation.create(host, wish))[0]


async def step_away(services: Services, person: Person, live: LiveTable) -> None:
    """Count a person as away, whoever else sits there: their seats are played by the stand-in."""
    async with services.db.writing() as connection:
        await change_seats_of(connection, live.id, person.id, away=True)
    await services.registry.seats_changed(live.id)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens elsewhere; bots may have to be compiled first."""
    end = time.monotonic() + LONGEST_START
    while not true():
        assert time.monotonic() < end, "that did not happen"
        await asyncio.sleep(0.01)
