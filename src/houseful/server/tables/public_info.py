"""Tables as everybody may know them, and as one seat may: built up field by field, never by leaving out."""

import msgspec

from houseful.core.fairness import commitment_to
from houseful.server.db.queries import SeatRow, now
from houseful.server.errors import Refused
from houseful.server.http.messages import Clock, FairDealing, Replay, Sitting, State, TableInfo, Told
from houseful.server.tables import dealing
from houseful.server.tables.live_table import Room


def info_of(room: Room) -> TableInfo:
    """What everybody may know of a table."""
    row = room.row
    moment = now()
    return TableInfo(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        pack=None if row.pack is None else dealing.pack_of(row.game, row.pack).name,
        stage=room.stage,  # type: ignore[arg-type]
        public=row.public,
        pace=row.pace,
        clock=None if row.clock == "none" else Clock(per=row.clock, seconds=row.seconds),  # type: ignore[arg-type]
        stand_in=row.stand_in,
        hints=row.hints,
        host=row.host,
        seats=[sitting_of(room, seat, moment) for seat in room.seats],
        ply=room.ply,
        turn=room.turn if room.stage == "playing" else None,
        fair=fair_of(room),
        result=room.table.result() if room.past and room.table.over else None,
        created=row.created,
        ended=room.since() if room.is_finished() else row.ended,
        next=row.next,
    )


def sitting_of(room: Room, seat: SeatRow, moment: int) -> Sitting:
    """A seat as everybody may know it."""
    kind = "person" if seat.person else "bot" if seat.level else "invite" if seat.invite else "open"
    return Sitting(
        number=seat.number,
        kind=kind,  # type: ignore[arg-type]
        name=seat.name,
        person=seat.person,
        level=seat.level,
        away=seat.away,
        here=seat.person in room.here(),
        clock=room.time_left(seat.number, moment) if room.stage == "playing" else None,
    )


def fair_of(room: Room) -> FairDealing | None:
    """The commitment; what is behind it only when the game is over."""
    row = room.row
    if not row.fair:
        return None
    told = room.stage == "over"
    return FairDealing(
        commitment=commitment_to(row.secret),
        secret=row.secret if told else None,
        numbers=[seat.luck for seat in room.seats] if told else None,
        seed=str(row.seed) if told else None,
    )


def eyes_of(room: Room, person: str | None, seat: int | None) -> int | None:
    """The eyes somebody looks through: the seat they ask for, else their first; a spectator's otherwise."""
    mine = [] if person is None else room.seats_of(person)
    if seat is None:
        return room.turn if room.turn in mine else mine[0] if mine else None
    if seat not in mine:
        raise Refused(403, "server-not-your-seat")
    return seat


def state_of(room: Room, person: str | None, eyes: int | None, since: int | None) -> State:
    """A table through somebody's eyes."""
    seen = (
        room.position(room.table, room.table.view(eyes))
        if room.past
        else {"turn": None, "view": None, "legal": []}
    )
    told = [] if since is None else room.story(eyes, since)
    playing = room.stage == "playing"
    return State(
        table=info_of(room),
        eyes=eyes,
        mine=[] if person is None else room.seats_of(person),
        ply=room.ply,
        turn=seen["turn"],
        view=seen["view"],
        legal=seen["legal"] if playing else [],
        undo=playing and person is not None and room.may_undo(person),
        events=[Told(**line) for line in told],
    )


def replay_of(room: Room, ply: int | None, eyes: str) -> Replay:
    """A finished game at one ply: through one seat's eyes, a spectator's, or everybody's."""
    if room.stage != "over":
        raise Refused(409, "server-not-over")
    ply = room.ply if ply is None else ply
    if ply > room.ply:
        raise Refused(404, "server-no-ply", ply=ply, last=room.ply)
    looking = eyes_named(room, eyes)
    table = dealing.positions(dealing.deal_row(room.row, room.seats), room.entries[:ply])[-1]
    line = room.entries[ply - 1] if ply else None
    return Replay(
        table=info_of(room),
        ply=ply,
        plies=room.ply,
        turn=table.turn,
        seat=None if line is None else line.seat,
        events=[] if line is None else dealing.told(line, table, looking[0] if len(looking) == 1 else None),
        views=table.views(looking),
    )


def eyes_named(room: Room, eyes: str) -> list[int | None]:
    """`spectator`, `open`, or the number of a seat."""
    if eyes == "spectator":
        return [None]
    everyone: list[int | None] = list(range(len(room.seats)))
    if eyes == "open":
        return everyone
    if eyes.isascii() and eyes.isdigit() and int(eyes) in everyone:
        return [int(eyes)]
    raise Refused(400, "server-no-eyes")
