"""A server in the test's own event loop, with real sockets, and its services within reach."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from houseful.server.app import create_app
from houseful.server.limits import Limits
from houseful.server.main import LARGEST_MESSAGE, listening
from houseful.server.services import Services
from houseful.server.settings import Settings, read_database
from houseful.server.ws.picows_protocol import PicowsProtocol
from tests.server.support.clients import NO_TLS, Socket, open_socket
from tests.server.support.limits import ROOMY, protocol_with
from tests.server.support.sqlite import prepared


@dataclass
class Inside:
    """The server: its address, what is behind it, and what it has logged."""

    url: str
    services: Services
    log: io.StringIO


@contextlib.asynccontextmanager
async def serving_here(
    folder: Path,
    database: str | None = None,
    rate: float = 0,
    websockets: Any = PicowsProtocol,
    limits: Limits = ROOMY,
    **more: Any,
) -> AsyncIterator[Inside]:
    """A server in this event loop for a while."""
    log = io.StringIO()
    with contextlib.redirect_stderr(log), listening("127.0.0.1", 0) as door:
        address = read_database(prepared(database or f"sqlite:///{folder / 'houseful.db'}"))
        app = create_app(Settings(address, rate, limits=limits, **more))
        config = uvicorn.Config(
            app,
            http=protocol_with(limits),
            ws=websockets,
            ws_max_size=LARGEST_MESSAGE,
            log_config=None,
            lifespan="on",
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            assert not task.done(), log.getvalue()
            await asyncio.sleep(0.01)
        try:
            yield Inside(f"http://127.0.0.1:{door.getsockname()[1]}", app.state.services, log)
        finally:
            server.should_exit = True
            await task


class Guest:
    """Somebody at the server who keeps every byte they are sent."""

    def __init__(self, url: str, name: str, luck: str = "") -> None:
        self.url, self.name, self.luck = url, name, luck
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=NO_TLS)
        self.bytes: list[bytes] = []
        self.secrets: list[str] = []  # tokens: nobody else may ever read them, nor we a second time
        self.id = ""

    async def arrive(self) -> "Guest":
        """Create a person; the cookie alone is not kept among the bytes."""
        answer = await self.http.post("/api/me", json={"name": self.name})
        self.id = answer.json()["id"]
        self.secrets += self.http.cookies["houseful"].split(".")
        return self

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send any request."""
        answer = await self.http.request(method, path, **more)
        self.bytes += [str(answer.headers.raw).encode(), answer.content]
        return answer

    async def socket(self, table_id: str, **query: Any) -> Socket:
        """A socket to a table."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket?{asked}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await open_socket(address, {"Cookie": cookie} if cookie else None)

    async def close(self) -> None:
        """Close the client."""
        await self.http.aclose()
