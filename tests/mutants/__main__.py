"""`python -m tests.mutants`: a sample of mutants of the games' sources against the quick tests, rules interpreted."""

import argparse
import json
import os
import sys
import tempfile
import traceback
from pathlib import Path

os.environ |= {"HOUSEFUL_RULES": "interpreted", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

import pytest

from tests.mutants.reload import reload_body
from tests.mutants.report import Report
from tests.mutants.sample import ROOT, Mutant, choose, mutants_of, reviewed
from tests.mutants.suite import ARGUMENTS, GAMES, Suite, quick_examples, test_files
from tests.mutants.trial import SURVIVED, run_all

RESULTS = ROOT / ".mutants"


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="mutants of this game only")
    parser.add_argument("--file", help="only of files whose path contains this")
    parser.add_argument("--sample", type=int, default=300, help="how many, shared equally by the games; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at a time")
    return parser.parse_args()


def sample(asked: argparse.Namespace) -> list[Mutant]:
    """The mutants to try."""
    games = [asked.game] if asked.game else list(GAMES)
    chosen = []
    for game in games:
        mutants = [mutant for mutant in mutants_of(game) if not asked.file or asked.file in mutant.file]
        chosen += choose(mutants, asked.sample // len(games) if asked.sample else len(mutants), asked.seed)
    return chosen


def run_suite(mutants: list[Mutant], jobs: int, folder: Path, report: Report) -> None:
    """Try mutants in one warm pytest, in a process of its own: ours must not have loaded the games."""
    process = os.fork()
    if process == 0:
        suite = Suite(mutants, jobs, folder, report.tell)
        try:
            games = sorted({mutant.game for mutant in mutants})
            pytest.main([*ARGUMENTS, *test_files(games)], plugins=[suite])
            state = {"usual": suite.usual, "broken": suite.broken, "reload": [mutants.index(m) for m in suite.reload]}
            (folder / "state.json").write_text(json.dumps(state), encoding="utf-8")
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            sys.stdout.flush()
            os._exit(0)
    os.waitpid(process, 0)


def main() -> None:
    """Try a sample and say what became of it."""
    asked = arguments()
    os.chdir(ROOT)
    RESULTS.mkdir(exist_ok=True)
    quick_examples()
    mutants = sample(asked)
    report = Report(RESULTS, len(mutants), reviewed())
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        run_suite(mutants, asked.jobs, folder, report)
        state = json.loads((folder / "state.json").read_text(encoding="utf-8"))
        if state["broken"]:
            print("failing without any mutant, so not used:", *state["broken"], sep="\n  ")
        words = {number: folder / str(number) for number in state["reload"]}
        bodies = [(n, reload_body(mutants[n], state["usual"], state["broken"], words[n]), words[n]) for n in words]

        def done(number: int, code: int) -> None:
            by = words[number].read_text(encoding="utf-8")
            report.tell(mutants[number], {"survived": code == SURVIVED, "by": by})

        run_all(asked.jobs, bodies, done)
    report.finish(RESULTS / "results.json")


if __name__ == "__main__":
    main()
