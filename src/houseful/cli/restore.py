"""`houseful restore`: a backup becomes a server's database again, on either engine."""

from pathlib import Path
from typing import Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.backup import counted
from houseful.cli.databases import add_database, run_with_database, settings_for
from houseful.cli.streams import print_json
from houseful.core.text.i18n import say


def add(parsers: Parsers) -> None:
    """Add `houseful restore` to the parser."""
    restore = add_command(parsers, "restore", run, "make a database from a backup; the server must not run")
    restore.add_argument("file", metavar="FILE", help="a file that `houseful backup` wrote, from SQLite or PostgreSQL")
    restore.add_argument("--replace", action="store_true", help="even if there are people or games in the database")
    add_database(restore)
    add_json(restore)


def run(options: Any, language: str) -> None:
    """Fill a database and say with what."""
    from houseful.server.db.backup_file import read_header
    from houseful.server.db.engine import address_of
    from houseful.server.db.restore import restore

    file = Path(options.file)
    header = read_header(file)  # first: a mistaken name makes no folder for a database
    settings = settings_for(options, existing=False)
    rows = run_with_database(settings, restore(settings, file, options.replace))
    if options.json:
        found = {"schema": header.schema, "created": header.created}
        print_json({"database": address_of(settings), "backup": found, "rows": rows})
    else:
        print(say("cli-restore", language, database=address_of(settings), **counted(rows)))
