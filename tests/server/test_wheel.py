"""The package as others install it: the wheel and the source archive have everything, the page included."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.support.processes import Server, running

ROOT = Path(__file__).parents[2]
PAGE = "src/houseful/server/static/index.html"


def build(target: str, source: Path, folder: Path) -> Path:
    """Build a wheel or a source archive."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (found,) = [*folder.glob("*.whl"), *folder.glob("*.tar.gz")]
    return found


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built from the source archive and not from this checkout: an archive that lacks something shows here."""
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as files:
        files.extractall(unpacked, filter="data")
    (source,) = unpacked.iterdir()
    return build("wheel", source, tmp_path_factory.mktemp("wheel"))


def test_the_archive_has_the_page_and_what_it_is_built_from(archive: Path) -> None:
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert {PAGE, "LICENSE", "README.md", "web/src/main.ts", "Makefile", "requirements.lock"} <= names
    assert {"deploy/Containerfile", "deploy/houseful.service", "docs/deployment.md"} <= names
    assert not any("node_modules" in name or ".venv" in name for name in names)


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


class Installed(Server):
    """The server of an environment of its own."""

    def __init__(self, python: Path, database: str) -> None:
        super().__init__(database)
        self.python = python

    def launch(self) -> None:
        program = [str(self.python.with_name("houseful")), "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            program, stdout=self.log, stderr=self.log, env=self.environment(), start_new_session=True
        )


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python in an environment with the wheel in it and nothing else.

    The packages that it depends on are lent by ours; our own Houseful is not, because a folder that a `.pth` file
    names may not name others.
    """
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=True)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    zipfile.ZipFile(wheel).extractall(site)
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    (entry,) = site.glob("houseful-*.dist-info/entry_points.txt")
    module, _, function = entry.read_text().partition("houseful = ")[2].strip().partition(":")
    python, program = folder / "bin" / "python", folder / "bin" / "houseful"
    program.write_text(f"#!{python}\nfrom {module} import {function}\n{function}()\n")
    program.chmod(0o755)
    return python


def test_an_installed_wheel_serves_the_page(python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv("HOUSEFUL_RULES", "interpreted")  # compiling in another place takes a minute and shows no more
    for name in [name for name in os.environ if name.startswith("COV")]:
        monkeypatch.delenv(name)  # this copy of the package is not the one whose coverage is measured
    monkeypatch.chdir(tmp_path)
    where = subprocess.run([python, "-c", "import houseful; print(houseful.__file__)"], capture_output=True, check=True)
    assert Path(where.stdout.decode()).is_relative_to(python.parents[1])
    with running(Installed(python, f"sqlite:///{tmp_path}/x.db")) as server:
        home = httpx.get(server.url, timeout=60)
        assert home.status_code == 200
        script = next(part for part in home.text.split('"') if part.startswith("/assets/page") and ".js" in part)
        assert httpx.get(server.url + script, timeout=60).status_code == 200
        assert httpx.get(f"{server.url}/api/rules/overbooked?language=it", timeout=60).json()["sections"]


def test_a_package_without_the_page_is_not_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src" / "houseful").mkdir(parents=True)
    (tmp_path / "src" / "houseful" / "__init__.py").touch()
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "make wheel" in ended.stderr
