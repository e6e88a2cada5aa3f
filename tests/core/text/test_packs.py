"""Card packs: what is wrong is named, with its card."""

import tomllib
from pathlib import Path

import pytest

import houseful
from houseful.core.text.packs import (
    DEEPEST,
    LONGEST_PACK,
    MOST_DIGITS,
    MOST_KEYS,
    SOURCES,
    check_bounds,
    read_toml,
    sources_of,
)
from houseful.core.text.validation import Fault, Place
from houseful.games import NAMES, find_game

STANDARD = find_game("overbooking").standard.text


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_of_a_standard_pack_says_where_it_comes_from(name: str) -> None:
    def walk(value: object, depth: int = 0) -> int:
        if isinstance(value, list):
            return sum(walk(entry, depth) for entry in value)
        if isinstance(value, dict):
            if "source" in value:
                found = value["source"]
                assert set(found.values() if isinstance(found, dict) else [found]) <= set(SOURCES)
                return 1
            return sum(walk(entry, depth + 1) for entry in value.values())
        return 0

    pack = tomllib.loads(find_game(name).standard.text)
    for part, entries in pack.items():
        if isinstance(entries, list):
            assert all(walk(entry) >= 1 for entry in entries), part


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('game = "overbooking"', 'game = "chess"', "game: expected one of: overbooking"),
        ('game = "overbooking"', "", "game is missing"),
        ('name = "Houseful standard"', "name = 5", "name: expected a line of text"),
        ('id = "fish"', 'id = "bird"', "crest/2/id: bird is there twice"),
        ('id = "fish"', 'id = "Fish!"', "crest/2/id"),
        ('source = "rulebook"', 'source = "my uncle"', "crest/1/source: expected one of: rulebook"),
        ("coins = 3", "coins = -1", "guest/1/coins: expected a whole number from 0 to 9"),
        ("coins = 3", "coins = 3.0", "guest/1/coins"),
        ("coins = 3", "coins = true", "guest/1/coins"),
        ("coins = 3", "coins = 99999999999999999999", "guest/1/coins"),
        ("coins = 3", "coins = { bird = 3 }", "guest/1/coins: fish is missing"),
        ("number = 2", "number = 1", "guest/2/number"),
        ('id = "nobles"', 'id = "dukes"', "guest/4/id"),
        ("4 = 2", "7 = 2", "bonus/1/sets"),
        ('rule = "none", beds = 13', 'rule = "nun", beds = 13', "hotel/1/front/rule"),
        ("beds = 13", "beds = 0", "hotel/1/front/beds"),
        ("beds = 13", "beds = 13, colour = 1", "hotel/1/front"),
        ('number = "rulebook"', 'number = "hearsay"', "guest/1/source/number: expected one of: rulebook"),
        ("each = 1", "each = 2", "deck/each: expected one of: 1"),
        ("[[hotel]]", "[[motel]]", '"motel" is unknown'),
        ("[[crest]]", "[[crest", "not TOML"),
    ],
)
def test_a_damaged_pack_names_its_card(tmp_path: Path, old: str, new: str, named: str) -> None:
    assert old in STANDARD
    file = tmp_path / "pack.toml"
    file.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match="pack") as fault:
        houseful.deal("overbooking", pack=file)
    assert str(file) in str(fault.value)
    assert named in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_pack_with_a_card_too_few_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(STANDARD[: STANDARD.rindex("[[hotel]]")], encoding="utf-8")
    with pytest.raises(ValueError, match="hotel: expected 8 entries, found 7"):
        houseful.deal("overbooking", pack=file)


def test_a_pack_of_ones_own_changes_the_game(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(STANDARD.replace("coins = 3", "coins = { bird = 9, fish = 0, lion = 1, oak = 2 }", 1))
    case = {"game": "overbooking", "players": [{"guests": ["1 bird", "1 fish", "1 lion", "1 oak"]}]}
    assert houseful.score(case)["players"][0]["lines"]["coins"] == 12
    assert houseful.score(case, pack=file)["players"][0]["lines"]["coins"] == 12
    assert houseful.score({**case, "players": [{"guests": ["1 bird"]}]}, pack=file)["players"][0]["total"] == 9
    table = houseful.deal("overbooking", seed=1, pack=file)
    assert table.pack.names.crests == ["bird", "fish", "lion", "oak"]
    assert not table.pack.standard


# What strangers write

DEEP_KEY = "a." * 9_999 + "a=1"
HARMFUL = {
    "dotted key": DEEP_KEY,
    "dotted key of strings": '"a".' * 9_999 + "a=1",
    "dotted key with blanks": "a . " * 9_999 + "a=1",
    "header": f"[{'a.' * 9_999}a]\nb=1",
    "header of a list": f"[[{'a.' * 9_999}a]]\nb=1",
    "inline table": "x = {" + DEEP_KEY + "}",
    "behind a string with quotes at its end": 'x = """"a"""""\n' + DEEP_KEY,
    "behind a comment with a quote": "# it's\n" + DEEP_KEY,
    "behind an escaped quote": 'x = "\\""\n' + DEEP_KEY,
    "behind a literal string": "x = '\\'\n" + DEEP_KEY,
    "nested lists": "x = " + "[" * 5_000 + "]" * 5_000,
    "nested tables": "x = " + "{a=" * 5_000 + "1" + "}" * 5_000,
    "digits": "x = " + "9" * 5_000,
    "string that never ends": 'x = """' + '\\"""' * 9_999,
    "keys": "\n".join(f"k{number} = 1" for number in range(MOST_KEYS + 1)),
    "keys of an inline table": "x = {" + ", ".join(f"k{number}=1" for number in range(MOST_KEYS)) + "}",
    "headers": "\n".join(f"[k{number}]" for number in range(MOST_KEYS + 1)),
    "too long": "#" * (LONGEST_PACK + 1),
}


@pytest.fixture
def parser(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that reaches the TOML parser."""
    parsed: list[str] = []
    monkeypatch.setattr(tomllib, "loads", parsed.append)
    return parsed


@pytest.mark.parametrize("name", HARMFUL)
def test_text_that_would_take_long_never_reaches_the_parser(name: str, parser: list[str]) -> None:
    with pytest.raises(Fault):
        read_toml(HARMFUL[name])
    assert parser == []


@pytest.mark.parametrize("name", NAMES)
def test_the_bounds_leave_room_for_every_standard_pack(name: str) -> None:
    text = find_game(name).standard.text
    check_bounds(text)
    assert len(text) < LONGEST_PACK / 4
    assert text.count("=") < MOST_KEYS / 4


def test_bounds_are_about_structure_and_not_about_text() -> None:
    at_the_bound = ".".join("a" * DEEPEST) + " = " + "9" * MOST_DIGITS
    in_strings = f"""x = "{"a." * 50}[[[[[[[[[[" # {"." * 50}\ny = '{"9" * 50}'\nz = \'\'\'\n{"[" * 50}\n\'\'\'"""
    for text in (at_the_bound, in_strings, "a = [[[[[[[1]]]]]]]", "a = 1.5\nb = [1, 2]\n[c.d]\ne = {f = 1}"):
        assert read_toml(text).value == tomllib.loads(text)


def test_a_fault_names_the_line() -> None:
    with pytest.raises(Fault) as found:
        read_toml(f'a = """\n\n"""\n{DEEP_KEY}')
    assert str(found.value) == "Line 4: more than 8 levels in one another."


def test_a_source_may_be_given_for_each_field() -> None:
    everywhere, mixed = Place("stand-in"), Place({"number": "rulebook", "coins": "stand-in"})
    assert sources_of(everywhere, "number", "coins") == {"number": "stand-in", "coins": "stand-in"}
    assert sources_of(mixed, "number", "coins") == {"number": "rulebook", "coins": "stand-in"}
    for wrong in ("hearsay", {"number": "rulebook"}, {"number": "rulebook", "coins": "hearsay"}, 3):
        with pytest.raises(Fault):
            sources_of(Place(wrong), "number", "coins")
