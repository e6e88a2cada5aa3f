"""What is the same for everybody, as files that come with the page: it reads them where no server can be reached.

python -m houseful.server.http.content FOLDER
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from houseful.core.lessons.lesson import lessons_of
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game
from houseful.host.cards import all_cards
from houseful.server.http.routes.games import game_list, standard_faces
from houseful.server.http.routes.lessons import course_of, opened
from houseful.server.http.routes.rulebooks import rulebook, terms_in
from houseful.server.http.routes.strategy import strategy_in

EVERYWHERE = "all"  # the file of what is no game's


def answers_of(name: str, language: Any) -> Iterator[tuple[str, Any]]:
    """What the server answers about a game, each with the address that asks for it."""
    game, said = find_game(name), f"?language={language}"
    yield f"/api/rules/{name}{said}", rulebook(name, language)
    yield f"/api/strategy/{name}{said}", strategy_in(name, language)
    yield f"/api/games/{name}/cards{said}", all_cards(game, language)
    yield f"/api/packs/{name}", standard_faces(game.standard.text)
    yield f"/api/lessons/{name}{said}", course_of(name, language)
    for lesson in lessons_of(game):
        for step in range(len(lesson.steps)):
            yield f"/api/lessons/{name}/{lesson.name}{said}&step={step}", opened(lesson, language, step)


def answers_of_all(language: Any) -> Iterator[tuple[str, Any]]:
    """What the server answers about no game in particular; without a server nobody lists tables or reads packs."""
    yield "/api/games", game_list(own_packs=False, public_tables=False)
    yield f"/api/glossary?language={language}", terms_in(language)


def content(language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The files of a language by name: answers by address."""
    yield EVERYWHERE, dict(answers_of_all(language))
    for name in NAMES:
        yield name, dict(answers_of(name, language))


def write_content(folder: Path) -> None:
    """Write every file: `de-overbooked.json`."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for name, answers in content(language):
            (folder / f"{language}-{name}.json").write_bytes(msgspec.json.encode(answers))


def main() -> None:
    """Write the files into a folder."""
    asked = argparse.ArgumentParser(description="What is the same for everybody, as files that come with the page.")
    asked.add_argument("folder", type=Path)
    write_content(asked.parse_args().folder)


if __name__ == "__main__":
    main()
