"""A stand-in for a push service, and browsers that subscribe there: it reads what it is sent as they would."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from houseful.server.reminders.encoding import from_base64url, to_base64url
from houseful.server.reminders.encryption import CURVE, derive_keys, public_bytes, read_public_key

AUTH = b"sixteen bytes!!!"


class Browser:
    """A browser with a subscription: its key, and what it was told."""

    def __init__(self, service: "PushService", name: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self.point = public_bytes(self._key.public_key())
        self.endpoint = f"{service.origin}/{name}"
        self.told: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": to_base64url(self.point), "auth": to_base64url(AUTH)}

    def receive(self, headers: dict[str, str], body: bytes) -> None:
        self.headers.append(headers)
        self.told.append(json.loads(self.decrypt(body)))

    def decrypt(self, body: bytes) -> bytes:
        """The text of a message (RFC 8188, one record)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self._key.exchange(ec.ECDH(), read_public_key(sender))
        key, nonce = derive_keys(shared, AUTH, self.point, sender, salt)
        return AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")[:-1]


class PushService:
    """Takes messages for browsers; `answers` are the statuses of the next answers, 201 when there are no more."""

    def __init__(self) -> None:
        self.origin, self.answers = "", list[int]()
        self.browsers: dict[str, Browser] = {}

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(f"/{name}", Browser(self, name))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        raw = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            self.browsers[head[0].split()[1]].receive(raw, body)
        writer.write(f"HTTP/1.1 {status} Whatever\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service on this machine."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


def claims_in(authorization: str) -> tuple[dict[str, Any], str]:
    """What a VAPID header claims, once its signature has been checked, and the key that it names."""
    assert authorization.startswith("vapid t=")
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    raw = from_base64url(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    read_public_key(from_base64url(key)).verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    header, claims = (json.loads(from_base64url(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    return claims, key
