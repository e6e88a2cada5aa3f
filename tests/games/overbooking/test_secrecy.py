"""Nobody learns what they may not, at random points of random games."""

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from houseful.core.table import Table

from .drawing import games, wander
from .positions import COLOURS, card_text, cards_in, guest_text, last_turn, lay, legal, play

some = settings(max_examples=200, deadline=None, derandomize=True)
seeds = st.integers(0, 2**40)


def texts(thing: Any) -> list[str]:
    """Every string in plain data."""
    if isinstance(thing, dict):
        return [text for value in thing.values() for text in texts(value)]
    if isinstance(thing, list):
        return [text for value in thing for text in texts(value)]
    return [thing] if isinstance(thing, str) else []


def public_guests(table: Table) -> set[str]:
    """All guests that lie open for everybody."""
    view = table.view(None)
    out = {f"{seat['colour']} {card}" for seat in view["seats"] for card in seat["booked"] + seat["discarded"]}
    for hotel in view["hotels"]:
        out |= {guest["guest"] for guest in hotel["line"] + hotel["back"] if guest and guest["face_up"]}
    return out


def face_down(table: Table) -> list[tuple[str, int, int, int]]:
    """Side, hotel, place and guest of every face-down card, from the secret record."""
    peer, view = table.peer(), table.view(None)
    found = []
    for row, hotel in enumerate(view["hotels"]):
        for side, record in (("line", peer.line), ("back", peer.back)):
            for place, shown in enumerate(hotel[side]):
                if shown and not shown["face_up"]:
                    found.append((side, row, place, record[row, place]))
    return found


def everything_known(table: Table, seat: int | None) -> list[Any]:
    known: list[Any] = [table.view(seat)]
    if seat is not None:
        known.append(table.observe(seat).tolist())
    if seat is not None and table.turn == seat:
        known.append(legal(table))
    return known


@pytest.mark.rule("hotel.hidden.faces")
@some
@given(games(), seeds)
def test_a_redealt_table_looks_the_same_to_its_seat(table: Table, seed: int) -> None:
    for seat in (*range(table.players), None):
        other = table.redeal(seat, seed)
        assert everything_known(other, seat) == everything_known(table, seat)
        assert other.view(None) == table.view(None)
        assert other.turn == table.turn


@pytest.mark.rule("hotel.hidden.faces")
@some
@given(games(), seeds, seeds)
def test_redealing_twice_is_redealing_once(table: Table, one: int, two: int) -> None:
    before = table.copy()
    for seat in (*range(table.players), None):
        assert table.redeal(seat, one).redeal(seat, two) == table.redeal(seat, two)
    assert table == before


@pytest.mark.rule("hotel.hidden.faces")
@some
@given(games(), st.data())
def test_a_secret_changed_by_hand_is_not_seen_by_the_others(table: Table, data: st.DataObject) -> None:
    """Swap a face-down guest with a sibling in its owner's hand: only the owner may notice."""
    twin = table.copy()
    peer = twin.peer()
    swaps = [
        (*spot, sibling)
        for spot in face_down(table)
        for sibling in cards_in(peer.hand[spot[3] // 24])
        if sibling // 3 == spot[3] % 24 // 3
    ]
    assume(swaps)
    side, row, place, guest, sibling = data.draw(st.sampled_from(swaps))
    owner, card = divmod(guest, 24)
    peer.hand[owner] ^= 1 << card | 1 << sibling
    record = peer.line if side == "line" else peer.back
    record[row, place] = 24 * owner + sibling
    for seat in (*range(table.players), None):
        if seat != owner:
            assert everything_known(twin, seat) == everything_known(table, seat)
    assert twin.view(owner) != table.view(owner)


@pytest.mark.rule("hotel.hidden.faces")
@some
@given(games(), st.data())
def test_decks_and_hotels_to_come_are_secret_from_all(table: Table, data: st.DataObject) -> None:
    twin = table.copy()
    peer = twin.peer()
    drawn = 9 + 5 * peer.now
    for seat in range(table.players):
        rest = [peer.deck[seat, place] for place in range(drawn, 24)]
        for place, code in enumerate(data.draw(st.permutations(rest))):
            peer.deck[seat, drawn + place] = code
    laid = table.players * (1 + peer.now // 2)
    cards = [peer.layout[place] for place in range(laid, 8)]
    for place, code in enumerate(data.draw(st.permutations(cards))):
        peer.layout[laid + place] = code
        peer.up[laid + place] ^= 1
    peer.rng ^= 12345
    for seat in (*range(table.players), None):
        assert everything_known(twin, seat) == everything_known(table, seat)


@pytest.mark.rule("hotel.hidden.faces")
@some
@given(games(), st.integers(0, 10**6))
def test_events_name_only_guests_that_their_reader_may_know(table: Table, seed: int) -> None:
    assume(not table.over)
    wander(table, 1, seed)
    public = public_guests(table)
    peek = table.options["peek"]
    for seat in (*range(table.players), None):
        for event in table.events(seat):
            own = seat is not None and event.get("seat") == seat
            if event["kind"] == "draw":
                assert (event["cards"] is not None) == own
                assert event["count"] == 5
                continue
            for text in texts(event):
                if text.split()[0] in COLOURS:
                    mine = seat is not None and text.startswith(COLOURS[seat]) and peek
                    assert mine or text in public


@pytest.mark.rule("hotel.hidden.faces")
@some
@given(games())
def test_views_name_only_guests_that_their_reader_may_know(table: Table) -> None:
    public = public_guests(table)
    down = {guest_text(guest) for _, _, _, guest in face_down(table)}
    for seat in (*range(table.players), None):
        view = table.view(seat)
        assert (view["hand"] is None) == (seat is None)
        if seat is not None:
            assert view["hand"] == [card_text(code) for code in cards_in(table.peer().hand[seat])]
        for hotel in view["hotels"]:
            for guest in filter(None, (*hotel["line"], *hotel["back"])):
                guest.pop("candidates")  # all that it can be: see test_candidates
        for text in texts(view["hotels"]) + texts(view["checking"]):
            if text.split()[0] in COLOURS:
                own = seat is not None and text.startswith(COLOURS[seat])
                assert text in public or (text in down and own and table.options["peek"])


@pytest.mark.rule("hotel.hidden.backs")
@some
@given(games(), st.data())
def test_cards_with_the_same_back_are_played_alike(table: Table, data: st.DataObject) -> None:
    """Place either of two siblings face down: the others are told the same."""
    assume(table.view(None)["turns_left"] >= 2)
    seat = table.turn
    moves = [move for move in legal(table) if move != "keep"]
    assume(moves)
    number, crest, side, hotel = data.draw(st.sampled_from(moves)).split()
    size = range(1, 4) if int(number) <= 3 else range(4, 7)
    twins = [f"{n} {crest} {side} {hotel}" for n in size]
    told = []
    for move in twins:
        if move in moves:
            one = table.copy()
            assume(not play(one, move)[0]["face_up"])
            told.append(
                [(one.events(other), one.view(other)) for other in (*range(table.players), None) if other != seat]
            )
    assert all(other == told[0] for other in told)


@pytest.mark.rule("hotel.hidden.passes")
def test_a_forced_pass_of_the_last_seats_fifth_card_looks_like_keeping_it() -> None:
    """Nobody can tell whether the last seat could not or would not."""
    text = """small-only 8 | red 1 bird, blue 3 bird | blue 1 lion
        none 10 | red 2 bird, blue 2 bird | red 1 fish, blue 1 fish, red 2 fish, red 4 fish"""
    told = []
    for hand in ("4 bird, 5 bird, 6 bird, 4 oak, 5 oak", "4 bird, 5 bird, 6 bird, 4 oak, 1 oak"):
        table = lay(text, players=2, turn="blue", hands={"blue": hand})
        assert (len(legal(table)) == 1) == (hand.endswith("5 oak"))
        play(table, "keep")
        assert table.view(None)["phase"] == "checking"
        told.append((table.events(0), table.view(0), table.events(None), table.observe(0).tolist()))
    assert told[0] == told[1]


@pytest.mark.rule("hotel.hidden.backs")
def test_owner_crest_and_size_of_a_face_down_guest_are_public() -> None:
    table = lay("none 10 | blue 3 oak | green 5 bird")
    for seat in (0, None):
        hotel = table.view(seat)["hotels"][0]
        assert [hotel["back"][0][key] for key in ("owner", "crest", "size", "number", "guest")] == [
            1,
            "oak",
            "small",
            None,
            None,
        ]
        assert [hotel["line"][0][key] for key in ("owner", "crest", "size", "number", "guest")] == [
            2,
            "bird",
            "large",
            None,
            None,
        ]


@pytest.mark.rule("hotel.hidden.faces")
def test_views_are_plain_data() -> None:
    def as_python(thing: Any) -> bool:
        if isinstance(thing, dict):
            return all(type(key) is str and as_python(value) for key, value in thing.items())
        if isinstance(thing, list):
            return all(as_python(value) for value in thing)
        return thing is None or type(thing) in (str, int, bool)

    table = last_turn("none 10 | red 4 oak | red 5 bird, green 6 oak")
    for view in (table.view(0), table.view(None)):
        assert as_python(view)
    play(table, "keep")
    assert as_python(table.view(1))
    assert as_python(table.events(1))
    assert isinstance(table.observe(0), np.ndarray)


@pytest.mark.rule("hotel.hidden.peek")
def test_without_peeking_not_even_the_owner_is_told_again() -> None:
    table = lay("none 10", hands={"red": "1 bird"}, peek=False)
    play(table, "1 bird line 1")
    assert table.view(0)["hotels"][0]["line"][0]["guest"] is None
    face_up = lay("first-face-up 14", hands={"red": "1 bird"}, peek=False)
    play(face_up, "1 bird line 1")
    assert face_up.view(0)["hotels"][0]["line"][0]["guest"] == "red 1 bird"
