"""Finished games: every ply from every viewpoint, and logs downloaded and imported."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import houseful
from houseful.cli.main import main
from houseful.core.text.game_log import _sum_of
from houseful.games import find_game
from tests.server.support.clients import Client

Arrive = Callable[[str], Client]
Seen = dict[tuple[int, str], Any]  # ply and viewpoint: the view


def play_and_watch(ada: Client, game: str) -> tuple[dict[str, Any], Seen]:
    """A whole game with some moves taken back, and what everybody saw at each ply."""
    table = ada.table(game, "me", "me", number="17")["table"]
    path, luck, seen = f"/api/tables/{table['id']}", random.Random(3), {}
    queries = {"0": {"seat": 0}, "1": {"seat": 1}}
    while True:
        states = {viewpoint: ada.get(f"{path}/state", **query) for viewpoint, query in queries.items()}
        ply, turn = states["0"]["ply"], states["0"]["turn"]
        for viewpoint, state in states.items():
            seen[ply, viewpoint] = state["view"]
        if states["1"]["table"]["stage"] == "over":
            return ada.get(path), seen
        if turn is None:
            continue
        if states["0"]["undo"] and luck.random() < 0.3:
            ada.post(f"{path}/undo", ply=ply)
        else:
            ada.post(f"{path}/moves", ply=ply, move=luck.choice(states[str(turn)]["legal"]))


@pytest.mark.parametrize("game", houseful.games())
def test_every_ply_is_shown_as_it_was_seen(visitor: Arrive, game: str) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table, seen = play_and_watch(ada, game)
    path = f"/api/tables/{table['id']}/replay"
    plies = sorted({ply for ply, _ in seen})
    assert plies == list(range(table["ply"] + 1))
    for ply in plies:
        shown = eve.get(path, ply=ply, eyes="open")
        assert shown["views"] == [seen[ply, "0"], seen[ply, "1"]]
        assert (shown["ply"], shown["plies"]) == (ply, table["ply"])
    for ply in random.Random(1).sample(plies, 8):
        for seat in "01":
            assert eve.get(path, ply=ply, eyes=seat)["views"] == [seen[ply, seat]]
        spectator = eve.get(path, ply=ply)["views"]
        assert [view["seat"] for view in spectator] == [None]
    assert eve.get(path)["ply"] == table["ply"]
    assert eve.get(path, 404, ply=table["ply"] + 1)["error"] == "server-no-ply"
    for unknown in ("2", "-1", "all", "٣"):
        assert eve.get(path, 400, eyes=unknown)["error"] == "server-no-eyes"
    check_log(ada, table, path.replace("replay", "log"))


def wait_for_the_end(ada: Client, table_id: str) -> None:
    end = time.monotonic() + 60
    while ada.get(f"/api/tables/{table_id}")["stage"] != "over":
        assert time.monotonic() < end, "the game does not end"
        time.sleep(0.05)


def check_log(ada: Client, table: dict[str, Any], path: str) -> None:
    """The log holds the fair deal, and comes back as a replay with the same views."""
    log = ada.get(path)
    game = houseful.replay(log)
    assert game.fair is not None
    assert (game.fair.commitment, game.fair.secret) == (table["fair"]["commitment"], table["fair"]["secret"])
    assert list(game.fair.numbers) == table["fair"]["numbers"] == ["17", "17"]
    assert str(game.seed) == table["fair"]["seed"]
    kept = ada.post("/api/logs", 201, log=log)
    assert kept["stage"] == "over"
    assert kept["result"] == table["result"]
    assert kept["fair"] == table["fair"]
    for ply in {0, 1, game.ply // 2, game.ply}:
        shown = ada.get(f"/api/tables/{kept['id']}/replay", ply=ply, eyes="open")
        past = game.at_ply(ply)
        assert shown["views"] == [past.view(seat) for seat in range(game.players)]
    assert ada.get(f"/api/tables/{kept['id']}/log") == log


def test_a_game_that_goes_on_has_no_replay_and_keeps_its_secret(visitor: Arrive) -> None:
    ada = visitor("Ada")
    table = ada.table("overbooking", "me", "me")["table"]
    for word in ("replay", "log"):
        assert ada.get(f"/api/tables/{table['id']}/{word}", 409)["error"] == "server-not-over"
    assert ada.get(f"/api/tables/{table['id']}")["fair"]["secret"] is None


def test_a_log_of_a_game_with_a_pack_of_ones_own(visitor: Arrive) -> None:
    ada = visitor("Ada")
    pack = find_game("overbooking").standard.text.replace('"lion"', '"bear"')
    table = ada.table("overbooking", "random", "random", pack=pack, options={"first": 1})["table"]
    wait_for_the_end(ada, table["id"])
    log = ada.get(f"/api/tables/{table['id']}/log")
    assert "bear" in log
    kept = ada.post("/api/logs", 201, log=log)
    assert kept["pack"] is not None
    assert kept["options"]["first"] == 1
    assert ada.get(f"/api/tables/{kept['id']}/log") == log


def test_what_is_no_log_is_not_kept(visitor: Arrive) -> None:
    ada = visitor("Ada")
    for text in ("x", "houseful log 1\n", "houseful log 1\ngame chess, rules 1\n"):
        answer = ada.post("/api/logs", 400, log=text)
        assert answer["message"].startswith("Line ")


@pytest.fixture
def downloaded(visitor: Arrive, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("HOUSEFUL_LANG", "en")
    ada = visitor("Ada")
    table = ada.table("oktoberfest", "random", "random")["table"]
    wait_for_the_end(ada, table["id"])
    log: str = ada.get(f"/api/tables/{table['id']}/log")
    return log


def test_the_command_verifies_a_downloaded_log(
    downloaded: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.log"
    file.write_text(downloaded)
    main(["replay", str(file)])
    assert "Dealt fairly" in capsys.readouterr().out


def test_the_command_refuses_a_log_that_was_tampered_with(
    downloaded: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = downloaded.rstrip("\n").split("\n")
    fair = next(n for n, line in enumerate(lines) if line.startswith("fair "))
    commitment, secret, first, second = lines[fair].split(" ")[1:]
    tampered = {
        "secret": (fair, f"fair {commitment} {'0' * 64} {first} {second}"),
        "number": (fair, f"fair {commitment} {secret} 9 {second}"),
        "commitment": (fair, f"fair {'0' * 64} {secret} {first} {second}"),
        "seed": (fair + 1, "seed 9"),
    }
    for what, (at, line) in tampered.items():
        changed = [*lines[:at], line, *lines[at + 1 : -1]]
        changed.append(lines[-1].rpartition(" ")[0] + " " + _sum_of(changed))
        refuse(changed, tmp_path, capsys, what)
    for at in (fair + 2, len(lines) - 2):
        other = next(line.partition(" ")[2] for line in lines[fair + 2 : -1] if line[2:] not in lines[at])
        number = lines[at].partition(" ")[0]
        refuse([*lines[:at], f"{number} {other}", *lines[at + 1 :]], tmp_path, capsys, "move")


def refuse(lines: list[str], folder: Path, capsys: pytest.CaptureFixture[str], what: str) -> None:
    file = folder / f"{what}.log"
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(SystemExit) as status:
        main(["replay", str(file)])
    told = capsys.readouterr()
    assert status.value.code == 2
    assert told.err.count("\n") == 1, what
    assert "Line " in told.err
    assert told.out == ""


@pytest.mark.parametrize("game", houseful.games())
def test_a_finished_table_has_a_picture(visitor: Arrive, game: str) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = ada.table(game, "me", "me")["table"]["id"]
    assert ada.get(f"/api/tables/{table}/picture", 409)["error"] == "server-not-over"
    table = ada.table(game, "random", "random")["table"]["id"]
    wait_for_the_end(ada, table)
    shown = eve.http.get(f"/api/tables/{table}/picture", params={"language": "de"})
    assert shown.headers["content-type"] == "image/svg+xml"
    assert "Zufalls-Bot 1" in shown.text
    assert "default-src 'self'" in shown.headers["content-security-policy"]
    for seat, total in enumerate(sheet["total"] for sheet in ada.get(f"/api/tables/{table}")["result"]["players"]):
        assert f">{total}</text>" in shown.text, seat
