"""One person with 200 tables of masters: how long a novice at another's table takes to answer.

`python -m benchmarks.attacks.many_bot_tables [--tables N] [--seconds S]`: a server over SQLite with default settings
for each way of the attack: tables at which only bots play, and tables at which the attacker has a seat. The novice's
answers are timed before it and during it, for some seconds each; an answer that does not come counts as long as it
was waited for.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from contextlib import closing

import httpx
from tests.server.support.clients import Client, Socket
from tests.server.support.processes import serving

MASTER, NOVICE, ME = {"kind": "bot", "level": "master"}, {"kind": "bot", "level": "novice"}, {"kind": "me"}
WAYS = {"bots alone": [MASTER] * 4, "with a seat": [MASTER, MASTER, MASTER, ME]}
GAME = "overbooked"
HEAD = (
    "| 200 tables of masters | made | refused | novice before, p50 / most ms | during, p50 / most ms | answers |\n"
    "|---|---|---|---|---|---|"
)


async def next_message(socket: Socket, kind: str, seconds: float) -> dict[str, object] | None:
    """The next message of a kind; None if it does not come in time."""
    try:
        return await socket.next_that_is(kind, timeout=seconds)
    except TimeoutError:
        return None


async def novice_answers(ada: Client, seconds: float) -> list[float]:
    """Play against a novice for a while; the milliseconds from each move until it is Ada's turn again."""
    waits: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        made = ada.post("/api/tables", 201, game="oktoberfest", seats=[ME, NOVICE])
        socket = await ada.socket(made["table"]["id"])
        seen = (await socket.next_that_is("state"))["state"]
        began = time.perf_counter()
        while seen["turn"] is not None and time.perf_counter() < end:
            if seen["legal"]:
                waits.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(0.1)
                began = time.perf_counter()
                socket.send(do="move", ply=seen["ply"], move=seen["legal"][0])
            found = await next_message(socket, "played", end - time.perf_counter())
            if found is None:
                waits.append(1000 * (time.perf_counter() - began))
                break
            seen = found
        await socket.close()
    return waits


def attack(eve: Client, seats: list[dict[str, str]], tables: int) -> tuple[int, int]:
    """Make tables at full rate; how many were made and how many refused."""
    made = [eve.http.post("/api/tables", json={"game": GAME, "seats": seats}).status_code for _ in range(tables)]
    return made.count(httpx.codes.CREATED), made.count(httpx.codes.TOO_MANY_REQUESTS)


def shown(waits: list[float]) -> str:
    """The median and the longest."""
    return f"{statistics.median(waits):,.0f} / {max(waits):,.0f}" if waits else "none"


def main(arguments: list[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks.many_bot_tables")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    options = parser.parse_args(arguments)
    print(HEAD.replace("200", str(options.tables)), flush=True)
    for way, seats in WAYS.items():
        with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/x.db") as server:
            with closing(Client(server.url, "Ada")) as ada, closing(Client(server.url, "Eve")) as eve:
                before = asyncio.run(novice_answers(ada, min(10.0, options.seconds)))
                made, refused = attack(eve, seats, options.tables)
                during = asyncio.run(novice_answers(ada, options.seconds))
            print(f"| {way} | {made} | {refused} | {shown(before)} | {shown(during)} | {len(during)} |", flush=True)
            server.kill()  # masters would think on


if __name__ == "__main__":
    main()
