"""The page's side of thinking, in Node: its workers are Node's, the rest is what a browser runs."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from houseful.games import find_game
from houseful.host.local_table import LocalTable
from houseful.host.local_tables import new_local
from houseful.host.messages.tables import NewTable, WantedSeat
from houseful.host.new_table import Beginning
from tests.bundling import ROOT, WEB, bundled, node

Ask = Callable[..., Any]
GENERATED = WEB / "generated"


@contextmanager
def page_side(folder: Path) -> Iterator[Ask]:
    """Asks `web/src/testing/thinking.ts`, which is built into a folder."""
    program = bundled("testing/thinking.ts", folder / "thinking.mjs")
    thinker = bundled("testing/thinkerNode.ts", folder / "thinkerNode.mjs")
    words = [node(), *map(str, (program, ROOT / "src" / "houseful", GENERATED / "js", GENERATED, thinker))]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        questions, answers = running.stdin, running.stdout
        assert questions is not None
        assert answers is not None

        def question(does: str, **facts: Any) -> Any:
            questions.write(json.dumps({"does": does, **msgspec.to_builtins(facts)}) + "\n")
            questions.flush()
            return json.loads(answers.readline())

        yield question
        questions.close()


def before_a_bot(game: str, level: Any) -> tuple[LocalTable, list[str]]:
    """A table of somebody and a bot whose turn it is, and the moves before; without a level, before the first move."""
    other = WantedSeat("bot", level) if level else WantedSeat("me")
    asked = NewTable(game, [WantedSeat("me"), other], {"first": 0}, hints=True)
    table, moves = new_local(asked, "Ada", find_game(game), Beginning("here-1", 1, 5)), []
    while level and table.bot_to_move() is None:
        moves.append(table.table.legal_texts()[-1])
        table.make(table.move(table.ply, moves[-1], 1), None)
    return table, moves
