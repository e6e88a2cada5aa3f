"""Every consequence can be traced to a rule: events name one, and it is in the rulebook of every language."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from houseful.core.game import Event, Game
from houseful.core.table import deal
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.rulebook import paragraphs
from houseful.games import NAMES, find_game

each_game = pytest.mark.parametrize("name", NAMES)


def kinds_of(game: Game) -> list[Any]:
    """The types of a game's events."""
    return list(get_args(game.presentation.event_type))


@cache
def told(name: str) -> tuple[Event, ...]:
    """What a player and a spectator are told in a few games of every number of players and sort of options."""
    game, luck, found = find_game(name), random.Random(3), []
    deals = game.rules.sample_deals() if game.rules.sample_deals else [(players, {}) for players in game.rules.players]
    for seed, (players, options) in enumerate(luck.sample(list(deals), min(8, len(deals)))):
        table = deal(game, players, seed, None, options)
        while not table.over:
            table.play(luck.choice(table.legal()))
            found += [*table.events(None), *table.events(0)]
    return tuple(found)


def named_in(source: str, world: str) -> set[str]:
    """Rule ids that stand as text in a source file."""
    return set(re.findall(rf'"({world}\.[a-z0-9-]+(?:\.[a-z0-9-]+)*)"', source))


@each_game
def test_every_type_of_event_has_a_rule(name: str) -> None:
    without = [kind.__name__ for kind in kinds_of(find_game(name)) if "rule" not in get_type_hints(kind)]
    assert without == []


@each_game
def test_reasons_are_a_few_words(name: str) -> None:
    """A reason is one of a few words, so that a sentence and the page can tell all of them."""
    for kind in kinds_of(find_game(name)):
        reason = get_type_hints(kind).get("reason")
        assert reason is None or all(isinstance(one, str | None) for one in words_of(reason)), kind.__name__


def words_of(hint: Any) -> list[Any]:
    """The values of a Literal, or of a union of them."""
    if get_origin(hint) is None:
        return [None if hint is type(None) else hint]
    return [value for part in get_args(hint) for value in ([part] if isinstance(part, str) else words_of(part))]


@each_game
def test_every_rule_that_an_event_names_is_in_the_rulebook(name: str) -> None:
    game = find_game(name)
    folder = Path(game.folder) / "show"
    named = set().union(*(named_in(file.read_text("utf-8"), game.world) for file in sorted(folder.glob("*event*.py"))))
    assert named, "no event names a rule"
    assert sorted(named - set(game.rules.ids)) == []
    for language in LANGUAGES:
        assert sorted(named - {paragraph.rule for paragraph in paragraphs(game.folder, language)}) == []


@each_game
def test_events_of_whole_games_name_rules_there_are(name: str) -> None:
    game, kinds = find_game(name), dict[str, set[Any]]()
    for event in told(name):
        kinds.setdefault(event["kind"], set()).add(event.get("rule"))
    assert len(kinds) > 5
    assert {kind: rules - set(game.rules.ids) for kind, rules in kinds.items() if rules - set(game.rules.ids)} == {}


@each_game
def test_reasons_of_whole_games_are_those_of_their_type(name: str) -> None:
    known = {
        kind: words_of(get_type_hints(event)["reason"])
        for event in kinds_of(find_game(name))
        if "reason" in get_type_hints(event)
        for kind in get_args(get_type_hints(event)["kind"])
    }
    for event in told(name):
        if "reason" in event:
            assert event["reason"] in known[event["kind"]], event


def test_rules_are_found_in_source() -> None:
    source = 'a = "plane.solo.pay"\nb = "planes.are"\nc = {"plane.hall.refill": 1}  # plane.none.such'
    assert named_in(source, "plane") == {"plane.solo.pay", "plane.hall.refill"}
