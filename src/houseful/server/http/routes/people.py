"""People: arriving, names, personal links, tokens for scripts."""

from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter

from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.identity import token_of
from houseful.server.http.route_decorators import delete, get, patch, post
from houseful.server.http.routes.parameters import FromAddress, Somebody, TheServices
from houseful.server.names import clean_name
from houseful.server.people import (
    COOKIE,
    COOKIE_SECONDS,
    MARKER_COOKIE,
    Person,
    TokenRow,
    digest_of,
    preferred_language,
)
from houseful.server.services import Services

TOKEN_ID = 16  # characters of a token's hash that name it
Label = Annotated[str | None, QueryParameter(max_length=60, description="what the token is for")]
TokenId = Annotated[str, PathParameter(max_length=TOKEN_ID, pattern="^[0-9a-f]+$", description="a token's id")]


def cookie_for(services: Services, request: Request[Any, Any, Any], token: str) -> Cookie:
    """The cookie with a signed token: unreadable for scripts, not sent from other sites."""
    return Cookie(
        key=COOKIE,
        value=services.people.sign(token),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=path_of(services),
    )


def path_of(services: Services) -> str:
    """Where cookies are sent to: other sites at the same address get none of them."""
    return f"{services.settings.root_path}/"


def cookies_for(services: Services, request: Request[Any, Any, Any], token: str) -> list[Cookie]:
    """The cookie, and one by which the page's script, which cannot read the first, knows that there is one."""
    return [
        cookie_for(services, request, token),
        Cookie(key=MARKER_COOKIE, value="yes", max_age=COOKIE_SECONDS, samesite="lax", path=path_of(services)),
    ]


def without_cookies(services: Services) -> list[Cookie]:
    """Both cookies, to be deleted."""
    return [
        Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path=path_of(services)),
        Cookie(key=MARKER_COOKIE, value="", max_age=0, samesite="lax", path=path_of(services)),
    ]


def me(person: Person) -> p.Me:
    """A person as they see themselves."""
    return p.Me(person.id, person.name, person.language)


@post("/me", status_code=201, summary="Arrive")
async def arrive(
    request: Request[Any, Any, Any], services: TheServices, address: FromAddress, data: JSONBody[p.NewPerson]
) -> Response[p.Me]:
    """Create a person; the answer carries a cookie."""
    services.quotas.people.take(address)
    language = data.language or preferred_language(request.headers.get("accept-language", ""))
    person, token = await services.people.create(clean_name(data.name), language)
    return Response(me(person), cookies=cookies_for(services, request, token))


@get("/me", summary="Who am I?")
async def who(caller: Somebody) -> p.Me:
    """Your id, name and language."""
    return me(caller)


@patch("/me", summary="Change name or language")
async def change(services: TheServices, caller: Somebody, data: JSONBody[p.ChangedPerson]) -> p.Me:
    """Change your name or language."""
    name = None if data.name is None else clean_name(data.name)
    return me(await services.people.update(caller, name, data.language))


@delete("/me", status_code=200, summary="Sign out this device")
async def sign_out(request: Request[Any, Any, Any], services: TheServices, caller: Somebody) -> Response[p.Me]:
    """Delete this device's cookie and its token, and close its sockets; a personal link stays valid."""
    token = token_of(request)
    if token is not None:
        await services.people.revoke(caller, digest_of(token))
        services.open_sockets.sign_out([digest_of(token)])
    return Response(me(caller), cookies=without_cookies(services))


@post("/me/link", status_code=201, summary="A personal link")
async def make_link(services: TheServices, caller: Somebody) -> p.GivenToken:
    """A token that signs in another device within 30 days; the one before stops working."""
    return p.GivenToken(await services.people.issue_token(caller, "link"))


@post("/me/token", status_code=201, summary="A token for scripts")
async def make_token(services: TheServices, caller: Somebody, label: Label = None) -> p.GivenToken:
    """A token for `Authorization: Bearer`; its label helps you to tell it from others."""
    return p.GivenToken(await services.people.issue_token(caller, "script", clean_name(label) if label else None))


def tokens_for(request: Request[Any, Any, Any], rows: list[TokenRow]) -> p.TokenList:
    """Tokens as their owner sees them; they are named by the beginning of their hash."""
    current = digest_of(token_of(request) or "")
    return p.TokenList(
        [
            p.TokenInfo(row.digest[:TOKEN_ID], row.use, row.label, row.created, row.used, row.digest == current)  # type: ignore[arg-type]
            for row in rows
        ]
    )


@get("/me/tokens", summary="My devices and scripts")
async def list_tokens(request: Request[Any, Any, Any], services: TheServices, caller: Somebody) -> p.TokenList:
    """What acts in your name: label, when it was made, when it was last used."""
    return tokens_for(request, await services.people.tokens_of(caller))


@delete("/me/tokens/{token_id:str}", status_code=200, summary="Revoke a device or a script")
async def revoke_token(
    request: Request[Any, Any, Any], services: TheServices, caller: Somebody, token_id: TokenId
) -> p.TokenList:
    """Sign out one of your devices or scripts, and close its sockets; the answer lists the others."""
    found = [row.digest for row in await services.people.tokens_of(caller) if row.digest[:TOKEN_ID] == token_id]
    if not found:
        raise Refused(404, "server-no-token")
    await services.people.revoke(caller, found[0])
    services.open_sockets.sign_out(found[:1])
    return tokens_for(request, await services.people.tokens_of(caller))


@post("/me/enter", status_code=200, summary="Use a personal link")
async def enter(request: Request[Any, Any, Any], services: TheServices, data: JSONBody[p.LinkToken]) -> Response[p.Me]:
    """Sign in this device with the token of a personal link; the answer carries a cookie."""
    person = await services.people.find_by_token(data.token, ("link",))
    if person is None:
        raise Refused(403, "server-link")
    if person.banned:
        raise Refused(403, "server-banned")
    token = await services.people.issue_token(person, "cookie")
    return Response(me(person), cookies=cookies_for(services, request, token))


PEOPLE = [arrive, who, change, sign_out, make_link, make_token, list_tokens, revoke_token, enter]
