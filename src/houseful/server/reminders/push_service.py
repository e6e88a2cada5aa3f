"""Push services: where a browser's messages wait for it (RFC 8030). The browser says which, so its word is checked.

Only public addresses are written to, over TLS at the usual port: what is connected to is the address that was looked
at, redirects are not followed, and nothing of the answer but its status is used.
"""

import asyncio
import ssl
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from houseful.server.errors import Refused

LONGEST_ENDPOINT = 1_000  # characters
LONGEST_HEAD = 8_192  # bytes of an answer
TIMEOUT = 10.0  # seconds for the whole exchange
HTTPS = 443
NAT64 = IPv6Network("64:ff9b::/96")  # the last 32 bits are an IPv4 address that a gateway connects to (RFC 6052)
UNREACHABLE = (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)


@dataclass(frozen=True)
class Endpoint:
    """The parts of a subscription's address."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as the signature names the service."""
        scheme, usual = ("https", HTTPS) if self.secure else ("http", 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{host}" if self.port == usual else f"{scheme}://{host}:{self.port}"


def read_endpoint(address: str, local: bool) -> Endpoint:
    """The parts of an address that a browser sent; Refused unless it is one that we write to.

    Where services on this machine are allowed (`local`), so are plain HTTP and any port there.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused(400, "server-push-endpoint") from None
    secure = parts.scheme == "https"
    usual = HTTPS if secure else 80
    good = len(address) <= LONGEST_ENDPOINT and address.isascii() and address.isprintable() and " " not in address
    good = good and bool(host) and parts.username is None and parts.password is None
    if is_literal(host):
        good = good and (is_public(host) or (local and ip_address(host).is_loopback))
    if not good or (not local and (not secure or port not in (None, HTTPS))) or parts.scheme not in ("https", "http"):
        raise Refused(400, "server-push-endpoint")
    return Endpoint(secure, host, port or usual, f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}")


def is_literal(host: str) -> bool:
    """Whether a host is written as an address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address is one of the internet's, not of this machine or its network."""
    found = ip_address(address)
    inner = inner_address(found) if isinstance(found, IPv6Address) else found
    return inner.is_global and not inner.is_multicast


def inner_address(address: IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that packets to an IPv6 address end at, by a gateway or by the machine itself; else itself."""
    if address in NAT64 or not int(address) >> 32:  # the latter: IPv4-compatible, of old
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or address


class PushServices:
    """Delivers messages to push services."""

    def __init__(self, local: bool) -> None:
        self._local = local

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Reading all certificates takes a while: not before the first message."""
        return ssl.create_default_context()

    async def post(self, endpoint: Endpoint, headers: dict[str, str], body: bytes) -> int | None:
        """Send a message; return the status of the answer, or None if the service cannot be reached."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._post(endpoint, headers, body)
        except UNREACHABLE:
            return None

    async def _post(self, endpoint: Endpoint, headers: dict[str, str], body: bytes) -> int:
        tls = {"ssl": self._tls, "server_hostname": endpoint.host} if endpoint.secure else {}
        address = await self._resolve(endpoint)
        reader, writer = await asyncio.open_connection(address, endpoint.port, limit=LONGEST_HEAD, **tls)  # type: ignore[arg-type]
        try:
            lines = [f"POST {endpoint.path} HTTP/1.1", f"host: {endpoint.origin.partition('//')[2]}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"content-length: {len(body)}", "connection: close", "", ""]
            writer.write("\r\n".join(lines).encode() + body)
            await writer.drain()
            return status_in(await reader.readline())
        finally:
            writer.close()

    async def _resolve(self, endpoint: Endpoint) -> str:
        """An address of the service, found to be public; OSError if it has none."""
        loop = asyncio.get_running_loop()
        for *_, place in await loop.getaddrinfo(endpoint.host, endpoint.port, proto=6):  # TCP
            address = str(place[0])
            if is_public(address) or (self._local and ip_address(address).is_loopback):
                return address
        raise OSError("no public address")


def status_in(line: bytes) -> int:
    """The status in the first line of an answer; ValueError if there is none."""
    version, _, rest = line.partition(b" ")
    status = int(rest[:3])
    if not version.startswith(b"HTTP/1.") or not 100 <= status <= 599:
        raise ValueError("not HTTP")
    return status
