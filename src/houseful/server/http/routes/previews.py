"""Questions before a move: what it would bring, whether it is legal, what a strong player would do."""

import asyncio
from typing import Any

from litestar import Request
from litestar.params import JSONBody

from houseful.host.imagining import imagined_message
from houseful.host.names import names_at
from houseful.host.previews import hint_of, imagined, preview_of, previews_of, verdict_on
from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.identity import language_for
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes.parameters import FromAddress, Somebody, TableId, TheServices


@post("/tables/{table_id:str}/preview", status_code=200, summary="What would this move bring?")
async def preview(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.WantedMove]
) -> p.Preview:
    """Points before and after a legal move, from what your seat knows; what is hidden is guessed."""
    table, seat = imagined((await services.registry.live(table_id)).position, caller.id)
    return preview_of(table, seat, data.move)


@post("/tables/{table_id:str}/previews", status_code=200, summary="What would these moves bring?")
async def previews(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.WantedMoves]
) -> p.Previews:
    """The same for several legal moves at once, without their views; the first illegal one is refused."""
    return previews_of((await services.registry.live(table_id)).position, caller.id, data.moves)


@post("/tables/{table_id:str}/why", status_code=200, summary="May I play this, and if not, why?")
async def why(
    request: Request[Any, Any, Any],
    services: TheServices,
    caller: Somebody,
    table_id: TableId,
    data: JSONBody[p.WantedMove],
) -> p.Verdict:
    """Whether a move is legal, and the rule that forbids it otherwise."""
    live = await services.registry.live(table_id)
    return verdict_on(live.position, caller.id, data.move, language_for(request))


@post("/tables/{table_id:str}/hint", status_code=200, summary="What would a strong player do?")
async def hint(
    request: Request[Any, Any, Any], services: TheServices, caller: Somebody, address: FromAddress, table_id: TableId
) -> p.Hint:
    """The move that a strong bot would play for you, from what your seat knows; 403 where the host allows no hints."""
    live = await services.registry.live(table_id)
    if not live.row.hints:
        raise Refused(403, "server-no-hints")
    table, seat = imagined(live.position, caller.id)
    services.quotas.take_hint(caller, address)
    ply = live.ply
    thought = await services.bots.hint(live)
    language = language_for(request)
    names = names_at(live.seats, language)
    return await asyncio.to_thread(hint_of, ply, table, seat, thought, names, language)


@get("/tables/{table_id:str}/imagined", summary="What can I think about myself?")
async def imagine(
    request: Request[Any, Any, Any], services: TheServices, caller: Somebody, table_id: TableId
) -> p.Imagined:
    """A table that your seat could be sitting at, for a device that thinks about hints itself; 403 without hints."""
    live = await services.registry.live(table_id)
    if not live.row.hints:
        raise Refused(403, "server-no-hints")
    return imagined_message(live.position, caller.id, language_for(request))


PREVIEWS = [preview, previews, why, hint, imagine]
