"""What the server knows about somebody, for themselves: what they have played, all their data, deleting it."""

from typing import Annotated, Any

from litestar import Response
from litestar.params import QueryParameter

from houseful.server import messages as p
from houseful.server.admin import Admin
from houseful.server.db.queries import now
from houseful.server.http.route_decorators import delete, get
from houseful.server.http.routes.parameters import READING_COST, FromAddress, Somebody, TheServices
from houseful.server.http.routes.people import me, without_cookies
from houseful.server.personal_data import personal_data
from houseful.server.play_record.finished_games import finished_games
from houseful.server.play_record.summary import summarise

EXPORT_COST = 50.0  # requests that everything about somebody counts as
Offset = Annotated[int, QueryParameter(ge=-1440, le=1440, description="minutes by which your clock is ahead of UTC")]


@get("/me/record", summary="What have I played?")
async def show_record(
    services: TheServices, caller: Somebody, address: FromAddress, offset: Offset = 0
) -> p.PlayRecord:
    """Your finished games: how many, against whom, with how many points, how many in a row."""
    services.quotas.requests.take(address, READING_COST)
    async with services.db.reading() as connection:
        games = await finished_games(connection, caller.id)
    return summarise(games, now(), offset)


@get("/me/data", summary="All my data")
async def export(services: TheServices, caller: Somebody, address: FromAddress) -> Response[dict[str, Any]]:
    """Everything that this server keeps about you, as a file."""
    services.quotas.requests.take(address, EXPORT_COST)
    async with services.db.reading() as connection:
        found = await personal_data(connection, caller.id)
    return Response(found, headers={"content-disposition": 'attachment; filename="houseful.json"'})


@delete("/me/data", status_code=200, summary="Delete me")
async def forget(services: TheServices, caller: Somebody) -> Response[p.Me]:
    """Delete you and what you said, for good; games that you played stay, without you."""
    await Admin(services.db).forget(caller.id)
    return Response(me(caller), cookies=without_cookies(services))


RECORD = [show_record, export, forget]
