"""The lobby: making tables, sitting down, leaving, starting, playing again."""

import json
import secrets
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.fairness import FairDeal, check_number, new_secret
from houseful.core.table import deal
from houseful.core.text.game_log import read_log
from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.db.queries import SeatRow, TableRow, change_table, lock_table, now, read_seats
from houseful.server.errors import Refused
from houseful.server.http.messages import Join, NewTable
from houseful.server.people import Person, digest_of, new_id
from houseful.server.tables.dealing import pack_of
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry

SLOW_LEAST = 3600  # seconds a move, at a slow table
DAY = 86_400


class Seating:
    """What people do with tables besides playing."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.db = registry, registry.db

    # Making tables

    async def create(self, host: Person, wish: NewTable) -> tuple[LiveTable, dict[int, str]]:
        """A new table, started if nobody is awaited, and the tokens of the seats kept for friends."""
        check_table(wish)
        luck = check_number(wish.luck)
        clock, seconds = clock_of(wish)
        table_id, moment = new_id(), now()
        invites = {n: secrets.token_urlsafe(18) for n, s in enumerate(wish.seats) if s.kind == "invite"}
        row = {
            "id": table_id, "game": wish.game, "options": json.dumps(wish.options), "pack": wish.pack,
            "host": host.id, "public": wish.public, "pace": wish.pace, "clock": clock, "seconds": seconds,
            "stand_in": wish.stand_in, "hints": wish.hints, "stage": "waiting", "secret": new_secret(),
            "fair": True, "created": moment, "touched": moment,
        }  # fmt: skip
        async with self.db.writing() as connection:
            await connection.execute(schema.tables.insert().values(row))
            for number, seat in enumerate(wish.seats):
                mine = seat.kind == "me"
                values = {
                    "table_id": table_id, "number": number, "person": host.id if mine else None,
                    "level": (seat.level or "casual") if seat.kind == "bot" else None,
                    "invite": digest_of(invites[number]) if number in invites else None,
                    "luck": luck if mine else "", "away": False,
                }  # fmt: skip
                await connection.execute(schema.seats.insert().values(values))
            if not any(seat.kind in ("open", "invite") for seat in wish.seats):
                await self._start(connection, table_id)
        live = await self.registry.live(table_id)
        self.registry.attend(live)
        return live, invites

    async def start(self, person: Person, table_id: str) -> LiveTable:
        """The host begins the game, once every seat is taken."""
        async with self.db.writing() as connection:
            self._host_only(await self._waiting(connection, table_id), person)
            await self._start(connection, table_id)
        return await self.registry.changed(table_id)

    async def _start(self, connection: AsyncConnection, table_id: str) -> None:
        row = await lock_table(connection, table_id)
        seats = await read_seats(connection, table_id)
        if row is None or any(seat.person is None and seat.level is None for seat in seats):
            raise Refused(409, "server-seats-open")
        seed = FairDeal(row.secret, tuple(seat.luck for seat in seats)).seed
        await change_table(connection, table_id, stage="playing", seed=seed, started=now())

    # Sitting down and getting up

    async def join(self, person: Person, table_id: str, wish: Join) -> LiveTable:
        """Take a free seat, or come back to one's own."""
        luck = check_number(wish.luck)
        async with self.db.writing() as connection:
            row = await lock_table(connection, table_id)
            if row is None:
                raise Refused(404, "server-no-table")
            seats = await read_seats(connection, table_id)
            mine = [seat for seat in seats if seat.person == person.id]
            if any(seat.away for seat in mine):
                await self._change_seats(connection, table_id, person.id, away=False)
            elif not mine or (row.stage == "waiting" and wants_another(mine, wish)):
                number = free_seat(row, seats, wish, person)
                await self._change_seat(connection, table_id, number, person=person.id, luck=luck)
        return await self.registry.changed(table_id)

    async def leave(self, person: Person, table_id: str) -> LiveTable:
        """Get up: before the start the seat is free again, later a bot plays it until they come back."""
        async with self.db.writing() as connection:
            row = await lock_table(connection, table_id)
            if row is None:
                raise Refused(404, "server-no-table")
            seats = await read_seats(connection, table_id)
            if all(seat.person != person.id for seat in seats):
                raise Refused(409, "server-not-sitting")
            if row.stage == "waiting":
                await self._change_seats(connection, table_id, person.id, person=None, luck="")
                await self._pass_on(connection, row, seats, person)
            elif row.stage == "playing":
                await self._change_seats(connection, table_id, person.id, away=True)
        return await self.registry.changed(table_id)

    async def _pass_on(self, connection: AsyncConnection, row: TableRow, seats: list[SeatRow], leaver: Person) -> None:
        """A host who leaves hands the table to somebody else who sits there."""
        others = [seat.person for seat in seats if seat.person not in (None, leaver.id)]
        if row.host == leaver.id and others:
            await change_table(connection, row.id, host=others[0])

    async def kick(self, host: Person, table_id: str, number: int) -> LiveTable:
        """The host frees a seat before the start."""
        async with self.db.writing() as connection:
            self._host_only(await self._waiting(connection, table_id), host)
            seats = await read_seats(connection, table_id)
            if number >= len(seats) or seats[number].person in (None, host.id):
                raise Refused(409, "server-nobody-there")
            await self._change_seat(connection, table_id, number, person=None, luck="")
        return await self.registry.changed(table_id)

    async def seat_bot(self, host: Person, table_id: str, number: int, level: str | None) -> LiveTable:
        """The host gives a free seat to a bot, or takes it back."""
        async with self.db.writing() as connection:
            self._host_only(await self._waiting(connection, table_id), host)
            seats = await read_seats(connection, table_id)
            if number >= len(seats) or seats[number].person is not None:
                raise Refused(409, "server-seat-taken")
            await self._change_seat(connection, table_id, number, level=level, invite=None)
        return await self.registry.changed(table_id)

    # Playing again

    async def rematch(self, person: Person, table_id: str, luck: str) -> LiveTable:
        """The same game once more, seats moved on by one; whoever asks first makes the table."""
        check_number(luck)
        await self.registry.finish(await self.registry.live(table_id))
        async with self.db.writing() as connection:
            row = await lock_table(connection, table_id)
            if row is None:
                raise Refused(404, "server-no-table")
            seats = await read_seats(connection, table_id)
            if row.stage != "over" or all(seat.person != person.id for seat in seats):
                raise Refused(409, "server-no-rematch")
            again = row.next
            if again is None:
                again = await self._lay_again(connection, row, seats, person, luck)
                await change_table(connection, table_id, next=again)
            else:
                await self._sit_where_kept(connection, again, person, luck)
        await self.registry.changed(table_id)
        return await self.registry.changed(again)

    async def _sit_where_kept(self, connection: AsyncConnection, table_id: str, person: Person, luck: str) -> None:
        """Take every seat that is kept for somebody at a table that has not started."""
        row = await lock_table(connection, table_id)
        for seat in await read_seats(connection, table_id):
            kept = seat.person is None and seat.invite == kept_for(person.id)
            if row is not None and row.stage == "waiting" and kept:
                await self._change_seat(connection, table_id, seat.number, person=person.id, luck=luck)

    async def _lay_again(
        self, connection: AsyncConnection, row: TableRow, seats: list[SeatRow], host: Person, luck: str
    ) -> str:
        table_id, moment = new_id(), now()
        kept = {name: getattr(row, name) for name in KEPT}
        fresh = {"id": table_id, "host": host.id, "stage": "waiting", "secret": new_secret(), "fair": True}
        times = {"created": moment, "touched": moment}
        await connection.execute(schema.tables.insert().values({**kept, **fresh, **times}))
        for number, seat in enumerate([*seats[1:], seats[0]]):
            mine = seat.person == host.id
            values = {
                "table_id": table_id, "number": number, "person": host.id if mine else None,
                "level": seat.level, "invite": kept_for(seat.person) if seat.person and not mine else None,
                "luck": luck if mine else "", "away": False,
            }  # fmt: skip
            await connection.execute(schema.seats.insert().values(values))
        if all(seat.level is not None or seat.person == host.id for seat in seats):
            await self._start(connection, table_id)
        return table_id

    # Logs from elsewhere

    async def keep_log(self, person: Person, log: str) -> LiveTable:
        """Keep a log as a replay."""
        table = read_log(log, find_game)
        row_id, moment = new_id(), now()
        options = {name: value for name, value in table.options.items() if name != "players"}
        values = {
            "id": row_id, "game": table.game, "options": json.dumps(options),
            "pack": None if table.pack.standard else table.pack.text, "host": person.id, "public": False,
            "pace": "live", "clock": "none", "seconds": 0, "stand_in": "casual", "stage": "over",
            "secret": table.fair.secret if table.fair else "", "seed": table.seed,
            "fair": table.fair is not None, "result": json.dumps(table.result()) if table.over else None,
            "created": moment, "started": moment, "ended": moment, "touched": moment,
        }  # fmt: skip
        luck = table.fair.numbers if table.fair else ("",) * table.players
        turns = [position.turn for position in positions_of(table)]
        async with self.db.writing() as connection:
            await connection.execute(schema.tables.insert().values(values))
            for number in range(table.players):
                seat = {"table_id": row_id, "number": number, "luck": luck[number], "away": False}
                await connection.execute(schema.seats.insert().values(seat))
            lines = [
                {
                    "table_id": row_id,
                    "ply": ply,
                    "seat": turns[ply - 1],
                    "kind": "move",
                    "text": str(move),
                    "at": moment,
                }
                for ply, move in enumerate(table.moves(), start=1)
            ]
            if lines:
                await connection.execute(schema.entries.insert(), lines)
        return await self.registry.live(row_id)

    # Lists

    async def public_tables(self, game: str | None) -> list[LiveTable]:
        """Open tables that anybody may join or watch, the newest first."""
        tables = schema.tables.c
        wanted = select(tables.id).where(tables.public, tables.stage.in_(("waiting", "playing")))
        if game is not None:
            wanted = wanted.where(tables.game == find_game(game).name)
        return await self._rooms(wanted.order_by(tables.stage.desc(), tables.created.desc()).limit(50))

    async def tables_of(self, person: Person) -> list[LiveTable]:
        """The tables where somebody sits or that they made, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        sitting = select(seats.table_id).where(seats.person == person.id)
        wanted = select(tables.id).where(tables.id.in_(sitting) | (tables.host == person.id))
        return await self._rooms(wanted.order_by(tables.created.desc()).limit(100))

    async def _rooms(self, wanted: Any) -> list[LiveTable]:
        async with self.db.reading() as connection:
            found = [row[0] for row in await connection.execute(wanted)]
        return [await self.registry.live(table_id) for table_id in found]

    # The small steps

    async def _waiting(self, connection: AsyncConnection, table_id: str) -> TableRow:
        row = await lock_table(connection, table_id)
        if row is None:
            raise Refused(404, "server-no-table")
        if row.stage != "waiting":
            raise Refused(409, "server-started")
        return row

    def _host_only(self, row: TableRow, person: Person) -> None:
        if row.host != person.id:
            raise Refused(403, "server-host-only")

    async def _change_seat(self, connection: AsyncConnection, table_id: str, number: int, **values: Any) -> None:
        seats = schema.seats.c
        this = (seats.table_id == table_id, seats.number == number)
        await connection.execute(schema.seats.update().where(*this).values(**values))

    async def _change_seats(self, connection: AsyncConnection, table_id: str, of: str, **values: Any) -> None:
        seats = schema.seats.c
        theirs = (seats.table_id == table_id, seats.person == of)
        await connection.execute(schema.seats.update().where(*theirs).values(**values))


KEPT = ("game", "options", "pack", "public", "pace", "clock", "seconds", "stand_in", "hints")


def check_table(wish: NewTable) -> None:
    """Deal it once to see that it can be dealt; a Fault names what is wrong."""
    game = find_game(wish.game)
    if any(name in ("seed", "pack", "players") for name in wish.options):
        raise Refused(400, "server-option")
    deal(game, len(wish.seats), 0, pack_of(wish.game, wish.pack), wish.options)
    if wish.pace == "slow" and wish.clock is not None and wish.clock.seconds < SLOW_LEAST:
        raise Refused(400, "server-slow-clock")


def clock_of(wish: NewTable) -> tuple[str, int]:
    """The clock; a slow table has days for each move unless its host says otherwise."""
    if wish.clock is not None:
        return wish.clock.per, wish.clock.seconds
    return ("move", 3 * DAY) if wish.pace == "slow" else ("none", 0)


def kept_for(person: str) -> str:
    """What stands at a seat that is kept for somebody we know, in place of a token's hash."""
    return f"person {person}"


def wants_another(mine: list[SeatRow], wish: Join) -> bool:
    """Whether somebody who sits wants one more seat: they name it. Asking twice is not wanting two."""
    return wish.seat is not None and all(seat.number != wish.seat for seat in mine)


def free_seat(row: TableRow, seats: list[SeatRow], wish: Join, person: Person) -> int:
    """The seat that somebody may take: the one they name or have a token for, else the first open one."""
    if row.stage != "waiting":
        raise Refused(409, "server-started")
    keys = (None, kept_for(person.id), digest_of(wish.invite) if wish.invite else None)
    free = [seat for seat in seats if seat.person is None and seat.level is None and seat.invite in keys]
    if wish.seat is not None:
        free = [seat for seat in free if seat.number == wish.seat]
    if not free:
        raise Refused(409, "server-no-seat")
    return min(free, key=lambda seat: (seat.invite is None, seat.number)).number


def positions_of(table: Any) -> list[Any]:
    """The positions of a game, from the deal to where it stands."""
    past = table.at_ply(0)
    found = [past.copy()]
    for move in table.moves():
        past.play(move)
        found.append(past.copy())
    return found
