"""What a redealt table keeps because everybody knows it, and that it really draws the rest afresh."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseful.core.table import Table

from .drawing import games, wander
from .positions import FACES, card, cards_in, lay

some = settings(max_examples=200, deadline=None, derandomize=True)
seeds = st.integers(0, 2**40)
DRAWS = 600


def redeals(table: Table, seat: int | None) -> Iterable[Table]:
    return (table.redeal(seat, seed) for seed in range(DRAWS))


def about_even(counts: Counter[object], kinds: int) -> bool:
    """Whether all kinds came, each within four and a half standard deviations of its share."""
    draws = sum(counts.values())
    share = draws / kinds
    spread = 4.5 * (share * (1 - 1 / kinds)) ** 0.5
    return len(counts) == kinds and all(abs(count - share) < spread for count in counts.values())


def on_the_table(table: Table, seat: int) -> list[tuple[str, int, int, int]]:
    peer = table.peer()
    found = []
    for row in range(table.players):
        found += [("line", row, place, peer.line[row, place]) for place in range(peer.in_line[row])]
        found += [("back", row, place, peer.back[row, place]) for place in range(peer.at_back[row])]
    return [(side, row, place, code % 24) for side, row, place, code in found if code >= 0 and code // 24 == seat]


@pytest.mark.rule("hotel.hidden.backs")
@pytest.mark.rule("hotel.sign.no-soldiers")
@some
@given(games(), seeds)
def test_backs_hands_decks_and_entry_rules_are_honoured(table: Table, seed: int) -> None:
    for watcher in (*range(table.players), None):
        other = table.redeal(watcher, seed)
        before, after = table.peer(), other.peer()
        drawn = 9 + 5 * before.now
        for seat in range(table.players):
            there, here = on_the_table(table, seat), on_the_table(other, seat)
            assert [(*spot[:3], spot[3] // 3) for spot in here] == [(*spot[:3], spot[3] // 3) for spot in there]
            assert len(cards_in(after.hand[seat])) == len(cards_in(before.hand[seat]))
            assert (after.booked[seat], after.discarded[seat]) == (
                before.booked[seat],
                before.discarded[seat],
            )
            rest = [after.deck[seat, place] for place in range(drawn, 24)]
            owned = [spot[3] for spot in here] + rest + cards_in(after.hand[seat])
            owned += cards_in(after.booked[seat]) + cards_in(after.discarded[seat])
            assert sorted(owned) == list(range(24))
            if table.view(None)["phase"] == "placing":
                for side, row, _, code in here:
                    if side == "line" and FACES[after.face[row]].startswith("no-soldiers"):
                        assert code % 6 != 4


@pytest.mark.rule("hotel.hidden.faces")
@some
@given(games(), seeds)
def test_a_redealt_table_can_be_played_to_the_end(table: Table, seed: int) -> None:
    other = table.redeal(0, seed)
    wander(other, 1000, seed)
    assert other.over
    for seat in other.view(None)["seats"]:
        assert seat["deck"] == 0
        assert seat["hand"] + len(seat["booked"]) + len(seat["discarded"]) == 24


@pytest.mark.rule("hotel.hidden.backs")
@pytest.mark.parametrize(
    "text", ["none 10 | | blue 5 oak", "none 10 | blue 2 fish |", "second-face-up 9 | | blue 1 lion"]
)
def test_a_face_down_guest_is_each_of_its_siblings_equally_often(text: str) -> None:
    table = lay(text, hands={"blue": "1 bird, 2 bird, 3 bird, 4 bird, 5 bird"}, turn="green")
    faces: Counter[object] = Counter(on_the_table(other, 1)[0][3] for other in redeals(table, 0))
    assert about_even(faces, 3)


@pytest.mark.rule("hotel.hidden.backs")
def test_siblings_seen_before_are_ruled_out() -> None:
    table = lay("none 10 | | blue 5 oak\nfirst-face-up 14 | | blue 4 oak", turn="green")
    faces: Counter[object] = Counter(on_the_table(other, 1)[0][3] for other in redeals(table, 0))
    assert set(faces) == {card("5 oak"), card("6 oak")}
    assert about_even(faces, 2)
    certain = lay("none 10 | | blue 5 oak", now=1, booked={"blue": "4 oak"}, discarded={"blue": "6 oak"}, turn="green")
    assert {on_the_table(other, 1)[0][3] for other in redeals(certain, 0)} == {card("5 oak")}


@pytest.mark.rule("hotel.sign.no-soldiers")
def test_a_large_guest_in_a_line_without_soldiers_is_nobles_or_workers() -> None:
    table = lay("no-soldiers 11 | | blue 6 oak", turn="green")
    faces: Counter[object] = Counter(on_the_table(other, 1)[0][3] for other in redeals(table, 0))
    assert set(faces) == {card("4 oak"), card("6 oak")}
    assert about_even(faces, 2)


@pytest.mark.rule("hotel.sign.no-soldiers")
@pytest.mark.parametrize("turned", [False, True])
def test_siblings_with_different_limits_are_drawn_fairly_together(turned: bool) -> None:
    """One in a line without soldiers, one anywhere: four ways to deal them, all equally likely."""
    hotels = ["no-soldiers 11 | | blue 6 oak", "none 10 | blue 4 oak |"]
    table = lay("\n".join(hotels[::-1] if turned else hotels), turn="green")
    pairs: Counter[object] = Counter(tuple(spot[3] for spot in on_the_table(other, 1)) for other in redeals(table, 0))
    assert about_even(pairs, 4)


@pytest.mark.rule("hotel.sign.no-soldiers")
def test_the_third_sibling_is_the_soldiers_when_two_stand_where_soldiers_may_not() -> None:
    table = lay("no-soldiers 11 | | blue 6 oak, blue 4 oak\nnone 10 | blue 5 oak |", turn="green")
    pairs: Counter[object] = Counter(tuple(spot[3] for spot in on_the_table(other, 1)) for other in redeals(table, 0))
    four, five, six = card("4 oak"), card("5 oak"), card("6 oak")
    assert set(pairs) == {(four, six, five), (six, four, five)}
    assert about_even(pairs, 2)


@pytest.mark.rule("hotel.hidden.faces")
def test_hands_and_decks_of_others_and_ones_own_deck_are_drawn_afresh() -> None:
    table = lay("none 10", players=2)
    held: Counter[object] = Counter(code for other in redeals(table, 0) for code in cards_in(other.peer().hand[1]))
    assert len(held) == 24
    assert all(abs(held[code] - DRAWS * 9 / 24) < 60 for code in range(24))
    own = cards_in(table.peer().hand[0])
    top: Counter[object] = Counter(other.peer().deck[0, 9] for other in redeals(table, 0))
    assert about_even(top, 15)
    assert not set(top) & set(own)
    assert all(cards_in(other.peer().hand[0]) == own for other in redeals(table, 0))


@pytest.mark.rule("hotel.hidden.faces")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hotels_to_come_are_drawn_afresh_and_those_laid_out_stay(players: int) -> None:
    table = lay("none 10", players=players)
    shown = [table.peer().layout[place] for place in range(players)]
    coming: Counter[object] = Counter()
    sides: Counter[object] = Counter()
    for other in redeals(table, 0):
        peer = other.peer()
        assert [peer.layout[place] for place in range(players)] == shown
        assert sorted(peer.layout[place] for place in range(8)) == list(range(8))
        coming[peer.layout[players]] += 1
        sides[peer.up[players]] += 1
    assert about_even(coming, 8 - players)
    assert about_even(sides, 2)


@pytest.mark.rule("hotel.hidden.faces")
def test_chance_to_come_is_not_given_away() -> None:
    table = lay("none 10", players=3)
    assert len({other.peer().rng for other in redeals(table, 0)}) == DRAWS
    assert table.peer().rng not in {other.peer().rng for other in redeals(table, 0)}


@pytest.mark.rule("hotel.hidden.peek")
def test_without_peeking_ones_own_face_down_guests_are_drawn_afresh_too() -> None:
    hand = "4 bird, 5 bird, 6 bird, 1 lion, 2 lion, 3 lion, 4 lion, 5 lion"
    for peek, kinds in ((True, 1), (False, 3)):
        table = lay("none 10 | | red 1 oak", peek=peek, hands={"red": hand}, turn="green")
        faces: Counter[object] = Counter(on_the_table(other, 0)[0][3] for other in redeals(table, 0))
        assert about_even(faces, kinds) if kinds > 1 else set(faces) == {card("1 oak")}


@pytest.mark.rule("hotel.hidden.faces")
@pytest.mark.parametrize("seat", [-1, 3, 99, "0", 1.5, True])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: Any) -> None:
    table = lay("none 10", players=3)
    for look in (table.view, table.observe, table.events, table.history, lambda seat: table.redeal(seat, 1)):
        with pytest.raises(ValueError, match="seats run from 0 to 2"):
            look(seat)
