"""The golden games of Overbooked."""

import random
from collections.abc import Callable, Iterator

import numpy as np

from houseful.core.game import Event
from houseful.core.table import Table
from houseful.core.testing.golden import Golden, Wish
from houseful.games.overbooked import GAME
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.moves import PLACE
from houseful.games.overbooked.patterns import anchors, distinct_turns, turns_of
from houseful.games.overbooked.plane import SEAT_NUMBERS, WIDTH, layout_for
from houseful.games.overbooked.scenarios import DIFFICULTIES, SCENARIOS
from houseful.games.overbooked.scoring import LINES
from tests.games.overbooked import solo_player
from tests.games.overbooked.positions import all_swapping, cards

Choose = Callable[[Table, random.Random], str]


def scored(line: str) -> Wish:
    """Somebody gained or lost something on a line."""
    return lambda table, events: any(sheet.lines[line] for sheet in table.scores())


def happened(kind: str, **facts: object) -> Wish:
    """There was such an event."""
    return lambda table, events: any(_is(event, kind, facts) for event in events)


def _is(event: Event, kind: str, facts: dict[str, object]) -> bool:
    return event["kind"] == kind and all(event[name] == fact for name, fact in facts.items())


def crossed(_table: Table, events: list[Event]) -> bool:
    """A pattern was laid across an aisle: passengers of one row sit in C and D, which an aisle parts."""
    for at, event in enumerate(events):
        if event["kind"] == "place":
            seats = []
            for after in events[at + 1 :]:
                if after["kind"] != "seat":
                    break
                seats.append(after["place"])
            if any(f"{row}c" in seats and f"{row}d" in seats for row in range(1, 6)):
                return True
    return False


def chose_who_stays(table: Table, _events: list[Event]) -> bool:
    """A colour was short and somebody chose whose seat stays as it is."""
    return any(move.startswith("leave") for move in table.moves())


def after_absences(table: Table) -> Iterator[tuple[Card, int, int, set[int]]]:
    """Every pattern of which somebody stayed away: its card, the turn, the seat named, and who stayed away."""
    past = table.at_ply(0)
    for move in table.moves():
        hand = past.view(None)["hand"]
        if hand and hand["left_out"] and move.startswith("place"):
            turn, seat = divmod(move.action - PLACE, SEAT_NUMBERS)
            yield next(card for card in cards() if card.id == hand["card"]), turn, seat, set(hand["left_out"])
        past.play(move)


def needed_no_room(table: Table, _events: list[Event]) -> bool:
    """Somebody was left out whose own place would have been off the plane or beyond an aisle."""
    layout = layout_for(table.players)
    for card, turn, seat, away in after_absences(table):
        pattern = turns_of(card.pattern)[turn]
        here = [spot for number, spot in enumerate(pattern.spots, start=1) if number not in away]
        corner = seat - WIDTH * min(row for row, _ in here) - min(column for _, column in here)
        if card.symbol == "skip" and corner not in anchors(pattern, layout, False):
            return True
    return False


def turned_those_who_boarded(table: Table, _events: list[Event]) -> bool:
    """Somebody was left out, and a turn was used that makes no difference to the whole card."""
    return any(
        card.symbol == "skip" and turn not in distinct_turns(card.pattern) for card, turn, _, _ in after_absences(table)
    )


def greedy_for(line: str) -> Choose:
    """A player who looks for points on one line."""
    column = LINES.index(line)

    def choose(table: Table, luck: random.Random) -> str:
        moves = table.legal()
        seat = table.turn
        best, found = -1e9, moves[0]
        for move in luck.sample(moves, min(len(moves), 40)):
            twin = table.copy()
            twin.play(move)
            sheet = np.zeros((table.players, len(LINES) + 1), np.int16)
            GAME.entry_points.scores(twin.pack.box, twin.peer().memory, sheet)
            worth = 10 * int(sheet[seat, column]) + int(sheet[seat, : len(LINES)].sum()) + luck.random()
            if worth > best:
                best, found = worth, move
        return str(found)

    return choose


def solo_kinds() -> list[Golden]:
    """Every scenario at every difficulty, won and lost."""
    found = []
    for scenario in SCENARIOS:
        for difficulty in DIFFICULTIES:
            options = {"scenario": scenario, "difficulty": difficulty}
            name = f"solo-{scenario}-{difficulty}"
            found.append(Golden(f"{name}-won", 1, happened("won"), options, solo_player.choose))
            found.append(Golden(f"{name}-lost", 1, happened("lost"), options))
    return found


def out_of_cards(table: Table, events: list[Event]) -> bool:
    """It ended because no card was left."""
    return table.view(None)["hall"] == [] and not any(event["kind"] == "last-round" for event in events)


def same_seats(table: Table, _luck: random.Random) -> str:
    """Always the first card, always on the same seats: where every card swaps, the supply never runs out."""
    return str(table.legal()[0])


LOW_SEASON = "event:low-season-blues"
ALL_SWAPPING = GAME.read_pack(all_swapping())

KINDS = [
    *(Golden(f"players-{players}", players) for players in (1, 2, 3, 4)),
    *(
        Golden(
            f"event-{event}",
            2 + number % 3,
            scored(f"event:{event}"),
            {"events": [event]},
            greedy_for(f"event:{event}"),
        )
        for number, event in enumerate(EVENTS)
    ),
    Golden("two-events-drawn", 3, options={"events": 2}),
    Golden("symbol-swap", 2, happened("seat", goes_to="supply"), {"symbols": True}),
    Golden("symbol-cross", 3, crossed, {"symbols": True}),
    Golden("symbol-skip", 4, happened("leave-out"), {"symbols": True}),
    Golden("skip-at-the-hull", 2, needed_no_room, {"symbols": True}),
    Golden("turn-after-a-skip", 3, turned_those_who_boarded, {"symbols": True}),
    Golden("symbol-plus-one", 2, scored("bonus-cards"), {"symbols": True}),
    Golden("complex", 4, options={"complex": True}),
    Golden("kids-adults", 3, scored("kids"), {"kids": "adults"}),
    Golden("missing-friends-largest", 2, options={"missing_friends": "largest", "events": ["missing-friends"]}),
    Golden("low-season-line", 3, scored(LOW_SEASON), {"low_season": "line", "events": ["low-season-blues"]}),
    Golden("ending-colour", 3, happened("last-round")),
    Golden("short-colour", 4, chose_who_stays),
    *solo_kinds(),
    Golden("ending-cards", 2, out_of_cards, {"symbols": True}, same_seats, ALL_SWAPPING),
    Golden("solo-out-of-cards", 1, out_of_cards, {"symbols": True}, same_seats, ALL_SWAPPING),
]
