"""What is typed during a game besides moves: in the player's language, and in English."""

from houseful.core.text.i18n import say
from houseful.core.text.notation import keys_of

COMMANDS = ("help", "table", "moves", "hint", "why", "rules", "cards", "undo", "save", "quit")


def command_words(language: str) -> dict[str, str]:
    """What each command is called in a language."""
    return {command: say(f"play-command-{command}", language) for command in COMMANDS}


def command_of(word: str, language: str) -> str | None:
    """The command that a word stands for; None for a move."""
    typed = {key: command for command, local in command_words(language).items() for key in keys_of(local)}
    if word == "?":
        return "help"
    return next((typed[key] for key in keys_of(word) if key in typed), word if word in COMMANDS else None)
