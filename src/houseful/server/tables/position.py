"""The position of one table: its row, its seats, its log of moves, and the game that comes of them.

The log in the database is the truth. A step is worked out before its entry is written, and applied when the entry is
on disk, so the position never runs ahead of the database.
"""

from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from houseful.core.table import Table
from houseful.core.text.packs import Pack
from houseful.server.db.queries import Entry, SeatRow, TableRow, now
from houseful.server.errors import Refused
from houseful.server.limits import Limits, refusal_key
from houseful.server.tables import dealing
from houseful.server.tables.checkpoints import table_at
from houseful.server.tables.pauses import lone_person
from houseful.server.tables.undo import (
    Reach,
    is_asked,
    moves_back,
    reach_after,
    reach_after_undone,
    undo_count,
    undo_refusal,
    undo_text,
)
from houseful.server.tables.unreadable import Unreadable, check_readable, unreadable_because

UNDO_LIMITS = ("undos", "journal")


class Step(NamedTuple):
    """One log entry, the positions that undo can reach after it (the last is the new one), the moves between them."""

    entry: Entry
    reachable: list[Table]
    moves: list[Entry]

    @property
    def reach(self) -> Reach:
        """What undo can reach."""
        return Reach(self.reachable, self.moves)

    @property
    def table(self) -> Table:
        """The game after this entry."""
        return self.reachable[-1]


class Position:
    """What a table is at present."""

    def __init__(self, row: TableRow, seats: list[SeatRow], pack: Pack | None, limits: Limits | None = None) -> None:
        self.row, self.seats, self.pack, self.limits = row, seats, pack, limits or Limits()
        self.entries: list[Entry] = []
        self.undos = 0
        self._standing = array("i", [0])  # the ply of the last move that stands: at the deal, and after each entry
        self.reachable: list[Table] = []  # the positions that undo can reach; the last is the present one
        self.moves_in_reach: list[Entry] = []  # which lead from each of them to the next
        self.unreadable: Unreadable | None = None  # why this server cannot deal the game

    def deal(self) -> None:
        """Go back to the deal, or to an empty table if the game has not started."""
        self.entries, self.undos, self._standing, self.moves_in_reach = [], 0, array("i", [0]), []
        pack = check_readable(self.row, self.pack)
        self.reachable = [] if self.row.seed is None else [dealing.deal_row(self.row, self.seats, pack)]

    @contextmanager
    def marked_if_unreadable(self, entries: list[Entry]) -> Iterator[None]:
        """Mark the table if it cannot be dealt or replayed; its entries are kept for whoever takes them away."""
        before, self.unreadable = self.unreadable, None
        try:
            yield
        except Exception as error:  # whatever a damaged row makes the rules do
            self.unreadable = unreadable_because(error, self.row, is_new=before is None)
            self.entries, self.reachable = list(entries), []

    @property
    def is_dealt(self) -> bool:
        """Whether there is a game, running or over."""
        return bool(self.reachable)

    @property
    def ply(self) -> int:
        """The number of entries in the log, undos included."""
        return len(self.entries)

    @property
    def table(self) -> Table:
        """The game; Refused before it has started, and where this server cannot deal it."""
        self.check_dealt()
        return self.reachable[-1]

    @property
    def has_own_pack(self) -> bool:
        """Whether it is played with other cards than the standard ones."""
        return self.pack is not None and not self.pack.standard

    def check_readable(self) -> None:
        """Raise Unreadable if this server cannot deal the game."""
        if self.unreadable is not None:
            raise self.unreadable

    def check_dealt(self) -> None:
        """Raise Refused before the game has started, and where this server cannot deal it."""
        self.check_readable()
        if not self.reachable:
            raise Refused(409, "server-not-started")

    @property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        return self.reachable[-1].turn if self.reachable else None

    @property
    def stage(self) -> str:
        """`waiting`, `playing` or `over`. The last entry ends a game, even if the row does not say so yet."""
        return "over" if self.has_unrecorded_end() else self.row.stage

    def has_unrecorded_end(self) -> bool:
        """Whether the game is over and its row does not say so yet."""
        return self.row.stage == "playing" and bool(self.reachable) and self.reachable[-1].over

    def decision_began(self) -> int:
        """When the present decision began, in milliseconds since 1970."""
        return self.entries[-1].at if self.entries else self.row.started or self.row.created

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [seat.number for seat in self.seats if seat.person == person]

    # Steps

    def next_step(self, seat: int, kind: str, move: str) -> Step:
        """The step that a decision made now leads to; IllegalMove if the rules forbid it."""
        after = None if kind == "undo" else self._table_after(move)
        text = move if after is None else str(after.last_move)
        entry = Entry(self.ply + 1, seat, kind, text, max(now(), self.decision_began()))
        return Step(entry, *self._reach_after(entry, after))

    def step_of(self, entry: Entry, taken_back: bool = False) -> Step:
        """The step that an entry of the log leads to. A move that is taken back later in the log is not played."""
        if taken_back:
            return Step(entry, *reach_after_undone(self.reach, self.seats, self.entries, entry))
        after = None if entry.kind == "undo" else self._table_after(entry.text)
        return Step(entry, *self._reach_after(entry, after))

    @property
    def reach(self) -> Reach:
        """What undo can reach."""
        return Reach(self.reachable, self.moves_in_reach)

    def _reach_after(self, entry: Entry, after: Table | None) -> Reach:
        if after is not None:
            return reach_after(self.reach, self.seats, self.entries, entry, after)
        count = moves_back(entry.text)
        if is_asked(entry.text) or count > len(self.moves_in_reach):
            return Reach([table_at(self, self._standing_before(count))], [])
        return self.reach.back(count)

    def _table_after(self, move: str) -> Table:
        after = self.reachable[-1].copy()
        after.advance(move)
        return after

    def apply(self, step: Step) -> None:
        """Make a step; its entry is on disk."""
        is_undo = step.entry.kind == "undo"
        self._standing.append(self._standing_before(moves_back(step.entry.text)) if is_undo else step.entry.ply)
        self.undos += is_undo
        self.reachable, self.moves_in_reach = step.reach
        self.entries.append(step.entry)

    # The past

    def _standing_before(self, count: int) -> int:
        """The ply of the last move that stands once so many more are taken back; 0 for the deal."""
        last = self._standing[-1]
        for _ in range(count):
            last = self._standing[max(last, 1) - 1]
        return last

    def last_standing(self, ply: int) -> int:
        """The ply of the last move that stood after so many entries; 0 for the deal."""
        return self._standing[ply]

    def standing_moves(self, ply: int) -> list[int]:
        """The plies of the moves that stood after so many entries, in order."""
        moves, last = [], self._standing[ply]
        while last:
            moves.append(last)
            last = self._standing[last - 1]
        return moves[::-1]

    # Undo

    def is_alone(self, person: str | None) -> bool:
        """Whether a person plays against bots alone."""
        return person is not None and lone_person(self.seats) == person

    def undo_refusal(self, person: str | None) -> str | None:
        """The key of the reason why a person may not undo now; None if they may."""
        if not self.entries or not self.is_dealt:
            return "server-undo-none"
        if self.stage != "playing":
            return "server-undo-over"
        if not undo_count(self.seats, self.entries[-1], self.reach, person):
            return undo_refusal(self.seats, self.entries, person)
        return self._limit_met(self.undos, self.ply)

    def undo_possible_after(self, step: Step, person: str | None) -> bool:
        """Whether a person may undo once a step has been made."""
        if step.table.over or not undo_count(self.seats, step.entry, step.reach, person):
            return False
        return self._limit_met(self.undos + (step.entry.kind == "undo"), self.ply + 1) is None

    def undo_by(self, person: str) -> tuple[int, str]:
        """The seat and the text of the undo by a person; Refused if it is not possible."""
        self.check_readable()
        refusal = self.undo_refusal(person)
        if refusal is not None:
            raise Refused(409, refusal, **self.facts_of(refusal))
        count = undo_count(self.seats, self.entries[-1], self.reach, person)
        return self.moves_in_reach[-count].seat, undo_text(count)

    def _limit_met(self, undos: int, lines: int) -> str | None:
        """The key of the limit that one more undo would exceed."""
        most = self.limits  # compared here, not by `exceeded`: asked for every seat after every move
        if 0 < most.undos <= undos:
            return refusal_key("undos")
        return refusal_key("journal") if 0 < most.journal <= lines else None

    def check_undo_limits(self) -> None:
        """Refuse one more undo where a limit is met."""
        refusal = self._limit_met(self.undos, self.ply)
        if refusal is not None:
            raise Refused(409, refusal, **self.facts_of(refusal))

    def facts_of(self, refusal: str) -> dict[str, int]:
        """The figure in a refusal that names a limit."""
        named = next((name for name in UNDO_LIMITS if refusal == refusal_key(name)), None)
        return {} if named is None else {"most": getattr(self.limits, named)}

    def person_at(self, seat: int | None) -> str | None:
        """The person who holds a seat; None for a spectator's view."""
        return None if seat is None else self.seats[seat].person
