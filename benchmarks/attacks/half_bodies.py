"""A thousand requests whose bodies are sent by half, and header fields that stop in the middle."""

import asyncio

from benchmarks.attacks.attackers import Attacker

HALF = 400_000
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
LANES = 1000


async def attack(attacker: Attacker) -> None:
    """Hold as many connections as the server lets us."""

    async def hold() -> None:
        async with attacker.connection() as (reader, writer):
            writer.write(HEAD % (2 * HALF) + b"a" * HALF)
            attacker.outcomes["sent"] += 1
            await reader.read()
            attacker.outcomes["closed by the server"] += 1
            await asyncio.sleep(0.05)

    await attacker.lanes(LANES, hold)
