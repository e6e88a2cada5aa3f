"""Mail addresses: a link counts for the address that it was sent to, and for no other."""

import asyncio
from pathlib import Path

import pytest

from houseful.server.reminders.mail_addresses import MailAddress, MailAddresses
from tests.server.support.postgres import new_database
from tests.server.support.services import arrive, services_in


@pytest.mark.parametrize("use", ["confirm", "stop"])
def test_an_address_that_is_changed_while_a_link_is_read_is_not_that_of_the_link(
    use: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else somebody could have mail sent to an address where nobody has used a link."""
    read = MailAddresses._read

    async def read_late(self: MailAddresses, token: str, asked: str) -> tuple[str, str]:
        found = await read(self, token, asked)
        await self.keep(found[0], "other@example.org")
        return found

    async def run() -> None:
        async with services_in(tmp_path) as services:
            ada, addresses = await arrive(services), services.turn_watch.messenger.addresses
            confirm = await addresses.keep(ada.id, "ada@example.org")
            stop = addresses.stop_token(ada.id, "ada@example.org")
            monkeypatch.setattr(MailAddresses, "_read", read_late)
            await (addresses.confirm(confirm) if use == "confirm" else addresses.stop(stop))
            assert await addresses.of_person(ada.id) == MailAddress("other@example.org", None)

    asyncio.run(run())


def test_addresses_that_are_given_at_the_same_time_leave_one(tmp_path: Path, postgres_address: str) -> None:
    database = new_database(postgres_address, "mail-addresses")

    async def run() -> None:
        async with services_in(tmp_path, database) as services:
            ada, addresses = await arrive(services), services.turn_watch.messenger.addresses
            given = [f"{number}@example.org" for number in range(6)]
            await asyncio.gather(*(addresses.keep(ada.id, address) for address in given))
            kept = await addresses.of_person(ada.id)
            assert kept is not None
            assert kept.address in given

    asyncio.run(run())
