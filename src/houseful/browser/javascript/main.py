"""Games and what they share as JavaScript: what is translated, and where it is written."""

import json
import re
from pathlib import Path

from houseful.browser.javascript.declarations import Declarations
from houseful.browser.javascript.modules import write_modules
from houseful.browser.javascript.program import SHARED, Program
from houseful.browser.javascript.scope import Scope
from houseful.browser.javascript.sources import module_named
from houseful.core.game import Game
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES
from houseful.games.overbooked.show.rule_texts import text_of

BESIDE = "../../src/offline/"  # from the folder of the modules to what is written by hand
REPEATED = ("plane.event.", "plane.score.", "plane.symbol.", "plane.solo.")
Entries = dict[str, dict[str, str]]  # by file: what it exports, by name, and where that is in Python
ENTRIES: Entries = {
    SHARED: {
        "Table": "houseful.core.table:Table",
        "deal": "houseful.core.table:deal",
        "IllegalMove": "houseful.core.refusals:IllegalMove",
        "Fault": "houseful.core.text.validation:Fault",
        "scoreCase": "houseful.core.text.score_case:score_case",
        "LocalTable": "houseful.host.local_table:LocalTable",
        "LocalConnection": "houseful.host.local_connection:LocalConnection",
        "Beginning": "houseful.host.new_table:Beginning",
        "NewTable": "houseful.host.messages.tables:NewTable",
        "WantedSeat": "houseful.host.messages.tables:WantedSeat",
        "Refused": "houseful.host.refused:Refused",
        "tableOnDevice": "houseful.host.new_table:table_on_device",
        "gameAfter": "houseful.host.new_table:game_after",
        "readSaved": "houseful.host.saved_table:read_saved",
        "failureOf": "houseful.host.failures:failure_of",
        "Consideration": "houseful.host.deciding:Consideration",
        "Slices": "houseful.bots.search.thought:Slices",
        "shares": "houseful.bots.search.thought:shares",
        "Imagined": "houseful.host.messages.previews:Imagined",
        "HintHere": "houseful.host.imagining:HintHere",
        "lessonHere": "houseful.host.lesson_tries:lesson_here",
        "tryMove": "houseful.host.lesson_tries:try_move",
        "newLocal": "houseful.host.local_tables:new_local",
        "openLocal": "houseful.host.local_tables:open_local",
        "nextLocal": "houseful.host.local_tables:next_local",
        "listed": "houseful.host.local_info:listed",
        "Decision": "houseful.host.deciding:Decision",
        "storedLog": "houseful.host.local_info:stored_log",
        "Place": "houseful.core.text.validation:Place",
    },
    **{game: {"GAME": f"houseful.games.{game}:GAME"} for game in NAMES},
}
WALKS = {
    "walk": "houseful.browser.testing.positions:walk",
    "sit": "houseful.browser.testing.sittings:sit",
    "semantics": "houseful.browser.testing.semantics:answers",
}


def entries_for_tests() -> Entries:
    """Besides, a walk through whole games, and the rules themselves."""
    found = {file: dict(entries) for file, entries in ENTRIES.items()}
    found[SHARED] |= WALKS
    for name in NAMES:
        game: Game = module_named(f"houseful.games.{name}").GAME
        verbs = vars(game.rules.verbs)
        found[name] |= {verb: f"{function.__module__}:{function.__name__}" for verb, function in verbs.items()}
    return found


def translate(entries: Entries) -> Program:
    """Everything that entries use."""
    every = [one.split(":") for exported in entries.values() for one in exported.values()]
    for module, _ in every:  # all classes have to be there before it is asked what they have
        module_named(module)
    program = Program()
    for module, name in every:
        scope = Scope(program, module, vars(module_named(module)))
        program.use_entry(scope, module, name)
    program.finish()
    return program


def main(folder: Path, protocol: Path | None = None, for_tests: bool = False) -> None:
    """Write all modules into a folder, with their types; `protocol` has the page's types of messages."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = entries_for_tests() if for_tests else ENTRIES
    write_modules(translate(entries), entries, folder, BESIDE)
    schemas = names_in(protocol) if protocol else frozenset()
    for file, exported in entries.items():
        (folder / f"{file}.d.ts").write_text(Declarations(exported, schemas).text(), encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"rules-{language}.json").write_text(json.dumps(paragraphs_in(language), ensure_ascii=False))


def names_in(protocol: Path) -> frozenset[str]:
    """The structures that the page has types of."""
    return frozenset(re.findall(r"^        (\w+): ", protocol.read_text(encoding="utf-8"), re.MULTILINE))


def paragraphs_in(language: str) -> dict[str, str]:
    """Paragraphs of the rulebook that accounts of points and cards repeat."""
    plane: Game = module_named("houseful.games.overbooked").GAME
    return {rule: text_of(rule, language) for rule in plane.rules.ids if rule.startswith(REPEATED)}
