"""Who is asking: the cookie of a browser or the bearer token of a script."""

from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from houseful.server.errors import Refused
from houseful.server.people import COOKIE, Person, preferred_language
from houseful.server.services import Services

Connection = ASGIConnection[Any, Any, Any, Any]
LONGEST_TOKEN = 200
LONGEST_ADDRESS = 100
HOME_NETWORK = 64  # bits of an IPv6 address that one customer is given the rest of


def services_of(connection: Connection) -> Services:
    """The services of the process that a request came to."""
    services: Services = connection.app.state.services
    return services


def token_of(connection: Connection) -> str | None:
    """The token that a request carries; None if there is none, or a forged one."""
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and 0 < len(bearer) <= LONGEST_TOKEN:
        return bearer
    cookie = connection.cookies.get(COOKIE, "")
    return services_of(connection).people.unsign(cookie) if 0 < len(cookie) <= LONGEST_TOKEN else None


async def visitor_of(connection: Connection) -> Person | None:
    """The person who sent a request, or None; later answers to it are in their language. Refused to the banned."""
    token = token_of(connection)
    person = None if token is None else await services_of(connection).people.find_by_token(token)
    connection.state.visitor = person
    if person is not None and person.banned:
        raise Refused(403, "server-banned")
    return person


async def provide_visitor(request: Request[Any, Any, Any]) -> Person | None:
    """The visitor, or None: for routes that anybody may use."""
    visitor: Person | None = request.state.visitor
    return visitor


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """The visitor; Refused (401) if nobody is known: for routes that need to know who asks."""
    person: Person | None = request.state.visitor
    if person is None:
        raise Refused(401, "server-who")
    return person


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    """The services of this process, for every route."""
    return services_of(request)


async def provide_address(request: Request[Any, Any, Any]) -> str:
    """The address of a request, for routes with a limit of their own."""
    return address_of(request)


def language_for(connection: Connection) -> str:
    """The language to answer in: the visitor's own, or the browser's while we do not know who asks."""
    visitor: Person | None = connection.state.get("visitor")
    return visitor.language if visitor else preferred_language(connection.headers.get("accept-language", ""))


def from_elsewhere(connection: Connection) -> bool:
    """Whether a page of another site sent this; scripts send no origin."""
    origin = connection.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != connection.headers.get("host", "")
    except ValueError:  # not an address at all
        return True


def is_local(connection: Connection) -> bool:
    """Whether a request comes from this machine, not through a proxy on it."""
    try:
        return connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def address_of(connection: Connection) -> str:
    """The address that a request comes from, for limits."""
    return limited_address(connection.client.host if connection.client else "?")


@lru_cache(maxsize=10_000)
def limited_address(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 address, which has many."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:LONGEST_ADDRESS]
    if address.version == 4:
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, HOME_NETWORK), strict=False))
