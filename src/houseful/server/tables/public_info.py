"""Tables as everybody may know them: built field by field, never by leaving out."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, cast

from houseful.core.fairness import commitment_to
from houseful.core.scores import GameResult
from houseful.host.entries import Viewpoint
from houseful.host.state import state_of
from houseful.server.db.queries import SeatRow, TableRow, now
from houseful.server.messages import Clock, FairDealing, Sitting, State, TableInfo, UnreadableTable
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.pauses import is_paused
from houseful.server.tables.table_rows import is_closed
from houseful.server.tables.unreadable import log_is_open, options_of, result_of


class Standing(NamedTuple):
    """Where a game stands, as everybody may know it."""

    stage: str
    ply: int
    turn: int | None
    result: GameResult | None
    ended: int | None
    present: Collection[str]  # the people who are looking at the table
    clocks: list[int | None]  # milliseconds left, by seat
    gone: Mapping[str, int]  # how long ago people who belong to the table and are not there were last seen
    unreadable: UnreadableTable | None = None  # why this server cannot deal it


def standing_of(live: LiveTable) -> Standing:
    """Where the game at a live table stands."""
    position, moment, playing = live.position, now(), live.stage == "playing"
    present = live.delivery.present()
    return Standing(
        stage=live.stage,
        ply=live.ply,
        turn=live.turn if playing else None,
        result=game_result_of(live),
        ended=position.decision_began() if position.has_unrecorded_end() else live.row.ended,
        present=present,
        clocks=[live.clock.time_left(seat.number, moment) if playing else None for seat in live.seats],
        gone=absences_of(live, present),
        unreadable=unreadable_of(live),
    )


def info_of(live: LiveTable) -> TableInfo:
    """What everybody may know of a live table."""
    return table_info(live.row, live.seats, standing_of(live))


def table_info(row: TableRow, seats: list[SeatRow], standing: Standing) -> TableInfo:
    """What everybody may know of a table."""
    return TableInfo(
        id=row.id,
        game=row.game,
        options=options_of(row) or {},
        pack=None if row.pack_standard else row.pack_name,
        rules_version=row.rules_version,
        unreadable=standing.unreadable,
        stage=standing.stage,  # type: ignore[arg-type]
        public=row.public,
        pace=row.pace,
        clock=None if row.clock == "none" else Clock(per=row.clock, seconds=row.seconds),  # type: ignore[arg-type]
        stand_in=row.stand_in,
        hints=row.hints,
        hot_seat=row.hot_seat,
        paused=is_paused(row),
        host=row.host,
        host_gone=standing.gone.get(row.host),
        seats=[sitting_of(seat, standing) for seat in seats],
        ply=standing.ply,
        turn=standing.turn,
        fair=fair_of(row, seats, standing.stage),
        result=standing.result,
        created=row.created,
        ended=standing.ended,
        next=row.next,
    )


def game_result_of(live: LiveTable) -> GameResult | None:
    """How a game ended: as its position says, or its row where this server cannot deal it."""
    if live.position.unreadable is not None:
        return cast(GameResult | None, result_of(live.row))
    return cast(GameResult, live.table.result()) if live.position.is_dealt and live.table.over else None


def unreadable_of(live: LiveTable) -> UnreadableTable | None:
    """Why this server cannot deal a game, and whether its log can be had; None if it can."""
    why = live.position.unreadable
    return None if why is None else UnreadableTable(why.reason, log_is_open(live.position))


def sitting_of(seat: SeatRow, standing: Standing) -> Sitting:
    """A seat as everybody may know it."""
    kind = "person" if seat.person else "bot" if seat.level else "closed" if is_closed(seat) else free_kind(seat)
    return Sitting(
        number=seat.number,
        kind=kind,  # type: ignore[arg-type]
        name=seat.name,
        person=seat.person,
        level=seat.level,
        away=seat.away,
        here=seat.person in standing.present,
        gone=None if seat.person is None else standing.gone.get(seat.person),
        clock=standing.clocks[seat.number],
    )


def free_kind(seat: SeatRow) -> str:
    """Whether a free seat is open to all, or kept for somebody."""
    return "invite" if seat.invite else "open"


def absences_of(live: LiveTable, present: set[str]) -> dict[str, int]:
    """How long ago those who belong to a table and are not there were last seen."""
    belonging = {seat.person for seat in live.seats if seat.person} | {live.row.host}
    return {person: live.delivery.away_for(person) for person in belonging - present}


def fair_of(row: TableRow, seats: list[SeatRow], stage: str) -> FairDealing | None:
    """The commitment to a deal; the secret and the seed only when the game is over."""
    if not row.fair:
        return None
    published = stage == "over"
    return FairDealing(
        commitment=commitment_to(row.secret),
        first=row.commitment is not None,
        secret=row.secret if published else None,
        numbers=[seat.luck for seat in seats] if published else None,
        seed=str(row.seed) if published else None,
    )


def state_at(live: LiveTable, person: str | None, viewpoint: Viewpoint, since: int | None) -> State:
    """A live table as a viewpoint may know it, and the events after the ply `since`."""
    asked = live.asked_undo.at(live.ply)
    return state_of(live.position, info_of(live), person, viewpoint, since, asked, live.patience)
