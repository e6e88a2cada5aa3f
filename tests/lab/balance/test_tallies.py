"""What is counted is what the table shows, and a card that is taken out does nothing."""

from collections import Counter
from typing import Any

import pytest

import houseful
from houseful.core.options import read_options
from houseful.core.table import Table
from houseful.games import NAMES, find_game
from houseful.lab.balance.one_game import Played, play, totals_of
from houseful.lab.balance.plan import Plan

pytestmark = pytest.mark.compiled
EVENTFUL = {"overbooked": {"events": 2, "symbols": True}}


def plan_of(name: str, bot: str = "greedy", players: int = 2, **options: Any) -> Plan:
    game = find_game(name)
    chosen = read_options(game.rules.options, game.rules.players, players, {**EVENTFUL.get(name, {}), **options})
    return Plan(game, (game.standard.text,), chosen, bot, 0)


def played(name: str, seed: int = 3) -> Played:
    return play(plan_of(name), 0, seed)


def had(game: Played, relation: str, seat: int) -> set[str]:
    return {deed.card for deed in game.deeds if deed.relation == relation and deed.seat == seat}


@pytest.mark.parametrize("name", NAMES)
def test_every_deed_has_a_relation_that_the_game_declares_and_words(name: str) -> None:
    game = played(name)
    relations = find_game(name).ai.tallies.relations
    assert game.deeds
    assert {deed.relation for deed in game.deeds} <= set(relations)
    assert {deed.seat for deed in game.deeds} == {0, 1}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_ends_with_its_leader_in_front_and_its_rules_counted(name: str) -> None:
    game = played(name)
    assert game.table.over
    assert game.length == game.table.ply
    assert 0 <= game.lead_changes <= game.length
    assert set(game.rules) <= set(find_game(name).rules.ids)


def test_booked_guests_are_those_on_the_table() -> None:
    game = played("overbooking")
    for seat, shown in enumerate(game.table.view(None)["seats"]):
        assert had(game, "booked", seat) == set(shown["booked"])
        assert had(game, "booked", seat) <= had(game, "placed", seat) <= had(game, "held", seat)


def test_taken_cards_are_those_on_the_table() -> None:
    game = played("overbooked")
    for seat, shown in enumerate(game.table.view(None)["seats"]):
        assert had(game, "taken", seat) == set(shown["cards"])


def test_heroes_are_those_on_the_table() -> None:
    game = played("oktoberfest")
    for seat, shown in enumerate(game.table.view(None)["seats"]):
        heroes = {hero["id"] for hero in shown["heroes"]}
        assert had(game, "drafted", seat) | had(game, "hired", seat) == heroes
        assert shown["objective_a"] in had(game, "dealt", seat)


@pytest.mark.parametrize("name", ["overbooked", "oktoberfest"])
def test_the_move_by_which_a_card_joins_is_legal_without_its_effect(name: str) -> None:
    for joined in played(name).joinings:
        without = find_game(name).ai.tallies.without(joined.before.copy(), joined.card)
        assert without.legal() == joined.before.legal()
        without.play(joined.move)


def test_a_card_without_passengers_seats_nobody() -> None:
    joined = played("overbooked").joinings[0]
    without = find_game("overbooked").ai.tallies.without(joined.before.copy(), joined.card)
    before = without.view(None)["seats"][joined.seat]["plane"]
    without.play(joined.move)
    assert without.view(None)["seats"][joined.seat]["plane"] == before
    assert joined.card in without.view(None)["seats"][joined.seat]["cards"]


def test_a_hero_without_effect_brings_no_points() -> None:
    joinings = (joined for seed in range(100) for joined in played("oktoberfest", seed).joinings)
    joined = next(joined for joined in joinings if points_of(joined.before, joined.card))
    after = joined.before.copy()
    after.play(joined.move)
    without = find_game("oktoberfest").ai.tallies.without(joined.before.copy(), joined.card)
    without.play(joined.move)
    assert totals_of(after)[joined.seat] > totals_of(without)[joined.seat]


def points_of(table: Table, hero: str) -> int:
    cards = table.pack.names
    return int(cards.heroes[cards.typed.index(hero)]["points"])


def test_an_event_without_effect_leaves_its_line_out() -> None:
    table = houseful.deal("overbooked", players=2, seed=1, events=["full-flight"])
    tallies = find_game("overbooked").ai.tallies
    assert tallies.at_work(table) == ["full-flight"]
    assert "event:full-flight" not in tallies.without(table, "full-flight").scores()[0].lines


def test_a_plain_hotel_has_no_rule_and_the_same_deal() -> None:
    table = houseful.deal("overbooking", players=2, seed=1)
    tallies = find_game("overbooking").ai.tallies
    cards = tallies.at_work(table)
    assert len(set(cards)) == 4
    for card in cards:
        without = tallies.without(table, card)
        assert without.memory().tobytes() == table.memory().tobytes()
    plain = Counter(hotel["rule"] for card in cards for hotel in tallies.without(table, card).view(None)["hotels"])
    assert plain["none"] > Counter(hotel["rule"] for hotel in table.view(None)["hotels"])["none"]
