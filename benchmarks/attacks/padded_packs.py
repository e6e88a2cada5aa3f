"""Tables with packs of their own, each padded to the greatest length and like no other."""

import itertools

from benchmarks.attacks.attackers import Attacker
from houseful.core.text.packs import LONGEST_PACK
from houseful.games import NAMES, find_game

SEATS = [{"kind": "me"}, {"kind": "me"}]


async def attack(attacker: Attacker) -> None:
    """Make such tables at full rate."""
    client = await attacker.person()
    numbers = itertools.count()

    async def make() -> None:
        number = next(numbers)
        game = find_game(NAMES[number % len(NAMES)])
        pack = f"{game.standard.text}\n# {number} "
        pack += "x" * (LONGEST_PACK - len(pack))
        await attacker.post(client, "/api/tables", {"game": game.name, "seats": SEATS, "pack": pack})

    await attacker.lanes(8, make)
