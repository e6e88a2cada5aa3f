"""Limits for tests: dozens of people from one address, in a hurry."""

from houseful.server.http.bounded_protocol import BoundedProtocol
from houseful.server.http.connection_counts import ConnectionCounts
from houseful.server.limits import Limits, variable

SHARED_BY_ALL_TESTS = (
    "address_connections",
    "pages",
    "health",
    "messages",
    "address_messages",
    "sockets",
    "address_sockets",
    "address_openings",
    "people_per_hour",
    "tables_per_hour",
    "address_tables_per_hour",
    "open_tables",
    "hints",
    "address_hints",
    "address_chat",
)
ROOMY = Limits(
    **dict.fromkeys(SHARED_BY_ALL_TESTS, 0)
)  # what one person at one address would soon meet is switched off
ENVIRONMENT = {variable(name): "0" for name in SHARED_BY_ALL_TESTS}  # the same for a server in a process of its own


def protocol_with(limits: Limits) -> type[BoundedProtocol]:
    """The protocol of a server that counts its connections by itself."""

    class Bounded(BoundedProtocol):
        counts = ConnectionCounts(limits)

    return Bounded
