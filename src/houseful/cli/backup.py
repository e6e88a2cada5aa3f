"""`houseful backup`: everything that a server keeps, in one file."""

import time
from pathlib import Path
from typing import Any

from houseful.cli.arguments import Parsers, add_command, add_json, within
from houseful.cli.databases import add_database, run_with_database, settings_for
from houseful.cli.streams import print_json
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault

SUFFIX = ".houseful-backup"
MOST_KEPT = 10_000


def add(parsers: Parsers) -> None:
    """Add `houseful backup` to the parser."""
    backup = add_command(parsers, "backup", run, "write everything that a server keeps to one file, while it runs")
    backup.add_argument("file", metavar="FILE", help="the file to write, or a folder: then its name is the time")
    backup.add_argument("--keep", metavar="N", type=int, help="in a folder: delete all but the newest N backups")
    add_database(backup)
    add_json(backup)


def run(options: Any, language: str) -> None:
    """Write a backup and say what is in it."""
    from houseful.server.db.backup import back_up

    keep = None if options.keep is None else within("keep", options.keep, 1, MOST_KEPT)
    settings = settings_for(options)
    file = file_for(Path(options.file), keep)
    rows = run_with_database(settings, back_up(settings, file))
    deleted = [] if keep is None else delete_old(file.parent, keep)
    size = file.stat().st_size
    if options.json:
        print_json({"file": str(file), "bytes": size, "rows": rows, "deleted": [old.name for old in deleted]})
    else:
        print(say("cli-backup", language, file=str(file), size=in_words(size), **counted(rows)))


def file_for(named: Path, keep: int | None) -> Path:
    """The file to write; one that is there already is replaced only if it is a backup."""
    from houseful.server.db.backup_file import is_backup

    if named.is_dir():
        return named / f"{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}"
    if keep is not None:
        raise Fault("fault-keep-folder", file=str(named))
    if named.exists() and not is_backup(named):
        raise Fault("fault-backup-over", file=str(named))
    return named


def delete_old(folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest backups of a folder; their names say when they were written."""
    old = sorted(folder.glob(f"*{SUFFIX}"))[:-keep]
    for file in old:
        file.unlink(missing_ok=True)
    return old


def counted(rows: dict[str, int]) -> dict[str, int]:
    """The counts that a sentence mentions."""
    return {"tables": rows.get("tables", 0), "people": rows.get("people", 0), "moves": rows.get("entries", 0)}


def in_words(size: int) -> str:
    """A size in the largest unit that leaves a digit before the point."""
    amount, unit = float(size), "B"
    for larger in ("KB", "MB", "GB", "TB"):
        if amount < 1000:
            break
        amount, unit = amount / 1000, larger
    return f"{amount:.0f} {unit}" if unit == "B" or amount >= 10 else f"{amount:.1f} {unit}"
