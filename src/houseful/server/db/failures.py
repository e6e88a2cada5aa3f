"""Failures of the database: which of them pass by themselves, and what clients are told meanwhile."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from houseful.server.db.database_file import FileMovedError
from houseful.server.errors import Refused

LOG = structlog.get_logger()
# SQLSTATE: connection, resources, operator intervention; a lock that is not available; a server that is read-only
UNAVAILABLE_STATES = ("08", "53", "57", "55P03", "25006")
UNWRITABLE_STATES = ("53100", "25006", "55P03")  # disk full, read-only, locked
UNREACHABLE = (OSError, PoolTimeoutError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


@contextmanager
def refuse_if_unavailable() -> Iterator[None]:
    """Turn errors of an unavailable database into Refused (503): clients try again later."""
    try:
        yield
    except Exception as error:
        if not is_unavailable(error):
            raise
        refused = refusal_of(error)
        LOG.warning("database.unavailable", reason=refused.key, error=type(error).__name__, detail=reason_of(error))
        raise refused from error


def is_unavailable(error: Exception) -> bool:
    """Whether an error means that the database cannot be used now, rather than that a statement is wrong."""
    if isinstance(error, DBAPIError):
        gone = error.connection_invalidated or state_of(error).startswith(UNAVAILABLE_STATES)
        return gone or isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, UNREACHABLE)


def refusal_of(error: Exception) -> Refused:
    """What a client is told about an unavailable database."""
    if isinstance(error, FileMovedError):
        return Refused(503, "server-database-moved")
    if isinstance(error, DBAPIError) and is_unwritable(error):
        return Refused(503, "server-database-unwritable")
    return Refused(503, "server-database-silent")


def is_unwritable(error: DBAPIError) -> bool:
    """Whether a database answers but saves nothing: disk full, locked, read-only."""
    state = state_of(error)
    return state in UNWRITABLE_STATES or (not state and isinstance(error, OperationalError))  # SQLite has no states


def state_of(error: DBAPIError) -> str:
    """The SQLSTATE of an error; empty if it has none."""
    return str(getattr(error.orig, "sqlstate", None) or "")


def reason_of(error: Exception) -> str:
    """The first line of an error of the database or of the system."""
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno)
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__
