"""The position of one table: a game that is hosted here, with its row and its cards.

The log in the database is the truth; `HostedGame` says what comes of it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from houseful.core.table import Table
from houseful.core.text.packs import Pack
from houseful.host.checkpoints import Checkpoints
from houseful.host.entries import Entry
from houseful.host.hosted_game import HostedGame, Step
from houseful.server.db.queries import SeatRow, TableRow, now
from houseful.server.limits import Limits
from houseful.server.tables import dealing
from houseful.server.tables.unreadable import Unreadable, check_readable, unreadable_because

CHECKPOINTS: Checkpoints = {}  # of all tables of this process


class Position(HostedGame):
    """What a table is at present."""

    seats: list[SeatRow]
    unreadable: Unreadable | None

    def __init__(self, row: TableRow, seats: list[SeatRow], pack: Pack | None, limits: Limits | None = None) -> None:
        super().__init__(seats, limits or Limits(), CHECKPOINTS)
        self.row, self.pack = row, pack

    def key(self) -> str:
        """The table and its deal."""
        return f"{self.row.id} {self.row.seed}"

    def deal(self) -> None:
        """Go back to the deal, or to an empty table if the game has not started."""
        check_readable(self.row, self.pack)
        self.start_from([] if self.row.seed is None else [self.dealt()])

    def dealt(self) -> Table:
        """The game as it was dealt; Unreadable if this server cannot deal it."""
        return dealing.deal_row(self.row, self.seats, self.pack)

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
    def has_own_pack(self) -> bool:
        """Whether it is played with other cards than the standard ones."""
        return self.pack is not None and not self.pack.standard

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

    def next_step(self, seat: int, kind: str, move: str) -> Step:
        """The step that a decision made now leads to; IllegalMove if the rules forbid it."""
        return self.step_at(now(), seat, kind, move)
