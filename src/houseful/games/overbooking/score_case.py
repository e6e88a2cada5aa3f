"""Scoring a real table of Overbooking: one hotel, or the end of the game."""

from typing import Any

import numpy as np

from houseful.core.compile import trace as tracing
from houseful.core.compile.record import Memory, Row
from houseful.core.compile.specialize import record_cast, specialize
from houseful.core.scores import first_in, rank_sheets, result_of
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Place
from houseful.games.overbooking.box import BONUSES, MOST_BEDS, NO_BACK_DOOR, SIGNS, HotelBox
from houseful.games.overbooking.moves import DECLINE, MOVES, TARGET
from houseful.games.overbooking.rounds import check_bookings, open_hotel
from houseful.games.overbooking.scoring import LINES
from houseful.games.overbooking.show import trace_codes
from houseful.games.overbooking.show.notation import read_card, read_guest
from houseful.games.overbooking.table import (
    BACK_PLACES,
    CARDS,
    CHECKING,
    LINE_PLACES,
    NONE,
    OVER,
    ROUNDS,
    SEATS,
    HotelTable,
)

MOST_TILES = 99
BOOKINGS = (
    trace_codes.BOOKED,
    trace_codes.BOOKED_FAVOURITE,
    trace_codes.BOOKED_FIRST,
    trace_codes.BOOKED_SECOND,
)


def score_case(case: Place, pack: Pack) -> dict[str, Any]:
    """One hotel if the case names one, else the end of a game."""
    return score_hotel(case, pack) if "hotel" in case.value else score_end(case, pack)


# One hotel


def _begin(box: Memory, table: Memory, trace: Row) -> None:
    open_hotel(as_box(box), as_table(table), trace)  # type: ignore[name-defined]  # noqa: F821
    check_bookings(as_box(box), as_table(table), trace)  # type: ignore[name-defined]  # noqa: F821


_begin_checking = specialize(_begin, "overbooking", as_box=record_cast(HotelBox), as_table=record_cast(HotelTable))


def score_hotel(case: Place, pack: Pack) -> dict[str, Any]:
    """Check the bookings of one hotel as it lies there."""
    from houseful.games.overbooking import GAME

    fields = case.fields("game", "hotel", maybe=("back", "line", "choices"))
    box, table, beds = _lay_out(fields, pack)
    entries: list[tuple[int, ...]] = []
    trace = tracing.blank()
    _begin_checking(box, table, trace)
    entries += tracing.entries(trace)
    choices = fields["choices"].items(0, BACK_PLACES) if "choices" in fields else []
    peer = HotelTable.over(table)
    for choice in choices:
        if peer.phase == OVER:
            raise choice.fault("fault-choice-superfluous")
        move = DECLINE if choice.value is None else TARGET + read_guest(choice, pack)
        trace = tracing.blank()
        if not GAME.entry_points.play(box, table, move, trace, np.empty(MOVES, np.int16)):
            power = pack.names.guests[peer.back[0, peer.power]]
            raise choice.fault("fault-choice-target", power=power, found=str(choice.value))
        entries += tracing.entries(trace)
    if peer.phase != OVER:
        place = fields.get("choices", Place([], ("choices",)))
        raise place.fault("fault-choice-missing", power=pack.names.guests[peer.back[0, peer.power]])
    return _result(entries, beds, peer.beds, pack)


def _lay_out(fields: dict[str, Place], pack: Pack) -> tuple[Memory, Memory, int]:
    """A table with this one hotel on it, about to be checked in the last round."""
    hotel = fields["hotel"].fields("beds", "rule")
    box_memory, table_memory = pack.box.copy(), HotelTable.blank()
    box, table = HotelBox.over(box_memory), HotelTable.over(table_memory)
    beds = box.beds[0] = hotel["beds"].number(0, MOST_BEDS)
    box.sign[0] = SIGNS.index(hotel["rule"].one_of(SIGNS))
    table.players, table.now, table.phase = 1, ROUNDS - 1, CHECKING
    seen: set[int] = set()
    back = _read_guests(fields, "back", BACK_PLACES, pack, seen)
    if back and box.sign[0] == NO_BACK_DOOR:
        raise fields["back"].fault("fault-no-back-door")
    line = _read_guests(fields, "line", LINE_PLACES - BACK_PLACES, pack, seen)
    for place, guest in enumerate(back):
        table.back[0, place] = guest
    for place, guest in enumerate(line):
        table.line[0, place] = guest
    table.at_back[0], table.in_line[0] = len(back), len(line)
    table.favoured[0] = table.favoured[1] = NONE
    return box_memory, table_memory, beds


def _read_guests(fields: dict[str, Place], name: str, most: int, pack: Pack, seen: set[int]) -> list[int]:
    guests = []
    for place in fields[name].items(0, most) if name in fields else []:
        guest = read_guest(place, pack)
        if guest in seen:
            raise place.fault("fault-guest-twice", found=pack.names.guests[guest])
        seen.add(guest)
        guests.append(guest)
    return guests


def _result(entries: list[tuple[int, ...]], beds: int, beds_left: int, pack: Pack) -> dict[str, Any]:
    booked, turned_away, discarded = [], [], []
    for code, guest, _hotel, c, d in entries:
        if code == trace_codes.BEDS_CHANGED:
            beds = d
        elif code in BOOKINGS:
            booked.append(guest)
        elif code == trace_codes.TURNED_AWAY:
            turned_away.append((c, guest))
        elif code == trace_codes.REPLACED:
            discarded.append(d)
        elif code == trace_codes.LEFT:
            discarded.append(guest)
    names = {
        "booked": booked,
        "turned_away": [guest for _, guest in sorted(turned_away)],
        "discarded": discarded,
    }
    return {
        "beds": max(beds, 0),
        **{key: [pack.names.guests[guest] for guest in guests] for key, guests in names.items()},
        "beds_left": max(beds_left, 0),
    }


# The end


def score_end(case: Place, pack: Pack) -> dict[str, Any]:
    """The score sheets of all players."""
    from houseful.games.overbooking import GAME

    fields = case.fields("game", "players", maybe=("bonus",))
    memory = HotelTable.blank()
    table = HotelTable.over(memory)
    table.bonus = BONUSES.index(fields["bonus"].one_of(BONUSES)) if "bonus" in fields else 2
    players = fields["players"].items(1, SEATS)
    table.players = len(players)
    for seat, player in enumerate(players):
        _read_player(player, pack, table, seat)
    sheet = np.zeros((len(players), len(LINES) + 1), np.int16)
    GAME.entry_points.scores(pack.box, memory, sheet)
    sheets = rank_sheets(sheet.tolist(), LINES)
    return result_of("overbooking", sheets, first_in(sheets))


def _read_player(player: Place, pack: Pack, table: HotelTable, seat: int) -> None:
    fields = player.fields("guests", maybe=("tiles",))
    table.tiles[seat] = fields["tiles"].number(0, MOST_TILES) if "tiles" in fields else 0
    for place in fields["guests"].items(0, CARDS):
        card = read_card(place, pack)
        if table.booked[seat] >> card & 1:
            raise place.fault("fault-guest-twice", found=str(place.value))
        table.booked[seat] |= 1 << card
