"""Every game speaks every language: the same keys, the same facts in each sentence, the same rulebook."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import houseful
import houseful.cli  # adds the words of its commands
import houseful.environments  # adds the words of its complaints
import houseful.host  # adds the words of tables
import houseful.lab  # adds the words of its reports
import houseful.server  # adds the page's words
from houseful.core.text.i18n import LANGUAGES, has, say
from houseful.core.text.rulebook import PARAGRAPH, PICTURE, paragraphs, rulebook_text
from houseful.games import NAMES, find_game

PACKAGE = Path(houseful.__file__).parent
GAMES = sorted({*NAMES, *(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))})
PARTS = ("core", "host", "server", "cli", "lab")
FOLDERS = [*(PACKAGE / part for part in PARTS), *(PACKAGE / "games" / name for name in GAMES)]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
AMOUNTS = (0, 1, 2, 5, 1000)
OTHERS = [language for language in LANGUAGES if language != "en"]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHERS)
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
each_rulebook = pytest.mark.parametrize("name", GAMES)
each_game = pytest.mark.parametrize("name", NAMES)


class Sentence(Visitor):  # type: ignore[misc]
    """What a message mentions, and the cases that it tells apart by each fact."""

    def __init__(self, message: ast.Message) -> None:
        self.facts: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
        self.cases.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def ways_to_fill(self) -> Iterator[dict[str, object]]:
        """Facts that lead through every case."""
        names = sorted(self.facts)
        yield from (dict(zip(names, values, strict=True)) for values in product(*map(self._values_of, names)))

    def _values_of(self, fact: str) -> list[object]:
        cases = self.cases.get(fact, set())
        return [*cases, *AMOUNTS] if cases else ["something"]


@cache
def sentences(folder: Path, language: str) -> dict[str, Sentence]:
    """The messages of a file by key."""
    text = (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a key is there twice"
    return {message.id.name: Sentence(message) for message in found}


@cache
def words_for_you(language: str) -> set[str]:
    """How players are addressed: a sentence may change its verb for that word."""
    keys = (key for folder in FOLDERS for key in sentences(folder, language) if key.endswith("-you"))
    return {say(key, language) for key in keys}


def told_apart(sentence: Sentence, language: str) -> dict[str, set[str]]:
    """Cases that are neither amounts nor a way of addressing somebody, by fact."""
    beside = PLURALS | words_for_you(language)
    words = {fact: {key for key in keys if not key.isdigit()} - beside for fact, keys in sentence.cases.items()}
    return {fact: keys for fact, keys in words.items() if keys}


@each_folder
@each_other_language
def test_a_language_has_the_keys_and_facts_of_english(folder: Path, language: str) -> None:
    english, translated = sentences(folder, "en"), sentences(folder, language)
    assert translated.keys() == english.keys()
    assert {key: s.facts for key, s in translated.items()} == {key: s.facts for key, s in english.items()}


@each_folder
@each_other_language
def test_a_language_tells_the_same_cases_apart(folder: Path, language: str) -> None:
    english, translated = sentences(folder, "en"), sentences(folder, language)
    told = {key: told_apart(sentence, language) for key, sentence in translated.items()}
    assert told == {key: told_apart(sentence, "en") for key, sentence in english.items()}


@each_folder
@each_language
def test_plural_forms_are_those_of_the_language(folder: Path, language: str) -> None:
    forms = {"other", *Locale(language).plural_form.tags}
    for key, sentence in sentences(folder, language).items():
        assert all(keys & PLURALS <= forms for keys in sentence.cases.values()), key


@each_folder
@each_language
def test_every_sentence_can_be_said(folder: Path, language: str) -> None:
    for key, sentence in sentences(folder, language).items():
        for facts in sentence.ways_to_fill():
            assert say(key, language, **facts), key


@each_language
def test_no_two_files_claim_one_key(language: str) -> None:
    keys = [key for folder in FOLDERS for key in sentences(folder, language)]
    assert sorted(keys) == sorted(set(keys))


@each_rulebook
@each_language
def test_every_numbered_paragraph_names_its_rule(name: str, language: str) -> None:
    blocks = rulebook_text(PACKAGE / "games" / name, language).split("\n\n")
    numbered = [block.strip() for block in blocks if block.strip()[:1].isdigit()]
    assert [block for block in numbered if not PARAGRAPH.match(block)] == []


@each_rulebook
@each_other_language
def test_rulebooks_agree_in_every_language(name: str, language: str) -> None:
    folder = PACKAGE / "games" / name
    assert outline(folder, language) == outline(folder, "en")


def outline(folder: Path, language: str) -> list[tuple[str, set[str]]]:
    """What a rulebook is made of, block by block: headings, rules with their numbers, tables, drawings, figures."""
    blocks = [block.strip() for block in rulebook_text(folder, language).split("\n\n")]
    return [(mark_of(block), set(re.findall(r"\d+", block))) for block in blocks]


def mark_of(block: str) -> str:
    """What is the same in every language at the beginning of a block, or behind the caption of a picture."""
    if picture := PICTURE.match(block):
        return f"{picture['kind']}:{picture['name']}"
    mark = re.match(r"#+|\d+\.\d+ \[[^]]+\]|\*\*", block)
    return mark[0] if mark else ""


@each_game
@each_language
def test_every_rule_has_a_paragraph_and_a_title(name: str, language: str) -> None:
    game = find_game(name)
    assert sorted(p.rule for p in paragraphs(game.folder, language)) == sorted(game.rules.ids)
    assert [rule for rule in game.rules.ids if not has(f"rule-{rule}", language)] == []


@each_game
@each_language
def test_every_refusal_has_words(name: str, language: str) -> None:
    refusals = (*find_game(name).rules.refusal_ids, "core.notation", "core.over")
    assert [rule for rule in refusals if not has(f"refused-{rule}", language)] == []
