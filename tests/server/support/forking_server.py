"""A server that starts in a moment: everything is imported and loaded once, then each start is a fork.

    python -m tests.server.support.forking_server PORT DATABASE

`start` on standard input forks a process that serves the real application, `kill` ends it with SIGKILL; each
is answered by a line. The listening socket is opened once, so that a client that connects between two starts waits.
"""

import contextlib
import gc
import os
import signal
import socket
import sys

import uvicorn

from houseful.server.main import listening, run, uvicorn_config
from houseful.server.services import warm
from houseful.server.settings import DATABASE, RATE, from_environment
from tests.server.support.limits import ENVIRONMENT

NOBODY = 1 << 22  # no process has this number


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    os.environ.update({**ENVIRONMENT, DATABASE: database, RATE: "0"})
    config = uvicorn_config(from_environment())
    config.load()
    warm()
    gc.collect()
    gc.freeze()  # what is loaded stays; the children need not look through it again
    with listening("127.0.0.1", port) as door:
        print("warm", flush=True)
        serving = NOBODY
        for line in sys.stdin:
            if line.strip() == "start":
                serving = os.fork() or serve(config, door)
            else:
                kill(serving)
            print(line.strip(), flush=True)
        kill(serving)


def kill(serving: int) -> None:
    """End the server with SIGKILL: no connection is closed properly."""
    with contextlib.suppress(OSError):
        os.kill(serving, signal.SIGKILL)
        os.waitpid(serving, 0)


def serve(config: uvicorn.Config, door: socket.socket) -> int:
    """Run the application as `houseful serve` does, in the child."""
    try:
        run(config, door)
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()
