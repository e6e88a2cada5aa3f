"""Reminders: subscribing a device, giving a mail address, choosing tables."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import JSONBody, PathParameter

from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.identity import token_of
from houseful.server.http.route_decorators import delete, get, post
from houseful.server.http.routes.parameters import FromAddress, Somebody, TableId, TheServices
from houseful.server.people import Person, digest_of
from houseful.server.reminders.choices import choose, is_wanted
from houseful.server.reminders.subscriptions import Subscription
from houseful.server.services import Services

LinkToken = Annotated[str, PathParameter(max_length=120, pattern=r"^[0-9a-z.]+$", description="from a mail")]


async def reminders_of(request: Request[Any, Any, Any], services: Services, person: Person) -> p.Reminders:
    """How a person is told, as this device sees it."""
    messenger = services.turn_watch.messenger
    key, mail = await messenger.key(), await messenger.addresses.of_person(person.id)
    devices = await messenger.subscriptions.of_person(person.id)
    this = digest_of(token_of(request) or "")
    return p.Reminders(
        push_key=None if key is None else key.public,
        here=any(device.token == this for device in devices),
        devices=len(devices),
        mails=services.settings.mail.is_on,
        mail=None if mail is None else p.MailInfo(mail.address, mail.confirmed is not None),
        after_seconds=services.settings.remind_seconds,
    )


@get("/me/reminders", summary="How am I told?")
async def show_reminders(request: Request[Any, Any, Any], services: TheServices, caller: Somebody) -> p.Reminders:
    """The ways in which you can be told that it is your turn, and those you have chosen."""
    return await reminders_of(request, services, caller)


@post("/me/push", status_code=201, summary="Tell this device")
async def subscribe(
    request: Request[Any, Any, Any], services: TheServices, caller: Somebody, data: JSONBody[p.NewSubscription]
) -> p.Reminders:
    """Keep this device's subscription to Web Push; it goes when the device is signed out."""
    messenger = services.turn_watch.messenger
    if await messenger.key() is None:
        raise Refused(409, "server-no-push")
    device = digest_of(token_of(request) or "")
    await messenger.subscriptions.keep(caller, Subscription(device, data.endpoint, data.p256dh, data.auth))
    return await reminders_of(request, services, caller)


@delete("/me/push", status_code=200, summary="Tell this device no more")
async def unsubscribe(request: Request[Any, Any, Any], services: TheServices, caller: Somebody) -> p.Reminders:
    """Forget this device's subscription."""
    await services.turn_watch.messenger.subscriptions.remove(digest_of(token_of(request) or ""))
    return await reminders_of(request, services, caller)


@post("/me/mail", status_code=201, summary="Give a mail address")
async def give_mail(
    request: Request[Any, Any, Any],
    services: TheServices,
    caller: Somebody,
    address: FromAddress,
    data: JSONBody[p.NewMailAddress],
) -> p.Reminders:
    """Have a link sent to an address; nothing else is sent there until it has been used."""
    if not services.settings.mail.is_on:
        raise Refused(409, "server-no-mail")
    wanted = data.mail_address.strip()
    services.quotas.take_mail_address(caller, address, wanted)
    await services.turn_watch.messenger.ask_to_confirm(caller, wanted)
    return await reminders_of(request, services, caller)


@delete("/me/mail", status_code=200, summary="Remove my mail address")
async def remove_mail(request: Request[Any, Any, Any], services: TheServices, caller: Somebody) -> p.Reminders:
    """Forget your mail address."""
    await services.turn_watch.messenger.addresses.remove(caller.id)
    return await reminders_of(request, services, caller)


@post("/mail/confirm", status_code=200, summary="Confirm a mail address")
async def confirm_mail(services: TheServices, data: JSONBody[p.MailLink]) -> p.MailDone:
    """Use the link that was sent to a mail address; on any device, and by nobody in particular."""
    return p.MailDone(await services.turn_watch.messenger.addresses.confirm(data.token))


@post("/mail/stop/{token:str}", status_code=200, summary="Stop all mail to an address")
async def stop_mail(services: TheServices, token: LinkToken) -> p.MailDone:
    """Remove the address that a mail went to; mail programs do so by one click (RFC 8058)."""
    return p.MailDone(await services.turn_watch.messenger.addresses.stop(token))


@get("/tables/{table_id:str}/reminders", summary="Am I told of my turns at a table?")
async def show_choice(services: TheServices, caller: Somebody, table_id: TableId) -> p.TableReminders:
    """Games over days tell you unless you choose otherwise, others if you do."""
    live = await services.registry.live(table_id)
    return p.TableReminders(*await is_wanted(services.db, live.row, caller.id))


@post("/tables/{table_id:str}/reminders", status_code=200, summary="Be told of my turns at a table, or not")
async def choose_reminders(
    services: TheServices, caller: Somebody, table_id: TableId, data: JSONBody[p.ReminderChoice]
) -> p.TableReminders:
    """Choose for one table where you sit."""
    live = await services.registry.live(table_id)
    if not live.seats_of(caller.id):
        raise Refused(403, "server-not-sitting")
    await choose(services.db, table_id, caller.id, data.wanted)
    return p.TableReminders(*await is_wanted(services.db, live.row, caller.id))


REMINDERS = [show_reminders, subscribe, unsubscribe, give_mail, remove_mail, confirm_mail, stop_mail]
REMINDERS += [show_choice, choose_reminders]
