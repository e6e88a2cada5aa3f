"""How long do the lists of home take? Fifty tables, read as a visitor's browser does, over both databases.

`python -m benchmarks lists [--tables N]`: the server opened none of the tables before the first reading.
"""

import argparse
import statistics
import tempfile
import time

import httpx
from tests.server.support.clients import Client
from tests.server.support.postgres import new_database, postgres
from tests.server.support.processes import Server

from benchmarks.server import seconds_of

READINGS = 100


def lay(database: str, tables: int) -> httpx.Cookies:
    """Public tables, half of them waiting, of as many hosts and one guest who sits everywhere; the guest's cookies."""
    server = Server(database).start()
    guest = Client(server.url, "Guest")
    for number in range(tables):
        host = Client(server.url, f"Host {number}")
        table = host.table("oktoberfest", "me", "open", public=True)["table"]["id"]
        if number % 2:
            guest.post(f"/api/tables/{table}/join")
            host.post(f"/api/tables/{table}/start")
            for person in (host, guest):
                state = person.get(f"/api/tables/{table}/state")
                if state["legal"]:
                    person.post(f"/api/tables/{table}/moves", ply=state["ply"], move=state["legal"][0])
        else:
            guest.post(f"/api/tables/{table}/join")
        host.close()
    cookies = guest.http.cookies
    guest.close()
    server.stop()
    return cookies


def read(server: Server, path: str, cookies: httpx.Cookies) -> tuple[int, float, list[float], float]:
    """How many tables a list has; ms of the first reading, of the others in order, and of the server's processor."""
    took = []
    with httpx.Client(base_url=server.url, cookies=cookies, timeout=60) as http:
        http.get("/health")
        for number in range(READINGS + 1):
            if number == 1:
                busy = seconds_of(server)
            began = time.perf_counter()
            answer = http.get(path)
            took.append(1000 * (time.perf_counter() - began))
            assert answer.status_code == 200, answer.text
    busy = seconds_of(server) - busy
    return len(answer.json()["tables"]), took[0], sorted(took[1:]), 1000 * busy / READINGS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks lists")
    parser.add_argument("--tables", type=int, default=50)
    options = parser.parse_args()
    print("| database | list | tables | first ms | best ms | p50 ms | p99 ms | server's processor ms |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with postgres() as cluster, tempfile.TemporaryDirectory() as folder:
        databases = {
            "SQLite": f"sqlite:///{folder}/houseful.db",
            "PostgreSQL": new_database(cluster.address, "lists"),
        }
        for name, database in databases.items():
            cookies = lay(database, options.tables)
            server = Server(database).start()
            for path in ("/api/tables", "/api/tables/mine"):
                count, first, took, busy = read(server, path, cookies)
                figures = (first, took[0], statistics.median(took), took[int(0.99 * len(took))], busy)
                cells = [name, path, str(count), *(f"{figure:.1f}" for figure in figures)]
                print(f"| {' | '.join(cells)} |", flush=True)
            server.stop()


if __name__ == "__main__":
    main()
