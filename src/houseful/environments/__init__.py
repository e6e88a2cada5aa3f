"""Environments for learning: batches of games on a CPU or a GPU, single games, and what others train on."""

from pathlib import Path

from houseful.core.text.i18n import add_words

add_words(Path(__file__).resolve().parent / "words")
