"""`houseful serve`: tables for browsers and scripts."""

import os
from ipaddress import ip_network
from typing import Any

from houseful.cli.arguments import Parsers, add_command
from houseful.cli.databases import add_database
from houseful.core.text.validation import Fault, shown

MOST_WORKERS = 64


def add(parsers: Parsers) -> None:
    """Add `houseful serve` to the parser; what is not given is read from the environment."""
    serve = add_command(parsers, "serve", run, "serve tables to browsers and scripts")
    serve.add_argument("--host", help="the address to listen at; else HOUSEFUL_HOST, else 127.0.0.1")
    serve.add_argument("--port", type=int, help="the port to listen at; else HOUSEFUL_PORT, else 8000")
    serve.add_argument("--open", action="store_true", help="show the page in the browser, where there is a screen")
    serve.add_argument(
        "--workers", type=int, help="processes, more with PostgreSQL only; else HOUSEFUL_WORKERS, else 1"
    )
    serve.add_argument("--root-path", metavar="PATH", help="where the site begins behind a proxy, e.g. /houseful")
    serve.add_argument(
        "--trusted-proxies", metavar="A,B", help="whose forwarded addresses are believed; else HOUSEFUL_TRUSTED_PROXIES"
    )
    add_database(serve)


def run(options: Any, language: str) -> None:
    """Run the server."""
    from houseful.server.main import serve
    from houseful.server.settings import HOST, PORT, ROOT_PATH, TRUSTED_PROXIES, WORKERS

    if options.root_path is not None:
        os.environ[ROOT_PATH] = options.root_path
    trust(options.trusted_proxies or os.environ.get(TRUSTED_PROXIES, ""))
    host = options.host or os.environ.get(HOST) or "127.0.0.1"
    port = number("--port", options.port, PORT, 8000, 0, 65535)
    workers = number("--workers", options.workers, WORKERS, 1, 1, MOST_WORKERS)
    serve(host, port, options.database, workers, language, opening=options.open)


def number(option: str, given: int | None, variable: str, usual: int, least: int, most: int) -> int:
    """A number from the command line, else from the environment, else the usual one."""
    text = str(given) if given is not None else os.environ.get(variable) or str(usual)
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and least <= int(text) <= most):
        place = option if given is not None else variable
        raise Fault("fault-number", place=place, least=str(least), most=str(most), found=text[:20])
    return int(text)


def trust(proxies: str) -> None:
    """Believe the forwarded addresses of these proxies; uvicorn believes 127.0.0.1 unless told otherwise."""
    names = [name.strip() for name in proxies.split(",") if name.strip()]
    try:
        for name in names:
            if name != "*":
                ip_network(name)
    except ValueError:
        raise Fault("fault-proxies", found=shown(proxies)) from None
    if names:
        os.environ["FORWARDED_ALLOW_IPS"] = ",".join(names)
