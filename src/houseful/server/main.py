"""`houseful serve`: the application in uvicorn, one process or several."""

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser

import uvicorn
from uvicorn.supervisors import Multiprocess

from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, reason_of, shown
from houseful.server.cluster.socket_passing import FOLDER, can_travel
from houseful.server.cluster.worker import WorkerConfig
from houseful.server.db.engine import prepare
from houseful.server.settings import DATABASE, default_database, from_environment, read_database
from houseful.server.ws.transport import WebSocketProtocol

LARGEST_MESSAGE = 16_384  # bytes of a WebSocket message
LONGEST_GOODBYE = 10  # seconds that requests under way may still take when the server stops


def serve(host: str, port: int, database: str | None, workers: int, language: str, opening: bool = False) -> None:
    """Serve until somebody stops it."""
    chosen = database or os.environ.get(DATABASE) or default_database()
    shared = read_database(chosen).get_backend_name() == "postgresql"
    if workers > 1 and not shared:
        raise Fault("fault-workers")
    os.environ[DATABASE] = chosen
    with listening(host, port) as door:
        asyncio.run(prepare(from_environment()))
        at = door.getsockname()
        address = f"http://{host}:{at[1]}/"
        print(say("cli-serve", language, address=address), flush=True)
        if opening and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        run(configured(workers), door)


def configured(workers: int = 1) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return WorkerConfig(
        "houseful.server.app:create_app",
        factory=True,
        workers=workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
    )


def has_screen() -> bool:
    """Whether a browser could show something here."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def run(settings: uvicorn.Config, door: socket.socket) -> None:
    """One process, or a supervisor with several. Being asked to stop is no failure: the status is 0."""
    for name in (signal.SIGTERM, signal.SIGINT):  # uvicorn's own until it has stopped, then these
        signal.signal(name, lambda *_: None)
    if settings.workers > 1:
        with tempfile.TemporaryDirectory(prefix="houseful-") as folder:
            if can_travel():
                os.environ[FOLDER] = folder
            Multiprocess(settings, sockets=[door]).run()
        return
    server = uvicorn.Server(settings)
    server.run(sockets=[door])
    if not server.started:
        raise Fault("fault-serve")


def listening(host: str, port: int) -> socket.socket:
    """The door, opened before anything else so that a taken port is one clear line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: no Nagle
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(2048)
    except OSError as error:
        door.close()
        raise Fault("fault-address", found=shown(f"{host}:{port}"), reason=reason_of(error)) from None
    door.set_inheritable(True)
    return door
