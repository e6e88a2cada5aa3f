"""The lab: many games at once, and what they say."""

from pathlib import Path

from houseful.core.text.i18n import add_words

add_words(Path(__file__).resolve().parent / "words")
