"""The page as files that any web host can serve, also under a folder of its own; games are played on the device."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from houseful.core.lessons.lesson import lessons_of
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game
from houseful.server.http.page import HOME, MARK, STATIC
from houseful.server.http.page_head import NAME
from houseful.server.http.security_headers import POLICY

RECORD = "houseful-export.json"  # names the files of an export, so that the next one may replace them
LOST = "404.html"  # what hosts show for an address without a file
NO_JEKYLL = ".nojekyll"  # GitHub Pages else leaves out some names
COMPRESSED = (".br", ".gz")
ALONE = ("learn", "settings")
OF_A_GAME = ("rules", "strategy", "cards", "score", "learn")
IN_A_HEADER = "frame-ancestors"  # of no effect in a page itself


def export(folder: Path, root: str, compressed: bool, count: Callable[[int], None]) -> list[str]:
    """Write the page into a folder that is empty, new or a former export; return the names of its files."""
    if not HOME.is_file():
        raise Fault("doctor-no-page", file=str(HOME))
    former = files_of_former(folder)
    folder.mkdir(parents=True, exist_ok=True)
    written: list[str] = []
    # Last what refers to the rest: whoever looks while files are written finds one version, whole.
    files: list[tuple[str, Path | str]] = [*built_files(compressed), *pages(root)]
    for name, source in files:
        place(folder / name, source)
        written.append(name)
        count(1)
    record = json.dumps({"files": written}, indent=0)
    place(folder / RECORD, record)
    for name in set(former) - set(written):
        (folder / name).unlink(missing_ok=True)
    return [*written, RECORD]


def files_of_former(folder: Path) -> list[str]:
    """The files of the export that a folder holds; Fault if it holds something else."""
    if not folder.is_dir() or not any(folder.iterdir()):
        return []
    try:
        files: list[str] = json.loads((folder / RECORD).read_text(encoding="utf-8"))["files"]
        inside = [name for name in files if (folder / name).resolve().is_relative_to(folder.resolve())]
    except (OSError, ValueError, TypeError, KeyError):
        raise Fault("fault-export-folder", folder=str(folder)) from None
    return inside


def place(file: Path, source: Path | str) -> None:
    """Put a file or a text in its place, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    if isinstance(source, Path):
        shutil.copyfile(source, beside)
    else:
        beside.write_text(source, encoding="utf-8")
    os.replace(beside, file)


def built_files(compressed: bool) -> Iterator[tuple[str, Path]]:
    """What the build made, but for what only a server reads; the service worker last."""
    files = sorted(file for file in STATIC.rglob("*") if file.is_file() and ".vite" not in file.parts)
    for file in sorted(files, key=lambda file: file.name.startswith("sw.js")):
        if file != HOME and (compressed or file.suffix not in COMPRESSED):
            yield file.relative_to(STATIC).as_posix(), file


def addresses() -> list[str]:
    """Where a visitor can be without a server and without a table, from home on."""
    of_games = [f"{page}/{name}" for page in OF_A_GAME for name in NAMES]
    lessons = [f"learn/{name}/{lesson.name}" for name in NAMES for lesson in lessons_of(find_game(name))]
    return ["", *ALONE, *of_games, *lessons]


def pages(root: str) -> Iterator[tuple[str, str]]:
    """The page at each of its addresses, home last; and what is shown at others, under a root path."""
    built = HOME.read_text(encoding="utf-8")
    yield NO_JEKYLL, ""
    yield LOST, page_at(built, root.rstrip("/") or "/")
    for address in reversed(addresses()):
        depth = len(address.split("/")) if address else 0
        yield f"{address}/index.html".lstrip("/"), page_at(built, "/".join([".."] * depth) or ".")


def page_at(built: str, root: str) -> str:
    """The page as it was built, from where the site begins at a path, or so many folders further up."""
    opening, _, rest = built.partition(MARK[0])
    text = f"{opening}{head()}{rest.partition(MARK[1])[2]}".replace('="./', f'="{root.rstrip("/")}/')
    return text.replace("<html ", f'<html data-root="{escape(root.rstrip("/"))}" data-server="none" ', 1)


def head() -> str:
    """What a server would say in headers, and about the page."""
    policy = "; ".join(part for part in POLICY.split("; ") if not part.startswith(IN_A_HEADER))
    return "\n    ".join(
        [
            f"<title>{NAME}</title>",
            f'<meta name="description" content="{escape(say("page-about", "en"))}" />',
            '<meta name="referrer" content="same-origin" />',
            f'<meta http-equiv="content-security-policy" content="{escape(policy)}" />',
        ]
    )
