"""Scores of a game that was played on a real table."""

from typing import Any

import numpy as np

from houseful.core.scores import first_in, rank_sheets, result_of
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Place, listed
from houseful.games.oktoberfest.box import (
    COLOUR_NAMES,
    HEADGEAR_NAMES,
    SERIES,
    TentBox,
    plain_name,
)
from houseful.games.oktoberfest.read_box import read_seats
from houseful.games.oktoberfest.scoring import LINES, TIE_BREAKS
from houseful.games.oktoberfest.show.score_sources import score_sources
from houseful.games.oktoberfest.show.table_options import COUNTINGS
from houseful.games.oktoberfest.table import (
    COIN_CARDS,
    COLOURS,
    FESTIVAL,
    HERO_CARDS,
    ROW_TABLES,
    ROWS,
    SEATS,
    TentTable,
)


def score_case(case: Place, pack: Pack) -> dict[str, Any]:
    """The score sheets of both players; player 1 is the first player."""
    from houseful.games.oktoberfest import GAME

    fields = case.fields("game", "festival", "players", maybe=("options",))
    memory = TentTable.blank()
    table = TentTable.over(memory)
    table.players = SEATS
    if "options" in fields:
        options = fields["options"].entries("series", "pairs")
        table.series = COUNTINGS.index(options["series"].one_of(COUNTINGS)) if "series" in options else 0
        table.pairs = COUNTINGS.index(options["pairs"].one_of(COUNTINGS)) if "pairs" in options else table.series
    for row, place in enumerate(fields["festival"].items(0, ROWS)):
        _read_row(place, table, row)
    for seat, place in enumerate(fields["players"].items(SEATS)):
        _read_player(place, pack, table, seat)
    sheet = np.zeros((SEATS, len(LINES) + TIE_BREAKS), np.int16)
    GAME.entry_points.scores(pack.box, memory, sheet)
    sheets = rank_sheets(sheet.tolist(), LINES, score_sources(pack, TentBox.over(pack.box), table))
    return result_of("oktoberfest", sheets, first_in(sheets))


def _read_row(place: Place, table: TentTable, row: int) -> None:
    for at, entry in enumerate(place.items(0, ROW_TABLES)):
        for side, pair in enumerate(read_seats(entry)):
            table.line[side, row] |= pair << (6 * at)
        table.in_row[row] = at + 1


def _read_player(place: Place, pack: Pack, table: TentTable, seat: int) -> None:
    """What a player has, which cannot be more than there is once the first player has theirs."""
    fields = place.fields("tables", "objective_a", "objective_b", maybe=("coins", "heroes"))
    table.victory[seat] = fields["tables"].number(0, FESTIVAL)
    if (served := sum(table.victory)) > FESTIVAL:
        raise fields["tables"].fault("fault-tent-tables", most=FESTIVAL, found=served)
    table.coins[seat] = fields["coins"].number(0, COIN_CARDS) if "coins" in fields else 0
    if (coins := sum(table.coins)) > COIN_CARDS:
        raise fields["coins"].fault("fault-tent-coins", most=COIN_CARDS, found=coins)
    for entry in fields["heroes"].items(0, HERO_CARDS) if "heroes" in fields else []:
        hero = _read_hero(entry, pack)
        if table.hired[seat] >> hero & 1:
            raise entry.fault("fault-twice", found=pack.names.shown[hero])
        if table.hired[1 - seat] >> hero & 1:
            raise entry.fault("fault-tent-hero", found=pack.names.shown[hero])
        table.hired[seat] |= 1 << hero
    table.a_customer[seat], table.a_series[seat] = _read_objective_a(fields["objective_a"])
    table.b_colour[seat] = COLOUR_NAMES.index(fields["objective_b"].one_of(COLOUR_NAMES))
    if table.b_colour[seat] == table.a_customer[seat] % COLOURS:
        raise fields["objective_b"].fault("fault-tent-colour")


def _read_hero(place: Place, pack: Pack) -> int:
    name = plain_name(place.text(20).strip())
    if name not in pack.names.typed:
        raise place.fault("fault-choice", choices=listed(pack.names.shown), found=str(place.value))
    return int(pack.names.typed.index(name))


def _read_objective_a(place: Place) -> tuple[int, int]:
    """`green braids alternating`: the customer and the series."""
    words = place.text(40).lower().split()
    choices = (COLOUR_NAMES, HEADGEAR_NAMES, SERIES[:2])
    if len(words) != 3 or any(word not in known for word, known in zip(words, choices, strict=True)):
        raise place.fault("fault-tent-objective", found=str(place.value))
    colour, headgear, series = (known.index(word) for word, known in zip(words, choices, strict=True))
    return colour + COLOURS * headgear, series
