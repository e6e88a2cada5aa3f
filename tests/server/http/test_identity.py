"""Who somebody is: forged cookies, other people's tokens, pages of other sites, headers, and links."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from houseful.server import people
from houseful.server.db.queries import now
from houseful.server.people import LINK_LIFETIME, digest_of
from tests.server.support.clients import NO_TLS, Client, anonymous_client, open_socket
from tests.server.support.game_in_progress import GameInProgress, check_refused
from tests.server.support.in_process import Guest, serving_here
from tests.server.support.processes import Server


@pytest.fixture(scope="module")
def running(sqlite_server: Server) -> Iterator[GameInProgress]:
    running = GameInProgress(sqlite_server)
    yield running
    running.close()


def value_of(client: Client) -> str:
    """The cookie's value: a token and its signature."""
    return str(client.http.cookies["houseful"])


def forgeries(running: GameInProgress) -> list[str]:
    """Cookies that are not ours."""
    token, _, signature = value_of(running.ada).partition(".")
    other, _, others_signature = value_of(running.bob).partition(".")
    wrong = ("0" if signature[0] != "0" else "1") + signature[1:]
    return [
        f"{token}.{wrong}", f"{token}.{others_signature}", f"{other}.{signature}", f"{token}.", token,
        f".{signature}", ".", "", "x", f"{token[:-1]}.{signature}", f"{token}.{signature}.{signature}",
        f"{token}.{signature.upper()}",
        f"{token} .{signature}", "%00.%00", '"\\000"', "é.ü", "a" * 5000, f"{token}.{signature}" + "0" * 4000,
        "' OR 1=1 --", "null", '{"id": 1}',
    ]  # fmt: skip


def test_a_forged_cookie_identifies_no_person(running: GameInProgress) -> None:
    mover, _, seen = running.players()
    move = {"ply": seen["ply"], "move": seen["legal"][0]}
    with running.unchanged():
        for cookie in forgeries(running):
            with anonymous_client(running.server.url) as forger:
                raw = [(b"cookie", f"houseful={cookie}".encode())]
                check_refused(forger.get("/api/me", headers=raw), 401, language="de", key="server-who")
                answer = forger.post(f"{running.here}/moves", json=move, headers=raw)
                check_refused(answer, 401, language="de", key="server-who")
                state = forger.get(f"{running.here}/state", headers=raw).json()
                assert (state["mine"], state["viewpoint"], state["view"]["hand"]) == ([], None, None)
    assert mover.get("/api/me")


def test_a_forged_cookie_sees_nothing_over_a_socket(running: GameInProgress) -> None:
    async def watch(cookie: str) -> dict[str, Any]:
        address = f"{running.server.url.replace('http', 'ws', 1)}{running.here}/socket"
        socket = await open_socket(address, {"Cookie": f"houseful={cookie}"})
        state: dict[str, Any] = (await socket.next_that_is("state"))["state"]
        await socket.close()
        return state

    with running.unchanged():
        for cookie in forgeries(running)[:4]:
            state = asyncio.run(watch(cookie))
            assert (state["mine"], state["viewpoint"], state["view"]["hand"]) == ([], None, None)


def test_bearer_tokens(running: GameInProgress) -> None:
    token = running.ada.post("/api/me/token", 201)["token"]
    with anonymous_client(running.server.url, authorization=f"Bearer {token}") as script:
        assert script.get("/api/me").json() == running.ada.me
        assert script.get(f"{running.here}/state").json()["mine"] == [0]
        assert script.request("DELETE", "/api/me").status_code == 200
        check_refused(script.get("/api/me"), 401, language="de")  # signed out: that token is void
    assert running.ada.get("/api/me") == running.ada.me
    link = running.ada.post("/api/me/link", 201)["token"]
    signed = value_of(running.ada)
    wrong = (
        "x",
        "x" * 5000,
        digest_of(token),
        token[:-1],
        f"{token}x",
        signed,
        link,
        "é",
        token.upper(),
    )
    with running.unchanged():
        for bearer in wrong:
            raw = [(b"authorization", f"Bearer {bearer}".encode()), (b"accept-language", b"de")]
            with httpx.Client(base_url=running.server.url, timeout=60, verify=NO_TLS) as script:
                check_refused(script.get("/api/me", headers=raw), 401, 400, language="de")


def test_signing_out_makes_the_cookie_void(sqlite_server: Server) -> None:
    with closing(Client(sqlite_server.url)) as zoe, anonymous_client(sqlite_server.url) as thief:
        stolen = {"cookie": f"houseful={value_of(zoe)}"}
        assert thief.get("/api/me", headers=stolen).status_code == 200
        gone = zoe.http.request("DELETE", "/api/me")
        assert "Max-Age=0" in gone.headers["set-cookie"]
        check_refused(thief.get("/api/me", headers=stolen), 401, language="de")


# Personal links


def test_a_personal_link_carries_somebody_to_another_device(running: GameInProgress) -> None:
    old = running.ada.post("/api/me/link", 201)["token"]
    new = running.ada.post("/api/me/link", 201)["token"]
    with anonymous_client(running.server.url) as phone:
        for token in (old, "x" * 32, value_of(running.ada).partition(".")[0]):
            check_refused(phone.post("/api/me/enter", json={"token": token}), 403, language="de")
        assert phone.post("/api/me/enter", json={"token": new}).json() == running.ada.me
        assert phone.get(f"{running.here}/state").json()["mine"] == [0]
        assert phone.cookies["houseful"] != value_of(running.ada)
        assert phone.request("DELETE", "/api/me").status_code == 200
    assert running.ada.get("/api/me") == running.ada.me  # the other device is not signed out


def test_a_personal_link_does_not_last_forever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait_a_month() -> list[httpx.Response]:
        async with serving_here(tmp_path) as inside:
            ada = await Guest(inside.url, "Ada").arrive()
            token = (await ada.http.post("/api/me/link")).json()["token"]
            phone = Guest(inside.url, "Phone")
            answers = [await phone.http.post("/api/me/enter", json={"token": token})]
            later = now() + LINK_LIFETIME + 1
            monkeypatch.setattr(people, "now", lambda: later)
            answers.append(await phone.http.post("/api/me/enter", json={"token": token}))
            await ada.close()
            await phone.close()
            return answers

    first, later = asyncio.run(wait_a_month())
    assert first.status_code == 200
    check_refused(later, 403, language="en", key="server-link")


# Other people's tables and seats


def test_seats_and_invitations_of_other_tables(running: GameInProgress) -> None:
    with closing(Client(running.server.url, "Cid", language="de")) as cid:
        made = cid.table("overbooking", "me", "invite", "invite")
        theirs, tokens = f"/api/tables/{made['table']['id']}", made["invites"]
        more = running.bob.table("overbooking", "me", "invite")["invites"]["1"]
        with running.unchanged():
            for token in (more, value_of(cid).partition(".")[0], "x" * 20, digest_of(tokens["1"])):
                answer = running.bob.http.post(f"{theirs}/join", json={"invite": token})
                check_refused(answer, 409, language="de", key="server-no-seat")
            answer = running.bob.http.post(f"{theirs}/join", json={"invite": tokens["1"], "seat": 0})
            check_refused(answer, 409, language="de", key="server-no-seat")
            for path, body in (("kick", {"seat": 1}), ("bot", {"seat": 1}), ("start", None)):
                answer = running.bob.http.post(f"{theirs}/{path}", json=body)
                check_refused(answer, 403, language="de", key="server-host-only")
            check_refused(running.bob.http.post(f"{theirs}/leave"), 409, language="de")
            for seat in (0, 1):
                answer = cid.http.get(f"{running.here}/state?seat={seat}")
                check_refused(answer, 403, language="de", key="server-not-your-seat")
            _, _, seen = running.players()
            answer = cid.http.post(f"{running.here}/moves", json={"ply": seen["ply"], "move": seen["legal"][0]})
            check_refused(answer, 403, language="de", key="server-not-your-turn")
            check_refused(cid.http.post(f"{running.here}/undo", json={"ply": seen["ply"]}), 409, language="de")
            check_refused(cid.http.post(f"{running.here}/join", json={}), 409, language="de", key="server-started")
        assert [seat["kind"] for seat in cid.get(theirs)["seats"]] == ["person", "invite", "invite"]


# Pages of other sites


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1:1", "x"])
def test_a_page_of_another_site_changes_nothing(origin: str, running: GameInProgress) -> None:
    mover, _, seen = running.players()
    language = mover.me["language"]
    with running.unchanged():
        move = {"ply": seen["ply"], "move": seen["legal"][0]}
        for method, path, body in (
            ("POST", f"{running.here}/moves", move),
            ("POST", f"{running.here}/chat", {"text": "hi"}),
            ("PATCH", "/api/me", {"name": "Mallory"}),
            ("DELETE", "/api/me", None),
            ("POST", "/api/me/link", None),
        ):
            answer = mover.http.request(method, path, json=body, headers={"origin": origin})
            check_refused(answer, 403, language=language, key="server-elsewhere")
        seen_there = mover.http.get("/api/me", headers={"origin": origin})
        assert "access-control-allow-origin" not in seen_there.headers
    here = mover.http.request("PATCH", "/api/me", json={}, headers={"origin": running.server.url})
    assert here.status_code == 200
