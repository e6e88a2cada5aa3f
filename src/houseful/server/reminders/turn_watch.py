"""Finds those whose turn it has been for a while and who do not look, and has each of them told once a turn.

One of the workers looks, every few seconds, at games over days and at others where somebody asked for it. A row says up
to which ply a table is done with; it is written before anybody is told, so that nobody is told twice.
"""

import asyncio
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Select, bindparam, exists, func, select, text, union

from houseful.server.db import schema
from houseful.server.db.queries import now
from houseful.server.people import Person
from houseful.server.reminders.messenger import Messenger
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.pauses import LASTING
from houseful.server.tables.registry import TableRegistry

LOG = structlog.get_logger()
SCAN_SECONDS = 10.0
MOST_TABLES = 200  # of one scan, the latest moves first
DONE_WITH = text("""
    INSERT INTO turn_reminders (table_id, ply) VALUES (:table, :ply)
    ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply WHERE turn_reminders.ply < excluded.ply""")


class Waiting(NamedTuple):
    """A table where nobody has moved for a while."""

    table: str
    ply: int
    began: int


class TurnWatch:
    """Looks for people to be told."""

    def __init__(self, registry: TableRegistry, messenger: Messenger) -> None:
        self._registry, self._db, self.messenger = registry, registry.db, messenger

    async def run(self) -> None:
        """Look every few seconds until cancelled, at one of the workers."""
        while True:
            await asyncio.sleep(SCAN_SECONDS)
            try:
                if self._is_wanted() and self._registry.scheduler.workers.looks_after("reminders"):
                    await self.scan()
            except Exception as error:  # the database may be away for a while
                LOG.warning("reminders.scan_failed", reason=type(error).__name__)

    def _is_wanted(self) -> bool:
        return self._db.settings.push != "off" or self._db.settings.mail.is_on

    async def scan(self) -> None:
        """Look at every table where nobody has moved for a while, and tell whose turn it is."""
        async with self._db.reading() as connection:
            found = await connection.execute(WAITING, {"before": now() - self._patience})
            waiting = [Waiting(*row) for row in found]
        for one in waiting:
            is_open = one.table in self._registry.live_tables
            if self._db.settings.shared and not is_open:
                await self._open(one)  # the other workers say meanwhile who watches there; the next scan decides
                continue
            await self._look_at(one)
            if not is_open:
                self._registry.release(one.table)

    @property
    def _patience(self) -> int:
        return self._db.settings.remind_seconds * 1000

    async def _open(self, one: Waiting) -> None:
        try:
            await self._registry.live(one.table)
        except Exception as error:
            LOG.warning("reminders.table_unreadable", table=one.table, reason=type(error).__name__)
            await self._is_first(one)

    async def _look_at(self, one: Waiting) -> None:
        """Tell whose turn it is at a table, unless they look, or looked a moment ago."""
        try:
            live = await self._registry.live(one.table)
            person = person_to_move(live)
        except Exception as error:  # deleted meanwhile, or of other rules
            LOG.warning("reminders.table_unreadable", table=one.table, reason=type(error).__name__)
            live, person = None, None
        if live is None or person is None:
            await self._is_first(one)
        elif live.ply == one.ply and not self._is_looking(live, person) and await self._is_first(one):
            known = await self._who_wants(live, person)
            if known is not None:
                self._registry.spawn(self.messenger.tell_turn(known, live.id, live.row.game))

    def _is_looking(self, live: LiveTable, person: str) -> bool:
        """Whether a person has a socket at a table, or had one a moment ago."""
        left = live.delivery.left_at(person)
        return live.delivery.is_present(person) or (left is not None and now() - left < self._patience)

    async def _is_first(self, one: Waiting) -> bool:
        """Mark a table as done with up to this ply; return whether it was not yet."""
        async with self._db.writing() as connection:
            here = schema.tables.c.id == one.table
            if (await connection.execute(select(schema.tables.c.id).where(here))).first() is None:
                return False
            marked = await connection.execute(DONE_WITH, {"table": one.table, "ply": one.ply})
            return marked.rowcount == 1

    async def _who_wants(self, live: LiveTable, person: str) -> Person | None:
        """A person as they are to be told; None if they do not want to hear of this table."""
        people, choices = schema.people.c, schema.reminder_choices.c
        mine = (choices.person == people.id) & (choices.table_id == live.id)
        query = select(people.id, people.name, people.language, people.banned.is_not(None), choices.wanted)
        joined = query.select_from(schema.people.outerjoin(schema.reminder_choices, mine))
        async with self._db.reading() as connection:
            found = (await connection.execute(joined.where(people.id == person))).first()
        if found is None or found[3]:
            return None
        wanted = live.row.pace == "slow" if found.wanted is None else found.wanted
        return Person(*found[:4]) if wanted else None


def person_to_move(live: LiveTable) -> str | None:
    """The person who has to decide; None if a bot has to, or nobody."""
    turn = live.turn
    if turn is None or live.row.stage != "playing" or live.bot_to_move(now()) is not None:
        return None
    return live.seats[turn].person


def waiting_query() -> Select[Any]:
    """Running games over days, and others where somebody asked to be told, that have stood still since `before`.

    Only those where somebody sits who can be told, and could be when it became their turn; none that is paused.
    """
    tables, seats, entries = schema.tables.c, schema.seats.c, schema.entries.c
    choices, done = schema.reminder_choices.c, schema.turn_reminders.c
    slow = select(tables.id).where(tables.stage == "playing", tables.pace == "slow")
    ids = union(slow, select(choices.table_id).where(choices.wanted)).subquery()
    log = select(entries.at).where(entries.table_id == tables.id).order_by(entries.ply.desc()).limit(1)
    ply = select(func.coalesce(func.max(entries.ply), 0)).where(entries.table_id == tables.id)
    standing = (
        select(
            tables.id,
            ply.correlate(schema.tables).scalar_subquery().label("ply"),
            func.coalesce(log.correlate(schema.tables).scalar_subquery(), tables.started).label("began"),
        )
        .join(ids, ids.c.id == tables.id)
        .where(tables.stage == "playing", ~tables.pauses.endswith(LASTING))
        .subquery()
    )
    push, mail = schema.push_subscriptions.c, schema.mail_addresses.c
    by_push = exists().where(push.person == seats.person, push.created <= standing.c.began)
    by_mail = exists().where(mail.person == seats.person, mail.confirmed <= standing.c.began)
    around = (schema.seats, standing)
    reachable = by_push.correlate(*around) | by_mail.correlate(*around)
    told = exists().where(seats.table_id == standing.c.id, ~seats.away, reachable)
    query = select(standing.c.id, standing.c.ply, standing.c.began).outerjoin(
        schema.turn_reminders, done.table_id == standing.c.id
    )
    fresh = standing.c.ply > func.coalesce(done.ply, -1)
    late = standing.c.began <= bindparam("before")
    return query.where(late, fresh, told).order_by(standing.c.began.desc()).limit(MOST_TABLES)


WAITING = waiting_query()
