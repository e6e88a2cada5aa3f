"""The guests that are drawn beside a sentence: their backs are small up to number three."""

from typing import Any

import pytest

from houseful.games.overbooking.show.telling import pieces_of


@pytest.mark.parametrize(("number", "size"), [(1, "small"), (3, "small"), (4, "large"), (6, "large")])
def test_a_guest_has_the_back_of_its_number(number: int, size: str) -> None:
    (guest,) = pieces_of({"kind": "book", "guest": f"blue {number} oak"})
    assert (guest["kind"], dict(guest)["number"], dict(guest)["size"]) == ("guest", number, size)


def test_a_face_down_guest_shows_its_back_alone() -> None:
    back: dict[str, Any] = {"owner": 1, "crest": "oak", "size": "large"}
    (guest,) = pieces_of({"kind": "place", "guest": None, **back})
    assert dict(guest) == {"kind": "guest", **back, "number": None, "fate": None}
