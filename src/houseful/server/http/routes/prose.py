"""A table in sentences."""

from typing import Any

from houseful.core.text.i18n import say
from houseful.core.text.people import people_named
from houseful.server import messages as p
from houseful.server.http.route_decorators import get
from houseful.server.http.routes.parameters import Anybody, FromAddress, InLanguage, Seat, Since, TableId, TheServices
from houseful.server.tables.delivery import visible_position
from houseful.server.tables.history import events_since, lines_since
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import viewpoint_of
from houseful.server.tables.result_picture import name_at


@get("/tables/{table_id:str}/prose", summary="The table in sentences")
async def describe(
    services: TheServices,
    visitor: Anybody,
    address: FromAddress,
    table_id: TableId,
    seat: Seat = None,
    since: Since = None,
    language: InLanguage = "en",
) -> p.Prose:
    """How the table stands, what you are asked, what happened since a ply: for screen readers and for reading up."""
    live = await services.registry.live(table_id)
    services.quotas.take_lines(0 if since is None else lines_since(live.position, since), address)
    person = None if visitor is None else visitor.id
    viewpoint = viewpoint_of(live, person, seat)
    shown, view = live.table.definition.presentation, live.table.view(viewpoint)
    asked = visible_position(live.table, view)["legal"] if live.stage == "playing" else []
    lines = [] if since is None else events_since(live.position, viewpoint, since)
    chapters = [chapter(live, line, viewpoint, language) for line in lines]
    ask = shown.ask(view, asked, language) if asked else None
    return p.Prose(live.ply, shown.describe(view, language), ask, chapters)


def chapter(live: LiveTable, told: p.Told, viewpoint: int | None, language: str) -> p.Chapter:
    """An entry of the move log in sentences, each with the rule behind it."""
    lines = sentences(live, told.events, viewpoint, language)
    undone = any(event["kind"] == "undo" for event in told.events)
    rules: list[str | None] = [None] if undone else [event.get("rule") for event in told.events]
    return p.Chapter(told.ply, told.seat, lines, rules)


def sentences(live: LiveTable, events: list[dict[str, Any]], viewpoint: int | None, language: str) -> list[str]:
    """Events in sentences that call people by their names."""
    shown = live.table.definition.presentation
    with people_named([name_at(live, seat, language) for seat in live.seats]):
        undone = [event["seat"] for event in events if event["kind"] == "undo"]
        if undone:
            return [say("page-undone", language, name=shown.player_name(undone[0], viewpoint, language))]
        return [shown.describe_event(event, viewpoint, language) for event in events]


PROSE = [describe]
