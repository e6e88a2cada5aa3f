"""A web host that knows nothing but files: Python's own, on this machine, under a path of its own."""

import contextlib
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.server.support.ports import free_port

PLACE = "sub"  # the folder of the site at its host


class Host:
    """Serves a folder, and remembers what was asked for; it can go away and come back."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.asked, self.port = folder, list[str](), free_port()
        self._server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        """Where the site begins, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}/{PLACE}"

    def start(self) -> None:
        """Begin to answer."""
        asked, folder = self.asked, self.folder

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *given: Any) -> None:
                super().__init__(*given, directory=str(folder))

            def log_message(self, *_: Any) -> None:
                asked.append(self.path)

        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextlib.contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A host for a while."""
    host = Host(folder)
    host.start()
    try:
        yield host
    finally:
        host.stop()
