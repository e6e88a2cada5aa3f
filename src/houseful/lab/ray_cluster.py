"""Simulations on a Ray cluster: chunks of games as tasks, the same rules on every node."""

import re
import socket
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from houseful.core.compile.rule import cache_folder
from houseful.core.text.validation import Fault, reason_of
from houseful.lab.playing import BOT_CHUNK, RANDOM, Crew, Job, Parcel, Played, play_parcel

ADDRESS = re.compile(r"(?:ray://)?(?P<host>[^\s:/]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")
PATIENCE = 5  # seconds for a connection, and for its first answer
# The start of HTTP/2, which gRPC speaks: the client's preface and an empty frame of settings, answered by another.
SETTINGS, FRAME_HEAD = b"\x04", 9
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0" + SETTINGS + b"\0\0\0\0\0"
CHUNK = 20_000  # random games of one task: enough to be worth its message
AHEAD = 3  # tasks for each processor that are handed out in advance


class OtherRules(Exception):  # noqa: N818 - becomes a Fault
    """A node has other rules installed."""


def check_address(address: str) -> None:
    """A Fault if nothing there speaks gRPC, as every Ray cluster does: Ray itself would try for minutes."""
    found = ADDRESS.fullmatch(address)
    if not found or int(found["port"]) > 65535:
        raise Fault("fault-cluster-address", found=address[:60])
    try:
        with socket.create_connection((found["host"].strip("[]"), int(found["port"])), PATIENCE) as peer:
            peer.sendall(HELLO)
            answer = peer.recv(FRAME_HEAD, socket.MSG_WAITALL)
    except OSError as error:
        raise Fault("fault-cluster", address=address, reason=reason_of(error)) from None
    if answer[3:4] != SETTINGS:
        raise Fault("fault-cluster-other", address=address)


def connect(address: str) -> Crew:
    """A crew of all processors of a cluster; a Fault if it cannot be reached."""
    check_address(address)
    try:
        import ray
    except ImportError:
        raise Fault("fault-extra", what="--cluster", extra="cluster") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise Fault("fault-cluster", address=address, reason=first_line(error)) from None
    return on_cluster


def on_cluster(job: Job, start: int) -> Iterator[Played]:
    """Play a job from a game on, on the cluster that `connect` has reached."""
    import ray

    play = ray.remote(play_elsewhere)
    parcel, rules = ray.put(Parcel.of(job)), cache_folder().name
    chunks = job.chunks(start, CHUNK if job.bot == RANDOM else BOT_CHUNK)
    try:
        yield from completed(ray, lambda chunk: play.remote(parcel, rules, chunk), chunks)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, OtherRules):
            raise Fault("fault-cluster-rules") from None
        raise
    except ray.exceptions.RayError as error:
        raise Fault("fault-cluster-broken", reason=first_line(error)) from None


def completed(ray: Any, order: Callable[[tuple[int, int]], Any], chunks: Iterator[tuple[int, int]]) -> Iterator[Played]:
    """The chunks as they are done; closing the iterator cancels the rest."""
    room = max(AHEAD * int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting = [order(chunk) for chunk in islice(chunks, room)]
    try:
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [order(chunk) for chunk in islice(chunks, len(done))]
            for task in done:
                yield ray.get(task)
    finally:
        for task in waiting:
            ray.cancel(task)


def play_elsewhere(parcel: Parcel, rules: str, chunk: tuple[int, int]) -> Played:
    """A chunk on some node, if it has the same rules."""
    if cache_folder().name != rules:
        raise OtherRules
    return play_parcel(parcel, chunk)


def first_line(error: BaseException) -> str:
    """What went wrong, short enough for one line."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)[:200]
