"""A phone: what is put back can be picked again, and nothing is wider than the screen."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.fingers import touch
from tests.browser.playing import GAMES, against_bots, wait_for_turn
from tests.browser.pointers import HotelPointer
from tests.server.support.processes import Server


def test_a_finger_reaches_the_next_card_after_one_was_put_back(visit: Visit, server: Server) -> None:
    page = against_bots(visit, server, "overbooking", phone=True, is_mobile=True)
    assert wait_for_turn(page)
    player = HotelPointer(page, touch)
    for number in range(3):
        player.pick(player.cards().nth(number))
        player.press(player.button("Put it back"))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_wishes_for_a_table_fit_a_phone_in_german(visit: Visit, number: int) -> None:
    page = visit(phone=True, is_mobile=True, locale="de")
    page.get_by_role("button", name="Mehr", exact=False).nth(number).click()
    sheet = page.get_by_role("dialog").locator(".sheet")
    sheet.locator("summary").click()
    assert sheet.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") <= 0
    for pill in sheet.get_by_role("radio").all():
        box = pill.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
