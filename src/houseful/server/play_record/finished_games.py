"""A person's finished games, read by two statements, however many there are."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.bots.levels import RECIPES
from houseful.games import NAMES, find_game
from houseful.server.db import schema

STRENGTHS = ("random", *RECIPES)  # levels, the weakest first
PEOPLE = "people"


class PlayerPart(msgspec.Struct):
    """What is read of a score sheet."""

    total: int


class ResultPart(msgspec.Struct):
    """What is read of a game's result."""

    players: list[PlayerPart]
    winners: list[int]


RESULT = msgspec.json.Decoder(ResultPart)
OPTIONS = msgspec.json.Decoder(dict[str, Any])


class FinishedGame(msgspec.Struct, frozen=True):
    """One finished game, as far as it counts for a person."""

    game: str
    options: dict[str, Any]  # those that a player alone is asked for
    seats: tuple[int, ...]  # the person's own
    left: bool  # before the end
    against: str | None  # people, or the level of the strongest bot; None: played alone
    totals: tuple[int, ...]  # everybody's points
    winners: tuple[int, ...]
    ended: int

    @property
    def won(self) -> bool:
        """Whether the person has won it: alone at their screen, and not gone before the end."""
        return len(self.seats) == 1 and not self.left and self.seats[0] in self.winners


def own_seats_query() -> Select[Any]:
    """The seats of a person at tables whose game is over, in the order in which they ended."""
    tables, seats = schema.tables.c, schema.seats.c
    columns = (tables.id, tables.game, tables.options, tables.result, tables.ended, seats.number, seats.away)
    mine = (seats.person == bindparam("person"), tables.stage == "over", tables.result.is_not(None))
    return (
        select(*columns)
        .select_from(schema.seats.join(schema.tables, tables.id == seats.table_id))
        .where(*mine)
        .order_by(tables.ended, tables.id, seats.number)
    )


def others_query() -> Select[Any]:
    """Who else sat at a person's tables: how many people, and how strong the strongest bot was (-1: no bot)."""
    own, seats = schema.seats.alias("own"), schema.seats.alias("others")
    tables = select(own.c.table_id).where(own.c.person == bindparam("person")).distinct().subquery()
    strength = case({level: number for number, level in enumerate(STRENGTHS)}, value=seats.c.level, else_=-1)
    is_person = seats.c.level.is_(None) & func.coalesce(seats.c.person != bindparam("person"), True)
    return (
        select(seats.c.table_id, func.sum(case((is_person, 1), else_=0)), func.max(strength))
        .select_from(seats.join(tables, tables.c.table_id == seats.c.table_id))
        .group_by(seats.c.table_id)
    )


OWN_SEATS, OTHERS = own_seats_query(), others_query()


async def finished_games(connection: AsyncConnection, person: str) -> list[FinishedGame]:
    """A person's finished games, in the order in which they ended."""
    rows = (await connection.execute(OWN_SEATS, {"person": person})).all()
    others = {table: (people, bot) for table, people, bot in await connection.execute(OTHERS, {"person": person})}
    at_tables: dict[str, list[Any]] = {}
    for row in rows:
        at_tables.setdefault(row.id, []).append(row)
    return [game for table, own in at_tables.items() for game in read_game(own, *others[table])]


def read_game(own: list[Any], people: int, strongest: int) -> Iterable[FinishedGame]:
    """A game from a person's seats there; nothing if its result cannot be read."""
    row = own[0]
    try:
        result, options = RESULT.decode(row.result), OPTIONS.decode(row.options)
    except msgspec.DecodeError:
        return
    against = PEOPLE if people else STRENGTHS[strongest] if strongest >= 0 else None
    yield FinishedGame(
        row.game,
        options_alone(row.game, options) if len(result.players) == 1 else {},
        tuple(seat.number for seat in own),
        any(seat.away for seat in own),
        against,
        tuple(player.total for player in result.players),
        tuple(result.winners),
        row.ended or 0,
    )


def options_alone(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """What a player alone was asked for, with the usual values where nothing was said."""
    if game not in NAMES:
        return {}
    rules = find_game(game).rules
    usual = {option.name: option.default for option in rules.options}
    return {name: options.get(name, usual.get(name)) for name in rules.options_alone}
