"""A table without a server: what it answers to those who sit there, from its seats and its log of moves alone.

Nothing here reads a file or a clock, waits for anybody or starts a thread. The server's tables answer by the same
functions, and `LocalTable` is a whole table on one device.
"""

from pathlib import Path

from houseful.core.text.i18n import add_words

add_words(Path(__file__).resolve().parent / "words")
