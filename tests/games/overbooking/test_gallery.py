"""The gallery: every card of the box with its figures and their sources, and what has gone during a game."""

import re
from collections import Counter
from pathlib import Path

import pytest

import houseful
from houseful.core.gallery import GalleryCard, Shelf
from houseful.core.table import Table
from houseful.core.text.i18n import LANGUAGES
from houseful.games import find_game

from .drawing import every_position
from .positions import CRESTS, FACES, card_text, cards_in, lay

GAME = find_game("overbooking")
STANDARD = GAME.standard.text
RULEBOOK_FACES = {"none 13", "monks-first 8", "two-crests 15"}


def shelves(text: str = STANDARD, language: str = "en") -> dict[str, Shelf]:
    return {shelf["id"]: shelf for shelf in GAME.cards.gallery(GAME.read_pack(text), language)}


def figures(card: GalleryCard) -> dict[str, tuple[str, str]]:
    return {figure["label"]: (figure["value"], figure["source"]) for figure in card["figures"]}


@pytest.mark.rule("hotel.setup.decks")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_holds_the_whole_box(language: str) -> None:
    found = shelves(language=language)
    counted = {name: sum(card["count"] for card in shelf["cards"]) for name, shelf in found.items()}
    assert (counted["guests"], counted["hotels"], counted["tiles"]) == (96, 8, 20)
    assert [card["count"] for name in ("powers", "bonuses") for card in found[name]["cards"]] == [4] * 8
    for shelf in found.values():
        assert shelf["rule"] in GAME.rules.ids
        for card in shelf["cards"]:
            assert all(card[key] for key in ("id", "name", "figures", "face"))
            assert len(figures(card)) == len(card["figures"]), "a label stands twice"


def test_ids_are_those_of_notation_and_view() -> None:
    guests = {card["id"] for card in shelves()["guests"]["cards"]}
    assert guests == set(GAME.standard.names.cards)


def test_number_and_name_are_from_the_book_and_coins_stand_in() -> None:
    for card in shelves()["guests"]["cards"]:
        number, crest = card["id"].split()
        found = figures(card)
        assert found["Beds needed"] == (number, "rulebook")
        assert found["Who comes"][1] == "rulebook"
        assert found["Coins"] == (str((3, 3, 2, 2, 1, 1)[int(number) - 1]), "stand-in")
        assert found["Crest"] == (crest, "rulebook" if crest in ("bird", "fish") else "stand-in")
        assert found["How many"][1] == found["Back"][1] == "inferred"


def test_hotels_show_both_faces_and_say_that_their_pairing_is_ours() -> None:
    for number, card in enumerate(shelves()["hotels"]["cards"]):
        found = figures(card)
        for side, label, face in zip(("front", "back"), ("One side", "Other side"), FACES[2 * number :], strict=False):
            assert card["face"][side] == {"rule": face.split()[0], "beds": int(face.split()[1])}
            assert found[label][0].startswith(f"{face.split()[1]} beds, ")
            assert found[label][1] == ("rulebook" if face in RULEBOOK_FACES else "stand-in")
        assert found["Pairing of the sides"] == ("as here", "stand-in")


def test_powers_and_bonuses_can_be_read_as_tables() -> None:
    found = shelves()
    assert [card["id"] for card in found["powers"]["cards"]] == [
        "monk",
        "merchants",
        "maids",
        "nobles",
        "soldiers",
        "workers",
    ]
    beginner, expert = found["bonuses"]["cards"]
    assert [value for value, _ in figures(beginner).values()] == ["2", "4", "6"]
    assert [value for value, _ in figures(expert).values()] == ["2", "5", "10"]


def test_a_pack_of_ones_own_is_shown_as_it_is() -> None:
    text = STANDARD.replace("coins = 3", "coins = { bird = 9, fish = 0, lion = 1, oak = 2 }", 1)
    text = text.replace(
        'beds = 13, source = "rulebook"', 'beds = 1, source = { rule = "published", beds = "inferred" }'
    )
    found = shelves(text)
    coins = [figures(card)["Coins"][0] for card in found["guests"]["cards"] if card["id"].startswith("1 ")]
    assert coins == ["9", "0", "1", "2"]
    assert figures(found["powers"]["cards"][0])["Coins"][0] == "bird 9, fish 0, lion 1, oak 2"
    assert figures(found["hotels"]["cards"][0])["One side"] == ("1 bed, no special rule", "inferred")


def test_packs_of_before_are_still_read() -> None:
    """One word for all fields of a guest, nothing about the deck, nothing about pairings."""
    text = re.sub(r"\[deck\]\neach = 1\nsource = .*\n", "", STANDARD)
    text = re.sub(r"source = \{.*\}", 'source = "stand-in"', re.sub(r'\}\nsource = "stand-in"', "}", text))
    assert "[deck]" not in text
    found = shelves(text)
    assert figures(found["guests"]["cards"][0])["Beds needed"] == ("1", "stand-in")
    assert figures(found["guests"]["cards"][0])["How many"][1] == "inferred"
    assert figures(found["hotels"]["cards"][0])["Pairing of the sides"][1] == "stand-in"


def out_of_deck(table: Table, seat: int | None) -> Counter[str]:
    """Cards that this seat knows to have left a deck, told from the whole table."""
    peer, found = table.peer(), Counter[str]()
    for player in range(table.players):
        known = peer.booked[player] | peer.discarded[player] | (peer.hand[player] if player == seat else 0)
        found.update(card_text(code) for code in cards_in(known))
    for row, hotel in enumerate(table.view(seat)["hotels"]):
        for side, guests in (("line", hotel["line"]), ("back", hotel["back"])):
            for place, guest in enumerate(guests):
                if guest and guest["number"] is not None:
                    found[card_text((peer.line if side == "line" else peer.back)[row, place] % 24)] += 1
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_what_has_gone_is_what_this_seat_saw_leaving(players: int) -> None:
    counts = {card["id"]: card["count"] for shelf in shelves().values() for card in shelf["cards"]}
    for table in every_position(players, 12):
        laid = [f"hotel-{table.peer().layout[place] + 1}" for place in range(players * (1 + table.peer().now // 2))]
        for seat in (0, None):
            gone = GAME.presentation.gone(table.view(seat))
            assert all(0 <= gone[name] <= counts[name] for name in gone)
            guests = {name: many for name, many in gone.items() if name.split()[-1] in CRESTS}
            assert guests == out_of_deck(table, seat)
            assert [name for name in gone if name.startswith("hotel-")] == laid


def test_tiles_have_gone_when_they_lie_at_a_hotel_or_with_a_player() -> None:
    table = lay("none 10 | red 1 bird |\nno-back-door 16", players=4)
    assert GAME.presentation.gone(table.view(0))["tile"] == 3


@pytest.mark.rule("hotel.sign.none")
def test_a_card_may_carry_the_same_rule_on_both_faces(tmp_path: Path) -> None:
    file = tmp_path / "twins.toml"
    file.write_text(STANDARD.replace('rule = "second-face-up", beds = 9', 'rule = "none", beds = 9'), encoding="utf-8")
    table = houseful.deal("overbooking", players=4, seed=3, pack=file)
    while not table.over:
        table.play(table.legal()[0])
    twin = shelves(file.read_text(encoding="utf-8"))["hotels"]["cards"][0]["face"]
    assert twin == {"front": {"rule": "none", "beds": 13}, "back": {"rule": "none", "beds": 9}}
