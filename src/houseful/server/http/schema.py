"""JSON Schemas beyond Litestar's: views and events of the games, and the messages of the socket.

A view or an event is a plain dictionary to the server; its type stands beside the game's code that builds it.
Where a message holds one, its schema carries a title that is replaced here by a reference to the games' types.
"""

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from houseful.games import NAMES, find_game
from houseful.host.messages.fields import EVENT, PIECE, VIEW, UndoEvent
from houseful.host.messages.games import Rulebook
from houseful.host.messages.guide import GuideSteps
from houseful.host.messages.play import State
from houseful.host.messages.previews import Preview
from houseful.host.messages.prose import Ending, Past, Prose, Recap
from houseful.host.messages.replays import Replay
from houseful.server.ws.messages import ClientMessage, ServerMessage

Schema = dict[str, Any]
HOLDERS = (
    State,
    Replay,
    Preview,
    Rulebook,
    Prose,
    Recap,
    Past,
    Ending,
    GuideSteps,
)  # answers over HTTP that hold views and events; Litestar drops titles in lists
PLACE = "#/components/schemas/{name}"


def reference_to(name: str) -> Schema:
    """A reference to a component."""
    return {"$ref": PLACE.format(name=name)}


def one_of(field: str, choices: dict[str, str], description: str) -> Schema:
    """A union of components that are told apart by a field; `choices` names the component of each value."""
    mapping = {value: PLACE.format(name=name) for value, name in choices.items()}
    references = [reference_to(name) for name in dict.fromkeys(choices.values())]
    return {
        "description": description,
        "oneOf": references,
        "discriminator": {"propertyName": field, "mapping": mapping},
    }


def game_components(name: str) -> dict[str, Schema]:
    """The schemas of a game's view, events and pieces, which the game declares."""
    shown, title = find_game(name).presentation, name.capitalize()
    events, pieces = get_args(shown.event_type), get_args(shown.story.piece_type)
    _, components = msgspec.json.schema_components([shown.view_type, *events, *pieces], ref_template=PLACE)
    return components | {
        title + EVENT: one_of("kind", kinds_of(events), f"Something that happened in {title}."),
        title + PIECE: one_of("kind", kinds_of(pieces), f"Something to draw beside a sentence about {title}."),
    }


def kinds_of(types: tuple[Any, ...]) -> dict[str, str]:
    """The name of the type for each value of its field `kind`."""
    return {tag: one.__name__ for one in types for tag in get_args(get_type_hints(one)["kind"])}


def tagged(union: Any, field: str, description: str) -> Schema:
    """A union of tagged messages."""
    return one_of(field, {kind.__struct_config__.tag: kind.__name__ for kind in get_args(union)}, description)


@cache
def extra_components() -> dict[str, Schema]:
    """All schemas that Litestar does not make, or not well enough, by name."""
    messages = [*get_args(ClientMessage), *get_args(ServerMessage)]
    _, components = msgspec.json.schema_components([*messages, *HOLDERS, UndoEvent], ref_template=PLACE)
    for game in NAMES:
        for name, schema in game_components(game).items():
            if components.setdefault(name, schema) != schema:
                raise ValueError(f"two types are called {name}")
    views = {game: game.capitalize() + VIEW for game in NAMES}
    components[VIEW] = one_of("game", views, "A table as one seat may know it.")
    events = [reference_to(game.capitalize() + EVENT) for game in NAMES]
    components[EVENT] = {"description": "Something that happened.", "anyOf": [*events, reference_to("UndoEvent")]}
    pieces = [reference_to(game.capitalize() + PIECE) for game in NAMES]
    components[PIECE] = {"description": "Something to draw beside a sentence.", "anyOf": pieces}
    components["ClientMessage"] = tagged(ClientMessage, "do", "What a client sends over the socket.")
    components["ServerMessage"] = tagged(ServerMessage, "is", "What the server sends over the socket.")
    return {name: with_references(schema) for name, schema in components.items()}


def with_references(schema: Any) -> Any:
    """The same schema with the games' types in place of plain views and events."""
    if isinstance(schema, list):
        return [with_references(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") in (VIEW, EVENT, PIECE) and schema.get("type") == "object":
        return reference_to(schema["title"])
    if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
        schema = {**schema, "additionalProperties": True}  # any fields, where TypeScript would read: none
    return {key: with_references(part) for key, part in schema.items()}


def completed(openapi: Schema) -> Schema:
    """Litestar's OpenAPI description with the games' types and the socket's messages."""
    whole: Schema = with_references(openapi)
    whole["components"]["schemas"] = {**whole["components"]["schemas"], **extra_components()}
    return whole


class CompleteJson(JsonRenderPlugin):
    """The OpenAPI description as JSON, completed."""

    _description: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """The description, made once."""
        if self._description is None:
            self._description = super().render(request, completed(openapi_schema))
        return self._description
