"""Which faults are tried: all that the sources of the games could have, and a fixed sample of them."""

import difflib
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.operators import Fault, Source, faults

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "houseful" / "games"
# How well bots evaluate, sentences and pictures have tests of another kind.
LEFT_OUT = ("sentences.py", "picture.py", "trace_codes.py")
VIEWS = ("view.py", "solo_view.py", "player_view.py", "card_view.py", "festival_rows.py", "cards.py", "names.py")
MESSAGES = (*VIEWS, "events.py", "event_builders.py", "score_sources.py", "certain_points.py", "portions.py")


@dataclass(frozen=True)
class Mutant:
    """A source with one fault."""

    game: str
    file: str  # below src
    fault: Fault
    before: str
    occurrence: int  # the same change may be possible more than once in a file

    @property
    def name(self) -> str:
        """What stays the same while other lines of the file change."""
        return f"{self.file}: {self.before} -> {self.fault.text or 'nothing'} ({self.fault.operator} {self.occurrence})"

    @property
    def path(self) -> Path:
        return ROOT / "src" / self.file

    def text(self) -> str:
        """The source with the fault."""
        return Source(self.path.read_text(encoding="utf-8")).apply(self.fault)

    def diff(self) -> str:
        """The lines that differ, with one line around them."""
        before = self.path.read_text(encoding="utf-8").splitlines()
        lines = difflib.unified_diff(before, self.text().splitlines(), self.file, self.file, n=1, lineterm="")
        return "\n".join(lines)


def sources(game: str) -> list[Path]:
    """The rules of a game, its views, events, observations and score sources."""
    files = sorted((GAMES / game).rglob("*.py"))
    return [
        file for file in files if file.name not in LEFT_OUT and (file.parent.name != "ai" or "observe" in file.name)
    ]


def mutants_of(game: str) -> list[Mutant]:
    """Every mutant of a game that compiles."""
    found = []
    for file in sources(game):
        text = file.read_text(encoding="utf-8")
        source, seen = Source(text), dict[tuple[str, str, str], int]()
        for fault in faults(text, strings=file.name in MESSAGES):
            before = source.bytes[fault.start : fault.end].decode()
            key = (fault.operator, before, fault.text)
            seen[key] = seen.get(key, 0) + 1
            mutant = Mutant(game, str(file.relative_to(ROOT / "src")), fault, before, seen[key])
            if not (file.name == "__init__.py" and source.bytes[: fault.start].count(b"\ndef ") == 0):
                found.append(mutant)
    return found


def choose(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """A sample that an edit elsewhere leaves as it is: each mutant draws its own lot."""

    def lot(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {mutant.name}".encode()).hexdigest()

    return sorted(mutants, key=lot)[:number]


def reviewed() -> dict[str, str]:
    """Mutants that no test could tell from the original, with the reason, by name."""
    entries: dict[str, str] = json.loads((Path(__file__).parent / "equivalent.json").read_text(encoding="utf-8"))
    return entries
