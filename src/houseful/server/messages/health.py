"""The server itself."""

from typing import Literal

import msgspec


class Health(msgspec.Struct):
    """Ready, or at least alive."""

    status: Literal["ready", "live"]
    version: str
