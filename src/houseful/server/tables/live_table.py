"""One table as this process knows it: its position, its clock, and its watchers, changed by one entry at a time.

Every change of the game (by a player, a bot, an undo) goes through `write`: the step is worked out on a copy,
its entry is handed to the move log, and the step is made and sent when the entry is on disk.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from houseful.core.table import IllegalMove, Table
from houseful.host.entries import Entry, Viewpoint, has_seen
from houseful.host.hosted_game import Step
from houseful.server.db.heartbeat import Outages
from houseful.server.db.move_log import MoveLog, WriteResult
from houseful.server.db.queries import SeatRow, TableRow, now
from houseful.server.errors import NotSaved, Refused, Stale
from houseful.server.limits import Limits
from houseful.server.tables.asked_undo import AskedUndo
from houseful.server.tables.clock import TableClock
from houseful.server.tables.delivery import Delivery
from houseful.server.tables.outcome import resolve
from houseful.server.tables.position import Position
from houseful.server.tables.replaying import replay
from houseful.server.tables.turns import bot_to_move, seat_to_move

MOST_SENT_SINGLY = 50  # entries of other workers; those who missed more are sent the whole state instead


class TableHost(Protocol):
    """What a live table needs from the process that holds it."""

    limits: Limits
    outages: Outages
    patience: int  # seconds after which a bot may play for somebody who is gone

    def after_step(self, live: "LiveTable") -> None:
        """Schedule what follows a step that was written here: bots, clocks, the end of the game."""

    async def catch_up(self, live: "LiveTable") -> None:
        """Read entries from the database that this process may not have."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""


class LiveTable:
    """One table, live."""

    def __init__(self, position: Position, entries: list[Entry], move_log: MoveLog, host: TableHost) -> None:
        self._move_log, self._host, self.patience = move_log, host, host.patience
        self.position = position
        self.clock = TableClock(self.position, host.outages)
        self.delivery = Delivery(self.position)
        self.pending: Entry | None = None  # being written
        self._waiters: list[asyncio.Future[None]] = []  # resolved when nothing is being written any more
        self._postponed: list[Entry] = []  # received from other workers while an entry of ours was being written
        self.outdated = False  # the database may have entries that we do not: read it before going on
        self.evicted = False  # no longer in the registry
        self.asked_undo = AskedUndo()
        self.last_used, self.looked_at = now(), 0  # by anything; by somebody who wants to see how it goes on
        self.requests = 0  # how often somebody has asked the registry for it
        self._replay(entries)

    # The position and what is possible in it, for those who only read

    @property
    def id(self) -> str:
        """The table's id."""
        return self.position.row.id

    @property
    def row(self) -> TableRow:
        """The table's row in the database."""
        return self.position.row

    @property
    def seats(self) -> list[SeatRow]:
        """The seats, and who holds them."""
        return self.position.seats

    @property
    def entries(self) -> list[Entry]:
        """The log, undos included."""
        return self.position.entries

    @property
    def ply(self) -> int:
        """The number of entries in the log."""
        return len(self.position.entries)

    @property
    def table(self) -> Table:
        """The game; Refused before it has started."""
        return self.position.table

    @property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        return self.position.turn

    @property
    def stage(self) -> str:
        """`waiting`, `playing` or `over`."""
        return self.position.stage

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return self.position.seats_of(person)

    def undo_refusal(self, person: str | None) -> str | None:
        """The key of the reason why a person may not undo now; None if they may."""
        return self.position.undo_refusal(person)

    def undo_possible(self, seat: Viewpoint) -> bool:
        """Whether the person at a seat may undo now; never from a spectator's viewpoint."""
        return self.position.undo_refusal(self.position.person_at(seat)) is None

    def bot_to_move(self, moment: int) -> str | None:
        """The level of the bot that has to decide now; None if a person has to, or nobody."""
        return bot_to_move(self.position, self.clock, moment)

    # Changing the game

    def move(self, person: str, ply: int, text: str) -> asyncio.Future[int]:
        """Play a move for a person. The result is their seat once the move is on disk, or why it was refused.

        A future, not a coroutine: most moves wait for nothing before they are written, and a task each would cost more.
        """
        if self.pending is not None or self.outdated or ply != self.ply:
            return asyncio.ensure_future(self._move_when_ready(person, ply, text))
        try:
            return self._move(person, text)
        except (Refused, IllegalMove) as refused:
            failed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            failed.set_exception(refused)
            return failed

    async def _move_when_ready(self, person: str, ply: int, text: str) -> int:
        await self.wait_for_ply(ply)
        return await self._move(person, text)

    def _move(self, person: str, text: str) -> asyncio.Future[int]:
        seat = seat_to_move(self.position, self.clock, person, now())
        return self.write(seat, "move", text)

    async def undo(self, person: str, ply: int) -> None:
        """Take back a person's own last move, against bots with their answers; Refused if that is not possible."""
        await self.wait_for_ply(ply, self.position.is_alone(person))
        seat, text = self.position.undo_by(person)
        await self.write(seat, "undo", text)

    async def wait_for_ply(self, ply: int, or_answers: bool = False) -> None:
        """Wait until nothing is being written; Stale unless the client has seen the last entry, or all but answers."""
        while self.pending is not None:
            waiter = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            await waiter
        if self.outdated or ply > self.ply:
            await self.catch_up()
        if not has_seen(self.entries, ply, or_answers):
            raise Stale(self.ply)

    async def catch_up(self) -> None:
        """Read entries that this process may not have."""
        await self._host.catch_up(self)

    def write(self, seat: int, kind: str, move: str) -> asyncio.Future[int]:
        """Have an entry written. The result is the seat once it is on disk; Stale or NotSaved if it is not."""
        if self.pending is not None:
            raise Stale(self.ply)
        step = self.position.next_step(seat, kind, move)
        self.pending = step.entry
        messages = self.delivery.encode_step(step)  # now, while the disk may be busy with other entries
        outcome: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def on_written(result: WriteResult) -> None:
            self.pending = None
            if result is WriteResult.WRITTEN:
                self._make(step, messages)
                self._host.after_step(self)
                resolve(outcome, seat)
            else:
                self.outdated = True
                self._fail(outcome, result)
            self._resume()

        self._move_log.append(self.id, step.entry, on_written)
        return outcome

    def _fail(self, outcome: asyncio.Future[int], result: WriteResult) -> None:
        if result is WriteResult.CONFLICT:
            self._host.spawn(self._fail_as_stale(outcome))
        else:
            resolve(outcome, NotSaved())

    async def _fail_as_stale(self, outcome: asyncio.Future[int]) -> None:
        """Another worker was first at this ply: refuse with the ply that the database has."""
        try:
            await self.catch_up()
        except Exception as error:
            resolve(outcome, error)
        else:
            resolve(outcome, Stale(self.ply))

    def _make(self, step: Step, messages: dict[Viewpoint, bytes]) -> None:
        self.clock.record(step)
        self.position.apply(step)
        self.delivery.send_step(step, messages)

    def _resume(self) -> None:
        """Go on with entries of other workers, and with those who wait for their turn to write."""
        postponed, self._postponed = self._postponed, []
        for entry in postponed:
            self.receive(entry)
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    # What the database and other workers say

    def receive(self, entry: Entry) -> None:
        """Apply an entry that another worker has written; known ones are skipped."""
        if self.pending is not None:
            self._postponed.append(entry)
        elif entry.ply > self.ply + 1 or not self.position.is_dealt:
            self.outdated = True
        elif entry.ply == self.ply + 1:
            self._make(self.position.step_of(entry), {})

    def update(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """Take over what the database has now; entries that are new here are sent like any other."""
        started = not self.position.is_dealt and row.seed is not None
        self.position.row, self.position.seats, self.outdated = row, seats, False
        if started:
            self._replay(entries)
        elif len(entries) > MOST_SENT_SINGLY and self.pending is None and self.position.is_dealt:
            replay(self.position, self.clock, [entry for entry in entries if entry.ply > self.ply])
            self.delivery.refresh()
        for entry in entries if self.position.unreadable is None else ():
            self.receive(entry)

    def _replay(self, entries: list[Entry]) -> None:
        with self.position.marked_if_unreadable(entries):
            self.position.deal()
            self.clock.reset()
            replay(self.position, self.clock, entries)
