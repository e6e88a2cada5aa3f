"""`houseful serve`: tables for browsers and scripts."""

from typing import Any

from houseful.cli.arguments import Parsers, add_command, within
from houseful.core.text.i18n import LANGUAGES


def add(parsers: Parsers) -> None:
    """Add `houseful serve` to the parser."""
    serve = add_command(parsers, "serve", run, "serve tables to browsers and scripts")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at")
    serve.add_argument("--port", type=int, default=8000, help="the port to listen at")
    serve.add_argument(
        "--database",
        metavar="URL",
        default=None,
        help="sqlite:///FILE or postgresql://…; else HOUSEFUL_DATABASE, else a file in your data folder",
    )
    serve.add_argument("--open", action="store_true", help="show the page in the browser, where there is a screen")
    serve.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    serve.add_argument("--lang", choices=LANGUAGES, help="language")


def run(options: Any, language: str) -> None:
    """Run the server."""
    from houseful.server.main import serve

    port = within("port", options.port, 0, 65535)
    workers = within("workers", options.workers, 1, 64)
    serve(options.host, port, options.database, workers, language, opening=options.open)
