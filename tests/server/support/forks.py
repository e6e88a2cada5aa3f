"""Programs that start in a moment: one process imports and loads everything once, and each start is a fork of it.

`start(["houseful", "serve", …])` is `python -m houseful serve …` without two seconds of importing. What a process reads
while it imports cannot differ from one to the next: where that or the program itself is the matter, tests start it
afresh. So do runs that measure coverage, which notices new processes only.
"""

import atexit
import contextlib
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from typing import IO, NoReturn

LONGEST_REQUEST = 1 << 18  # bytes: the words and the environment of a program
RECORD = 16  # bytes of a number that is told: the process, then its status


class Fork:
    """A process forked elsewhere, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, told: int) -> None:
        self._told = os.fdopen(told, "rb", buffering=0)
        self.pid = int(self._told.read(RECORD))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit status, if the process has ended."""
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end; return the exit status, negative for a signal."""
        status = self._look(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return status

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._told], [], [], timeout)[0]:
            self.returncode = os.waitstatus_to_exitcode(int(self._told.read(RECORD)))
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, if the process has not ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)


def start(command: list[str], output: IO[str], environment: dict[str, str]) -> "Fork | subprocess.Popen[bytes]":
    """Run a module with arguments in a session of its own; standard output and error go to a file."""
    measured = any(name.startswith("COVERAGE") for name in environment)
    return (start_afresh if measured else fork)(command, output, environment)


def fork(command: list[str], output: IO[str], environment: dict[str, str], talk: socket.socket | None = None) -> Fork:
    """The same in a fork; standard input and output may be a socket instead."""
    told, tell = os.pipe()
    request = json.dumps([command, environment, os.getcwd()]).encode()
    assert len(request) < LONGEST_REQUEST
    with open(os.devnull, "rb") as nothing:
        streams = [talk or nothing, talk or output, output]
        socket.send_fds(forking_process(), [request], [*(stream.fileno() for stream in streams), tell])
    os.close(tell)
    return Fork(told)


def start_afresh(command: list[str], output: IO[str], environment: dict[str, str]) -> "subprocess.Popen[bytes]":
    """The same in a process that is no fork."""
    program = [sys.executable, "-m", *command]
    return subprocess.Popen(program, stdout=output, stderr=output, env=environment, start_new_session=True)


@cache
def forking_process() -> socket.socket:
    """Start the process that is forked; it ends when this one does."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for end in (ours, theirs):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * LONGEST_REQUEST)
    command = [sys.executable, "-m", "tests.server.support.forks", str(theirs.fileno())]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    process = subprocess.Popen(
        command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=plain
    )
    theirs.close()

    def end_it() -> None:
        ours.close()
        process.wait()

    atexit.register(end_it)
    return ours


# In the process that is forked


def main() -> None:
    """Load everything, then fork for each request."""
    requests = socket.socket(fileno=int(sys.argv[1]))
    load_everything()
    signal.signal(signal.SIGCHLD, lambda number, frame: bury())
    while True:
        request, files, _, _ = socket.recv_fds(requests, LONGEST_REQUEST, 4)
        if not request:
            return
        if os.fork() == 0:
            requests.close()
            watch(json.loads(request), *files)
        for file in files:
            os.close(file)


def bury() -> None:
    """Wait for the processes that watch and have ended; so their time is counted."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def load_everything() -> None:
    """Import what servers import, and load all rules and bots."""
    import hypercorn.run  # noqa: F401

    from houseful.server.services import warm

    warm()
    gc.collect()
    gc.freeze()  # the forks need not look through it again


def watch(request: tuple[list[str], dict[str, str], str], *files: int) -> NoReturn:
    """Fork again: the child runs the program, and its parent tells how it ended."""
    *streams, tell = files
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    child = os.fork()
    if child == 0:
        os.close(tell)
        run(*request, streams)
    os.write(tell, f"{child:{RECORD}}".encode())
    for stream in streams:
        os.close(stream)
    os.write(tell, f"{os.waitpid(child, 0)[1]:{RECORD}}".encode())
    os._exit(0)


def run(command: list[str], environment: dict[str, str], folder: str, streams: list[int]) -> NoReturn:
    """Be the program until it ends."""
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = command
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    main()
