"""`houseful export`: the page from files, under a path of a host that knows nothing else; its versions on a device."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import houseful
from houseful.cli.main import main
from houseful.core.lessons.lesson import lessons_of
from houseful.core.text.i18n import say
from houseful.games import find_game
from tests.browser.builds import entry_of, rebuild
from tests.browser.conftest import COARSE, PATIENCE, complaint
from tests.browser.hosts import PLACE, Host, hosting
from tests.browser.kept_files import KEPT, wait, wait_until_kept
from tests.browser.lesson_keys import do_lesson
from tests.browser.test_offline import READ

VERSIONS = "async () => (await caches.keys()).sort()"
ENTRY = "document.querySelector('script[type=module]').src"
LOOK = "async () => { await (await navigator.serviceWorker.ready).update() }"
SPOIL = """async (part) => {
  const cache = await caches.open((await caches.keys())[0])
  const spoiled = (await cache.keys()).filter(({ url }) => url.includes(part))
  const headers = { 'content-type': 'text/javascript' }
  for (const { url } of spoiled) await cache.put(url, new Response('spoiled', { headers }))
  return spoiled.length
}"""


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    main(["export", str(folder / PLACE), "--json"])
    return folder


@pytest.fixture
def host(exported: Path, tmp_path: Path) -> Iterator[Host]:
    """A host with files of its own, which a test may change."""
    with hosting(Path(shutil.copytree(exported, tmp_path / "host"))) as started:
        yield started


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(locale="fr", reduced_motion="reduce", **COARSE) as opened:
        opened.set_default_timeout(PATIENCE)
        yield opened


def open_page(context: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """A page, and what its console holds against it."""
    page, faults = context.new_page(), list[str]()
    page.on("console", lambda said: faults.append(complaint(said)) if said.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    return page, faults


def learn_and_score(page: Page, host: Host) -> None:
    """What has to be worked out: tries in a lesson, and the points of a real table."""
    lesson = lessons_of(find_game("overbooking"))[0]
    page.goto(f"{host.url}/learn/overbooking/{lesson.name}")
    do_lesson(page, lesson, "fr")
    page.goto(f"{host.url}/score/overbooked")
    page.get_by_role("button", name="1A").first.focus()
    page.keyboard.type("rr")
    planes = [["RR. .... ...", *["... .... ..."] * 4], ["... .... ..."] * 5]
    expected = houseful.score({"game": "overbooked", "players": [{"plane": plane} for plane in planes]})
    totals = [str(sheet["total"]).replace("-", "\N{MINUS SIGN}") for sheet in expected["players"]]
    expect(page.get_by_role("row").last.get_by_role("cell")).to_have_text(totals)


def test_everything_that_is_read_is_there_without_a_server(context: BrowserContext, host: Host) -> None:
    page, faults = open_page(context, f"{host.url}/")
    expect(page.locator("h1")).to_have_text(say("page-title", "fr"))
    for path, there in READ.items():
        page.goto(host.url + path)
        expect(page.locator(there).first).to_be_attached()
    page.goto(f"{host.url}/settings")
    card = page.locator("#flight")
    devtools, origin = context.new_cdp_session(page), host.url.removesuffix(f"/{PLACE}")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1_000_000})
    fetching = card.get_by_role("button", name=re.compile("écupérer"))
    fetching.click()
    expect(card.get_by_role("alert")).to_have_text(say("page-flight-full", "fr"))
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    fetching.click()
    expect(card.get_by_role("status")).to_have_text(say("page-flight-ready", "fr"))
    assert not [path for path in host.asked if not path.startswith(f"/{PLACE}") or "/api" in path]
    assert faults == []
    host.stop()
    page.goto(f"{host.url}/table/none")  # has no file: what is kept answers
    expect(page.locator("a.home")).to_be_visible()
    for path, there in READ.items():
        page.goto(host.url + path)
        expect(page.locator(there).first).to_be_attached()
    learn_and_score(page, host)
    page.goto(f"{host.url}/settings")
    expect(card.get_by_role("img", name=say("page-flight-there", "fr"))).to_have_count(4)
    card.get_by_role("button", name=say("page-flight-remove", "fr")).click()
    expect(card.get_by_role("status")).to_have_text("")
    assert page.evaluate(KEPT) == []


def test_a_new_version_waits_until_it_is_wanted(context: BrowserContext, host: Host) -> None:
    first, _ = open_page(context, f"{host.url}/")
    wait_until_kept(first, "fr-all")
    second, _ = open_page(context, f"{host.url}/settings")
    (old,), entry = first.evaluate(VERSIONS), first.evaluate(ENTRY)
    first_script = first.locator("script[type=module]").get_attribute("src") or ""
    rebuild(host.folder / PLACE, "v2")
    cut = host.folder / PLACE / "assets" / entry_of(host.folder / PLACE)
    whole = cut.read_bytes()
    cut.write_bytes(whole[:-1])
    first.evaluate(LOOK)
    wait(first, "async () => !(await navigator.serviceWorker.ready).installing", bool)
    assert first.evaluate("async () => !(await navigator.serviceWorker.ready).waiting")
    cut.write_bytes(whole)
    first.evaluate(LOOK)
    offered = [page.get_by_text(say("page-version-new", "fr")) for page in (first, second)]
    for offer in offered:
        expect(offer).to_be_visible()
    assert {first.evaluate(ENTRY), second.evaluate(ENTRY)} == {entry}
    first.get_by_role("button", name=say("page-version-reload", "fr")).click()
    expect(first.locator("script[type=module]")).not_to_have_attribute("src", first_script)
    expect(offered[1]).to_be_visible()
    assert old in wait(first, VERSIONS, lambda names: len(names) == 2)  # the second tab may still need it
    second.goto(f"{host.url}/rules/overbooked")
    (new,) = wait(second, VERSIONS, lambda names: old not in names)
    assert new != old


def test_a_damaged_file_is_fetched_anew(context: BrowserContext, host: Host) -> None:
    page, _ = open_page(context, f"{host.url}/")
    wait_until_kept(page, "fr-all")
    assert page.evaluate(SPOIL, entry_of(host.folder / PLACE)) == 1
    page.reload()
    expect(page.locator("h1")).to_have_text(say("page-title", "fr"))
    host.stop()
    page.reload()
    expect(page.locator("h1")).to_have_text(say("page-title", "fr"))
