"""Finished games: any ply of them, logs, pictures, what earned the points."""

from litestar import Response
from litestar.params import JSONBody

from houseful.host.history import log_of
from houseful.host.replays import earned_of, replay_of
from houseful.host.result_picture import picture_of
from houseful.server import messages as p
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes.parameters import (
    READING_COST,
    Eyes,
    FromAddress,
    InLanguage,
    Since,
    Somebody,
    TableId,
    TheServices,
)
from houseful.server.tables.public_info import info_of
from houseful.server.tables.unreadable import stored_log_of


@get("/tables/{table_id:str}/replay", summary="A finished game at a ply")
async def replay(services: TheServices, table_id: TableId, ply: Since = None, eyes: Eyes = "spectator") -> p.Replay:
    """A finished game at any ply, as a seat or a spectator saw it then, or with all cards open."""
    live = await services.registry.live(table_id)
    return replay_of(live.position, info_of(live), ply, eyes)


@get("/tables/{table_id:str}/log", media_type="text/plain", summary="The log of a finished game")
async def download(services: TheServices, table_id: TableId) -> Response[str]:
    """A file that `houseful replay` checks, the fair deal included."""
    live = await services.registry.live(table_id)
    if live.position.unreadable is None:
        log = log_of(live.position)
    else:
        log = stored_log_of(live.position, await services.packs.text_of(live.row.pack))
    name = f"houseful-{live.row.game}-{live.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(log, media_type="text/plain", headers=headers)


@post("/logs", status_code=201, summary="Keep a log as a replay")
async def keep_log(
    services: TheServices, caller: Somebody, address: FromAddress, data: JSONBody[p.NewLog]
) -> p.TableInfo:
    """Check a log move by move and keep it as a finished table."""
    services.quotas.requests.take(address, READING_COST)
    await services.quotas.take_table(services.db, caller, address)
    return info_of(await services.creation.import_log(caller, data.log))


@get("/tables/{table_id:str}/picture", media_type="image/svg+xml", summary="The final table as a picture")
async def show_picture(services: TheServices, table_id: TableId, language: InLanguage = "en") -> Response[str]:
    """An SVG of 1200 by 630 of a finished game, as a spectator saw its end."""
    live = await services.registry.live(table_id)
    headers = {"content-disposition": f'inline; filename="houseful-{live.row.game}-{live.id}.svg"'}
    return Response(picture_of(live.position, language), media_type="image/svg+xml", headers=headers)


@get("/tables/{table_id:str}/earned", summary="What earned the points?")
async def earned(services: TheServices, table_id: TableId) -> p.Earned:
    """For each seat of a finished game and each line of its sheet, the pieces that earned it."""
    return earned_of((await services.registry.live(table_id)).position)


REPLAYS = [replay, download, keep_log, show_picture, earned]
