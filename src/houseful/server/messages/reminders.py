"""Reminders: how somebody wants to be told that it is their turn."""

from typing import Annotated

import msgspec
from msgspec import Meta

from houseful.host.messages.fields import Asked

LOCAL_PART = "[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}"  # no question mark: =?utf-8?q?ada?= would be read as ada
LABEL = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
MAIL_ADDRESS = rf"^{LOCAL_PART}@{LABEL}(\.{LABEL})+$"
MailText = Annotated[str, Meta(min_length=3, max_length=254, pattern=MAIL_ADDRESS, description="a mail address")]
Endpoint = Annotated[str, Meta(min_length=8, max_length=1_000, description="the push service's address for a browser")]
Key = Annotated[str, Meta(min_length=20, max_length=100, description="base64url without padding")]
LinkText = Annotated[str, Meta(min_length=8, max_length=120, description="what stands in the link of a mail")]


class NewSubscription(Asked):
    """A browser's subscription to Web Push."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key


class NewMailAddress(Asked):
    """Where to send mail."""

    mail_address: MailText


class MailLink(Asked):
    """The token of a link in a mail."""

    token: LinkText


class ReminderChoice(Asked):
    """Whether to be told of one's turns at a table."""

    wanted: bool


class MailInfo(msgspec.Struct):
    """A mail address, and whether the link that was sent there has been used."""

    address: str
    confirmed: bool


class Reminders(msgspec.Struct):
    """How you can be told, and how you are."""

    push_key: str | None  # the server's public key for subscribing; None: it sends no push
    here: bool  # whether this device is told
    devices: int  # how many of your devices are
    mails: bool  # whether this server sends mail
    mail: MailInfo | None
    after_seconds: int  # how long it has been your turn, and you were not looking, when you are told


class TableReminders(msgspec.Struct):
    """Whether you are told of your turns at a table, and whether there is any way to do so."""

    wanted: bool
    reachable: bool


class MailDone(msgspec.Struct):
    """The address that a link was about."""

    address: str
