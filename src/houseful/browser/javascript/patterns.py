"""Patterns of `re` that mean the same in JavaScript."""

import json
import re
from typing import Any

from houseful.browser.javascript import constants

BLANK = r"[ \t\n\r\f\v\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"
# Classes that hold other signs there, groups with names, and what JavaScript does not know.
DIFFERENT = re.compile(r"\\[wWdDSbBAZ]|\(\?P|[*+?}]\+|\(\?>|\(\?[aiLmsux]")
FLAGS = re.DOTALL | re.UNICODE


def written_pattern(pattern: "re.Pattern[str]", py: Any) -> str:
    """A compiled pattern."""
    if DIFFERENT.search(pattern.pattern) or pattern.flags & ~FLAGS or re.search(r"\[[^]]*\\s", pattern.pattern):
        raise constants.NotPlainError(f"pattern {pattern.pattern}")
    flags = "us" if pattern.flags & re.DOTALL else "u"
    return f"new {py('Pattern')}({json.dumps(pattern.pattern.replace(chr(92) + 's', BLANK))}, {json.dumps(flags)})"
