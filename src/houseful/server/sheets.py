"""Shared score sheets: each player of a real table fills in their own part, whoever has the code sees all of them.

Nothing in them is secret, and nobody needs to be known: the code is all it takes. A sheet is kept in the database, so
every worker has it, until nobody has written for a while (`Retention.sheets`). The last who writes a part is right.
"""

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.messages import FilledIn, NewSheet, SharedSheet, SheetPart
from houseful.server.people import new_id

CODE_LENGTH = 6  # of 31 characters: some 900 million codes
ATTEMPTS = 5  # to find a code that nobody has


class Sheets:
    """The shared sheets of a server."""

    def __init__(self, db: Database) -> None:
        self._db, self._limits, self._keep = db, db.settings.limits, db.settings.keep

    async def begin(self, wanted: NewSheet) -> SharedSheet:
        """Keep a new sheet under a code of its own."""
        find_game(wanted.game)
        texts = [self._encoded(document) for document in wanted.parts]
        for _ in range(ATTEMPTS):
            code = new_id(CODE_LENGTH)
            try:
                async with self._db.writing() as connection:
                    row = {"code": code, "game": wanted.game, "change": 1, "touched": now()}
                    await connection.execute(schema.sheets.insert().values(row))
                    for part, text in enumerate(texts):
                        await insert_part(connection, code, part, 1, text)
            except IntegrityError:  # somebody has this code
                continue
            return await self.read(code, 0)
        raise Refused(503, "server-database-unwritable")

    async def read(self, code: str, since: int) -> SharedSheet:
        """A sheet with the parts that were written after a change; Refused (404) if there is none, or it is too old."""
        sheets, parts = schema.sheets.c, schema.sheet_parts.c
        async with self._db.reading() as connection:
            found = (await connection.execute(schema.sheets.select().where(sheets.code == code))).first()
            if found is None or self._is_old(found.touched):
                raise Refused(404, "server-no-sheet")
            later = (parts.code == code, parts.change > since)
            query = select(parts.part, parts.document).where(*later).order_by(parts.part)
            written = (await connection.execute(query)).all() if found.change > since else []
        told = [SheetPart(part, msgspec.json.decode(text)) for part, text in written]
        return SharedSheet(code, found.game, found.change, self._expiry(found.touched), told)

    async def write(self, code: str, part: int, filled_in: FilledIn) -> SharedSheet:
        """Replace one part; Refused (404) if there is no such sheet, or it is too old. Answers without parts."""
        text, sheets, moment = self._encoded(filled_in.document), schema.sheets.c, now()
        async with self._db.writing() as connection:
            # The row stays locked until the part is written: changes have the order of their numbers.
            touch = schema.sheets.update().values(change=sheets.change + 1, touched=moment)
            fresh = sheets.touched >= (self._keep.cutoff("sheets", moment) or 0)
            found = await connection.execute(touch.where(sheets.code == code, fresh).returning(*sheets))
            row = found.first()
            if row is None:
                raise Refused(404, "server-no-sheet")
            these = (schema.sheet_parts.c.code == code, schema.sheet_parts.c.part == part)
            await connection.execute(schema.sheet_parts.delete().where(*these))
            await insert_part(connection, code, part, row.change, text)
        return SharedSheet(code, row.game, row.change, self._expiry(moment), [])

    def _encoded(self, document: dict[str, Any]) -> str:
        text = msgspec.json.encode(document)
        self._limits.check("sheet_bytes", len(text), 413)
        return text.decode()

    def _is_old(self, touched: int) -> bool:
        cutoff = self._keep.cutoff("sheets", now())
        return cutoff is not None and touched < cutoff

    def _expiry(self, touched: int) -> int | None:
        period = self._keep.period("sheets")
        return None if period is None else touched + period


async def insert_part(connection: AsyncConnection, code: str, part: int, change: int, text: str) -> None:
    """Write one part of a sheet."""
    row = {"code": code, "part": part, "change": change, "document": text}
    await connection.execute(schema.sheet_parts.insert().values(row))
