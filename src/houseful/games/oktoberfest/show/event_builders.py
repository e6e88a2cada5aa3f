"""A trace as events for one seat, with nothing in them that it may not know."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from houseful.core.text.packs import Pack
from houseful.games.oktoberfest.box import COLOUR_NAMES
from houseful.games.oktoberfest.card_sets import all_discards, all_payments
from houseful.games.oktoberfest.show import trace_codes as codes
from houseful.games.oktoberfest.show.cards import PrintedCards, card_counts, food_counts
from houseful.games.oktoberfest.show.events import (
    OktoberfestEvent,
    TentDiscardEvent,
    TentDraftEvent,
    TentDrawEvent,
    TentHeroEvent,
    TentHireEvent,
    TentLastTurnEvent,
    TentObjectivesEvent,
    TentOverEvent,
    TentPlaceEvent,
    TentRewardEvent,
    TentServeEvent,
    TentTableEvent,
)
from houseful.games.oktoberfest.show.notation import ENDS, spot_name
from houseful.games.oktoberfest.show.view import END_CAUSES, objective_a_name
from houseful.games.oktoberfest.table import FOOD_GONE, TentTable


def events_for_seat(
    pack: Pack, _table: TentTable, entries: list[tuple[int, ...]], seat: int | None
) -> list[dict[str, Any]]:
    """The entries of a trace as events that this seat (None: a spectator) may know."""
    return cast(list[dict[str, Any]], build_events(pack.names, entries, seat))


def build_events(cards: PrintedCards, entries: list[tuple[int, ...]], seat: int | None) -> list[OktoberfestEvent]:
    """The entries of a trace as events that this seat (None: a spectator) may know."""
    reader = _Reader(cards, seat)
    return [_BUILDERS[code](reader, a, b, c, d) for code, a, b, c, d in entries]


@dataclass(frozen=True)
class _Reader:
    """The seat that events are for (None: a spectator), and the cards that they name."""

    cards: PrintedCards
    seat: int | None

    def drafted(self, seat: int, hero: int, _c: int, _d: int) -> TentDraftEvent:
        return {"kind": "draft", "hero": self.cards.shown[hero], "seat": seat}

    def objectives(self, seat: int, customer: int, series: int, colour: int) -> TentObjectivesEvent:
        a, b = objective_a_name(customer, series), COLOUR_NAMES[colour]
        return {"kind": "objectives", "seat": seat, "a": a, "b": b, "reveals": True}

    def drew(self, seat: int, pretzels: int, beers: int, sausages: int) -> TentDrawEvent:
        known = food_counts(pretzels, beers, sausages) if seat == self.seat else None
        return {"kind": "draw", "seat": seat, "count": pretzels + beers + sausages, "cards": known, "reveals": True}

    def table_came(self, place: int, card: int, _c: int, _d: int) -> TentTableEvent:
        return {"kind": "table", "place": place + 1, **self.cards.table(card), "reveals": True}

    def hero_came(self, place: int, hero: int, _c: int, _d: int) -> TentHeroEvent:
        return {"kind": "hero", "place": place + 1, **self.cards.hero(hero), "reveals": True}

    def served(self, seat: int, place: int, card: int, payment: int) -> TentServeEvent:
        paid = card_counts(_PAYMENTS[payment])
        return {
            "kind": "serve",
            "seat": seat,
            "place": place + 1,
            "table": self.cards.tables[card]["table"],
            "cards": paid,
        }

    def placed(self, card: int, row: int, end: int, turned: int) -> TentPlaceEvent:
        return {
            "kind": "place",
            "table": self.cards.tables[card]["table"],
            "row": row + 1,
            "end": ENDS[end],
            "turned": bool(turned),
            "spot": spot_name(4 * row + 2 * end + turned),
        }

    def rewarded(self, seat: int, points: int, coins: int, _d: int) -> TentRewardEvent:
        return {"kind": "reward", "seat": seat, "victory": points, "coin": bool(coins)}

    def hired(self, seat: int, hero: int, coins: int, _d: int) -> TentHireEvent:
        return {"kind": "hire", "hero": self.cards.shown[hero], "seat": seat, "coins": coins}

    def discarded(self, seat: int, discard: int, _c: int, _d: int) -> TentDiscardEvent:
        return {"kind": "discard", "seat": seat, "cards": card_counts(_DISCARDS[discard])}

    def last_turn(self, seat: int, cause: int, _c: int, _d: int) -> TentLastTurnEvent:
        return {"kind": "last-turn", "seat": seat, "cause": END_CAUSES[cause - FOOD_GONE]}

    def game_over(self, cause: int, _b: int, _c: int, _d: int) -> TentOverEvent:
        return {"kind": "over", "cause": END_CAUSES[cause - FOOD_GONE], "reveals": True}


_PAYMENTS = all_payments()
_DISCARDS = all_discards()
_BUILDERS: dict[int, Callable[[_Reader, int, int, int, int], OktoberfestEvent]] = {
    codes.DRAFTED: _Reader.drafted,
    codes.LAID_OUT: lambda _reader, seat, b, c, d: {"kind": "laid-out", "seat": seat},
    codes.OBJECTIVES: _Reader.objectives,
    codes.DREW: _Reader.drew,
    codes.TABLE_CAME: _Reader.table_came,
    codes.HERO_CAME: _Reader.hero_came,
    codes.SERVED: _Reader.served,
    codes.PLACED: _Reader.placed,
    codes.REWARDED: _Reader.rewarded,
    codes.HIRED: _Reader.hired,
    codes.WENT_TO_KITCHEN: lambda _reader, seat, b, c, d: {"kind": "kitchen", "seat": seat},
    codes.DISCARDED: _Reader.discarded,
    codes.SPENDS_MORE: lambda _reader, seat, b, c, d: {"kind": "more", "seat": seat},
    codes.PASSED: lambda _reader, seat, b, c, d: {"kind": "pass", "seat": seat},
    codes.LAST_TURN: _Reader.last_turn,
    codes.GAME_OVER: _Reader.game_over,
}
