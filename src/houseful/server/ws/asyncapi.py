"""The socket as an AsyncAPI 3 document, made from the messages' types."""

from functools import cache
from typing import Any, get_args

from houseful import __version__
from houseful.server.http.schema import extra_components, reference_to
from houseful.server.ws.close_codes import MEANINGS
from houseful.server.ws.messages import ClientMessage, ServerMessage

ABOUT = (
    "A table, live. The server sends the state first, then one message for each line of the move log, numbered by "
    "ply, when it is on disk. A client that lost its connection comes back with `since` and is sent what it missed. "
    "What cannot be granted is answered with `refused`, and the socket stays open."
)
CHANNEL = {"$ref": "#/channels/table"}
QUERY = {
    "type": "object",
    "properties": {
        "seat": {"type": "integer", "minimum": 0, "maximum": 7, "description": "which of your seats to look from"},
        "since": {"type": "integer", "minimum": 0, "description": "send the events after this ply, too"},
    },
}


def message_of(kind: type) -> dict[str, Any]:
    """One kind of message."""
    return {"name": kind.__name__, "summary": kind.__doc__, "payload": reference_to(kind.__name__)}


def operation(action: str, union: Any, summary: str) -> dict[str, Any]:
    """One direction of the socket."""
    messages = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in get_args(union)]
    return {"action": action, "channel": CHANNEL, "summary": summary, "messages": messages}


@cache
def asyncapi() -> dict[str, Any]:
    """The whole document."""
    kinds = [*get_args(ClientMessage), *get_args(ServerMessage)]
    closes = [{"code": code, "meaning": meaning} for code, meaning in MEANINGS.items()]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Houseful's socket", "version": __version__, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table_id}/socket",
                "parameters": {"table_id": {"description": "a table's id"}},
                "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
                "bindings": {"ws": {"method": "GET", "query": QUERY}},
                "x-close-codes": closes,
            }
        },
        "operations": {
            "ask": operation("receive", ClientMessage, "What a client may send."),
            "tell": operation("send", ServerMessage, "What the server sends."),
        },
        "components": {
            "messages": {kind.__name__: message_of(kind) for kind in kinds},
            "schemas": extra_components(),
        },
    }
