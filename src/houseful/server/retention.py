"""How long things are kept, in days: each is a setting, `HOUSEFUL_KEEP_…_DAYS`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

from houseful.core.text.validation import Fault, shown

DAY = 86_400_000  # milliseconds


@dataclass(frozen=True)
class Retention:
    """Days for which things are kept; 0: for ever."""

    waiting: int = 7  # tables that have not started, since anybody sat down or their host was there
    running: int = 90  # games that go on, since the last move
    finished: int = 0  # games that are over
    chat: int = 365  # messages
    people: int = 365  # people without a table or a message, since they last signed in
    sheets: int = 1  # shared score sheets, since the last change
    listed: int = 1  # public tables that wait stay in the list, since their host was there

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """What the operator wants; a Fault names a setting that is no whole number from 0."""
        named = {field.name: environment.get(variable(field.name), "") for field in fields(cls)}
        return cls(**{name: read_number(variable(name), text) for name, text in named.items() if text})

    def variables(self) -> dict[str, str]:
        """The days by the names of their environment variables."""
        return {variable(field.name): str(getattr(self, field.name)) for field in fields(self)}

    def period(self, name: str) -> int | None:
        """For how many milliseconds something is kept; None: for ever."""
        days: int = getattr(self, name)
        return days * DAY if days else None

    def cutoff(self, name: str, moment: int) -> int | None:
        """What is older than this is not kept; None: everything is."""
        period = self.period(name)
        return None if period is None else moment - period


def variable(name: str) -> str:
    """The environment variable of a period."""
    return f"HOUSEFUL_KEEP_{name.upper()}_DAYS"


def read_number(name: str, text: str) -> int:
    """A whole number in the environment variable of this name."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Fault("fault-limit", name=name, found=shown(text))
    return int(text)
