"""A room: one table as this process knows it, and those who watch it.

The journal in the database is the truth. A room holds the game that comes of it, and changes only when a line
has landed there: a move is played on a copy, and the copy becomes the table when the move is on disk.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from houseful.core.table import Table
from houseful.server import games
from houseful.server.journal import Journal
from houseful.server.refusals import NotSaved, Refused, Stale
from houseful.server.rows import Entry, SeatRow, TableRow, now

ENCODER = msgspec.json.Encoder(enc_hook=str)  # moves are strings that know their number


class Watcher(Protocol):
    """Somebody who hears what happens at a table."""

    eyes: int | None
    person: str

    def post(self, message: bytes) -> None:
        """Hand over a message; never waits."""

    def refresh(self) -> None:
        """Have the whole state sent: the seats have changed, or something was missed."""


class Room:
    """One table, live."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], journal: Journal) -> None:
        self.row, self.seats, self.journal = row, seats, journal
        self.entries: list[Entry] = []
        self.past: list[Table] = []  # the positions that undo can reach; the last is where the game stands
        self.spent = [0] * len(seats)  # milliseconds each seat has taken
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}  # who watches at other workers
        self.pending: asyncio.Future[None] | None = None
        self.used = now()
        self.attend: Callable[[Room], None] = lambda room: None  # called after each line that lands here
        self.broken = False  # nobody knows whether the last line was written: read everything again
        self.early: list[Entry] = []  # heard from other workers while our own line was on its way
        self.begin(entries)

    # What it is

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def ply(self) -> int:
        """How many lines its journal has."""
        return len(self.entries)

    @property
    def table(self) -> Table:
        """Where the game stands."""
        if not self.past:
            raise Refused(409, "server-not-started")
        return self.past[-1]

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is."""
        return self.past[-1].turn if self.past else None

    def begin(self, entries: list[Entry]) -> None:
        """Replay a journal."""
        self.entries, self.past, self.spent = [], [], [0] * len(self.seats)
        if self.row.seed is not None:
            self.past = [games.deal_row(self.row, self.seats)]
        for entry in entries:
            self.take(entry, None)

    def renew(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """What the database says now. Lines that are known already change nothing."""
        started = not self.past and row.seed is not None
        self.row, self.seats = row, seats
        if self.broken or started:
            self.broken, self.early = False, []
            self.begin(entries)
        for entry in entries:
            self.hear(entry)

    def take(self, entry: Entry, after: Table | None) -> None:
        """One more line of the journal."""
        self.spent[entry.seat] += max(0, entry.at - self.since())
        if entry.kind == "undo":
            self.past.pop()
        else:
            after = self.played(entry.text) if after is None else after
            same_player = bool(self.entries) and self.entries[-1].seat == entry.seat
            kept = (
                (self.past if same_player else self.past[-1:])
                if games.may_be_undone(after, entry.seat)
                else []
            )
            self.past = [*kept, after]
        self.entries.append(entry)

    def played(self, text: str) -> Table:
        """The position after a move; IllegalMove if there is none."""
        after = self.past[-1].copy()
        after.play(text)
        return after

    def since(self) -> int:
        """When the present decision began."""
        return self.entries[-1].at if self.entries else self.row.started or self.row.created

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds."""
        return [seat.number for seat in self.seats if seat.person == person]

    def here(self) -> set[str]:
        """Who is looking at the table."""
        return {watcher.person for watcher in self.watchers}.union(*self.elsewhere.values())

    # Whose decision it is

    def out_of_time(self, seat: int, moment: int) -> bool:
        """Whether this seat's clock has run out."""
        left = self.time_left(seat, moment)
        return left is not None and left <= 0

    def time_left(self, seat: int, moment: int) -> int | None:
        """Milliseconds on a seat's clock; None without one."""
        if self.row.clock == "none" or self.row.started is None:
            return None
        running = max(0, moment - self.since()) if seat == self.turn else 0
        taken = self.spent[seat] if self.row.clock == "game" else 0
        return self.row.seconds * 1000 - taken - running

    def stand_in(self, moment: int) -> str | None:
        """The level of the bot that decides now; None if a person does, or nobody."""
        seat = self.turn
        if seat is None or self.row.stage != "playing":
            return None
        sitting = self.seats[seat]
        if sitting.level is not None:
            return sitting.level
        away = sitting.person is None or sitting.away or self.out_of_time(seat, moment)
        return self.row.stand_in if away else None

    # Moves

    async def move(self, person: str, ply: int, text: str) -> int:
        """Play a move for a person; return their seat when it is on disk."""
        await self.settle(ply)
        seat = self._seat_to_move(person)
        await self.write(seat, "move", text)
        return seat

    async def undo(self, person: str, ply: int) -> None:
        """Take back one's own last move: while nothing was revealed or drawn, and nobody has acted since."""
        await self.settle(ply)
        reason = self.why_no_undo(person)
        if reason is not None:
            raise Refused(409, reason)
        await self.write(self.entries[-1].seat, "undo", "")

    def may_undo(self, person: str) -> bool:
        """Whether somebody may take back a move now."""
        return self.why_no_undo(person) is None

    def why_no_undo(self, person: str) -> str | None:
        """The first of the limits that forbids it."""
        if not self.entries:
            return "server-undo-none"
        if self.row.stage != "playing" or self.table.over:
            return "server-undo-over"
        last = self.entries[-1]
        if self.seats[last.seat].person != person:
            return "server-undo-not-yours"
        if len(self.past) < 2:
            return "server-undo-none" if last.kind == "undo" else "server-undo-revealed"
        return None

    async def settle(self, ply: int) -> None:
        """Wait for a line that is on its way; then the ply must be the one the visitor saw."""
        if self.pending is not None:
            await asyncio.wait([self.pending])
        if ply != self.ply:
            raise Stale(self.ply)

    def _seat_to_move(self, person: str) -> int:
        seat = self.turn
        if self.row.stage == "waiting" or not self.past:
            raise Refused(409, "server-not-started")
        if seat is None or self.row.stage != "playing":
            raise Refused(409, "core-over", move="")
        if self.seats[seat].person != person:
            raise Refused(403, "server-not-your-turn")
        return seat

    async def write(self, seat: int, kind: str, text: str) -> None:
        """Have a line written, and wait until it is."""
        if self.pending is not None:
            raise Stale(self.ply)
        after = self.past[-2] if kind == "undo" else self.played(text)
        text = "" if kind == "undo" else str(after.moves()[-1])
        entry = Entry(self.ply + 1, seat, kind, text, max(now(), self.since()))
        self.pending = outcome = asyncio.get_running_loop().create_future()
        messages = self.messages(entry, after)

        def landed(first: bool | None) -> None:
            self.pending = None
            if first:
                self.take(entry, after)
                self.send(entry, messages)
                self.attend(self)
                outcome.set_result(None)
            else:
                self.broken = True
                outcome.set_exception(Stale(self.ply) if first is False else NotSaved())
                outcome.exception()  # whoever asked may be gone
            early, self.early = self.early, []
            for other in early:
                self.hear(other)

        self.journal.append(self.id, entry, landed)
        await asyncio.shield(outcome)

    def hear(self, entry: Entry) -> None:
        """A line that another worker has written."""
        if self.pending is not None:
            self.early.append(entry)
            return
        if entry.ply <= self.ply:
            return
        if entry.ply > self.ply + 1 or not self.past:
            self.broken = True
            return
        self.take(entry, None)
        self.send(entry, {})

    # Telling

    def messages(self, entry: Entry, after: Table) -> dict[int | None, bytes]:
        """What each pair of eyes is told about a line, made while the disk is busy."""
        return {
            eyes: self.message(entry, after, eyes) for eyes in {watcher.eyes for watcher in self.watchers}
        }

    def message(self, entry: Entry, table: Table, eyes: int | None) -> bytes:
        """What these eyes are told about a line."""
        told = {
            "is": "played",
            "ply": entry.ply,
            "seat": entry.seat,
            "at": entry.at,
            "events": games.told(entry, table, eyes),
            **self.position(table, eyes),
        }
        return ENCODER.encode(told)

    def position(self, table: Table, eyes: int | None) -> dict[str, Any]:
        """A position as these eyes may know it."""
        turn = table.turn
        legal = table.legal() if turn is not None and turn == eyes else []
        seen: dict[str, Any] = {"turn": turn, "view": table.view(eyes), "legal": legal}
        if turn is None:
            seen["result"] = table.result()
        return seen

    def send(self, entry: Entry, messages: dict[int | None, bytes]) -> None:
        """Tell every watcher about a line that has landed, those who came while it was written included."""
        for watcher in self.watchers:
            if watcher.eyes not in messages:
                messages[watcher.eyes] = self.message(entry, self.past[-1], watcher.eyes)
            watcher.post(messages[watcher.eyes])

    def tell(self, message: Any, unless: Callable[[str], bool] = lambda person: False) -> None:
        """Tell everybody the same."""
        text = ENCODER.encode(message)
        for watcher in self.watchers:
            if not unless(watcher.person):
                watcher.post(text)

    def story(self, eyes: int | None, since: int) -> list[dict[str, Any]]:
        """What happened from a ply on, as these eyes may know it."""
        if not self.past or since >= self.ply:
            return []
        after = games.positions(games.deal_row(self.row, self.seats), self.entries)
        return [
            {"ply": entry.ply, "seat": entry.seat, "at": entry.at, "events": games.told(entry, table, eyes)}
            for entry, table in zip(self.entries, after[1:], strict=True)
            if entry.ply > since
        ]
