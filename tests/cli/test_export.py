"""`houseful export`: what it writes, what it renews, what it refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from houseful.server.http import exporting
from houseful.server.http.exporting import LOST, RECORD


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as a build leaves it, small."""
    folder = tmp_path / "static"
    (folder / ".vite").mkdir(parents=True)
    (folder / "assets").mkdir()
    page = '<html lang="en"><!--head--><title>x</title><!--/head--><script src="./assets/page-1.js"></script></html>'
    files = {
        "index.html": page,
        "assets/page-1.js": "1",
        "assets/page-1.js.br": "b",
        "sw.js": "s",
        ".vite/x.json": "{}",
    }
    for name, text in files.items():
        (folder / name).write_text(text)
    monkeypatch.setattr(exporting, "STATIC", folder)
    monkeypatch.setattr(exporting, "HOME", folder / "index.html")
    return folder


def names_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_pages_lead_to_their_files_from_every_address(houseful: Any, built: Path, tmp_path: Path) -> None:
    www = tmp_path / "www"
    told = houseful("export", www, "--root", "/games/", "--json").json()
    assert told == {"folder": str(www), "files": len(names_in(www)), "bytes": told["bytes"]}
    links = {
        "index.html": ('data-root="."', 'src="./assets/page-1.js"'),
        "rules/overbooked/index.html": ('data-root="../.."', 'src="../../assets/page-1.js"'),
        LOST: ('data-root="/games"', 'src="/games/assets/page-1.js"'),
    }
    for page, parts in links.items():
        text = (www / page).read_text()
        assert all(part in text for part in (*parts, 'data-server="none"', "content-security-policy")), page
        assert "frame-ancestors" not in text
    assert not {name for name in names_in(www) if name.endswith(".br") or ".vite" in name}


def test_a_former_export_is_renewed_and_nothing_else_is_touched(houseful: Any, built: Path, tmp_path: Path) -> None:
    www = tmp_path / "www"
    houseful("export", www)
    (www / "CNAME").write_text("example.org")
    (built / "assets/page-1.js").rename(built / "assets/page-2.js")
    answer = houseful("export", www, "--compressed")
    assert (answer.status, answer.err) == (0, "")
    assert {"CNAME", "assets/page-2.js", "assets/page-1.js.br"} <= names_in(www)
    assert "assets/page-1.js" not in names_in(www)
    assert set(json.loads((www / RECORD).read_text())["files"]) == names_in(www) - {"CNAME", RECORD}


def test_a_folder_of_something_else_is_left_alone(houseful: Any, built: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("dear")
    (tmp_path / "mine" / RECORD).write_text('{"files": 3}')
    for folder in (tmp_path / "mine", built):
        before = names_in(folder)
        answer = houseful("export", folder)
        assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
        assert names_in(folder) == before
    file = tmp_path / "mine/letter.txt"
    answer = houseful("export", file / "www")
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert str(file) in answer.err
    assert houseful("export", file).status == 2
    (built / "index.html").unlink()
    assert "make page" in houseful("export", tmp_path / "new").err
