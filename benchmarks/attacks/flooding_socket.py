"""One socket that sends without waiting: pings, looks, moves that are refused."""

import asyncio

from benchmarks.attacks.attackers import Attacker

MANY = 200
FULL = 1_000_000  # bytes that wait here


async def attack(attacker: Attacker) -> None:
    """Send messages as fast as they are read."""
    client = await attacker.person()
    table_id = await attacker.table(client, "oktoberfest", [{"kind": "me"}, {"kind": "me"}])

    async def flood() -> None:
        socket = await attacker.socket(client, table_id)
        socket.deaf = True
        while attacker.goes_on:
            for number in range(MANY):
                socket.send(do="ping", id=number)
            socket.send(do="look", seat=0, since=0)
            socket.send(do="move", ply=0, move="nonsense")
            attacker.outcomes["messages"] += MANY + 2
            await asyncio.sleep(0)
            while socket.open and socket.transport.underlying_transport.get_write_buffer_size() > FULL:
                await asyncio.sleep(0.001)

    await attacker.lanes(1, flood)
