"""Headers and cookies of every answer, and what the database knows of tokens."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from houseful.server.http.security_headers import SECURITY
from houseful.server.people import digest_of
from tests.server.support.clients import Client, anonymous_client
from tests.server.support.game_in_progress import GameInProgress
from tests.server.support.processes import Server, serving


@pytest.fixture(scope="module")
def running(sqlite_server: Server) -> Iterator[GameInProgress]:
    running = GameInProgress(sqlite_server)
    yield running
    running.close()


def value_of(client: Client) -> str:
    """The cookie's value: a token and its signature."""
    return str(client.http.cookies["houseful"])


def test_every_answer_carries_the_security_headers(running: GameInProgress) -> None:
    asked = [
        "/health",
        "/metrics",
        "/schema",
        "/schema/openapi.json",
        "/api/me",
        "/api/games",
        "/nothing",
        "/api/tables/x",
    ]
    asked += [f"{running.here}/state", f"{running.here}/log"]
    with anonymous_client(running.server.url) as http:
        answers = [http.get(path, follow_redirects=True) for path in asked]
        answers += [
            http.post("/api/me", content=b"x" * 600_000),
            http.post("/api/me", content=b"{"),
            http.put("/api/me"),
        ]
        answers.append(http.post("/api/me", json={"name": "Ada"}, headers={"origin": "https://elsewhere.example"}))
    assert {answer.status_code for answer in answers} >= {200, 400, 401, 403, 404, 405, 409, 413}
    for answer in answers:
        for name, value in SECURITY:
            assert answer.headers[name.decode()] == value.decode(), answer.url
        policy = answer.headers["content-security-policy"]
        allowed = {part.split()[0]: part.split()[1:] for part in policy.split("; ")}
        assert allowed.pop("script-src") == ["'self'", "'wasm-unsafe-eval'"]  # the rules as WebAssembly, and no more
        assert allowed["worker-src"] == allowed["default-src"] == ["'self'"]
        assert "unsafe" not in str(allowed)
        assert "server" not in answer.headers
        if answer.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


def test_the_cookie_is_for_this_site_and_not_for_scripts(sqlite_server: Server) -> None:
    with anonymous_client(sqlite_server.url) as http:
        cookie = http.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].lower()
    parts = {part.strip() for part in cookie.split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts


def test_the_database_knows_no_token(tmp_path: Path) -> None:
    file = tmp_path / "houseful.db"
    with serving(f"sqlite:///{file}") as server:
        with closing(Client(server.url, "Ada")) as ada:
            cookie, _, signature = value_of(ada).partition(".")
            tokens = [ada.post(f"/api/me/{what}", 201)["token"] for what in ("link", "token")]
            invite = ada.table("overbooking", "me", "invite")["invites"]["1"]
        server.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (cookie, signature, *tokens, invite):
        assert secret.encode() not in kept
    for secret in (cookie, *tokens, invite):
        assert digest_of(secret).encode() in kept  # what is there in its place: so we looked in the right file
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM tokens").fetchone() == (3,)
