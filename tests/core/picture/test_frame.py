"""Pictures of finished tables: well-formed, harmless, and made from what everybody saw."""

import copy
import functools
import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import houseful
from houseful.core.picture.frame import fitted, picture, width_of
from houseful.core.picture.podium import CROWN, podium
from houseful.core.table import Table
from houseful.core.text.i18n import LANGUAGES, say
from houseful.games import find_game

SVG = "{http://www.w3.org/2000/svg}"
HARMLESS = {"svg", "g", "defs", "use", "path", "rect", "circle", "text", "title"}
TABLES = [(game, players) for game in houseful.games() for players in find_game(game).rules.players]
NASTY = ('<script>alert("x")</script>', "&amp; ' \" ]]>", "a\x00b\x1b\ud800\ufffe", "W" * 40)

each_table = pytest.mark.parametrize(("game", "players"), TABLES)


@functools.cache
def finished(game: str, players: int) -> Table:
    luck = random.Random(5)
    table = houseful.deal(game, players=players, seed=5)
    while not table.over:
        table.play(luck.choice(list(table.legal())))
    return table


def drawn(table: Table, names: tuple[str, ...] = NASTY, language: str = "en", **more: Any) -> str:
    view = more.get("view", table.view(None))
    return picture(table.definition, view, table.result(), names[: table.players], language)


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@each_table
def test_every_table_is_a_well_formed_picture_without_scripts_or_addresses(game: str, players: int) -> None:
    svg = drawn(finished(game, players))
    root = ElementTree.fromstring(svg)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= HARMLESS
    for element in root.iter():
        assert not any(name.startswith("on") or name == "style" for name in element.attrib)
        assert element.get("href", "#").startswith("#")
    assert "url(" not in svg
    assert svg.count("http") == 1  # the namespace
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    assert {element.get("href", "#")[1:] for element in root.iter(f"{SVG}use")} <= defined


@each_table
def test_a_picture_names_everybody_with_their_points_and_crowns_the_winners(game: str, players: int) -> None:
    table = finished(game, players)
    names = ("Ada", "Bo", "Cy", "Di")
    svg = drawn(table, names)
    shown = texts(svg)
    for name, sheet in zip(names, table.scores(), strict=False):
        at = shown.index(name)
        assert shown[at + 1] == (str(sheet.total) if players > 1 else ""), "alone there are no points"
    assert svg.count('fill="#e9a93a" stroke="#2b2430" stroke-width="1.4"') == len(table.result()["winners"])


def test_names_are_escaped_shortened_and_rid_of_what_xml_cannot_hold() -> None:
    shown = texts(drawn(finished("overbooking", 4)))
    assert NASTY[0][:9] in "".join(shown)
    assert "ab" in shown
    assert not any("\x00" in text or "\x1b" in text for text in shown)
    assert not any(width_of(text, 24) > 340 for text in shown)
    assert fitted("Ada", 24, 200) == "Ada"
    assert fitted("最後のテーブル", 24, 100).endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_speaks_the_language_asked_for(language: str) -> None:
    table = finished("overbooking", 2)
    winner = "Ada" if table.result()["winners"] == [0] else "Bo"
    assert say("page-won", language, names=winner) in texts(drawn(table, ("Ada", "Bo"), language))


@each_table
def test_a_picture_needs_no_more_than_a_spectator_sees(game: str, players: int) -> None:
    """The deck, hands and whatever else is hidden may lie otherwise: the picture stays the same."""
    table = finished(game, players)
    assert drawn(table.redeal(0, 7)) == drawn(table)
    view = copy.deepcopy(table.view(None))
    assert view["hand"] is None
    del view["hand"]
    assert drawn(table, view=view) == drawn(table)


def test_booked_guests_passengers_and_customers_are_all_drawn() -> None:
    hotel = finished("overbooking", 3).view(None)
    numbers = [text for text in texts(drawn(finished("overbooking", 3))) if re.fullmatch("[1-6]", text)]
    assert len(numbers) == sum(len(seat["booked"]) for seat in hotel["seats"])
    plane = finished("overbooked", 3)
    seated = sum(letter in "RWBYG" for seat in plane.view(None)["seats"] for row in seat["plane"] for letter in row)
    assert drawn(plane).count("<use ") == seated
    tent = finished("oktoberfest", 2)
    assert drawn(tent).count("<use ") == sum(2 * len(row["near"]) for row in tent.view(None)["festival"])


def test_a_family_of_ones_own_pack_shows_its_letter(tmp_path: Any) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(find_game("overbooking").standard.text.replace('"lion"', '"bear"'))
    table = houseful.deal("overbooking", players=2, seed=1, pack=file)
    while not table.over:
        table.play(table.legal()[0])
    assert texts(drawn(table)).count("B") == 2


def steps(*ranks: int, winners: tuple[int, ...], bots: tuple[int, ...] = ()) -> tuple[list[float], str]:
    """How high everybody stands from left to right, and the drawing."""
    result = {"players": [{"rank": rank} for rank in ranks], "winners": [*winners]}
    svg = podium(result, bots, 190, 382, 340)
    boxes = [box for box in ElementTree.fromstring(f"<svg>{svg}</svg>").iter("rect") if box.get("height") != "5"]
    return [float(box.get("height") or 0) for box in boxes], svg


def test_a_podium_has_the_best_in_the_middle_and_ties_equally_high() -> None:
    heights, svg = steps(2, 3, 1, 4, winners=(2,))
    assert heights == [46, 62, 36, 28]
    assert svg.count(CROWN) == 1
    tied, svg = steps(1, 3, 1, winners=(0, 2))
    assert tied == [62, 62, 36]
    assert svg.count(CROWN) == 2
    assert svg.count(">1.<") == 2


def test_alone_there_is_no_podium() -> None:
    assert steps(1, winners=(0,))[0] == []
    assert steps(1, winners=())[1].count(CROWN) == 0


def test_bots_are_drawn_as_bots() -> None:
    antenna = "M0 -20v-9"
    assert [steps(1, 2, winners=(0,), bots=bots)[1].count(antenna) for bots in ((), (1,), (0, 1))] == [0, 1, 2]
