"""A trace as events for one seat, with nothing in them that it may not know."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, cast

from houseful.core.text.packs import Pack
from houseful.games.oktoberfest.box import COLOUR_NAMES
from houseful.games.oktoberfest.card_sets import NOTHING_PAID, all_discards, all_payments
from houseful.games.oktoberfest.show import trace_codes as codes
from houseful.games.oktoberfest.show.cards import PrintedCards, card_counts, food_counts
from houseful.games.oktoberfest.show.events import (
    DRAW_REASONS,
    OktoberfestEvent,
    TentChangeEvent,
    TentDiscardEvent,
    TentDraftEvent,
    TentDrawEvent,
    TentHeroEvent,
    TentHireEvent,
    TentKitchenEvent,
    TentLaidOutEvent,
    TentLastTurnEvent,
    TentMoreEvent,
    TentNoHeroEvent,
    TentObjectivesEvent,
    TentOverEvent,
    TentPassEvent,
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

    def laid_out(self, seat: int, _b: int, _c: int, _d: int) -> TentLaidOutEvent:
        return {"kind": "laid-out", "rule": "tent.setup.food", "seat": seat}

    def drafted(self, seat: int, hero: int, _c: int, _d: int) -> TentDraftEvent:
        return {"kind": "draft", "rule": "tent.setup.draft", "hero": self.cards.shown[hero], "seat": seat}

    def objectives(self, seat: int, customer: int, series: int, colour: int) -> TentObjectivesEvent:
        a, b = objective_a_name(customer, series), COLOUR_NAMES[colour]
        return {"kind": "objectives", "rule": "tent.setup.objectives", "seat": seat, "a": a, "b": b, "reveals": True}

    def drew(self, who: int, pretzels: int, beers: int, sausages: int) -> TentDrawEvent:
        seat, why, wanted = who % 2, who // 2 % 4, who // 8
        count = pretzels + beers + sausages
        return {
            "kind": "draw",
            "rule": "tent.end.food" if count < wanted else _DRAW_RULES[why],
            "reason": DRAW_REASONS[why],
            "seat": seat,
            "wanted": wanted,
            "count": count,
            "cards": food_counts(pretzels, beers, sausages) if seat == self.seat else None,
            "reveals": count > 0,
        }

    def table_came(self, place: int, card: int, setting_up: int, _d: int) -> TentTableEvent:
        rule = "tent.setup.tables" if setting_up else "tent.turn.markets"
        return {"kind": "table", "rule": rule, "place": place + 1, **self.cards.table(card), "reveals": True}

    def hero_came(self, place: int, hero: int, setting_up: int, _d: int) -> TentHeroEvent:
        rule = "tent.setup.draft" if setting_up else "tent.turn.markets"
        return {"kind": "hero", "rule": rule, "place": place + 1, **self.cards.hero(hero), "reveals": True}

    def no_hero_came(self, _a: int, _b: int, _c: int, _d: int) -> TentNoHeroEvent:
        return {"kind": "no-hero", "rule": "tent.turn.markets"}

    def served(self, who: int, place: int, card: int, payment: int) -> TentServeEvent:
        alone = payment == NOTHING_PAID
        return {
            "kind": "serve",
            "rule": "tent.serve.discard" if who // 2 else "tent.serve.heroes" if alone else "tent.serve.pay",
            "reason": "room" if who // 2 else "heroes" if alone else "hand",
            "seat": who % 2,
            "place": place + 1,
            "table": self.cards.tables[card]["table"],
            "cards": card_counts(_PAYMENTS[payment]),
        }

    def placed(self, card: int, row: int, end: int, how: int) -> TentPlaceEvent:
        turned, forced = how % 2, how // 2
        return {
            "kind": "place",
            "rule": "tent.serve.rows" if forced else "tent.serve.place",
            "reason": "only" if forced else "chosen",
            "table": self.cards.tables[card]["table"],
            "row": row + 1,
            "end": ENDS[end],
            "turned": bool(turned),
            "spot": spot_name(4 * row + 2 * end + turned),
        }

    def rewarded(self, seat: int, points: int, coins: int, _d: int) -> TentRewardEvent:
        return {"kind": "reward", "rule": "tent.serve.reward", "seat": seat, "victory": points, "coin": bool(coins)}

    def hired(self, who: int, hero: int, spent: int, over: int) -> TentHireEvent:
        cost, coins, change = self.cards.heroes[hero]["cost"], spent % 8, spent // 8
        return {
            "kind": "hire",
            "rule": "tent.hire.cost",
            "reason": "change" if who // 2 else "over" if over else "exact",
            "hero": self.cards.shown[hero],
            "seat": who % 2,
            "cost": cost,
            "purse": cost + over - self.cards.coin_worth * coins - change,
            "coins": coins,
            "change": change,
            "over": over,
        }

    def took_change(self, seat: int, taken: int, _c: int, _d: int) -> TentChangeEvent:
        return {
            "kind": "change",
            "rule": "tent.hire.change",
            "reason": "taken" if taken else "declined",
            "seat": seat,
        }

    def went_to_kitchen(self, seat: int, _b: int, _c: int, _d: int) -> TentKitchenEvent:
        return {"kind": "kitchen", "rule": "tent.kitchen.cards", "seat": seat}

    def discarded(self, seat: int, discard: int, _c: int, _d: int) -> TentDiscardEvent:
        cards = card_counts(_DISCARDS[discard])
        return {"kind": "discard", "rule": "tent.kitchen.cards", "seat": seat, "cards": cards}

    def spends_more(self, seat: int, _b: int, _c: int, _d: int) -> TentMoreEvent:
        return {"kind": "more", "rule": "tent.serve.lavish", "seat": seat}

    def passed(self, seat: int, forced: int, _c: int, _d: int) -> TentPassEvent:
        if seat != self.seat:
            return {"kind": "pass", "rule": "tent.turn.pass", "reason": "secret", "seat": seat}
        reason: Literal["nothing", "declined"] = "nothing" if forced else "declined"
        return {"kind": "pass", "rule": "tent.turn.pass", "reason": reason, "seat": seat}

    def last_turn(self, seat: int, cause: int, _c: int, _d: int) -> TentLastTurnEvent:
        return {"kind": "last-turn", "rule": "tent.end.last-turn", "seat": seat, "cause": END_CAUSES[cause - FOOD_GONE]}

    def game_over(self, cause: int, after_last_turn: int, _c: int, _d: int) -> TentOverEvent:
        return {
            "kind": "over",
            "rule": "tent.end.food" if cause == FOOD_GONE else "tent.end.tables",
            "reason": "last-turn" if after_last_turn else "at-once",
            "cause": END_CAUSES[cause - FOOD_GONE],
            "reveals": True,
        }


_DRAW_RULES = ("tent.setup.food", "tent.hand.refill", "tent.kitchen.cards")
_PAYMENTS = all_payments()
_DISCARDS = all_discards()
_BUILDERS: dict[int, Callable[[_Reader, int, int, int, int], OktoberfestEvent]] = {
    codes.DRAFTED: _Reader.drafted,
    codes.LAID_OUT: _Reader.laid_out,
    codes.OBJECTIVES: _Reader.objectives,
    codes.DREW: _Reader.drew,
    codes.TABLE_CAME: _Reader.table_came,
    codes.HERO_CAME: _Reader.hero_came,
    codes.NO_HERO_CAME: _Reader.no_hero_came,
    codes.SERVED: _Reader.served,
    codes.PLACED: _Reader.placed,
    codes.REWARDED: _Reader.rewarded,
    codes.HIRED: _Reader.hired,
    codes.TOOK_CHANGE: _Reader.took_change,
    codes.WENT_TO_KITCHEN: _Reader.went_to_kitchen,
    codes.DISCARDED: _Reader.discarded,
    codes.SPENDS_MORE: _Reader.spends_more,
    codes.PASSED: _Reader.passed,
    codes.LAST_TURN: _Reader.last_turn,
    codes.GAME_OVER: _Reader.game_over,
}
