"""What a redealt table keeps of a forced pass: no card that had a place then was in that hand."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .drawing import wander
from .positions import card, card_text, cards_in, lay, legal, play
from .test_redeal import DRAWS, redeals, some

FULL_BUT_SMALL = """small-only 8 | red 1 bird, blue 1 bird |
    none 10 | red 2 bird, blue 2 bird | red 1 fish, blue 1 fish, red 2 fish, blue 2 fish"""
LARGE = "4 bird, 5 bird, 6 bird, 4 oak, 5 oak"


def small(cards: Iterable[int]) -> int:
    return sum(code % 6 < 3 for code in cards)


@pytest.mark.rule("hotel.hidden.passes")
def test_who_was_forced_to_pass_gets_no_hand_that_could_have_been_played() -> None:
    table = lay(FULL_BUT_SMALL, players=2, hands={"red": LARGE, "blue": "1 oak"})
    assert any(small(cards_in(other.peer().hand[0])) for other in redeals(table, 1))
    play(table, "keep")
    hands: Counter[object] = Counter()
    for other in redeals(table, 1):
        hand = cards_in(other.peer().hand[0])
        assert small(hand) == 0
        hands.update(hand)
    assert len(hands) == 12
    assert all(abs(count - DRAWS * 5 / 12) < 60 for count in hands.values())


@pytest.mark.rule("hotel.hidden.passes")
def test_a_pass_is_remembered_when_new_cards_were_drawn() -> None:
    """Of ten cards five were held at the pass, and none of those was small."""
    table = lay(FULL_BUT_SMALL, players=2, hands={"red": LARGE, "blue": "1 oak"})
    play(table, "keep", "1 oak line 1")
    assert table.view(None)["round"] == 2
    counts = Counter(small(cards_in(other.peer().hand[0])) for other in redeals(table, 1))
    assert max(counts) <= 5
    assert len(counts) > 2


@pytest.mark.rule("hotel.hidden.passes")
def test_a_pass_binds_guests_placed_later_in_the_round() -> None:
    """Blue passes with large cards only, then may not have placed a small one by the next turn."""
    text = """small-only 8 | red 1 bird, blue 1 bird |
        no-back-door 16 | | red 1 fish, blue 1 fish, red 2 fish, blue 2 fish, red 1 lion"""
    table = lay(text, players=2, turn="blue", hands={"blue": LARGE + ", 6 oak", "red": "2 lion"})
    play(table, "keep", "2 lion line 1")
    assert legal(table) == ["keep"]
    for other in redeals(table, 0):
        assert small(cards_in(other.peer().hand[1])) == 0
        assert legal(other.redeal(1, 3)) == ["keep"]


@pytest.mark.rule("hotel.hidden.passes")
def test_the_last_seats_kept_fifth_card_tells_nothing() -> None:
    text = """small-only 8 | red 1 bird, blue 3 bird | blue 1 lion
        none 10 | red 2 bird, blue 2 bird | red 1 fish, blue 1 fish, red 2 fish, red 4 fish"""
    table = lay(text, players=2, turn="blue", hands={"blue": LARGE})
    assert legal(table) == ["keep"]
    play(table, "keep")
    assert table.view(None)["phase"] == "checking"
    held = Counter(small(cards_in(other.peer().hand[1])) for other in redeals(table, 0))
    assert max(held) > 0
    assert "5 oak" in {card_text(code) for code in cards_in(table.peer().hand[1])}


@pytest.mark.rule("hotel.hidden.passes")
@some
@given(st.integers(0, 70), st.integers(0, 2**40))
def test_a_pass_is_remembered_for_the_rest_of_the_game(moves: int, seed: int) -> None:
    """What red holds or placed since, and could have placed at the pass, was drawn in the rounds since."""
    table = lay(FULL_BUT_SMALL, players=2, hands={"red": LARGE, "blue": "1 oak"})
    play(table, "keep", "1 oak line 1")
    wander(table, moves, seed)
    before = {card("1 bird"), card("2 bird"), card("1 fish"), card("2 fish")}
    for watcher in (1, None):
        peer = table.redeal(watcher, seed).peer()
        undrawn = {peer.deck[0, place] for place in range(9 + 5 * peer.now, 24)}
        assert small(set(range(24)) - before - undrawn) <= 5 * peer.now


@pytest.mark.rule("hotel.hidden.passes")
def test_after_a_pass_new_cards_are_drawn_fairly() -> None:
    """Five large cards were held, then five drawn: eight of the fifteen they came from are small."""
    table = lay(FULL_BUT_SMALL, players=2, hands={"red": LARGE, "blue": "1 oak"})
    play(table, "keep", "1 oak line 1")
    held = [small(cards_in(other.peer().hand[0])) for other in redeals(table, 1)]
    assert abs(sum(held) / DRAWS - 5 * 8 / 15) < 0.25
