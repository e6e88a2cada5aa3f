"""`houseful admin`: tables and people of a server, while it runs."""

import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from houseful.cli.arguments import Parser, Parsers, add_command, add_json, within
from houseful.cli.databases import add_database, run_with_database, settings_for
from houseful.cli.streams import print_json
from houseful.core.text.i18n import say

if TYPE_CHECKING:
    from houseful.server.admin import Admin
    from houseful.server.db.engine import Database

STAGES = ("waiting", "playing", "over")
MOST = 100_000


def add(parsers: Parsers) -> None:
    """Add `houseful admin` and its own commands to the parser."""
    admin = add_command(parsers, "admin", run, "look after the tables and people of a server, while it runs")
    actions = admin.add_subparsers(required=True, metavar="ACTION", dest="action", parser_class=Parser)
    tables = add_action(actions, "tables", "list tables, the one used last first")
    tables.add_argument("--stage", choices=STAGES, help="only these")
    people = add_action(actions, "people", "list people, the newest first")
    people.add_argument("--find", metavar="TEXT", help="only those with this id, or this in their name")
    for lists in (tables, people):
        lists.add_argument("--most", metavar="N", type=int, default=100, help="so many at most; 100 unless given")
    close = add_action(actions, "close", "end a running game as it stands, or remove a table that waits")
    close.add_argument("subject", metavar="TABLE", help="its id")
    for name, about in {
        "ban": "keep a person out; stand-ins play on for them",
        "unban": "let a person in again",
        "revoke": "sign a person out everywhere: browsers, links and scripts",
        "export": "print everything that is kept about a person, as JSON",
        "forget": "delete a person and what they said; their games stay, without them",
    }.items():
        add_action(actions, name, about).add_argument("subject", metavar="PERSON", help="their id")


def add_action(actions: Parsers, name: str, about: str) -> Parser:
    """One action, with the options that all of them have."""
    added: Parser = actions.add_parser(name, help=about, description=about)
    add_database(added)
    add_json(added)
    return added


def run(options: Any, language: str) -> None:
    """Do it and say what was done."""
    if options.action in ("tables", "people"):
        within("most", options.most, 1, MOST)
    settings = settings_for(options)
    answer = run_with_database(settings, perform(settings, options))
    if options.json or options.action == "export":
        print_json(answer)
    elif options.action in ("tables", "people"):
        for row in answer[options.action]:
            print(say(f"cli-admin-{options.action}", language, **in_words(row, language)))
    else:
        print(say(f"cli-admin-{options.action}", language, **answer))


async def perform(settings: Any, options: Any) -> dict[str, Any]:
    """Do what was asked for; the answer as data."""
    from houseful.server.admin import Admin
    from houseful.server.db.engine import Database

    db = Database(settings)
    try:
        admin = Admin(db)
        await admin.check_schema()
        return await action_of(admin, db, options)
    finally:
        await db.close()


def action_of(admin: "Admin", db: "Database", options: Any) -> Coroutine[Any, Any, dict[str, Any]]:
    """The action that was named."""
    actions = {"close": close, "ban": ban, "unban": unban, "revoke": revoke, "forget": forget}
    if options.action in actions:
        return actions[options.action](admin, options.subject)
    return export(db, options.subject) if options.action == "export" else list_rows(admin, options)


async def list_rows(admin: "Admin", options: Any) -> dict[str, Any]:
    """Tables or people."""
    if options.action == "tables":
        return {"tables": await admin.list_tables(options.stage, options.most)}
    return {"people": await admin.list_people(options.find, options.most)}


async def close(admin: "Admin", table: str) -> dict[str, Any]:
    """Close a table."""
    return {"table": table, "was": await admin.close_table(table)}


async def ban(admin: "Admin", person: str) -> dict[str, Any]:
    """Ban a person."""
    await admin.ban(person)
    return {"person": person}


async def unban(admin: "Admin", person: str) -> dict[str, Any]:
    """Let a person in again."""
    await admin.unban(person)
    return {"person": person}


async def revoke(admin: "Admin", person: str) -> dict[str, Any]:
    """Sign a person out."""
    return {"person": person, "tokens": await admin.revoke(person)}


async def forget(admin: "Admin", person: str) -> dict[str, Any]:
    """Delete a person."""
    await admin.forget(person)
    return {"person": person}


async def export(db: "Database", person: str) -> dict[str, Any]:
    """Everything about a person."""
    from houseful.server.personal_data import personal_data

    async with db.reading() as connection:
        return await personal_data(connection, person)


def in_words(row: dict[str, Any], language: str) -> dict[str, Any]:
    """A row of a list as a sentence takes it: days instead of milliseconds, names in the language."""
    facts = {**row, "created": time.strftime("%Y-%m-%d", time.localtime(row["created"] / 1000))}
    if "game" in row:
        facts |= {"game": say(row["game"], language), "host": row["host"] or "–"}
        facts |= {"public": "yes" if row["public"] else "no"}
    else:
        facts |= {"banned": "yes" if row["banned"] else "no", "speaks": facts.pop("language")}
    return facts
