"""Browsers say where their messages are to go: only public push services are written to."""

import asyncio
import socket
from typing import Any

import pytest

from houseful.server.errors import Refused
from houseful.server.reminders.push_service import Endpoint, PushServices, read_endpoint
from tests.server.support.push_service import push_service

BAD = (
    "http://push.example.net/x",
    "https://push.example.net:8443/x",
    "https://user:password@push.example.net/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.7/x",
    "https://169.254.169.254/latest",
    "https://[::ffff:192.168.1.1]/x",
    "https://[64:ff9b::10.0.0.7]/x",
    "https://[2002:a00:7::1]/x",
    "https://[::127.0.0.1]/x",
    "https://[fe80::1%25eth0]/x",
    "https://224.0.0.1/x",
    "https:///x",
    "https://push.example.net/a b",
    "https://push.example.net/\r\nx: y",
    "https://push.example.net:99999/x",
    "https://[x/",
    "ftp://push.example.net/x",
    "https://push.example.net/" + "x" * 1000,
)


@pytest.mark.parametrize("address", BAD)
def test_an_address_that_is_no_public_service_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="server-push-endpoint"):
        read_endpoint(address, local=False)


@pytest.mark.parametrize("host", ["9.9.9.9", "[2620:fe::fe]", "[64:ff9b::9.9.9.9]"])
def test_a_public_service_by_its_address_is_taken(host: str) -> None:
    assert read_endpoint(f"https://{host}/x", local=False).origin == f"https://{host}"


def test_a_public_service_is_taken() -> None:
    found = read_endpoint("https://push.example.net/send/abc?x=1", local=False)
    assert found == Endpoint(True, "push.example.net", 443, "/send/abc?x=1")
    assert found.origin == "https://push.example.net"


def test_services_of_this_machine_are_taken_where_that_is_wanted() -> None:
    assert read_endpoint("http://127.0.0.1:99/x", local=True).origin == "http://127.0.0.1:99"
    with pytest.raises(Refused):
        read_endpoint("http://192.168.0.1:99/x", local=True)


def test_a_name_that_leads_into_this_network_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a name meant when the browser subscribed: the address is looked at that is connected to."""

    async def scene() -> None:
        async with push_service() as service:
            browser, port = service.browser("ada"), int(service.origin.rpartition(":")[2])

            async def lead_home(*_: Any, **__: Any) -> list[Any]:
                return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead_home)
            endpoint = Endpoint(False, "push.example.net", port, "/ada")
            assert await PushServices(local=False).post(endpoint, {}, b"") is None
            assert browser.told == []

    asyncio.run(scene())


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0\r\n", b"HTTP/1.1 what\r\n", b"HTTP/1.1 -99\r\n", b"x" * 20_000])
def test_what_answers_in_another_way_is_no_service(answer: bytes) -> None:
    async def scene() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            endpoint = Endpoint(False, "127.0.0.1", server.sockets[0].getsockname()[1], "/")
            assert await PushServices(local=True).post(endpoint, {}, b"") is None

    asyncio.run(scene())
