"""The head of a page: escaped, with a picture from the same place and hints from the build's manifest."""

import json
from pathlib import Path

from houseful.server.http.page_head import About, head_of, hints

MANIFEST = {
    "index.html": {"file": "assets/page.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared.js"},
    "_pieces.js": {"file": "assets/pieces.js", "imports": ["_shared.js"], "css": ["assets/pieces.css"]},
    "a.svelte": {"file": "assets/a.js", "imports": ["_pieces.js", "_shared.js"], "css": ["assets/a.css"]},
    "b.svelte": {"file": "assets/b.js", "imports": ["_pieces.js"]},
}


def built(folder: Path) -> Path:
    """A folder as the build leaves it."""
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    return folder


def test_what_people_wrote_is_escaped(tmp_path: Path) -> None:
    head = head_of(About('</title><script>"', "<&>"), "en", "https://here.example/site", "/table/x?<", tmp_path)
    assert "<script" not in head
    assert '"' not in head.partition("<title>")[2].partition("</title>")[0]
    assert 'content="https://here.example/site/covers/home.jpg"' in head


def test_each_file_is_hinted_at_once_and_none_that_every_page_has(tmp_path: Path) -> None:
    told = hints(built(tmp_path), ("a.svelte", "b.svelte", "nothing.svelte"), "/site")
    assert [line.partition('href="')[2].partition('"')[0] for line in told] == [
        "/site/assets/a.css",
        "/site/assets/pieces.css",
        "/site/assets/a.js",
        "/site/assets/pieces.js",
        "/site/assets/b.js",
    ]


def test_a_page_that_is_not_built_has_no_hints(tmp_path: Path) -> None:
    assert hints(tmp_path, ("a.svelte",), "") == []
