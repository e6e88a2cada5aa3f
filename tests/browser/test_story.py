"""What happened: the strip since one's last turn, new pieces, the checking before the next round, ends and replays."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, go
from tests.browser.layout import BEYOND
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


# The moves of a replay at which a checking is shown, and whether it goes on to another one meanwhile.
WATCH_STEPS = """() => {
  Object.assign(window, { hurried: false, shown: [] })
  let before = null
  const look = () => {
    const now = document.querySelector('.show') && Number(document.querySelector('.slider').value)
    if (now && now !== before) {
      window.shown.push(now)
      window.hurried ||= before !== null
    }
    before = now
    requestAnimationFrame(look)
  }
  look()
}"""
HAND_FIRST = """() => {
  const [asked, hand, street] = ['.reception', '.mine', '.street'].map((part) => document.querySelector(part))
  const follows = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  return follows(asked, hand) && follows(hand, street)
}"""


def news(page: Page) -> list[str]:
    """What the strip over the board tells."""
    told: list[str] = page.get_by_role("region", name="Since your last turn").locator("li").all_inner_texts()
    return told


def test_the_hotel_tells_what_is_new_and_shows_it_again(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    go(page, lay(page, server, "overbooking", "me", "random", "random", first=0))  # nothing to tell before one's move
    player = HotelPointer(page)
    play_on(player, 1)
    wait_for_turn(page)
    fresh = page.get_by_role("img", name=re.compile("New since your last turn"))
    expect(fresh).to_have_count(2)
    assert page.evaluate(HAND_FIRST), "a screen reader comes to the hand before all the places"
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
    on = page.get_by_role("button", name="One move on")
    page.set_viewport_size({"width": 1280, "height": 720})
    for table in finished.values():
        go(page, f"/replay/{table}#ply=0&eyes=open")
        slider = page.get_by_role("slider", name="Move")
        expect(slider).to_have_value("0")
        on.click()
        expect(slider).to_have_value("1")
        expect(page.get_by_text(re.compile(r"^(You|It is your turn\.)$"))).to_have_count(0)
        assert page.evaluate(BEYOND) == [0, 0]
    page.get_by_role("button", name="Copy the link to this move").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{finished['oktoberfest']}#ply=1&eyes=open")
    go(page, f"/table/{finished['oktoberfest']}")
    page.get_by_role("region", name="The score").get_by_role("link", name="Replay").click()
    on.click()
    expect(page).to_have_url(re.compile("/replay/.*#ply=1"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    expect(page.get_by_role("slider", name="Move")).to_have_count(0)
    go(page, "/rules/overbooking")  # leaves no socket to a table called “overbooking”
    page.go_back()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("region", name="The score").get_by_text(re.compile("game is over"))).to_be_visible()


def first_checking(page: Page, server: Server, table: str) -> int:
    """The first move of a finished game that opens a hotel."""
    for ply in range(1, MOST_STEPS):
        told = page.request.get(f"{server.url}/api/tables/{table}/replay?eyes=open&ply={ply}").json()
        if any(event["kind"] == "reveal" for event in told["events"]):
            return ply
    raise AssertionError("no hotel is ever opened")


def test_a_replay_that_runs_waits_for_the_checking(visit: Visit, finished: dict[str, str], server: Server) -> None:
    page = visit()
    ply = first_checking(page, server, finished["overbooking"])
    go(page, f"/replay/{finished['overbooking']}#ply={ply - 1}&eyes=open")
    page.get_by_role("combobox", name="Speed").select_option("4×")
    page.evaluate(WATCH_STEPS)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => document.querySelector('.slider').value > {ply}")
    assert page.evaluate("() => [window.shown[0], window.hurried]") == [ply, False]


def test_the_tent_marks_what_the_other_did(visit: Visit, server: Server) -> None:
    page = visit(name="Ada")
    go(page, lay(page, server, "oktoberfest", "me", "random"))
    player = TentPointer(page)
    play_on(player, 3)
    wait_for_turn(page)
    assert news(page)
    expect(page.get_by_role("log").locator("p").last).to_contain_text("Random bot")
