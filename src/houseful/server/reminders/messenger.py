"""Tells somebody that it is their turn: by every device that subscribed, and by mail.

A message says which game it is and nothing else: what happened at a table is for its page alone.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import quote

import msgspec
import structlog

from houseful.core.text.i18n import say
from houseful.server import metrics
from houseful.server.db.engine import Database
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.people import Person
from houseful.server.rate_limit import limiter_of
from houseful.server.reminders.encoding import from_base64url
from houseful.server.reminders.encryption import encrypt
from houseful.server.reminders.mail_addresses import MailAddresses
from houseful.server.reminders.mail_server import MailServer
from houseful.server.reminders.push_service import PushServices, read_endpoint
from houseful.server.reminders.subscriptions import Subscription, Subscriptions
from houseful.server.reminders.vapid import VapidKey, read_vapid_key

LOG = structlog.get_logger()
DAY_SECONDS = 86_400
TIME_TO_LIVE = 3 * DAY_SECONDS  # for which a push service keeps a message that it cannot deliver
PAUSES = (5.0, 60.0)  # seconds before a service that was busy is asked again
GONE = (404, 410)  # the browser has ended its subscription
BUSY = (408, 425, 429, 500, 502, 503, 504)
AT_ONCE = 8  # messages that are under way


class TurnNotice(msgspec.Struct, frozen=True):
    """What a browser is told; the page's service worker shows it."""

    title: str
    body: str
    table: str


class Messenger:
    """Sends reminders by push and by mail."""

    def __init__(self, db: Database) -> None:
        settings = db.settings
        self._db, self._key = db, None if settings.push == "off" else asyncio.Lock()
        self._vapid: VapidKey | None = None
        self.subscriptions = Subscriptions(db, settings.limits)
        self.addresses = MailAddresses(db, settings.limits)
        self.mail_server = MailServer(settings.mail)
        self._services = PushServices(settings.push == "local")
        self._daily = limiter_of(settings.limits, "reminders", DAY_SECONDS)
        self._room = asyncio.Semaphore(AT_ONCE)

    async def key(self) -> VapidKey | None:
        """The server's key for push services; None where push is switched off."""
        if self._key is None:
            return None
        async with self._key:
            self._vapid = self._vapid or await read_vapid_key(self._db, self._db.settings.mail.contact)
        return self._vapid

    async def tell_turn(self, person: Person, table_id: str, game: str) -> None:
        """Tell a person that it is their turn at a table."""
        words = say("reminder-turn", person.language, game=say(game, person.language))
        try:
            self._daily.take(person.id)
        except Refused:
            return
        notice = TurnNotice(say(game, person.language), words, table_id)
        await asyncio.gather(self._push(person, notice), self._mail(person, words, table_id))

    # Push

    async def _push(self, person: Person, notice: TurnNotice) -> None:
        if (key := await self.key()) is not None:
            devices = await self.subscriptions.of_person(person.id)
            await asyncio.gather(*(self._try_to_deliver(key, device, notice) for device in devices))

    async def _try_to_deliver(self, key: VapidKey, to: Subscription, notice: TurnNotice) -> None:
        async with self._reporting("push"):
            await self._deliver(key, to, notice)

    async def _deliver(self, key: VapidKey, to: Subscription, notice: TurnNotice) -> None:
        """Send a notice to one device, again while its service is busy; a device that has unsubscribed is forgotten."""
        endpoint = read_endpoint(to.endpoint, self._db.settings.push == "local")
        text = msgspec.json.encode(notice)
        for pause in (*PAUSES, None):
            headers = {
                "authorization": key.authorization(endpoint.origin, now() // 1000),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(TIME_TO_LIVE),
                "topic": notice.table[:32],  # a later message about the same table replaces one that still waits
                "urgency": "normal",
            }
            body = encrypt(text, from_base64url(to.p256dh), from_base64url(to.auth))
            async with self._room:
                status = await self._services.post(endpoint, headers, body)
            metrics.REMINDERS.labels("push", str(status or "unreachable")).inc()
            if status in GONE:
                await self.subscriptions.remove(to.token)
            if status is not None and status not in BUSY:
                return
            if pause is not None:
                await asyncio.sleep(pause)

    # Mail

    async def _mail(self, person: Person, words: str, table_id: str) -> None:
        if not self.mail_server.settings.is_on:
            return
        async with self._reporting("mail"):
            known = await self.addresses.take_one_of_today(person.id)
            if known is None:
                return
            site, token = self.mail_server.settings.public_url, self.addresses.stop_token(person.id, known.address)
            facts = {"name": person.name, "turn": words, "link": f"{site}/table/{table_id}"}
            text = say("mail-turn", person.language, **facts, stop=f"{site}/mail/stop#{quote(token)}")
            stop = f"{site}/api/mail/stop/{quote(token)}"
            sent = await self.mail_server.send(known.address, words, f"{text}\n", stop)
            metrics.REMINDERS.labels("mail", "sent" if sent else "failed").inc()

    async def ask_to_confirm(self, person: Person, address: str) -> None:
        """Keep an address and send the link there that confirms it; Refused if the mail cannot be sent."""
        token = await self.addresses.keep(person.id, address)
        link = f"{self.mail_server.settings.public_url}/mail/confirm#{quote(token)}"
        text = say("mail-confirm", person.language, name=person.name, link=link)
        if not await self.mail_server.send(address, say("mail-confirm-subject", person.language), f"{text}\n"):
            raise Refused(503, "server-mail-failed")

    @asynccontextmanager
    async def _reporting(self, way: str) -> AsyncIterator[None]:
        """Whatever goes wrong on one way leaves the others open."""
        try:
            yield
        except Exception:
            LOG.exception("reminder.failed", way=way)
