"""Whoever plays for a leaver plays about as well as they did."""

import asyncio
import random
from pathlib import Path

import pytest

from houseful.bots.levels import make_bot
from houseful.bots.seat import Seat
from houseful.bots.strength import Decision, level_like
from houseful.server.tables.live_table import Room
from tests.server.indoors import arrive, house_in, lay, until

SECRET = "5a" * 16  # always the same deal


async def play_like(room: Room, person: str, level: str) -> list[list[Decision]]:
    """One hand plays both seats, for the first half of the flight or more; what it decided at each."""
    made: list[list[Decision]] = [[], []]
    for number in range(30):
        turn = room.turn
        assert turn is not None
        seat = Seat(room.table, turn)
        move = str(make_bot(level, number).choose(seat))
        made[turn].append((seat, move))
        await room.move(person, room.ply, move)
    return made


@pytest.mark.parametrize(("level", "unlike"), [("novice", "expert"), ("expert", "novice")])
def test_the_level_is_found_by_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, unlike: str
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("houseful.server.tables.seating.new_secret", lambda: SECRET)

    def make(name: str, seed: int) -> object:
        asked.append(name)
        return make_bot(name, seed)

    async def scene() -> None:
        async with house_in(tmp_path) as house:
            ada = await arrive(house)
            room = await lay(house, ada, "overbooked", "me", "me", options={"first": 0})
            assert room.row.stand_in == "like", "unless the host wants it otherwise"
            made = await play_like(room, ada.id, level)
            monkeypatch.setattr("houseful.server.tables.bot_runner.make_bot", make)
            ply = room.ply
            await house.lobby.leave(ada, room.id)
            await until(lambda: room.ply > ply + 2, seconds=60)
            found = set(house.bots._levels.values())
            assert found == {level_like(room.table.kind, decisions) for decisions in made}
            assert unlike not in found
            assert found <= set(asked)  # beside those who only warm up

    asyncio.run(scene())


def test_what_was_taken_back_and_what_others_played_says_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_in(tmp_path) as house:
            ada, luck = await arrive(house), random.Random(2)
            room = await lay(house, ada, "overbooked", "me", "me")
            kept: list[tuple[int, str, bool]] = []
            while room.turn is not None and len(kept) < 30:
                turn, by_bot = room.turn, luck.random() < 0.3
                text = str(luck.choice(room.table.legal()))
                await room.written(turn, "bot" if by_bot else "move", text)
                kept.append((turn, text, by_bot))
                if room.may_undo(ada.id) and luck.random() < 0.5:
                    await room.undo(ada.id, room.ply)
                    kept.pop()
            for seat in (0, 1):
                expected = [text for who, text, by_bot in kept if who == seat and not by_bot]
                assert [text for _, text in room.decisions(seat)] == expected
                assert all(text in map(str, known.legal()) for known, text in room.decisions(seat))
            assert any(entry.kind == "undo" for entry in room.entries)

    asyncio.run(scene())
