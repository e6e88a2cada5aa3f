"""Subscribing, mail addresses and choices over HTTP, with a real mail server."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from houseful.server.limits import Limits
from houseful.server.mail_settings import MailSettings
from tests.server.support.in_process import Guest, Inside, serving_here
from tests.server.support.mailbox import Mailbox, mail_server
from tests.server.support.push_service import push_service

LINK = re.compile(r"https://play\.example\.org\S+")


def at_server(folder: Path, test: Callable[[Inside, Guest, Mailbox], Awaitable[None]], **more: Any) -> None:
    """Run a test at a server that pushes to this machine and sends mail."""

    async def scene() -> None:
        async with (
            mail_server() as (mailbox, mail),
            serving_here(folder, **{"push": "local", "mail": mail, **more}) as inside,
        ):
            ada = await Guest(inside.url, "Ada").arrive()
            await test(inside, ada, mailbox)
            await ada.close()

    asyncio.run(scene())


async def said(ada: Guest, method: str, path: str, status: int | None = 200, **body: Any) -> dict[str, Any]:
    answer = await ada.ask(method, path, **({"json": body} if body else {}))
    assert status in (None, answer.status_code), answer.text
    found: dict[str, Any] = answer.json()
    return found


async def over_days(ada: Guest) -> str:
    """A game over days that begins with Ada's turn."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = await said(ada, "POST", "/api/tables", 201, game="oktoberfest", seats=seats, pace="slow")
    return str(made["table"]["id"])


def links_in(mailbox: Mailbox) -> list[str]:
    return [found for mail in mailbox.mails for found in LINK.findall(mail.get_content())]


def test_a_device_is_told_until_it_is_no_longer_wanted(tmp_path: Path) -> None:
    async def test(inside: Inside, ada: Guest, _mailbox: Mailbox) -> None:
        async with push_service() as service:
            first = await said(ada, "GET", "/api/me/reminders")
            assert (first["here"], first["devices"], len(first["push_key"])) == (False, 0, 87)
            browser = service.browser("ada")
            await said(ada, "POST", "/api/me/push", 201, **browser.subscription)
            again = await said(ada, "POST", "/api/me/push", 201, **browser.subscription)
            assert (again["here"], again["devices"]) == (True, 1), "one for each device"
            assert not any(browser.subscription["auth"].encode() in answer for answer in ada.bytes)
            for wrong in ({"endpoint": "https://10.0.0.1/x"}, {"p256dh": "A" * 87}, {"auth": "A" * 30}):
                await said(ada, "POST", "/api/me/push", 400, **{**browser.subscription, **wrong})
            gone = await said(ada, "DELETE", "/api/me/push")
            assert (gone["here"], gone["devices"]) == (False, 0)

    at_server(tmp_path, test)


def test_devices_have_a_limit_and_push_can_be_off(tmp_path: Path) -> None:
    async def limited(inside: Inside, ada: Guest, _mailbox: Mailbox) -> None:
        async with push_service() as service:
            await said(ada, "POST", "/api/me/push", 201, **service.browser("desk").subscription)
            token = (await said(ada, "POST", "/api/me/token", 201))["token"]
            phone = Guest(inside.url, "Ada")
            phone.http.headers["authorization"] = f"Bearer {token}"
            refused = await said(phone, "POST", "/api/me/push", 429, **service.browser("phone").subscription)
            assert refused["error"] == "server-limit-push-devices"
            await phone.close()

    async def off(_inside: Inside, ada: Guest, _mailbox: Mailbox) -> None:
        assert (await said(ada, "GET", "/api/me/reminders"))["push_key"] is None
        sent = {"endpoint": "https://push.example.net/x", "p256dh": "A" * 87, "auth": "A" * 22}
        assert (await said(ada, "POST", "/api/me/push", 409, **sent))["error"] == "server-no-push"
        assert (await said(ada, "POST", "/api/me/mail", 409, mail_address="a@example.org"))["error"] == "server-no-mail"

    at_server(tmp_path, limited, limits=Limits(push_devices=1, people_per_hour=0))
    at_server(tmp_path, off, push="off", mail=MailSettings())


def test_mail_is_sent_to_a_confirmed_address_until_one_click_stops_it(tmp_path: Path) -> None:
    async def test(inside: Inside, ada: Guest, mailbox: Mailbox) -> None:
        table, watch = await over_days(ada), inside.services.turn_watch
        kept = await said(ada, "POST", "/api/me/mail", 201, mail_address="ada@example.org")
        assert kept["mail"] == {"address": "ada@example.org", "confirmed": False}
        (link,) = links_in(mailbox)
        path, token = urlsplit(link).path, unquote(urlsplit(link).fragment)
        assert path == "/mail/confirm"
        await tell(inside, table)
        assert len(mailbox.mails) == 1, "nothing before the address is confirmed"
        stranger = await Guest(inside.url, "Nobody").arrive()
        for forged in (token[:-1] + "z", "no-token", "x.y.zzzzz", "........", f"{ada.id}.1.x"):
            refused = await said(stranger, "POST", "/api/mail/confirm", 403, token=forged)
            assert refused["error"] == "server-mail-link"
        assert await said(stranger, "POST", "/api/mail/confirm", token=token) == {"address": "ada@example.org"}
        await stranger.close()
        assert (await said(ada, "GET", "/api/me/reminders"))["mail"]["confirmed"]
        await tell(inside, table)
        mail = mailbox.mails[-1]
        assert (mail["To"], mail["From"]) == ("ada@example.org", "Houseful <games@example.org>")
        assert mail["Subject"] == "It is your turn at Heroes of Oktoberfest"
        assert f"https://play.example.org/table/{table}" in links_in(mailbox)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = urlsplit(mail["List-Unsubscribe"].strip("<>")).path
        program = Guest(inside.url, "Mail program")
        clicked = await program.http.post(stop, data={"List-Unsubscribe": "One-Click"})
        await program.close()
        assert (clicked.status_code, clicked.json()) == (200, {"address": "ada@example.org"})
        assert (await said(ada, "GET", "/api/me/reminders"))["mail"] is None
        await tell(inside, table)
        assert len(mailbox.mails) == 2
        assert watch.messenger.mail_server.settings.is_on

    at_server(tmp_path, test)


async def tell(inside: Inside, table: str) -> None:
    """Tell whose turn it is at a table, as the watch does."""
    live = await inside.services.registry.live(table)
    person = await inside.services.turn_watch._who_wants(live, live.seats[live.turn or 0].person or "")
    assert person is not None
    await inside.services.turn_watch.messenger.tell_turn(person, live.id, live.row.game)


def test_mail_has_limits(tmp_path: Path) -> None:
    async def test(inside: Inside, ada: Guest, mailbox: Mailbox) -> None:
        table = await over_days(ada)
        for address in ("a@example.org", "A@example.org", "a@example.org"):
            last = await said(ada, "POST", "/api/me/mail", None, mail_address=address)
        assert last["error"] == "server-limit-mailbox-requests"
        await said(ada, "POST", "/api/me/mail", 201, mail_address="b@example.org")
        refused = await said(ada, "POST", "/api/me/mail", 429, mail_address="c@example.org")
        assert refused["error"] == "server-limit-mail-requests"
        await said(ada, "POST", "/api/mail/confirm", token=unquote(urlsplit(links_in(mailbox)[-1]).fragment))
        before = len(mailbox.mails)
        for _ in range(4):
            await tell(inside, table)
        assert len(mailbox.mails) == before + 2

    at_server(tmp_path, test, limits=Limits(mails=2, mail_requests=3, mailbox_requests=2, people_per_hour=0))


def test_a_table_over_days_tells_unless_one_chooses_otherwise_and_addresses_are_looked_at(tmp_path: Path) -> None:
    async def test(inside: Inside, ada: Guest, mailbox: Mailbox) -> None:
        path = f"/api/tables/{await over_days(ada)}/reminders"
        assert await said(ada, "GET", path) == {"wanted": True, "reachable": False}
        assert await said(ada, "POST", path, wanted=False) == {"wanted": False, "reachable": False}
        assert await said(ada, "GET", path) == {"wanted": False, "reachable": False}
        stranger = await Guest(inside.url, "Bob").arrive()
        assert (await said(stranger, "POST", path, 403, wanted=True))["error"] == "server-not-sitting"
        await stranger.close()
        for wrong in ("ada", "ada@localhost", "a b@example.org", "a@example.org\nBcc: b@example.org", "<a@b.org>"):
            await said(ada, "POST", "/api/me/mail", 400, mail_address=wrong)
        await said(ada, "POST", "/api/me/mail", 400, mail_address="=?utf-8?q?ada?=@example.org")
        mailbox.refuses = True
        failed = await said(ada, "POST", "/api/me/mail", 503, mail_address="ada@example.org")
        assert failed["error"] == "server-mail-failed"
        assert mailbox.mails == []

    at_server(tmp_path, test)
