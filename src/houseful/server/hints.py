"""Hints: what a strong bot would do with what a seat knows, at tables whose host allows it."""

import msgspec
from litestar import Router

from houseful.server.desk import check_turn
from houseful.server.refusals import Refused
from houseful.server.routes import Somebody, TableId, TheHouse
from houseful.server.verbs import get

MOST = 5  # moves that a hint names


class Advice(msgspec.Struct):
    """A move, and what one may expect of it."""

    move: str
    share: float  # of the bot's attention, from 0 to 1
    margin: float  # points ahead of the best other at the end; alone, the points themselves
    win_chance: float


class Hint(msgspec.Struct):
    """The moves that a strong bot would consider, the best first."""

    ply: int
    moves: list[Advice]


@get("/tables/{table_id:str}/hint", summary="What would a strong player do?")
async def hint(house: TheHouse, caller: Somebody, table_id: TableId) -> Hint:
    """Considered from what your seat knows, nothing else; only where the host allows hints."""
    room = await house.hall.room(table_id)
    check_turn(room, caller)
    if not room.row.hints:
        raise Refused(403, "server-no-hints")
    ply = room.ply
    thought = await house.bots.consider(room)
    return Hint(
        ply,
        [
            Advice(str(m.move), m.visits / thought.rounds, m.margin, m.win_chance)
            for m in thought.moves[:MOST]
        ],
    )


HINTS = Router("/api", route_handlers=[hint])
