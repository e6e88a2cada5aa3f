"""Quotas: what one person and one address may take, each refused by its own name."""

import asyncio
from pathlib import Path

import pytest
from picows import WSError

from houseful.server.limits import Limits
from tests.server.support.clients import open_socket
from tests.server.support.in_process import Guest, serving_here

SEATS = [{"kind": "me"}, {"kind": "me"}]


async def answers(folder: Path, limits: Limits, what: str, several: bool) -> list[tuple[int, str]]:
    """Three times the same request, by one person or by three; the status and the error of each."""
    async with serving_here(folder, limits=limits) as inside:
        people = [Guest(inside.url, name) for name in ("Ada", "Bob", "Eve")]
        heard = []
        for number, person in enumerate(people):
            if what != "people" and (several or not number):
                await person.arrive()
            asking = person if several else people[0]
            heard.append(await ask(asking, what))
        for person in people:
            await person.close()
        return heard


async def ask(person: Guest, what: str) -> tuple[int, str]:
    if what == "people":
        answer = await person.http.post("/api/me", json={"name": person.name})
    elif what == "tables":
        answer = await person.http.post("/api/tables", json={"game": "overbooking", "seats": SEATS})
    else:
        made = await person.http.post("/api/tables", json={"game": "overbooking", "seats": SEATS, "hints": True})
        here, body = f"/api/tables/{made.json()['table']['id']}/{what}", {"text": "hello"} if what == "chat" else None
        answer = await person.http.post(here, json=body)
    return answer.status_code, answer.json().get("error", "")


def test_sockets_are_opened_at_a_bounded_rate(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(address_openings=1, address_sockets=0)
        async with serving_here(tmp_path, limits=limits) as inside:
            ada = Guest(inside.url, "Ada")
            await ada.arrive()
            made = await ada.http.post("/api/tables", json={"game": "overbooking", "seats": SEATS})
            table = made.json()["table"]["id"]
            address = f"{inside.url.replace('http', 'ws')}/api/tables/{table}/socket"
            opened = [await open_socket(address) for _ in range(2)]
            refused = False
            for _ in range(20):
                try:
                    opened.append(await open_socket(address))
                except WSError:  # the handshake itself is refused
                    refused = True
                    break
            assert refused
            for socket in opened:
                await socket.close()
            await ada.close()

    asyncio.run(scene())


CASES = [
    ("tables", "tables_per_hour", False),
    ("tables", "address_tables_per_hour", True),
    ("tables", "open_tables", False),
    ("people", "people_per_hour", True),
    ("hint", "hints", False),
    ("hint", "address_hints", True),
    ("chat", "chat", False),
    ("chat", "address_chat", True),
]


@pytest.mark.parametrize(("what", "limit", "several"), CASES)
def test_a_limit_is_met_after_as_many_as_it_allows(tmp_path: Path, what: str, limit: str, several: bool) -> None:
    most = 12 if "chat" in limit else 2  # a sixth of a minute's messages at once
    heard = asyncio.run(answers(tmp_path, Limits(**{limit: most}), what, several))
    assert [status < 300 for status, _ in heard] == [True, True, False]
    assert heard[-1] == (429, f"server-limit-{limit.replace('_', '-')}")


def test_a_finished_table_is_not_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_here(tmp_path, limits=Limits(open_tables=1)) as inside:
            ada = await Guest(inside.url, "Ada").arrive()
            made = await ada.http.post("/api/tables", json={"game": "overbooking", "seats": SEATS})
            table = made.json()["table"]["id"]
            wish = {"game": "overbooking", "seats": SEATS}
            assert (await ada.http.post("/api/tables", json=wish)).status_code == 429
            live = await inside.services.registry.live(table)
            while live.stage == "playing":
                await live.move(ada.id, live.ply, str(live.table.legal()[0]))
            await inside.services.endings.record(live)
            assert (await ada.http.post("/api/tables", json=wish)).status_code == 201
            await ada.close()

    asyncio.run(scene())
