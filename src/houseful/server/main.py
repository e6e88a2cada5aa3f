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

from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, reason_of, shown
from houseful.server.cluster.socket_passing import FOLDER, can_pass_sockets
from houseful.server.cluster.supervisor import Supervisor
from houseful.server.cluster.worker import WorkerConfig
from houseful.server.db.engine import prepare
from houseful.server.http.bounded_protocol import BoundedProtocol
from houseful.server.log_setup import set_up_logs
from houseful.server.settings import DATABASE, Settings, default_database, from_environment, read_database
from houseful.server.stopping import StoppableServer
from houseful.server.ws.picows_protocol import PicowsProtocol

LARGEST_MESSAGE = 16_384  # bytes of a WebSocket message
STOCK_WEBSOCKETS = "websockets-sansio"  # uvicorn's own implementation, by the package websockets
SHUTDOWN_SECONDS = 2  # that requests under way may still take when the server stops


def serve(host: str, port: int, database: str | None, workers: int, language: str, opening: bool = False) -> None:
    """Serve until the process is asked to stop."""
    chosen = database or os.environ.get(DATABASE) or default_database()
    shared = read_database(chosen).get_backend_name() == "postgresql"
    if workers > 1 and not shared:
        raise Fault("fault-workers")
    os.environ[DATABASE] = chosen
    settings = from_environment()
    set_up_logs()
    with listening(host, port) as listener:
        asyncio.run(prepare(settings))
        at = listener.getsockname()
        address = f"http://{host}:{at[1]}{settings.root_path}/"
        print(say("cli-serve", language, address=address), flush=True)
        if opening and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        run(uvicorn_config(settings, workers), listener, settings.passes_sockets)


def uvicorn_config(settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How uvicorn serves the application: with picows and socket passing, or all stock."""
    is_stock = settings.websockets == "stock"
    kind = uvicorn.Config if is_stock else WorkerConfig
    return kind(
        "houseful.server.app:create_served_app",
        factory=True,
        workers=workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=BoundedProtocol,
        ws=STOCK_WEBSOCKETS if is_stock else PicowsProtocol,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def has_screen() -> bool:
    """Whether a browser could show something here."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def run(config: uvicorn.Config, listener: socket.socket, passes_sockets: bool = False) -> None:
    """Run one process, or a supervisor with several; being asked to stop is no failure: the status is 0."""
    if config.workers > 1:
        with tempfile.TemporaryDirectory(prefix="houseful-") as folder:
            if passes_sockets and can_pass_sockets():
                os.environ[FOLDER] = folder
            supervisor = Supervisor(config, sockets=[listener])
            supervisor.run()
        if supervisor.gave_up:
            raise Fault("fault-serve")
        return
    server = StoppableServer(config)
    for number in (signal.SIGTERM, signal.SIGINT):  # in force before and after uvicorn's own handlers
        signal.signal(number, server.handle_exit)
    server.run(sockets=[listener])
    if not server.started:
        raise Fault("fault-serve")


def listening(host: str, port: int) -> socket.socket:
    """A listening socket, opened before anything else so that a taken port is reported in one line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio turns Nagle off
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise Fault("fault-address", found=shown(f"{host}:{port}"), reason=reason_of(error)) from None
    listener.set_inheritable(True)
    return listener
