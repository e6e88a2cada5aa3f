"""Mail: messages as they are written, handed to the operator's SMTP server."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import structlog

from houseful.server.mail_settings import MailSettings

LOG = structlog.get_logger()
TIMEOUT = 20.0  # seconds for each answer of the mail server
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")  # where a password may travel without TLS


class MailServer:
    """Hands messages to an SMTP server, one at a time."""

    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        self._one_at_a_time = asyncio.Lock()

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> bool:
        """Send a message; return whether the server took it. `stop` is where one click ends such mail (RFC 8058)."""
        message = self._written(to, subject, text, stop)
        try:
            async with self._one_at_a_time:
                await asyncio.to_thread(self._hand_over, message)
        except (OSError, smtplib.SMTPException) as error:
            LOG.warning("mail.not_sent", reason=type(error).__name__)
            return False
        return True

    def _written(self, to: str, subject: str, text: str, stop: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.settings.sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self.settings.sender)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        known, tls = self.settings, ssl.create_default_context()
        with self._connected(tls) as server:
            server.ehlo()
            if not known.secure and server.has_extn("starttls"):
                server.starttls(context=tls)
                server.ehlo()
            elif known.user and not known.secure and known.host not in THIS_MACHINE:
                raise smtplib.SMTPNotSupportedError("no TLS for the password")
            if known.user:
                server.login(known.user, known.password)
            server.send_message(message)

    def _connected(self, tls: ssl.SSLContext) -> smtplib.SMTP:
        known = self.settings
        if known.secure:
            return smtplib.SMTP_SSL(known.host, known.port, timeout=TIMEOUT, context=tls)
        return smtplib.SMTP(known.host, known.port, timeout=TIMEOUT)
