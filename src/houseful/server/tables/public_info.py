"""Tables as everybody may know them, and as one viewpoint may: built field by field, never by leaving out."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, cast

from houseful.core.fairness import commitment_to
from houseful.core.scores import GameResult
from houseful.server.db.queries import SeatRow, TableRow, now
from houseful.server.errors import Refused
from houseful.server.messages import Clock, FairDealing, Replay, Sitting, State, TableInfo, UnreadableTable
from houseful.server.tables import dealing
from houseful.server.tables.checkpoints import table_at
from houseful.server.tables.delivery import Viewpoint, VisiblePosition, totals_of, visible_position
from houseful.server.tables.history import events_since
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.pauses import is_paused
from houseful.server.tables.table_rows import is_closed
from houseful.server.tables.unreadable import log_is_open, options_of, result_of

NOTHING_DEALT: VisiblePosition = {"turn": None, "view": None, "legal": [], "totals": []}


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


def viewpoint_of(live: LiveTable, person: str | None, seat: int | None) -> Viewpoint:
    """The viewpoint of a person: the seat they ask for, else the one to move, else their first; None without a seat."""
    mine = [] if person is None else live.seats_of(person)
    if seat is None:
        return live.turn if live.turn in mine else mine[0] if mine else None
    if seat not in mine:
        raise Refused(403, "server-not-your-seat")
    return seat


def state_of(live: LiveTable, person: str | None, viewpoint: Viewpoint, since: int | None) -> State:
    """A table as a viewpoint may know it, and the events after the ply `since`."""
    dealt, playing = live.position.is_dealt, live.stage == "playing"
    visible = visible_position(live.table, live.table.view(viewpoint)) if dealt else NOTHING_DEALT
    return State(
        table=info_of(live),
        viewpoint=viewpoint,
        mine=[] if person is None else live.seats_of(person),
        ply=live.ply,
        turn=visible["turn"],
        view=visible["view"],
        legal=visible["legal"] if playing else [],
        undo=playing and live.undo_refusal(person) is None,
        totals=visible["totals"],
        events=[] if since is None else events_since(live.position, viewpoint, since),
        asked=live.asked_undo.at(live.ply),
        patience=live.patience,
    )


def replay_of(live: LiveTable, ply: int | None, viewpoint: str) -> Replay:
    """A finished game at one ply, from one viewpoint or from all seats."""
    if live.stage != "over":
        raise Refused(409, "server-not-over")
    ply = live.ply if ply is None else ply
    if ply > live.ply:
        raise Refused(404, "server-no-ply", ply=ply, last=live.ply)
    viewpoints = viewpoints_named(live, viewpoint)
    table = table_at(live.position, ply)
    entry = live.entries[ply - 1] if ply else None
    views = table.views(viewpoints)
    events_for = viewpoints[0] if len(viewpoints) == 1 else None
    return Replay(
        table=info_of(live),
        ply=ply,
        plies=live.ply,
        turn=table.turn,
        seat=None if entry is None else entry.seat,
        events=[] if entry is None else dealing.events_of(entry, table, events_for),
        totals=totals_of(views[0]),
        views=views,
    )


def viewpoints_named(live: LiveTable, name: str) -> list[Viewpoint]:
    """The viewpoints called `spectator`, `open` (all seats) or by the number of a seat."""
    if name == "spectator":
        return [None]
    all_seats: list[Viewpoint] = list(range(len(live.seats)))
    if name == "open":
        return all_seats
    if name.isascii() and name.isdigit() and int(name) in all_seats:
        return [int(name)]
    raise Refused(400, "server-no-eyes")
