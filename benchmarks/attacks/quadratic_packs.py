"""Packs of a few KB whose keys have ten thousand parts, and logs with such packs."""

import asyncio
import itertools

from benchmarks.attacks.attackers import Attacker

DOTTED = "a." * 9999 + "a=1"
HEADER = f"[{'.'.join('a' * 9999)}]\n" + "\n".join(f"k{number}=1" for number in range(1000))
NESTED = "a=" + "[" * 9000 + "]" * 9000
DIGITS = "a=" + "9" * 60_000
SEATS = [{"kind": "me"}, {"kind": "open"}]


async def attack(attacker: Attacker) -> None:
    """Send them at full rate."""
    client = await attacker.person()
    packs = itertools.cycle((DOTTED, HEADER, NESTED, DIGITS))

    async def make() -> None:
        pack = next(packs)
        await attacker.post(client, "/api/tables", {"game": "overbooking", "seats": SEATS, "pack": pack})

    async def keep() -> None:
        await attacker.post(client, "/api/logs", {"log": f"houseful 1\n{next(packs)}"})

    await asyncio.gather(attacker.lanes(4, make), attacker.lanes(2, keep))
