"""The bot that plays for a leaver is about as strong as they were."""

import asyncio
import random
from pathlib import Path

import pytest

from houseful.bots.levels import make_bot
from houseful.bots.seat import Seat
from houseful.bots.strength import Decision, level_like
from houseful.host.history import decisions_of
from houseful.server.tables.live_table import LiveTable
from tests.server.support.services import arrive, lay, services_in, step_away, until

SECRET = "5a" * 16  # always the same deal


async def play_like(live: LiveTable, person: str, level: str) -> list[list[Decision]]:
    """One hand plays both seats, for the first half of the flight or more; what it decided at each."""
    made: list[list[Decision]] = [[], []]
    for number in range(30):
        turn = live.turn
        assert turn is not None
        seat = Seat(live.table, turn)
        move = str(make_bot(level, number).choose(seat))
        made[turn].append((seat, move))
        await live.move(person, live.ply, move)
    return made


@pytest.mark.parametrize(("level", "unlike"), [("novice", "expert"), ("expert", "novice")])
def test_the_level_is_found_by_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, unlike: str
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("houseful.server.tables.creation.new_secret", lambda: SECRET)

    def make(name: str, seed: int) -> object:
        asked.append(name)
        return make_bot(name, seed)

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooked", "me", "me", options={"first": 0})
            assert live.row.stand_in == "like", "unless the host wants it otherwise"
            made = await play_like(live, ada.id, level)
            monkeypatch.setattr("houseful.server.tables.bot_runner.make_bot", make)
            ply = live.ply
            await step_away(services, ada, live)
            await until(lambda: live.ply > ply + 2)
            found = set(services.bots._levels.values())
            assert found == {level_like(live.table.definition, decisions) for decisions in made}
            assert unlike not in found
            assert found <= set(asked)  # beside those who only warm up

    asyncio.run(scene())


def test_moves_taken_back_and_moves_of_others_do_not_count(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada, luck = await arrive(services), random.Random(2)
            live = await lay(services, ada, "overbooked", "me", "me")
            kept: list[tuple[int, str, bool]] = []
            while live.turn is not None and len(kept) < 30:
                turn, by_bot = live.turn, luck.random() < 0.3
                text = str(luck.choice(live.table.legal()))
                await live.write(turn, "bot" if by_bot else "move", text)
                kept.append((turn, text, by_bot))
                if live.undo_refusal(ada.id) is None and luck.random() < 0.5:
                    await live.undo(ada.id, live.ply)
                    kept.pop()
            for seat in (0, 1):
                expected = [text for who, text, by_bot in kept if who == seat and not by_bot]
                assert [text for _, text in decisions_of(live.position, seat)] == expected
                assert all(text in map(str, known.legal()) for known, text in decisions_of(live.position, seat))
            assert any(entry.kind == "undo" for entry in live.entries)

    asyncio.run(scene())
