"""Tables: making one, sitting down, getting up, starting, playing again."""

from litestar.params import JSONBody

from houseful.server import messages as p
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes.parameters import READING_COST, FromAddress, OneGame, Somebody, TableId, TheServices
from houseful.server.tables.commitments import new_commitment
from houseful.server.tables.public_info import info_of


@get("/tables", summary="Public tables")
async def list_tables(services: TheServices, game: OneGame = None) -> p.TableList:
    """Tables that wait for players or can be watched; a few of each host. Clocks and presence: see a single table."""
    return p.TableList(await services.lists.public_tables(game))


@get("/tables/mine", summary="My tables")
async def list_mine(services: TheServices, caller: Somebody) -> p.TableList:
    """Where you sit, and what you have played. Clocks and presence: see a single table."""
    return p.TableList(await services.lists.tables_of(caller))


@post("/tables", status_code=201, summary="Make a table")
async def create(
    services: TheServices, caller: Somebody, address: FromAddress, data: JSONBody[p.NewTable]
) -> p.CreatedTable:
    """A new table. It starts at once when only you and bots play."""
    if data.pack is not None:
        services.quotas.requests.take(address, READING_COST)
    await services.quotas.take_table(services.db, caller, address)
    live, invites = await services.creation.create(caller, data)
    return p.CreatedTable(info_of(live), {str(number): token for number, token in invites.items()})


@post("/commitments", status_code=201, summary="A commitment for a deal to come")
async def commit(services: TheServices) -> p.Commitment:
    """The hash of a secret, before the server knows anybody's number; for one table or rematch within an hour."""
    return new_commitment(services.db.key)


@get("/tables/{table_id:str}", summary="A table")
async def show(services: TheServices, table_id: TableId) -> p.TableInfo:
    """What everybody may know of it."""
    return info_of(await services.registry.look(table_id))


@post("/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def join(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.Join]) -> p.TableInfo:
    """Take a seat, or come back to yours."""
    return info_of(await services.seating.join(caller, table_id, data))


@post("/tables/{table_id:str}/leave", status_code=200, summary="Get up")
async def leave(services: TheServices, caller: Somebody, table_id: TableId) -> p.TableInfo:
    """Leave: during a game a bot plays for you until you join again; against bots alone the game is paused."""
    return info_of(await services.seating.leave(caller, table_id))


@post("/tables/{table_id:str}/give-up", status_code=200, summary="Give up a seat")
async def give_up(services: TheServices, caller: Somebody, table_id: TableId) -> p.TableInfo:
    """Give up your seat in a running game to a bot, for good; against bots alone that ends the game."""
    return info_of(await services.seating.give_up(caller, table_id))


@post("/tables/{table_id:str}/kick", status_code=200, summary="Free a seat")
async def kick(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.Kick]) -> p.TableInfo:
    """The host frees a seat before the start; the link for it is void, and a ban keeps its person away."""
    return info_of(await services.exclusion.kick(caller, table_id, data.seat, data.ban))


@post("/tables/{table_id:str}/invite", status_code=200, summary="A new link for a free seat")
async def renew_invite(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.SeatWish]
) -> p.CreatedTable:
    """The host keeps a free seat for whoever has the token in the answer; the one before is void."""
    live, token = await services.exclusion.renew_invite(caller, table_id, data.seat)
    return p.CreatedTable(info_of(live), {str(data.seat): token})


@post("/tables/{table_id:str}/ban", status_code=200, summary="Ban somebody from a table")
async def ban(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.Ban]) -> p.BanList:
    """The host bans somebody, who then cannot sit down or talk here, or lets them back in."""
    return p.BanList(await services.exclusion.ban(caller, table_id, data.person, data.ban))


@get("/tables/{table_id:str}/bans", summary="Who is banned from a table")
async def list_bans(services: TheServices, caller: Somebody, table_id: TableId) -> p.BanList:
    """Whom the host has banned; for the host."""
    return p.BanList(await services.exclusion.banned(caller, table_id))


@post("/tables/{table_id:str}/bot", status_code=200, summary="Give a free seat to a bot")
async def seat_bot(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.BotSeat]
) -> p.TableInfo:
    """The host lets a bot play a free seat, closes it, or opens it again."""
    return info_of(await services.waiting_room.seat_bot(caller, table_id, data.seat, data.level, data.closed))


@post("/tables/{table_id:str}/change", status_code=200, summary="Change a waiting table")
async def change(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.ChangedTable]
) -> p.TableInfo:
    """The host changes options before the start; everybody who waits sees it."""
    return info_of(await services.waiting_room.change(caller, table_id, data))


@post("/tables/{table_id:str}/start", status_code=200, summary="Start")
async def start(services: TheServices, caller: Somebody, table_id: TableId) -> p.TableInfo:
    """The host starts the game."""
    return info_of(await services.waiting_room.start(caller, table_id))


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    services: TheServices, caller: Somebody, address: FromAddress, table_id: TableId, data: JSONBody[p.Again]
) -> p.TableInfo:
    """The same game with the same people: the first who asks creates the table, the others join it."""
    await services.quotas.take_table(services.db, caller, address)
    return info_of(await services.rematches.rematch(caller, table_id, data))


TABLES = [list_tables, list_mine, create, commit, show, join, leave, give_up, kick, renew_invite, ban, list_bans]
TABLES += [seat_bot, change, start, rematch]
