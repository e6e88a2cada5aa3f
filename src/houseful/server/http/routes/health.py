"""Whether the process lives, and whether the server can serve."""

from houseful import __version__
from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.route_decorators import get
from houseful.server.http.routes.parameters import TheServices


@get("/health/live", summary="Alive?")
async def live() -> p.Health:
    """200 while the process answers, whatever the database does: restart it only if this fails."""
    return p.Health("live", __version__)


@get("/health", summary="Ready?")
async def health(services: TheServices) -> p.Health:
    """200 when the server can serve."""
    if not services.ready or not await services.db.ready():
        raise Refused(503, "server-not-ready")
    return p.Health("ready", __version__)


HEALTH = [live, health]
