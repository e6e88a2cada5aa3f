"""The gallery: every card of the box with its figures and where they come from, and what has gone during a game."""

from collections import Counter

import pytest

from houseful.core.gallery import GalleryCard, Shelf
from houseful.core.text.i18n import LANGUAGES
from houseful.games.oktoberfest import GAME

from .positions import BOX as PRINTED
from .positions import drafted, lay

BOX = {
    "heroes": 19,
    "tables": 20,
    "objectives-a": 8,
    "objectives-b": 4,
    "food": 42,
    "coins": 9,
    "victory": 7,
    "first": 1,
}
ROW = "yb yb bb bh / gh gh gh gh"


def shelves(language: str = "en") -> list[Shelf]:
    return GAME.cards.gallery(GAME.standard, language)


def shelf(name: str, language: str = "en") -> dict[str, GalleryCard]:
    cards = next(shelf for shelf in shelves(language) if shelf["id"] == name)["cards"]
    return {card["id"]: card for card in cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_110_cards_of_the_box_are_there(language: str) -> None:
    assert {found["id"]: sum(card["count"] for card in found["cards"]) for found in shelves(language)} == BOX
    assert sum(BOX.values()) == 110
    ids = [card["id"] for found in shelves(language) for card in found["cards"]]
    assert len(ids) == len(set(ids))
    assert {found["rule"] for found in shelves(language)} <= set(GAME.rules.ids)


def figures(card: GalleryCard) -> dict[str, tuple[str, str]]:
    return {figure["label"]: (figure["value"], figure["source"]) for figure in card["figures"]}


def test_a_hero_says_which_figures_stand_in_the_book() -> None:
    heidi, erich, klaus = (shelf("heroes")[name] for name in ("heidi", "erich", "klaus"))
    assert figures(heidi)["Cost in coins"] == ("4", "rulebook")
    assert figures(heidi)["Points"][1] == "stand-in"
    assert figures(erich)["Gives"] == ("1 sausage", "rulebook")
    assert figures(erich)["Cost in coins"][1] == "stand-in"
    assert figures(klaus)["Power"] == ("points of objective A count twice", "rulebook")
    assert heidi["face"]["kind"] == "hero"
    assert heidi["face"]["cost"] == 4


def test_figures_are_told_in_the_readers_language() -> None:
    assert figures(shelf("heroes", "de")["erich"])["Gibt"][0] == "1 Wurst"
    assert figures(shelf("tables", "fr")["yb yb / gh gh"])["Arrière"][0] == "chapeau vert, chapeau vert"


def test_objectives_tell_customers_series_and_runs() -> None:
    card = shelf("objectives-a")["green braids alternating"]
    assert figures(card) == {
        "Customers": ("green braids", "rulebook"),
        "Series": ("hats and braids by turns", "rulebook"),
    }
    runs = figures(shelf("objectives-b")["green runs"])
    assert runs["Colour"] == ("green", "inferred")
    assert {label for label in runs if label.startswith("Run of")} == {"Run of 2", "Run of 4", "Run of 6", "Run of 8"}
    assert all(source == "stand-in" for label, (_, source) in runs.items() if label.startswith("Run of"))


def test_a_coin_card_tells_the_books_figure_from_ours() -> None:
    assert figures(shelf("coins")["coin"]) == {
        "Coins": ("2", "rulebook"),
        "Points in hand at the end": ("1", "stand-in"),
    }


def test_a_pack_of_earlier_days_lists_what_is_known() -> None:
    text = GAME.standard.text
    start = text.index("source = {", text.index('name = "Heidi"'))
    old = text[:start] + 'known = ["cost"]\nsource = "stand-in"' + text[text.index("\n", start) :]
    found = GAME.cards.gallery(GAME.read_pack(old), "en")[0]["cards"]
    heidi = next(card for card in found if card["id"] == "heidi")
    assert {label: source for label, (_, source) in figures(heidi).items()} == {
        "Pile": "stand-in",
        "Cost in coins": "rulebook",
        "Points": "stand-in",
        "Gives": "stand-in",
    }


def test_two_tables_with_the_same_customers_are_two_cards() -> None:
    seats = [line for line in GAME.standard.text.splitlines() if line.startswith("seats")]
    pack = GAME.read_pack(GAME.standard.text.replace(seats[1], seats[0], 1))
    ids = [card["id"] for card in GAME.cards.gallery(pack, "en")[1]["cards"]]
    assert ids[:2] == ["yb yb / gh gh", "yb yb / gh gh (2)"]
    assert len(set(ids)) == 20


def test_what_has_gone_is_what_the_reader_has_seen() -> None:
    table = lay("2 pretzel 1 beer 1 coin", rival="3 sausage 1 coin", festival=(ROW,))
    peer = table.peer()
    peer.placed, peer.victory[0], peer.victory[1] = 0b11, 1, 1
    for seat, me, rival in ((0, "pretzel", "sausage"), (1, "sausage", "pretzel")):
        view = table.view(seat)
        gone = GAME.presentation.gone(view)
        assert gone["coin"] == 2
        assert gone["victory"] == 2
        assert gone[me] == view["spent"][me] + view["hand"][me]
        assert gone[rival] == view["spent"][rival]
        assert {card for card in shelf("tables") if gone.get(card)} == {*view["placed"]} | {
            card["id"] for card in view["tables"]
        }
        assert {card for card in shelf("objectives-b") if gone.get(card)} == {
            f"{found['objective_b']} runs" for found in view["seats"]
        }


def test_cards_gone_and_cards_to_come_make_up_the_box() -> None:
    table = drafted()
    while not table.over:
        view = table.view(0)
        gone = GAME.presentation.gone(view)
        for name, left in (
            ("heroes", [hero["id"] for hero in view["to_come"]["heroes"]]),
            ("tables", view["to_come"]["tables"]),
        ):
            assert {card for card in shelf(name) if gone.get(card)} ^ {*left} == {*shelf(name)}
        unseen = Counter(view["unseen"])
        assert unseen.total() == view["food_pile"] + view["seats"][1]["food_cards"]
        assert {kind: 14 - gone[kind] for kind in unseen} == unseen
        table.play(table.legal()[-1])


def test_nothing_is_gone_for_a_spectator_but_what_lies_open() -> None:
    view = drafted().view(None)
    gone = GAME.presentation.gone(view)
    assert {kind: gone[kind] for kind in view["spent"]} == view["spent"]
    assert sum(view["unseen"].values()) == 42
    first = [hero for hero in view["to_come"]["heroes"] if hero["pile"] == 1]
    assert len(first) == 4
    assert len(view["to_come"]["heroes"]) == 13


def test_heroes_say_which_pile_they_come_from() -> None:
    piles = [card["figures"][0]["value"] for card in shelf("heroes").values()]
    top = int(PRINTED.top_heroes)
    assert 0 < top < len(piles)
    assert piles == ["1"] * top + ["2"] * (len(piles) - top)
