"""Base64 as Web Push writes it: for addresses, without padding."""

import base64
import binascii


def to_base64url(data: bytes) -> str:
    """Bytes as text."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Text as bytes; ValueError if it is none."""
    try:
        return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None
