"""Tables as everybody may know them, and as one viewpoint may: built field by field, never by leaving out."""

from typing import Any, cast

import msgspec

from houseful.core.fairness import commitment_to
from houseful.core.scores import GameResult
from houseful.server.db.queries import SeatRow, now
from houseful.server.errors import Refused
from houseful.server.messages import Clock, FairDealing, Replay, Sitting, State, TableInfo
from houseful.server.tables import dealing
from houseful.server.tables.delivery import Viewpoint, totals_of, visible_position
from houseful.server.tables.history import events_since, replayed_positions
from houseful.server.tables.live_table import LiveTable

NOTHING_DEALT: dict[str, Any] = {"turn": None, "view": None, "legal": [], "totals": []}


def info_of(live: LiveTable) -> TableInfo:
    """What everybody may know of a table."""
    row = live.row
    moment, present = now(), live.delivery.present()
    return TableInfo(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        pack=None if row.pack is None else dealing.pack_of(row.game, row.pack).name,
        stage=live.stage,  # type: ignore[arg-type]
        public=row.public,
        pace=row.pace,
        clock=None if row.clock == "none" else Clock(per=row.clock, seconds=row.seconds),  # type: ignore[arg-type]
        stand_in=row.stand_in,
        hints=row.hints,
        host=row.host,
        seats=[sitting_of(live, seat, present, moment) for seat in live.seats],
        ply=live.ply,
        turn=live.turn if live.stage == "playing" else None,
        fair=fair_of(live),
        result=cast(GameResult, live.table.result()) if live.position.is_dealt and live.table.over else None,
        created=row.created,
        ended=live.position.decision_began() if live.position.has_unrecorded_end() else row.ended,
        next=row.next,
    )


def sitting_of(live: LiveTable, seat: SeatRow, present: set[str], moment: int) -> Sitting:
    """A seat as everybody may know it."""
    kind = "person" if seat.person else "bot" if seat.level else "invite" if seat.invite else "open"
    return Sitting(
        number=seat.number,
        kind=kind,  # type: ignore[arg-type]
        name=seat.name,
        person=seat.person,
        level=seat.level,
        away=seat.away,
        here=seat.person in present,
        clock=live.clock.time_left(seat.number, moment) if live.stage == "playing" else None,
    )


def fair_of(live: LiveTable) -> FairDealing | None:
    """The commitment to a deal; the secret and the seed only when the game is over."""
    row = live.row
    if not row.fair:
        return None
    published = live.stage == "over"
    return FairDealing(
        commitment=commitment_to(row.secret),
        secret=row.secret if published else None,
        numbers=[seat.luck for seat in live.seats] if published else None,
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
    )


def replay_of(live: LiveTable, ply: int | None, viewpoint: str) -> Replay:
    """A finished game at one ply, from one viewpoint or from all seats."""
    if live.stage != "over":
        raise Refused(409, "server-not-over")
    ply = live.ply if ply is None else ply
    if ply > live.ply:
        raise Refused(404, "server-no-ply", ply=ply, last=live.ply)
    viewpoints = viewpoints_named(live, viewpoint)
    table = replayed_positions(live.position, ply)[-1]
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
