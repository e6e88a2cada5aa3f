"""Rematches: the same game with the same people once more, seats moved on by one."""

import msgspec
from sqlalchemy import literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.fairness import check_number, new_secret
from houseful.core.text.packs import Pack
from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.db.queries import SeatRow, TableRow, change_seat, change_table, insert_table, now, read_seats
from houseful.server.errors import Refused
from houseful.server.messages import Again
from houseful.server.people import Person, new_id
from houseful.server.tables.commitments import deal_fields, one_deal_each
from houseful.server.tables.endings import GameEndings
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import lock_known_table, reserved_for, start_game

COPIED = ("game", "options", "rules_version", "public", "pace", "clock", "seconds", "stand_in", "hints", "hot_seat")


class Rematches:
    """Creates and joins rematches."""

    def __init__(self, registry: TableRegistry, endings: GameEndings) -> None:
        self._registry, self._db, self._endings = registry, registry.db, endings

    async def rematch(self, person: Person, table_id: str, request: Again) -> LiveTable:
        """The table of the rematch: the first who asks creates it, the others take the seats reserved for them."""
        own_number = check_number(request.own_number)
        deal = deal_fields(self._db.key, request.commitment, new_secret())
        live = await self._registry.live(table_id)
        live.position.check_readable()
        await self._endings.record(live)
        with one_deal_each():
            rematch_id = await self._find_or_create(person, live, own_number, deal)
        await self._registry.seats_changed(table_id)
        return await self._registry.seats_changed(rematch_id)

    async def _find_or_create(self, person: Person, live: LiveTable, own_number: str, deal: dict[str, str]) -> str:
        table_id = live.id
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, table_id)
            seats = await read_seats(connection, table_id)
            if row.stage != "over" or all(seat.person != person.id for seat in seats):
                raise Refused(409, "server-no-rematch")
            rematch_id = row.next
            if rematch_id is None:
                listed = msgspec.structs.replace(row, public=row.public and self._db.settings.public_tables == "on")
                pack = find_game(row.game).standard if row.pack_standard else live.table.pack
                await self._registry.packs.keep(connection, pack, row.game, person)
                rematch_id = await create_rematch(connection, listed, seats, person, own_number, deal, pack)
                await change_table(connection, table_id, next=rematch_id)
            else:
                await take_reserved_seats(connection, rematch_id, person, own_number)
            return rematch_id


async def create_rematch(
    connection: AsyncConnection,
    row: TableRow,
    seats: list[SeatRow],
    host: Person,
    own_number: str,
    deal: dict[str, str],
    pack: Pack,
) -> str:
    """Add the table of a rematch, started if only its host and bots play; return its id."""
    table_id, moment = new_id(), now()
    copied = {name: getattr(row, name) for name in COPIED}
    fresh = {"id": table_id, "pack": pack.sha256, "host": host.id, "stage": "waiting", "fair": True}
    times = {"created": moment, "touched": moment}
    moved_on = [
        {
            "person": host.id if seat.person == host.id else None,
            "level": seat.level,
            "invite": reserved_for(seat.person) if seat.person not in (None, host.id) else None,
            "luck": own_number if seat.person == host.id else "",
            "nickname": seat.nickname,
        }
        for seat in (*seats[1:], seats[0])
    ]
    await insert_table(connection, {**copied, **fresh, **deal, **times}, moved_on)
    bans = schema.bans.c
    banned = select(literal(table_id), bans.person).where(bans.table_id == row.id)
    await connection.execute(schema.bans.insert().from_select(["table_id", "person"], banned))
    if all(seat.level is not None or seat.person == host.id for seat in seats):
        await start_game(connection, table_id)
    return table_id


async def take_reserved_seats(connection: AsyncConnection, table_id: str, person: Person, own_number: str) -> None:
    """Take every seat that is reserved for a person at a table that has not started."""
    row = await lock_known_table(connection, table_id)
    for seat in await read_seats(connection, table_id):
        reserved = seat.person is None and seat.invite == reserved_for(person.id)
        if row.stage == "waiting" and reserved:
            await change_seat(connection, table_id, seat.number, person=person.id, luck=own_number)
