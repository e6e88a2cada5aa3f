"""A log of 200,000 lines, a move taken back again and again: what it costs to open, to ask for and to go on with.

python -m benchmarks.attacks.journal [--source OTHER/src] [--lines 200000]
"""

import argparse
import sqlite3
import tempfile
import time
from contextlib import closing

from tests.server.support.clients import Client

from benchmarks.attacks.calm import default_server, memory_of


def write_lines(file: str, table: str, move: str, seat: int, lines: int) -> None:
    """Write a log that goes back and forth, as a server without a limit for undos let anybody do."""
    moment = int(time.time() * 1000)
    rows = ((table, ply, seat, *(("move", move) if ply % 2 else ("undo", "")), moment) for ply in range(1, lines + 1))
    with closing(sqlite3.connect(file)) as connection, connection:
        insert = "INSERT INTO entries (table_id, ply, seat, kind, text, at) VALUES (?, ?, ?, ?, ?, ?)"
        connection.executemany(insert, rows)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks.journal")
    parser.add_argument("--source")
    parser.add_argument("--lines", type=int, default=200_000)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/houseful.db"
        with default_server(options.source, f"sqlite:///{file}") as server, closing(Client(server.url)) as ada:
            table = ada.table("overbooking", "me", "me")["table"]["id"]
            state = ada.get(f"/api/tables/{table}/state")
            if not state["legal"]:
                state = ada.get(f"/api/tables/{table}/state", seat=state["turn"])
        write_lines(file, table, state["legal"][0], state["turn"], options.lines)
        print(f"a log of {options.lines} lines\n\n| request | ms | server MB |\n|---|---|---|")
        with default_server(options.source, f"sqlite:///{file}") as server, closing(Client(server.url)) as eve:
            print(f"| nothing yet | — | {memory_of(server):.0f} |")
            for path, query in (
                ("state", {}),
                ("state", {"since": options.lines - 1}),
                ("state", {"since": 0}),
                ("prose", {"since": 0}),
            ):
                began = time.perf_counter()
                eve.get(f"/api/tables/{table}/{path}", **query)
                took = 1000 * (time.perf_counter() - began)
                print(f"| {path} {query or ''} | {took:.0f} | {memory_of(server):.0f} |", flush=True)


if __name__ == "__main__":
    main()
