"""What a device has kept is checked field by field; what is damaged is one clear line in every language."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault
from houseful.host.saved_table import FIELDS, FORMAT, SavedTable, read_saved
from tests.host.local_games import START, saved


@pytest.fixture
def document() -> dict[str, Any]:
    """A table that was kept after a few lines."""
    kept: Any = saved("oktoberfest", "me", "greedy")
    kept["log"] = [[0, "move", "anything", START], [1, "bot", "anything", START], [0, "undo", "2", START]]
    return dict(kept)


def test_a_whole_document_is_read_as_it_is(document: dict[str, Any]) -> None:
    assert read_saved(copy.deepcopy(document)) == document
    assert set(SavedTable.__annotations__) == set(FIELDS) == set(document)


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_is_missing_is_named(document: dict[str, Any], field: str) -> None:
    del document[field]
    with pytest.raises(Fault) as fault:
        read_saved(document)
    assert field in fault.value.say("en")


def change(*way: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    """A change of one value."""

    def changed(document: dict[str, Any]) -> None:
        place: Any = document
        for step in way[:-1]:
            place = place[step]
        place[way[-1]] = to

    changed.__name__ = "/".join(map(str, way))
    return changed


WRONG = [
    change("format", to=0),
    change("format", to="1"),
    change("id", to=""),
    change("game", to=7),
    change("rules", to=1.5),
    change("pack", to=None),
    change("own_pack", to=3),
    change("pack_name", to=[]),
    change("options", to=[]),
    change("seats", to=[]),
    change("seats", 0, "name", to=None),
    change("seats", 1, "name", to="Bob"),
    change("seats", 1, "level", to="mighty"),
    change("hints", to=1),
    change("seed", to=7),
    change("seed", to="-7"),
    change("seed", to="9223372036854775808"),
    change("created", to=-1),
    change("next", to=5),
    change("log", to={}),
    change("log", 0, to=[0, "move", "anything"]),
    change("log", 0, 0, to=2),
    change("log", 0, 1, to="pass"),
    change("log", 0, 2, to=""),
    change("log", 0, 3, to="now"),
    change("log", 2, 2, to="0"),
    change("log", 2, 2, to="1"),
    change("log", 2, 2, to="02"),
    change("log", 2, 2, to="asked 2"),
    change("turn", to=9),
    change("result", to={"players": 3}),
    change("result", to={"game": "oktoberfest", "players": [{}, {}], "winners": []}),
    change("more", to=1),
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_damage_is_one_clear_line(document: dict[str, Any], wrong: Callable[[dict[str, Any]], None]) -> None:
    wrong(document)
    with pytest.raises(Fault) as fault:
        read_saved(document)
    assert fault.value.key == "fault-saved"
    said = [fault.value.say(language) for language in LANGUAGES]
    assert all(len(line.splitlines()) == 1 for line in said)
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize("nonsense", [None, 3, "text", [], {}, [{}]])
def test_what_is_no_table_at_all_is_said_so(nonsense: Any) -> None:
    with pytest.raises(Fault) as fault:
        read_saved(nonsense)
    assert fault.value.key == "fault-saved"


def test_what_a_newer_page_has_kept_asks_for_that_page(document: dict[str, Any]) -> None:
    document["format"], document["something new"] = FORMAT + 1, True
    with pytest.raises(Fault) as fault:
        read_saved(document)
    assert fault.value.key == "fault-saved-newer"
