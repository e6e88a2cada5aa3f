"""What the commands share that work on a server's database: which one it is, and what is wrong with it in one line."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from houseful.cli.arguments import Parser
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault

if TYPE_CHECKING:
    from houseful.server.settings import Settings

T = TypeVar("T")
DATABASE_HELP = "sqlite:///FILE or postgresql://…; else HOUSEFUL_DATABASE, else a file in your data folder"


def add_database(parser: Parser) -> None:
    """`--database` and `--lang`, the same everywhere."""
    parser.add_argument("--database", metavar="URL", default=None, help=DATABASE_HELP)
    parser.add_argument("--lang", choices=LANGUAGES, help="language")


def settings_for(options: Any, existing: bool = True) -> "Settings":
    """The settings with the database that a person named; a Fault if it has to be there and is not."""
    from houseful.server.settings import from_environment

    settings = from_environment(options.database)
    if existing and not settings.shared and not Path(str(settings.database.database)).is_file():
        raise Fault("fault-file-missing", file=str(settings.database.database))
    return settings


def run_with_database(settings: "Settings", work: Coroutine[Any, Any, T]) -> T:
    """Run something that uses a database; a Fault says why the database cannot be used."""
    import logging

    from sqlalchemy.exc import DBAPIError

    from houseful.server.db.engine import address_of
    from houseful.server.db.failures import is_unavailable, reason_of
    from houseful.server.errors import Refused
    from houseful.server.log_setup import set_up_logs

    set_up_logs(logging.CRITICAL)  # what is wrong is said in one line
    try:
        return asyncio.run(work)
    except (Fault, OSError):
        raise
    except Exception as error:
        cause = error.__cause__ if isinstance(error, Refused) and isinstance(error.__cause__, Exception) else error
        if isinstance(cause, DBAPIError) or is_unavailable(cause) or is_sqlite(cause):
            raise Fault("fault-database-away", found=address_of(settings), reason=reason_of(cause)) from None
        raise


def is_sqlite(error: Exception) -> bool:
    """Whether SQLite itself complains."""
    import sqlite3

    return isinstance(error, sqlite3.Error)
