"""The waiting room: what the host of a table may still change before the game starts."""

import json

from houseful.games import find_game
from houseful.host.new_table import check_deal
from houseful.server.db.queries import change_seat, change_table, read_seats
from houseful.server.errors import Refused
from houseful.server.messages import ChangedTable
from houseful.server.people import Person
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import CLOSED, is_closed, lock_for_host, start_game


class WaitingRoom:
    """Changes seats and options before the start; everybody who waits is sent the table as it is then."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def seat_bot(self, host: Person, table_id: str, number: int, level: str | None, closed: bool) -> LiveTable:
        """Give a free seat to a bot, or close it; without a level, open it again."""
        live = await self._registry.live(table_id)
        async with self._db.writing() as connection:
            row = await lock_for_host(connection, table_id, host)
            seats = await read_seats(connection, table_id)
            if number >= len(seats) or seats[number].person is not None:
                raise Refused(409, "server-seat-taken")
            if closed:
                left = sum(not is_closed(seat) for seat in seats if seat.number != number)
                check_deal(find_game(row.game), left, live.position.pack, json.loads(row.options))
            seat = {"level": None if closed else level, "invite": CLOSED if closed else None}
            await change_seat(connection, table_id, number, **seat)
        return await self._registry.seats_changed(table_id)

    async def change(self, host: Person, table_id: str, wanted: ChangedTable) -> LiveTable:
        """Change what the host wants otherwise: options, hints, who stands in, who may join."""
        live = await self._registry.live(table_id)
        if wanted.public and self._db.settings.public_tables == "off":
            raise Refused(403, "server-no-public")
        async with self._db.writing() as connection:
            row = await lock_for_host(connection, table_id, host)
            changed = {name: value for name in KEPT_AS_THEY_ARE if (value := getattr(wanted, name)) is not None}
            if wanted.options is not None:
                players = sum(not is_closed(seat) for seat in await read_seats(connection, table_id))
                check_deal(find_game(row.game), players, live.position.pack, wanted.options)
                changed["options"] = json.dumps(wanted.options)
            if changed:
                await change_table(connection, table_id, **changed)
        return await self._registry.seats_changed(table_id)

    async def start(self, host: Person, table_id: str) -> LiveTable:
        """Start the game, once no seat is free; closed seats are taken away."""
        live = await self._registry.live(table_id)
        live.position.check_readable()
        async with self._db.writing() as connection:
            row = await lock_for_host(connection, table_id, host)
            players = await start_game(connection, table_id)
            check_deal(find_game(row.game), players, live.position.pack, json.loads(row.options))
            if all(seat.person is None for seat in await read_seats(connection, table_id)):
                self._registry.scheduler.check_bot_table(host.id)
        return await self._registry.seats_changed(table_id)


KEPT_AS_THEY_ARE = ("hints", "hot_seat", "public", "stand_in")
