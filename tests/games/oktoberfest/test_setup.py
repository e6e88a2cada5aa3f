"""Setting up: piles, draft, hands, objectives, markets."""

from collections import Counter

import pytest

import houseful
from houseful.games.oktoberfest.table import NONE

from .positions import BOX, HEROES, IDS, drafted, kinds_of, legal

SEEDS = range(60)


@pytest.mark.rule("tent.setup.first")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = Counter(houseful.deal("oktoberfest", players=2, seed=seed).view(None)["first"] for seed in SEEDS)
    assert min(drawn[0], drawn[1]) > 15
    for seat in range(2):
        assert houseful.deal("oktoberfest", players=2, seed=3, first=seat).view(None)["first"] == seat


@pytest.mark.rule("tent.setup.heroes")
def test_four_heroes_lie_open_and_the_upper_pile_comes_first() -> None:
    top = BOX.top_heroes
    assert top == 10
    seen = set()
    for seed in SEEDS:
        table = houseful.deal("oktoberfest", players=2, seed=seed)
        market = [hero["hero"] for hero in table.view(None)["heroes"]]
        assert len(set(market)) == 4
        assert set(market) <= set(HEROES[:top])
        assert {table.peer().heroes[place] for place in range(top)} == set(range(top))
        assert {table.peer().heroes[place] for place in range(top, 19)} == set(range(top, 19))
        seen |= set(market)
    assert seen == set(HEROES[:top])


@pytest.mark.rule("tent.setup.draft")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_chooses_first_and_the_market_waits(first: int) -> None:
    table = houseful.deal("oktoberfest", players=2, seed=9, first=first)
    market = [hero["id"] for hero in table.view(None)["heroes"]]
    assert table.turn == 1 - first
    assert legal(table) == [f"hire {hero}" for hero in market]
    table.play(f"hire {market[1]}")
    assert table.turn == first
    assert legal(table) == [f"hire {market[place]}" for place in (0, 2, 3)]
    table.play(f"hire {market[0]}")
    assert table.turn == first
    after = [hero["id"] for hero in table.view(None)["heroes"]]
    assert after[2:] == market[2:]
    assert not set(after[:2]) & set(market)
    peer = table.peer()
    assert peer.hired[1 - first] == 1 << IDS.index(market[1])
    assert peer.hired[first] == 1 << IDS.index(market[0])


@pytest.mark.rule("tent.setup.draft")
def test_the_draft_comes_before_everything_else_and_costs_nothing() -> None:
    table = houseful.deal("oktoberfest", players=2, seed=2)
    view = table.view(0)
    assert view["step"] == "draft"
    assert (view["food_pile"], view["coin_pile"], view["table_pile"], view["hero_pile"]) == (42, 9, 20, 15)
    assert view["tables"] == [None] * 4
    assert sum(view["hand"].values()) == 0
    assert {seat["objective_a"] for seat in view["seats"]} == {None}
    other = next(hero for hero in IDS if hero not in [h["id"] for h in view["heroes"]])
    assert table.why_not(f"hire {other}") == "tent.hire.market"
    for move in (f"{table.legal()[0]} with 1 coin", "kitchen", "serve 1 with heroes", "row 1 right", "pass"):
        assert table.why_not(move) == "tent.setup.draft"
    assert [sheet.total for sheet in table.scores()] == [0, 0]


@pytest.mark.rule("tent.setup.food")
def test_four_food_cards_each_after_the_draft() -> None:
    for seed in SEEDS:
        table = drafted(seed)
        view = table.view(0)
        assert view["food_pile"] == 34
        assert view["coin_pile"] == 9
        assert [seat["food_cards"] for seat in view["seats"]] == [4, 4]
        assert [seat["coin_cards"] for seat in view["seats"]] == [0, 0]
    pile = Counter(houseful.deal("oktoberfest", players=2, seed=1).peer().food)
    assert pile == {0: 14, 1: 14, 2: 14}


@pytest.mark.rule("tent.setup.objectives")
def test_objectives_are_dealt_openly_and_never_twice_in_one_colour() -> None:
    seen_a, seen_b = set(), set()
    for seed in range(300):
        seats = drafted(seed, first=seed % 2).view(None)["seats"]
        for seat in seats:
            assert seat["objective_a"].split()[0] != seat["objective_b"]
        assert seats[0]["objective_a"] != seats[1]["objective_a"]
        assert seats[0]["objective_b"] != seats[1]["objective_b"]
        seen_a |= {seat["objective_a"] for seat in seats}
        seen_b |= {seat["objective_b"] for seat in seats}
    assert len(seen_b) == 4
    assert seen_a == {f"{colour} hats colours" for colour in seen_b} | {
        f"{colour} braids alternating" for colour in seen_b
    }


@pytest.mark.rule("tent.setup.tables")
def test_four_tables_lie_open_and_the_festival_is_empty() -> None:
    seen = set()
    for seed in SEEDS:
        view = drafted(seed).view(None)
        assert view["table_pile"] == 16
        market = [table["table"] for table in view["tables"]]
        assert len(set(market)) == 4
        seen |= set(market)
        assert [row["tables"] for row in view["festival"]] == [[], [], []]
        assert view["tables_left"] == 12
    assert len(seen) == 20


def test_what_the_draft_causes_is_told() -> None:
    table = houseful.deal("oktoberfest", players=2, seed=4, first=0)
    assert kinds_of(table.play(table.legal()[0])) == ["draft"]
    told = kinds_of(table.play(table.legal()[0]))
    assert told == [
        *["draft", "laid-out", "hero", "hero", "draw", "draw"],
        *["objectives", "objectives", "table", "table", "table", "table"],
    ]


def test_no_hero_is_missing_from_the_market_before_the_pile_is() -> None:
    assert NONE not in list(drafted().peer().hero_market)
