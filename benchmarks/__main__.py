"""`make bench`: every benchmark, each a table."""

import importlib
import pkgutil
import sys

import benchmarks


def main() -> None:
    wanted = sys.argv[1:]
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name not in ("__main__", "measuring") and (not wanted or module.name in wanted):
            importlib.import_module(f"benchmarks.{module.name}").main()
            print()


main()
