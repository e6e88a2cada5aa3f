"""Logs come back as the same table, and a damaged one says which line."""

import random
from pathlib import Path

import pytest

import houseful
from houseful.core.table import Table
from houseful.games import NAMES, find_game


def played(name: str = "overbooking", moves: int = 30, **options: object) -> Table:
    table = houseful.deal(name, players=2, seed=11, **options)
    luck = random.Random(5)
    for _ in range(moves):
        if not table.over:
            table.play(luck.choice(table.legal()))
    return table


@pytest.mark.parametrize("moves", [0, 1, 17, 10_000])
@pytest.mark.parametrize("name", NAMES)
def test_a_log_replays_to_an_equal_table(name: str, moves: int) -> None:
    table = played(name, moves)
    again = houseful.replay(table.log())
    assert again == table
    assert again.log() == table.log()
    assert again.legal() == table.legal()


def test_a_log_keeps_options_and_first_seat() -> None:
    table = played(bonus="beginner", peek=False, first=1)
    again = houseful.replay(table.log())
    assert again.options == {"players": 2, "bonus": "beginner", "peek": False, "first": 1}
    assert again == table


def test_a_log_carries_its_own_pack(tmp_path: Path) -> None:
    text = find_game("overbooking").standard.text.replace("beds = 13", "beds = 9").replace('"lion"', '"bear"')
    text = text.replace("[[crest]]", "[[crest]]  \t\n# a note  ", 1)
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    table = played(pack=own)
    own.unlink()
    again = houseful.replay(table.log())
    assert again == table
    assert "bear" in str(again.view(0)) + str(again.view(1))


@pytest.mark.parametrize("line", range(12))
def test_every_line_is_guarded_against_a_changed_character(line: int) -> None:
    lines = played(moves=6).log().split("\n")
    if line >= len(lines) - 1:
        pytest.fail("the log is shorter than this test thinks")
    for at in range(len(lines[line])):
        damaged = lines[line][:at] + ("x" if lines[line][at] != "x" else "y") + lines[line][at + 1 :]
        with pytest.raises(ValueError, match=r"Line \d+:"):
            houseful.replay("\n".join([*lines[:line], damaged, *lines[line + 1 :]]))


def test_every_cut_is_noticed() -> None:
    text = played(moves=6).log()
    for end in range(len(text) - 1):
        with pytest.raises(ValueError, match=r"Line \d+:"):
            houseful.replay(text[:end])


def test_lost_swapped_and_added_lines_are_noticed() -> None:
    lines = played(moves=8).log().rstrip("\n").split("\n")
    for at in range(len(lines)):
        for damaged in (
            lines[:at] + lines[at + 1 :],
            [*lines[:at], lines[at], lines[at], *lines[at + 1 :]],
        ):
            with pytest.raises(ValueError, match=r"Line \d+:"):
                houseful.replay("\n".join(damaged) + "\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "nonsense",
        "houseful log 2\n",
        "houseful log 1\ngame chess, rules 1\n",
        "\x00" * 40,
        "é" * 99,
    ],
)
def test_what_is_no_log_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(ValueError, match=r"^Line \d+: [^\n]+$"):
        houseful.replay(text)


def test_a_huge_seed_or_player_number_is_refused() -> None:
    text = played(moves=2).log()
    for wrong in (text.replace("seed 11", "seed " + "9" * 19), text.replace("players=2", "players=99")):
        with pytest.raises(ValueError, match=r"Line \d+:"):
            houseful.replay(wrong)


def test_a_redealt_table_has_no_past() -> None:
    table = played().redeal(0, 3)
    with pytest.raises(ValueError, match="no past"):
        table.log()
    assert table.events(0) == []


def test_line_ends_of_another_system_do_no_harm() -> None:
    table = played()
    assert houseful.replay(table.log().replace("\n", "\r\n")) == table
