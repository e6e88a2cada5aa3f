"""Malformed, oversized and absurd requests: refused in the visitor's language, nothing changed, no crash."""

import itertools
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

import houseful
from houseful.games import find_game
from tests.server.support.clients import NO_TLS, Client
from tests.server.support.game_in_progress import GameInProgress, check_refused
from tests.server.support.processes import Server

MALFORMED = {
    "nothing": b"",
    "half an object": b'{"name": "A',
    "not an object": b'["move"]',
    "null": b"null",
    "not UTF-8": b'{"text": "\xff\xfe", "name": "\xff"}',
    "lone surrogate": rb'{"\ud800": "\udfff"}',
    "NUL outside of strings": b'{"ply": 0, \x00}',
    "deep nesting": b'{"options": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep objects": b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
    "unknown field": b'{"seed": 1}',
    "NaN": b'{"ply": NaN, "seat": NaN, "text": NaN, "name": NaN, "number": NaN, "log": NaN, "token": NaN}',
    "huge number": b'{"ply": 1' + b"0" * 4000 + b', "seat": 1e999}',
    "wrong types": b'{"ply": "0", "seat": "0", "text": 1, "name": 1, "number": 1, "log": 1, "token": 1,'
    b' "game": 1, "reaction": 1, "person": 1}',
    "two documents": b"{}{}",
    "not JSON": b"do=move&ply=0",
}


@pytest.fixture(scope="module")
def running(postgres_server: Server) -> Iterator[GameInProgress]:
    running = GameInProgress(postgres_server)
    yield running
    running.close()


def operations(running: GameInProgress) -> list[tuple[str, str, dict[str, Any]]]:
    """Every operation of the OpenAPI page, with the table's id filled in, and a score sheet's code and part."""
    paths = httpx.get(f"{running.server.url}/schema/openapi.json", timeout=60, verify=NO_TLS).json()["paths"]
    return [
        (method.upper(), filled_in(path, running.table), operation)
        for path, item in paths.items()
        for method, operation in item.items()
    ]


def filled_in(path: str, table: str) -> str:
    """A path with something in each place that could be there."""
    for name, value in {"table_id": table, "code": "aaaaaa", "part": "0", "token": "a.0.b"}.items():
        path = path.replace(f"{{{name}}}", value)
    return path


@pytest.mark.parametrize("body", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_body_is_refused_on_every_route(body: bytes, running: GameInProgress) -> None:
    with running.unchanged():
        for method, path, operation in operations(running):
            if "requestBody" in operation:
                answer = running.ada.http.request(method, path, content=body)
                free_form = path == "/api/score"  # its own reader says what is wrong
                check_refused(answer, 400, key=None if free_form else "server-message")


def test_a_body_that_is_too_large_is_refused_on_every_route(running: GameInProgress) -> None:
    with running.unchanged():
        for method, path, operation in operations(running):
            if "requestBody" in operation:
                answer = running.ada.http.request(method, path, content=b'{"name": "' + b"a" * 600_000 + b'"}')
                check_refused(answer, 413, key="server-limit-body-bytes")


SLOW_PACKS = {
    "dotted key": "a." * 9_999 + "a=1",
    "header": f"[{'a.' * 9_999}a]\n" + "".join(f"b{number}=1\n" for number in range(5_000)),
    "digits": "a = " + "9" * 5_000,
    "nested": "a = " + "[" * 5_000 + "]" * 5_000,
}


@pytest.mark.parametrize("name", SLOW_PACKS)
def test_a_pack_that_would_take_long_to_parse_is_refused(name: str, running: GameInProgress) -> None:
    pack = SLOW_PACKS[name]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    behind_bars = "\n".join(f"| {line}" for line in pack.split("\n"))
    log = f"houseful log 1\ngame overbooking, rules 1\noptions players=2\npack own 0\n{behind_bars}\n"
    with running.unchanged():
        asked = {"game": "overbooking", "seats": seats, "pack": pack}
        check_refused(running.ada.http.post("/api/tables", json=asked), 400)
        check_refused(running.ada.http.post("/api/logs", json={"log": log}), 400)


PLACES = (
    "%00",
    "a%00b",
    "%ff%fe",
    "%F0%9F%98%80",
    "a" * 300,
    "'%20OR%201=1",
    "%2e%2e%2fetc",
    "no1such2table",
    "-1",
)


@pytest.mark.parametrize("place", PLACES)
def test_a_table_that_cannot_be(place: str, running: GameInProgress) -> None:
    bodies = {
        "moves": {"ply": 0, "move": "x"},
        "undo": {"ply": 0},
        "chat": {"text": "x"},
        "kick": {"seat": 0},
    }
    bodies |= {"reactions": {"reaction": "wow"}, "mute": {"person": "x"}, "bot": {"seat": 0}}
    with running.unchanged():
        for method, path, operation in operations(running):
            if running.table in path:
                body = bodies.get(path.rpartition("/")[2], {}) if "requestBody" in operation else None
                where = path.replace(running.table, place)
                french = {"accept-language": "fr"}  # where there is no page, nobody asks who is asking
                check_refused(running.ada.http.request(method, where, json=body, headers=french), 400, 404)


QUERIES = (
    "state?seat=-1", "state?seat=8", "state?seat=x", "state?seat=%00",
    "state?seat=", "state?since=-1", "state?since=9999999999999999999999", "state?since=NaN",
    "state?seat=%ff", "state?seat=1.5", "replay?ply=-1", "replay?ply=x", "replay?eyes=" + "9" * 5000,
)  # fmt: skip


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query[:20])
def test_a_query_that_cannot_be(query: str, running: GameInProgress) -> None:
    with running.unchanged():
        check_refused(running.ada.http.get(f"{running.here}/{query}"), 400)


def test_lists_of_games_that_do_not_exist(running: GameInProgress) -> None:
    for game in ("%00", "chess", "a" * 33, "%ff"):
        check_refused(running.ada.http.get(f"/api/tables?game={game}"), 400)


TABLES: list[dict[str, Any]] = [
    {"game": "chess", "seats": [{"kind": "me"}]},
    {"game": "overbooking\0", "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"game": "overbooking", "seats": []},
    {"game": "overbooking", "seats": [{"kind": "me"}]},
    {"game": "overbooking", "seats": [{"kind": "me"}] * 9},
    {"game": "overbooking", "seats": [{"kind": "queen"}, {"kind": "me"}]},
    {"game": "overbooking", "seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]},
]
WRONG: list[dict[str, Any]] = [
    {"options": {"seed": 1}},
    {"options": {"players": 3}},
    {"options": {"pack": "/etc/passwd"}},
    {"options": {"bonus": "\0"}},
    {"options": {"\0": 1}},
    {"options": {"first": 10**15}},
    {"options": {"first": True}},
    {"options": {"first": 1.0}},
    {"options": {"peek": "yes"}},
    {"options": {str(n): n for n in range(21)}},
    {"options": []},
    {"pack": "\0"},
    {"pack": "name = '\0'"},
    {"pack": "a" * 200_001},
    {"pack": "a = " + "[" * 20_000},
    {"pack": "[a]\n" * 20_000},
    {"pack": ""},
    {"number": "\0"},
    {"number": "1\n"},
    {"number": "a b"},
    {"number": "7" * 33},
    {"number": "٣"},
    {"clock": {"per": "year", "seconds": 60}},
    {"clock": {"per": "move", "seconds": 0}},
    {"clock": {"per": "move", "seconds": 10**12}},
    {"pace": "slow", "clock": {"per": "move", "seconds": 60}},
    {"stand_in": "nobody"},
    {"public": "yes"},
]


GOOD = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize("wish", TABLES + [{**GOOD, **wrong} for wrong in WRONG])
def test_a_table_nobody_can_play_at(wish: dict[str, Any], running: GameInProgress) -> None:
    with running.unchanged():
        check_refused(running.ada.http.post("/api/tables", json=wish), 400)


ABSURD: tuple[Any, ...] = (
    None, -1, 99, 2**63, 1.5, 1e300, "", "\0", "x" * 5000, [], [[[]]], {}, {"a": {"b": [None]}}, ["x", "x"],
)  # fmt: skip


@pytest.mark.parametrize("game", houseful.games())
def test_options_of_every_kind_with_absurd_values(game: str, running: GameInProgress) -> None:
    for option, value in itertools.product(find_game(game).rules.options, ABSURD):
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": game, "seats": seats, "options": {option.name: value}}
        answer = running.ada.http.post("/api/tables", json=wish)
        if answer.status_code != 201 or value != []:
            check_refused(answer, 400)
    running.check_health()


def test_names_and_words_with_nothing_visible_in_them(running: GameInProgress) -> None:
    """PostgreSQL takes no NUL: what cannot be printed is left out, and what is nothing then is refused."""
    with running.unchanged():
        for name in ("\0", " ", "\u200b\u202e", "\n\t", "\x7f"):
            check_refused(running.ada.http.request("PATCH", "/api/me", json={"name": name}), 400, key="server-name")
            check_refused(running.ada.http.post("/api/me", json={"name": name}), 400)
            answer = running.ada.http.post(f"{running.here}/chat", json={"text": name})
            check_refused(answer, 400, 429)
    with closing(Client(running.server.url, "Z\0e\u202e")) as client:
        assert client.get("/api/me")["name"] == "Ze"


def test_somebody_who_cannot_be_muted(running: GameInProgress) -> None:
    with running.unchanged():
        for person in ("\0", "nobody\0", "a" * 25, "", "no such person"):
            check_refused(running.ada.http.post(f"{running.here}/mute", json={"person": person}), 400)
        for person in ("nosuchperson", running.ada.me["id"]):
            check_refused(
                running.ada.http.post(f"{running.here}/mute", json={"person": person}), 404, key="server-nobody"
            )


def test_what_is_not_there_and_methods_that_are_not_allowed(running: GameInProgress) -> None:
    with running.unchanged():
        for path in ("/api/nothing", "/api", "/api/tables/a/b/c", "/.env", "/api/%00"):
            check_refused(
                httpx.get(running.server.url + path, headers={"accept-language": "fr"}, timeout=60, verify=NO_TLS), 404
            )
        answer = httpx.put(
            f"{running.server.url}/api/me", headers={"accept-language": "nl-BE,fr"}, timeout=60, verify=NO_TLS
        )
        check_refused(answer, 405, language="nl", key="server-no-page")
        assert answer.headers["allow"]
