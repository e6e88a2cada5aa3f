"""`houseful rules`: in words and as data."""

from typing import Any


def test_rules_in_words_and_as_data(houseful: Any) -> None:
    assert "5.6" in houseful("rules", "overbooking", "--lang", "en").out
    assert "[hotel." not in houseful("rules", "overbooking").out
    told = houseful("rules", "overbooking", "--json").json()["paragraphs"]
    assert {"number": "1.4", "rule": "hotel.setup.first"}.items() <= told[3].items()
