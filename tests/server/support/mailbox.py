"""A real SMTP server on this machine, and the mail that it was handed."""

import contextlib
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from houseful.server.mail_settings import MailSettings


class Mailbox:
    """Keeps every message."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        if self.refuses:
            return "451 try again later"
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [str(mail["To"])]
        self.mails.append(mail)
        return "250 OK"


@contextlib.contextmanager
def mail_server() -> Iterator[tuple[Mailbox, MailSettings]]:
    """A mail server for a while, and the settings that name it."""
    mailbox = Mailbox()
    server = Controller(mailbox, hostname="127.0.0.1", port=0)
    server.start()
    try:
        port = server.server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
        sender = "Houseful <games@example.org>"
        yield mailbox, MailSettings("127.0.0.1", port, sender=sender, public_url="https://play.example.org")
    finally:
        server.stop()
