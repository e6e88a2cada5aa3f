"""The package as others install it: everything the server needs is in the wheel, the page too."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.support.processes import serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    package = ROOT / "src" / "houseful"
    there = {
        str(file.relative_to(ROOT / "src"))
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    names = set(zipfile.ZipFile(wheel).namelist())
    assert there <= names, sorted(there - names)
    assert "houseful/server/static/index.html" in names


def test_an_installed_wheel_serves_the_page(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", os.fspath(tmp_path / "site"))
    for name in [name for name in os.environ if name.startswith("COV")]:
        monkeypatch.delenv(name)  # this copy of the package is not the one whose coverage is measured
    monkeypatch.chdir(tmp_path)
    with serving(f"sqlite:///{tmp_path}/x.db") as server:
        home = httpx.get(server.url, timeout=60)
        assert home.status_code == 200
        script = next(part for part in home.text.split('"') if part.startswith("/assets/page") and ".js" in part)
        assert httpx.get(server.url + script, timeout=60).status_code == 200


def test_a_package_without_the_page_is_not_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src" / "houseful").mkdir(parents=True)
    (tmp_path / "src" / "houseful" / "__init__.py").touch()
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    ended = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "make wheel" in ended.stderr
