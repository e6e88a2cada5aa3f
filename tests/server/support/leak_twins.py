"""Twins: the same table had the hidden cards lain otherwise; every byte of the server's answers must be the same."""

import contextlib
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec

from houseful.core.fairness import commitment_to, new_secret
from tests.server.support.leak_checks import LeakChecks, Watch, demand

CLOCKS = re.compile(rb'"(clock|gone|host_gone)":\d+')
UNASKED = (b'{"is":"here"', b'{"is":"said"', b'{"is":"pong"')  # brought by timers, other people's chat, and at the end


def differing(one: bytes, other: bytes) -> tuple[bytes, bytes]:
    """Where two answers differ: a part of each."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[max(0, at - 200) : at + 200], other[max(0, at - 200) : at + 200]


class TwinChecks(LeakChecks):
    """Exchanges the hidden part of the server's own table and compares its answers."""

    async def receive_all(self, watch: Watch) -> None:
        """Receive everything up to the answer to a ping."""
        raise NotImplementedError

    async def receive_everything(self) -> None:
        """Receive everything that was sent to everybody so far."""
        raise NotImplementedError

    @contextlib.contextmanager
    def otherwise(self, viewpoint: int | None) -> Iterator[str]:
        """The same table had the hidden part been dealt otherwise; yields its commitment."""
        position = self.live.position
        row, seats, past = position.row, position.seats, position.reachable
        secret, seed = new_secret(), self.luck.getrandbits(60)
        position.reachable = [table.redeal(viewpoint, seed) for table in past]
        position.row = msgspec.structs.replace(row, secret=secret, seed=seed)
        position.seats = [msgspec.structs.replace(seat, luck="other") for seat in seats]
        try:
            yield commitment_to(secret)
        finally:
            position.row, position.seats, position.reachable = row, seats, past

    async def check_twins(self) -> None:
        """Send the same requests to the table as it is and redealt: the answers are the same."""
        await self.receive_everything()
        for watch in self.watches:
            await self.receive_all(watch)
            mine = self.live.seats_of(watch.guest.id)
            viewpoints: list[int | None] = [*mine] or [None]
            for seat in viewpoints:
                questions = self.questions(watch, seat)
                answers = [await question() for question in questions]
                with self.otherwise(seat) as commitment:
                    twins = [await question() for question in questions]
                real = commitment_to(self.live.row.secret).encode()
                for one, other in zip(answers, twins, strict=True):
                    other = CLOCKS.sub(b"", other.replace(commitment.encode(), real))  # noqa: PLW2901
                    demand(
                        CLOCKS.sub(b"", one) == other,
                        f"bytes for {seat} depend on what is hidden",
                        *differing(CLOCKS.sub(b"", one), other),
                    )
                    self.count("bytes of a twin")

    def questions(self, watch: Watch, seat: int | None) -> list[Callable[[], Awaitable[bytes]]]:
        """The requests that change nothing."""
        live, guest = self.live, watch.guest
        asked = "" if seat is None else f"?seat={seat}"
        ply, here = live.ply, f"/api/tables/{self.id}"
        at_turn = live.turn in live.seats_of(guest.id)
        legal = set(map(str, live.table.legal()))
        texts = [text for text in live.table._catalogue.texts if text not in legal]
        texts = self.luck.sample(texts, min(3, len(texts)))
        if at_turn and seat != live.turn:  # a hot seat: a move is made from the mover's viewpoint
            texts = ["nonsense"]
        elif not at_turn:
            texts += self.luck.sample(sorted(legal), min(4, len(legal)))

        async def http(method: str, path: str, **more: Any) -> bytes:
            answer = await guest.http.request(method, path, **more)
            return f"{answer.status_code} ".encode() + answer.content

        async def look() -> bytes:
            watch.socket.raw.clear()
            watch.socket.send(do="look", seat=seat)
            watch.socket.send(do="move", ply=ply, move=texts[0])
            watch.pings += 1
            watch.socket.send(do="ping", id=watch.pings)
            await watch.socket.next_that_is("pong")
            watch.viewpoint = seat
            return b"\n".join(raw for raw in watch.socket.raw if not raw.startswith(UNASKED))

        def moving(text: str) -> Callable[[], Awaitable[bytes]]:
            return lambda: http("POST", f"{here}/moves", json={"ply": ply, "move": text})

        def getting(path: str) -> Callable[[], Awaitable[bytes]]:
            return lambda: http("GET", path)

        asking = [getting(path) for path in (f"{here}/state{asked}", here, "/api/tables/mine", "/api/tables")]
        asking += [moving(text) for text in texts]
        if live.undo_refusal(guest.id) is not None:
            asking.append(lambda: http("POST", f"{here}/undo", json={"ply": ply}))
        return [*asking, look]
