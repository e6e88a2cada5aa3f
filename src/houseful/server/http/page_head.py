"""The head of a page: what its address is about, for those who see only a link, and what it will need."""

import json
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from houseful.core.text.i18n import say
from houseful.games import NAMES as GAMES
from houseful.host.names import name_at
from houseful.server.errors import Refused
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable

NAME = "Houseful"
PAGES = {  # as the page itself has them
    "": "src/pages/Home.svelte",
    "table": "src/table/TablePage.svelte",
    "replay": "src/pages/Replay.svelte",
    "rules": "src/pages/Rules.svelte",
    "strategy": "src/pages/Strategy.svelte",
    "cards": "src/pages/Cards.svelte",
    "learn": "src/pages/Learn.svelte",
    "score": "src/pages/Score.svelte",
    "settings": "src/pages/Settings.svelte",
    "me": "src/pages/Enter.svelte",
    "you": "src/pages/You.svelte",
    "mail": "src/pages/Mail.svelte",
}
TABLE_ID = re.compile("[0-9a-z]{1,24}")
WAITING = "src/table/Waiting.svelte"


@dataclass(frozen=True)
class About:
    """What stands behind a link."""

    title: str
    words: str
    cover: str = "home"
    needs: tuple[str, ...] = ()
    shelves: tuple[str, ...] = ()  # of words, besides those that every page needs


async def about(services: Services, path: str, language: str) -> About:
    """What an address is about; nothing particular for a table that does not exist."""
    page, _, name = path.strip("/").partition("/")
    needs = tuple(PAGES[page] for page in (page,) if page in PAGES)
    game, _, lesson = name.partition("/")
    shelves = () if page in ("", "table") else ("pages", *((game,) if lesson and game in GAMES else GAMES))
    if page in ("table", "replay") and TABLE_ID.fullmatch(name):
        try:
            live = await services.registry.live(name)
            return replace(about_table(live, page, needs, language), shelves=shelves or shelves_of(live))
        except Refused:
            pass
    return About(NAME, say("page-about", language), needs=needs, shelves=shelves)


def shelves_of(live: LiveTable) -> tuple[str, ...]:
    """The words of a table's game, once its board is there."""
    return () if live.stage == "waiting" else (live.row.game,)


def about_table(live: LiveTable, page: str, needs: tuple[str, ...], language: str) -> About:
    """An invitation while the table waits; the result where the game is over."""
    if live.position.unreadable is not None:
        return About(NAME, live.position.unreadable.say(language), needs=needs)
    game = say(live.row.game, language)
    waiting = live.stage == "waiting"
    parts = [f"src/games/{live.row.game}/{part}.svelte" for part in ("Board", "StoryPiece")]
    needs = (*needs, *([WAITING] if waiting else parts))
    words = say(f"page-tag-{live.row.game}", language)
    host = next((seat.name for seat in live.seats if seat.person == live.row.host and seat.name), None)
    if waiting and host:
        return About(say("page-invites", language, name=host, game=game), words, live.row.game, needs)
    if page == "replay" and live.position.is_dealt and live.table.over:
        game = f"{say('page-replay-short', language)}: {game}"
        words = results(live, language)
    return About(game, words, live.row.game, needs)


def results(live: LiveTable, language: str) -> str:
    """Everybody's points, the best first."""
    players = live.table.result()["players"]
    totals = [
        (player["rank"], name_at(live.seats, seat, language), player["total"])
        for player, seat in zip(players, live.seats, strict=True)
    ]
    return " · ".join(f"{name} {total}" for _, name, total in sorted(totals, key=lambda one: one[0]))


def head_of(page: About, language: str, origin: str, path: str, folder: Path) -> str:
    """The head as HTML; everything is escaped, because people choose names. The origin ends with the root path."""
    tags = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": page.title,
        "og:description": page.words,
        "og:url": origin + path,
        "og:locale": language,
        "og:image": f"{origin}/covers/{page.cover}.jpg",
        "og:image:width": "1440",
        "og:image:height": "756",
    }
    lines = [
        f"<title>{escape(page.title)}</title>",
        f'<meta name="description" content="{escape(page.words)}" />',
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
        *hints(folder, (*page.needs, *words_of(page, language)), urlsplit(origin).path),
    ]
    return "\n    ".join(lines)


def words_of(page: About, language: str) -> list[str]:
    """The modules of words that a page needs."""
    return [f"virtual:words/{name}" for name in (language, *(f"{language}-{shelf}" for shelf in page.shelves))]


def hints(folder: Path, modules: tuple[str, ...], root: str) -> list[str]:
    """Preload links for the files that the page will need."""
    manifest = folder / ".vite" / "manifest.json"
    if not manifest.is_file():
        return []
    built = read_manifest(manifest, manifest.stat().st_mtime_ns)
    chunks = dict.fromkeys(chunk for module in modules if module in built for chunk in needed(built, module))
    scripts = [f'<link rel="modulepreload" crossorigin href="{root}/{built[chunk]["file"]}" />' for chunk in chunks]
    styles = dict.fromkeys(style for chunk in chunks for style in built[chunk].get("css", ()))
    return [
        *(f'<link rel="preload" as="style" crossorigin href="{root}/{style}" />' for style in styles),
        *scripts,
    ]


@lru_cache(maxsize=1)
def read_manifest(file: Path, _changed: int) -> dict[str, Any]:
    """What the build made of each module."""
    built: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return built


def needed(built: dict[str, Any], module: str) -> list[str]:
    """A module and its imports, without what every page loads anyway."""
    entry = built.get("index.html", {})
    every = {"index.html", *entry.get("imports", ())}
    found: list[str] = []
    waiting = [module]
    while waiting:
        chunk = waiting.pop(0)
        if chunk not in found and chunk not in every and built[chunk]["file"] != entry.get("file"):
            found.append(chunk)
            waiting += built[chunk].get("imports", [])
    return found
