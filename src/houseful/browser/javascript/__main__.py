"""`python -m houseful.browser.javascript FOLDER [PROTOCOL.TS] [--tests]`."""

import os
import sys
from pathlib import Path

os.environ["HOUSEFUL_RULES"] = "interpreted"  # so that a rule is the function that is written

from houseful.browser.javascript.main import main

folder, *protocol = (Path(word) for word in sys.argv[1:] if word != "--tests")
main(folder, protocol[0] if protocol else None, for_tests="--tests" in sys.argv)
