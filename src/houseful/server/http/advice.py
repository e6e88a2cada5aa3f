"""What the page asks besides playing: previews, reasons, rules, the score of a real table."""

import tomllib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from houseful.core.table import IllegalMove, Table
from houseful.core.text.i18n import say
from houseful.core.text.rulebook import paragraphs, sections
from houseful.core.text.score_case import score_case
from houseful.games import find_game
from houseful.server.errors import Refused
from houseful.server.http.identity import language_for
from houseful.server.http.messages import Asked, Language
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes import Anybody, Seat, Since, Somebody, TableId, TheServices
from houseful.server.people import Person
from houseful.server.tables.delivery import visible_position
from houseful.server.tables.history import events_since
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import viewpoint_of
from houseful.server.tables.result_picture import picture_of

InLanguage = Annotated[Language, QueryParameter(description="the language of the sentences")]
ForGame = Annotated[str, PathParameter(max_length=32, description="a game's name")]


class WantedMove(Asked):
    """A move to be thought about."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class Preview(msgspec.Struct):
    """What a move would bring: points by line, before and after, and the view as far as one can tell."""

    before: list[dict[str, int]]
    after: list[dict[str, int]]
    view: dict[str, Any]


class Verdict(msgspec.Struct):
    """Whether a move is legal, and the rule that forbids it otherwise."""

    legal: bool
    rule: str | None
    message: str | None


class Earned(msgspec.Struct):
    """What earned each line of a score sheet, by seat: names of cards, seats or customers."""

    seats: list[dict[str, list[str]]]


class Chapter(msgspec.Struct):
    """What one line of the journal meant, in sentences."""

    ply: int
    seat: int
    lines: list[str]


class Hint(msgspec.Struct):
    """A move that a strong player likes, in notation and in words, and what they expect of it."""

    ply: int
    move: str
    told: str
    win_chance: float  # from 0 to 1
    margin: float  # points ahead at the end; alone, the points


class Prose(msgspec.Struct):
    """A table in sentences: how it stands, what is asked, what happened."""

    ply: int
    table: list[str]
    ask: str | None
    story: list[Chapter]


class RuleParagraph(msgspec.Struct):
    """A numbered paragraph of a rulebook."""

    number: str
    rule: str
    text: str


class RuleSection(msgspec.Struct):
    """A part of a rulebook: its heading, and what stands there besides the numbered paragraphs."""

    number: str
    title: str
    texts: list[str]


class Rulebook(msgspec.Struct):
    """A game's rules in one language."""

    game: str
    language: str
    sections: list[RuleSection]
    paragraphs: list[RuleParagraph]


def imagined(live: LiveTable, person: Person) -> tuple[Table, int]:
    """The table as whoever is to move could imagine it: nothing hidden comes along."""
    seat = live.turn
    if seat is None or live.stage != "playing":
        raise Refused(409, "core-over", move="")
    if live.seats[seat].person != person.id:
        raise Refused(403, "server-not-your-turn")
    return live.table.redeal(seat, 0), seat


def lines_of(table: Table) -> list[dict[str, int]]:
    """Everybody's points as they stand."""
    return [{line: int(points) for line, points in sheet.lines.items()} for sheet in table.scores()]


@post("/tables/{table_id:str}/preview", status_code=200, summary="What would this move bring?")
async def preview(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[WantedMove]) -> Preview:
    """Points before and after a legal move, from what your seat knows; what is hidden is guessed."""
    table, seat = imagined(await services.registry.live(table_id), caller)
    before = lines_of(table)
    table.play(data.move)
    return Preview(before, lines_of(table), table.view(seat))


@post("/tables/{table_id:str}/why", status_code=200, summary="May I play this, and if not, why?")
async def why(
    request: Request[Any, Any, Any],
    services: TheServices,
    caller: Somebody,
    table_id: TableId,
    data: JSONBody[WantedMove],
) -> Verdict:
    """The rule that forbids a move."""
    table, _ = imagined(await services.registry.live(table_id), caller)
    try:
        table.play(data.move)
    except IllegalMove as illegal:
        return Verdict(False, illegal.rule, illegal.say(language_for(request)))
    return Verdict(True, None, None)


@post("/tables/{table_id:str}/hint", status_code=200, summary="What would a strong player do?")
async def hint(request: Request[Any, Any, Any], services: TheServices, caller: Somebody, table_id: TableId) -> Hint:
    """A move for whoever is to move, thought out from what their seat knows; where the host allows it."""
    live = await services.registry.live(table_id)
    if not live.row.hints:
        raise Refused(403, "server-no-hints")
    table, _ = imagined(live, caller)
    ply = live.ply
    best = (await services.bots.hint(live)).best
    told = table.kind.advise(str(best.move), table.play(best.move), language_for(request))
    return Hint(ply, str(best.move), told, best.win_chance, best.margin)


@get("/tables/{table_id:str}/prose", summary="The table in sentences")
async def tell(
    services: TheServices,
    visitor: Anybody,
    table_id: TableId,
    seat: Seat = None,
    since: Since = None,
    language: InLanguage = "en",
) -> Prose:
    """How the table stands, what you are asked, what happened since a ply: for ears and for reading up."""
    live = await services.registry.live(table_id)
    person = None if visitor is None else visitor.id
    eyes = viewpoint_of(live, person, seat)
    game, view = live.table.kind, live.table.view(eyes)
    asked = visible_position(live.table, view)["legal"] if live.stage == "playing" else []
    told = [] if since is None else events_since(live.position, eyes, since)
    chapters = [Chapter(line["ply"], line["seat"], sentences(live, line["events"], eyes, language)) for line in told]
    ask = game.ask(view, asked, language) if asked else None
    return Prose(live.ply, game.describe(view, language), ask, chapters)


def sentences(live: LiveTable, events: list[dict[str, Any]], eyes: int | None, language: str) -> list[str]:
    """Events in sentences."""
    undone = [event["seat"] for event in events if event["kind"] == "undo"]
    if undone:
        name = live.table.kind.player_name(undone[0], eyes, language)
        return [say("page-undone", language, name=name)]
    return [live.table.kind.tell_event(event, eyes, language) for event in events]


@get("/tables/{table_id:str}/picture", media_type="image/svg+xml", summary="The final table as a picture")
async def show_picture(services: TheServices, table_id: TableId, language: InLanguage = "en") -> Response[str]:
    """An SVG of 1200 by 630 of a finished game, as a spectator saw its end."""
    live = await services.registry.live(table_id)
    headers = {"content-disposition": f'inline; filename="houseful-{live.row.game}-{live.id}.svg"'}
    return Response(picture_of(live, language), media_type="image/svg+xml", headers=headers)


@post("/score", status_code=200, summary="Score a real table")
async def score(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """The formats of `houseful score`."""
    return score_case(data, None, find_game)


@get("/rules/{game:str}", summary="A rulebook")
async def rules(game: ForGame, language: InLanguage = "en") -> Rulebook:
    """A game's rules in our words, each with its id."""
    folder = find_game(game).folder
    parts = [RuleSection(s.number, s.title, list(s.texts)) for s in sections(folder, language)]
    told = [RuleParagraph(p.number, p.rule, p.text) for p in paragraphs(folder, language)]
    return Rulebook(game, language, parts, told)


@get("/packs/{game:str}", summary="The cards of a game")
async def pack(game: ForGame) -> dict[str, Any]:
    """The standard card pack, as `houseful packs show` prints it."""
    return tomllib.loads(find_game(game).standard.text)


@get("/tables/{table_id:str}/earned", summary="What earned the points?")
async def earned(services: TheServices, table_id: TableId) -> Earned:
    """For each seat of a finished game and each line of its sheet, the pieces that earned it."""
    live = await services.registry.live(table_id)
    if live.stage != "over":
        raise Refused(409, "server-not-over")
    sheets = live.table.scores()
    return Earned([{line: list(points.where) for line, points in sheet.lines.items()} for sheet in sheets])


ADVICE = Router("/api", route_handlers=[preview, why, hint, tell, earned, show_picture, score, rules, pack])
