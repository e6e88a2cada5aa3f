"""Running a server: errors at the start, metrics, stopping, migrations, restarts."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from houseful.cli.main import main
from houseful.core.text.i18n import LANGUAGES
from houseful.server.db.engine import prepare
from houseful.server.settings import (
    DATABASE,
    DATABASE_TIMEOUT,
    RATE,
    SOCKET_PASSING,
    WEBSOCKETS,
    Settings,
    read_database,
)
from tests.server.support.clients import Client
from tests.server.support.ports import free_port
from tests.server.support.postgres import new_database
from tests.server.support.processes import FreshServer, Server, running

Arrive = Callable[[str], Client]

# Starting


@pytest.fixture
def refuses(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """`houseful serve` says in one line why it does not start, with status 2; that line."""
    monkeypatch.setenv("HOUSEFUL_LANG", "en")
    monkeypatch.setenv(DATABASE, "")

    def serve(*words: str) -> str:
        with pytest.raises(SystemExit) as status:
            main(["serve", "--port", "0", *words])
        told = capsys.readouterr()
        assert status.value.code == 2
        assert told.out == ""
        assert told.err.count("\n") == 1, told.err
        assert "Traceback" not in told.err
        return told.err

    return serve


@pytest.mark.parametrize(
    "address",
    ["nonsense", "mysql://somewhere/x", "sqlite://", "sqlite:///:memory:", "postgresql+psycopg2://x"],
)
def test_an_address_that_is_none(refuses: Callable[..., str], address: str) -> None:
    assert "database" in refuses("--database", address)


def test_a_password_is_not_repeated(refuses: Callable[..., str]) -> None:
    for address in ("mysql://me:hunter2@somewhere/x", f"postgresql://me:hunter2@127.0.0.1:{free_port()}/x"):
        assert "hunter2" not in refuses("--database", address)


def test_a_port_that_is_taken(refuses: Callable[..., str], tmp_path: Path) -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        port = str(door.getsockname()[1])
        assert port in refuses("--port", port, "--database", f"sqlite:///{tmp_path}/x.db")
    assert "70000" in refuses("--port", "70000")


def test_several_workers_need_postgresql(refuses: Callable[..., str], tmp_path: Path) -> None:
    assert "PostgreSQL" in refuses("--workers", "2", "--database", f"sqlite:///{tmp_path}/x.db")


def test_a_folder_that_cannot_be_written(refuses: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database")
    assert "file" in refuses("--database", f"sqlite:///{tmp_path}/file/x.db")
    assert str(tmp_path) in refuses("--database", f"sqlite:///{tmp_path}")
    assert "file is not a database" in refuses("--database", f"sqlite:///{tmp_path}/file")


def test_a_rate_that_is_no_number(refuses: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RATE, "fast")
    assert "fast" in refuses("--database", f"sqlite:///{tmp_path}/x.db")


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "1.5", "9" * 20])
def test_a_time_out_that_is_none(
    seconds: str, refuses: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATABASE_TIMEOUT, seconds)
    assert DATABASE_TIMEOUT in refuses("--database", f"sqlite:///{tmp_path}/x.db")


@pytest.mark.parametrize("name", [WEBSOCKETS, SOCKET_PASSING])
def test_a_setting_that_has_no_such_value(
    name: str, refuses: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "perhaps")
    said = refuses("--database", f"sqlite:///{tmp_path}/x.db")
    assert name in said
    assert "perhaps" in said


def test_a_postgresql_that_is_not_there(refuses: Callable[..., str], postgres_address: str) -> None:
    assert "refused" in refuses("--database", f"postgresql://houseful@127.0.0.1:{free_port()}/x").lower()
    assert "nowhere" in refuses("--database", postgres_address.replace("/postgres", "/nowhere"))


def test_a_database_of_a_newer_version(refuses: Callable[..., str], tmp_path: Path) -> None:
    asyncio.run(prepare(Settings(read_database(f"sqlite:///{tmp_path}/x.db"))))
    with closing(sqlite3.connect(tmp_path / "x.db")) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    assert "newer" in refuses("--database", f"sqlite:///{tmp_path}/x.db")


def test_a_second_server_on_one_file_is_refused_and_readers_are_not(
    refuses: Callable[..., str], tmp_path: Path
) -> None:
    hold = "import sys; from pathlib import Path; from houseful.server.db.database_file import DatabaseFile"
    program = f"{hold}\nfile = DatabaseFile(Path(sys.argv[1]))\nfile.hold()\nprint(flush=True)\nsys.stdin.read()"
    asyncio.run(prepare(Settings(read_database(f"sqlite:///{tmp_path}/x.db"))))
    command = [sys.executable, "-c", program, f"{tmp_path}/x.db"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"\n"
        for language in LANGUAGES:
            said = refuses("--lang", language, "--database", f"sqlite:///{tmp_path}/x.db")
            assert str(tmp_path / "x.db") in said
        with closing(sqlite3.connect(tmp_path / "x.db")) as reader, closing(sqlite3.connect(tmp_path / "y.db")) as copy:
            reader.backup(copy)
        first.kill()
    asyncio.run(prepare(Settings(read_database(f"sqlite:///{tmp_path}/x.db"))))


def test_the_program_itself_ends_with_status_2(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "houseful", "serve", "--database", "sqlite:////dev/null/x.db"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1, ended.stderr


# Figures


def figures(client: Client) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in client.get("/metrics").splitlines() if line[0] != "#"]
    return {name: float(value) for name, value in lines}


def test_metrics_count_moves_sockets_and_bots_and_name_no_person(visitor: Arrive) -> None:
    ada = visitor("Ada")
    before = figures(ada)

    async def play() -> dict[str, float]:
        table = ada.table("oktoberfest", "me", "me")["table"]
        watching = await ada.socket(table["id"])
        state = (await watching.next_that_is("state"))["state"]
        watching.send(do="move", ply=0, move=state["legal"][0])
        await watching.next_that_is("played")
        found = figures(ada)
        await watching.close()
        report = ada.get("/metrics")
        assert table["id"] not in report
        assert ada.me["id"] not in report
        return found

    after = asyncio.run(play())
    assert after["houseful_moves_total"] > before["houseful_moves_total"]
    assert after["houseful_commit_seconds_count"] > before["houseful_commit_seconds_count"]
    assert after["houseful_sockets"] == before["houseful_sockets"] + 1
    assert after["houseful_rooms"] > before["houseful_rooms"]
    assert after["houseful_crashes_total"] == before["houseful_crashes_total"]


# Stopping


@pytest.mark.parametrize("kind", ["sqlite", "two workers"])
def test_stopping_lets_moves_land_and_ends_with_status_0(kind: str, tmp_path: Path, postgres_address: str) -> None:
    shared = kind == "two workers"
    database = new_database(postgres_address, "stopped") if shared else f"sqlite:///{tmp_path}/x.db"
    begun = Server(database, workers=2) if shared else FreshServer(database)
    with running(begun) as server, closing(Client(server.url)) as ada:
        table_id, told, codes = asyncio.run(stop_under_load(server, ada))
        assert codes == [1012, 1012], "the service restarts, says the close code"
        assert "crash" not in server.said(), server.said()
        assert "failed" not in server.said(), server.said()
        assert server.process is not None
        assert server.process.returncode == 0
        server.workers, server.forked = 1, True
        server.start()
        story = ada.get(f"/api/tables/{table_id}/state", since=0)["events"]
        assert [line["ply"] for line in story] == list(range(1, len(story) + 1))
        assert told <= {(line["ply"], line["at"]) for line in story}
        assert server.stop() == 0


async def stop_under_load(server: Server, ada: Client) -> tuple[str, set[tuple[int, int]], list[int | None]]:
    """Stop while people and bots play; the table, all lines that anybody was told, how the sockets closed."""
    table_id = ada.table("overbooked", "me", "random", "expert")["table"]["id"]
    sockets = [await ada.socket(table_id), await ada.socket(table_id)]
    told: set[tuple[int, int]] = set()
    stopping = None
    while (message := await sockets[0].next()) is not None:
        seen = message.get("state", message)
        if message["is"] == "played":
            told.add((message["ply"], message["at"]))
        if seen.get("legal"):
            sockets[0].send(do="move", ply=seen["ply"], move=seen["legal"][0])
        if len(told) == 5 and stopping is None:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    while await sockets[1].next() is not None:
        pass
    assert stopping is not None
    await stopping
    for watching in sockets:
        await watching.close()
    return table_id, told, [watching.closed_with for watching in sockets]


def test_ctrl_c_is_a_way_to_stop(tmp_path: Path) -> None:
    with running(FreshServer(f"sqlite:///{tmp_path}/x.db")) as server:
        assert server.process is not None
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(60) == 0
