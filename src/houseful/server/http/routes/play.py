"""Playing: the state, moves and undo, for scripts and outside bots; the page plays over the socket."""

from litestar.params import JSONBody

from houseful.host.history import lines_since
from houseful.host.state import viewpoint_of
from houseful.server import messages as p
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes.parameters import Anybody, FromAddress, Seat, Since, Somebody, TableId, TheServices
from houseful.server.tables.public_info import state_at


@get("/tables/{table_id:str}/state", summary="The table through your eyes")
async def state(
    services: TheServices,
    visitor: Anybody,
    address: FromAddress,
    table_id: TableId,
    seat: Seat = None,
    since: Since = None,
) -> p.State:
    """View, legal moves and events since a ply; of very many, the last ones."""
    live = await services.registry.look(table_id)
    services.quotas.take_lines(0 if since is None else lines_since(live.position, since), address)
    person = None if visitor is None else visitor.id
    live.delivery.seen(person or "")
    return state_at(live, person, viewpoint_of(live.position, person, seat), since)


@post("/tables/{table_id:str}/moves", status_code=200, summary="Play a move")
async def move(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.NewMove]) -> p.State:
    """Play; the answer comes when the move is on disk, with the events it caused."""
    live = await services.registry.live(table_id)
    live.delivery.seen(caller.id)
    seat = await live.move(caller.id, data.ply, data.move)
    return state_at(live, caller.id, viewpoint_of(live.position, caller.id, seat), data.ply)


@post("/tables/{table_id:str}/undo", status_code=200, summary="Take back a move")
async def undo(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.NewUndo]) -> p.State:
    """Take back your last move: while nothing was revealed or drawn and nobody but bots against you alone has acted."""
    live = await services.registry.live(table_id)
    await live.undo(caller.id, data.ply)
    return state_at(live, caller.id, viewpoint_of(live.position, caller.id, None), data.ply)


PLAY = [state, move, undo]
