"""The words of lessons, `games/<id>/lessons/words/<language>.ftl`: sent with a lesson, kept apart from all others."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from houseful.core.lessons.lesson import Lesson
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.packs import read_text


@cache
def _bundle(folder: Path, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    file = folder / "lessons" / "words" / f"{language}.ftl"
    if file.is_file():
        bundle.add_resource(FluentResource(read_text(file)))
    return bundle


def say_in_lesson(lesson: Lesson, key: str, language: str, folder: Path | None = None) -> str:
    """The words of a lesson for a key such as `lesson-lines-pick-done`; in English where a language has none yet."""
    place = folder or lesson.game.folder
    bundle = _bundle(place, language if language in LANGUAGES else "en")
    if not bundle.has_message(key):
        bundle = _bundle(place, "en")
    text, errors = bundle.format_pattern(bundle.get_message(key).value, {})
    if errors:
        raise errors[0]
    return str(text)
