"""Writes a database of today's schema as SQL: `python -m tests.server.db.released.make`.

Every released schema keeps such a file for ever (`0001.sql`, …): games that run, games that are over, a
table that waits, people, talk, a shared score sheet. Tests upgrade each of them and play on.
"""

import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.support.clients import Client
from tests.server.support.processes import serving

HERE = Path(__file__).parent
GAMES = {"overbooking": 3, "overbooked": 2, "oktoberfest": 2}
MOVES = 12  # of a game that is not finished
SUBSCRIPTION = {  # the example of RFC 8291
    "endpoint": "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "released.db"
        with serving(f"sqlite:///{file}") as server:
            fill(Client(server.url, "Ada"), Client(server.url, "Bob"))
        with closing(sqlite3.connect(file)) as database:
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            (HERE / f"{version}.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
        print(version)


def fill(ada: Client, bob: Client) -> None:
    """Play a little of everything."""
    luck = random.Random(13)
    for game, players in GAMES.items():
        for moves, talker in ((MOVES, ada), (10_000, bob)):  # one of them alone would soon talk too fast
            table_id = ada.table(game, "open", *["me"] * (players - 1))["table"]["id"]
            bob.post(f"/api/tables/{table_id}/join")
            ada.post(f"/api/tables/{table_id}/start")
            talker.post(f"/api/tables/{table_id}/chat", 201, text=f"Good luck at {game}!")
            play(table_id, (ada, bob), moves, luck)
    ada.table("overbooking", "me", "open", "novice", public=True)
    ada.post("/api/sheets", 201, game="overbooked", parts=[{"count": 2}, {"name": "Ada"}])
    ada.post("/api/me/push", 201, **SUBSCRIPTION)
    ada.post(f"/api/tables/{table_id}/reminders", wanted=False)


def play(table_id: str, people: tuple[Client, Client], moves: int, luck: random.Random) -> None:
    """Play so many moves, or to the end."""
    for _ in range(moves):
        states: list[tuple[Client, dict[str, Any]]] = [
            (person, person.get(f"/api/tables/{table_id}/state")) for person in people
        ]
        asked = [(person, state) for person, state in states if state["legal"]]
        if not asked:
            return
        person, state = asked[0]
        person.post(f"/api/tables/{table_id}/moves", ply=state["ply"], move=luck.choice(state["legal"]))


if __name__ == "__main__":
    main()
