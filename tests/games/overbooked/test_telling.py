"""What is told together of a flight, and the pieces that are drawn beside a sentence."""

from typing import Any

import pytest

from houseful.games import find_game
from houseful.games.overbooked.show.telling import alike, pieces_of, tell_together

GAME = find_game("overbooked")
CARD = GAME.standard.names[0]


def shown(**event: Any) -> list[Any]:
    """The pieces of an event, by their kinds, and by fates where they have some."""
    return [piece.get("fate", piece["kind"]) for piece in pieces_of(GAME.standard.names, event)]


@pytest.mark.parametrize("kind", ["take", "remove"])
def test_a_card_is_drawn_where_it_is_taken_or_removed(kind: str) -> None:
    assert shown(kind=kind, card=CARD.id) == ["card"]


def test_a_voucher_comes_before_the_card_that_it_is_laid_on() -> None:
    assert shown(kind="pay", card=CARD.id) == ["voucher", "card"]


def test_passengers_are_drawn_where_they_do_not_sit_down() -> None:
    assert shown(kind="absent", passenger="R") == ["away"]
    assert shown(kind="seat", passenger="R", displaced="B", goes_to="stairs") == ["stairs"]
    assert shown(kind="seat", passenger="R", displaced=None, goes_to=None) == []


def test_cards_that_are_drawn_are_told_together_and_others_apart() -> None:
    drawn = {"kind": "draw", "seat": 0, "card": CARD.id}
    assert alike(drawn) == alike({**drawn, "seat": 1}) is not None
    assert alike({**drawn, "kind": "take"}) is None
    assert alike({**drawn, "kind": "pay"}) != alike({**drawn, "kind": "pay", "seat": 1})


def test_vouchers_of_one_player_are_one_sentence_that_names_them_and_the_cards() -> None:
    paid = [{"kind": "pay", "seat": 0, "card": card.id} for card in GAME.standard.names[:2]]
    told = tell_together(paid, 0, "en")
    assert told != tell_together(paid, None, "en")
    assert told.count("“") == 2
