"""A table in sentences."""

from houseful.host.accounts import accounts_of
from houseful.host.guiding import guide_of
from houseful.host.history import lines_since
from houseful.host.prose import prose_of
from houseful.host.recap import ending_of, last_move_of, past_of, recap_of
from houseful.host.state import viewpoint_of
from houseful.server import messages as p
from houseful.server.http.route_decorators import get
from houseful.server.http.routes.parameters import (
    Anybody,
    AsSpectator,
    FromAddress,
    InLanguage,
    PastPly,
    Seat,
    Since,
    TableId,
    TheServices,
)


@get("/tables/{table_id:str}/prose", summary="The table in sentences")
async def describe(
    services: TheServices,
    visitor: Anybody,
    address: FromAddress,
    table_id: TableId,
    seat: Seat = None,
    since: Since = None,
    language: InLanguage = "en",
    spectator: AsSpectator = False,
) -> p.Prose:
    """How the table stands, what you are asked, what happened since a ply: for screen readers and for reading up."""
    live = await services.registry.live(table_id)
    services.quotas.take_lines(0 if since is None else lines_since(live.position, since), address)
    person = None if visitor is None else visitor.id
    viewpoint = None if spectator else viewpoint_of(live.position, person, seat)
    return prose_of(live.position, viewpoint, since, language)


@get("/tables/{table_id:str}/recap", summary="What happened since my last move?")
async def recap(
    services: TheServices,
    visitor: Anybody,
    address: FromAddress,
    table_id: TableId,
    seat: Seat = None,
    language: InLanguage = "en",
) -> p.Recap:
    """What happened since a seat's last move, in sentences with pieces to draw; to a spectator, the latest moves."""
    live = await services.registry.live(table_id)
    viewpoint = viewpoint_of(live.position, None if visitor is None else visitor.id, seat)
    live.position.check_readable()
    services.quotas.take_lines(lines_since(live.position, last_move_of(live.position, viewpoint)), address)
    return recap_of(live.position, viewpoint, language)


@get("/tables/{table_id:str}/guide", summary="What does a newcomer need to know now?")
async def guide(
    services: TheServices,
    visitor: Anybody,
    address: FromAddress,
    table_id: TableId,
    seat: Seat = None,
    language: InLanguage = "en",
) -> p.GuideSteps:
    """What happened since a seat's last move and what it meant, then what matters before its decision, with rules."""
    live = await services.registry.live(table_id)
    viewpoint = viewpoint_of(live.position, None if visitor is None else visitor.id, seat)
    live.position.check_readable()
    services.quotas.take_lines(lines_since(live.position, last_move_of(live.position, viewpoint)), address)
    return guide_of(live.position, viewpoint, language)


@get("/tables/{table_id:str}/past", summary="A position since my last move")
async def past(services: TheServices, visitor: Anybody, table_id: TableId, ply: PastPly, seat: Seat = None) -> p.Past:
    """A position that the recap tells of, as a seat saw it then."""
    live = await services.registry.live(table_id)
    viewpoint = viewpoint_of(live.position, None if visitor is None else visitor.id, seat)
    return past_of(live.position, viewpoint, ply)


@get("/tables/{table_id:str}/ending", summary="Why is the game over?")
async def ending(
    services: TheServices, visitor: Anybody, table_id: TableId, seat: Seat = None, language: InLanguage = "en"
) -> p.Ending:
    """The rule and the reason that ended a game, and what became of the goals of somebody who played alone."""
    live = await services.registry.live(table_id)
    viewpoint = viewpoint_of(live.position, None if visitor is None else visitor.id, seat)
    return ending_of(live.position, viewpoint, language)


@get("/tables/{table_id:str}/account", summary="Why does the score stand so?")
async def account(
    services: TheServices, visitor: Anybody, table_id: TableId, seat: Seat = None, language: InLanguage = "en"
) -> p.ScoreAccounts:
    """Everybody's points line by line: why they stand so, what is certain, and what may still change."""
    live = await services.registry.live(table_id)
    viewpoint = viewpoint_of(live.position, None if visitor is None else visitor.id, seat)
    return accounts_of(live.position, viewpoint, language)


PROSE = [describe, recap, guide, past, ending, account]
