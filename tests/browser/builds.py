"""Another build of an exported page: the same but for the name of the script that it starts with."""

import hashlib
import re
from pathlib import Path

LETTERS = 32  # of a file's hash, as the service worker knows it


def rebuild(site: Path, mark: str) -> None:
    """Make a newer version of the page in a folder in place of the one there; a mark of 2 letters tells them apart."""
    worker = site / "sw.js"
    name = entry_of(site)
    entry = f"{name[: -len('xx.js')]}{mark}.js"
    said = worker.read_text(encoding="utf-8")
    for file in sorted(site.rglob("*")):
        if file.suffix not in (".js", ".html") or file == worker:
            continue
        text = file.read_text(encoding="utf-8")
        if name in text:
            file.write_text(text.replace(name, entry), encoding="utf-8")
            said = said.replace(hashed(text), hashed(text.replace(name, entry)))
    (site / "assets" / name).rename(site / "assets" / entry)
    version = re.search(r"version:`(\w+)`", said)
    assert version is not None
    worker.write_text(said.replace(name, entry).replace(version[1], f"{version[1][:-2]}{mark}"), encoding="utf-8")


def entry_of(site: Path) -> str:
    """The script that every page starts with."""
    found = re.search(r'src="./assets/(page-[^"]+)"', (site / "index.html").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def hashed(text: str) -> str:
    """A text's hash."""
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]
