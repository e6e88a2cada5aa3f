"""The workers of this server: those that were heard from lately, and which of them looks after a table."""

from houseful.server.cluster.shards import shard_of
from houseful.server.cluster.socket_passing import weight_of
from houseful.server.db.queries import now

SILENCE = 15_000  # milliseconds without a message after which a worker counts as gone


class Workers:
    """This worker and the others."""

    def __init__(self, own: str) -> None:
        self._own = own
        self._last_message: dict[str, int] = {}  # worker: when it last published anything

    def heard_from(self, worker: str) -> None:
        """Note that a worker is there."""
        self._last_message[worker] = now()

    def drop_silent(self) -> set[str]:
        """The workers that have published nothing for a while; they no longer count."""
        silent = {worker for worker, last in self._last_message.items() if now() - last > SILENCE}
        for worker in silent:
            del self._last_message[worker]
        return silent

    def looks_after_table(self, table_id: str) -> bool:
        """Whether this worker is the one for a table: the one for all tables of its shard."""
        return self.looks_after(shard_of(table_id))

    def looks_after(self, name: str) -> bool:
        """Whether this worker has the highest rendezvous-hash weight for a shard, or for some work."""
        return max((self._own, *self._last_message), key=lambda worker: weight_of(worker, name)) == self._own
