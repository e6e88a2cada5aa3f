"""Limits are settings: each has a default, a place in the documents, and a sentence when it is met."""

from dataclasses import fields
from pathlib import Path

import pytest

from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault
from houseful.server.errors import Refused
from houseful.server.limits import Limits, variable

DEPLOYMENT = Path(__file__).parents[2] / "docs" / "deployment.md"
NAMES = [field.name for field in fields(Limits)]


def test_a_limit_is_set_by_the_environment() -> None:
    assert Limits.from_environment({"HOUSEFUL_LIMIT_UNDOS": "7"}).undos == 7
    assert Limits.from_environment({}) == Limits()


@pytest.mark.parametrize("text", ["many", "-1", "1.5", "9" * 40, "²"])
def test_a_limit_that_is_no_number_is_one_clear_line(text: str) -> None:
    with pytest.raises(Fault, match="HOUSEFUL_LIMIT_UNDOS"):
        Limits.from_environment({"HOUSEFUL_LIMIT_UNDOS": text})


def test_zero_switches_a_limit_off() -> None:
    Limits(undos=0).check("undos", 10**9)


@pytest.mark.parametrize("name", NAMES)
def test_every_limit_is_documented_and_its_refusal_says_how_much_is_allowed(name: str) -> None:
    row = next(line for line in DEPLOYMENT.read_text().splitlines() if f"`{variable(name)}`" in line)
    assert f"| {getattr(Limits(), name)} |" in row
    with pytest.raises(Refused) as refused:
        Limits(**{name: 12_345}).check(name, 12_346)
    for language in LANGUAGES:
        said = "".join(character for character in refused.value.say(language) if character.isdigit())
        assert "12345" in said, language
