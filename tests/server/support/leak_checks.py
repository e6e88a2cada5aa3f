"""The judge of the leak fuzzer: what a pair of eyes may be told, asked of every byte by redealing.

Whatever a pair of eyes is sent must be the same had the cards that it cannot see lain otherwise. The judge
plays the journal after in the core and demands of each message that it holds what the core tells these eyes
and nothing more, and that a redealt table gives the same. Secrets are looked for in all bytes.
"""

import random
from typing import Any

from houseful.core.table import Table, deal
from houseful.games import find_game
from houseful.server.db.queries import Entry
from houseful.server.people import digest_of
from houseful.server.tables.live_table import LiveTable
from tests.server.support.clients import Socket
from tests.server.support.in_process import Guest, Inside

KINDS = {"state", "played", "refused", "said", "here", "pong"}


class Leak(AssertionError):  # noqa: N818 - it is what the fuzzer looks for
    """Somebody was told what they may not know."""


def demand(holds: bool, what: str, *facts: Any) -> None:
    """A Leak unless it holds."""
    if not holds:
        raise Leak(f"{what}: {' / '.join(str(fact)[:600] for fact in facts)}")


def position(table: Table, eyes: int | None) -> dict[str, Any]:
    """All that these eyes may be told of a position."""
    legal = list(map(str, table.legal())) if table.turn is not None and table.turn == eyes else []
    view = table.view(eyes)
    totals = [sum(seat["score"].values()) for seat in view["seats"]]
    seen: dict[str, Any] = {"turn": table.turn, "view": view, "legal": legal, "totals": totals}
    return seen if table.turn is not None else {**seen, "result": table.result()}


class Watch:
    """One socket of one guest: whose eyes it has, and what these were told at each ply."""

    def __init__(self, guest: Guest, socket: Socket) -> None:
        self.guest, self.socket = guest, socket
        self.eyes: int | None = None
        self.ply = 0
        self.pings = 0
        self.events: dict[tuple[int | None, int], Any] = {}
        self.views: dict[tuple[int | None, int], Any] = {}


class Judge:
    """Knows one game whole, and what each pair of eyes may know of it."""

    def __init__(self, inside: Inside, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.inside, self.game, self.players, self.options = inside, game, players, options
        self.luck = random.Random(seed)
        self.tally: dict[str, int] = {}  # what was checked, and how often
        self.id = ""
        self.guests: list[Guest] = []
        self.watches: list[Watch] = []
        self.invites: list[str] = []
        self.truth: list[Table] = []  # the position after each line of the journal
        self._stack: list[Table] = []

    def count(self, what: str) -> None:
        """One more."""
        self.tally[what] = self.tally.get(what, 0) + 1

    @property
    def live(self) -> LiveTable:
        """The table behind the server."""
        return self.inside.services.registry.live_tables[self.id]

    def follow(self) -> None:
        """Play the journal after in the core."""
        row = self.live.row
        if not self.truth:
            assert row.seed is not None
            self._stack = [deal(find_game(self.game), self.players, row.seed, None, self.options)]
            self.truth = self._stack[:]
        for entry in self.live.entries[len(self.truth) - 1 :]:
            if entry.kind == "undo":
                self._stack.pop()
            else:
                table = self._stack[-1].copy()
                table.play(entry.text)
                self._stack.append(table)
            self.truth.append(self._stack[-1])

    def check(self, message: dict[str, Any], watch: Watch) -> None:
        """One message."""
        demand(message["is"] in KINDS, "an unknown message", message)
        self.count(message["is"])
        if message["is"] == "played":
            self.check_played(message, watch)
        elif message["is"] == "state":
            self.check_state(message["state"], watch)
            watch.eyes, watch.ply = message["state"]["eyes"], message["state"]["ply"]

    def line(self, entry: Entry, eyes: int | None) -> dict[str, Any]:
        """What a line of the journal may mean to these eyes."""
        undo = [{"kind": "undo", "seat": entry.seat}]
        events = undo if entry.kind == "undo" else self.truth[entry.ply].events(eyes)
        return {"ply": entry.ply, "seat": entry.seat, "at": entry.at, "events": events}

    def check_played(self, message: dict[str, Any], watch: Watch) -> None:
        """A move: what the core tells these eyes, and no more."""
        ply, eyes = message["ply"], watch.eyes
        entry = self.live.entries[ply - 1]
        undo = {"undo": self.may_undo(ply, eyes)}
        wanted = {"is": "played", **self.line(entry, eyes), **undo, **position(self.truth[ply], eyes)}
        demand(message == wanted, f"eyes {eyes} at ply {ply}", message, wanted)
        twin = position(self.truth[ply].redeal(eyes, self.luck.getrandbits(60)), eyes)
        demand({**message, **twin} == message, f"eyes {eyes} at ply {ply} see what is hidden", message, twin)
        if entry.kind == "move" and self.luck.random() < 0.3:
            self.check_events(message, entry, eyes)
        watch.ply = ply
        watch.events[eyes, ply], watch.views[eyes, ply] = message["events"], message["view"]

    def may_undo(self, ply: int, eyes: int | None) -> bool:
        """Whether the person who looks through these eyes may undo: counted from the log, not asked of the server."""
        reach, last = 0, None
        for entry in self.live.entries[:ply]:
            if entry.kind == "undo":
                reach -= 1
            elif entry.kind == "bot" or any(e.get("reveals") for e in self.truth[entry.ply].events(entry.seat)):
                reach = 0
            else:
                reach = reach + 1 if last is None or (last.seat == entry.seat and last.kind != "bot") else 1
            last = entry
        if last is None or eyes is None or self.truth[ply].over:
            return False
        return reach > 0 and self.live.seats[last.seat].person == self.live.seats[eyes].person

    def check_events(self, message: dict[str, Any], entry: Entry, eyes: int | None) -> None:
        """Two tables that look alike before a move and after it tell the same story of it."""
        if any(event.get("reveals") for event in message["events"]):
            return
        before = self.truth[entry.ply - 1].redeal(eyes, self.luck.getrandbits(60))
        legal = before.legal()
        for move in self.luck.sample(legal, min(8, len(legal))):
            twin = before.copy()
            twin.play(move)
            if twin.view(eyes) == message["view"]:
                self.count("events of a twin")
                demand(twin.events(eyes) == message["events"], "events tell what is hidden", message["events"])

    def check_state(self, state: dict[str, Any], watch: Watch, since: int | None = None) -> None:
        """The whole state, with what was missed."""
        ply, eyes = state["ply"], state["eyes"]
        demand(state["mine"] == self.live.seats_of(watch.guest.id), "another's seats", state["mine"])
        demand(eyes is None or eyes in state["mine"], "another's eyes", eyes)
        for told in state["events"]:
            wanted = self.line(self.live.entries[told["ply"] - 1], eyes)
            demand(told == wanted, f"the story for eyes {eyes}", told, wanted)
        demand(since is None or len(state["events"]) == ply - since, "not all that was missed", since)
        for table in (self.truth[ply], self.truth[ply].redeal(eyes, self.luck.getrandbits(60))):
            seen = position(table, eyes)
            seen.pop("result", None)
            demand({**state, **seen} == state, f"the state for eyes {eyes} at ply {ply}", state, seen)
        watch.views[eyes, ply] = state["view"]

    def search(self, raw: bytes) -> None:
        """No secret in any byte: those of the deal once the game is over, those of people never."""
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
