"""The address of a table's socket: who may open it, and what is said to those who may not."""

import contextlib
from typing import Any

import structlog
from litestar import websocket
from litestar.connection import WebSocket
from msgspec import UNSET

from houseful.host.state import viewpoint_of
from houseful.server import metrics
from houseful.server.errors import Refused, retry_after
from houseful.server.http.identity import address_of, from_elsewhere, language_for, services_of, token_of, visitor_of
from houseful.server.http.routes.parameters import Seat, Since, TableId
from houseful.server.people import Person, digest_of
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.ws.asgi_transport import GONE, AsgiTransport
from houseful.server.ws.close_codes import REFUSED, TRY_AGAIN_LATER
from houseful.server.ws.connection import ClientConnection
from houseful.server.ws.messages import ENCODER, RefusedMessage
from houseful.server.ws.picows_transport import EXTENSION
from houseful.server.ws.transport import Transport

LOG = structlog.get_logger()


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: TableId, seat: Seat = None, since: Since = None
) -> None:
    """Serve a table's socket; see ws/messages."""
    services, address = services_of(socket), address_of(socket)
    try:
        services.quotas.openings.take(address)
    except Refused as refused:  # nothing is said: whoever opens hundreds does not listen, and a page comes back later
        metrics.REFUSALS.labels(refused.key).inc()
        await socket.close(TRY_AGAIN_LATER)
        return
    with contextlib.ExitStack() as counted:
        try:  # before it is accepted: whoever is turned away has not been in
            live, person, viewpoint = await admit(services, socket, table_id, seat)
            counted.enter_context(services.quotas.socket(person, address))
        except Refused as refused:
            metrics.REFUSALS.labels(refused.key).inc()
            await turn_away(socket, refused)
            return
        try:
            await socket.accept()
        except GONE:
            return
        client = ClientConnection(services, live, person, transport := transport_of(socket), address)
        client.language, client.viewpoint = language_for(socket), viewpoint
        digest = digest_of(token_of(socket) or "")
        counted.enter_context(services.open_sockets.tracking(digest, person, transport))
        await serve_client(services, client, transport, since)


async def admit(
    services: Services, socket: WebSocket[Any, Any, Any], table_id: str, seat: int | None
) -> tuple[LiveTable, Person | None, int | None]:
    """Whom a socket belongs to, its table and its viewpoint; Refused if it may not be opened."""
    services.quotas.requests.take(address_of(socket))
    if from_elsewhere(socket):
        raise Refused(403, "server-elsewhere")
    person = await visitor_of(socket)
    live = await services.registry.live(table_id)
    return live, person, viewpoint_of(live.position, person.id if person else None, seat)


async def turn_away(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    """Say why a socket is not served, which a page could not read from a refused handshake."""
    with contextlib.suppress(*GONE):
        await socket.accept()
        await socket.send_text(encode_refusal(refused, language_for(socket)).decode())
        await socket.close(REFUSED + refused.status)


async def serve_client(services: Services, client: ClientConnection, transport: Transport, since: int | None) -> None:
    """Serve a socket that was accepted, from its first message to its last."""
    with metrics.SOCKETS.track_inprogress():
        try:
            await attend(services, client, transport, since)
        except Refused as refused:  # the database failed before the first message
            transport.send(encode_refusal(refused, client.language))
            transport.close(REFUSED + refused.status)
        except Exception as error:
            metrics.CRASHES.inc()
            LOG.error("socket.crashed", exc_info=error)
            raise


async def attend(services: Services, client: ClientConnection, transport: Transport, since: int | None) -> None:
    """Serve a connection from its beginning to its end."""
    live = client.live
    live.delivery.watchers.add(client)
    try:
        await services.registry.watcher_added(live)
        client.begin(since)
        client.send(live.delivery.presence())
        services.registry.presence_changed(live)
        transport.listen(client.receive)
        await transport.closed
    finally:
        client.leave()
        live.delivery.watchers.discard(client)
        services.registry.presence_changed(live)


def encode_refusal(refused: Refused, language: str) -> bytes:
    """The message to a socket that is not served."""
    seconds = retry_after(refused)
    retry = UNSET if seconds is None else seconds
    return ENCODER.encode(RefusedMessage(None, refused.say(language), refused.key, retry=retry))


def transport_of(socket: WebSocket[Any, Any, Any]) -> Transport:
    """The transport of picows where the server offers it, else that of plain ASGI."""
    offered: dict[str, Any] = socket.scope.get("extensions") or {}
    return offered.get(EXTENSION) or AsgiTransport(socket)
