"""Creating tables: new games, and finished ones from a log."""

import json
import secrets
from typing import Any

from houseful.core.fairness import check_number, new_secret
from houseful.core.table import Table, deal
from houseful.core.text.game_log import read_log
from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.db.queries import insert_table, now
from houseful.server.errors import Refused
from houseful.server.messages import NewTable
from houseful.server.people import Person, digest_of, new_id
from houseful.server.tables.dealing import pack_of
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import start_game

SHORTEST_SLOW_CLOCK = 3600  # seconds for a move at a slow table
DAY = 86_400


class TableCreation:
    """Adds tables to the database and opens them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def create(self, host: Person, request: NewTable) -> tuple[LiveTable, dict[int, str]]:
        """A new table, started if no seat is free, and the tokens of the seats for invited friends."""
        if request.public and self._db.settings.public_tables == "off":
            raise Refused(403, "server-no-public")
        check_table(request)
        luck = check_number(request.luck)
        invites = {n: secrets.token_urlsafe(18) for n, s in enumerate(request.seats) if s.kind == "invite"}
        row = new_row(host, request)
        seats = [
            {
                "person": host.id if seat.kind == "me" else None,
                "level": (seat.level or "casual") if seat.kind == "bot" else None,
                "invite": digest_of(invites[number]) if number in invites else None,
                "luck": luck if seat.kind == "me" else "",
            }
            for number, seat in enumerate(request.seats)
        ]
        async with self._db.writing() as connection:
            await insert_table(connection, row, seats)
            if not any(seat.kind in ("open", "invite") for seat in request.seats):
                await start_game(connection, row["id"])
        live = await self._registry.live(row["id"])
        self._registry.scheduler.schedule(live)
        return live, invites

    async def import_log(self, person: Person, log: str) -> LiveTable:
        """Keep a game from a log as a finished table that can be replayed."""
        table = read_log(log, find_game)
        row = imported_row(person, table)
        numbers = table.fair.numbers if table.fair else ("",) * table.players
        entries = imported_entries(row["id"], table, row["created"])
        async with self._db.writing() as connection:
            await insert_table(connection, row, [{"luck": number} for number in numbers])
            if entries:
                await connection.execute(schema.entries.insert(), entries)
        return await self._registry.live(row["id"])


def new_row(host: Person, request: NewTable) -> dict[str, Any]:
    """The row of a new table."""
    clock, seconds = clock_of(request)
    moment = now()
    return {
        "id": new_id(), "game": request.game, "options": json.dumps(request.options), "pack": request.pack,
        "host": host.id, "public": request.public, "pace": request.pace, "clock": clock, "seconds": seconds,
        "stand_in": request.stand_in, "hints": request.hints, "stage": "waiting", "secret": new_secret(),
        "fair": True, "created": moment, "touched": moment,
    }  # fmt: skip


def imported_row(person: Person, table: Table) -> dict[str, Any]:
    """The row of a game from a log."""
    options = {name: value for name, value in table.options.items() if name != "players"}
    moment = now()
    return {
        "id": new_id(), "game": table.game, "options": json.dumps(options),
        "pack": None if table.pack.standard else table.pack.text, "host": person.id, "public": False,
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


def check_table(request: NewTable) -> None:
    """Deal a table once to see that it can be dealt; a Fault names what is wrong."""
    game = find_game(request.game)
    if any(name in ("seed", "pack", "players") for name in request.options):
        raise Refused(400, "server-option")
    deal(game, len(request.seats), 0, pack_of(request.game, request.pack), request.options)
    if request.pace == "slow" and request.clock is not None and request.clock.seconds < SHORTEST_SLOW_CLOCK:
        raise Refused(400, "server-slow-clock")


def clock_of(request: NewTable) -> tuple[str, int]:
    """The kind of clock and its seconds; a slow table has three days for each move unless its host says otherwise."""
    if request.clock is not None:
        return request.clock.per, request.clock.seconds
    return ("move", 3 * DAY) if request.pace == "slow" else ("none", 0)
