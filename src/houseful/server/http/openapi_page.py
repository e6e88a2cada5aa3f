"""The OpenAPI page: our own, because the usual ones load their scripts from elsewhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from houseful.server.http.schema import completed


class ReferencePage(OpenAPIRenderPlugin):
    """All routes on one page, readable without a script."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")
        self._page: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page as HTML, made once."""
        if self._page is None:
            self._page = self._made(request.app.state.services.settings.root_path, openapi_schema)
        return self._page

    def _made(self, root: str, openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema = completed(openapi_schema)
        info = openapi_schema["info"]
        routes = "".join(
            route(method, path, operation)
            for path, item in sorted(openapi_schema["paths"].items())
            for method, operation in item.items()
            if isinstance(operation, dict)
        )
        types = "".join(
            described(name, schema) for name, schema in sorted(openapi_schema["components"]["schemas"].items())
        )
        return page_of(
            "Houseful API",
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])} "
            f'The same as data: <a href="{root}/schema/openapi.json">openapi.json</a>. '
            f'Moves go over a socket: <a href="{root}/schema/socket">its messages</a>.</p>'
            f"<h2>Routes</h2>{routes}<h2>Types</h2>{types}",
        ).encode()


def page_of(title: str, main: str) -> str:
    """A page without scripts or styles."""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
        f"<body><main>{main}</main></body></html>"
    )


def route(method: str, path: str, operation: dict[str, Any]) -> str:
    """One route."""
    asked = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    takes = f" Takes {name_of(asked)}." if asked else ""
    answers = " ".join(
        f"{status}: {name_of(schema_of(response))}." for status, response in operation["responses"].items()
    )
    about = escape(operation.get("description") or operation.get("summary") or "")
    title = f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    return f"<section>{title}<p>{about}{takes}</p><p>{answers}</p></section>"


def schema_of(response: dict[str, Any]) -> dict[str, Any]:
    """The schema of an answer."""
    for content in response.get("content", {}).values():
        found: dict[str, Any] = content.get("schema", {})
        return found
    return {}


def name_of(schema: dict[str, Any]) -> str:
    """A schema's name, linked to its description."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    if "items" in schema:
        return f"list of {name_of(schema['items'])}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    choices = schema.get("oneOf") or schema.get("anyOf")
    return " or ".join(map(name_of, choices)) if choices else escape(str(schema.get("type", "anything")))


def described(name: str, schema: dict[str, Any]) -> str:
    """One type."""
    needed = schema.get("required", [])
    fields = "".join(
        f"<li><code>{escape(field)}</code>: {name_of(kind)}{'' if field in needed else ' (optional)'}</li>"
        for field, kind in schema.get("properties", {}).items()
    )
    choices = f"<p>{name_of(schema)}</p>" if "oneOf" in schema or "anyOf" in schema else ""
    title = f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
    return f"{title}<p>{escape(schema.get('description', ''))}</p>{choices}<ul>{fields}</ul></section>"
