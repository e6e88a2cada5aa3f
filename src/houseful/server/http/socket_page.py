"""The socket's description beside the OpenAPI page: as AsyncAPI, and as a page readable without a script."""

from html import escape
from typing import Any

from litestar import MediaType, get

from houseful.server.http.openapi_page import described, page_of
from houseful.server.http.routes.parameters import TheServices
from houseful.server.ws.asyncapi import asyncapi


@get("/schema/asyncapi.json", include_in_schema=False)
async def show_asyncapi() -> dict[str, Any]:
    """The socket as an AsyncAPI document."""
    return asyncapi()


@get("/schema/socket", media_type=MediaType.HTML, include_in_schema=False)
async def show_socket_page(services: TheServices) -> str:
    """The socket's messages, both ways, and why it is closed."""
    document, root = asyncapi(), services.settings.root_path
    channel, schemas = document["channels"]["table"], document["components"]["schemas"]
    directions = "".join(direction(operation, schemas) for operation in document["operations"].values())
    closes = "".join(
        f"<li><code>{one['code']}</code>: {escape(one['meaning'])}</li>" for one in channel["x-close-codes"]
    )
    types = "".join(
        described(name, schema) for name, schema in sorted(schemas.items()) if name not in channel["messages"]
    )
    return page_of(
        "Houseful socket",
        f"<h1>{escape(document['info']['title'])} {escape(document['info']['version'])}</h1>"
        f"<p><code>{escape(channel['address'])}</code></p><p>{escape(document['info']['description'])} "
        f'The same as data: <a href="{root}/schema/asyncapi.json">asyncapi.json</a>. '
        f'Everything else goes over HTTP: <a href="{root}/schema">its routes</a>.</p>'
        f"{directions}<h2>Closing</h2><ul>{closes}</ul><h2>Types</h2>{types}",
    )


def direction(operation: dict[str, Any], schemas: dict[str, Any]) -> str:
    """All messages of one direction."""
    names = [message["$ref"].rpartition("/")[2] for message in operation["messages"]]
    return f"<h2>{escape(operation['summary'])}</h2>" + "".join(described(name, schemas[name]) for name in names)
