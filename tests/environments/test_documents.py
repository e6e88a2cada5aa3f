"""The page about environments: its examples run, and its figures are those of the games."""

import re
from pathlib import Path

import pytest

from houseful.games import NAMES, find_game

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.compiled
@pytest.mark.parametrize("example", EXAMPLES, ids=[str(number) for number in range(len(EXAMPLES))])
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "docs/environments.md", "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 4


@pytest.mark.parametrize("name", NAMES)
def test_the_sizes_of_spaces_are_those_of_the_games(name: str) -> None:
    game = find_game(name)
    most = f"{game.rules.players[0]}–{game.rules.players[-1]}".replace("2–2", "2")
    assert f"| `{name}` | {most} | {game.rules.moves:,} | {game.ai.features:,} |" in PAGE


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_named(name: str) -> None:
    for option in find_game(name).rules.options:
        assert f"`{option.name}`" in PAGE
