"""Requests whose headers never end."""

from benchmarks.attacks.attackers import Attacker

FIELDS = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 8000) for number in range(8))


async def attack(attacker: Attacker) -> None:
    """Send headers as fast as they are read, over a few connections."""

    async def send() -> None:
        async with attacker.connection() as (_, writer):
            writer.write(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n")
            while attacker.goes_on:
                writer.write(FIELDS)
                await writer.drain()
                attacker.outcomes["KB sent"] += len(FIELDS) // 1000

    await attacker.lanes(4, send)
