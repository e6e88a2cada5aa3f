"""A server in a thread of the test's process: cheap to start, and open to monkeypatching."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from typing import Any

import uvicorn

from houseful.server.app import create_app
from houseful.server.main import LARGEST_MESSAGE, listening
from houseful.server.settings import Settings, read_database
from houseful.server.ws.picows_protocol import PicowsProtocol
from tests.server.support.limits import ROOMY, protocol_with
from tests.server.support.processes import LONGEST_START
from tests.server.support.sqlite import prepared


@contextlib.contextmanager
def serving_in_thread(database: str, **more: Any) -> Iterator[str]:
    """A server for a while, perhaps with other settings; its address."""
    app = create_app(Settings(read_database(prepared(database)), rate=0, limits=ROOMY, **more))
    config = uvicorn.Config(
        app, http=protocol_with(ROOMY), ws=PicowsProtocol, ws_max_size=LARGEST_MESSAGE, log_config=None
    )
    server = uvicorn.Server(config)
    with listening("127.0.0.1", 0) as door:
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[door])), name="server")
        thread.start()
        try:
            wait_until_started(server, thread)
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def wait_until_started(server: uvicorn.Server, thread: threading.Thread) -> None:
    end = time.monotonic() + LONGEST_START
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < end, "the server takes too long to start"
        time.sleep(0.01)
