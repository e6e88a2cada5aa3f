"""What people wrote, shown back to them."""

import pytest

from houseful.core.text.validation import Fault, Place, shown


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("gh  rb", '"gh  rb"'),
        (" row 1 ", '" row 1 "'),
        ("one\ntwo\tthree\x1b[31m", '"one two three [31m"'),
        ("a\r\n\u2028b", '"a   b"'),
        (7, "7"),
        (["x  y"], "['x  y']"),
        ("long " * 20, '"' + ("long " * 20)[:36] + "…"),
    ],
)
def test_what_somebody_wrote_is_shown_on_one_line_with_its_blanks(written: object, told: str) -> None:
    assert shown(written) == told


def test_a_complaint_shows_the_blank_that_is_too_many() -> None:
    with pytest.raises(Fault, match='"no  events"'):
        Place("no  events").one_of(["no events"])
