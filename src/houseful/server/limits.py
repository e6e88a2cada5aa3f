"""Limits that keep one person from taking everybody's server: each is a setting, `HOUSEFUL_LIMIT_` and its name."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

from houseful.core.text.validation import Fault, shown
from houseful.server.errors import Refused

PREFIX = "HOUSEFUL_LIMIT_"


@dataclass(frozen=True)
class Limits:
    """What one person, address, socket or table may take; 0 switches a limit off."""

    undos: int = 200  # at one table
    script_tokens: int = 20  # of one person

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The limits of this server; a Fault names a setting that is no whole number from 0."""
        named = {field.name: environment.get(variable(field.name), "") for field in fields(cls)}
        return cls(**{name: read_limit(name, text) for name, text in named.items() if text})

    def check(self, name: str, wanted: int, status: int = 429) -> None:
        """Refuse what goes beyond a limit, in words that name it."""
        most = getattr(self, name)
        if most and wanted > most:
            raise Refused(status, f"server-limit-{name.replace('_', '-')}", most=most)


def variable(name: str) -> str:
    """The environment variable of a limit."""
    return PREFIX + name.upper()


def read_limit(name: str, text: str) -> int:
    """A limit as an operator writes it."""
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise Fault("fault-limit", name=variable(name), found=shown(text))
    return int(text)
