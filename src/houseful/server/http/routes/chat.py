"""Chat and reactions."""

from litestar.params import JSONBody

from houseful.server import messages as p
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes.parameters import FromAddress, Somebody, TableId, TheServices


@get("/tables/{table_id:str}/chat", summary="What was said")
async def read_chat(services: TheServices, caller: Somebody, table_id: TableId) -> p.Chat:
    """The latest messages and reactions, without those of people you muted; for those at the table."""
    return p.Chat(await services.chats.read(caller, table_id))


@post("/tables/{table_id:str}/chat", status_code=201, summary="Say something")
async def say(
    services: TheServices, caller: Somebody, address: FromAddress, table_id: TableId, data: JSONBody[p.NewMessage]
) -> p.Said:
    """Send a chat message to everybody at the table."""
    services.quotas.take_message(caller, address)
    return await services.chats.post(caller, table_id, "chat", data.text)


@post("/tables/{table_id:str}/reactions", status_code=201, summary="React")
async def react(
    services: TheServices, caller: Somebody, address: FromAddress, table_id: TableId, data: JSONBody[p.NewReaction]
) -> p.Said:
    """Send one of a few reactions to everybody at the table."""
    services.quotas.take_message(caller, address)
    return await services.chats.post(caller, table_id, "reaction", data.reaction)


@post("/tables/{table_id:str}/mute", status_code=200, summary="Mute somebody")
async def mute(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.Mute]) -> p.Chat:
    """Hide somebody's messages at this table from you, or show them again."""
    await services.chats.mute(caller, table_id, data.person, data.mute)
    return p.Chat(await services.chats.read(caller, table_id))


CHAT = [read_chat, say, react, mute]
