"""`houseful doctor`: whether a server could serve here, and with which settings."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.databases import add_database, run_with_database, settings_for
from houseful.cli.streams import print_json
from houseful.core.text.i18n import say

if TYPE_CHECKING:
    from houseful.server.doctor import Finding
    from houseful.server.settings import Settings

MARKS = {"good": "✓", "note": "!", "bad": "✗"}


def add(parsers: Parsers) -> None:
    """Add `houseful doctor` to the parser."""
    about = "look at the database, the machine and the settings; the status is 1 if something is wrong"
    doctor = add_command(parsers, "doctor", run, about)
    add_database(doctor)
    add_json(doctor)


def run(options: Any, language: str) -> None:
    """Look at everything and print a line for each."""
    settings = settings_for(options, existing=False)
    found = run_with_database(settings, examine_all(settings))
    well = all(finding.level != "bad" for finding in found)
    if options.json:
        print_json({"well": well, "findings": [as_data(finding, language) for finding in found]})
    else:
        for finding in found:
            print(MARKS[finding.level], say(f"doctor-{finding.key}", language, **finding.facts))
        print(say("doctor-well" if well else "doctor-ill", language))
    if not well:
        sys.stdout.flush()
        sys.exit(1)


async def examine_all(settings: "Settings") -> list["Finding"]:
    """All findings, those about the database first."""
    from houseful.server.db.doctor import examine
    from houseful.server.doctor import Finding, look_around

    file = Path(str(settings.database.database))
    if not settings.shared and not file.is_file():
        found = [Finding("database", "note", "new-database", {"database": str(file)})]
    else:
        found = [finding async for finding in examine(settings)]
    return [*found, *look_around(settings)]


def as_data(finding: "Finding", language: str) -> dict[str, Any]:
    """A finding with its sentence."""
    told = say(f"doctor-{finding.key}", language, **finding.facts)
    return {"name": finding.name, "level": finding.level, "told": told, "facts": finding.facts}
