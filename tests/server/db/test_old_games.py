"""Old games go on after an upgrade, under the cards they were dealt, whatever the standard cards have become."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from houseful import replay
from houseful.core.text.game_log import _sum_of
from houseful.core.text.packs import sha256_of
from houseful.games import NAMES, find_game
from tests.server.support.clients import Client
from tests.server.support.postgres import new_database
from tests.server.support.released import (
    INLINE,
    OLD_PACKS,
    OWN_PACK,
    RELEASED,
    TOKEN,
    bring_pack,
    copy_to_postgres,
    give_token,
    released_database,
    upgrade_to,
)
from tests.server.support.threaded_server import serving_in_thread

OLD_DIGESTS = {"overbooking": "bc2c75df876f", "overbooked": "90745e2ac4e3", "oktoberfest": "b79ac4d7ef7f"}
NEW_DIGESTS = {name: find_game(name).standard.digest for name in NAMES}  # before a test changes the standard cards
CHANGES = {  # the cards of a later release, under which old games would go another way
    "overbooking": ('"lion"', '"bear"'),
    "overbooked": ('"skip"', '"plus-one"'),
    "oktoberfest": ("points = 1", "points = 3"),
}


@pytest.fixture
def opened(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str, str], str]:
    """The address of a released database, with a token for Ada, on either engine."""

    def open_released(revision: str, engine: str) -> str:
        file = released_database(revision, tmp_path)
        give_token(file)
        if revision in INLINE:
            bring_pack(file)
        if engine == "sqlite":
            return f"sqlite:///{file}"
        address = new_database(request.getfixturevalue("postgres_address"), f"released-{revision}")
        upgrade_to(address, revision)
        copy_to_postgres(file, address)
        return address

    return open_released


@contextmanager
def visiting(address: str) -> Iterator[Client]:
    """Ada at a server over a released database."""
    with serving_in_thread(address) as url:
        ada = Client(url, "Eve")
        ada.http.headers["authorization"] = f"Bearer {TOKEN}"
        ada.http.cookies.clear()
        yield ada
        ada.close()


def change_standard_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this be a later release with other standard cards."""
    for name, (old, new) in CHANGES.items():
        game = find_game(name)
        assert old in game.standard.text
        later = game.standard.text.replace(old, "@").replace(new, old).replace("@", new)
        monkeypatch.setitem(vars(game), "standard", game.read_pack(later, standard=True))


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
@pytest.mark.parametrize("revision", RELEASED)
def test_old_games_are_played_on_and_replayed(
    revision: str, engine: str, opened: Callable[[str, str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = opened(revision, engine)
    change_standard_packs(monkeypatch)
    with visiting(address) as ada:
        tables = ada.get("/api/tables/mine")["tables"]
        assert sorted(table["stage"] for table in tables) == ["over"] * 3 + ["playing"] * 3 + ["waiting"]
        for table in tables:
            look_at(ada, table)
            if revision in INLINE:
                mine = table["game"] == "overbooking" and table["stage"] != "waiting"
                assert table["pack"] == ("Ada’s own" if mine else None)
        check_rematch(ada, next(table for table in tables if table["stage"] == "over" and table["pack"] is None))


def look_at(ada: Client, table: dict[str, Any]) -> None:
    """Play a move in a running game; download a finished one and replay it: its pack is in the log."""
    address = f"/api/tables/{table['id']}"
    assert table["unreadable"] is None
    assert table["rules_version"] in (1, find_game(table["game"]).rules.version)
    if table["stage"] == "waiting":
        return
    messages = ada.get(f"{address}/chat")["messages"]
    assert [message["text"] for message in messages] == [f"Good luck at {table['game']}!"]
    if table["stage"] == "over":
        log = ada.get(f"{address}/log")
        again = replay(log)
        assert again.over
        assert [player["total"] for player in table["result"]["players"]] == [s.total for s in again.scores()]
        former = {file.stem for file in (find_game(table["game"]).folder / "former_packs").glob("*.toml")}
        standard = {*former, NEW_DIGESTS[table["game"]]}
        assert again.pack.digest in ({sha256_of(OWN_PACK)[:12]} if table["pack"] else standard)
        return
    state = ada.get(f"{address}/state")
    assert state["ply"] == 12
    if state["legal"]:
        after = ada.post(f"{address}/moves", ply=state["ply"], move=state["legal"][0])
        assert after["ply"] == 13


def check_rematch(ada: Client, over: dict[str, Any]) -> None:
    """A game with standard cards is played again with the standard cards of today; its own log is still known here."""
    log = ada.get(f"/api/tables/{over['id']}/log")
    again = ada.post(f"/api/tables/{over['id']}/rematch")
    assert (again["pack"], again["rules_version"]) == (None, find_game(over["game"]).rules.version)
    new = ada.table(over["game"], *["me"] * len(over["seats"]))["table"]
    assert (new["pack"], new["stage"]) == (None, "playing")
    digest = replay(log).pack.digest
    *lines, end = log.splitlines()
    short = [line for line in lines if not line.startswith("|")]  # as it was downloaded at the time
    short[3] = f"pack standard {digest}"
    written = "\n".join([*short, f"{end.rpartition(' ')[0]} {_sum_of(short)}"]) + "\n"
    kept = ada.post("/api/logs", 201, log=written)
    assert replay(ada.get(f"/api/tables/{kept['id']}/log")).pack.digest == digest


@pytest.mark.parametrize("name", NAMES)
def test_the_standard_packs_of_the_first_releases_are_kept(name: str) -> None:
    """Old games would be dealt other cards if these files changed."""
    assert sha256_of((OLD_PACKS / f"{name}.toml").read_text("utf-8"))[:12] == OLD_DIGESTS[name]
