"""The checks of the leak fuzzer: every message holds what its viewpoint may know, and nothing more.

A viewpoint is a seat, or None for a spectator. The move log is replayed in the core: each message must hold what the
core shows this viewpoint, and a table whose hidden cards were redealt must give the same message. Secrets are searched
for in all bytes.
"""

import random
from typing import Any

from houseful.core.table import Table, deal
from houseful.games import find_game
from houseful.host.entries import Entry
from houseful.server.people import digest_of
from houseful.server.tables.live_table import LiveTable
from tests.server.support.clients import Socket
from tests.server.support.in_process import Guest, Inside

KINDS = {"state", "played", "refused", "said", "here", "pong"}


class Leak(AssertionError):  # noqa: N818 - it is what the fuzzer looks for
    """Somebody was sent what they may not know."""


def demand(holds: bool, what: str, *facts: Any) -> None:
    """Raise a Leak unless it holds."""
    if not holds:
        raise Leak(f"{what}: {' / '.join(str(fact)[:600] for fact in facts)}")


def position(table: Table, viewpoint: int | None) -> dict[str, Any]:
    """All that a viewpoint may know of a position."""
    legal = list(map(str, table.legal())) if table.turn is not None and table.turn == viewpoint else []
    view = table.view(viewpoint)
    totals = [sum(seat["score"].values()) for seat in view["seats"]]
    seen: dict[str, Any] = {"turn": table.turn, "view": view, "legal": legal, "totals": totals}
    return seen if table.turn is not None else {**seen, "result": table.result()}


class Watch:
    """One socket of one guest: its viewpoint, and what it was sent at each ply."""

    def __init__(self, guest: Guest, socket: Socket) -> None:
        self.guest, self.socket = guest, socket
        self.viewpoint: int | None = None
        self.ply = 0
        self.pings = 0
        self.events: dict[tuple[int | None, int], Any] = {}
        self.views: dict[tuple[int | None, int], Any] = {}


class LeakChecks:
    """Compares what one game's clients are sent with the whole game, secrets included."""

    def __init__(self, inside: Inside, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.inside, self.game, self.players, self.options = inside, game, players, options
        self.luck = random.Random(seed)
        self.tally: dict[str, int] = {}  # what was checked, and how often
        self.id = ""
        self.guests: list[Guest] = []
        self.watches: list[Watch] = []
        self.invites: list[str] = []
        self.positions: list[Table] = []  # after each entry of the move log
        self._stack: list[Table] = []

    def count(self, what: str) -> None:
        """Count one more check of a kind."""
        self.tally[what] = self.tally.get(what, 0) + 1

    @property
    def live(self) -> LiveTable:
        """The table behind the server."""
        return self.inside.services.registry.live_tables[self.id]

    def follow(self) -> None:
        """Replay new entries of the move log in the core."""
        row = self.live.row
        if not self.positions:
            assert row.seed is not None
            self._stack = [deal(find_game(self.game), self.players, row.seed, None, self.options)]
            self.positions = self._stack[:]
        for entry in self.live.entries[len(self.positions) - 1 :]:
            if entry.kind == "undo":
                self._stack.pop()
            else:
                table = self._stack[-1].copy()
                table.play(entry.text)
                self._stack.append(table)
            self.positions.append(self._stack[-1])

    def check(self, message: dict[str, Any], watch: Watch) -> None:
        """Check one message of a socket."""
        demand(message["is"] in KINDS, "an unknown message", message)
        self.count(message["is"])
        if message["is"] == "played":
            self.check_played(message, watch)
        elif message["is"] == "state":
            self.check_state(message["state"], watch)
            watch.viewpoint, watch.ply = message["state"]["viewpoint"], message["state"]["ply"]

    def line(self, entry: Entry, viewpoint: int | None) -> dict[str, Any]:
        """An entry of the move log with its events, as a viewpoint may know them."""
        undo = [{"kind": "undo", "seat": entry.seat}]
        events = undo if entry.kind == "undo" else self.positions[entry.ply].events(viewpoint)
        return {"ply": entry.ply, "seat": entry.seat, "at": entry.at, "events": events}

    def check_played(self, message: dict[str, Any], watch: Watch) -> None:
        """Check a `played` message: what the core shows this viewpoint, and no more."""
        ply, viewpoint = message["ply"], watch.viewpoint
        entry = self.live.entries[ply - 1]
        undo = {"undo": self.may_undo(ply, viewpoint)}
        wanted = {"is": "played", **self.line(entry, viewpoint), **undo, **position(self.positions[ply], viewpoint)}
        demand(message == wanted, f"viewpoint {viewpoint} at ply {ply}", message, wanted)
        twin = position(self.positions[ply].redeal(viewpoint, self.luck.getrandbits(60)), viewpoint)
        demand(
            {**message, **twin} == message, f"viewpoint {viewpoint} at ply {ply} shows what is hidden", message, twin
        )
        if entry.kind == "move" and self.luck.random() < 0.3:
            self.check_events(message, entry, viewpoint)
        watch.ply = ply
        watch.events[viewpoint, ply], watch.views[viewpoint, ply] = message["events"], message["view"]

    def may_undo(self, ply: int, viewpoint: int | None) -> bool:
        """Whether the person at a viewpoint may undo: counted from the log, not asked of the server."""
        reach, last = 0, None
        for entry in self.live.entries[:ply]:
            if entry.kind == "undo":
                reach -= 1
            elif entry.kind == "bot" or any(e.get("reveals") for e in self.positions[entry.ply].events(entry.seat)):
                reach = 0
            else:
                reach = reach + 1 if last is None or (last.seat == entry.seat and last.kind != "bot") else 1
            last = entry
        if last is None or viewpoint is None or self.positions[ply].over:
            return False
        return reach > 0 and self.live.seats[last.seat].person == self.live.seats[viewpoint].person

    def check_events(self, message: dict[str, Any], entry: Entry, viewpoint: int | None) -> None:
        """Two tables that look alike before a move and after it have the same events."""
        if any(event.get("reveals") for event in message["events"]):
            return
        before = self.positions[entry.ply - 1].redeal(viewpoint, self.luck.getrandbits(60))
        legal = before.legal()
        for move in self.luck.sample(legal, min(8, len(legal))):
            twin = before.copy()
            twin.play(move)
            if twin.view(viewpoint) == message["view"]:
                self.count("events of a twin")
                demand(twin.events(viewpoint) == message["events"], "events show what is hidden", message["events"])

    def check_state(self, state: dict[str, Any], watch: Watch, since: int | None = None) -> None:
        """Check a whole state, and the events since the client was last there."""
        ply, viewpoint = state["ply"], state["viewpoint"]
        demand(state["mine"] == self.live.seats_of(watch.guest.id), "another's seats", state["mine"])
        demand(viewpoint is None or viewpoint in state["mine"], "another's viewpoint", viewpoint)
        for line in state["events"]:
            wanted = self.line(self.live.entries[line["ply"] - 1], viewpoint)
            demand(line == wanted, f"the events for viewpoint {viewpoint}", line, wanted)
        demand(since is None or len(state["events"]) == ply - since, "not all that was missed", since)
        for table in (self.positions[ply], self.positions[ply].redeal(viewpoint, self.luck.getrandbits(60))):
            seen = position(table, viewpoint)
            seen.pop("result", None)
            demand({**state, **seen} == state, f"the state for viewpoint {viewpoint} at ply {ply}", state, seen)
        watch.views[viewpoint, ply] = state["view"]

    def search(self, raw: bytes) -> None:
        """Search bytes for secrets: those of the deal until the game is over, those of people always."""
        for secret in self.secrets_of_people() + ([] if self.live.stage == "over" else self.secrets_of_deal()):
            demand(secret.encode() not in raw, "a secret was sent", secret, raw)
        self.count("searched")

    def secrets_of_deal(self) -> list[str]:
        """What nobody may know before the end."""
        row = self.live.row
        seeds = [] if row.seed is None else [str(row.seed), f"{row.seed:x}"]
        return [row.secret, *seeds, *(seat.luck for seat in self.live.seats if seat.luck)]

    def secrets_of_people(self) -> list[str]:
        """What nobody may ever know: tokens, their hashes, the key."""
        tokens = [*(secret for guest in self.guests for secret in guest.secrets), *self.invites]
        return [*tokens, *map(digest_of, tokens), self.inside.services.db.key.hex()]
