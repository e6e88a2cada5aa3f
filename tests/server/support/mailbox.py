"""A real SMTP server on this machine, and the mail that it was handed."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

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


@contextlib.asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, MailSettings]]:
    """A mail server for a while, and the settings that name it."""
    mailbox = Mailbox()
    loop = asyncio.get_running_loop()
    async with await loop.create_server(lambda: SMTP(mailbox, loop=loop), "127.0.0.1", 0) as server:
        port, sender = server.sockets[0].getsockname()[1], "Houseful <games@example.org>"
        yield mailbox, MailSettings("127.0.0.1", port, sender=sender, public_url="https://play.example.org")
