"""Setting up, and what happens between the rounds."""

from typing import Any

import pytest

import houseful
from houseful.core.table import Table

from .drawing import CARDS, wander
from .positions import FACES, cards_in, last_turn, lay, play


def starts(players: int, seed: int) -> list[Table]:
    """The table as it stands at the start of each round of a random game, and at its end."""
    table = houseful.deal("overbooking", players=players, seed=seed)
    tables = [table.copy()]
    while not table.over:
        wander(table, 1, seed + table.ply)
        view = table.view(None)
        if view["round"] > len(tables) or table.over:
            tables.append(table.copy())
    return tables


def faces(table: Table) -> list[int]:
    return [FACES.index(f"{hotel['rule']} {hotel['beds']}") for hotel in table.view(None)["hotels"]]


GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(4)]


@pytest.mark.rule("hotel.setup.decks")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_one_guest_of_each_number_and_crest(players: int) -> None:
    table = houseful.deal("overbooking", players=players, seed=1)
    for seat in range(players):
        peer = table.peer()
        deck = [peer.deck[seat, place] for place in range(24)]
        assert sorted(deck) == list(range(24))
        assert cards_in(peer.hand[seat]) == sorted(deck[:9])
        assert set(table.view(seat)["hand"]) <= set(CARDS)
        assert len(table.view(seat)["hand"]) == 9


@pytest.mark.rule("hotel.setup.decks")
def test_decks_are_shuffled_by_the_seed() -> None:
    hands = {tuple(houseful.deal("overbooking", players=2, seed=seed).view(0)["hand"]) for seed in range(50)}
    assert len(hands) == 50
    again = houseful.deal("overbooking", players=2, seed=7), houseful.deal("overbooking", players=2, seed=7)
    assert again[0] == again[1]


@pytest.mark.rule("hotel.setup.hotels")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_as_many_hotels_as_players_each_with_a_tile_but_where_the_back_is_shut(players: int, seed: int) -> None:
    table = houseful.deal("overbooking", players=players, seed=seed)
    hotels = table.view(None)["hotels"]
    assert len(hotels) == players
    assert len({face // 2 for face in faces(table)}) == players
    for hotel in hotels:
        assert hotel["tile"] is (hotel["rule"] != "no-back-door")
        assert 8 <= hotel["beds"] <= 17


@pytest.mark.rule("hotel.setup.hotels")
def test_the_pack_has_every_rule_and_never_twice_on_one_card() -> None:
    assert len({face.split()[0] for face in FACES}) == 10
    for card in range(8):
        assert FACES[2 * card].split()[0] != FACES[2 * card + 1].split()[0]


@pytest.mark.rule("hotel.setup.first")
def test_named_first_seat_begins() -> None:
    for seat in range(4):
        table = houseful.deal("overbooking", players=4, seed=3, first=seat)
        assert (table.turn, table.view(None)["first"]) == (seat, seat)


@pytest.mark.rule("hotel.score.end")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_game_lasts_four_rounds(players: int, seed: int) -> None:
    tables = starts(players, seed)
    assert [table.view(None)["round"] for table in tables] == [1, 2, 3, 4, 4]
    assert tables[-1].over
    assert tables[-1].turn is None
    assert tables[-1].legal() == []


@pytest.mark.rule("hotel.round.flip")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_hotels_are_flipped_after_rounds_one_and_three(players: int, seed: int) -> None:
    first, second, third, fourth, _ = starts(players, seed)
    assert faces(second) == [face ^ 1 for face in faces(first)]
    assert faces(fourth) == [face ^ 1 for face in faces(third)]


@pytest.mark.rule("hotel.round.new")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_hotels_not_used_before_come_after_round_two(players: int, seed: int) -> None:
    first, _, third, _, _ = starts(players, seed)
    used = {face // 2 for face in faces(first)}
    new = {face // 2 for face in faces(third)}
    assert len(new) == players
    assert not used & new


@pytest.mark.rule("hotel.round.draw")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_five_cards_are_drawn_between_rounds_until_the_decks_are_empty(players: int, seed: int) -> None:
    for round_, table in enumerate(starts(players, seed)[:4]):
        for seat in table.view(None)["seats"]:
            assert seat["deck"] == 15 - 5 * round_
            out = len(seat["booked"]) + len(seat["discarded"])
            assert seat["hand"] + out == 9 + 5 * round_
            assert 5 * round_ - round_ <= out <= 5 * round_


@pytest.mark.rule("hotel.round.draw")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    table = last_turn("none 10", hands={"red": "1 bird"})
    peer = table.peer()
    top = [peer.deck[0, place] for place in range(9, 14)]
    hand = cards_in(peer.hand[0])
    play(table, "keep")
    assert cards_in(table.peer().hand[0]) == sorted(hand + top)


@pytest.mark.rule("hotel.round.next")
def test_marker_and_turn_pass_to_the_next_seat() -> None:
    table = last_turn("none 10", turn="orange")
    assert table.view(None)["first"] == 0
    play(table, "keep")
    assert (table.view(None)["first"], table.turn) == (1, 1)
    wrapped = last_turn("none 10", turn="green")
    assert wrapped.view(None)["first"] == 3
    play(wrapped, "keep")
    assert (wrapped.view(None)["first"], wrapped.turn) == (0, 0)


def tiles_after(text: str, **more: Any) -> list[int]:
    table = last_turn(text, **more)
    play(table, "keep")
    return [table.peer().tile[row] for row in range(4)]


@pytest.mark.rule("hotel.round.tiles")
def test_tiles_that_stay_are_not_doubled_and_taken_ones_replaced() -> None:
    assert tiles_after("none 10 | red 2 bird |\nnone 13") == [1, 1, 0, 1]


@pytest.mark.rule("hotel.round.tiles")
def test_a_tile_goes_where_the_back_door_goes_and_comes_where_it_opens() -> None:
    assert lay("monks-first 8").peer().tile[0] == 1
    assert tiles_after("monks-first 8") == [0, 1, 1, 1]
    assert lay("no-back-door 16").peer().tile[0] == 0
    assert tiles_after("no-back-door 16") == [1, 1, 1, 1]


@pytest.mark.rule("hotel.round.tiles")
def test_no_tiles_are_laid_after_the_last_round() -> None:
    table = last_turn("none 10 | red 2 bird |", now=3)
    play(table, "keep")
    assert table.over
    assert table.scores()[0].lines["tiles"] == 1


@pytest.mark.rule("hotel.round.flip")
def test_hotels_are_empty_when_a_round_begins() -> None:
    table = last_turn("none 10 | red 1 bird, blue 6 bird | red 6 fish, red 6 oak")
    play(table, "keep")
    assert all(hotel["line"] == [] and hotel["back"] == [] for hotel in table.view(None)["hotels"])


@pytest.mark.rule("hotel.score.end")
def test_at_most_twenty_cards_are_played_and_four_stay_in_hand() -> None:
    table = houseful.deal("overbooking", players=3, seed=8)
    while not table.over:
        table.play(next(move for move in table.legal() if str(move) not in ("keep", "decline")))
    for seat in table.view(None)["seats"]:
        assert len(seat["booked"]) + len(seat["discarded"]) == 20
        assert (seat["hand"], seat["deck"]) == (4, 0)
