"""Shards: tables whose ids begin alike, so that a worker hears only of tables that it may hold.

Ids are random, so the first two of their characters spread tables evenly over 961 shards. Each shard has a channel of
its own, which a worker listens to while a table of the shard is open there. Whatever sends clients to workers
(`socket_passing`, a proxy) sends all tables of a shard to the same one: each worker holds few shards, each shard whole.
"""

EVERYBODY = "houseful"  # the channel of what concerns no single table
LETTERS = 2  # of a table's id
PREFIX = f"{EVERYBODY}_"


def shard_of(table_id: str) -> str:
    """The shard of a table."""
    return table_id[:LETTERS]


def channel_of(table_id: str) -> str:
    """The channel for messages about a table; everybody's for messages about none."""
    return PREFIX + shard_of(table_id) if table_id else EVERYBODY
