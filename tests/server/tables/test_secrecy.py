"""No message holds what its receiver may not know: random games through the server, and planted leaks."""

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

import houseful
from houseful.core.table import Table
from houseful.core.testing.conformance import deals
from houseful.games import find_game
from houseful.host import state as host_state
from houseful.host import visible
from houseful.host.history import events_since
from houseful.host.hosted_game import HostedGame
from houseful.host.replays import replay_of as honest_replay
from houseful.host.visible import visible_position
from houseful.server import people
from houseful.server.db import schema
from houseful.server.db.queries import SeatRow, TableRow
from houseful.server.errors import Refused
from houseful.server.http.routes import play, replays
from houseful.server.tables import public_info
from houseful.server.tables.live_table import LiveTable
from tests.server.support.in_process import serving_here
from tests.server.support.leak_checks import Leak
from tests.server.support.leak_fuzzer import Party

CLOCK: dict[str, Any] = {"clock": {"per": "game", "seconds": 3600}, "public": True}


async def hold_party(folder: Path, game: str, number: int, curiosity: float = 0.1, **more: Any) -> dict[str, int]:
    """One game with the number-th choice of players and options; return what was checked."""
    several = (choice for choice in deals(find_game(game)) if choice[0] > 1)
    players, options = next(itertools.islice(several, number, None))
    async with asyncio.timeout(180), serving_here(folder) as inside:
        party = Party(inside, game, players, options, number)
        try:
            await party.sit_down(**{"bots": 1 if players > 2 else 0, **more})
            await party.play(curiosity)
        finally:
            await party.go_home()
        return party.tally


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", houseful.games())
def test_no_byte_depends_on_what_a_seat_cannot_know(game: str, number: int, tmp_path: Path) -> None:
    tally = asyncio.run(hold_party(tmp_path, game, number, **(CLOCK if number == 1 else {})))
    for what in (
        "played",
        "state",
        "refused",
        "searched",
        "bytes of a twin",
        "events of a twin",
        "replayed",
        "recalled",
    ):
        assert tally.get(what), f"never checked: {what}"


def test_a_hot_seat_shows_each_seat_its_own(tmp_path: Path) -> None:
    asyncio.run(hold_party(tmp_path, "overbooking", 2, hot_seat=True))


def test_an_error_of_the_database_names_no_secret(tmp_path: Path) -> None:
    """Errors end up in the log: the statement may, what it was given may not."""

    async def fail() -> str:
        async with serving_here(tmp_path) as inside:
            values = {"name": "key", "value": "a-secret"}  # there is a key already
            with pytest.raises(IntegrityError) as error:
                async with inside.services.db.writing() as connection:
                    await connection.execute(schema.settings.insert().values(values))
            return str(error.value)

    message = asyncio.run(fail())
    assert "INSERT INTO settings" in message
    assert "a-secret" not in message


# Planted leaks

Plant = Callable[[pytest.MonkeyPatch], None]


def change_positions(patch: pytest.MonkeyPatch, change: Callable[[Table, dict[str, Any]], dict[str, Any]]) -> None:
    """Plant something in every position that leaves the server."""

    def leaking(table: Table, view: dict[str, Any]) -> dict[str, Any]:
        return {**visible_position(table, view), **change(table, view)}

    patch.setattr(visible, "visible_position", leaking)
    patch.setattr(host_state, "visible_position", leaking)


def anothers_view(patch: pytest.MonkeyPatch) -> None:
    change_positions(patch, lambda table, view: {"view": {**table.view(0), "seat": view["seat"]}})


def legal_moves_for_all(patch: pytest.MonkeyPatch) -> None:
    change_positions(patch, lambda table, view: {"legal": table.legal()})


def a_field_too_many(patch: pytest.MonkeyPatch) -> None:
    change_positions(patch, lambda table, view: {"view": {**view, "dice": int(table.memory().sum())}})


def the_movers_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(visible, "events_of", lambda entry, after, viewpoint: after.events(entry.seat))


def the_movers_past_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(host_state, "events_since", lambda position, viewpoint, ply: events_since(position, 0, ply))


def the_seed_too_early(patch: pytest.MonkeyPatch) -> None:
    honest = public_info.fair_of

    def fair_of(row: TableRow, seats: list[SeatRow], stage: str) -> Any:
        fair = honest(row, seats, stage)
        if fair is not None:
            fair.seed = str(row.seed)
        return fair

    patch.setattr(public_info, "fair_of", fair_of)


def the_numbers_too_early(patch: pytest.MonkeyPatch) -> None:
    honest = public_info.fair_of

    def fair_of(row: TableRow, seats: list[SeatRow], stage: str) -> Any:
        fair = honest(row, seats, stage)
        if fair is not None:
            fair.numbers = [seat.luck for seat in seats]
        return fair

    patch.setattr(public_info, "fair_of", fair_of)


def a_refusal_that_knows_the_hand(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.move

    def move(self: LiveTable, person: str, ply: int, text: str) -> asyncio.Future[int]:
        self.table.copy().play(text)
        return honest(self, person, ply, text)

    patch.setattr(LiveTable, "move", move)


def an_undo_that_knows_the_deck(patch: pytest.MonkeyPatch) -> None:
    honest = public_info.state_at

    def state_at(live: LiveTable, *more: Any) -> Any:
        state = honest(live, *more)
        state.undo = bool(live.position.reachable and live.position.reachable[-1].memory().sum() % 2)
        return state

    patch.setattr(play, "state_at", state_at)


def anybodys_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play, "viewpoint_of", lambda position, person, seat: seat)


def a_replay_too_early(patch: pytest.MonkeyPatch) -> None:
    def replay_of(game: HostedGame, *more: Any) -> Any:
        try:
            return honest_replay(game, *more)
        except Refused:
            return game.reachable[-1].view(0)

    patch.setattr(replays, "replay_of", replay_of)


def a_token_in_the_log(patch: pytest.MonkeyPatch) -> None:
    honest = people.digest_of

    def digest_of(token: str) -> str:
        structlog.get_logger().info("who", token=token)
        return honest(token)

    patch.setattr(people, "digest_of", digest_of)


PLANTS: list[Plant] = [
    anothers_view,
    legal_moves_for_all,
    a_field_too_many,
    the_movers_events,
    the_movers_past_events,
    the_seed_too_early,
    the_numbers_too_early,
    a_refusal_that_knows_the_hand,
    an_undo_that_knows_the_deck,
    anybodys_seat,
    a_replay_too_early,
    a_token_in_the_log,
]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(hold_party(tmp_path, "overbooking", 1, curiosity=0.4))
