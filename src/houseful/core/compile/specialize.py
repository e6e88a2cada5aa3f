"""Template specialisation: generic code over a game's verbs, compiled once for each game.

A template is a plain function whose globals `deal`, `legal`, `play`, `as_table` and so on are not defined where
it is written. `bind` copies it for a game with that game's verbs as its globals and compiles the copy. Entry
points take arrays of plain numbers: Numba unboxes those in 0.2 µs, and a record in more than 1 µs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any

from houseful.core.compile.record import Grid, Memory, Record, Row
from houseful.core.compile.rng import STEP, WORD, index_from, mix64
from houseful.core.compile.rule import INTERPRETED, entry_point, register_python_twin, rule

if TYPE_CHECKING:
    from houseful.core.game import Game


@dataclass(frozen=True)
class Verbs:
    """The six verbs of a game, each a rule (see ARCHITECTURE)."""

    deal: Callable[..., None]
    legal: Callable[..., int]
    play: Callable[..., None]
    scores: Callable[..., None]
    redeal: Callable[..., None]
    observe: Callable[..., None]


def bind(template: Callable[..., Any], game: "Game", **more: Any) -> Callable[..., Any]:
    """A game's own entry point from a template: its verbs, evaluation and `more` are the globals."""
    return entry_point(copy_for(template, game, **more))


def bind_rule(template: Callable[..., Any], game: "Game", **more: Any) -> Callable[..., Any]:
    """The same as a rule, for other templates to call."""
    return rule(copy_for(template, game, **more))


def copy_for(template: Callable[..., Any], game: "Game", **more: Any) -> Callable[..., Any]:
    """A game's own copy of a template, not compiled yet."""
    return _copy(template, game.name, {**names_of(game), **more})


def specialize(template: Callable[..., Any], owner: str, **names: Any) -> Callable[..., Any]:
    """Compile a copy of a template with just these names as its globals."""
    return entry_point(_copy(template, owner, names))


def _copy(template: Callable[..., Any], owner: str, names: dict[str, Any]) -> FunctionType:
    assert isinstance(template, FunctionType)
    name = f"{template.__name__}_{owner}"
    copy = FunctionType(template.__code__, {**template.__globals__, **names}, name)
    copy.__qualname__ = name
    return copy


def names_of(game: "Game") -> dict[str, Any]:
    """What every template may use: record casts, verbs, evaluation, the measures of score sheet and moves."""
    rules, judged = game.rules, game.ai.evaluation
    return {
        "as_box": record_cast(rules.box),
        "as_table": record_cast(rules.table),
        **vars(rules.verbs),
        "evaluate_move": judged.evaluate_move,
        "expected_points": judged.expected_points,
        "progress": judged.progress,
        "describe_move": game.ai.describe_move,
        "LINES": len(rules.lines),
        "COLUMNS": rules.columns,
        "MOVES": rules.moves,
    }


def record_cast(record: type[Record]) -> Callable[[Memory], Any]:
    """The rule that reads memory as this record; compiled, a pointer cast."""
    return record.over if INTERPRETED else _compiled_cast(record)


def _compiled_cast(record: type[Record]) -> Callable[[Memory], Any]:  # compiled only
    import numba
    from numba.extending import intrinsic

    layout = numba.from_dtype(record.DTYPE)

    @intrinsic  # type: ignore[untyped-decorator]
    def cast(_typing: Any, memory: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(layout))

        return layout(memory), build

    return register_python_twin(cast, record.over)  # type: ignore[no-any-return]


class EntryPoints:
    """One game's verbs as Python calls them, on plain memory."""

    def __init__(self, game: "Game") -> None:
        self.deal = bind(deal_table, game)
        self.legal = bind(list_legal, game)
        self.play = bind(play_if_legal, game)
        self.scores = bind(fill_sheet, game)
        self.redeal = bind(redeal_table, game)
        self.observe = bind(observe_table, game)
        self.playouts = bind(play_at_random, game, random_game=bind_rule(random_game, game))


# The templates. The names that mypy cannot find are the game's (names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def deal_table(box: Memory, table: Memory, seed: int) -> None:
    """Deal a table with options."""
    deal(as_box(box), as_table(table), seed)


def list_legal(box: Memory, table: Memory, moves: Row) -> int:
    """Write the legal moves; return how many there are."""
    return legal(as_box(box), as_table(table), moves)  # type: ignore[no-any-return]


def play_if_legal(box: Memory, table: Memory, move: int, trace: Row, moves: Row) -> bool:
    """Play a move if it is legal; return whether it was."""
    the_box = as_box(box)
    the_table = as_table(table)
    for choice in range(legal(the_box, the_table, moves)):
        if moves[choice] == move:
            play(the_box, the_table, move, trace)
            return True
    return False


def fill_sheet(box: Memory, table: Memory, sheet: Grid) -> None:
    """Write the score sheet as it stands."""
    scores(as_box(box), as_table(table), sheet)


def redeal_table(box: Memory, table: Memory, seat: int, seed: int) -> None:
    """Draw everything afresh that a seat cannot know."""
    redeal(as_box(box), as_table(table), seat, seed)


def observe_table(box: Memory, table: Memory, seat: int, features: Row) -> None:
    """Write what a seat may know as numbers."""
    observe(as_box(box), as_table(table), seat, features)


def random_game(box: Any, table: Any, seed: int, moves: Row, trace: Row) -> int:
    """Deal and play one game with random moves; return the decisions made. Also a CUDA device function."""
    deal(box, table, seed)
    luck = mix64(table.rng ^ STEP)
    decisions = 0
    choices = legal(box, table, moves)
    while choices > 0:
        luck = (luck + STEP) & WORD
        play(box, table, int(moves[index_from(luck, choices)]), trace)
        decisions += 1
        choices = legal(box, table, moves)
    return decisions


def play_at_random(box: Memory, blank: Memory, table: Memory, seed: int, moves: Row, sheets: Any, trace: Row) -> int:
    """Play random games, one for each page of `sheets`, with seeds counted up; return the decisions made."""
    the_box = as_box(box)
    the_table = as_table(table)
    decisions = 0
    for game in range(len(sheets)):
        for byte in range(len(blank)):
            table[byte] = blank[byte]
        decisions += random_game(the_box, the_table, seed + game, moves, trace)
        scores(the_box, the_table, sheets[game])
    return decisions
