"""What came of the mutants: a file with every verdict, a table, and the lines no test misses."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from tests.mutants.sample import Mutant


class Report:
    """Verdicts as they come in, kept in a file from the first on."""

    def __init__(self, folder: Path, number: int, reviewed: dict[str, str]) -> None:
        self.lines, self.number, self.reviewed = folder / "verdicts.jsonl", number, reviewed
        self.lines.write_text("", encoding="utf-8")

    def tell(self, mutant: Mutant, verdict: dict[str, Any]) -> None:
        """Keep a verdict and print it."""
        entry = {
            "game": mutant.game,
            "file": mutant.file,
            "line": mutant.fault.line,
            "operator": mutant.fault.operator,
            "name": mutant.name,
            "equivalent": self.reviewed.get(mutant.name),
            "diff": mutant.diff(),
            **verdict,
        }
        with self.lines.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        done = len(self.verdicts())
        print(f"{done}/{self.number}", "survived" if verdict["survived"] else "killed", mutant.name, flush=True)

    def verdicts(self) -> list[dict[str, Any]]:
        """All that came in so far."""
        return [json.loads(line) for line in self.lines.read_text(encoding="utf-8").splitlines()]

    def finish(self, file: Path) -> None:
        """Write the file; print the survivors and the table."""
        verdicts = self.verdicts()
        file.write_text(json.dumps(verdicts, indent=1), encoding="utf-8")
        for entry in verdicts:
            if _kind(entry) == "survived":
                print(f"\n{entry['name']}\n{entry['diff']}")
        print("\n" + table(verdicts))


def table(verdicts: list[dict[str, Any]]) -> str:
    """Killed and survived by game; equivalent mutants are no part of the share."""
    lines = [f"{'':24}{'killed':>8}{'survived':>10}{'equivalent':>12}{'share':>8}"]
    for game in [*dict.fromkeys(entry["game"] for entry in verdicts), None]:
        kinds = Counter(_kind(entry) for entry in verdicts if game in (None, entry["game"]))
        tried = kinds["killed"] + kinds["survived"]
        share = f"{kinds['killed'] / tried:.1%}" if tried else "–"
        figures = f"{kinds['killed']:>8}{kinds['survived']:>10}{kinds['equivalent']:>12}{share:>8}"
        lines.append(f"{game or 'all':24}{figures}")
    return "\n".join(lines)


def _kind(entry: dict[str, Any]) -> str:
    if not entry["survived"]:
        return "killed"
    return "equivalent" if entry["equivalent"] else "survived"
