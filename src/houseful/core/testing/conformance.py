"""The conformance suite: what every game must satisfy.

`check(game)` plays random games through `Table` and raises AssertionError at the first property that does not
hold, naming the deal and the ply. `fingerprint(game)` is a hash that two builds of the rules (interpreted,
compiled, bounds-checked) must agree on. `positions` counts move sequences.
"""

import hashlib
import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from houseful.core.compile import trace as tracing
from houseful.core.game import Game
from houseful.core.refusals import GAME_OVER, NOTATION, IllegalMove
from houseful.core.table import Table, deal
from houseful.core.text.game_log import read_log

LONGEST_GAME = 10_000


def deals(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of players and options that between them try everything, over and over."""
    if game.rules.sample_deals is not None:
        yield from itertools.cycle(game.rules.sample_deals())
    for number in itertools.count():
        luck = random.Random(number)
        players = game.rules.players[number % len(game.rules.players)]
        options = {option.name: luck.choice(option.samples()) for option in game.rules.options}
        yield players, {**options, "first": luck.choice([None, *range(players)])}


def check(game: Game, games: int = 100, seed: int = 0, looks: int = 4) -> Counter[str]:
    """Play so many games; in each, look closely at a few random positions. Returns what was looked at."""
    seen: Counter[str] = Counter()
    for number, (players, options) in zip(range(seed, seed + games), deals(game), strict=False):
        luck = random.Random(number)
        table = deal(game, players, number, None, options)
        try:
            _check_game(game, table, luck, looks, seen)
        except AssertionError as broken:
            place = f"players={players} {options} seed={number} ply={table.ply}"
            raise AssertionError(f"{game.name}, {place}: {broken}") from broken
    return seen


def _check_game(game: Game, table: Table, luck: random.Random, looks: int, seen: Counter[str]) -> None:
    census = _census(game, table)
    scout = table.copy()
    _play_on(scout, luck)
    close = {luck.randrange(scout.ply + 1) for _ in range(looks)}
    while not table.over:
        assert table.ply < LONGEST_GAME, "the game does not end"
        moves = table.legal()
        assert moves, "no legal move before the end"
        assert len(set(map(str, moves))) == len(moves), "two moves with one notation"
        assert table.turn in range(table.players), "nobody's turn"
        if table.ply in close:
            seen["positions"] += 1
            _check_copy(table, luck)
            _check_refusals(game, table, luck, seen)
            _check_secrets(game, table, luck, seen)
        move = luck.choice(moves)
        table.play(move if luck.random() < 0.5 else str(move))
        assert not tracing.may_have_overflowed(table._happened), "more happened than a trace can hold"
        assert _census(game, table) == census, "pieces lost or made"
    _check_secrets(game, table, luck, seen)
    _check_end(game, table, seen)


def _play_on(table: Table, luck: random.Random) -> None:
    """Play a table to its end."""
    while not table.over:
        assert table.ply < LONGEST_GAME, "the game does not end"
        table.play(luck.choice(table.legal()))


def _census(game: Game, table: Table) -> Any:
    return game.rules.census(game.rules.box.over(table.pack.box), table.peer())


def _check_copy(table: Table, luck: random.Random) -> None:
    """A copy is equal, and goes its own way."""
    before = table.copy()
    twin = table.copy()
    assert twin == table, "a copy differs"
    twin.play(luck.choice(twin.legal()))
    assert before == table, "playing on a copy changed the table"
    assert twin != table, "a move changed nothing"


def _check_refusals(game: Game, table: Table, luck: random.Random, seen: Counter[str]) -> None:
    """Moves that are not legal are refused by a known rule and change nothing."""
    before, legal = table.copy(), set(table.legal())
    known = {*game.rules.refusal_ids, NOTATION}
    texts = table._catalogue.texts
    texts = [text for text in luck.sample(texts, min(40, len(texts))) if text not in legal]
    for text in [*texts, "", "nonsense", "1", "\x00", "é" * 500]:
        rule = table.why_not(text)
        assert rule in known, f"{text!r} refused by an unknown rule {rule!r}"
        refused = _refusal(table, text)
        assert refused is not None, f"{text!r} is not legal but was played"
        assert refused.rule == rule, "two reasons for one move"
        assert refused.message, "refused without a word"
        seen[rule] += 1
    assert before == table, "a refused move changed the table"
    assert all(table.why_not(move) is None for move in luck.sample(sorted(legal), min(5, len(legal))))


def _refusal(table: Table, text: str) -> IllegalMove | None:
    try:
        table.play(text)
    except IllegalMove as refused:
        return refused
    return None


def _check_secrets(game: Game, table: Table, luck: random.Random, seen: Counter[str]) -> None:
    """Nothing a seat is shown depends on what it may not know."""
    for seat in (*range(table.players), None):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view, "a view that is not plain data"
        first, second = luck.getrandbits(60), luck.getrandbits(60)
        other = table.redeal(seat, first)
        assert other.view(seat) == view, f"the view of seat {seat} depends on what it cannot know"
        assert other.redeal(seat, second) == table.redeal(seat, second), "redeal remembers what was hidden"
        assert table.redeal(seat, first) == other, "redeal is not decided by its seed"
        if seat is not None:
            same = np.array_equal(other.observe(seat), table.observe(seat))
            assert same, f"the observation of seat {seat} depends on what it cannot know"
        if seat == table.turn:
            assert other.legal() == table.legal(), "legal moves depend on what the mover cannot know"
        assert _census(game, other) == _census(game, table), "redeal lost or made pieces"
        if not table.over:
            _check_events(table, other, seat, luck, seen)
            _play_on(other, luck)
            assert _census(game, other) == _census(game, table), "a redealt table loses or makes pieces"


def _check_events(table: Table, other: Table, seat: int | None, luck: random.Random, seen: Counter[str]) -> None:
    """Two tables that look alike before a move and after it have the same events.

    Not where cards were turned up: what came to light differs, and so may the way to a like table.
    """
    table, moves = table.copy(), other.legal()
    table.play(luck.choice(table.legal()))
    view, events = table.view(seat), table.events(seat)
    if any(event.get("reveals") for event in events):
        return
    for move in luck.sample(moves, min(len(moves), 24)):
        twin = other.copy()
        twin.play(move)
        if twin.view(seat) == view:
            seen["events"] += 1
            assert twin.events(seat) == events, f"events tell seat {seat} what it cannot know"


def _check_end(game: Game, table: Table, seen: Counter[str]) -> None:
    """The end: scores that add up, a log that comes back, nothing more to play."""
    seen["games"] += 1
    assert table.legal() == [], "moves after the end"
    assert table.why_not(table._catalogue.texts[0]) == GAME_OVER, "a move after the end is not refused"
    sheets = table.scores()
    for sheet in sheets:
        assert sheet.total == sum(sheet.lines.values()), "lines do not add up"
        assert set(sheet.lines) <= set(game.rules.lines), "an unknown line"
    assert min(sheet.rank for sheet in sheets) == 1, "nobody is first"
    text = table.log()
    again = read_log(text, lambda name: game)
    assert again == table, "the log replays to another table"
    assert again.log() == text, "the log of a replay differs"
    assert [again.view(seat) for seat in (0, None)] == [table.view(seat) for seat in (0, None)]


def fingerprint(game: Game, games: int, seed: int = 0) -> str:
    """A hash of all that the rules do in so many random games: tables, redeals, observations, scores."""
    mark = hashlib.sha256()
    for number, (players, options) in zip(range(seed, seed + games), deals(game), strict=False):
        luck = random.Random(number)
        table = deal(game, players, number, None, options)
        while not table.over:
            mark.update(repr(table.play(luck.choice(table.legal()))).encode())
            mark.update(bytes(table._memory))
            if luck.random() < 0.1:
                seat = luck.randrange(players)
                mark.update(bytes(table.redeal(seat, luck.getrandbits(60))._memory))
                mark.update(table.observe(seat).tobytes())
        mark.update(repr(table.scores()).encode())
    return mark.hexdigest()


def positions(table: Table, depth: int) -> int:
    """How many sequences of so many moves there are from here (fewer where the game ends)."""
    if depth == 0 or table.over:
        return 1
    moves = table.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = table.copy()
        twin.play(move)
        total += positions(twin, depth - 1)
    return total
