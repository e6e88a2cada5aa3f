"""Home looked at without end: the lists of tables, with fifty of one's own."""

from benchmarks.attacks.attackers import Attacker

TABLES = 50


async def attack(attacker: Attacker) -> None:
    """Ask for the lists at full rate."""
    client = await attacker.person()
    body = {"game": "oktoberfest", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}

    async def look() -> None:
        if attacker.outcomes["201"] < TABLES:
            await attacker.post(client, "/api/tables", body)
        for path in ("/api/tables", "/api/tables/mine"):
            await attacker.get(client, path)

    await attacker.lanes(8, look)
