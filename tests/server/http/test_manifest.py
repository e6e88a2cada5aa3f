"""The web app manifest: what it names is there, as large as it says."""

from collections.abc import Callable
from urllib.parse import urljoin

from houseful.games import NAMES
from tests.server.support.clients import Client

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_manifest_names_icons_that_are_there_and_each_game(visitor: Callable[..., Client]) -> None:
    http = visitor().http
    answer = http.get("/manifest.webmanifest")
    manifest = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert {manifest[place] for place in ("id", "start_url", "scope")} == {"./"}
    assert {link["url"].partition("=")[2] for link in manifest["shortcuts"]} == set(NAMES)
    icons = [*manifest["icons"], *(icon for link in manifest["shortcuts"] for icon in link["icons"])]
    assert {"192x192", "512x512", "any"} <= {icon["sizes"] for icon in icons}
    assert [icon["sizes"] for icon in icons if icon.get("purpose") == "maskable"] == ["512x512"]
    for icon in (icon for icon in icons if icon["type"] == "image/png"):
        drawn = http.get(urljoin("/", icon["src"])).content
        width, height = (int.from_bytes(drawn[at : at + 4], "big") for at in (16, 20))
        assert (drawn[:8], f"{width}x{height}") == (PNG, icon["sizes"]), icon["src"]
