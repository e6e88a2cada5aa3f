"""What a view says that a face-down guest can be: every guest of some deal that fits what the seat knows, no other."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.table import Table
from houseful.games.overbooking.show.sentences import describe

from .positions import guest_text, lay
from .second_candidates import Notebook, possible_guests, standing
from .test_pass_inference import tight_pack  # noqa: F401 - a fixture

REDEALS = 60
GAMES = 12 if INTERPRETED else 30


def shown(table: Table, seat: int | None) -> dict[tuple[int, str, int], set[str]]:
    """The candidates of a view; none where the face is known."""
    found = {}
    for spot, guest, _ in standing(table.view(seat)):
        assert (guest["candidates"] is None) == (guest["number"] is not None)
        if guest["candidates"] is not None:
            found[spot] = set(guest["candidates"])
            assert guest["candidates"] == sorted(found[spot])
    return found


def truth(table: Table, spot: tuple[int, str, int]) -> str:
    hotel, side, place = spot
    peer = table.peer()
    return guest_text((peer.line if side == "line" else peer.back)[hotel - 1, place])


def first(text: str, **more: Any) -> list[str]:
    """What the first guest in line at the first hotel can be, as red knows."""
    candidates: list[str] = lay(text, **more).view(0)["hotels"][0]["line"][0]["candidates"]
    return candidates


@pytest.mark.rule("hotel.hidden.backs")
def test_a_back_leaves_three_and_siblings_seen_elsewhere_are_ruled_out() -> None:
    assert first("none 10 | | blue 5 oak") == ["blue 4 oak", "blue 5 oak", "blue 6 oak"]
    gone = {"booked": {"blue": "4 oak"}, "discarded": {"blue": "6 oak"}}
    assert first("none 10 | | blue 5 oak", now=1, **gone) == ["blue 5 oak"]
    assert first("none 10 | | blue 5 oak\nfirst-face-up 14 | | blue 4 oak") == ["blue 5 oak", "blue 6 oak"]
    assert first("none 10 | | blue 5 oak", now=1, booked={"green": "4 oak"}) == first("none 10 | | blue 5 oak")


@pytest.mark.rule("hotel.sign.no-soldiers")
def test_no_soldiers_in_a_line_that_forbids_them_but_at_its_back_door() -> None:
    table = lay("no-soldiers 11 | blue 6 fish | blue 6 oak")
    hotel = table.view(0)["hotels"][0]
    assert hotel["line"][0]["candidates"] == ["blue 4 oak", "blue 6 oak"]
    assert hotel["back"][0]["candidates"] == ["blue 4 fish", "blue 5 fish", "blue 6 fish"]


@pytest.mark.rule("hotel.sign.no-soldiers")
def test_two_siblings_where_soldiers_may_not_stand_leave_the_soldiers_for_the_third() -> None:
    table = lay("no-soldiers 11 | | blue 6 oak, blue 4 oak\nnone 10 | blue 5 oak |")
    hotels = table.view(None)["hotels"]
    assert [guest["candidates"] for guest in hotels[0]["line"]] == [["blue 4 oak", "blue 6 oak"]] * 2
    assert hotels[1]["back"][0]["candidates"] == ["blue 5 oak"]


@pytest.mark.rule("hotel.hidden.peek")
def test_ones_own_guests_need_no_guess_unless_nobody_may_look() -> None:
    hand = {"red": "2 oak, 4 bird, 5 bird, 6 bird, 1 lion, 2 lion, 3 lion, 4 lion"}
    for peek, wanted in ((True, None), (False, ["red 1 oak", "red 3 oak"])):
        assert first("none 10 | | red 1 oak", hands=hand, peek=peek) == wanted


def follow(players: int, seed: int, pack: Path | None, peek: bool) -> Counter[str]:
    """Compare in a whole random game: always for the next player, now and then for all."""
    luck, notes, seen = random.Random(seed), Notebook(), Counter[str]()
    table = houseful.deal("overbooking", players=players, seed=seed, pack=pack, peek=peek)
    while not table.over:
        if luck.random() < 0.12 or (notes.passes and luck.random() < 0.3):
            for seat in (table.turn, None):
                compare(notes, table, seat, seen)
        before, move = table.view(None), luck.choice(table.legal())
        table.play(move)
        notes.follow(before, table.events(None))
    return seen


def compare(notes: Notebook, table: Table, seat: int | None, seen: Counter[str]) -> None:
    found = shown(table, seat)
    assert found == possible_guests(notes, table, seat)
    other = table.redeal(seat, 7)
    for spot, candidates in found.items():
        assert truth(table, spot) in candidates
        assert truth(other, spot) in candidates
        seen["fewer than three" if len(candidates) < 3 else "three"] += 1
        seen["after a pass" if notes.passes else "before any pass"] += 1
    seen["nobody unknown"] += not found


@pytest.mark.rule("hotel.hidden.backs")
@pytest.mark.parametrize(("players", "peek"), [(4, True), (3, False)])
def test_candidates_are_all_that_a_second_reading_finds(players: int, peek: bool) -> None:
    seen = follow(players, 2, None, peek) + follow(players, 3, None, peek)
    assert seen["three"] > 10
    assert seen["fewer than three"] > 10


@pytest.mark.rule("hotel.hidden.passes")
def test_candidates_after_passes_are_all_that_a_second_reading_finds(tight_pack: Path) -> None:  # noqa: F811
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        seen += follow(2, seed, tight_pack, peek=seed % 2 == 0)
    assert seen["after a pass"] > 2 * GAMES


@pytest.mark.rule("hotel.hidden.faces")
def test_every_candidate_is_dealt_some_time() -> None:
    table = lay("""no-soldiers 11 | blue 6 fish | blue 6 oak, green 4 bird
        none 10 | green 5 bird, blue 4 oak | blue 1 lion""")
    found = shown(table, 0)
    dealt: dict[tuple[int, str, int], set[str]] = {spot: set() for spot in found}
    for seed in range(REDEALS):
        other = table.redeal(0, seed)
        for spot, guests in dealt.items():
            guests.add(truth(other, spot))
    assert dealt == found


def test_a_terminal_says_what_is_known() -> None:
    text = "no-soldiers 11 | | blue 6 oak"
    told = " ".join(describe(lay(text, now=1, discarded={"blue": "2 fish, 4 oak"}).view(0), "en"))
    assert "large oak face down (Blue; can be 6)" in told
    assert "out of the game: 2 fish, 4 oak" in told
    assert "(Blau; kann 4 oder 6 sein)" in " ".join(describe(lay(text).view(0), "de"))
