"""Ports of the loopback interface."""

import contextlib
import socket
import time


def free_port() -> int:
    """A free port."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def wait_for_port(port: int) -> None:
    """Wait until a process listens at a port."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not start")
