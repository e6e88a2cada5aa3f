"""A PostgreSQL of our own."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.support.ports import free_port, wait_for_port


def postgres_programs() -> Path | None:
    """Where Debian keeps initdb and postgres."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return None if program is None else Path(program).parent


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: the user to run it as, if we are root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A PostgreSQL of our own in a folder that is gone afterwards."""

    def __init__(self, folder: str) -> None:
        programs = postgres_programs()
        assert programs is not None, "PostgreSQL's server programs are needed: apt-get install postgresql"
        self.programs, self.folder, self.port = programs, folder, free_port()
        self.quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.STDOUT,
            "cwd": folder,
            **unprivileged(),
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where its first database is."""
        return f"postgresql://houseful@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        """A fresh cluster."""
        who = unprivileged()
        if who:
            os.chown(self.folder, who["user"], who["group"])
        initdb = f"{self.programs}/initdb -D {self.folder}/data -U houseful -A trust -E UTF8 --locale=C --no-sync"
        subprocess.run(initdb.split(), check=True, **self.quiet)

    def start(self) -> None:
        """Start it and wait until it listens."""
        where = ["-D", f"{self.folder}/data", "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        careless = ["-c", "fsync=off"]  # tests kill our servers, never the machine
        command = [f"{self.programs}/postgres", *where, *careless, "-c", f"unix_socket_directories={self.folder}"]
        self.process = subprocess.Popen(command, **self.quiet)
        wait_for_port(self.port)

    def pause(self) -> None:
        """Let it hang: connections stay open, and nobody answers."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        """Send a signal to all of its processes; the first of them starts no more while it is stopped."""
        assert self.process is not None
        os.kill(self.process.pid, number)
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
                if int(parent) == self.process.pid:
                    os.kill(int(folder.name), number)

    def stop(self) -> None:
        """Stop it by a fast shutdown, which closes all connections."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(60)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for a while."""
    with tempfile.TemporaryDirectory(prefix="houseful-pg-") as folder:
        cluster = Postgres(folder)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def new_database(address: str, name: str) -> str:
    """A fresh database in a running PostgreSQL."""
    import asyncpg

    async def make() -> None:
        while True:
            try:
                connection = await asyncpg.connect(address)
                break
            except asyncpg.CannotConnectNowError:  # it listens before it is ready
                await asyncio.sleep(0.05)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return address.rpartition("/")[0] + f"/{name}"
