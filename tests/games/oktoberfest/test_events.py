"""Events against the views before and after a move: nothing else changes a hand, a market or the festival."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.table import Table
from houseful.games.oktoberfest import GAME

from .goldens import CHEAP, hiring

View = dict[str, Any]
GAMES = 12 if INTERPRETED else 80


def without(event: View, *keys: str) -> View:
    return {key: value for key, value in event.items() if key not in keys}


def check_draft(event: View, before: View, after: View) -> None:
    assert event["hero"] in heroes_of(after, event["seat"])
    assert event["hero"] not in heroes_of(before, event["seat"])


def heroes_of(view: View, seat: int) -> list[str]:
    return [hero["hero"] for hero in view["seats"][seat]["heroes"]]


def check_laid_out(event: View, before: View, after: View) -> None:
    assert (before["step"], event["seat"]) == ("draft", after["first"])


def check_objectives(event: View, before: View, after: View) -> None:
    player = after["seats"][event["seat"]]
    assert (event["a"], event["b"]) == (player["objective_a"], player["objective_b"])


def check_draw(event: View, before: View, after: View) -> None:
    assert event["count"] == min(event["wanted"], before["food_pile"]) or before["step"] == "draft"
    assert (event["cards"] is None) == (event["seat"] != after["seat"])
    assert event["cards"] is None or sum(event["cards"].values()) == event["count"]


def check_table(event: View, before: View, after: View) -> None:
    assert without(event, "kind", "rule", "place", "reveals") == after["tables"][event["place"] - 1]


def check_hero(event: View, before: View, after: View) -> None:
    assert without(event, "kind", "rule", "place", "reveals") == after["heroes"][event["place"] - 1]


def check_serve(event: View, before: View, after: View) -> None:
    assert event["seat"] == before["turn"]
    assert event["table"] == before["tables"][event["place"] - 1]["table"]


def check_hire(event: View, before: View, after: View) -> None:
    """Cards and heroes' coins together pay the price, and what is too much is told."""
    check_draft(event, before, after)
    hero = next(hero for hero in before["heroes"] if hero and hero["hero"] == event["hero"])
    assert event["cost"] == hero["cost"]
    assert event["purse"] + 2 * event["coins"] + event["change"] == event["cost"] + event["over"]
    assert 0 <= event["purse"] <= before["seats"][event["seat"]]["gifts"]["coins"]
    assert event["over"] in (0, 1)
    due = event["over"] == 1 and before["options"]["change"] == "taken"
    assert event["reason"] == ("change" if due else "over" if event["over"] else "exact")
    assert (after["step"] == "change") == due


def check_change(event: View, before: View, after: View) -> None:
    assert before["step"] == "change"
    assert after["seats"][event["seat"]]["change_cards"] - before["seats"][event["seat"]]["change_cards"] == (
        event["reason"] == "taken"
    )


def check_no_hero(event: View, before: View, after: View) -> None:
    assert after["hero_pile"] == 0
    assert None in after["heroes"]


def check_place(event: View, before: View, after: View) -> None:
    """The table stands at this end, one way round or the other; a spectator sits with the first player."""
    near, _, far = event["table"].partition(" / ")
    turned = " / ".join(" ".join(side.split()[::-1]) for side in (far, near))
    if after["seat"] == before["turn"]:
        row = after["festival"][event["row"] - 1]["tables"]
        assert row[0 if event["end"] == "left" else -1] == (turned if event["turned"] else event["table"])
    assert event["spot"] == f"row {event['row']} {event['end']}{' turned' if event['turned'] else ''}"


def check_reward(event: View, before: View, after: View) -> None:
    assert event["victory"] == after["seats"][event["seat"]]["victory"]


def check_acting(event: View, before: View, after: View) -> None:
    assert event["seat"] == before["turn"]


def check_last_turn(event: View, before: View, after: View) -> None:
    assert (event["seat"], event["cause"], after["last_turn"]) == (after["turn"], after["cause"], True)


def check_over(event: View, before: View, after: View) -> None:
    assert (event["cause"], after["turn"], after["step"]) == (after["cause"], None, "over")


CHECKS: dict[str, Callable[[View, View, View], None]] = {
    "draft": check_draft,
    "laid-out": check_laid_out,
    "objectives": check_objectives,
    "draw": check_draw,
    "table": check_table,
    "hero": check_hero,
    "serve": check_serve,
    "place": check_place,
    "reward": check_reward,
    "hire": check_hire,
    "change": check_change,
    "no-hero": check_no_hero,
    "kitchen": check_acting,
    "discard": check_acting,
    "more": check_acting,
    "pass": check_acting,
    "last-turn": check_last_turn,
    "over": check_over,
}


def check_cards(events: list[View], before: View, after: View) -> None:
    """Cards of each player and of the piles are those before, less what left and plus what came by an event."""
    seats = [
        Counter(food=player["food_cards"], coin=player["coin_cards"], change=player["change_cards"])
        for player in before["seats"]
    ]
    mine, food_pile = Counter(before["hand"] or {}), before["food_pile"]
    for event in events:
        left, came = Counter(event.get("cards") or {}), Counter[str]()
        if event["kind"] == "draw":
            seats[event["seat"]]["food"] += event["count"]
            food_pile -= event["count"]
            left, came = Counter(), left
        elif event["kind"] in ("serve", "discard"):
            seats[event["seat"]]["food"] -= left.total() - left["coin"] - left["change"]
        left["coin"] += event.get("coins", 0)
        left["change"] += event.get("change", 0)
        came["coin"] += event["kind"] == "reward" and event["coin"]
        came["change"] += event["kind"] == "change" and event["reason"] == "taken"
        if "seat" in event:
            for kind in ("coin", "change"):
                seats[event["seat"]][kind] += came[kind] - left[kind]
        if event.get("seat") == after["seat"]:
            mine.update(came)
            mine.subtract(left)
    assert [(s["food"], s["coin"], s["change"]) for s in seats] == [
        (p["food_cards"], p["coin_cards"], p["change_cards"]) for p in after["seats"]
    ]
    assert food_pile == after["food_pile"]
    if after["seat"] is not None:
        assert {kind: mine[kind] for kind in after["hand"]} == after["hand"]


def check_piles(view: View) -> None:
    """Every card is counted once: in a pile, in a market, with a player or in the festival."""
    players, placed = view["seats"], sum(len(row["tables"]) for row in view["festival"])
    waiting = sum(card is not None for card in (*view["tables"], view["serving"]))
    hired = sum(len(player["heroes"]) for player in players)
    assert view["table_pile"] + waiting + placed == 20
    assert view["hero_pile"] + sum(hero is not None for hero in view["heroes"]) + hired == 19
    assert view["coin_pile"] + sum(player["coin_cards"] + player["change_cards"] for player in players) == 9
    food = sum(player["food_cards"] for player in players) + sum(view["spent"].values())
    assert view["food_pile"] + food == 42
    assert view["tables_left"] == 12 - placed == sum(row["free"] for row in view["festival"])


def play_and_check(table: Table, move: str) -> set[str]:
    before = table.views([0, 1, None])
    table.play(move)
    seen = set()
    for old, new in zip(before, table.views([0, 1, None]), strict=True):
        events = table.events(new["seat"])
        for event in events:
            assert event["rule"] in GAME.rules.ids
            CHECKS[event["kind"]](event, old, new)
            seen.add(event["kind"])
        check_cards(events, old, new)
        check_piles(new)
    return seen


@pytest.mark.parametrize("first", [0, 1])
def test_events_account_for_everything_that_changes(first: int) -> None:
    seen = set()
    for seed in range(GAMES):
        options: View = {"first": first, "change": ("none", "taken")[seed % 2]}
        pack = CHEAP if seed % 3 == 0 else None  # heroes run out
        luck, table = random.Random(seed), houseful.deal("oktoberfest", players=2, seed=seed, pack=pack, **options)
        while not table.over:
            seen |= play_and_check(table, hiring(table, luck) if seed % 3 == 0 else luck.choice(table.legal()))
    assert set(CHECKS) - {"pass"} <= seen
