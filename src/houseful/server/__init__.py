"""The server: tables that people and bots share. The log is the game; memory is only a cache of it."""

from pathlib import Path

from houseful.core.text.i18n import add_words

add_words(Path(__file__).resolve().parent / "words")
