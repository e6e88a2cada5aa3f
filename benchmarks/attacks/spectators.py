"""Hundreds of people who come to one table, and go, and come again."""

import asyncio

from benchmarks.attacks.attackers import Attacker

PEOPLE = 500
STAY = 1.0  # seconds


async def attack(attacker: Attacker) -> None:
    """Open sockets of different people at one table, close them, open them again."""
    host = await attacker.person()
    table_id = await attacker.table(host, "oktoberfest", [{"kind": "me"}, {"kind": "me"}])
    crowd = [host]

    async def arrive() -> None:
        if len(crowd) < PEOPLE:
            crowd.append(await attacker.person())
        else:
            await asyncio.sleep(1)

    async def watch() -> None:
        client = crowd[attacker.outcomes["sockets"] % len(crowd)]
        attacker.outcomes["sockets"] += 1
        socket = await attacker.socket(client, table_id)
        socket.deaf = True
        await asyncio.sleep(STAY)
        if not socket.open:
            attacker.outcomes["closed by the server"] += 1
        socket.transport.disconnect()

    await asyncio.gather(attacker.lanes(20, arrive), attacker.lanes(PEOPLE, watch))
