"""Names: nothing invisible in them, and nobody at a table looks like somebody else there."""

import pytest

from houseful.host.names import LONGEST_NAME
from houseful.server.errors import Refused
from houseful.server.names import clean_name, skeleton, told_apart


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u115f", "\uffa0", "\u200b\u200d", "\u202e", "\ufe0f", " \u00a0", "\u0301"]
)
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name * 3)
    assert refused.value.key == "server-name"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada   Lovelace\n", "Ada Lovelace"),
        ("A\u202eda\u2066", "Ada"),
        ("A\u200bd\u3164a", "Ada"),
        ("Ａｄａ", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("e" + "\u0301" * 30, "é" + "\u0301" * 3),
        ("x" * 80, "x" * LONGEST_NAME),
        ("Müller-Łódź O’Neill", "Müller-Łódź O’Neill"),
        ("李小龙", "李小龙"),
        ("Αθηνά", "Αθηνά"),
        ("🦊", "🦊"),
    ],
)
def test_what_is_kept_of_a_name(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize("other", ["ada", "АDA", "Аdа", "Ada\u0301", "A da", "Αda", "ADΑ"])
def test_look_alikes_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Ada")


@pytest.mark.parametrize(("one", "other"), [("Ian", "lan"), ("Bob0", "Bobo"), ("Bernd", "Bemd"), ("Мария", "мария")])
def test_more_look_alikes(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Adam"), ("Bob", "Rob"), ("李", "王"), ("🦊", "🐻")])
def test_names_that_differ_keep_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_whoever_came_later_gets_a_number() -> None:
    people = [("a", "Guest"), ("b", "Guest"), ("c", "guest 2"), ("a", "Guest"), ("d", "Guest")]
    assert told_apart(people) == {"a": "Guest", "b": "Guest 2", "c": "guest 2 2", "d": "Guest 3"}
