"""`make bench`: every benchmark that takes minutes, each a table; `python -m benchmarks NAME` runs one.

Words behind a name that begin with dashes belong to that benchmark.
"""

import importlib
import pkgutil
import sys

import benchmarks


def main() -> None:
    wanted = []
    while len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        wanted.append(sys.argv.pop(1))
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name == "__main__" or (wanted and module.name not in wanted):
            continue
        benchmark = importlib.import_module(f"benchmarks.{module.name}")
        if hasattr(benchmark, "main") and (wanted or not getattr(benchmark, "TAKES_HOURS", False)):
            benchmark.main()
            print()


main()
