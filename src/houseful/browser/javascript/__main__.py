"""`python -m houseful.browser.javascript FOLDER [--tests]`."""

import os
import sys
from pathlib import Path

os.environ["HOUSEFUL_RULES"] = "interpreted"  # so that a rule is the function that is written

from houseful.browser.javascript.main import main

main(Path(sys.argv[1]), for_tests="--tests" in sys.argv)
