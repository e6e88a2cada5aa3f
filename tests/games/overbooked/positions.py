"""Tables of Overbooked set up for a test: planes drawn as text, halls with chosen cards."""

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import houseful
from houseful.core.table import Table, deal
from houseful.core.text.packs import Pack
from houseful.games.overbooked import GAME
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.plane import WIDTH, bit_of, layout_for
from houseful.games.overbooked.show.notation import draw_plane
from houseful.games.overbooked.table import LETTERS, PlaneTable

ROW = "... .... ..."
WIDE_ROW = ".... ...."
FULL_PLANE = "\n".join(["GYB RGBY BYG"] * 5)


def rows_of(drawing: str, players: int = 2) -> list[str]:
    """A drawing as five rows; what is not drawn is empty."""
    empty = WIDE_ROW if players == 4 else ROW
    rows = []
    for line in filter(str.strip, drawing.splitlines()):
        zones = zip_longest(line.split(), empty.split(), fillvalue="")
        rows.append(" ".join(zone + blank[len(zone) :] for zone, blank in zones))
    return rows + [empty] * (5 - len(rows))


def score(*drawings: str, events: Sequence[str] = (), **options: Any) -> list[dict[str, int]]:
    """The lines of everybody's sheet; a plane may be followed by `overbooked=`, `vouchers=` and so on."""
    players: list[dict[str, Any]] = []
    for drawing in drawings:
        facts = dict(re.findall(r"(\w+)=(\d+)", drawing))
        plane = re.sub(r"\w+=\d+", "", drawing)
        players.append({"plane": rows_of(plane, len(drawings)), **{name: int(fact) for name, fact in facts.items()}})
    case = {"game": "overbooked", "players": players, "events": list(events), "options": options}
    return [player["lines"] for player in houseful.score(case)["players"]]


def event_score(event: str, *drawings: str, **options: Any) -> list[int]:
    """What everybody gets for an event."""
    return [lines[f"event:{event}"] for lines in score(*drawings, events=(event,), **options)]


def cards() -> list[Card]:
    """The standard cards."""
    found: list[Card] = GAME.standard.names
    return found


def table_with(
    *hall: str, players: int = 2, planes: tuple[str, ...] = (), pack: Pack | None = None, **options: Any
) -> Table:
    """A table where the hall begins with these cards and the planes look like this."""
    if players > 1:
        options = {"first": 0, **options}
    table = deal(GAME, players, 1, pack, options)
    seen: PlaneTable = table.peer()
    names = [card.id for card in cards()]
    for place, name in enumerate(hall):
        now = list(seen.cards).index(names.index(name))
        seen.cards[place], seen.cards[now] = seen.cards[now], seen.cards[place]
    for seat, drawing in enumerate(planes):
        seat_all(seen, seat, drawing)
    return table


def solo(*hall: str, scenario: str = "friends", difficulty: str = "beginner", plane: str = "") -> Table:
    """A table for one player."""
    return table_with(*hall, players=1, planes=(plane,), scenario=scenario, difficulty=difficulty)


def seat_all(seen: PlaneTable, seat: int, drawing: str) -> None:
    """Passengers from the supply onto a plane."""
    layout = layout_for(seen.players)
    for number, row in enumerate(rows_of(drawing, seen.players)):
        for column, letter in enumerate(row.replace(" ", "")):
            if letter != ".":
                colour = LETTERS.index(letter)
                seen.seated[seat, colour] |= 1 << bit_of(layout, WIDTH * number + column)
                seen.supply[colour] -= 1


def plane(table: Table, seat: int = 0) -> list[str]:
    """A plane as text, without the rows at the end where nobody sits."""
    rows = draw_plane(table.peer(), layout_for(table.players), seat)
    while rows and not set(rows[-1]) - set(" ."):
        rows.pop()
    return rows


def play(table: Table, *moves: str) -> list[dict[str, Any]]:
    """Play moves; the events of the last."""
    events: list[dict[str, Any]] = []
    for move in moves:
        events = table.play(move)
    return events


def all_swapping() -> str:
    """The standard pack with the swap symbol on every normal card."""
    text = re.sub(r"^symbol = .*\n", "", GAME.standard.text, flags=re.M)
    head, *entries = text.split("[[passenger]]\n")
    head = re.sub(r"symbols = .*", "symbols = { swap = 72 }", head)
    for number in range(72):
        entries[number] = 'symbol = "swap"\n' + entries[number]
    return "[[passenger]]\n".join([head, *entries])
