"""Every address: HEAD wherever GET is, 4xx for what cannot be, and a limit for each."""

import asyncio
from pathlib import Path

import httpx
import pytest

from houseful.server.http.identity import limited_address
from houseful.server.http.page import HOME
from houseful.server.limits import Limits
from tests.server.support.in_process import Guest, serving_here

ADDRESSES = ["/health", "/metrics", "/schema", "/schema/socket", "/api/games", "/api/rules/overbooking"]
ADDRESSES += ["/api/games/overbooking/cards", "/api/strategy/overbooking", "/api/tables"]


def ask(folder: Path, methods: str, paths: list[str], **serving: object) -> list[httpx.Response]:
    """The answers to requests, sent one after the other."""

    async def scene() -> list[httpx.Response]:
        async with serving_here(folder, **serving) as inside:  # type: ignore[arg-type]
            guest = Guest(inside.url, "Ada")
            answers = [await guest.http.request(method, path) for method in methods.split() for path in paths]
            await guest.close()
            return answers

    return asyncio.run(scene())


def test_head_is_answered_wherever_get_is(tmp_path: Path) -> None:
    addresses = [*ADDRESSES, *(["/"] if HOME.is_file() else []), "/nothing.txt", "/api/nothing"]
    answers = ask(tmp_path, "HEAD GET", addresses)
    heads, gets = answers[: len(addresses)], answers[len(addresses) :]
    for head, get in zip(heads, gets, strict=True):
        assert (head.status_code, head.content) == (get.status_code, b""), head.url
        assert head.headers["content-type"] == get.headers["content-type"]
        assert head.headers.get("content-length") == get.headers.get("content-length") or head.url.path == "/metrics"
    assert {head.status_code for head in heads[:-2]} == {200}


@pytest.mark.parametrize("path", ["x" * 300, "%00", "table/%00", "replay/%00", "a/" * 200, "%F0%9F%98%80" * 100, "%0A"])
def test_an_address_that_cannot_be_is_a_404(tmp_path: Path, path: str) -> None:
    [answer] = ask(tmp_path, "GET", [f"/{path}"])
    assert (answer.status_code, answer.json()["error"]) == (404, "server-no-page")


def test_a_table_that_cannot_be_is_the_page(tmp_path: Path) -> None:
    if HOME.is_file():
        assert [answer.status_code for answer in ask(tmp_path, "GET", ["/table/ABC", f"/table/{'a' * 60}"])] == [
            200
        ] * 2


@pytest.mark.parametrize("path", ["/", "/schema", "/metrics", "/api/games", "/health", "/favicon.svg"])
def test_every_address_has_a_limit(tmp_path: Path, path: str) -> None:
    limits = Limits(pages=1, health=1)
    answers = ask(tmp_path, "GET", [path] * 12, rate=0.5, limits=limits)
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused, path
    kinds = {"/health": "server-limit-health", "/favicon.svg": "server-limit-pages"}
    keys = {answer.json()["error"] for answer in refused}
    assert keys <= {kinds.get(path, "server-too-fast"), "server-limit-pages"}
    assert any(character.isdigit() for character in refused[0].json()["message"])


@pytest.mark.parametrize(("metrics", "status"), [("on", 200), ("local", 200), ("off", 404)])
def test_metrics_can_be_switched_off(tmp_path: Path, metrics: str, status: int) -> None:
    [answer] = ask(tmp_path, "GET", ["/metrics"], metrics=metrics)
    assert answer.status_code == status


def test_metrics_for_this_machine_are_not_for_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_here(tmp_path, metrics="local") as inside:
            guest = Guest(inside.url, "Ada")
            answer = await guest.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
            assert answer.status_code == 404
            await guest.close()

    asyncio.run(scene())


def test_a_network_of_ipv6_is_one_address() -> None:
    assert limited_address("192.0.2.7") == "192.0.2.7"
    assert limited_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert limited_address("2001:db8:1:2:3::4") == limited_address("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert limited_address("2001:db8:1:3::4") != limited_address("2001:db8:1:2::4")
    assert len(limited_address("x" * 500)) < 200
