"""Readiness: whether this server can save what people do."""

import asyncio
import time

import structlog

from houseful.server.db.engine import Database
from houseful.server.errors import Refused

LOG = structlog.get_logger()
PROBE_EVERY = 1.0  # seconds: however many ask, the database is written to this often at most
PATIENCE = 2.0  # seconds that whoever asks waits for a probe


class Readiness:
    """The result of the last probe of the database, a real small write; made anew when somebody asks."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._task: asyncio.Task[None] | None = None
        self._refusal: Refused | None = None
        self._probed = float("-inf")

    async def check(self) -> None:
        """Return if the database was written to just now; Refused (503) says why it cannot be."""
        if self._task is None and time.monotonic() - self._probed >= PROBE_EVERY:
            self._task = asyncio.create_task(self._probe())
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=PATIENCE)
        if self._task is not None:  # it still waits: a file for its lock, a server for anything
            is_file = self._db.file is not None
            self._note(Refused(503, "server-database-unwritable" if is_file else "server-database-silent"))
        if self._refusal is not None:
            raise self._refusal

    async def _probe(self) -> None:
        try:
            await self._db.probe()
            self._note(None)
        except Refused as refused:
            self._note(refused)
        except Exception:  # whatever it is, nothing was saved
            LOG.exception("server.probe_failed")
            self._note(Refused(503, "server-database-unwritable"))
        finally:
            self._probed, self._task = time.monotonic(), None

    def _note(self, refusal: Refused | None) -> None:
        """Keep a result; log it if it is another than before."""
        before = self._refusal and self._refusal.key
        if refusal is not None and refusal.key != before:
            LOG.error("server.not_ready", reason=refusal.key)
        elif refusal is None and before is not None:
            LOG.info("server.ready_again", reason=before)
        self._refusal = refusal

    def close(self) -> None:
        """Stop probing."""
        if self._task is not None:
            self._task.cancel()
