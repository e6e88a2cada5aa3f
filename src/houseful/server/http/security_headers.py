"""Security headers of every response."""

from typing import Any

from litestar.types import Message, Scope

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "worker-src 'self'; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
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


async def secure(message: Message, scope: Scope) -> None:
    """Add the headers to a response, also where there is no page."""
    if message["type"] == "http.response.start":
        headers: Any = message.setdefault("headers", [])
        headers.extend(SECURITY)
        if scope["path"].startswith("/api"):
            headers.append((b"cache-control", b"no-store"))
