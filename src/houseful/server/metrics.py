"""Metrics for Prometheus. None of them contains a name, an id or a secret; each worker counts for itself."""

from typing import TYPE_CHECKING

from prometheus_client import Counter, Gauge, Histogram, generate_latest
from sqlalchemy.pool import QueuePool

if TYPE_CHECKING:
    from houseful.server.services import Services

REQUESTS = Histogram("houseful_request_seconds", "Answers to HTTP requests", ["method", "route"])
CRASHES = Counter("houseful_crashes_total", "Requests that ended in an unexpected exception")
REFUSALS = Counter("houseful_refusals_total", "What was not granted, by the key of the reason: limits, too", ["reason"])
SOCKETS = Gauge("houseful_sockets", "Open sockets")
MOVES = Counter("houseful_moves_total", "Entries written to the move log")
COMMITS = Histogram("houseful_commit_seconds", "Commits of the move log")
BATCH = Histogram("houseful_commit_lines", "Entries in a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000))
BEHIND = Gauge("houseful_commit_behind_seconds", "How long entries have been waiting for the disk")
LIVE_TABLES = Gauge("houseful_rooms", "Tables in memory")
BOTS_WAITING = Gauge("houseful_bots_waiting", "Tables that wait for a bot")
BOT_QUEUE = Gauge("houseful_bot_queue", "Decisions and hints that wait for a thread")
BOT_QUEUE_AGE = Gauge("houseful_bot_queue_age_seconds", "How long the oldest of them has waited")
BOTS_HELD = Gauge("houseful_bot_tables_held", "Tables of bots alone that wait because too many of them play")
LIMITS_MET = Counter("houseful_limits_met_total", "Requests refused because of a limit", ["limit"])
REMINDERS = Counter("houseful_reminders_total", "Messages to those whose turn it is", ["way", "status"])
BOT_DECISIONS = Gauge("houseful_bot_decisions", "Decisions that bots have made")
POOL_USED = Gauge("houseful_pool_used", "Connections to the database in use")
POOL_SIZE = Gauge("houseful_pool_size", "Connections to the database that may be in use at once")


def report(services: "Services") -> bytes:
    """All metrics in Prometheus' text format."""
    LIVE_TABLES.set(len(services.registry.live_tables))
    BOTS_WAITING.set(services.bots.waiting)
    BOT_QUEUE.set(len(services.bots.thinking.queue))
    BOT_QUEUE_AGE.set(services.bots.thinking.queue.oldest())
    BOTS_HELD.set(services.bots.held)
    BOT_DECISIONS.set(services.bots.decisions)
    BEHIND.set(services.move_log.seconds_behind)
    pool = services.db.engine.pool
    if isinstance(pool, QueuePool):
        POOL_USED.set(pool.checkedout())
        POOL_SIZE.set(pool.size() + max(0, pool._max_overflow))
    return generate_latest()
