"""Answers are as the OpenAPI page describes them (Schemathesis); the page loads nothing from elsewhere."""

import contextlib
import itertools
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

import houseful
from tests.server.support.clients import Client
from tests.server.support.processes import Server

OWN_PAGES = ("/schema/openapi.json", "/schema/socket")
EXAMPLES = 6  # of each operation, good ones and as many bad ones
CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


class Api:
    """A server with a few tables, and somebody who sits at them."""

    def __init__(self, server: Server, host: Client) -> None:
        self.server, self.host = server, host
        waiting = host.table("overbooking", "me", "open", "invite")["table"]["id"]
        playing = host.table("oktoberfest", "me", "me")["table"]["id"]
        table = houseful.deal("overbooked", players=2, seed=1)
        while not table.over:
            table.play(table.legal()[0])
        over = host.post("/api/logs", 201, log=table.log())["id"]
        self.tables = itertools.cycle((waiting, playing, over, None))
        self.schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
        self.schema.config.checks.negative_data_rejection.expected_statuses = ["4xx"]
        self.kept = {"authorization": f"Bearer {host.post('/api/me/token', 201)['token']}"}

    def headers(self, case: schemathesis.Case[Any]) -> dict[str, str]:
        """A token of our own; somebody else's for the operations that make it void."""
        if case.method.upper() != "DELETE":
            return self.kept
        with closing(Client(self.server.url, "Nobody")) as other:
            return {"cookie": other.cookie}


@pytest.fixture(scope="module")
def api(sqlite_server: Server) -> Iterator[Api]:
    with closing(Client(sqlite_server.url, "Ada")) as host:
        yield Api(sqlite_server, host)


GENTLY = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_operation_keeps_what_the_page_says(mode: GenerationMode, api: Api) -> None:
    asked: Counter[str] = Counter()
    for found in api.schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        asks = [*operation.path_parameters, *operation.query, *operation.body]
        if mode is GenerationMode.NEGATIVE and not asks:
            continue

        @GENTLY
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: schemathesis.Case[Any]) -> None:
            asked[case.operation.label] += 1
            table = next(api.tables)
            if mode is GenerationMode.POSITIVE and table is not None and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            case.call_and_validate(headers=api.headers(case), checks=CHECKS)

        ask()
    assert len(asked) >= (29 if mode is GenerationMode.POSITIVE else 20)
    check_nothing_crashed(api)


def check_nothing_crashed(api: Api) -> None:
    assert "houseful_crashes_total 0.0" in httpx.get(f"{api.server.url}/metrics", timeout=60).text
    assert "crash" not in api.server.said()


def test_the_answers_of_a_real_game_are_as_described(api: Api) -> None:
    """Schemathesis finds no legal move by itself: here are some, and everything that comes after them."""
    with contextlib.closing(Client(api.server.url, "Grace")) as host:  # who has not said anything yet
        play_as_described(api, host)


def play_as_described(api: Api, host: Client) -> None:
    table = host.table("overbooking", "me", "me", number="7")["table"]["id"]
    here = "/api/tables/{table_id}"

    def check(method: str, path: str, **body: Any) -> Any:
        query: dict[str, Any] = {"params": body} if method == "GET" else {"json": body}
        answer = host.http.request(method, path.replace("{table_id}", table), **query)
        assert answer.status_code < 300, answer.text
        api.schema[path][method].validate_response(answer)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    state = check("GET", f"{here}/state", since=0)
    check("POST", f"{here}/chat", text="hello")
    check("POST", f"{here}/reactions", reaction="wow")
    while state["turn"] is not None:
        state = check("POST", f"{here}/moves", ply=state["ply"], move=state["legal"][0])
        state = state if state["legal"] else check("GET", f"{here}/state", since=state["ply"] - 1)
        if state["undo"] and state["ply"] < 8:
            check("POST", f"{here}/undo", ply=state["ply"])
            state = check("GET", f"{here}/state")
            check("POST", f"{here}/moves", ply=state["ply"], move=state["legal"][-1])
            state = check("GET", f"{here}/state")
    while check("GET", here)["stage"] != "over":
        pass
    assert check("GET", f"{here}/replay", ply=5, eyes="open")["views"]
    assert check("GET", f"{here}/log").startswith("houseful log 1")
    for path in ("/api/me", "/api/games", "/api/tables", "/api/tables/mine", f"{here}/chat", "/health"):
        check("GET", path)
    check("POST", f"{here}/rematch", number="8")


# The page for people


class Page(HTMLParser):
    """Everything a browser would do something with."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.ids: set[str] = set()
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            assert not name.startswith("on"), "a script in an attribute"
            if name in ("href", "src", "action"):
                self.addresses.append(value or "")
            if name == "id":
                self.ids.add(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data + "\n"


def test_the_page_lists_every_route_and_loads_nothing_from_elsewhere(api: Api) -> None:
    answer = httpx.get(f"{api.server.url}/schema", follow_redirects=True, timeout=60)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    page = Page(answer.text)
    assert "script" not in page.tags
    assert "style" not in page.tags
    for address in page.addresses:
        assert address in OWN_PAGES or address.removeprefix("#") in page.ids, address
    paths = httpx.get(f"{api.server.url}/schema/openapi.json", timeout=60).json()["paths"]
    for path, item in paths.items():
        for method in item:
            assert f"{method.upper()} {path}" in page.text


def test_every_route_declares_how_it_refuses(api: Api) -> None:
    paths = httpx.get(f"{api.server.url}/schema/openapi.json", timeout=60).json()["paths"]
    for item in paths.values():
        for operation in item.values():
            for status in ("400", "401", "403", "404", "409", "413", "422", "429", "503"):
                kind = operation["responses"][status]["content"]["application/json"]["schema"]
                assert kind["$ref"].endswith("/Failure")
