"""People: arriving, names, personal links, tokens for scripts."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.identity import token_of
from houseful.server.http.route_decorators import delete, get, patch, post
from houseful.server.http.routes.parameters import Somebody, TheServices
from houseful.server.people import COOKIE, COOKIE_SECONDS, MARKER_COOKIE, Person, clean_name, preferred_language
from houseful.server.services import Services


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


def me(person: Person) -> p.Me:
    """A person as they see themselves."""
    return p.Me(person.id, person.name, person.language)


@post("/me", status_code=201, summary="Arrive")
async def arrive(request: Request[Any, Any, Any], services: TheServices, data: JSONBody[p.NewPerson]) -> Response[p.Me]:
    """Create a person; the answer carries a cookie."""
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
    """Delete this device's cookie and its token; a personal link stays valid."""
    token = token_of(request)
    if token is not None:
        await services.people.revoke_token(token)
    gone = [
        Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path=path_of(services)),
        Cookie(key=MARKER_COOKIE, value="", max_age=0, samesite="lax", path=path_of(services)),
    ]
    return Response(me(caller), cookies=gone)


@post("/me/link", status_code=201, summary="A personal link")
async def make_link(services: TheServices, caller: Somebody) -> p.GivenToken:
    """A token that signs in another device within 30 days; the one before stops working."""
    return p.GivenToken(await services.people.issue_token(caller, "link"))


@post("/me/token", status_code=201, summary="A token for scripts")
async def make_token(services: TheServices, caller: Somebody) -> p.GivenToken:
    """A token for `Authorization: Bearer`."""
    return p.GivenToken(await services.people.issue_token(caller, "script"))


@post("/me/enter", status_code=200, summary="Use a personal link")
async def enter(request: Request[Any, Any, Any], services: TheServices, data: JSONBody[p.LinkToken]) -> Response[p.Me]:
    """Sign in this device with the token of a personal link; the answer carries a cookie."""
    person = await services.people.find_by_token(data.token, ("link",))
    if person is None:
        raise Refused(403, "server-link")
    token = await services.people.issue_token(person, "cookie")
    return Response(me(person), cookies=cookies_for(services, request, token))


PEOPLE = [arrive, who, change, sign_out, make_link, make_token, enter]
