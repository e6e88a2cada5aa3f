"""The operator's mail server: read from the environment, refused in one clear line, shown without its password."""

import pytest

from houseful.core.text.validation import Fault
from houseful.server.mail_settings import MailSettings

GOOD = {
    "HOUSEFUL_SMTP_URL": "smtp://ada:s%40cret@mail.example.org",
    "HOUSEFUL_MAIL_SENDER": "Houseful <games@example.org>",
    "HOUSEFUL_PUBLIC_URL": "https://play.example.org/houseful/",
}


def test_a_mail_server_is_read_from_the_environment() -> None:
    settings = MailSettings.from_environment(GOOD)
    assert (settings.host, settings.port, settings.secure) == ("mail.example.org", 587, False)
    assert (settings.user, settings.password) == ("ada", "s@cret")
    assert settings.public_url == "https://play.example.org/houseful"
    assert settings.contact == "mailto:games@example.org"
    assert settings.is_on
    secure = MailSettings.from_environment({**GOOD, "HOUSEFUL_SMTP_URL": "smtps://[::1]"})
    assert (secure.host, secure.port, secure.secure) == ("::1", 465, True)


def test_without_one_no_mail_is_sent() -> None:
    assert not MailSettings.from_environment({}).is_on
    assert MailSettings.from_environment({}).contact == ""
    assert MailSettings.from_environment({"HOUSEFUL_PUBLIC_URL": "https://x.org"}).contact == "https://x.org"


def test_the_password_is_shown_to_nobody() -> None:
    shown = MailSettings.from_environment(GOOD).variables()
    assert shown["HOUSEFUL_SMTP_URL"] == "smtp://ada@mail.example.org:587"
    assert "cret" not in str(shown)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("HOUSEFUL_SMTP_URL", "mail.example.org"),
        ("HOUSEFUL_SMTP_URL", "http://mail.example.org"),
        ("HOUSEFUL_SMTP_URL", "smtp://mail.example.org:many"),
        ("HOUSEFUL_SMTP_URL", "smtp://ada:secret@"),
        ("HOUSEFUL_MAIL_SENDER", ""),
        ("HOUSEFUL_MAIL_SENDER", "games"),
        ("HOUSEFUL_MAIL_SENDER", "a@b.org\nBcc: c@d.org"),
        ("HOUSEFUL_PUBLIC_URL", ""),
        ("HOUSEFUL_PUBLIC_URL", "play.example.org"),
        ("HOUSEFUL_PUBLIC_URL", "https://play.example.org/?x=1"),
        ("HOUSEFUL_PUBLIC_URL", "https://[x"),
    ],
)
def test_what_cannot_be_used_is_one_clear_line(name: str, text: str) -> None:
    with pytest.raises(Fault, match=name) as fault:
        MailSettings.from_environment({**GOOD, name: text})
    assert "secret" not in str(fault.value)
