"""Questions before a move: what it would bring, whether it is legal, what a strong player would do."""

import asyncio
from typing import Any

from litestar import Request
from litestar.params import JSONBody

from houseful.core.table import IllegalMove, Table
from houseful.core.text.people import people_named
from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.identity import language_for
from houseful.server.http.route_decorators import post
from houseful.server.http.routes.parameters import FromAddress, Somebody, TableId, TheServices
from houseful.server.people import Person
from houseful.server.tables.gains import gain, lines_of
from houseful.server.tables.hint_reasons import advice_on
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.result_picture import names_at


def imagined(live: LiveTable, person: Person) -> tuple[Table, int]:
    """The table as the player to move could imagine it, without anything hidden from them, and their seat."""
    live.position.check_readable()
    seat = live.turn
    if seat is None or live.stage != "playing":
        raise Refused(409, "core-over", move="")
    if live.seats[seat].person != person.id:
        raise Refused(403, "server-not-your-turn")
    return live.table.redeal(seat, 0), seat


def preview_of(table: Table, seat: int, move: str) -> p.Preview:
    """What a legal move would bring, played on a copy of an imagined table."""
    view, before, copy = table.view(seat), lines_of(table), table.copy()
    copy.play(move)
    after = lines_of(copy)
    presentation, events = table.definition.presentation, copy.events(seat)
    certain, portions = presentation.certain_points(view, events), presentation.portions(view, events)
    gains = [gain(*lines) for lines in zip(before, after, strict=True)]
    return p.Preview(before, after, gains, certain, portions, copy.view(seat))


@post("/tables/{table_id:str}/preview", status_code=200, summary="What would this move bring?")
async def preview(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.WantedMove]
) -> p.Preview:
    """Points before and after a legal move, from what your seat knows; what is hidden is guessed."""
    table, seat = imagined(await services.registry.live(table_id), caller)
    return preview_of(table, seat, data.move)


@post("/tables/{table_id:str}/previews", status_code=200, summary="What would these moves bring?")
async def previews(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.WantedMoves]
) -> p.Previews:
    """The same for several legal moves at once, without their views; the first illegal one is refused."""
    live = await services.registry.live(table_id)
    table, seat = imagined(live, caller)
    seen = [(move, preview_of(table, seat, move)) for move in data.moves]
    return p.Previews(live.ply, [p.PreviewedMove(move, one.gains, one.certain, one.portions) for move, one in seen])


@post("/tables/{table_id:str}/why", status_code=200, summary="May I play this, and if not, why?")
async def why(
    request: Request[Any, Any, Any],
    services: TheServices,
    caller: Somebody,
    table_id: TableId,
    data: JSONBody[p.WantedMove],
) -> p.Verdict:
    """Whether a move is legal, and the rule that forbids it otherwise."""
    table, _ = imagined(await services.registry.live(table_id), caller)
    try:
        table.play(data.move)
    except IllegalMove as illegal:
        return p.Verdict(False, illegal.rule, illegal.say(language_for(request)))
    return p.Verdict(True, None, None)


@post("/tables/{table_id:str}/hint", status_code=200, summary="What would a strong player do?")
async def hint(
    request: Request[Any, Any, Any], services: TheServices, caller: Somebody, address: FromAddress, table_id: TableId
) -> p.Hint:
    """The move that a strong bot would play for you, from what your seat knows; 403 where the host allows no hints."""
    live = await services.registry.live(table_id)
    if not live.row.hints:
        raise Refused(403, "server-no-hints")
    table, seat = imagined(live, caller)
    services.quotas.take_hint(caller, address)
    ply = live.ply
    thought = await services.bots.hint(live)
    language = language_for(request)
    with people_named(names_at(live, language)):
        advice = await asyncio.to_thread(advice_on, table, seat, thought, language)
    best = thought.best
    return p.Hint(ply, str(best.move), advice.sentence, best.win_chance, best.margin, advice.reasons, advice.rule)


PREVIEWS = [preview, previews, why, hint]
