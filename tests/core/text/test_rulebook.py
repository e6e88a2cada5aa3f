"""Rulebooks: numbered rules, remarks, tables of cards and drawings, in the order in which they are written."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import houseful
from houseful.core.gallery import Figure, GalleryCard, Shelf
from houseful.core.game import Game
from houseful.core.text.drawings import declarations, drawing, read_drawing
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.rulebook import (
    CardTable,
    DrawingNamed,
    Paragraph,
    Remark,
    block_of,
    paragraphs,
    readable,
    rulebook_text,
    sections,
    shelf_shown,
)
from houseful.core.text.validation import Fault, Place
from houseful.games import NAMES, find_game

BOOK = """# A game

Opening words
on two lines.

## 1. Aim

1.1 [hotel.aim] **Win.** That is
all.

![The guests](table:guests)

![A line](drawing:line)

An example.
"""


def figure(label: str, value: str, source: Any = "rulebook") -> Figure:
    return {"label": label, "value": value, "source": source}


def card(name: str, *figures: Figure, count: int = 1) -> GalleryCard:
    return {"id": name.lower(), "name": name, "count": count, "figures": list(figures), "face": {"is": name}}


GUESTS: Shelf = {
    "id": "guests",
    "title": "Guests",
    "rule": "hotel.setup.decks",
    "cards": [
        card("Monk", figure("Number", "1"), figure("Coins", "3", "stand-in"), count=4),
        card("Workers", figure("Number", "6"), figure("Coins", "1", "stand-in"), count=4),
    ],
}


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Overbooking with a short rulebook, one shelf and whatever a test writes into drawings.toml."""
    (tmp_path / "rules").mkdir()
    for language in LANGUAGES:
        (tmp_path / "rules" / f"{language}.md").write_text(BOOK, "utf-8")
    hotel = find_game("overbooking")
    cards = replace(hotel.cards, folder=tmp_path, gallery=lambda _pack, _language: [GUESTS])
    short = replace(hotel, cards=cards)
    vars(short)["standard"] = replace(hotel.standard, name="short")  # a pack of its own: galleries are kept by pack
    return short


def declare(game: Game, text: str) -> None:
    (game.folder / "rules" / "drawings.toml").write_text(text, "utf-8")


def test_blocks_stand_in_the_order_of_the_book(game: Game) -> None:
    opening, aim = sections(game.folder, "en")
    assert (opening.number, opening.title, opening.blocks) == ("", "A game", (Remark("Opening words on two lines."),))
    assert (aim.number, aim.title) == ("1", "Aim")
    assert aim.blocks == (
        Paragraph("1.1", "hotel.aim", "**Win.** That is all."),
        CardTable("The guests", "guests"),
        DrawingNamed("A line", "line"),
        Remark("An example."),
    )
    assert paragraphs(game.folder, "en") == [aim.blocks[0]]


def test_a_terminal_gets_tables_as_text_and_drawings_by_their_captions(game: Game) -> None:
    assert readable(game, "en") == (
        "A game\n\nOpening words on two lines.\n\n1. Aim\n\n1.1 Win. That is all.\n\n"
        "The guests\n\n"
        "         Number  Coins\n"
        "───────  ──────  ──────\n"
        "Monk          1      3*\n"
        "Workers       6      1*\n\n"
        "* a stand-in: the real figure is not known, this one is ours\n\n"
        "[Drawing: A line]\n\nAn example.\n"
    )


@pytest.mark.parametrize("wrong", ["![A line](picture:line)", "![](table:guests)", "![A line](drawing:LINE)"])
def test_a_picture_of_no_known_kind_is_a_fault(wrong: str) -> None:
    with pytest.raises(Fault) as fault:
        block_of(wrong)
    assert fault.value.key == "fault-rulebook-picture"


def test_an_unknown_shelf_is_a_fault(game: Game) -> None:
    with pytest.raises(Fault) as fault:
        shelf_shown(game, CardTable("All", "hotels"), "en")
    assert str(fault.value) == "The gallery has no shelf hotels. Shelves: guests."


def test_a_drawing_of_a_game_shows_the_view_at_its_ply(game: Game) -> None:
    played = houseful.deal("overbooking", players=2, seed=7, bonus="beginner")
    moves = []
    for _ in range(3):
        moves.append(str(played.legal()[0]))
        played.play(moves[-1])
    declare(
        game,
        f'[line]\nkind = "line"\nhotel = 2\nseed = 7\noptions = {{ players = 2, bonus = "beginner" }}\n'
        f"moves = {moves!r}\nply = 2\n",
    )
    declarations.cache_clear()
    made = drawing(game, "line", "en")
    before = played.at_ply(2)
    assert (made.name, made.kind, made.facts, made.cards) == ("line", "line", {"hotel": 2}, [])
    assert made.view == before.view(None)
    assert made.events == before.events(None) != []


def test_a_drawing_may_look_through_the_eyes_of_a_seat(game: Game) -> None:
    declare(game, '[hand]\nkind = "hand"\nseed = 7\nplayers = 2\nseat = 1\n')
    declarations.cache_clear()
    view = drawing(game, "hand", "en").view
    assert view is not None
    assert view["seat"] == 1


def test_a_drawing_of_a_log(game: Game) -> None:
    table = houseful.deal("overbooking", players=2, seed=7)
    table.play(table.legal()[0])
    hotel = find_game("overbooking")
    made = read_drawing(hotel, "log", Place({"kind": "line", "log": table.log()}), "en")
    assert made.view == table.view(None)


def test_a_drawing_of_cards_has_their_faces(game: Game) -> None:
    declare(game, '[faces]\nkind = "guests"\ncards = ["monk", "workers"]\n[one]\nkind = "guests"\ncard = "monk"\n')
    declarations.cache_clear()
    assert [one["face"] for one in drawing(game, "faces", "de").cards] == [{"is": "Monk"}, {"is": "Workers"}]
    assert drawing(game, "one", "de").cards == [GUESTS["cards"][0]]
    assert drawing(game, "one", "de").view is None


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({}, "kind is missing"),
        ({"kind": "line"}, "seed, log, card is missing"),
        ({"kind": "line", "moves": ["keep"]}, "seed is missing"),
        ({"kind": "line", "card": "king"}, "expected one of: monk, workers"),
        ({"kind": "line", "seed": 7, "ply": 1}, "expected a whole number from 0 to 0"),
        ({"kind": "line", "seed": 7, "seat": 2}, "expected a whole number from 0 to 1"),
        ({"kind": "line", "seed": 7, "options": {"players": 9}}, "Option players: 9"),
        ({"kind": "line", "seed": 7, "moves": ["dance"]}, "dance|notation"),
        ({"kind": "line", "log": "nothing"}, "this is not a Houseful log"),
        ({"kind": "line", "log": 7}, "expected a line of text"),
    ],
)
def test_a_drawing_that_cannot_be_made_is_a_fault(game: Game, entry: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception, match=said):
        read_drawing(game, "line", Place(entry, ("line",)), "en")


def test_an_unknown_drawing_is_a_fault(game: Game) -> None:
    declare(game, '[line]\nkind = "line"\nseed = 7\n')
    declarations.cache_clear()
    with pytest.raises(Fault, match=r"There is no drawing plane\. Drawings: line"):
        drawing(game, "plane", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_table_and_drawing_of_the_games_can_be_made(name: str, language: str) -> None:
    game = find_game(name)
    blocks = [block for part in sections(game.folder, language) for block in part.blocks]
    for block in blocks:
        if isinstance(block, CardTable):
            assert shelf_shown(game, block, language)["cards"]
    drawn = [block.name for block in blocks if isinstance(block, DrawingNamed)]
    assert all(drawing(game, one, language).kind for one in drawn)
    assert sorted(set(drawn)) == sorted(declarations(game)), "declared and never shown"
    told = readable(game, language)
    assert "![" not in told
    assert max(map(len, told.splitlines())) <= 80
    assert "](" in rulebook_text(game.folder, language) or not drawn
