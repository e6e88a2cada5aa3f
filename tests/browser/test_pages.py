"""The pages around the boards, used as a visitor would."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

import houseful
from houseful.core.text.i18n import LANGUAGES, say
from tests.browser.conftest import Visit, go

PACKAGE = Path(houseful.__file__).parent
KEYS = {
    line.partition(" =")[0]
    for file in PACKAGE.glob("**/words/en.ftl")
    for line in file.read_text(encoding="utf-8").splitlines()
    if re.match(r"[a-z][a-z0-9-]* =", line)
}
EVERY_WORD = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) found.push(walk.currentNode.textContent.trim())
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name).trim())
  return [...found, document.title]
}"""
PAGES = (
    "/",
    "/settings",
    "/you",
    "/mail/confirm#token",
    "/rules/overbooked",
    "/score/overbooking",
    "/score/overbooked",
    "/score/oktoberfest",
)
GAMES = ("overbooking", "overbooked", "oktoberfest")

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_one_click_on_a_door_starts_a_game_against_bots(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f"article.world-{game}").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".bar .seat")).to_have_count(2 if game == "oktoberfest" else 3)
    expect(page.get_by_text("Guest", exact=True).first).to_be_visible()


def test_a_new_table_with_everything_chosen_is_remembered(visit: Visit) -> None:
    page = visit()
    page.locator("article.world-overbooking").get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("4", exact=True).check()
    dialog.get_by_label("Seat 2").select_option("master")
    dialog.get_by_label("Seat 3").select_option("me")
    dialog.get_by_label("Seat 4").select_option("novice")
    dialog.get_by_label("Beginners").check()
    dialog.get_by_text("Clock, stand-in").click()
    dialog.get_by_label("For each move").check()
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".bar .seat")).to_have_count(4)
    expect(page.locator(".bar .clock")).to_have_count(4)
    page.goto(page.url.partition("/table")[0])
    expect(page.locator("article.world-overbooking")).to_contain_text("You and 3 bots")
    expect(page.get_by_role("link", name="Overbooking").first).to_contain_text("Continue")


def test_alone_in_the_plane(visit: Visit) -> None:
    page = visit()
    page.locator("article.world-overbooked").get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Alone").check()
    dialog.get_by_label("Romance").check()
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".bar .seat")).to_have_count(1)


def test_a_card_pack_that_is_none_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    page = visit(refused="400 /api/tables")
    page.locator("article.world-oktoberfest").get_by_role("button", name="More").click()
    page.get_by_text("Clock, stand-in").click()
    mine = tmp_path / "mine.toml"
    mine.write_text("game = 3")
    page.get_by_label("Your own cards").set_input_files(mine)
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    assert answer.value.status == 400
    expect(page.get_by_role("alert")).to_contain_text(answer.value.json()["message"])


def test_friends_come_in_by_the_link_of_the_table_and_of_a_seat(visit: Visit) -> None:
    host = visit(name="Ada")
    host.locator("article.world-overbooked").get_by_role("button", name="More").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Seat 2").select_option("open")
    dialog.get_by_label("Seat 3").select_option("invite")
    dialog.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    for_all = host.locator(".link").inner_text()
    host.get_by_role("group", name="Which seat").get_by_role("button", name="Seat 3").click()
    for_one = host.locator(".link").inner_text()
    assert for_one.startswith(f"{for_all}#seat=")
    at = for_all.index("/table/")
    friend = visit(for_one[at:])
    friend.get_by_role("button", name="Sit here").nth(1).click()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    other = visit(for_all[at:], name="Bo")
    other.get_by_role("button", name="Sit here").first.click()
    expect(other.get_by_text("Everybody is here")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend, other):
        expect(page.locator(".bar .seat").nth(1)).to_contain_text("Bo")
        expect(page.locator(".bar .you")).to_have_text("you")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(visit: Visit, finished: dict[str, str], language: str) -> None:
    page = visit("/settings")
    tongue = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch", "nl": "Nederlands"}
    page.get_by_label(tongue[language]).check()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(say("page-settings", language))
    for path in (*PAGES, f"/replay/{finished['overbooking']}"):
        go(page, path)
        said = set(page.evaluate(EVERY_WORD))
        assert not said & KEYS, path
        assert not [words for words in said if re.fullmatch(r"page-[a-z-]+.*", words)], path


def test_the_browsers_wish_decides_the_language_at_first(visit: Visit) -> None:
    page = visit(locale="it-IT")
    expect(page.locator("h1")).to_have_text(say("page-title", "it"))


def test_settings_are_kept(visit: Visit) -> None:
    page = visit("/settings", color_scheme="light")
    page.get_by_label("Dark").check()
    page.get_by_role("group", name="Patterns").get_by_label("On").check()
    page.get_by_label("Large").check()
    page.get_by_label("Still").check()
    page.get_by_label("Your name").fill("Grace")
    with page.expect_response("**/api/me"):
        page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("navigation").get_by_role("link", name="Settings")).to_be_visible()
    page.reload()
    root = page.locator("html")
    for name, value in {"theme": "dark", "patterns": "on", "text": "large", "motion": "still"}.items():
        expect(root).to_have_attribute(f"data-{name}", value)
    expect(page.get_by_label("Your name")).to_have_value("Grace")


def test_a_personal_link_carries_a_name_to_another_device(visit: Visit) -> None:
    page = visit("/settings", name="Grace")
    page.get_by_role("button", name="Make a link").click()
    link = page.locator(".address").inner_text()
    other = visit(link[link.index("/me#") :])
    other.get_by_role("button", name="Yes").click()
    expect(other.get_by_role("heading")).to_have_text("Welcome, Grace")


def test_rules_can_be_searched_and_pointed_at(visit: Visit) -> None:
    page = visit("/rules/overbooking#hotel.power.monk")
    monk = page.locator('[id="hotel.power.monk"]')
    expect(monk).to_be_in_viewport()
    expect(monk).to_have_class(re.compile("here"))
    page.get_by_role("searchbox").fill("TILE back door")
    expect(page.locator('[id="hotel.back.tile"]')).to_be_visible()
    expect(monk).to_have_count(0)
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_role("article")).to_contain_text("No rule mentions that.")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("link", name="Heroes of Oktoberfest").click()
    expect(page.locator('[id="tent.serve.pay"]')).to_be_attached()


def test_an_address_that_is_none(visit: Visit) -> None:
    page = visit("/attic")
    expect(page.get_by_role("heading")).to_have_text(say("page-lost", "en"))
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)


@each_game
def test_the_end_unrolls_and_says_what_earned_a_line(visit: Visit, finished: dict[str, str], game: str) -> None:
    page = visit(f"/table/{finished[game]}")
    sheet = page.get_by_role("region", name="The score")
    expect(sheet.get_by_role("row").last).to_contain_text("Total")
    sheet.get_by_role("button", expanded=False).first.click()
    expect(sheet.get_by_role("link", name="See the rule")).to_have_attribute("href", re.compile("#"))


def test_a_replay_moves_by_buttons_keys_and_slider(visit: Visit, finished: dict[str, str]) -> None:
    page = visit(f"/replay/{finished['oktoberfest']}")
    count = page.locator(".count")
    expect(count).to_contain_text("Move 0 of")
    page.get_by_role("button", name="One move on").click()
    expect(count).to_contain_text("Move 1 of")
    page.locator("body").press("ArrowRight")
    expect(count).to_contain_text("Move 2 of")
    page.locator("body").press("ArrowLeft")
    expect(count).to_contain_text("Move 1 of")
    page.get_by_role("slider").fill("7")
    expect(count).to_contain_text("Move 7 of")
    page.get_by_label("Whose eyes").select_option("1")
    page.wait_for_url("**#ply=7&eyes=1")
    page.reload()
    expect(count).to_contain_text("Move 7 of")
    page.locator("body").press("End")
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_role("button", name="The score").click()
    expect(page.get_by_role("region", name="The score")).to_contain_text("Total")


def test_the_first_load_is_small(visit: Visit, finished: dict[str, str]) -> None:
    page = visit("/settings", fresh=True)
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update(small(answer)))
    page.goto(page.url.replace("/settings", f"/table/{finished['overbooking']}"))
    page.get_by_role("region", name="The score").wait_for()
    assert sum(sizes.values()) <= 250_000


def small(answer: Response) -> dict[str, int]:
    """The size of a script or style, which must come compressed."""
    if not answer.url.endswith((".js", ".css")):
        return {}
    assert answer.headers["content-encoding"] == "br"
    return {answer.url: int(answer.headers["content-length"])}
