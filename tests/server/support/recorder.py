"""A game at a server's table, with what the server answered on the way, to be played again elsewhere."""

import random
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from houseful.core.text.i18n import LANGUAGES
from tests.server.support.clients import Client

Json = dict[str, Any]
WRONG = "9 nobody nowhere"
OWN = ("id", "fair", "host_gone", "created", "next")  # what every table has of its own
HERE = "here"
UNDOS = 0.1  # of the chances to take back


class Question(NamedTuple):
    """A question as both sides are asked it: its name, and what is asked."""

    name: str
    facts: Json


class Answered(NamedTuple):
    """What was said at a ply."""

    ply: int
    language: str
    question: Question
    answer: Any


class Recorder:
    """Plays with luck, asks everything now and then, and notes what it did."""

    def __init__(self, ada: Client, game: str, seats: tuple[str, ...], options: Json) -> None:
        self.ada, self.luck, self.seats = ada, random.Random(6), seats
        self.own = [number for number, seat in enumerate(seats) if seat == "me"]
        created = ada.table(game, *seats, options=options, hints=True)["table"]
        self.path, self.person = f"/api/tables/{created['id']}", ada.me["id"]
        self.lines: list[tuple[int, str]] = []  # own moves and undos: the ply they answer, and the move or nothing
        self.answers: list[Answered] = []

    def play(self, chance: float) -> Json:
        """A whole game; the state at its end."""
        while True:
            state = self.state(None)
            over = state["table"]["stage"] == "over"
            if over or (state["legal"] and self.luck.random() < chance):
                self.ask(state)
            if over:
                return state
            if not state["legal"]:
                time.sleep(0.002)
            elif state["undo"] and self.luck.random() < UNDOS:
                self.lines.append((state["ply"], ""))
                self.ada.post(f"{self.path}/undo", ply=state["ply"])
            else:
                self.lines.append((state["ply"], self.luck.choice(state["legal"])))
                self.ada.post(f"{self.path}/moves", ply=state["ply"], move=self.lines[-1][1])

    def state(self, seat: int | None, **query: Any) -> Json:
        """The table as a seat sees it."""
        found: Json = self.ada.get(f"{self.path}/state", **query, **({} if seat is None else {"seat": seat}))
        return found

    def ask(self, state: Json) -> None:
        """Ask everything that can be asked now, in one language."""
        language = LANGUAGES[len(self.answers) % len(LANGUAGES)]
        self.ada.http.patch("/api/me", json={"language": language}).raise_for_status()
        for question in [*questions(self.own, state), *self.about_moves(state)]:
            self.answers.append(Answered(state["ply"], language, question, self.asked(question, language)))

    def about_moves(self, state: Json) -> Iterator[Question]:
        """Questions before a decision."""
        if state["legal"]:
            moves = self.luck.sample(state["legal"], min(3, len(state["legal"])))
            yield Question("hint", {})
            yield Question("preview", {"move": moves[0]})
            yield Question("previews", {"moves": moves})
            yield from (Question("why", {"move": move}) for move in (moves[0], WRONG, self.seats[0]))

    def asked(self, question: Question, language: str) -> Any:
        """What the server answers, its own names taken out."""
        facts = {name: fact for name, fact in question.facts.items() if fact is not None}
        if question.name in ("hint", "preview", "previews", "why"):
            return plain(self.ada.post(f"{self.path}/{question.name}", None, **facts), self.person)
        path = self.path if question.name != "cards" else f"/api/games/{self.state(None)['table']['game']}"
        more = {"table": self.path.rpartition("/")[2]} if question.name == "cards" else {}
        return plain(self.ada.get(f"{path}/{question.name}", None, language=language, **facts, **more), self.person)


def questions(own: list[int], state: Json) -> Iterator[Question]:
    """What can be asked at any time, from each seat of somebody."""
    for seat in own:
        yield Question("state", {"seat": seat, "since": max(0, state["ply"] - 3)})
        yield from (Question(name, {"seat": seat}) for name in ("guide", "recap", "account", "cards"))
        yield Question("prose", {"seat": seat, "since": max(0, state["ply"] - 4)})
        yield from (Question("past", {"seat": seat, "ply": ply}) for ply in (state["ply"], max(0, state["ply"] - 2), 0))
    if state["table"]["stage"] == "over":
        yield Question("ending", {"seat": own[0]})
        yield Question("earned", {})
        yield Question("picture", {})
        yield from (Question("replay", {"ply": ply, "eyes": eyes}) for ply in (0, 9) for eyes in ("spectator", "open"))


def plain(answer: Any, person: str) -> Any:
    """An answer without what no other host can say: ids, the deal's proof, clocks, who is looking."""
    table = answer.get("table") if isinstance(answer, dict) else None
    if isinstance(table, dict):
        seats = [
            {**seat, "person": seat["person"] and HERE, "gone": None, "here": seat["person"] is not None}
            for seat in table["seats"]
        ]
        table = {**table, "host": HERE if table["host"] in (person, HERE) else None, "seats": seats}
        answer = {**answer, "table": table | dict.fromkeys(OWN)}
        answer.pop("patience", None)
    return answer
