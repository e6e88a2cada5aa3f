"""Every sentence a player reads, by id, in five languages (Project Fluent files)."""

import functools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "it", "de", "nl")

_folders = [Path(__file__).resolve().parents[1] / "words"]  # the core's own; other parts add theirs


def add_words(folder: Path) -> None:
    """Add a folder with a Fluent file for each language; a part of the program does so when it is imported."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def word_files(language: str) -> Iterator[Path]:
    """The files with words of a language, the core's first."""
    return (folder / f"{language}.ftl" for folder in _folders)


@functools.cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in word_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(key: str, language: str = "en", **facts: Any) -> str:
    """The words for a key, which may be made from a rule id or the name of a score line."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    message = bundle.get_message(_dashed(key))
    text, errors = bundle.format_pattern(message.value, facts)
    if errors:
        raise errors[0]
    return str(text)


def has(key: str, language: str) -> bool:
    """Whether a language has words for a key."""
    return bool(_bundle(language).has_message(_dashed(key)))


def _dashed(key: str) -> str:
    """Fluent knows neither the dots of rule ids nor the colons of score lines."""
    return key.replace(".", "-").replace(":", "-")


def preferred() -> str:
    """The language of the person at this computer: HOUSEFUL_LANG, else the system's, else English."""
    chosen = os.environ.get("HOUSEFUL_LANG", "")[:2].lower()
    if chosen in LANGUAGES:
        return chosen
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next(filter(None, settings), "")[:2].lower()
    return system if system in LANGUAGES else "en"
