"""Every consequence says why: the event carries its rule and reason, and the sentence tells it, in every language."""

import random
from typing import Any

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.text.i18n import LANGUAGES
from houseful.games.oktoberfest import GAME
from houseful.games.oktoberfest.show import sentences

from .goldens import CHEAP, hiring
from .positions import for_hire, lay
from .test_end import ALMOST, empty_the_pile
from .test_hiring import priced

Event = dict[str, Any]


def told(events: list[Event], kind: str, me: int | None = 0, language: str = "en") -> str:
    return sentences.tell_event(next(event for event in events if event["kind"] == kind), me, language)


@pytest.mark.rule("tent.serve.reward")
def test_an_empty_pile_gives_no_coin_card_and_says_so() -> None:
    table = lay("1 pretzel 2 beer 1 sausage", coin_pile=0, tables=("1 pretzel 2 beer 1 sausage",))
    table.play("serve 1 with 1 pretzel 2 beer 1 sausage")
    assert "the pile of coin cards is empty" in told(table.play("row 1 right"), "reward")


@pytest.mark.rule("tent.serve.discard")
def test_a_full_hand_makes_room_and_says_so() -> None:
    table = lay("4 beer", jokers=4)
    events = table.play("serve 1 with 1 beer")
    assert (events[0]["rule"], events[0]["reason"]) == ("tent.serve.discard", "room")
    assert told(events, "serve") == (
        "You served table 1 with heroes alone. The hand was full, so a card had to make room for the coin card: 1 beer."
    )
    paid = lay("4 beer", jokers=3)
    assert paid.play(next(move for move in paid.legal() if move.startswith("serve")))[0]["reason"] == "hand"


@pytest.mark.rule("tent.end.food")
def test_a_pile_that_runs_out_says_why_less_is_drawn() -> None:
    table = lay("4 beer", rival="4 beer", food_pile=1)
    table.play("kitchen")
    events = table.play("discard 3 beer")
    draw = next(event for event in events if event["kind"] == "draw")
    assert (draw["wanted"], draw["count"], draw["rule"]) == (3, 1, "tent.end.food")
    assert told(events, "draw").endswith("in the kitchen; the pile had no more.")


@pytest.mark.rule("tent.end.last-turn")
@pytest.mark.parametrize(
    ("turn", "kind", "words"),
    [
        (0, "last-turn", "The food pile is empty. The first player brought that about, so the other has one more turn"),
        (1, "over", "The food pile is empty. The second player brought that about, so the game is over at once."),
    ],
)
def test_the_end_says_what_brought_it_about(turn: int, kind: str, words: str) -> None:
    table = lay("4 beer", rival="4 beer", food_pile=2, turn=turn)
    empty_the_pile(table)
    assert words in told(table.events(turn), kind, turn)


@pytest.mark.rule("tent.end.tables")
def test_the_twelfth_table_is_named_as_the_cause_and_had_no_other_place() -> None:
    table = lay("4 beer", jokers=4, festival=ALMOST, turn=1)
    table.play("serve 1 with 1 beer")
    events = table.play("row 3 right")
    assert told(events, "over", 1).startswith("Twelve tables stand in the festival.")
    over = next(event for event in events if event["kind"] == "over")
    assert (over["rule"], over["reason"]) == ("tent.end.tables", "at-once")


@pytest.mark.rule("tent.hire.cost")
def test_hiring_tells_price_payment_and_what_is_lost() -> None:
    table = lay("2 beer 2 coin", purse=1, pack=priced(4))
    for_hire(table.peer(), 0, "Erich")
    events = table.play("hire erich with 2 coin")
    assert told(events, "hire") == (
        "You hired Erich for 4 coins, paid with 2 coin cards, 1 coin from heroes. "
        "That is 1 too much, and no change is given."
    )


@pytest.mark.rule("tent.turn.markets")
def test_a_market_without_heroes_to_come_says_so() -> None:
    table = lay("2 beer 2 coin", pack=priced(4))
    for_hire(table.peer(), 0, "Erich")
    table.peer().heroes_drawn = 19
    assert "No hero is left" in told(table.play("hire erich with 2 coin"), "no-hero")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_its_rule_and_a_sentence(language: str) -> None:
    kinds = set()
    for seed in range(4 if INTERPRETED else 12):
        options: Event = {"change": ("none", "taken")[seed % 2], "pack": CHEAP if seed % 3 == 0 else None}
        luck, table = random.Random(seed), houseful.deal("oktoberfest", players=2, seed=seed, **options)
        while not table.over:
            table.play(hiring(table, luck) if seed % 3 == 0 else luck.choice(table.legal()))
            for seat in (0, 1, None):
                for event in table.events(seat):
                    assert event["rule"] in GAME.rules.ids
                    assert sentences.tell_event(event, seat, language)
                    kinds.add(event["kind"])
            assert all(sentences.describe(table.view(0), language))
    assert {"draw", "serve", "place", "reward", "hire", "change", "over"} <= kinds


@pytest.mark.rule("tent.hidden.piles")
def test_the_terminal_tells_what_is_still_in_the_piles() -> None:
    table = lay("1 pretzel 2 beer 1 sausage", rival="4 beer")
    lines = "\n".join(sentences.describe(table.view(0), "en"))
    assert "Heroes still face down. First pile: " in lines
    assert "16 tables are still face down, with these customers: green hats " in lines
    assert "Food in the pile or in a hand you cannot see: 13 pretzels, 12 beers, 13 sausages." in lines
