"""What everybody sees of each player."""

from typing import Literal, TypedDict

from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.plane import layout_for
from houseful.games.overbooked.scoring import LINES
from houseful.games.overbooked.show.notation import draw_plane
from houseful.games.overbooked.show.score_sources import lines_in_play, sources_of_lines
from houseful.games.overbooked.show.seat_names import names_of
from houseful.games.overbooked.table import LETTERS, PlaneTable

Airline = Literal["orange", "purple", "teal", "pink"]
AIRLINES: tuple[Airline, ...] = ("orange", "purple", "teal", "pink")


class PlayerView(TypedDict):
    """A player's plane, stairs, vouchers and cards; the score as it stands, line by line, events in play included.

    `sources` names the seats that earned or cost each line with points. Where they form several groups of adjacent
    seats, `group_points` has the points of each, in the order of the groups' first seats in `sources`.
    """

    seat: int
    colour: Airline
    plane: list[str]
    overbooked: dict[str, int]
    vouchers: int
    bonus_cards: int
    cards: list[str]
    score: dict[str, int]
    sources: dict[str, list[str]]
    group_points: dict[str, list[int]]


def view_players(pack: Pack, table: PlaneTable, sheet: Rows) -> list[PlayerView]:
    """Every player, in order of seats."""
    layout = layout_for(table.players)
    lines = lines_in_play(table.events)
    behind, group_points = sources_of_lines(pack.box, table)
    return [
        {
            "seat": seat,
            "colour": AIRLINES[seat],
            "plane": draw_plane(table, layout, seat),
            "overbooked": {letter: table.stairs[seat, colour] for colour, letter in enumerate(LETTERS)},
            "vouchers": table.vouchers[seat],
            "bonus_cards": table.bonus[seat],
            "cards": cards_of(pack.names, table, seat),
            "score": {line: sheet[seat][column] for column, line in lines},
            "sources": {line: names_of(layout, behind[seat][column]) for column, line in lines if sheet[seat][column]},
            "group_points": {LINES[column]: points for column, points in group_points[seat].items()},
        }
        for seat in range(table.players)
    ]


def cards_of(cards: list[Card], table: PlaneTable, seat: int) -> list[str]:
    """The cards that a player has taken, in order; those removed in a solo game are not among them."""
    turns = range((seat - table.first) % table.players, table.taken, table.players)
    taken = [table.cards[turn] for turn in turns]
    return [cards[card].id for card in taken if card >= 0]
