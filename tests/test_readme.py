"""The documents name commands, paths and examples that work."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0])
def test_the_examples_of_the_readme_run(example: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(example, "README.md", "exec"), {})
    assert "print(" not in example or out.getvalue()


def test_the_readme_has_its_two_commands_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{command}:", makefile, re.MULTILINE), command


def test_the_map_names_what_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for path in (ROOT / "src" / "houseful" / "core").glob("*.py"):
        assert path.stem.strip("_") in {"init"} or re.search(rf"\b{path.stem}\b", text), path


CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ANSWERS = re.findall(r"^\| (.+?) \| (`src/.+?) \|$", CONTRIBUTING, re.MULTILINE)


@pytest.mark.parametrize(("question", "answer"), ANSWERS, ids=[question for question, _ in ANSWERS])
def test_where_is_leads_to_a_file_and_what_it_names_is_there(question: str, answer: str) -> None:
    paths = [ROOT / path for path in re.findall(r"`(src/[^`]+)`", answer)]
    assert paths
    assert all(path.is_file() for path in paths), answer
    for name in re.findall(r"\(`(\w+)`", answer):
        assert re.search(rf"def {name}\b", paths[0].read_text(encoding="utf-8")), name


def test_ten_questions_are_answered() -> None:
    assert len(ANSWERS) >= 10


def test_every_dependency_says_why() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    for requirement in wanted:
        name = re.split(r"[\[<>=~ ]", requirement)[0]
        assert name in named or name.startswith("types-"), name
