"""The standard pack as the rulings fix it, and damaged packs."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from houseful.core.compile.rule import as_python
from houseful.core.text.game_log import read_log
from houseful.core.text.packs import SOURCES
from houseful.games import find_game
from houseful.games.oktoberfest import GAME
from houseful.games.oktoberfest.box import CUSTOMERS, POWERS
from houseful.games.oktoberfest.card_sets import all_discards, all_payments, discard_number, payment_number

from .positions import BOX, HEROES, drafted

TEXT = GAME.standard.text
FIRST_SEATS = next(line for line in TEXT.splitlines() if line.startswith("seats"))


NAMED_BY_THE_BOOK = ("Erich", "Heidi", "Helmut", "Katharina", "Klaus", "Leonore", "Mathäus", "Suse")


def hero(name: str) -> int:
    return int(HEROES.index(name))


def test_ten_of_each_customer_on_twenty_tables_that_ask_for_four_food() -> None:
    customers: Counter[str] = Counter()
    for card in range(20):
        for pair in (BOX.front[card], BOX.back[card]):
            customers.update((CUSTOMERS[pair & 7], CUSTOMERS[pair >> 3]))
        assert sum(BOX.need[card, kind] for kind in range(3)) == 4
    assert customers == dict.fromkeys(CUSTOMERS, 10)
    costs = {tuple(BOX.need[card, kind] for kind in range(3)) for card in range(20)}
    assert len(costs) >= 10
    food = [sum(BOX.need[card, kind] for card in range(20)) for kind in range(3)]
    assert max(food) - min(food) <= 1


def test_no_two_tables_are_alike() -> None:
    def swap(pair: int) -> int:
        return pair >> 3 | (pair & 7) << 3

    faces = {(BOX.front[card], BOX.back[card]) for card in range(20)}
    turned = {(swap(back), swap(front)) for front, back in faces}
    assert len(faces | turned) == 40


def test_nineteen_heroes_in_piles_of_ten_and_nine() -> None:
    assert len(set(HEROES)) == 19
    assert BOX.top_heroes == 10
    costs = list(BOX.cost)
    ours = [costs[hero] for hero in range(19) if not BOX.power[hero]]  # printed prices of the others are unknown
    assert set(ours) <= set(range(2, 7))
    assert max(costs) <= 8, "four coin cards pay for anybody"
    assert sum(costs[:10]) / 10 < sum(costs[10:]) / 9
    assert set(BOX.points) <= set(range(4))


def test_what_the_rulebook_says_of_heroes() -> None:
    assert [BOX.gift[hero("Erich"), kind] for kind in range(3)] == [0, 0, 1]
    assert BOX.joker[hero("Erich")] == BOX.purse[hero("Erich")] == 0
    assert BOX.cost[hero("Heidi")] == 4
    powers = {HEROES[h]: POWERS[BOX.power[h]] for h in range(19) if BOX.power[h]}
    assert powers == {
        "Helmut": "hand",
        "Katharina": "heroes",
        "Klaus": "objective-a",
        "Leonore": "victory",
        "Mathäus": "hats",
        "Suse": "braids",
    }


def test_every_hero_is_good_for_something() -> None:
    for h in range(19):
        gifts = sum(BOX.gift[h, kind] for kind in range(3)) + BOX.joker[h] + BOX.purse[h] + BOX.gift_points[h]
        assert gifts or BOX.points[h] or BOX.power[h]


def test_no_hero_is_outdone_in_everything_by_a_cheaper_one() -> None:
    for dear in range(19):
        for cheap in range(19):
            if BOX.cost[cheap] < BOX.cost[dear]:
                assert not outdoes(cheap, dear), f"{HEROES[cheap]} outdoes {HEROES[dear]}"


def outdoes(cheap: int, dear: int) -> bool:
    """At least the points, the gifts, a joker standing for any food, and the power."""
    lack = sum(max(BOX.gift[dear, kind] - BOX.gift[cheap, kind], 0) for kind in range(3)) + BOX.joker[dear]
    return (
        BOX.points[cheap] >= BOX.points[dear]
        and BOX.purse[cheap] >= BOX.purse[dear]
        and BOX.gift_points[cheap] >= BOX.gift_points[dear]
        and BOX.joker[cheap] >= lack
        and BOX.power[dear] in (0, BOX.power[cheap])
    )


def test_every_entry_names_its_source() -> None:
    entries = TEXT.count("[[") + TEXT.count("\n[c") + TEXT.count("\n[o")
    assert TEXT.count("source = ") == entries
    found = GAME.standard.names.sources
    assert {source for cards in found.values() for card in cards for source in card.values()} <= set(SOURCES)
    assert all(
        set(card) == {"name", "pile", "cost", "points"} ^ (set(card) & {"gift", "power"}) for card in found["hero"]
    )


def test_card_sets_are_numbered_without_gaps() -> None:
    numbers = [as_python(payment_number)(*cards[:3]) for cards in all_payments()[:-2]]
    assert numbers == list(range(56))
    assert [as_python(discard_number)(*cards) for cards in all_discards()] == list(range(126))


DAMAGE = [
    ("cards = 14", "cards = 15", "food"),
    ("cards = 14", "cards = -1", "food/1/cards"),
    ('id = "beer"', 'id = "wine"', "food/2/id"),
    ("worth = 2", "worth = 0", "coin/worth"),
    ("worth = 2", 'worth = 2\nknown = ["colour"]', "coin/known/1"),
    ('worth = "rulebook"', 'worth = "hearsay"', "coin/source/worth"),
    ('worth = "rulebook", ', "", "coin/source"),
    (FIRST_SEATS, FIRST_SEATS.replace(" /", ""), "table/1/seats"),
    (FIRST_SEATS, FIRST_SEATS[:-2] + 'x"', "table/1/seats"),
    ("food = { pretzel = 2, beer = 1, sausage = 1 }", "food = { pretzel = 7 }", "table/1/food/pretzel"),
    ("food = { pretzel = 2, beer = 1, sausage = 1 }", "food = { }", "table/1/food"),
    ("food = { pretzel = 2, beer = 1, sausage = 1 }", "food = { wine = 1 }", "table/1/food"),
    ('headgear = "hats"', 'headgear = "caps"', "objective_a/1/headgear"),
    ('series = "colours"', 'series = "hats"', "objective_a/1/series"),
    ('colour = "blue"', 'colour = "green"', "objective_a/2"),
    ('colours = ["green", "blue"', 'colours = ["blue", "green"', "objective_b/colours/1"),
    ("runs = { 2 = 1", "runs = { 9 = 1", "objective_b/runs"),
    ('name = "Heidi"', 'name = "erich"', "name"),
    ('name = "Heidi"', 'name = "Frau Heidi"', "name"),
    ("pile = 1", "pile = 3", "hero/1/pile"),
    ("pile = 1", "pile = 2", "hero/2/pile"),
    ('power = "heroes"', 'power = "hand"', "power"),
    ('power = "heroes"', 'power = "magic"', "power"),
    ('source = "inferred"', 'source = "guess"', "objective_a/1/source"),
    ('game = "oktoberfest"', 'game = "overbooking"', "game"),
]


@pytest.mark.parametrize(("old", "new", "place"), DAMAGE, ids=[f"{d[1]}" for d in DAMAGE])
def test_a_damaged_pack_names_the_card(old: str, new: str, place: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError, match=place):
        GAME.read_pack(TEXT.replace(old, new, 1))


def test_a_hero_may_not_cost_more_than_four_coin_cards() -> None:
    start = TEXT.index("[[hero]]")
    with pytest.raises(ValueError, match="hero/1/cost"):
        GAME.read_pack(TEXT[:start] + TEXT[start:].replace("cost = ", "cost = 1", 1))


def test_a_pack_of_ones_own_can_be_played() -> None:
    pack = GAME.read_pack(TEXT.replace('name = "Erich"', 'name = "Otto"'))
    table = drafted(pack=pack)
    assert table.pack.names.shown.count("Otto") == 1


def test_views_show_every_card_as_the_pack_has_it() -> None:
    pack = tomllib.loads(TEXT)
    shown = GAME.standard.names
    for number, card in enumerate(pack["table"]):
        near, far = (side.split() for side in card["seats"].split(" / "))
        food = {kind: card["food"].get(kind, 0) for kind in ("pretzel", "beer", "sausage")}
        assert shown.table(number) == {
            "id": card["seats"],
            "table": card["seats"],
            "near": near,
            "far": far,
            "food": food,
        }
    for number, card in enumerate(pack["hero"]):
        printed = shown.hero(number)
        assert (printed["hero"], printed["cost"], printed["points"]) == (card["name"], card["cost"], card["points"])
        assert printed["gift"] == card.get("gift", {})
        assert printed["power"] == card.get("power", "none")
    assert shown.runs == pack["objective_b"]["runs"]


def test_a_game_of_earlier_days_replays_to_the_same_table() -> None:
    """Its pack lists what is known, its options name neither pairs nor change, and nobody could decline a turn."""
    log = (Path(__file__).parent / "game_of_earlier_days.log").read_text(encoding="utf-8")
    assert "known = [" in log
    table = read_log(log, find_game)
    assert table.over
    assert [sheet.total for sheet in table.scores()] == [6, 15]
    assert table.view(None)["options"] == {"series": "separate", "pairs": "separate", "change": "none"}
