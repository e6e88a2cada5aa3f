"""One person on several devices: personal links, script tokens, signing out."""

from collections.abc import Callable

import httpx

from tests.server.support.clients import Client

Arrive = Callable[[str], Client]


def test_a_personal_link_carries_ones_identity(visitor: Arrive) -> None:
    ada, other = visitor("Ada"), visitor("Nobody")
    old = ada.post("/api/me/link", 201)["token"]
    new = ada.post("/api/me/link", 201)["token"]
    assert other.post("/api/me/enter", 403, token=old)["error"] == "server-link"
    assert other.post("/api/me/enter", token=new)["id"] == ada.me["id"]
    assert other.get("/api/me")["name"] == "Ada"
    table = other.table("oktoberfest", "me", "open")["table"]
    assert ada.get("/api/tables/mine")["tables"][0]["id"] == table["id"]
    link_as_bearer = httpx.get(f"{ada.url}/api/me", headers={"Authorization": f"Bearer {new}"}, timeout=60)
    assert link_as_bearer.status_code == 401


def test_a_script_plays_with_its_token(visitor: Arrive) -> None:
    ada = visitor("Ada")
    token = ada.post("/api/me/token", 201)["token"]
    with httpx.Client(base_url=ada.url, headers={"Authorization": f"Bearer {token}"}, timeout=60) as script:
        assert script.get("/api/me").json()["id"] == ada.me["id"]
    with httpx.Client(base_url=ada.url, headers={"Authorization": "Bearer made-up"}, timeout=60) as forged:
        assert forged.get("/api/me").status_code == 401


def test_signing_out_ends_one_device_only(visitor: Arrive) -> None:
    ada, phone = visitor("Ada"), visitor("Nobody")
    phone.post("/api/me/enter", token=ada.post("/api/me/link", 201)["token"])
    cookies = dict(phone.http.cookies)
    assert phone.http.delete("/api/me").status_code == 200
    phone.http.cookies.update(cookies)
    phone.get("/api/me", 401)
    assert ada.get("/api/me")["name"] == "Ada"
