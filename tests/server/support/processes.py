"""`houseful serve` in a process of its own."""

import contextlib
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import ClassVar

import httpx

from tests.server.support import forks
from tests.server.support.clients import NO_TLS
from tests.server.support.limits import ENVIRONMENT as ROOMY
from tests.server.support.ports import free_port

LONGEST_START = 180.0  # seconds; rules may have to be compiled first


class Server:
    """`houseful serve` in a process of its own."""

    limits: ClassVar[dict[str, str]] = ROOMY  # variables of its environment
    forked: bool = True  # rather than started afresh, which takes seconds

    def __init__(
        self, database: str, workers: int = 1, port: int | None = None, rate: float = 0, websockets: str = "picows"
    ) -> None:
        self.database, self.workers, self.rate, self.websockets = database, workers, rate, websockets
        self.port = port or free_port()
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the server
        self.process: forks.Fork | subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Start it and wait until it is ready."""
        self.launch()
        self.wait_until_ready()
        return self

    def launch(self) -> None:
        """Start it."""
        start = forks.start if self.forked else forks.start_afresh
        self.process = start(self.command(), self.log, self.environment())

    def environment(self) -> dict[str, str]:
        """The variables of its environment."""
        variables = {**self.limits, **os.environ, "HOUSEFUL_RATE": str(self.rate), "HOUSEFUL_LANG": "en"}
        if self.websockets != "hypercorn":
            variables["HOUSEFUL_WEBSOCKETS"] = self.websockets
        return {**variables, "HOUSEFUL_DATABASE": self.database}

    def command(self) -> list[str]:
        """`houseful serve`, or the application in another ASGI server: a module and its arguments."""
        if self.websockets == "hypercorn":
            settings = ["--config", "python:tests.server.support.hypercorn_settings", "--workers", "0"]
            bind = ["--bind", f"127.0.0.1:{self.port}"]
            return ["hypercorn", *settings, *bind, "houseful.server.app:create_app()"]
        command = ["houseful", "serve", "--port", str(self.port)]
        return [*command, "--database", self.database, "--workers", str(self.workers)]

    def wait_until_ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + LONGEST_START
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.said()
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=60, verify=NO_TLS).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(self.said())

    def kill(self) -> None:
        """End it and its workers with SIGKILL: no connection is closed properly."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; return its exit status."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(self.said()) from None

    def said(self) -> str:
        """Everything it has logged."""
        self.log.seek(0)
        return self.log.read()


class FreshServer(Server):
    """A server whose process is no fork."""

    forked = False


class SameDeals(Server):
    """A server that deals the same cards to the same table, again and again."""

    def command(self) -> list[str]:
        """`houseful serve` with a fixed secret."""
        _, *arguments = super().command()
        return ["tests.server.support.fixed_deals", *arguments]


@contextlib.contextmanager
def serving(database: str, workers: int = 1, rate: float = 0, websockets: str = "picows") -> Iterator[Server]:
    """A server for a while."""
    with running(Server(database, workers, rate=rate, websockets=websockets)) as server:
        yield server


@contextlib.contextmanager
def running(server: Server) -> Iterator[Server]:
    """Run a server for a while."""
    try:
        yield server.start()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
        server.log.close()
