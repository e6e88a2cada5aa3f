"""A fair queue for thinking: no person waits for more than their share of another's.

Self-clocked fair queueing. Virtual time counts expected milliseconds of thinking. A waiting job would finish at the
later of now and the end of its owner's last job, plus what it is expected to cost; the job that finishes first goes
first. So whoever asks for little waits for little, however much others ask for, and an expensive job grows old: it
goes when everybody else has had as much as it costs. People share like this with each other, and the tables of one
person with each other. Tables at which only bots play wait until nobody else does, but not for ever.
"""

import heapq
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

QUICK = 0.05  # expected seconds of a job that the quick thread takes as well
IDLE_AFTER = 8  # jobs for people, one after the other, after which a waiting table of bots gets one
MOST_REMEMBERED = 1_000  # people whose last job is over
_numbers = count()


@dataclass(eq=False)
class Job:
    """One piece of thinking, and who it is for."""

    person: str
    table: str
    cost: float  # expected, in seconds
    work: Callable[[], Any]
    idle: bool = False  # only bots play there
    is_wanted: Callable[[], bool] = lambda: True
    since: float = field(default_factory=time.monotonic)
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def is_quick(self) -> bool:
        """Whether it takes no search worth mentioning."""
        return self.cost <= QUICK


class OwnJobs:
    """The waiting jobs of one person, in fair order by table."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._last: dict[str, float] = {}  # table: when its last job finishes, in this person's virtual time
        self._heaps: dict[bool, list[tuple[float, int, Job]]] = {True: [], False: []}  # quick ones, and the others

    def __bool__(self) -> bool:
        return any(self._heaps.values())

    def push(self, job: Job) -> None:
        """Add a job."""
        finish = max(self._clock, self._last.get(job.table, 0.0)) + job.cost
        self._last[job.table] = finish
        heapq.heappush(self._heaps[job.is_quick], (finish, job.number, job))

    def first(self, quick_only: bool) -> Job | None:
        """The job to do next."""
        heads = [heap[0] for quick, heap in self._heaps.items() if heap and (quick or not quick_only)]
        return min(heads)[2] if heads else None

    def remove(self, job: Job) -> None:
        """Take out a job, done or not."""
        heap = self._heaps[job.is_quick]
        at = next(i for i, (_, _, one) in enumerate(heap) if one is job)
        self._clock = max(self._clock, heap[at][0]) if at == 0 else self._clock
        heap[at] = heap[-1]
        heap.pop()
        heapq.heapify(heap)


class Lane:
    """Waiting jobs in fair order by person."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._start: dict[str, float] = {}  # person: when their next job starts at the earliest, in virtual time
        self._own: dict[str, OwnJobs] = {}

    def __bool__(self) -> bool:
        return bool(self._own)

    def push(self, job: Job) -> None:
        """Add a job. Whoever had none waiting saves no time up: they start now at the earliest."""
        if job.person not in self._own:
            self._own[job.person] = OwnJobs()
            self._start[job.person] = max(self._clock, self._start.get(job.person, 0.0))
        self._own[job.person].push(job)

    def pop(self, quick_only: bool) -> Job | None:
        """Take out the job to do next; None if there is none for this thread."""
        firsts = [job for own in self._own.values() if (job := own.first(quick_only)) is not None]
        if not firsts:
            return None
        job = min(firsts, key=lambda job: (self._start[job.person] + job.cost, job.number))
        self._start[job.person] += job.cost
        self._clock = max(self._clock, self._start[job.person])
        self.remove(job)
        return job

    def remove(self, job: Job) -> None:
        """Take out a job."""
        own = self._own[job.person]
        own.remove(job)
        if not own:
            del self._own[job.person]
        if not self._own:  # nobody waits: whoever comes next begins without a past
            self._clock = 0.0
            self._start.clear()
        elif len(self._start) > MOST_REMEMBERED:
            self._start = {one: at for one, at in self._start.items() if one in self._own or at > self._clock}


class FairQueue:
    """Jobs that wait for a thread."""

    def __init__(self) -> None:
        self._people, self._idle = Lane(), Lane()
        self._waiting: dict[Job, None] = {}  # in the order in which they came
        self._people_served = 0  # since the last job of a table at which only bots play

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, job: Job) -> bool:
        return job in self._waiting

    def push(self, job: Job) -> None:
        """Add a job."""
        self._waiting[job] = None
        (self._idle if job.idle else self._people).push(job)

    def pop(self, quick_only: bool = False) -> Job | None:
        """Take out the job to do next; None if there is none, or only long ones for a thread for quick ones."""
        lanes = [self._people, self._idle]
        if self._people_served >= IDLE_AFTER:
            lanes.reverse()
        for lane in lanes:
            job = lane.pop(quick_only)
            if job is not None:
                self._people_served = 0 if job.idle or not self._idle else self._people_served + 1
                del self._waiting[job]
                return job
        return None

    def remove(self, job: Job) -> None:
        """Take out a job that is no longer wanted."""
        del self._waiting[job]
        (self._idle if job.idle else self._people).remove(job)

    def oldest(self) -> float:
        """How long the oldest job has waited, in seconds."""
        first = next(iter(self._waiting), None)
        return 0.0 if first is None else time.monotonic() - first.since
