"""A server whose operator has switched public tables off lists none and makes none."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from houseful.core.text.i18n import LANGUAGES, say
from tests.server.support.clients import Client
from tests.server.support.threaded_server import serving_in_thread


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[Client]:
    with (
        serving_in_thread(f"sqlite:///{tmp_path}/x.db", public_tables="off") as url,
        closing(Client(url, "Ada")) as client,
    ):
        yield client


def test_public_tables_are_refused_and_the_page_is_told(ada: Client) -> None:
    wanted = {"game": "oktoberfest", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = ada.http.post("/api/tables", json={**wanted, "public": True})
    assert refused.status_code == 403
    assert refused.json()["message"] == say("refused-server-no-public", "en")
    assert ada.http.post("/api/tables", json=wanted).status_code == 201
    assert not any(game["public_tables"] for game in ada.get("/api/games")["games"])
    assert ada.get("/api/tables")["tables"] == []
    assert 'houseful_refusals_total{reason="server-no-public"} ' in ada.get("/metrics")


def test_a_public_table_from_before_is_no_longer_listed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    with serving_in_thread(database) as url, closing(Client(url, "Ada")) as ada:
        ada.table("oktoberfest", "me", "open", public=True)
        assert len(ada.get("/api/tables")["tables"]) == 1
        assert all(game["public_tables"] for game in ada.get("/api/games")["games"])
    with serving_in_thread(database, public_tables="off") as url, closing(Client(url, "Bob")) as bob:
        assert bob.get("/api/tables")["tables"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_said_in_every_language(language: str) -> None:
    assert say("refused-server-no-public", language)
