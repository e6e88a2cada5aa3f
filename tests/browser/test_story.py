"""What happened: the strip since one's last turn, new pieces, the checking before the next round, ends and replays."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, go
from tests.browser.playing import MOST_STEPS, lay, play_on, wait_for_turn
from tests.browser.pointers import HotelPointer, TentPointer
from tests.server.support.processes import Server

COUNT_GUESTS = """() => {
  const count = () => document.querySelectorAll('.standing').length
  window.fewest = count()
  const watch = new MutationObserver(() => (window.fewest = Math.min(window.fewest, count())))
  watch.observe(document.body, { subtree: true, childList: true })
  return window.fewest
}"""


WATCH_CHECKING = """() => {
  const isCard = (button) => button.ariaLabel?.includes('At the back door:')
  const hand = () => [...document.querySelectorAll('.mine button')].filter(isCard)
  const text = (where) => document.querySelector(where).textContent.trim()
  const look = () => (window.checking = { round: text('.reception h2'), cards: hand().length, turn: text('p.turn') })
  const watch = new MutationObserver(() => !window.checking && document.querySelector('.show') && look())
  watch.observe(document.body, { subtree: true, childList: true })
}"""  # what stands on the page when the checking begins


def news(page: Page) -> list[str]:
    """What the strip over the board tells."""
    told: list[str] = page.get_by_role("region", name="Since your last turn").locator("li").all_inner_texts()
    return told


def test_the_hotel_tells_what_is_new_and_shows_it_again(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    go(page, lay(page, server, "overbooking", "me", "random", "random"))
    player = HotelPointer(page)
    play_on(player, 1)
    wait_for_turn(page)
    fresh = page.get_by_role("img", name=re.compile("New since your last turn"))
    expect(fresh).to_have_count(2)
    strip = page.get_by_role("region", name="Since your last turn")
    expect(strip.get_by_role("listitem")).to_have_count(2)
    assert all("Random bot" in line for line in news(page))
    told = news(page)
    page.reload()
    expect(strip.get_by_role("listitem")).to_have_count(2)
    assert news(page) == told
    expect(fresh).to_have_count(2)
    there = page.evaluate(COUNT_GUESTS)
    strip.get_by_role("button", name="Play it again").click()
    page.wait_for_function(f"() => window.fewest === {there - 2}")
    expect(fresh).to_have_count(2)  # the present again, after the last move
    page.evaluate(WATCH_CHECKING)
    for _ in range(MOST_STEPS):
        if page.get_by_role("heading", name="Round 2 of").count():
            break
        wait_for_turn(page)
        player.step()
    checking = page.evaluate("() => window.checking")
    assert checking["round"].startswith("Round 1 of")
    assert checking["cards"] <= 4  # five cards for the next round come after the checking
    assert checking["turn"] == ""


def test_a_replay_keeps_step_names_who_decides_and_links_to_a_move(
    visit: Visit, finished: dict[str, str], server: Server
) -> None:
    page = visit(
        f"/replay/{finished['overbooking']}#ply=9&eyes=open",
        permissions=["clipboard-read", "clipboard-write"],
    )
    bar = page.get_by_role("combobox", name="Speed")
    bar.select_option("4×")
    for table in finished.values():
        go(page, f"/replay/{table}")
        expect(page.get_by_role("slider", name="Move")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^(You|It is your turn\.)$"))).to_have_count(0)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="Copy the link to this move").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{finished['oktoberfest']}#ply=1&eyes=open")
    go(page, f"/table/{finished['oktoberfest']}")
    go(page, "/rules/overbooking")  # leaves no socket to a table called “overbooking”
    page.go_back()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("region", name="The score").get_by_text(re.compile("game is over"))).to_be_visible()


def test_the_tent_marks_what_the_other_did(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    go(page, lay(page, server, "oktoberfest", "me", "random"))
    player = TentPointer(page)
    play_on(player, 3)
    wait_for_turn(page)
    assert news(page)
    said = page.get_by_role("log").locator("p").all_inner_texts()
    assert said
    assert all("Random bot" in line for line in said[-1:])
