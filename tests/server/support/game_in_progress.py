"""A game at a real server to which bad requests are sent: nothing about it may change, and nothing may crash."""

import contextlib
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec

from houseful.core.text.i18n import say
from tests.server.support.clients import NO_TLS, Client
from tests.server.support.processes import Server

SHOWN = ("ply", "turn", "view", "legal", "events", "mine")
KEPT = ("stage", "seats", "options", "host", "result", "next")


class GameInProgress:
    """Ada, who speaks French, and Bob, who speaks German, in the middle of a game."""

    def __init__(self, server: Server, game: str = "overbooking") -> None:
        self.server = server
        self.ada = Client(server.url, "Ada", language="fr")
        self.bob = Client(server.url, "Bob", language="de")
        self.table = self.ada.table(game, "me", "open")["table"]["id"]
        self.here = f"/api/tables/{self.table}"
        self.bob.post(f"{self.here}/join")
        self.ada.post(f"{self.here}/start")

    def close(self) -> None:
        """Close both clients."""
        self.ada.close()
        self.bob.close()

    @property
    def ply(self) -> int:
        """The number of entries in the log."""
        return int(self.ada.get(f"{self.here}/state")["ply"])

    def players(self) -> tuple[Client, Client, dict[str, Any]]:
        """The player to move, the other one, and the state as the first gets it."""
        seen = self.ada.get(f"{self.here}/state")
        if seen["turn"] in seen["mine"]:
            return self.ada, self.bob, seen
        return self.bob, self.ada, self.bob.get(f"{self.here}/state")

    def standing(self) -> list[Any]:
        """All that can be seen of the table: by both players from the first ply on, and in the chat."""
        seen: list[Any] = [self.ada.get(f"{self.here}/chat")]
        for client in (self.ada, self.bob):
            state = client.get(f"{self.here}/state", since=0)
            for seat in state["table"]["seats"]:
                seat.pop("here")
                seat.pop("gone")
            seen.append([{name: state[name] for name in SHOWN}, {name: state["table"][name] for name in KEPT}])
        return seen

    @contextlib.contextmanager
    def unchanged(self) -> Iterator[None]:
        """Check that what happens in here leaves the table as it was and crashes nothing."""
        before = self.standing()
        yield
        assert self.standing() == before
        self.check_health()

    def check_health(self) -> None:
        """Check that no crash was counted or logged."""
        figures = httpx.get(f"{self.server.url}/metrics", timeout=60, verify=NO_TLS).text
        assert "houseful_crashes_total 0.0" in figures
        assert "crash" not in self.server.said()


def check_refused(answer: httpx.Response, *statuses: int, language: str = "fr", key: str | None = None) -> Any:
    """Check a refusal: one of these statuses, a reason in the visitor's language, nothing else; return its body."""
    assert answer.status_code in statuses, (answer.request.url, answer.status_code, answer.text)
    failure = answer.json()
    assert set(failure) == {"error", "message", "rule", "ply"}
    assert failure["message"]
    if key is not None:
        assert failure["error"] == key
    if failure["error"].startswith("server-") and failure["error"] in PLAIN:
        assert failure["message"] == say(f"refused-{failure['error']}", language)
    return failure


PLAIN = (  # refusals whose words have no figures in them
    "server-message", "server-large", "server-no-page", "server-no-table", "server-who",
    "server-elsewhere", "server-not-your-turn", "server-not-your-seat", "server-no-seat", "server-nobody",
)  # fmt: skip


def encoded(message: Any) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(message)
