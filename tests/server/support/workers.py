"""Workers in the test's process, without sockets: the services of a server over any database."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from houseful.server.services import Services
from houseful.server.settings import Settings, read_database


@asynccontextmanager
async def services_over(database: str) -> AsyncIterator[Services]:
    """One worker over a database."""
    services = Services(Settings(read_database(database)))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


@asynccontextmanager
async def workers_over(database: str, count: int) -> AsyncIterator[list[Services]]:
    """Several workers over one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(services_over(database)) for _ in range(count)]
