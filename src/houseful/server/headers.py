"""What every answer carries, and what every request must not be."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def secured(app: ASGIApp) -> ASGIApp:
    """Security headers on every answer."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        private = scope["path"].startswith("/api")

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers: Any = message.setdefault("headers", [])
                headers.extend(SECURITY)
                if private:
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        await app(scope, receive, send_more)

    return middleware
