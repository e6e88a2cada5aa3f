"""Files for those who run a server: well-formed, and true to the program that they start."""

import json
import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest

from houseful.cli.main import build_parser
from houseful.server.app import create_app
from houseful.server.doctor import known_variables
from houseful.server.settings import Settings, read_database

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
TEXTS = {file.name: file.read_text("utf-8") for file in DEPLOY.iterdir()}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(read_database(f"sqlite:///{tmp_path}/x.db"))


def check_command(words: list[str]) -> None:
    """See that the command line takes these words."""
    build_parser().parse_args(words)


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_every_setting_named_there_is_one(name: str, settings: Settings) -> None:
    named = set(re.findall(r"\bHOUSEFUL_[A-Z_]+\b", TEXTS[name]))
    assert named <= known_variables(settings)


# systemd


def unit(file: Path) -> ConfigParser:
    """A unit file; settings may be repeated."""
    parser = ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(file, "utf-8")
    return parser


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_units_are_what_systemd_expects(file: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd here")
    for other in UNITS:  # programs that are installed here, so that only the units are judged
        text = re.sub(r"^(Exec\w+)=.*", r"\1=/bin/true", other.read_text("utf-8"), flags=re.M)
        (tmp_path / other.name).write_text(text)
    ended = subprocess.run(
        [program, "verify", "--man=no", str(tmp_path / file.name)], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("file", [file for file in UNITS if file.suffix == ".service"], ids=lambda file: file.name)
def test_units_start_commands_that_there_are(file: Path) -> None:
    program, *words = unit(file)["Service"]["ExecStart"].split()
    assert program.endswith("/bin/houseful")
    check_command(words)


def test_the_service_may_write_where_it_keeps_things_and_nowhere_else() -> None:
    service = unit(DEPLOY / "houseful.service")["Service"]
    assert service["ProtectSystem"] == "strict"
    assert service["DynamicUser"] == "yes"
    assert service["StateDirectory"] == service["CacheDirectory"] == "houseful"
    assert "/var/lib/houseful/" in service["Environment"]
    assert "MemoryDenyWriteExecute" not in service, "rules are compiled to machine code"


# Containers


def instructions(name: str) -> list[str]:
    """The arguments of an instruction, each time it is given."""
    joined = re.sub(r"\\\n\s*", " ", CONTAINER)
    return re.findall(rf"^{name} (.*)$", joined, re.M)


def test_the_container_is_built_in_stages_and_runs_as_nobody_in_particular() -> None:
    assert len(instructions("FROM")) == 2
    assert "AS build" in instructions("FROM")[0]
    assert instructions("COPY")[-1].startswith("--from=build ")
    assert instructions("USER") == ["10001"]
    assert instructions("VOLUME") == ["/var/lib/houseful"]


def test_the_container_starts_a_command_that_there_is() -> None:
    (entry,), (command,) = [json.loads(*instructions(name)) for name in ("ENTRYPOINT", "CMD")]
    assert entry == "houseful"
    check_command([command])


def test_its_health_is_asked_at_an_address_that_answers(settings: Settings) -> None:
    (asked,) = instructions("HEALTHCHECK")
    found = re.search(r"\}(/[a-z/]+)", asked)
    assert found is not None
    routes = {route.path for route in create_app(settings).routes}
    assert found[1] in routes
    check = json.loads(asked.partition(" CMD ")[2])
    compile(check[-1], "healthcheck", "exec")


def test_what_the_build_copies_is_there() -> None:
    """`make wheel` builds the page, so neither a built page nor an environment comes along."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {"web/node_modules", "src/houseful/server/static", ".venv", ".git"} <= set(ignored)
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text("utf-8"), re.M)


def compose() -> dict[str, Any]:
    parsed: dict[str, Any] = yaml.safe_load(TEXTS["compose.yaml"])
    return parsed


def test_the_composition_is_whole() -> None:
    services, volumes = compose()["services"], compose()["volumes"]
    server = services["houseful"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert server["read_only"] is True
    for service in services.values():
        for volume in service["volumes"]:
            assert volume.partition(":")[0] in volumes
    assert all(port.startswith("127.0.0.1:") for port in server["ports"]), "TLS is the proxy's"


def test_the_server_and_its_database_agree() -> None:
    services = compose()["services"]
    address = services["houseful"]["environment"]["HOUSEFUL_DATABASE"]
    database = services["database"]["environment"]
    assert address.startswith(f"postgresql://{database['POSTGRES_USER']}:")
    assert address.endswith(f"@database/{database['POSTGRES_DB']}")
    assert database["POSTGRES_PASSWORD"] in address


# Metrics


def metrics_reported() -> dict[str, str]:
    """The metrics of /metrics that are ours, as they are named there, and their kinds."""
    about = re.findall(r"^# TYPE (houseful_\w+) (\w+)$", generate_latest().decode(), re.M)
    return {name: kind for name, kind in about if not name.endswith("_created")}


def stored_names() -> set[str]:
    """The names under which Prometheus stores them."""
    parts = {"histogram": ("_bucket", "_count", "_sum")}
    return {name + part for name, kind in metrics_reported().items() for part in parts.get(kind, ("",))}


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    board = json.loads(TEXTS["grafana-dashboard.json"])
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\bhouseful_[a-z_]+\b", target["expr"])
    }
    assert len(asked) > 8
    assert asked <= stored_names()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_every_metric_is_documented() -> None:
    page = (ROOT / "docs" / "deployment.md").read_text("utf-8")
    assert {name for name in metrics_reported() if f"`{name}`" not in page} == set()


def test_prometheus_asks_the_right_address() -> None:
    (job,) = yaml.safe_load(TEXTS["prometheus.yaml"])["scrape_configs"]
    assert job["metrics_path"] == "/metrics"
