"""Creating tables: new games, and finished ones from a log."""

import asyncio
import json
import secrets
from typing import Any

from houseful.core.fairness import check_number, new_secret
from houseful.core.table import Table
from houseful.core.text.game_log import pack_named_in, read_log
from houseful.core.text.packs import Pack
from houseful.games import NAMES, find_game
from houseful.host.new_table import USUAL_LEVEL, check_deal, has_hints
from houseful.server.db import schema
from houseful.server.db.queries import insert_table, now
from houseful.server.errors import Refused
from houseful.server.messages import NewTable
from houseful.server.names import clean_name
from houseful.server.people import Person, digest_of, new_id
from houseful.server.tables.commitments import deal_fields, one_deal_each
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import CLOSED, start_game
from houseful.server.tables.unreadable import rules_version

SHORTEST_SLOW_CLOCK = 3600  # seconds for a move at a slow table
DAY = 86_400


class TableCreation:
    """Adds tables to the database and opens them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db, self._packs = registry, registry.db, registry.packs

    async def create(self, host: Person, request: NewTable) -> tuple[LiveTable, dict[int, str]]:
        """A new table, started if no seat is free, and the tokens of the seats for invited friends."""
        if request.public and self._db.settings.public_tables == "off":
            raise Refused(403, "server-no-public")
        pack = await self._packs.chosen(host, request.game, request.pack)
        check_table(request, pack)
        if all(seat.kind in ("bot", "closed") for seat in request.seats):
            self._registry.scheduler.check_bot_table(host.id)
        own_number = check_number(request.own_number)
        invites = {n: secrets.token_urlsafe(18) for n, s in enumerate(request.seats) if s.kind == "invite"}
        row = new_row(host, request, pack) | deal_fields(self._db.key, request.commitment, new_secret())
        seats = [
            {
                "person": host.id if seat.kind == "me" else None,
                "level": (seat.level or USUAL_LEVEL) if seat.kind == "bot" else None,
                "invite": digest_of(invites[number])
                if number in invites
                else CLOSED
                if seat.kind == "closed"
                else None,
                "luck": own_number if seat.kind == "me" else "",
                "nickname": clean_name(seat.name) if seat.kind == "me" and seat.name else None,
            }
            for number, seat in enumerate(request.seats)
        ]
        with one_deal_each():
            await self._insert(row, seats, pack, host)
        live = await self._registry.live(row["id"])
        self._registry.scheduler.schedule(live)
        return live, invites

    async def _insert(self, row: dict[str, Any], seats: list[dict[str, Any]], pack: Pack, host: Person) -> None:
        async with self._db.writing() as connection:
            await self._packs.keep(connection, pack, row["game"], host)
            await insert_table(connection, row, seats)
            if not any(seat["person"] is None and seat["level"] is None and seat["invite"] != CLOSED for seat in seats):
                await start_game(connection, row["id"])

    async def import_log(self, person: Person, log: str) -> LiveTable:
        """Keep a game from a log as a finished table that can be replayed."""
        named = pack_named_in(log)
        pack = await self._packs.named(person, named) if named is not None and named.game in NAMES else None
        table = await asyncio.to_thread(read_log, log, find_game, pack)
        row = imported_row(person, table)
        numbers = table.fair.numbers if table.fair else ("",) * table.players
        entries = await asyncio.to_thread(imported_entries, row["id"], table, row["created"])
        async with self._db.writing() as connection:
            await self._packs.keep(connection, table.pack, table.game, person)
            await insert_table(connection, row, [{"luck": number} for number in numbers])
            if entries:
                await connection.execute(schema.entries.insert(), entries)
        return await self._registry.live(row["id"])


def new_row(host: Person, request: NewTable, pack: Pack) -> dict[str, Any]:
    """The row of a new table."""
    clock, seconds = clock_of(request)
    moment = now()
    return {
        "id": new_id(), "game": request.game, "options": json.dumps(request.options),
        "pack": pack.sha256, "rules_version": rules_version(request.game),
        "host": host.id, "public": request.public, "pace": request.pace, "clock": clock, "seconds": seconds,
        "stand_in": request.stand_in, "hints": has_hints(request), "stage": "waiting", "fair": True,
        "hot_seat": is_hot_seat(request), "created": moment, "touched": moment,
    }  # fmt: skip


def is_hot_seat(request: NewTable) -> bool:
    """Whether the host may hold several seats of a public table: if they say so, or take several at once."""
    return request.hot_seat or sum(seat.kind == "me" for seat in request.seats) > 1


def imported_row(person: Person, table: Table) -> dict[str, Any]:
    """The row of a game from a log."""
    options = {name: value for name, value in table.options.items() if name != "players"}
    moment = now()
    return {
        "id": new_id(), "game": table.game, "options": json.dumps(options),
        "pack": table.pack.sha256, "rules_version": rules_version(table.game), "host": person.id, "public": False,
        "pace": "live", "clock": "none", "seconds": 0, "stand_in": "casual", "stage": "over",
        "secret": table.fair.secret if table.fair else "", "seed": table.seed,
        "fair": table.fair is not None, "result": json.dumps(table.result()) if table.over else None,
        "created": moment, "started": moment, "ended": moment, "touched": moment,
    }  # fmt: skip


def imported_entries(table_id: str, table: Table, moment: int) -> list[dict[str, Any]]:
    """The entries of a game from a log."""
    before, entries = table.at_ply(0), []
    for ply, move in enumerate(table.moves(), start=1):
        entry = {"table_id": table_id, "ply": ply, "seat": before.turn, "kind": "move", "text": str(move), "at": moment}
        entries.append(entry)
        before.play(move)
    return entries


def check_table(request: NewTable, pack: Pack) -> None:
    """Deal a table once to see that it can be dealt; a Fault names what is wrong."""
    players = sum(seat.kind != "closed" for seat in request.seats)
    check_deal(find_game(request.game), players, pack, request.options)
    if request.pace == "slow" and request.clock is not None and request.clock.seconds < SHORTEST_SLOW_CLOCK:
        raise Refused(400, "server-slow-clock")


def clock_of(request: NewTable) -> tuple[str, int]:
    """The kind of clock and its seconds; a slow table has three days for each move unless its host says otherwise."""
    if request.clock is not None:
        return request.clock.per, request.clock.seconds
    return ("move", 3 * DAY) if request.pace == "slow" else ("none", 0)
