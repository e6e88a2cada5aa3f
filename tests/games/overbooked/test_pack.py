"""The standard cards, and packs with mistakes."""

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from houseful.cli.main import main
from houseful.core.table import deal
from houseful.core.text.validation import Fault
from houseful.games.overbooked import GAME
from houseful.games.overbooked.box import PlaneBox
from tests.games.overbooked.positions import FULL_PLANE, all_swapping, plane, play, table_with

TEXT = GAME.standard.text
CARDS: list[dict[str, Any]] = tomllib.loads(TEXT)["passenger"]
NORMAL = [card for card in CARDS if not card.get("complex")]
COMPLEX = [card for card in CARDS if card.get("complex")]


def letters(card: dict[str, Any]) -> str:
    return re.sub(r"[.\s]", "", card["seats"])


def test_seventy_two_normal_and_nine_complex() -> None:
    assert (len(NORMAL), len(COMPLEX)) == (72, 9)
    assert Counter(len(letters(card)) for card in NORMAL) == {2: 14, 3: 28, 4: 20, 5: 8, 6: 2}
    assert {len(letters(card)) for card in COMPLEX} == {5, 6}


def test_colours_are_balanced() -> None:
    for deck in (NORMAL, CARDS):
        heads = Counter("".join(letters(card) for card in deck))
        assert set(heads) == set("RWBYG")
        assert max(heads.values()) - min(heads.values()) <= 2


def test_wishes_and_symbols() -> None:
    assert Counter(card.get("wish") for card in NORMAL) == {None: 60, "window": 4, "middle": 4, "aisle": 4}
    symbols = Counter(card.get("symbol") for card in NORMAL)
    assert symbols == {None: 16, "swap": 14, "cross": 14, "skip": 14, "plus-one": 14}
    assert not any("symbol" in card or "wish" in card for card in COMPLEX)


@pytest.mark.rule("plane.complex")
def test_complex_cards_are_scattered() -> None:
    for card in COMPLEX:
        rows = card["seats"].split()
        taken = {(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}
        assert not any((r + 1, c) in taken or (r, c + 1) in taken for r, c in taken)


def test_no_two_cards_are_the_same() -> None:
    assert len({(card["seats"], card.get("wish")) for card in CARDS}) == 81
    assert len({card["id"] for card in CARDS}) == 81


def test_the_published_card() -> None:
    """Its pattern was published; its symbol is ours."""
    (published,) = [card for card in CARDS if card["source"] != "stand-in"]
    assert published["seats"].split() == ["B.G", ".Y.", "Y.R"]
    assert published["source"] == {"seats": "published", "symbol": "stand-in"}
    read = next(card for card in GAME.standard.names if card.id == published["id"])
    assert read.sources == {"seats": "published", "symbol": "stand-in"}


def test_every_pattern_fits_the_narrowest_zone() -> None:
    for card in GAME.standard.names:
        if not card.wishes:
            assert min(card.pattern.height, card.pattern.width) <= 3
            assert max(card.pattern.height, card.pattern.width) <= 5
    box = PlaneBox.over(GAME.standard.box)
    patterns = [number for number, card in enumerate(GAME.standard.names) if not card.wishes]
    assert all(box.fits[4 * number + plane] > 0 for number in patterns for plane in range(4))


def with_first(old: str, new: str) -> str:
    """The pack with the first such thing changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (with_first('id = "honeymoon"', 'id = "gossips"'), "passenger/4/id"),
        (with_first('id = "honeymoon"', 'id = "Honeymoon"'), "passenger/1/id"),
        (with_first('id = "honeymoon"', 'id = "honey moon"'), "passenger/1/id"),
        (with_first('id = "honeymoon"', "id = 7"), "passenger/1/id"),
        (with_first('source = "stand-in"', 'source = "guess"'), "passenger/1/source"),
        (with_first("\nRR\n", "\nRX\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nR\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nRR\nR\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nRRRRRRR\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nR....R\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nR...\n....\n....\n...R\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\n\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nR R\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\n R\nR.\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nR\n\nR\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nR\tR\n"), "passenger/1/seats"),
        (with_first("\nRR\n", "\nRRR\n"), "deck/sizes"),
        (TEXT.replace("R", "Y"), "deck/colours_within"),
        (with_first('symbol = "cross"', 'symbol = "hop"'), "symbol"),
        (with_first('symbol = "cross"\n', ""), "deck/symbols"),
        (with_first('wish = "window"', 'wish = "cockpit"'), "passenger/61/wish"),
        (with_first('wish = "window"', 'wish = "aisle"'), "deck/wishes"),
        (with_first("complex = true\n", ""), "passenger/73"),
        (with_first("complex = true\n", "complex = false\n"), "passenger/73/complex"),
        (with_first("complex = true\n", 'complex = true\nsymbol = "skip"\n'), "deck/symbols"),
        (with_first("complex = true\n", 'complex = true\nwish = "window"\n'), "deck/wishes"),
        (with_first('wish = "window"', 'wish = ["window"]'), "passenger/61/wish"),
        (with_first('wish = "window"', 'wish = ["window", "wing"]'), "passenger/61/wish/2"),
        (with_first('wish = "window"', 'wish = ["window", "aisle"]'), "deck/wishes"),
        (with_first('{ seats = "published", symbol = "stand-in" }', '{ seats = "published" }'), "passenger/51/source"),
        (with_first('id = "honeymoon"', 'id = "honeymoon"\ncolour = "red"'), "passenger/1"),
        (TEXT[: TEXT.rindex("[[passenger]]")], "passenger"),
        (with_first("colours_within = 2", "colours_within = -1"), "deck/colours_within"),
        (with_first("5 = 5, 6 = 4", "5 = 4, 6 = 5"), "deck/complex_sizes"),
        (with_first("[deck]", "[dekc]"), "deck"),
        (with_first("sizes = {", "sizes = { 9 = 1,"), "deck/sizes"),
    ],
)
def test_damaged_packs(text: str, named: str) -> None:
    with pytest.raises(Fault, match=named):
        GAME.read_pack(text)


def test_blanks_after_a_row_and_lines_around_a_drawing_mean_nothing() -> None:
    pack = GAME.read_pack(with_first("\nRR\n", "\n\nRR  \n\n"))
    assert pack.names[0] == GAME.standard.names[0]


def test_a_pack_of_ones_own() -> None:
    """The counts are the pack's own affair, as long as it keeps to what it announces."""
    pack = GAME.read_pack(all_swapping())
    assert {card.symbol for card in pack.names[:72]} == {"swap"}
    table = deal(GAME, 4, 1, pack, {"symbols": True})
    for _ in range(30):
        table.play(table.legal()[0])
    assert sum(sum(seat["overbooked"].values()) for seat in table.view(0)["seats"]) == 0


def with_a_wish_each() -> str:
    """The standard pack with a wish for each of the photographers, two children and a rugby player."""
    text = TEXT.replace(
        'id = "photographers"\nwish = "window"',
        'id = "photographers"\nsymbol = "skip"\nwish = ["window", "aisle", "aisle"]',
    )
    text = text.replace("wishes = { window = 4,", "wishes = { mixed = 1, window = 3,")
    return text.replace("skip = 14", "skip = 15")


@pytest.mark.rule("plane.place.wish")
def test_a_wish_for_each_passenger() -> None:
    table = table_with("photographers", pack=GAME.read_pack(with_a_wish_each()))
    play(table, "take photographers")
    assert table.view(0)["hand"]["wishes"] == ["window", "aisle", "aisle"]
    assert {move[-1] for move in table.legal()} == {"a", "k"}
    play(table, "seat 1a")
    assert {move[-1] for move in table.legal()} == {"c", "d", "g", "h"}
    assert table.why_not("seat 2a") == "plane.place.wish"
    play(table, "seat 1c", "seat 1h")
    assert plane(table) == ["W.W .... B.."]


@pytest.mark.rule("plane.place.short")
@pytest.mark.rule("plane.symbol.skip")
def test_those_with_different_wishes_are_not_alike() -> None:
    """Who of the two children stays away makes a difference, so the player is asked."""
    pack = GAME.read_pack(with_a_wish_each())
    short = table_with("photographers", pack=pack)
    short.peer().supply[1] = 1
    play(short, "take photographers")
    assert short.legal() == ["leave 1", "leave 2"]
    play(short, "leave 1")
    assert short.view(0)["hand"]["next"] == 2
    skipping = table_with("photographers", pack=pack, symbols=True)
    play(skipping, "take photographers")
    assert skipping.legal() == ["leave 1", "leave 2", "leave 3", "leave nobody"]


@pytest.mark.rule("plane.complex")
def test_complex_cards_may_have_symbols_and_wishes() -> None:
    text = TEXT.replace('id = "wide-apart"\n', 'id = "wide-apart"\nsymbol = "swap"\n').replace("swap = 14", "swap = 15")
    text = text.replace('id = "ladder"\n', 'id = "ladder"\nwish = "aisle"\n').replace("aisle = 4", "aisle = 5")
    pack = GAME.read_pack(text)
    table = table_with("wide-apart", "ladder", pack=pack, complex=True, symbols=True, planes=(FULL_PLANE,))
    assert [card["symbol"] for card in table.view(0)["hall"][:2]] == ["swap", None]
    play(table, "take wide-apart")
    events = play(table, table.legal()[0])
    assert {event["goes_to"] for event in events if event["kind"] == "seat"} == {"supply"}
    play(table, "take ladder")
    assert all(move.startswith("seat ") for move in table.legal())


def test_the_first_standard_pack_is_read_as_ever() -> None:
    """Its cards are those of today; it says less of where they come from."""
    former = GAME.read_pack((GAME.folder / "former_packs" / "90745e2ac4e3.toml").read_text("utf-8"))
    assert bytes(former.box) == bytes(GAME.standard.box)
    assert former.digest == "90745e2ac4e3"


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["packs", "show", "overbooked"])
    shown = capsys.readouterr().out
    assert shown == TEXT
    assert 'id = "x-five"\n' in shown
    assert "\nB.G\n.Y.\nY.R\n" in shown
    main(["packs", "show", "overbooked", "--json"])
    assert json.loads(capsys.readouterr().out)["passenger"] == CARDS
    file = tmp_path / "mine.toml"
    file.write_text(all_swapping(), encoding="utf-8")
    main(["packs", "check", str(file), "--json"])
    assert json.loads(capsys.readouterr().out) == {
        "game": "overbooked",
        "name": "Houseful standard",
        "good": True,
    }
    file.write_text(TEXT.replace("\nRR\n", "\nRX\n", 1), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["packs", "check", str(file)])
    said = capsys.readouterr().err
    assert "passenger/1/seats" in said
    assert len(said.splitlines()) == 1
