"""What follows a change at a table: a bot decides, a clock is watched, a finished game is written down."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from houseful.server.cluster.workers import Workers
from houseful.server.db.queries import now
from houseful.server.tables.bot_runner import Bots
from houseful.server.tables.endings import GameEndings
from houseful.server.tables.live_table import LiveTable

LONGEST_TIMER = 600_000  # milliseconds; the watchdog finds later deadlines
TIMER_MARGIN = 0.005  # seconds after the deadline, so that the clock has certainly run out
GRACE = 15_000  # milliseconds that another worker has to decide before this one does
CLAIM = 30_000  # milliseconds for which a worker says that it thinks about a table; it says so again while it does


class Scheduler:
    """Schedules bots, clocks and endings for this process's tables."""

    def __init__(self, bots: Bots, endings: GameEndings, workers: Workers, shared: bool) -> None:
        self._bots, self._endings, self.workers, self._shared = bots, endings, workers, shared
        self._tasks: set[asyncio.Task[None]] = set()

    def schedule(self, live: LiveTable) -> None:
        """Schedule what follows the present position; may be called any number of times."""
        if live.row.stage != "playing":
            return
        if live.position.has_unrecorded_end():
            if not self._endings.is_waiting(live.id):
                live.delivery.refresh()
            self.spawn(self._endings.record(live))
        else:
            self._bots.request(live)
            self._set_timer(live)

    def resume(self, live: LiveTable, grace: int = GRACE) -> None:
        """Schedule what follows, unless another worker is at it.

        A bot thinks at the worker that wrote the last entry. If that takes long, the worker claims the table: `due`
        in its row lies shortly ahead (see the watchdog). If neither a move nor such a claim comes, that worker is gone,
        and the one that looks after the table is the first to go on.
        """
        if not self._shared or live.position.has_unrecorded_end():
            self.schedule(live)
        elif live.row.stage == "playing" and not self._is_others_turn(live, grace):
            self._bots.request(live)

    def _is_others_turn(self, live: LiveTable, grace: int) -> bool:
        """Whether another worker probably thinks about the present position."""
        patience = grace if self.workers.looks_after_table(live.id) else 2 * grace
        moment = now()
        is_claimed = live.row.due is not None and moment < live.row.due <= moment + CLAIM
        return is_claimed or moment - live.position.decision_began() < patience

    def entry_received(self, live: LiveTable) -> None:
        """Stop thinking about what another worker has decided."""
        self._bots.drop_outdated(live)

    def check_bot_table(self, person: str) -> None:
        """Refuse a new table of bots alone where there are too many."""
        self._bots.check_bot_table(person)

    def _set_timer(self, live: LiveTable) -> None:
        """Come back when the clock of the seat that decides has run out."""
        turn = live.turn if live.row.clock != "none" else None
        left = None if turn is None else live.clock.time_left(turn, now())
        if left is not None and 0 < left < LONGEST_TIMER:
            delay = left / 1000 + TIMER_MARGIN
            asyncio.get_running_loop().call_later(delay, self._on_timeout, live, live.ply)

    def _on_timeout(self, live: LiveTable, ply: int) -> None:
        if live.ply == ply and live.pending is None and not live.evicted:
            self._bots.request(live)

    def is_busy(self, live: LiveTable) -> bool:
        """Whether an entry is being written or a bot is thinking at a table."""
        return live.pending is not None or self._bots.is_thinking_at(live.id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background, and keep a reference to it while it runs."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
