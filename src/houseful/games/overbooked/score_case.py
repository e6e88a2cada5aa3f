"""Score files: the planes of a real table as they stand at the end."""

from typing import Any

import numpy as np

from houseful.core.scores import first_in, rank_sheets, result_of
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Place, shown
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.options import KIDS, LOW_SEASON, MISSING_FRIENDS
from houseful.games.overbooked.plane import LAYOUTS, ROWS, WIDTH, bit_of, layout_for
from houseful.games.overbooked.scoring import LINES
from houseful.games.overbooked.show.notation import EMPTY
from houseful.games.overbooked.show.score_sources import shows
from houseful.games.overbooked.table import CARDS, LETTERS, OVER, RED, SEATS, PlaneTable

MOST_HEADS = 999
MOST_VOUCHERS = 999


def score_case(case: Place, pack: Pack) -> dict[str, Any]:
    """The score sheets of all players."""
    from houseful.games.overbooked import GAME

    fields = case.fields("game", "players", maybe=("events", "options"))
    memory = PlaneTable.blank()
    table = PlaneTable.over(memory)
    table.phase = OVER
    if "events" in fields:
        table.events = read_events(fields["events"])
    if "options" in fields:
        _read_options(fields["options"], table)
    players = fields["players"].items(1, SEATS)
    table.players = len(players)
    for seat, player in enumerate(players):
        _read_player(player, table, seat)
    sheet = np.zeros((len(players), len(LINES) + 1), np.int16)
    GAME.entry_points.scores(pack.box, memory, sheet)
    sheets = rank_sheets(sheet.tolist(), LINES, (), lambda line: shows(table, line))
    return result_of("overbooked", sheets, first_in(sheets))


def read_events(place: Place) -> int:
    """Events by their ids, as a set; none twice."""
    events = 0
    for entry in place.items(0, len(EVENTS)):
        event = 1 << EVENTS.index(entry.one_of(EVENTS))
        if events & event:
            raise entry.fault("fault-twice", found=entry.value)
        events |= event
    return events


def _read_options(place: Place, table: PlaneTable) -> None:
    fields = place.entries("kids", "missing_friends", "low_season")
    if "kids" in fields:
        table.kids = KIDS.index(fields["kids"].one_of(KIDS))
    if "missing_friends" in fields:
        table.missing_friends = MISSING_FRIENDS.index(fields["missing_friends"].one_of(MISSING_FRIENDS))
    if "low_season" in fields:
        table.low_season = LOW_SEASON.index(fields["low_season"].one_of(LOW_SEASON))


def _read_player(player: Place, table: PlaneTable, seat: int) -> None:
    fields = player.fields("plane", maybe=("overbooked", "vouchers", "bonus_cards"))
    _read_plane(fields["plane"], table, seat)
    if "overbooked" in fields:  # of which colour does not matter to the score
        table.stairs[seat, RED] = fields["overbooked"].number(0, MOST_HEADS)
    if "vouchers" in fields:
        table.vouchers[seat] = fields["vouchers"].number(0, MOST_VOUCHERS)
    if "bonus_cards" in fields:
        table.bonus[seat] = fields["bonus_cards"].number(0, CARDS)


def _read_plane(place: Place, table: PlaneTable, seat: int) -> None:
    for number, row in enumerate(place.items(ROWS)):
        read_row(row, table, seat, number)


def read_row(place: Place, table: PlaneTable, seat: int, row: int) -> None:
    """One row of a plane, zones parted by a space: `RRW BBBB GG.`"""
    layout = layout_for(table.players)
    wanted, drawn = LAYOUTS[layout], place.value
    if not isinstance(drawn, str) or [len(zone) for zone in drawn.split(" ")] != list(map(len, wanted.split())):
        example = " ".join("R" * len(zone) for zone in wanted.split())
        raise place.fault("fault-plane-row", example=example, players=table.players, found=shown(drawn))
    for column, letter in enumerate(drawn.replace(" ", "")):
        if letter != EMPTY:
            if letter not in LETTERS:
                raise place.fault("fault-plane-letter", letters=" ".join(LETTERS), found=shown(letter))
            table.seated[seat, LETTERS.index(letter)] |= 1 << bit_of(layout, WIDTH * row + column)
