"""Tables as everybody may know them, and as one seat may: built up field by field, never by leaving out."""

from typing import Any

import msgspec

from houseful.core.fairness import commitment_to
from houseful.server.db.queries import SeatRow, now
from houseful.server.errors import Refused
from houseful.server.http.messages import Clock, FairDealing, Replay, Sitting, State, TableInfo, Told
from houseful.server.tables import dealing
from houseful.server.tables.live_table import LiveTable, totals_of

NOTHING_SEEN: dict[str, Any] = {"turn": None, "view": None, "legal": [], "totals": []}


def info_of(live: LiveTable) -> TableInfo:
    """What everybody may know of a table."""
    row = live.row
    moment = now()
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
        seats=[sitting_of(live, seat, moment) for seat in live.seats],
        ply=live.ply,
        turn=live.turn if live.stage == "playing" else None,
        fair=fair_of(live),
        result=live.table.result() if live.past and live.table.over else None,
        created=row.created,
        ended=live.since() if live.is_finished() else row.ended,
        next=row.next,
    )


def sitting_of(live: LiveTable, seat: SeatRow, moment: int) -> Sitting:
    """A seat as everybody may know it."""
    kind = "person" if seat.person else "bot" if seat.level else "invite" if seat.invite else "open"
    return Sitting(
        number=seat.number,
        kind=kind,  # type: ignore[arg-type]
        name=seat.name,
        person=seat.person,
        level=seat.level,
        away=seat.away,
        here=seat.person in live.here(),
        clock=live.time_left(seat.number, moment) if live.stage == "playing" else None,
    )


def fair_of(live: LiveTable) -> FairDealing | None:
    """The commitment; what is behind it only when the game is over."""
    row = live.row
    if not row.fair:
        return None
    told = live.stage == "over"
    return FairDealing(
        commitment=commitment_to(row.secret),
        secret=row.secret if told else None,
        numbers=[seat.luck for seat in live.seats] if told else None,
        seed=str(row.seed) if told else None,
    )


def eyes_of(live: LiveTable, person: str | None, seat: int | None) -> int | None:
    """The eyes somebody looks through: the seat they ask for, else their first; a spectator's otherwise."""
    mine = [] if person is None else live.seats_of(person)
    if seat is None:
        return live.turn if live.turn in mine else mine[0] if mine else None
    if seat not in mine:
        raise Refused(403, "server-not-your-seat")
    return seat


def state_of(live: LiveTable, person: str | None, eyes: int | None, since: int | None) -> State:
    """A table through somebody's eyes."""
    seen = live.position(live.table, live.table.view(eyes)) if live.past else NOTHING_SEEN
    told = [] if since is None else live.story(eyes, since)
    playing = live.stage == "playing"
    return State(
        table=info_of(live),
        eyes=eyes,
        mine=[] if person is None else live.seats_of(person),
        ply=live.ply,
        turn=seen["turn"],
        view=seen["view"],
        legal=seen["legal"] if playing else [],
        undo=playing and person is not None and live.may_undo(person),
        totals=seen["totals"],
        events=[Told(**line) for line in told],
    )


def replay_of(live: LiveTable, ply: int | None, eyes: str) -> Replay:
    """A finished game at one ply: through one seat's eyes, a spectator's, or everybody's."""
    if live.stage != "over":
        raise Refused(409, "server-not-over")
    ply = live.ply if ply is None else ply
    if ply > live.ply:
        raise Refused(404, "server-no-ply", ply=ply, last=live.ply)
    looking = eyes_named(live, eyes)
    table = dealing.positions(dealing.deal_row(live.row, live.seats), live.entries[:ply])[-1]
    line = live.entries[ply - 1] if ply else None
    views = table.views(looking)
    return Replay(
        table=info_of(live),
        ply=ply,
        plies=live.ply,
        turn=table.turn,
        seat=None if line is None else line.seat,
        events=[] if line is None else dealing.told(line, table, looking[0] if len(looking) == 1 else None),
        totals=totals_of(views[0]),
        views=views,
    )


def eyes_named(live: LiveTable, eyes: str) -> list[int | None]:
    """`spectator`, `open`, or the number of a seat."""
    if eyes == "spectator":
        return [None]
    everyone: list[int | None] = list(range(len(live.seats)))
    if eyes == "open":
        return everyone
    if eyes.isascii() and eyes.isdigit() and int(eyes) in everyone:
        return [int(eyes)]
    raise Refused(400, "server-no-eyes")
