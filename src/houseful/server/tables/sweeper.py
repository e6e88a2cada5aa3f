"""The sweeper: deletes once a day what is older than the operator wants to keep (`server.retention`).

It goes through the old rows page by page, each page a short transaction, so that moves are written in between. The
statement that deletes checks again that a row is old: whoever comes back meanwhile finds their table.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import structlog
from sqlalchemy import ColumnElement, and_, exists, func, or_, select, tuple_

from houseful.server.cluster.messages import SeatsChanged
from houseful.server.db import schema
from houseful.server.db.queries import now
from houseful.server.tables.registry import TableRegistry

LOG = structlog.get_logger()
FIRST_SECONDS, SECONDS = 600.0, 86_400.0  # after the start, and between two sweeps
PAGE = 50  # tables; a table has some hundred rows
UNCONFIRMED = 7 * 86_400_000  # milliseconds for which a mail address may wait for its link to be used
ROWS = 500  # people or messages
MOST_PAGES = 2_000  # of each kind in one sweep; the next goes on
PAUSE = 0.05  # seconds between two pages
# By the name of the setting; a closed table is one that everybody left before its game began.
STAGES = {"waiting": ("waiting", "closed"), "running": ("playing",), "finished": ("over",)}


class Sweeper:
    """Deletes old tables, messages, people and shared score sheets."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def run(self) -> None:
        """Sweep every day until cancelled, at one of the workers."""
        delay = FIRST_SECONDS
        while True:
            await asyncio.sleep(delay)
            delay = SECONDS
            try:
                if self._registry.scheduler.workers.looks_after("sweep"):
                    deleted = await self.sweep()
                    LOG.info("sweep.done", **deleted)
            except Exception:  # the database may be away for a while
                LOG.exception("sweep.failed")

    async def sweep(self) -> dict[str, int]:
        """Delete what is too old; return how many rows of each kind."""
        deleted = {name: await self._sweep_tables(name) for name in STAGES}
        deleted |= {"chat": await self._sweep_chat(), "people": await self._sweep_people()}
        return {**deleted, "mail": await self._sweep_mail(), "sheets": await self._sweep_sheets()}

    # Tables

    async def _sweep_tables(self, name: str) -> int:
        cutoff = self._db.settings.keep.cutoff(name, now())
        if cutoff is None:
            return 0
        count, old = 0, is_old(name, cutoff)
        async for page in self._pages_of_tables(STAGES[name], cutoff):
            watched = {live.id for live in self._registry.live_tables.values() if live.delivery.watchers}
            ids = [table_id for table_id in page if table_id not in watched]
            delete = schema.tables.delete().where(schema.tables.c.id.in_(ids), old).returning(schema.tables.c.id)
            async with self._db.writing() as connection:
                gone = [row[0] for row in await connection.execute(delete)]
            for table_id in gone:
                self._registry.forget(table_id)
                self._registry.pubsub.publish(SeatsChanged(table=table_id))
            count += len(gone)
        return count

    async def _pages_of_tables(self, stages: Sequence[str], cutoff: int) -> AsyncIterator[list[str]]:
        """The ids of tables of these stages whose seats have not changed since then, the oldest first."""
        tables = schema.tables.c
        last: tuple[Any, ...] = (-1, "")
        for _ in range(MOST_PAGES):
            after = tuple_(tables.touched, tables.id) > last
            old = and_(tables.stage.in_(stages), tables.touched < cutoff, after)
            query = select(tables.touched, tables.id).where(old)
            async with self._db.reading() as connection:
                rows = (await connection.execute(query.order_by(tables.touched, tables.id).limit(PAGE))).all()
            if not rows:
                return
            yield [row[1] for row in rows]
            last = tuple(rows[-1])
            await asyncio.sleep(PAUSE)

    # Chat

    async def _sweep_chat(self) -> int:
        """Delete old messages; they are numbered in the order in which they were written."""
        cutoff = self._db.settings.keep.cutoff("chat", now())
        messages, count = schema.messages.c, 0
        for _ in range(MOST_PAGES if cutoff is not None else 0):
            async with self._db.writing() as connection:
                query = select(messages.number, messages.at).order_by(messages.number).limit(ROWS)
                old = [row[0] for row in await connection.execute(query) if row[1] < cutoff]
                if old:
                    await connection.execute(schema.messages.delete().where(messages.number.in_(old)))
            count += len(old)
            if len(old) < ROWS:
                break
            await asyncio.sleep(PAUSE)
        return count

    # People

    async def _sweep_people(self) -> int:
        cutoff = self._db.settings.keep.cutoff("people", now())
        people, count, last = schema.people.c, 0, ""
        for _ in range(MOST_PAGES if cutoff is not None else 0):
            async with self._db.writing() as connection:
                query = select(people.id).where(people.id > last).order_by(people.id).limit(ROWS)
                page = [row[0] for row in await connection.execute(query)]
                if page:
                    count += (await connection.execute(delete_unused(page, cutoff or 0))).rowcount
            if len(page) < ROWS:
                break
            last = page[-1]
            await asyncio.sleep(PAUSE)
        return count

    # Mail addresses

    async def _sweep_mail(self) -> int:
        """Delete mail addresses that nobody has confirmed: perhaps they are not those of whoever gave them."""
        mail = schema.mail_addresses.c
        old = (mail.confirmed.is_(None), mail.created < now() - UNCONFIRMED)
        async with self._db.writing() as connection:
            return (await connection.execute(schema.mail_addresses.delete().where(*old))).rowcount

    # Shared score sheets

    async def _sweep_sheets(self) -> int:
        cutoff, sheets, count = self._db.settings.keep.cutoff("sheets", now()), schema.sheets.c, 0
        for _ in range(MOST_PAGES if cutoff is not None else 0):
            old = select(sheets.code).where(sheets.touched < cutoff).limit(ROWS)
            async with self._db.writing() as connection:
                gone = await connection.execute(schema.sheets.delete().where(sheets.code.in_(old)))
            count += gone.rowcount
            if gone.rowcount < ROWS:
                break
            await asyncio.sleep(PAUSE)
        return count


def is_old(name: str, cutoff: int) -> ColumnElement[bool]:
    """Whether nothing has happened at a table since then."""
    tables, entries = schema.tables.c, schema.entries.c
    old = and_(tables.stage.in_(STAGES[name]), tables.touched < cutoff)
    if name == "running":
        times = select(entries.at).where(entries.table_id == tables.id).order_by(entries.ply.desc()).limit(1)
        return and_(old, func.coalesce(times.correlate(schema.tables).scalar_subquery(), 0) < cutoff)
    return and_(old, tables.ended < cutoff) if name == "finished" else old


def delete_unused(page: Sequence[str], cutoff: int) -> Any:
    """Deletes those of a page of people who came before then, not since, and left nothing that others see."""
    people, tokens, tables = schema.people.c, schema.tokens.c, schema.tables.c
    in_use = or_(
        exists().where(tokens.person == people.id, func.coalesce(tokens.used, tokens.created) >= cutoff),
        exists().where(schema.seats.c.person == people.id),
        exists().where(tables.host == people.id),
        exists().where(schema.messages.c.person == people.id),
    )
    return schema.people.delete().where(people.id.in_(page), people.created < cutoff, ~in_use)
