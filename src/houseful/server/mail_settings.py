"""Where mail is handed to, who it is from, and the address that its links begin with."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Self
from urllib.parse import unquote, urlsplit

from houseful.core.text.validation import Fault, shown

SMTP_URL, MAIL_SENDER, PUBLIC_URL = "HOUSEFUL_SMTP_URL", "HOUSEFUL_MAIL_SENDER", "HOUSEFUL_PUBLIC_URL"
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailSettings:
    """The mail server of an operator; without one no mail is sent, and the page offers none."""

    host: str = ""
    port: int = 0
    secure: bool = False  # TLS from the first byte; else STARTTLS where the server offers it
    user: str = ""
    password: str = ""
    sender: str = ""  # `Houseful <games@example.org>`
    public_url: str = ""  # without a slash at its end

    @property
    def is_on(self) -> bool:
        """Whether mail can be sent."""
        return bool(self.host)

    @property
    def contact(self) -> str:
        """Whom push services can write to about this server; empty: nobody is named."""
        if self.sender:
            return f"mailto:{parseaddr(self.sender)[1]}"
        return self.public_url if self.public_url.startswith("https://") else ""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """What the operator wants; a Fault names a setting that cannot be used, or that is missing."""
        public_url = read_public_url(environment.get(PUBLIC_URL, ""))
        sender, address = environment.get(MAIL_SENDER, ""), environment.get(SMTP_URL, "")
        if sender:
            check_sender(sender)
        if not address:
            return cls(sender=sender, public_url=public_url)
        if not sender:
            raise Fault("fault-mail-sender", found=shown(sender))
        if not public_url:
            raise Fault("fault-public-url", found=shown(public_url))
        return cls(*read_smtp_url(address), sender=sender, public_url=public_url)

    def variables(self) -> dict[str, str]:
        """The settings by the names of their environment variables, without the password."""
        scheme = "smtps" if self.secure else "smtp"
        named = f"{self.user}@" if self.user else ""
        url = f"{scheme}://{named}{self.host}:{self.port}" if self.is_on else ""
        return {SMTP_URL: url, MAIL_SENDER: self.sender, PUBLIC_URL: self.public_url}


def read_smtp_url(text: str) -> tuple[str, int, bool, str, str]:
    """Host, port, whether TLS comes first, user and password of `smtp://user:password@host:587`."""
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        parts, port = urlsplit(""), 0
    if not port or not parts.hostname or parts.path.strip("/"):
        raise Fault("fault-smtp", found=shown(text.rpartition("@")[2]))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return parts.hostname, port, parts.scheme == "smtps", user, password


def check_sender(text: str) -> None:
    """Raise a Fault unless this is one mail address, with or without a name."""
    try:
        good = bool(Address(addr_spec=parseaddr(text)[1]).domain) and text.isprintable()
    except (ValueError, IndexError):
        good = False
    if not good:
        raise Fault("fault-mail-sender", found=shown(text))


def read_public_url(text: str) -> str:
    """The address of the site as people open it; empty if none is set."""
    try:
        parts = urlsplit(text)
        good = not text or (parts.scheme in ("https", "http") and bool(parts.hostname) and not parts.query)
    except ValueError:
        good = False
    if not good or not text.isprintable() or " " in text:
        raise Fault("fault-public-url", found=shown(text))
    return text.rstrip("/")
