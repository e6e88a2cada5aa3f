"""The leak fuzzer: people who play one game through the server, chat, ask for what is not theirs, leave and come back.

Every message is checked (`leak_checks`). Now and then the hidden part of the server's own table is redealt: every byte
of the server's next answers must stay the same (`leak_twins`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from houseful.server.rate_limit import TokenBucket
from houseful.server.ws.connection import ClientConnection
from tests.server.support.in_process import Guest
from tests.server.support.leak_checks import Watch, demand
from tests.server.support.leak_twins import TwinChecks


class Party(TwinChecks):
    """A few people, bots and spectators, and one game."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.mischief: list[Callable[[Watch], Awaitable[None]]] = []

    # Sitting down

    async def sit_down(self, hot_seat: bool = False, bots: int = 1, **more: Any) -> None:
        """Ada is the host (and holds two seats at a hot seat), Bob has an invitation; others watch."""
        names = ("Ada", "Bob", "Cid")
        guests = [Guest(self.inside.url, name, f"{self.luck.getrandbits(80):020x}") for name in names]
        for guest in guests:
            await guest.arrive()
        nobody = Guest(self.inside.url, "")
        self.guests = [*guests, nobody]
        seats = [{"kind": "me"}, {"kind": "invite"}]
        seats += [{"kind": "me"}] * hot_seat + [{"kind": "bot", "level": "random"}] * bots
        seats += [{"kind": "open"}] * (self.players - len(seats))
        ada, bob, cid, _ = self.guests
        wish = {"game": self.game, "seats": seats, "options": self.options, "number": ada.luck, **more}
        made = (await ada.http.post("/api/tables", json=wish)).json()
        self.id, self.invites = made["table"]["id"], list(made["invites"].values())
        await self.ask(bob, "POST", "/join", json={"invite": self.invites[0], "number": bob.luck})
        for _ in range(self.players - 2 - hot_seat - bots):
            await self.ask(cid, "POST", "/join", json={"number": cid.luck})
        await self.ask(ada, "POST", "/start")
        self.watches = [Watch(guest, await guest.socket(self.id)) for guest in self.guests]

    async def go_home(self) -> None:
        """Close everything."""
        for watch in self.watches:
            await watch.socket.close()
        for guest in self.guests:
            await guest.close()

    # Playing

    async def play(self, curiosity: float) -> None:
        """Play to the end, checking everything; with this chance before a move, exchange what is hidden."""
        await self.check_logs()
        while True:
            await self.quiet()
            await self.receive_everything()
            if self.live.stage == "over":
                await self.check_replays()
                break
            await self.misbehave()
            if self.luck.random() < curiosity:
                await self.check_twins()
            await self.move()
        await self.check_logs()

    async def quiet(self) -> None:
        """Wait until it is a person's decision and nothing is on its way."""
        live, bots = self.live, self.inside.services.bots
        while live.pending or bots.waiting or (live.table.over and live.row.stage != "over"):
            await asyncio.sleep(0.001)
        self.follow()

    async def move(self) -> None:
        """Play a move for the person to move, over the socket or by HTTP."""
        live = self.live
        seat = live.turn
        assert seat is not None
        watch = next(w for w in self.watches if w.guest.id and w.guest.id == live.seats[seat].person)
        text, ply = str(self.luck.choice(live.table.legal())), live.ply
        if self.luck.random() < 0.7:
            watch.socket.send(do="move", ply=ply, move=text)
            await self.receive_all(watch)
        else:
            answer = await self.ask(watch.guest, "POST", "/moves", json={"ply": ply, "move": text})
            assert answer.status_code == 200, answer.text
            self.follow()
            self.check_state(answer.json(), watch, since=ply)
        if self.luck.random() < 0.2:
            await self.ask(watch.guest, "POST", "/undo", json={"ply": self.live.ply})

    async def misbehave(self) -> None:
        """Something that people do besides playing: each thing once, in any order, before one comes again."""
        if not self.mischief:
            self.mischief = [self.chat, self.reconnect, self.look, self.pry, self.guess, self.leave, self.recall]
            self.luck.shuffle(self.mischief)
        await self.mischief.pop()(self.luck.choice(self.watches))

    async def chat(self, watch: Watch) -> None:
        """Talk, over the socket or by HTTP."""
        watch.socket.send(do="say", text="is it my turn?")
        watch.socket.send(do="react", reaction="thinking")
        await self.ask(watch.guest, "POST", "/chat", json={"text": "hello"})
        await self.ask(watch.guest, "GET", "/chat")

    async def reconnect(self, watch: Watch) -> None:
        """Connect again with `since`, and receive what was missed."""
        since = self.luck.randint(0, watch.ply)
        await watch.socket.close()
        watch.socket = await watch.guest.socket(self.id, since=since)
        first = await self.next_state(watch)
        demand(len(first["events"]) == first["ply"] - since, "not all that was missed", first["events"])

    async def next_state(self, watch: Watch) -> dict[str, Any]:
        """Receive everything up to the next state."""
        while True:
            message = await watch.socket.next()
            assert message is not None
            await self.quiet()
            self.check(message, watch)
            if message["is"] == "state":
                return dict(message["state"])

    async def look(self, watch: Watch) -> None:
        """Look from one's own seats, and try everybody else's."""
        for seat in (*range(self.players), None):
            watch.socket.send(do="look", seat=seat, since=self.luck.choice((None, 0)))
            await self.ask(watch.guest, "GET", f"/state?since={self.luck.randint(0, self.live.ply)}")
            if seat is not None:
                answer = await self.ask(watch.guest, "GET", f"/state?seat={seat}")
                mine = seat in self.live.seats_of(watch.guest.id)
                demand(answer.status_code == (200 if mine else 403), "another seat's viewpoint", answer.text)

    async def pry(self, watch: Watch) -> None:
        """Ask for the replay and the log before the end."""
        for path in ("/replay", "/replay?eyes=open", "/replay?eyes=0&ply=0", "/log"):
            answer = await self.ask(watch.guest, "GET", path)
            demand(answer.status_code == 409, "a replay before the end", path, answer.text)

    async def guess(self, watch: Watch) -> None:
        """Moves out of turn, for a ply that is past, and nonsense."""
        for move in (self.luck.choice(self.live.table.legal()), "nonsense"):
            watch.socket.send(do="move", ply=max(0, self.live.ply - 1), move=str(move))

    async def leave(self, watch: Watch) -> None:
        """Let a bot play for a while."""
        if watch.guest.id and self.luck.random() < 0.3 and self.live.seats_of(watch.guest.id):
            await self.ask(watch.guest, "POST", "/leave")
            await self.ask(watch.guest, "POST", "/join", json={})
            await self.quiet()

    async def recall(self, watch: Watch) -> None:
        """Look back as far as one may: everything there was shown at its time, or is a spectator's."""
        guide = (await self.ask(watch.guest, "GET", "/guide")).json()
        demand(guide["ply"] == self.live.ply, "a guide to another position", guide)
        recap = (await self.ask(watch.guest, "GET", "/recap")).json()
        await self.ask(watch.guest, "GET", "/account")
        for ply in range(max(0, recap["start"], self.live.ply - 4), self.live.ply + 1):
            view = (await self.ask(watch.guest, "GET", f"/past?ply={ply}")).json()["view"]
            seen = watch.views.get((view["seat"], ply), view)
            demand(seen == view, "a past that was never shown", view)
            self.count("recalled")

    # Receiving

    async def ask(self, guest: Guest, method: str, path: str, **more: Any) -> httpx.Response:
        """A request about the table; its bytes are searched."""
        answer = await guest.ask(method, f"/api/tables/{self.id}{path}", **more)
        assert answer.status_code < 500, answer.text
        for raw in guest.bytes:
            self.search(raw)
        guest.bytes.clear()
        return answer

    async def receive_everything(self) -> None:
        """Receive everything that was sent to everybody so far, without a limit on refusals: there are many."""
        for visitor in self.live.delivery.watchers:
            assert isinstance(visitor, ClientConnection)
            visitor._refusals = TokenBucket(1000, 0)
        for watch in self.watches:
            await self.receive_all(watch)
            demand(watch.ply == self.live.ply, "something was not sent", watch.ply, self.live.ply)

    async def receive_all(self, watch: Watch) -> None:
        """Receive everything up to the answer to a ping."""
        watch.pings += 1
        watch.socket.send(do="ping", id=watch.pings)
        while (message := await watch.socket.next()) != {"is": "pong", "id": watch.pings}:
            assert message is not None, f"hung up with {watch.socket.closed_with}"
            await self.quiet()
            self.check(message, watch)
        for raw in watch.socket.raw:
            self.search(raw)
        watch.socket.raw.clear()

    # When it is over

    async def check_replays(self) -> None:
        """At each ply a seat's replay is what the seat was shown at that ply; the deal is shown to all."""
        live = self.live
        guest = self.guests[-1]
        info = (await self.ask(guest, "GET", "")).json()
        deal = {
            "secret": live.row.secret,
            "seed": str(live.row.seed),
            "numbers": [s.luck for s in live.seats],
        }
        demand({**info["fair"], **deal} == info["fair"], "the deal is not shown", info["fair"])
        seen = {key: (watch.views[key], watch.events.get(key)) for watch in self.watches for key in watch.views}
        for viewpoint, ply in self.luck.sample(sorted(seen, key=str), min(60, len(seen))):
            view, events = seen[viewpoint, ply]
            who = "spectator" if viewpoint is None else viewpoint
            shown = (await self.ask(guest, "GET", f"/replay?ply={ply}&eyes={who}")).json()
            demand(shown["views"] == [view], "a replay shows other views", shown["views"], view)
            demand(events is None or shown["events"] == events, "a replay shows other events", shown["events"])
            self.count("replayed")

    async def check_logs(self) -> None:
        """No secret is in the log or the metrics, not even after the end."""
        metrics = (await self.guests[0].http.get("/metrics")).content
        for raw in (metrics, self.inside.log.getvalue().encode()):
            for secret in self.secrets_of_people() + self.secrets_of_deal():
                demand(secret.encode() not in raw, "a secret in a log or metric", secret)
        demand(b"crash" not in self.inside.log.getvalue().encode(), "a crash", self.inside.log.getvalue())
