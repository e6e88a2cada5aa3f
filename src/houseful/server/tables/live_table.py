"""A room: one table as this process knows it, and those who watch it.

The journal in the database is the truth. A room holds the game that comes of it, and changes only when a line
has landed there: a move is played on a copy, and the copy becomes the table when the move is on disk.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from houseful.bots.seat import Seat
from houseful.core.table import Table
from houseful.server.db.move_log import MoveLog
from houseful.server.db.queries import Entry, SeatRow, TableRow, now
from houseful.server.errors import NotSaved, Refused, Stale
from houseful.server.tables import dealing
from houseful.server.ws.messages import ENCODER, HereMessage, Message, PlayedMessage

Done = Callable[[Refused | None], None]


class Watcher(Protocol):
    """Somebody who hears what happens at a table."""

    eyes: int | None
    person: str

    def post(self, message: bytes) -> None:
        """Hand over a message; never waits."""

    def refresh(self) -> None:
        """Have the whole state sent: the seats have changed, or something was missed."""


async def stay(_room: "LiveTable") -> None:
    """There is nothing to catch up with."""


class LiveTable:
    """One table, live."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], move_log: MoveLog) -> None:
        self.row, self.seats, self.move_log = row, seats, move_log
        self.entries: list[Entry] = []
        self.past: list[Table] = []  # the positions that undo can reach; the last is where the game stands
        self.thought: list[int] = []  # for each of them, milliseconds its decision took before it was undone
        self.spent = [0] * len(seats)  # milliseconds each seat has taken
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}  # who watches at other workers
        self.pending: Entry | None = None  # on its way to the disk
        self.waiters: list[asyncio.Future[None]] = []  # those who want to know when it has landed
        self.used = now()
        self.attend: Callable[[LiveTable], None] = lambda live: None  # called after each line that lands here
        self.catch_up: Callable[[LiveTable], Awaitable[None]] = stay  # reads what may have been missed
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

    @property
    def stage(self) -> str:
        """`waiting`, `playing` or `over`: a game is over with the last line of its journal."""
        return "over" if self.is_finished() else self.row.stage

    def is_finished(self) -> bool:
        """Whether the game is over and its row does not say so yet."""
        return self.row.stage == "playing" and self.table.over

    def begin(self, entries: list[Entry]) -> None:
        """Replay a journal."""
        self.entries, self.past, self.thought, self.spent = [], [], [], [0] * len(self.seats)
        if self.row.seed is not None:
            self.past, self.thought = [dealing.deal_row(self.row, self.seats)], [0]
        for entry in entries:
            self.take(entry, None)

    def renew(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """What the database says now. Lines that were missed are told like any other; known ones are not."""
        started = not self.past and row.seed is not None
        self.row, self.seats, self.broken = row, seats, False
        if started:
            self.begin(entries)
        for entry in entries:
            self.hear(entry)

    def take(self, entry: Entry, after: Table | None, kept: int | None = None) -> None:
        """One more line of the journal."""
        took = max(0, entry.at - self.since())
        self.spent[entry.seat] += took
        if entry.kind == "undo":
            self.past.pop()
            self.thought[-2:] = [self.thought[-2] + took]
        else:
            after = self.played(entry.text) if after is None else after
            self.thought[-1] += took
            kept = self._within_reach(entry, after) if kept is None else kept
            self.past = [*self.past[kept:], after]
            self.thought = [*self.thought[kept:], 0]
        self.entries.append(entry)

    def _within_reach(self, entry: Entry, after: Table) -> int:
        """Where the positions begin that undo can still reach after a move."""
        if entry.kind == "bot" or not dealing.may_be_undone(after, entry.seat):
            return len(self.past)
        last = self.entries[-1] if self.entries else entry
        same_player = last.seat == entry.seat and last.kind != "bot"
        return 0 if same_player else -1

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
        taken = self.spent[seat] if self.row.clock == "game" else self._thought(seat)
        return self.row.seconds * 1000 - taken - running

    def _thought(self, seat: int) -> int:
        """Taking a move back does not wind the clock for it again."""
        return self.thought[-1] if seat == self.turn else 0

    def stand_in(self, moment: int) -> str | None:
        """The level of the bot that decides now; None if a person does, or nobody."""
        seat = self.turn
        if seat is None or self.stage != "playing":
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
        await self.written(seat, "move", text)
        return seat

    def is_ready(self, ply: int) -> bool:
        """Whether a move for this ply need not wait for anything."""
        return self.pending is None and not self.broken and ply == self.ply

    def move_at_once(self, person: str, text: str, done: Done) -> None:
        """Play a move for a person at a table that is ready; `done` is called when that is decided."""
        self.write(self._seat_to_move(person), "move", text, done)

    async def undo(self, person: str, ply: int) -> None:
        """Take back one's own last move: while nothing was revealed or drawn, and nobody has acted since."""
        await self.settle(ply)
        reason = self.why_no_undo(person)
        if reason is not None:
            raise Refused(409, reason)
        await self.written(self.entries[-1].seat, "undo", "")

    def may_undo(self, person: str) -> bool:
        """Whether somebody may take back a move now."""
        return self.why_no_undo(person) is None

    def why_no_undo(self, person: str) -> str | None:
        """The first of the limits that forbids it."""
        if not self.entries:
            return "server-undo-none"
        if self.stage != "playing":
            return "server-undo-over"
        last = self.entries[-1]
        if self.seats[last.seat].person != person or last.kind == "bot":
            return "server-undo-not-yours"
        if len(self.past) < 2:
            return "server-undo-none" if last.kind == "undo" else "server-undo-revealed"
        return None

    def undoer(self) -> str | None:
        """The person who may take back a move now."""
        last = self.entries[-1] if self.entries else None
        person = None if last is None else self.seats[last.seat].person
        return person if person is not None and self.may_undo(person) else None

    def _undoer_after(self, entry: Entry, after: Table, kept: int) -> str | None:
        """The person who may take back a move once this line is written."""
        reachable = len(self.past) - 1 if entry.kind == "undo" else len(self.past[kept:]) + 1
        taken_back = entry.kind != "bot" and not after.over and reachable > 1
        return self.seats[entry.seat].person if taken_back else None

    async def settle(self, ply: int) -> None:
        """Wait for a line that is on its way; then the ply must be the one the visitor saw."""
        while self.pending is not None:
            waiter = asyncio.get_running_loop().create_future()
            self.waiters.append(waiter)
            await waiter
        if self.broken or ply > self.ply:
            await self.catch_up(self)
        if ply != self.ply:
            raise Stale(self.ply)

    def _seat_to_move(self, person: str) -> int:
        seat = self.turn
        if self.stage == "waiting" or not self.past:
            raise Refused(409, "server-not-started")
        if seat is None or self.stage != "playing":
            raise Refused(409, "core-over", move="")
        if self.seats[seat].person != person:
            raise Refused(403, "server-not-your-turn")
        if self.seats[seat].away:
            raise Refused(409, "server-not-sitting")
        if self.out_of_time(seat, now()):
            raise Refused(409, "server-out-of-time")
        return seat

    async def written(self, seat: int, kind: str, text: str) -> None:
        """Have a line written, and wait until it is."""
        outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(refused: Refused | None) -> None:
            if outcome.done():  # whoever asked is gone
                return
            if refused is None:
                outcome.set_result(None)
            else:
                outcome.set_exception(refused)

        self.write(seat, kind, text, done)
        try:
            await outcome
        except Stale:
            await self.catch_up(self)
            raise Stale(self.ply) from None

    def write(self, seat: int, kind: str, text: str, done: Done) -> None:
        """Have a line written; `done` is called with None when it is on disk, else with what went wrong."""
        if self.pending is not None:
            raise Stale(self.ply)
        after = self.past[-2] if kind == "undo" else self.played(text)
        text = "" if kind == "undo" else str(after.last_move)
        entry = Entry(self.ply + 1, seat, kind, text, max(now(), self.since()))
        self.pending = entry
        kept = 0 if kind == "undo" else self._within_reach(entry, after)
        messages = self.messages(entry, after, self._undoer_after(entry, after, kept))

        def landed(first: bool | None) -> None:
            self.pending = None
            if first:
                self.take(entry, after, kept)
                self.send(entry, messages)
                self.attend(self)
                done(None)
            else:
                self.broken = True
                done(Stale(self.ply) if first is False else NotSaved())
            self.after_landing()

        self.move_log.append(self.id, entry, landed)

    def after_landing(self) -> None:
        """Lines from other workers that had to wait, and those who want to move."""
        early, self.early = self.early, []
        for other in early:
            self.hear(other)
        waiters, self.waiters = self.waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

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

    def messages(self, entry: Entry, after: Table, undoer: str | None) -> dict[int | None, bytes]:
        """What each pair of eyes is told about a line, made while the disk is busy."""
        eyes = list({watcher.eyes for watcher in self.watchers})
        views = after.views(eyes)
        return {seat: self.message(entry, after, view, undoer) for seat, view in zip(eyes, views, strict=True)}

    def message(self, entry: Entry, table: Table, view: dict[str, Any], undoer: str | None) -> bytes:
        """What the eyes that have this view are told about a line."""
        seat = view["seat"]
        undo = undoer is not None and seat is not None and self.seats[seat].person == undoer
        events = dealing.told(entry, table, seat)
        told = PlayedMessage(entry.ply, entry.seat, entry.at, events, undo=undo, **self.position(table, view))
        return ENCODER.encode(told)

    def position(self, table: Table, view: dict[str, Any]) -> dict[str, Any]:
        """A position as the eyes that have this view may know it."""
        turn = table.turn
        legal = table.legal() if turn is not None and turn == view["seat"] else []
        seen: dict[str, Any] = {"turn": turn, "view": view, "legal": legal, "totals": totals_of(view)}
        if turn is None:
            seen["result"] = table.result()
        return seen

    def send(self, entry: Entry, messages: dict[int | None, bytes]) -> None:
        """Tell every watcher about a line that has landed, those who came while it was written included."""
        for watcher in self.watchers:
            if watcher.eyes not in messages:
                view = self.table.view(watcher.eyes)
                messages[watcher.eyes] = self.message(entry, self.table, view, self.undoer())
            watcher.post(messages[watcher.eyes])

    def tell(self, message: Message, unless: Callable[[str], bool] = lambda person: False) -> None:
        """Tell everybody the same."""
        text = ENCODER.encode(message)
        for watcher in self.watchers:
            if not unless(watcher.person):
                watcher.post(text)

    def tell_who_is_here(self) -> None:
        """Who is looking at the table; those without a name only watch."""
        self.tell(HereMessage(sorted(self.here() - {""})))

    def decisions(self, seat: int) -> list[tuple[Seat, str]]:
        """What somebody knew before each of their moves, and what they chose; not what they took back."""
        before = dealing.positions(dealing.deal_row(self.row, self.seats), self.entries)
        made: list[tuple[Seat, str] | None] = []
        for table, entry in zip(before, self.entries, strict=False):
            if entry.kind == "undo":
                made.pop()
            else:
                is_theirs = entry.seat == seat and entry.kind == "move"
                made.append((Seat(table, seat), entry.text) if is_theirs else None)
        return [decision for decision in made if decision is not None]

    def story(self, eyes: int | None, since: int) -> list[dict[str, Any]]:
        """What happened from a ply on, as these eyes may know it."""
        if not self.past or since >= self.ply:
            return []
        after = dealing.positions(dealing.deal_row(self.row, self.seats), self.entries)
        return [
            {"ply": entry.ply, "seat": entry.seat, "at": entry.at, "events": dealing.told(entry, table, eyes)}
            for entry, table in zip(self.entries, after[1:], strict=True)
            if entry.ply > since
        ]


def totals_of(view: dict[str, Any]) -> list[int]:
    """Everybody's points, as far as a view shows them."""
    return [sum(seat["score"].values()) for seat in view["seats"]]
