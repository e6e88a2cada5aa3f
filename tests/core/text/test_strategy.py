"""Strategy pages: all languages say the same, and every number on them was measured."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from benchmarks import strategy

from houseful.core.text.i18n import LANGUAGES, say
from houseful.core.text.strategy import Block, Part, parts_of, strategy_text
from houseful.games import NAMES, find_game

KEPT: dict[str, Any] = json.loads(strategy.KEPT.read_text("utf-8"))
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
EACH = pytest.mark.parametrize("game", NAMES)
EVERY_PAGE = pytest.mark.parametrize(("game", "language"), [(game, one) for game in NAMES for one in LANGUAGES])
SCORE_LINES = {
    "overbooking": "coins crests tiles",
    "overbooked": "kids couples friends rugby seniors vouchers overbooked most-overbooked empty-seats",
    "oktoberfest": "objective-a vp-cards coins objective-b heroes hero-bonus",
}
OPENINGS = {  # the figures in each row of the second table
    "overbooking": [f"line-{number} booked-{number}" for number in "123456"],
    "overbooked": [f"took-{place}" for place in "1234"],
    "oktoberfest": [
        f"drafted-{hero} drafted-{hero}-won"
        for hero in ["gustl", "franzi", "zenzi", "berta", "vroni", "heidi", "resi", "erich"]
    ],
}


def text_of(game: str, language: str) -> str:
    return strategy_text(find_game(game).folder, language)


def numbers_in(text: str) -> Counter[float]:
    """The numbers of a text, in whatever order its language says them."""
    return Counter(float(found.replace(",", ".")) for found in NUMBER.findall(text))


def measured(game: str) -> set[float]:
    return {abs(float(figure)) for figure in KEPT["figures"][game].values()} | {float(KEPT["games"])}


def test_headings_paragraphs_and_tables_stand_in_their_order() -> None:
    text = "# What wins\n\nTwo\nlines, 5\u00a0%.\n\n## Worth\n\n| line | winner |\n|---|---|\n| Coins | −1.5 |\n"
    assert parts_of(text) == [
        Part("What wins", (Block("Two lines, 5\u00a0%."),)),
        Part("Worth", (Block("", (("line", "winner"), ("Coins", "−1.5"))),)),
    ]


@EVERY_PAGE
def test_every_number_on_a_page_was_measured(game: str, language: str) -> None:
    assert set(numbers_in(text_of(game, language))) - measured(game) == set()


@EVERY_PAGE
def test_every_language_has_the_same_numbers_headings_and_tables(game: str, language: str) -> None:
    text, english = text_of(game, language), text_of(game, "en")
    assert numbers_in(text) == numbers_in(english)
    shapes = [
        [[[len(row) for row in block.rows] for block in part.blocks] for part in parts_of(one)]
        for one in (text, english)
    ]
    assert shapes[0] == shapes[1]
    assert ("." if language != "en" else ",") not in "".join(NUMBER.findall(text)), "a decimal sign of another language"


@EVERY_PAGE
def test_each_line_of_a_table_shows_its_own_figures(game: str, language: str) -> None:
    parts = parts_of(text_of(game, language))
    worth, opening = [block.rows[1:] for part in parts for block in part.blocks if block.rows]
    lines = [*SCORE_LINES[game].split(), "total"]
    assert [row[0] for row in worth[:-1]] == [
        say(f"{find_game(game).world}-line-{line}", language) for line in lines[:-1]
    ]
    assert [figures_in(row) for row in worth] == [said(game, f"winner-{line} loser-{line}") for line in lines]
    assert [figures_in(row) for row in opening] == [said(game, keys) for keys in OPENINGS[game]]


def figures_in(row: tuple[str, ...]) -> list[float]:
    """The figures of a row, read as its language writes them."""
    return [float(re.sub(r"\s?%$", "", cell).replace(",", ".").replace("−", "-")) for cell in row[1:]]


def said(game: str, keys: str) -> list[float]:
    """The measured figures of these names."""
    return [float(KEPT["figures"][game][key]) for key in keys.split()]


@EVERY_PAGE
def test_percent_signs_and_colons_stand_as_a_language_sets_them(game: str, language: str) -> None:
    text = text_of(game, language)
    apart = language in ("fr", "de")
    assert re.findall(r"\d%|\d %" if apart else r"\d\s%", text) == []
    assert language != "fr" or re.findall(r"[^\u00a0][:;?!]", text) == []


@EVERY_PAGE
def test_a_page_is_a_page_long_and_says_what_its_figures_stand_for(game: str, language: str) -> None:
    text = text_of(game, language)
    assert 400 <= len(re.findall(r"[^\W\d_]+", text)) <= 700
    assert str(KEPT["games"]) in parts_of(text)[0].blocks[0].text


def test_a_number_that_nobody_measured_is_found() -> None:
    assert 44.4 not in measured("overbooking")
    assert set(numbers_in("Winners have 44,5 points, 44.4 at home.")) - measured("overbooking") == {44.4}


@EACH
def test_the_kept_figures_are_those_of_the_benchmark(game: str) -> None:
    sums = Counter({"decided": 1, "cards": 1} | {f"draft {hero}": 1 for hero in drafted()})
    _, figures = strategy.GAMES[game]
    assert set(KEPT["figures"][game]) == set(figures(sums, 1))
    assert (KEPT["level"], KEPT["seed"], KEPT["players"]) == (strategy.LEVEL, strategy.SEED, 2)


def drafted() -> list[str]:
    """The heroes of the first pile, whom the draft is about."""
    pack = (Path(find_game("oktoberfest").folder) / "pack.toml").read_text("utf-8")
    return re.findall(r'name = "(\w+)"\npile = 1\n', pack)
