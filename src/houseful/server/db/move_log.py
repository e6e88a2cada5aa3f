"""The move log: entries on their way to the disk.

Entries that arrive while others are being written wait, and are written together: one statement and one commit for
all of them. Nobody is sent a move before it is on disk. The primary key (table, ply) decides between two entries for
the same ply, on however many workers: the second is left out of the insert, and its table gets a CONFLICT.
"""

import asyncio
import time
from collections.abc import Callable
from enum import Enum

import structlog

from houseful.host.entries import Entry
from houseful.server import metrics
from houseful.server.db.failures import reason_of
from houseful.server.db.move_writers import Line, Writer

LOG = structlog.get_logger()
LARGEST_BATCH = 1000


class WriteResult(Enum):
    """What became of an entry."""

    WRITTEN = "on disk"
    CONFLICT = "another entry has this ply"
    UNKNOWN = "the database failed, perhaps after writing it"


OnWritten = Callable[[WriteResult], None]


class MoveLog:
    """Collects entries and writes them in batches."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[Line, OnWritten]] = []
        self._oldest: float | None = None  # when the first entry came that is not written yet
        self._task: asyncio.Task[None] | None = None

    def append(self, table_id: str, entry: Entry, on_written: OnWritten) -> None:
        """Have an entry written; `on_written` is called with what became of it."""
        self._waiting.append(((table_id, entry), on_written))
        if self._task is None:
            self._oldest = time.perf_counter()
            self._task = asyncio.create_task(self._write_all())

    @property
    def seconds_behind(self) -> float:
        """How long entries have been on their way to the disk: all is well while this is next to nothing."""
        return 0.0 if self._oldest is None else time.perf_counter() - self._oldest

    async def _write_all(self) -> None:
        while self._waiting:
            began = time.perf_counter()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            results = await self._write([line for line, _ in batch])
            for result, (_, on_written) in zip(results, batch, strict=True):
                report(on_written, result)
            self._oldest = began  # whoever waits now came after this
        self._task = self._oldest = None

    async def _write(self, lines: list[Line]) -> list[WriteResult]:
        """Write one batch and say what became of each line."""
        began = time.perf_counter()
        try:
            written = await self._writer.write(lines)
        except Exception as error:  # whatever it is, every table of the batch must learn of it
            LOG.error("move_log.write_failed", lines=len(lines), error=type(error).__name__, detail=reason_of(error))
            return [WriteResult.UNKNOWN] * len(lines)
        metrics.COMMITS.observe(time.perf_counter() - began)
        metrics.BATCH.observe(len(written))
        metrics.MOVES.inc(len(written))
        return [
            WriteResult.WRITTEN if (table_id, entry.ply) in written else WriteResult.CONFLICT
            for table_id, entry in lines
        ]

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self._task is not None:
            await self._task
        await self._writer.close()


def report(on_written: OnWritten, result: WriteResult) -> None:
    """Call a table back; a defect there must not stop the other tables."""
    try:
        on_written(result)
    except Exception:
        metrics.CRASHES.inc()
        LOG.exception("move_log.callback_failed")
