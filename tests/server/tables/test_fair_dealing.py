"""Fair dealing at the server's tables: the commitment is published before any number is asked for."""

from collections.abc import Callable

import pytest

from houseful import replay
from houseful.core.fairness import FairDeal, commitment_to
from houseful.server.tables import commitments
from tests.server.support.clients import Client
from tests.server.support.http_tables import path, play_out

Arrive = Callable[[str], Client]


def test_a_host_has_the_commitment_before_they_send_their_number(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    promise = ada.post("/api/commitments", 201)
    table = ada.table("oktoberfest", "me", "open", commitment=promise["id"], number="7")["table"]
    assert table["fair"]["commitment"] == promise["commitment"]
    assert table["fair"]["first"]
    assert bob.get(path(table))["fair"]["commitment"] == promise["commitment"], "those who join see it first, too"
    bob.post(path(table, "join"), number="8")
    ada.post(path(table, "start"))
    fair = play_out(ada, bob, table=table)["fair"]
    assert commitment_to(fair["secret"]) == promise["commitment"]
    assert fair["numbers"] == ["7", "8"]
    assert fair["seed"] == str(FairDeal(fair["secret"], ("7", "8")).seed)
    assert replay(ada.get(path(table, "log"))).fair == FairDeal(fair["secret"], ("7", "8"))


def test_without_a_commitment_asked_for_before_the_deal_says_so(visitor: Arrive) -> None:
    table = visitor("Ada").table("oktoberfest", "me", "me", number="7")["table"]
    assert table["fair"]["commitment"]
    assert not table["fair"]["first"]


def test_a_number_under_its_former_name_counts(visitor: Arrive) -> None:
    ada = visitor("Ada")
    table = ada.table("oktoberfest", "me", "me", luck="17")["table"]
    assert play_out(ada, table=table)["fair"]["numbers"] == ["17", "17"]


def test_a_commitment_is_for_one_table(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    promise = ada.post("/api/commitments", 201)
    table = ada.table("oktoberfest", "me", "me", commitment=promise["id"])["table"]
    play_out(ada, table=table)
    for person in (ada, bob):  # its secret is public now: whoever dealt with it again could choose the cards
        again = person.post(
            "/api/tables", 409, game="oktoberfest", seats=[{"kind": "me"}, {"kind": "me"}], commitment=promise["id"]
        )
        assert again["error"] == "server-commitment-used"
    assert ada.post(path(table, "rematch"), 409, commitment=promise["id"])["error"] == "server-commitment-used"


def test_a_rematch_is_dealt_by_a_commitment_asked_for_before(visitor: Arrive) -> None:
    ada = visitor("Ada")
    table = ada.table("oktoberfest", "me", "me")["table"]
    play_out(ada, table=table)
    promise = ada.post("/api/commitments", 201)
    again = ada.post(path(table, "rematch"), commitment=promise["id"], number="9")
    assert again["fair"]["commitment"] == promise["commitment"]
    assert again["fair"]["first"]


@pytest.mark.parametrize("made_up", ["x", "zzzzzzzzzzzabc", "00000000001abc", "fffffffffffabc"])
def test_a_commitment_that_is_old_or_made_up_is_refused(visitor: Arrive, made_up: str) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    refused = visitor("Ada").post("/api/tables", 409, game="oktoberfest", seats=seats, commitment=made_up)
    assert refused["error"] == "server-commitment-old"


def test_commitments_are_told_apart_and_need_the_servers_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commitments, "now", lambda: 1_700_000_000_000)
    one, other = (commitments.new_commitment(b"key") for _ in range(2))
    assert one.id != other.id
    assert one.commitment != other.commitment
    mine, theirs = (commitments.deal_fields(key, one.id, "")["secret"] for key in (b"key", b"another key"))
    assert commitment_to(mine) == one.commitment
    assert commitment_to(theirs) != one.commitment
    monkeypatch.setattr(commitments, "now", lambda: 1_700_000_000_000 + commitments.LIFETIME + 1)
    assert not commitments.is_current(one.id)
