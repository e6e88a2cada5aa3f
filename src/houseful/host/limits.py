"""How long the log of one game may grow."""

from dataclasses import dataclass


@dataclass(frozen=True)
class LogLimits:
    """What a game's log may hold; 0 switches a limit off."""

    undos: int = 200  # at one table
    journal: int = 5_000  # lines of a game's log, after which nothing can be taken back
    events: int = 300  # lines of a game's log in one answer


def refusal_key(name: str) -> str:
    """The key of the sentence that names a limit."""
    return f"server-limit-{name.replace('_', '-')}"
