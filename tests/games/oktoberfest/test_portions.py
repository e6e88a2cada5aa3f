"""Who pays for each food of a table, from the view before a move and its events."""

import random
from collections import Counter
from typing import Any

import pytest

import houseful
from houseful.games.oktoberfest.show.portions import portions, share_out
from tests.games.oktoberfest.positions import KINDS, counts, lay


def hero(name: str, **gift: int) -> dict[str, Any]:
    return {"id": name, "gift": gift}


ANTON = hero("anton", pretzel=2)
BERTA = hero("berta", joker=1)


def told(bill: list[Any]) -> list[str]:
    """The bill in short: who pays for each food."""
    return [f"{portion['wanted']}: {portion['giver'] or '+'.join(portion['cards']) or 'nobody'}" for portion in bill]


@pytest.mark.parametrize(
    ("need", "paid", "heroes", "bill"),
    [
        ("1 pretzel 1 beer", "1 pretzel 1 beer", [], ["pretzel: pretzel", "beer: beer"]),
        ("3 pretzel", "1 pretzel", [ANTON], ["pretzel: anton", "pretzel: anton", "pretzel: pretzel"]),
        ("1 pretzel 1 beer", "1 pretzel 2 sausage", [], ["pretzel: pretzel", "beer: sausage+sausage"]),
        ("1 beer", "1 pretzel 1 sausage", [], ["beer: pretzel+sausage"]),
        ("1 pretzel 1 beer", "1 pretzel", [BERTA], ["pretzel: pretzel", "beer: berta"]),
        ("2 beer", "2 sausage", [BERTA], ["beer: sausage+sausage", "beer: berta"]),
        ("1 beer", "", [BERTA], ["beer: berta"]),
        # Spending more than needed: cards take the place of gifts.
        ("2 pretzel", "1 pretzel", [ANTON], ["pretzel: anton", "pretzel: pretzel"]),
        ("2 pretzel", "2 beer", [ANTON], ["pretzel: anton", "pretzel: beer+beer"]),
        (
            "2 pretzel 1 beer",
            "3 pretzel",
            [hero("eva", pretzel=1)],
            ["pretzel: eva", "pretzel: pretzel", "beer: pretzel+pretzel"],
        ),
        ("1 beer", "2 beer", [], ["beer: beer+beer"]),
    ],
)
def test_every_food_names_who_pays(need: str, paid: str, heroes: list[Any], bill: list[str]) -> None:
    assert told(share_out(tuple(counts(need)[:3]), tuple(counts(paid)[:3]), heroes)) == bill


def check_bill(view: dict[str, Any], event: dict[str, Any], bill: list[Any]) -> bool:
    """All food of the table is paid, by all the cards that left the hand and no more; whether one was thrown away."""
    food = view["tables"][event["place"] - 1]["food"]
    assert Counter(portion["wanted"] for portion in bill) == +Counter(food)
    gifts: Counter[tuple[str, str]] = Counter()
    for portion in bill:
        assert (portion["giver"] is None) == (len(portion["cards"]) in (1, 2))
        if len(portion["cards"]) == 1:
            assert portion["cards"] == [portion["wanted"]]
        if portion["giver"]:
            gifts[portion["giver"], portion["wanted"]] += 1
    for member in view["seats"][event["seat"]]["heroes"]:
        beyond = sum(max(gifts[member["id"], kind] - member["gift"].get(kind, 0), 0) for kind in KINDS[:3])
        assert beyond <= member["gift"].get("joker", 0)
    used = Counter(card for portion in bill for card in portion["cards"])
    thrown = used != +Counter(event["cards"])
    assert not thrown or (not used and sum(event["cards"].values()) == 1)
    return thrown


def check_hire(team: list[Any], move: str, bill: list[Any]) -> bool:
    """Everybody with coins and every coin card of the move pays; whether somebody with coins did."""
    cards = int(move.split(" with ")[1].split(maxsplit=1)[0]) if " with " in move else 0
    assert [portion["giver"] for portion in bill if portion["giver"]] == [
        member["id"] for member in team if "coins" in member["gift"]
    ]
    assert [card for portion in bill for card in portion["cards"]] == ["coin"] * cards
    assert all(portion["wanted"] == "coins" for portion in bill)
    return any(portion["giver"] for portion in bill)


def test_in_whole_games_every_payment_is_used_up() -> None:
    """Every legal way to serve, lavish ones too; a card is thrown away only by a full hand whose heroes serve alone."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        chance = random.Random(seed)
        table = houseful.deal("oktoberfest", players=2, seed=seed)
        while not table.over:
            view = table.view(table.turn)
            for move in chance.sample(table.legal(), min(6, len(table.legal()))):
                events = table.copy().play(move)
                bill = portions(view, events)
                assert (bill is not None) == (move.startswith(("serve", "hire")) and view["step"] != "draft")
                if bill is not None and move.startswith("hire"):
                    seen["hired"] += check_hire(view["seats"][table.turn]["heroes"], move, bill)
                elif bill is not None:
                    seen["thrown"] += check_bill(
                        view, next(event for event in events if event["kind"] == "serve"), bill
                    )
                    seen[view["step"]] += 1
                    seen["heroes"] += any(portion["giver"] for portion in bill)
                    seen["pairs"] += any(len(portion["cards"]) == 2 for portion in bill)
            table.play(chance.choice(table.legal()))
    assert min(seen[kind] for kind in ("action", "more", "heroes", "pairs")) > 20
    assert seen["thrown"]
    assert seen["hired"]


@pytest.mark.rule("tent.serve.discard")
def test_a_card_thrown_away_for_the_coin_pays_nothing() -> None:
    table = lay("2 pretzel 1 beer 1 coin", gifts="3 pretzel 1 beer", tables=("3 pretzel 1 beer",))
    view = table.view(0)
    view["seats"][0]["heroes"] = [ANTON, hero("eva", pretzel=1, beer=1)]
    moves = [move for move in table.legal() if move.startswith("serve 1 ")]
    assert len(moves) == 3
    for move in moves:
        bill = portions(view, table.copy().play(move))
        assert told(bill or []) == ["pretzel: anton", "pretzel: anton", "pretzel: eva", "beer: eva"], move
    view["seats"][0]["limit"] = 9  # nobody has to make room: the card pays
    bill = portions(view, table.copy().play("serve 1 with 1 beer"))
    assert told(bill or []) == ["pretzel: anton", "pretzel: anton", "pretzel: eva", "beer: beer"]
