"""The whole site under a root path, whether or not the proxy cuts it off: page, files, API, sockets, cookies."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from houseful.core.text.validation import Fault
from houseful.server.settings import read_root_path
from tests.server.support.clients import NO_TLS, open_socket
from tests.server.support.threaded_server import serving_in_thread

ROOT = "/play/houseful"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("rooted")
    with serving_in_thread(f"sqlite:///{folder / 'houseful.db'}", root_path=ROOT) as url:
        yield url


@pytest.fixture(params=[ROOT, ""], ids=["kept", "cut"])
def at(request: pytest.FixtureRequest, site: str) -> str:
    """Where requests arrive: the proxy keeps the root path, or cuts it off."""
    return f"{site}{request.param}"


def test_the_page_names_its_files_where_they_are(at: str, site: str) -> None:
    for path in ("/", "/table/nowhere", "/rules/overbooking"):
        home = httpx.get(at + path, timeout=60, verify=NO_TLS)
        assert home.status_code == 200
        assert f'data-root="{ROOT}"' in home.text
        named = [part for part in home.text.split('"') if "/assets/" in part or part.endswith(("icon.svg", ".jpg"))]
        assert len(named) > 4
        for name in named:
            assert name.removeprefix(site).startswith(f"{ROOT}/"), name
            assert httpx.get(site + name.removeprefix(site), timeout=60, verify=NO_TLS).status_code == 200, name


def test_tables_and_sockets(at: str) -> None:
    with httpx.Client(base_url=at, timeout=60, verify=NO_TLS) as http:
        arrived = http.post("/api/me", json={"name": "Ada"})
        cookies = arrived.headers.get_list("set-cookie")
        assert all(f"Path={ROOT}/" in cookie for cookie in cookies), "no other site at this address is sent them"
        cookie = "; ".join(one.partition(";")[0] for one in cookies)
        wanted = {"game": "oktoberfest", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = http.post("/api/tables", json=wanted, headers={"Cookie": cookie})
        assert made.status_code == 201, made.text
        table_id = made.json()["table"]["id"]
        assert http.get(f"/table/{table_id}").status_code == 200

    async def play() -> int:
        socket = await open_socket(f"{at.replace('http', 'ws', 1)}/api/tables/{table_id}/socket", {"Cookie": cookie})
        state = (await socket.next_that_is("state"))["state"]
        socket.send(do="move", ply=0, move=state["legal"][0])
        played = await socket.next_that_is("played")
        await socket.close()
        return int(played["ply"])

    assert asyncio.run(play()) == 1


def test_the_reference_links_to_itself(at: str, site: str) -> None:
    for page in ("/schema", "/schema/socket"):
        found = httpx.get(at + page, timeout=60, verify=NO_TLS)
        links = [part for part in found.text.split('"') if part.endswith((".json", "/schema", "/socket"))]
        assert links
        for link in links:
            assert link.startswith(f"{ROOT}/schema")
            assert httpx.get(site + link, timeout=60, verify=NO_TLS).status_code == 200


def test_another_site_at_this_address_is_not_ours(site: str) -> None:
    assert (
        httpx.get(f"{site}/play/household/api/games", timeout=60, verify=NO_TLS)
        .headers["content-type"]
        .startswith("text/html")
    )
    assert httpx.get(f"{site}{ROOT}/api/nothing", timeout=60, verify=NO_TLS).status_code == 404


@pytest.mark.parametrize(
    ("text", "path"),
    [("", ""), ("/", ""), ("houseful", "/houseful"), ("/houseful/", "/houseful"), ("/a/b-c/", "/a/b-c")],
)
def test_a_root_path_is_read_with_and_without_slashes(text: str, path: str) -> None:
    assert read_root_path(text) == path


@pytest.mark.parametrize("text", ["/a b", "/a//b", "https://here.example/houseful", '/"', "/api", "/assets/x"])
def test_what_is_no_root_path(text: str) -> None:
    with pytest.raises(Fault, match="HOUSEFUL_ROOT_PATH"):
        read_root_path(text)
