"""Tables of masters only, made by somebody who sits nowhere."""

import itertools

from benchmarks.attacks.attackers import Attacker
from houseful.games import NAMES

MASTERS = [{"kind": "bot", "level": "master"}, {"kind": "bot", "level": "master"}]


async def attack(attacker: Attacker) -> None:
    """Make them at full rate."""
    client = await attacker.person()
    games = itertools.cycle(NAMES)

    async def make() -> None:
        await attacker.post(client, "/api/tables", {"game": next(games), "seats": MASTERS})

    await attacker.lanes(4, make)
