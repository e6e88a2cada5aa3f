"""The events of Heroes of Oktoberfest: traces told to one seat, with nothing in them that it may not know."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from houseful.core.text.packs import Pack
from houseful.games.oktoberfest.box import COLOUR_NAMES, TentBox
from houseful.games.oktoberfest.show.notation import ENDS, KINDS, spot_name
from houseful.games.oktoberfest.show.trace_codes import (
    DISCARDED,
    DRAFTED,
    DREW,
    GAME_OVER,
    HERO_CAME,
    HIRED,
    LAID_OUT,
    LAST_TURN,
    OBJECTIVES,
    PASSED,
    PLACED,
    REWARDED,
    SERVED,
    SPENDS_MORE,
    TABLE_CAME,
    WENT_TO_KITCHEN,
)
from houseful.games.oktoberfest.show.view import CAUSES, food_of, objective_a_name, view_hero, view_table
from houseful.games.oktoberfest.table import TentTable

Event = dict[str, Any]
REVEALING = {OBJECTIVES, DREW, TABLE_CAME, HERO_CAME, GAME_OVER}


def tell(pack: Pack, _table: TentTable, entries: list[tuple[int, ...]], seat: int | None) -> list[Event]:
    """The entries of a trace as events that this seat may know."""
    ear = _Ear(pack, TentBox.over(pack.box), seat)
    told = []
    for code, a, b, c, d in entries:
        event = _TELLERS[code](ear, a, b, c, d)
        if code in REVEALING:
            event["reveals"] = True  # so the move cannot be taken back
        told.append(event)
    return told


@dataclass(frozen=True)
class _Ear:
    """Who is listening."""

    pack: Pack
    box: TentBox
    seat: int | None

    def hero(self, kind: str, hero: int, **facts: Any) -> Event:
        return {"kind": kind, "hero": self.pack.names.shown[hero], **facts}

    def table(self, card: int) -> str:
        seen = view_table(self.box, card)
        assert seen is not None
        return str(seen["table"])

    def served(self, seat: int, place: int, card: int, payment: int) -> Event:
        cards = {name: self.box.payment[payment, kind] for kind, name in enumerate(KINDS)}
        return {"kind": "serve", "seat": seat, "place": place + 1, "table": self.table(card), "cards": cards}

    def placed(self, card: int, row: int, end: int, turned: int) -> Event:
        spot = spot_name(4 * row + 2 * end + turned)
        facts = {"row": row + 1, "end": ENDS[end], "turned": bool(turned), "spot": spot}
        return {"kind": "place", "table": self.table(card), **facts}

    def drew(self, seat: int, pretzels: int, beers: int, sausages: int) -> Event:
        """Food drawn: only its owner learns what it is."""
        count = pretzels + beers + sausages
        known = food_of((pretzels, beers, sausages)) if seat == self.seat else None
        return {"kind": "draw", "seat": seat, "count": count, "cards": known}

    def discarded(self, seat: int, discard: int, _c: int, _d: int) -> Event:
        cards = {name: self.box.discard[discard, kind] for kind, name in enumerate(KINDS)}
        return {"kind": "discard", "seat": seat, "cards": cards}

    def objectives(self, seat: int, customer: int, series: int, colour: int) -> Event:
        facts = {"a": objective_a_name(customer, series), "b": COLOUR_NAMES[colour]}
        return {"kind": "objectives", "seat": seat, **facts}

    def table_came(self, place: int, card: int, _c: int, _d: int) -> Event:
        return {"kind": "table", "place": place + 1, **(view_table(self.box, card) or {})}

    def hero_came(self, place: int, hero: int, _c: int, _d: int) -> Event:
        return {"kind": "hero", "place": place + 1, **(view_hero(self.pack, self.box, hero) or {})}


_TELLERS: dict[int, Callable[[_Ear, int, int, int, int], Event]] = {
    DRAFTED: lambda ear, seat, hero, c, d: ear.hero("draft", hero, seat=seat),
    LAID_OUT: lambda _, first, b, c, d: {"kind": "laid-out", "seat": first},
    OBJECTIVES: _Ear.objectives,
    DREW: _Ear.drew,
    TABLE_CAME: _Ear.table_came,
    HERO_CAME: _Ear.hero_came,
    SERVED: _Ear.served,
    PLACED: _Ear.placed,
    REWARDED: lambda _, seat, points, coins, d: {
        "kind": "reward",
        "seat": seat,
        "victory": points,
        "coin": bool(coins),
    },
    HIRED: lambda ear, seat, hero, coins, d: ear.hero("hire", hero, seat=seat, coins=coins),
    WENT_TO_KITCHEN: lambda _, seat, b, c, d: {"kind": "kitchen", "seat": seat},
    DISCARDED: _Ear.discarded,
    SPENDS_MORE: lambda _, seat, b, c, d: {"kind": "more", "seat": seat},
    PASSED: lambda _, seat, b, c, d: {"kind": "pass", "seat": seat},
    LAST_TURN: lambda _, seat, cause, c, d: {"kind": "last-turn", "seat": seat, "cause": CAUSES[cause]},
    GAME_OVER: lambda _, cause, b, c, d: {"kind": "over", "cause": CAUSES[cause]},
}
