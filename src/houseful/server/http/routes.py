"""The HTTP side: what scripts and outside bots use, and the page for everything but moves."""

from typing import Annotated, Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response as PlainResponse

from houseful import __version__
from houseful.bots.levels import NAMES as LEVELS
from houseful.games import NAMES, find_game
from houseful.server.errors import Refused
from houseful.server.http import messages as p
from houseful.server.http.identity import provide_person, provide_services, provide_visitor, token_of
from houseful.server.http.route_decorators import delete, get, patch, post
from houseful.server.people import COOKIE, COOKIE_SECONDS, HERE, Person, language_of, tidy_name
from houseful.server.services import Services
from houseful.server.tables.history import log_of
from houseful.server.tables.public_info import info_of, replay_of, state_of, viewpoint_of

TheServices = NamedDependency[Services]
Somebody = NamedDependency[Person]
Anybody = NamedDependency[Person | None]
TableId = Annotated[str, PathParameter(max_length=24, pattern=p.ID, description="a table's id")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7, description="whose eyes, if you hold several seats")]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="events after this ply, too")]
Eyes = Annotated[str, QueryParameter(max_length=10, description="spectator, open, or a seat's number")]

OneGame = Annotated[p.GameName | None, QueryParameter(description="tables of this game only")]

# People


def cookie_for(services: Services, request: Request[Any, Any, Any], token: str) -> Cookie:
    """The cookie that says who somebody is: not for scripts, not for other sites."""
    return Cookie(
        key=COOKIE,
        value=services.people.sign(token),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def cookies_for(services: Services, request: Request[Any, Any, Any], token: str) -> list[Cookie]:
    """The cookie, and one that tells the page that there is one: it cannot see the other."""
    return [
        cookie_for(services, request, token),
        Cookie(key=HERE, value="yes", max_age=COOKIE_SECONDS, samesite="lax"),
    ]


def me(person: Person) -> p.Me:
    """A person as they see themselves."""
    return p.Me(person.id, person.name, person.language)


@post("/me", status_code=201, summary="Arrive")
async def arrive(request: Request[Any, Any, Any], services: TheServices, data: JSONBody[p.NewPerson]) -> Response[p.Me]:
    """Become somebody: the answer carries a cookie."""
    language = data.language or language_of(request.headers.get("accept-language", ""))
    person, token = await services.people.arrive(tidy_name(data.name), language)
    return Response(me(person), cookies=cookies_for(services, request, token))


@get("/me", summary="Who am I?")
async def who(caller: Somebody) -> p.Me:
    """Your id, name and language."""
    return me(caller)


@patch("/me", summary="Change name or language")
async def change(services: TheServices, caller: Somebody, data: JSONBody[p.ChangedPerson]) -> p.Me:
    """Another name or language."""
    name = None if data.name is None else tidy_name(data.name)
    return me(await services.people.change(caller, name, data.language))


@delete("/me", status_code=200, summary="Sign out this device")
async def sign_out(request: Request[Any, Any, Any], services: TheServices, caller: Somebody) -> Response[p.Me]:
    """This device forgets who you are; the personal link still knows."""
    token = token_of(request)
    if token is not None:
        await services.people.forget(token)
    gone = [
        Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax"),
        Cookie(key=HERE, value="", max_age=0, samesite="lax"),
    ]
    return Response(me(caller), cookies=gone)


@post("/me/link", status_code=201, summary="A personal link")
async def make_link(services: TheServices, caller: Somebody) -> p.GivenToken:
    """A token that carries your identity to another device for 30 days; the last one stops working."""
    return p.GivenToken(await services.people.give(caller, "link"))


@post("/me/token", status_code=201, summary="A token for scripts")
async def make_token(services: TheServices, caller: Somebody) -> p.GivenToken:
    """A token for `Authorization: Bearer`."""
    return p.GivenToken(await services.people.give(caller, "script"))


@post("/me/enter", status_code=200, summary="Use a personal link")
async def enter(request: Request[Any, Any, Any], services: TheServices, data: JSONBody[p.LinkToken]) -> Response[p.Me]:
    """Be on this device who you are on the other."""
    person = await services.people.recognise(data.token, ("link",))
    if person is None:
        raise Refused(403, "server-link")
    token = await services.people.give(person, "cookie")
    return Response(me(person), cookies=cookies_for(services, request, token))


# Games and tables


@get("/games", summary="The games")
async def list_games() -> p.GameList:
    """Every game with its numbers of players and options, and the levels of bots."""
    return p.GameList([game_info(name) for name in NAMES], list(LEVELS))


def game_info(name: str) -> p.GameInfo:
    """A game and what can be chosen."""
    game = find_game(name)
    options = {option.name: [option.default, *option.samples()] for option in game.options}
    return p.GameInfo(name, game.world, list(game.players), options)


@get("/tables", summary="Public tables")
async def list_tables(services: TheServices, game: OneGame = None) -> p.TableList:
    """Tables that wait for players or can be watched."""
    return p.TableList([info_of(live) for live in await services.lists.public_tables(game)])


@get("/tables/mine", summary="My tables")
async def list_mine(services: TheServices, caller: Somebody) -> p.TableList:
    """Where you sit, and what you have played."""
    return p.TableList([info_of(live) for live in await services.lists.tables_of(caller)])


@post("/tables", status_code=201, summary="Make a table")
async def create(services: TheServices, caller: Somebody, data: JSONBody[p.NewTable]) -> p.CreatedTable:
    """A new table. It starts at once when only you and bots play."""
    live, invites = await services.creation.create(caller, data)
    return p.CreatedTable(info_of(live), {str(number): token for number, token in invites.items()})


@get("/tables/{table_id:str}", summary="A table")
async def show(services: TheServices, table_id: TableId) -> p.TableInfo:
    """What everybody may know of it."""
    return info_of(await services.registry.live(table_id))


@post("/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def join(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.Join]) -> p.TableInfo:
    """Take a seat, or come back to yours."""
    return info_of(await services.seating.join(caller, table_id, data))


@post("/tables/{table_id:str}/leave", status_code=200, summary="Get up")
async def leave(services: TheServices, caller: Somebody, table_id: TableId) -> p.TableInfo:
    """Leave the table; during a game a bot plays for you until you join again."""
    return info_of(await services.seating.leave(caller, table_id))


@post("/tables/{table_id:str}/kick", status_code=200, summary="Free a seat")
async def kick(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.SeatWish]) -> p.TableInfo:
    """The host frees a seat before the start."""
    return info_of(await services.seating.kick(caller, table_id, data.seat))


@post("/tables/{table_id:str}/bot", status_code=200, summary="Give a free seat to a bot")
async def seat_bot(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.BotSeat]
) -> p.TableInfo:
    """The host lets a bot play a free seat, or opens the seat again."""
    return info_of(await services.seating.seat_bot(caller, table_id, data.seat, data.level))


@post("/tables/{table_id:str}/start", status_code=200, summary="Start")
async def start(services: TheServices, caller: Somebody, table_id: TableId) -> p.TableInfo:
    """The host starts the game."""
    return info_of(await services.seating.start(caller, table_id))


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.Again]) -> p.TableInfo:
    """The same game with the same people: whoever asks first makes the table, the others join it."""
    return info_of(await services.rematches.rematch(caller, table_id, data.luck))


# Playing


@get("/tables/{table_id:str}/state", summary="The table through your eyes")
async def state(
    services: TheServices, visitor: Anybody, table_id: TableId, seat: Seat = None, since: Since = None
) -> p.State:
    """View, legal moves and events since a ply."""
    live = await services.registry.live(table_id)
    person = None if visitor is None else visitor.id
    return state_of(live, person, viewpoint_of(live, person, seat), since)


@post("/tables/{table_id:str}/moves", status_code=200, summary="Play a move")
async def move(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.NewMove]) -> p.State:
    """Play; the answer comes when the move is on disk, with the events it caused."""
    live = await services.registry.live(table_id)
    seat = await live.move(caller.id, data.ply, data.move)
    return state_of(live, caller.id, viewpoint_of(live, caller.id, seat), data.ply)


@post("/tables/{table_id:str}/undo", status_code=200, summary="Take back a move")
async def undo(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.NewUndo]) -> p.State:
    """Take back your last move: while nothing was revealed or drawn and nobody has acted since."""
    live = await services.registry.live(table_id)
    await live.undo(caller.id, data.ply)
    return state_of(live, caller.id, viewpoint_of(live, caller.id, None), data.ply)


# Talking


@get("/tables/{table_id:str}/chat", summary="What was said")
async def read_chat(services: TheServices, visitor: Anybody, table_id: TableId) -> p.Chat:
    """The latest messages and reactions, without those of people you muted."""
    await services.registry.live(table_id)
    return p.Chat(await services.chats.read(visitor, table_id))


@post("/tables/{table_id:str}/chat", status_code=201, summary="Say something")
async def say(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.NewMessage]) -> p.Said:
    """Everybody at the table reads it."""
    return await services.chats.say(caller, table_id, "chat", data.text)


@post("/tables/{table_id:str}/reactions", status_code=201, summary="React")
async def react(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.NewReaction]) -> p.Said:
    """One of a few signs."""
    return await services.chats.say(caller, table_id, "reaction", data.reaction)


@post("/tables/{table_id:str}/mute", status_code=200, summary="Mute somebody")
async def mute(services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.Mute]) -> p.Chat:
    """Do not read somebody at this table, or read them again."""
    await services.registry.live(table_id)
    await services.chats.mute(caller, table_id, data.person, data.mute)
    return p.Chat(await services.chats.read(caller, table_id))


# Replays


@get("/tables/{table_id:str}/replay", summary="A finished game at a ply")
async def replay(services: TheServices, table_id: TableId, ply: Since = None, eyes: Eyes = "spectator") -> p.Replay:
    """Any ply of a finished game, through any seat's eyes as it was then, or with open cards."""
    return replay_of(await services.registry.live(table_id), ply, eyes)


@get("/tables/{table_id:str}/log", media_type="text/plain", summary="The log of a finished game")
async def download(services: TheServices, table_id: TableId) -> PlainResponse[str]:
    """A file that `houseful replay` checks, the fair deal included."""
    live = await services.registry.live(table_id)
    name = f"houseful-{live.row.game}-{live.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainResponse(log_of(live.position), media_type="text/plain", headers=headers)


@post("/logs", status_code=201, summary="Keep a log as a replay")
async def keep_log(services: TheServices, caller: Somebody, data: JSONBody[p.NewLog]) -> p.TableInfo:
    """A log from elsewhere, checked move by move."""
    return info_of(await services.creation.import_log(caller, data.log))


# The server itself


@get("/health", summary="Ready?")
async def health(services: TheServices) -> p.Health:
    """200 when the server can serve."""
    if not services.ready or not await services.db.ready():
        raise Refused(503, "server-not-ready")
    return p.Health("ready", __version__)


PEOPLE = [arrive, who, change, sign_out, make_link, make_token, enter]
TABLES = [list_games, list_tables, list_mine, create, show, join, leave, kick, seat_bot, start, rematch]
PLAYING = [state, move, undo, read_chat, say, react, mute, replay, download, keep_log]

API = Router("/api", route_handlers=[*PEOPLE, *TABLES, *PLAYING])
DEPENDENCIES = {
    "services": Provide(provide_services),
    "caller": Provide(provide_person),
    "visitor": Provide(provide_visitor),
}
