"""Limits that keep one person from taking everybody's server: each is a setting, `HOUSEFUL_LIMIT_` and its name."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

from houseful.core.text.validation import Fault, shown
from houseful.host.limits import LogLimits, refusal_key
from houseful.host.refused import Refused
from houseful.server import metrics

PREFIX = "HOUSEFUL_LIMIT_"


@dataclass(frozen=True)
class Limits(LogLimits):
    """What one person, address, socket or table may take; 0 switches a limit off."""

    # Requests and connections
    head_bytes: int = 16_384  # of a request: its first line and its header fields
    head_fields: int = 100  # header fields of a request
    head_seconds: int = 10  # for a request's header to arrive
    body_bytes: int = 500_000  # of a request
    body_seconds: int = 30  # for a request's body to arrive
    connections: int = 10_000  # in all
    address_connections: int = 100
    pages: int = 200  # files of the page a second for one address
    health: int = 20  # questions after the server's health a second from one address

    # Sockets
    messages: int = 20  # a second by one socket
    address_messages: int = 200  # a second by all sockets of one address
    sockets: int = 40  # of one person
    address_sockets: int = 200
    address_openings: int = 20  # sockets that one address may open a second, twice as many at once

    # People
    packs: int = 20  # card packs that one person may bring in a day
    people_per_hour: int = 200  # that one address may introduce
    tables_per_hour: int = 60  # by one person
    address_tables_per_hour: int = 300
    open_tables: int = 50  # waiting or being played, of one host
    hints: int = 20  # a minute for one person
    address_hints: int = 100
    chat: int = 30  # messages a minute by one person
    address_chat: int = 200
    bot_tables: int = 50  # of bots alone that play at once, at one worker
    own_bot_tables: int = 5  # of bots alone that one person has playing at once
    script_tokens: int = 20  # of one person
    address_sheets: int = 60  # shared score sheets that one address may begin an hour
    sheet_bytes: int = 4_000  # of one part of a shared score sheet

    # Reminders
    push_devices: int = 10  # of one person that are told by push
    reminders: int = 200  # a day for one person
    mails: int = 20  # a day to one person
    mail_requests: int = 5  # addresses that one person may want to confirm a day
    address_mail_requests: int = 20
    mailbox_requests: int = 3  # links for confirming that one mail address may be sent a day

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The limits of this server; a Fault names a setting that is no whole number from 0."""
        named = {field.name: environment.get(variable(field.name), "") for field in fields(cls)}
        return cls(**{name: read_limit(name, text) for name, text in named.items() if text})

    def check(self, name: str, wanted: int, status: int = 429) -> None:
        """Refuse what goes beyond a limit, in words that name it."""
        if self.exceeded(name, wanted):
            raise self.refusal(name, status)

    def exceeded(self, name: str, wanted: int) -> bool:
        """Whether something goes beyond a limit."""
        most: int = getattr(self, name)
        return 0 < most < wanted

    def refusal(self, name: str, status: int = 429) -> Refused:
        """The refusal of what goes beyond a limit, in words that name it."""
        metrics.LIMITS_MET.labels(name).inc()
        return Refused(status, refusal_key(name), most=getattr(self, name))


def variable(name: str) -> str:
    """The environment variable of a limit."""
    return PREFIX + name.upper()


def read_limit(name: str, text: str) -> int:
    """A limit as an operator writes it."""
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise Fault("fault-limit", name=variable(name), found=shown(text))
    return int(text)
