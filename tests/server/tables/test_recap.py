"""Since one's last move: what happened in sentences, the positions on the way, and why a game is over."""

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import houseful
from houseful.core.text.i18n import LANGUAGES
from houseful.games import find_game
from tests.server.support.clients import Client

Arrive = Callable[[str], Client]
COLOURS = re.compile(r"\b(Red|Blue|Green|Orange|Purple|Teal|Pink)\b")


class Watched:
    """A game between two seats of one person, and what each of them saw at every ply."""

    def __init__(self, ada: Client, game: str, **options: Any) -> None:
        self.ada, self.luck = ada, random.Random(5)
        self.path = f"/api/tables/{ada.table(game, 'me', 'me', options=options)['table']['id']}"
        self.views: dict[tuple[int, int], Any] = {}
        self.ply = 0
        self.turn: int | None = None
        self.lines: list[int] = []  # who wrote each line of the log

    def play(self, moves: int) -> bool:
        """So many moves more; False when the game is over."""
        for _ in range(moves + 1):
            states = [self.ada.get(f"{self.path}/state", seat=seat) for seat in (0, 1)]
            self.ply, self.turn = states[0]["ply"], states[0]["turn"]
            for seat, state in enumerate(states):
                self.views[self.ply, seat] = state["view"]
            if self.turn is None:
                return False
            if len(self.lines) == self.ply and _ < moves:
                self.lines.append(self.turn)
                move = self.luck.choice(states[self.turn]["legal"])
                self.ada.post(f"{self.path}/moves", ply=self.ply, move=move)
        return True

    def last_of(self, seat: int) -> int:
        """The ply of a seat's last line."""
        return max((ply for ply, who in enumerate(self.lines, start=1) if who == seat), default=0)


@pytest.mark.parametrize("game", houseful.games())
def test_the_recap_begins_with_ones_last_move_and_can_be_stepped_through(visitor: Arrive, game: str) -> None:
    watched = Watched(visitor("Ada"), game)
    ada, path = watched.ada, watched.path
    for moves in (0, 1, 3, 4, 3, 5):
        watched.play(moves)
        for seat in (0, 1):
            last = watched.last_of(seat)
            recap = ada.get(f"{path}/recap", seat=seat)
            after = [chapter["ply"] for chapter in recap["chapters"] if chapter["ply"] > last]
            assert after == list(range(last + 1, watched.ply + 1))
            assert recap["start"] == (last if len(after) == len(recap["chapters"]) else last - 1)
            assert [chapter["seat"] for chapter in recap["chapters"]] == watched.lines[recap["start"] :]
            for ply in range(last, watched.ply + 1):
                past = ada.get(f"{path}/past", seat=seat, ply=ply)
                assert past["view"] == watched.views[ply, seat]
            assert ada.get(f"{path}/past", 404, seat=seat, ply=watched.ply + 1)["error"] == "server-no-past"


def test_before_ones_own_last_move_nothing_secret_is_shown(visitor: Arrive) -> None:
    watched = Watched(visitor("Ada"), "overbooking", peek=False)
    watched.play(6)
    last = watched.last_of(0)
    past = watched.ada.get(f"{watched.path}/past", seat=0, ply=last - 1)
    assert (past["view"]["seat"], past["view"]["hand"]) == (None, None)
    watched.ada.get(f"{watched.path}/past", 404, seat=0, ply=last - 2)
    stranger = visitor("Eve")
    stranger.get(f"{watched.path}/past", 403, seat=0, ply=watched.ply)
    assert stranger.get(f"{watched.path}/past", ply=1)["view"]["seat"] is None
    assert len(stranger.get(f"{watched.path}/recap")["chapters"]) == 3


def test_before_the_start_there_is_no_past(visitor: Arrive) -> None:
    ada = visitor("Ada")
    path = f"/api/tables/{ada.table('overbooking', 'me', 'open')['table']['id']}"
    for seat in ({}, {"seat": 0}):
        assert ada.get(f"{path}/past", 409, ply=0, **seat)["error"] == "server-not-started"
        assert ada.get(f"{path}/recap", **seat)["chapters"] == []
    assert ada.get(f"{path}/ending", 409)["error"] == "server-not-over"


def test_the_checking_that_ones_own_move_began_is_news(visitor: Arrive) -> None:
    watched = Watched(visitor("Ada"), "overbooking")
    while watched.views.get((watched.ply, 0), {"round": 1})["round"] == 1:
        watched.play(1)
    seat = watched.lines[-1]
    recap = watched.ada.get(f"{watched.path}/recap", seat=seat)
    assert recap["start"] == watched.ply - 1
    (checking,) = recap["chapters"]
    assert not {"place", "draw"} & {event["kind"] for event in checking["events"]}
    assert "checked" in {event["kind"] for event in checking["events"]}


def test_everybody_has_one_name_in_what_happened(visitor: Arrive) -> None:
    watched = Watched(visitor("Ada"), "overbooking")
    watched.play(30)
    prose = watched.ada.get(f"{watched.path}/prose", since=0, seat=0)
    said = [*prose["table"], *(line for chapter in prose["chapters"] for line in chapter["lines"])]
    assert not [line for line in said if COLOURS.search(line)]
    assert any("Ada 2" in line for line in said)
    retold = watched.ada.get(f"{watched.path}/prose", since=0, spectator=True)
    assert not [line for chapter in retold["chapters"] for line in chapter["lines"] if "You" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_that_read_well(visitor: Arrive, language: str) -> None:
    ada = visitor("Ada")
    table = ada.table("overbooking", "me", "casual", "casual")["table"]["id"]
    told = " ".join(ada.get(f"/api/tables/{table}/prose", language=language)["table"])
    name = {"en": "Casual bot 2", "de": "Entspannter Bot 2", "fr": "Robot détendu 2", "it": "Bot rilassato 2"}
    assert name.get(language, "Ontspannen bot 2") in told
    assert ":" not in name.get(language, "")


def test_who_has_no_name_yet_is_a_guest_in_the_readers_language(visitor: Arrive) -> None:
    table = visitor("Gast").table("oktoberfest", "me", "me")["table"]["id"]
    prose = visitor("Eve").get(f"/api/tables/{table}/prose", language="fr")["table"]
    assert any("Invité 2" in line for line in prose)


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("overbooking", {"hotel.score.end": "last-round"}),
        ("overbooked", {"plane.end.round": "round-complete", "plane.hall.empty": "no-card"}),
        ("oktoberfest", {"tent.end.food": "", "tent.end.tables": ""}),
    ],
)
def test_every_end_has_a_rule_a_reason_and_a_sentence(visitor: Arrive, game: str, rules: dict[str, str]) -> None:
    watched = Watched(visitor("Ada"), game)
    assert watched.ada.get(f"{watched.path}/ending", 409)["error"] == "server-not-over"
    while watched.play(40):
        pass
    ending = watched.ada.get(f"{watched.path}/ending")
    (event,) = ending["events"]
    assert ending["rule"] == event["rule"]
    assert rules[ending["rule"]] in ("", event["reason"])
    assert ending["goals"] == []
    assert ending["lines"][-1].endswith(("is over.", "is over at once."))


def test_flying_alone_ends_with_its_goals_and_the_cause(visitor: Arrive) -> None:
    ada = visitor("Ada")
    path = f"/api/tables/{ada.table('overbooked', 'me', options={'scenario': 'romance'})['table']['id']}"
    luck, state = random.Random(2), ada.get(f"/{path.strip('/')}/state")
    while state["turn"] is not None:
        ada.post(f"{path}/moves", ply=state["ply"], move=luck.choice(state["legal"]))
        state = ada.get(f"{path}/state")
    ending = ada.get(f"{path}/ending")
    assert [event["kind"] for event in ending["events"]] == ["lost"]
    assert ending["events"][0]["reason"] in ("no-voucher", "no-card")
    assert [goal["kept"] for goal in ending["goals"]].count(False) >= 1
    assert ending["goals"][0]["text"].startswith("5 couples (")
    assert "points" not in " ".join([*ending["lines"], *(goal["text"] for goal in ending["goals"])])


@pytest.mark.parametrize("game", houseful.games())
def test_pieces_keep_to_their_declared_types(visitor: Arrive, game: str) -> None:
    watched = Watched(visitor("Ada"), game)
    watched.play(40)
    declared = find_game(game).presentation.story.piece_type
    chapters = watched.ada.get(f"{watched.path}/prose", since=0, seat=0)["chapters"]
    pieces = [piece for chapter in chapters for line in chapter["pieces"] for piece in line]
    kinds = {kind.__annotations__["kind"].__args__[0]: kind for kind in declared.__args__}
    for piece in pieces:
        assert msgspec.convert(piece, kinds[piece["kind"]], strict=True) == piece
    assert len({piece["kind"] for piece in pieces}) > 1
