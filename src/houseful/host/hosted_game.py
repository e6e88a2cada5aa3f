"""A game with its seats and its log of moves, and the positions that come of them.

The log is the truth. A step is worked out before its entry is kept, and applied when it is, so a game never runs
ahead of its log.
"""

from collections.abc import Sequence
from typing import NamedTuple

from houseful.core.table import Table
from houseful.host.checkpoints import Checkpoints, table_at
from houseful.host.entries import Entry, Holder, lone_person
from houseful.host.limits import LogLimits, refusal_key
from houseful.host.refused import Refused
from houseful.host.undo import (
    Reach,
    is_asked,
    moves_back,
    reach_after,
    reach_after_undone,
    taken_back,
    undo_count,
    undo_refusal,
    undo_text,
)


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


class HostedGame:
    """What a game is at present, whoever hosts it: a server, or the device of those who play."""

    def __init__(self, seats: Sequence[Holder], limits: LogLimits, checkpoints: Checkpoints) -> None:
        self.seats, self.limits, self.checkpoints = seats, limits, checkpoints
        self.entries: list[Entry] = []
        self.undos = 0
        self._standing = [0]  # the ply of the last move that stands: at the deal, and after each entry
        self.reachable: list[Table] = []  # the positions that undo can reach; the last is the present one
        self.moves_in_reach: list[Entry] = []  # which lead from each of them to the next
        self.unreadable: Refused | None = None  # why the game cannot be dealt here

    # What each host says

    def key(self) -> str:
        """A name that no other game has whose checkpoints are in the same store."""
        raise NotImplementedError

    def dealt(self) -> Table:
        """The game as it was dealt; Refused if it cannot be dealt here."""
        raise NotImplementedError

    def decision_began(self) -> int:
        """When the present decision began, in milliseconds since 1970."""
        raise NotImplementedError

    @property
    def stage(self) -> str:
        """`waiting`, `playing` or `over`."""
        return "over" if self.reachable[-1].over else "playing"

    # The present

    def start_from(self, dealt: list[Table]) -> None:
        """Go back to the deal, or to an empty table if there is none."""
        self.entries, self.undos, self._standing, self.moves_in_reach = [], 0, [0], []
        self.reachable = dealt

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
        """The game; Refused before it has started, and where it cannot be dealt."""
        self.check_dealt()
        return self.reachable[-1]

    def check_readable(self) -> None:
        """Refuse a game that cannot be dealt here."""
        if self.unreadable is not None:
            raise self.unreadable

    def check_dealt(self) -> None:
        """Raise Refused before the game has started, and where it cannot be dealt."""
        self.check_readable()
        if not self.reachable:
            raise Refused(409, "server-not-started")

    @property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        return self.reachable[-1].turn if self.reachable else None

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [seat.number for seat in self.seats if seat.person == person]

    def person_at(self, seat: int | None) -> str | None:
        """The person who holds a seat; None for a spectator's view."""
        return None if seat is None else self.seats[seat].person

    # Steps

    def step_at(self, moment: int, seat: int, kind: str, move: str) -> Step:
        """The step that a decision made at a moment leads to; IllegalMove if the rules forbid it."""
        after = None if kind == "undo" else self._table_after(move)
        text = move if after is None else str(after.last_move)
        entry = Entry(self.ply + 1, seat, kind, text, max(moment, self.decision_began()))
        return self._step(entry, after)

    def step_of(self, entry: Entry, taken_back: bool = False) -> Step:
        """The step that an entry of the log leads to. A move that is taken back later in the log is not played."""
        if taken_back:
            reach = reach_after_undone(self.reach, self.seats, self.entries, entry)
            return Step(entry, reach.tables, reach.moves)
        return self._step(entry, None if entry.kind == "undo" else self._table_after(entry.text))

    def replay(self, entries: Sequence[Entry]) -> None:
        """Apply a log, playing only the moves that it does not take back."""
        undone = taken_back(entries)
        for entry in entries:
            self.apply(self.step_of(entry, entry.ply in undone))

    @property
    def reach(self) -> Reach:
        """What undo can reach."""
        return Reach(self.reachable, self.moves_in_reach)

    def _step(self, entry: Entry, after: Table | None) -> Step:
        reach = self._reach_after(entry, after)
        return Step(entry, reach.tables, reach.moves)

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
        """Make a step; its entry is kept."""
        is_undo = step.entry.kind == "undo"
        self._standing.append(self._standing_before(moves_back(step.entry.text)) if is_undo else step.entry.ply)
        self.undos += is_undo
        self.reachable, self.moves_in_reach = step.reachable, step.moves
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
        moves: list[int] = []
        last = self._standing[ply]
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
            raise self._refused(refusal)
        count = undo_count(self.seats, self.entries[-1], self.reach, person)
        return self.moves_in_reach[-count].seat, undo_text(count)

    def _limit_met(self, undos: int, lines: int) -> str | None:
        """The key of the limit that one more undo would exceed."""
        most = self.limits  # asked for every seat after every move
        if 0 < most.undos <= undos:
            return refusal_key("undos")
        return refusal_key("journal") if 0 < most.journal <= lines else None

    def check_undo_limits(self) -> None:
        """Refuse one more undo where a limit is met."""
        refusal = self._limit_met(self.undos, self.ply)
        if refusal is not None:
            raise self._refused(refusal)

    def _refused(self, refusal: str) -> Refused:
        """A refusal to undo; that of a limit has its figure."""
        for name, most in (("undos", self.limits.undos), ("journal", self.limits.journal)):
            if refusal == refusal_key(name):
                return Refused(409, refusal, most=most)
        return Refused(409, refusal)
