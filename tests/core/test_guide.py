"""The guide to a first game: before every decision what matters, after every move of the others what it meant."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import houseful
from houseful.core.guide import Explained, Moment, Note, explained
from houseful.core.table import Table
from houseful.core.text.i18n import LANGUAGES, has
from houseful.core.text.people import people_named
from houseful.games import NAMES, find_game
from tests.core.text.test_i18n import PACKAGE, sentences

ME = 0
NAMES_THERE = ("Ada", "Novice bot", "Casual bot", "Skilled bot")
# Options under which rare situations come about: house rules, symbols, complex cards; a first game has none of them.
DEALS: dict[str, list[dict[str, Any]]] = {
    "overbooking": [{"bonus": "none"}, {"players": 3}, {"players": 4, "peek": False}],
    "overbooked": [{"events": 0, "symbols": False}, {"symbols": True, "complex": True}, {"players": 1}, {"players": 4}],
    "oktoberfest": [{}, {"change": "taken"}],
}
# Kept games in which something rare happens.
RARE = {
    "overbooking": ("forced-pass", "no-peeking", "every-power"),
    "overbooked": (),
    "oktoberfest": ("heroes-run-out",),
}
RARE_SEEDS = {"overbooking": (20,)}
REPLAYS = Path(__file__).parents[1] / "replays"
GAMES = 12  # of each sort

each_game = pytest.mark.parametrize("name", NAMES)


class Turn(NamedTuple):
    """A move of a whole game: the table before it, and after it."""

    before: Table
    after: Table


def turns(name: str, seed: int, options: dict[str, Any]) -> Iterator[Turn]:
    """A whole game at random."""
    table = houseful.deal(name, seed=seed, **{"players": 2, **options})
    luck = random.Random(seed)
    while not table.over:
        before = table.copy()
        table.play(luck.choice(table.legal()))
        yield Turn(before, table)


def kept(name: str, log: str) -> Iterator[Turn]:
    """A golden game."""
    end = houseful.replay((REPLAYS / name / f"{log}.log").read_text("utf-8"))
    table = end.at_ply(0)
    for move in end.moves():
        before = table.copy()
        table.play(move)
        yield Turn(before, table)


def whole_games(name: str, games: int) -> Iterator[Turn]:
    """Whole games of every sort, and those in which something rare happens."""
    for log in RARE[name]:
        yield from kept(name, log)
    for seed in RARE_SEEDS.get(name, ()):
        yield from turns(name, seed, DEALS[name][0])
    for options in DEALS[name]:
        for seed in range(games):
            yield from turns(name, seed, options)


def told_before(table: Table, language: str = "en") -> list[Note]:
    """What the guide says before a decision, and at the beginning."""
    guide, view = table.definition.presentation.guide, table.view(table.turn)
    return [*guide.opening(view, language), *guide.before(view, table.legal_texts(), language)]


def told_after(turn: Turn, me: int | None = ME, language: str = "en") -> list[Explained]:
    """What the guide says about a move."""
    shown = turn.after.definition.presentation
    moment = Moment(turn.before.view(None), turn.after.view(None), me, language)
    events = turn.after.events(me)
    return list(explained(shown.guide, shown.story, shown.describe_event, turn.after.pack, moment, events))


@each_game
def test_every_decision_and_every_event_is_explained(name: str) -> None:
    game = find_game(name)
    guide, rules = game.presentation.guide, set(game.rules.ids)
    for turn in whole_games(name, 2):
        notes = told_before(turn.before)
        assert guide.before(turn.before.view(turn.before.turn), turn.before.legal_texts(), "en"), turn.before
        meant = told_after(turn)
        events = turn.after.events(ME)
        at = {one.event for one in meant}
        groups = [number for number, event in enumerate(events) if event["kind"] not in guide.silent]
        assert not groups or groups[0] in at
        assert {events[number]["kind"] for number in groups} == {events[number]["kind"] for number in at}
        assert {note.rule for note in (*notes, *(one.note for one in meant))} <= rules
        assert all(one.said for one in meant)


@each_game
def test_everything_the_guide_can_say_is_said_somewhere(name: str) -> None:
    game = find_game(name)
    said: Counter[str] = Counter()
    for turn in whole_games(name, GAMES):
        said.update(note.key for note in told_before(turn.before))
        said.update(one.note.key for one in told_after(turn))
        if turn.after.over:
            said.update(note.key for note in game.presentation.guide.end(turn.after.view(ME), "en"))
    prefix = f"{game.world}-guide-"
    words = {key for key in sentences(PACKAGE / "games" / name, "en") if key.startswith(prefix)}
    assert words - said.keys() == set()


@each_game
def test_the_guide_speaks_every_language_and_calls_people_by_name(name: str) -> None:
    options = DEALS[name][0]
    with people_named(NAMES_THERE):
        for turn in turns(name, 3, options):
            told = {
                language: [
                    *(note.text for note in told_before(turn.before, language)),
                    *(f"{one.said} {one.note.text}" for one in told_after(turn, language=language)),
                ]
                for language in LANGUAGES
            }
            assert len({len(lines) for lines in told.values()}) == 1
            assert all(text and "{" not in text and "None" not in text for lines in told.values() for text in lines)
            assert all(has(note.key, language) for language in LANGUAGES for note in told_before(turn.before))
            assert not told["en"] or told["en"] != told["de"]


@each_game
def test_the_guide_knows_no_more_than_a_seat(name: str) -> None:
    luck = random.Random(7)
    for number, turn in enumerate(turns(name, 5, DEALS[name][0])):
        table = turn.before
        if number % 5 == 0 and table.turn is not None:
            twin = table.redeal(table.turn, luck.getrandbits(60))
            assert told_before(twin) == told_before(table)
            assert [note.text for note in told_before(twin)] == [note.text for note in told_before(table)]


@each_game
def test_explanations_are_short(name: str) -> None:
    """A newcomer reads them beside the board, on a phone too."""
    longest = 0
    with people_named(NAMES_THERE):
        for turn in turns(name, 1, DEALS[name][0]):
            for language in LANGUAGES:
                texts = [note.text for note in told_before(turn.before, language)]
                texts += [one.note.text for one in told_after(turn, language=language)]
                longest = max([longest, *map(len, texts)])
    assert longest <= 330
