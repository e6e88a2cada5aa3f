"""What a rule says, as the rulebook has it, without the title that the paragraph begins with."""

import re
from functools import cache
from pathlib import Path

from houseful.core.text.rulebook import paragraphs

FOLDER = Path(__file__).parents[1]
TITLE = re.compile(r"^\*\*[^*]+\*\* ")


@cache
def _texts(language: str) -> dict[str, str]:
    return {found.rule: TITLE.sub("", found.text) for found in paragraphs(FOLDER, language)}


def text_of(rule: str, language: str) -> str:
    """The paragraph of a rule in the reader's language."""
    return _texts(language)[rule]
