"""What things are called in each language: patterns made from the page's own words."""

import re
from typing import Any

import houseful.server  # noqa: F401  # adds the page's words
from houseful.core.text.i18n import say

ANY = "…any…"  # whatever the page fills in


def called(key: str, language: str, **facts: Any) -> str:
    """A pattern of a name that begins with these words."""
    return "^" + re.escape(say(key, language, **facts)).replace(re.escape(ANY), ".+")
