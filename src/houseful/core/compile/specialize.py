"""Doors: the verbs of a game as Python calls them, on plain memory.

A door is written once, below, in terms of a game's verbs. `adopt` gives every game its own compiled copy: the
same code with that game's verbs as its globals. Doors take arrays of plain numbers: Numba accepts those in a
fifth of a microsecond, and a record in more than a whole one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from houseful.core.compile.bits import signed
from houseful.core.compile.record import Grid, Memory, Record, Row
from houseful.core.compile.rng import STEP, WORD, mix64
from houseful.core.compile.rule import INTERPRETED, entry_point, register_python_twin, rule


@dataclass(frozen=True)
class Verbs:
    """The six verbs of a game, each a rule (see ARCHITECTURE)."""

    deal: Callable[..., None]
    legal: Callable[..., int]
    play: Callable[..., None]
    scores: Callable[..., None]
    redeal: Callable[..., None]
    observe: Callable[..., None]


def specialize(template: Callable[..., Any], owner: str, **names: Any) -> Callable[..., Any]:
    """Compile one game's copy of a template: its own name, and these names as its globals."""
    return entry_point(_copy(template, owner, names))


def specialize_rule(template: Callable[..., Any], owner: str, **names: Any) -> Callable[..., Any]:
    """The same for a part of a template that is called from inside, as a rule is."""
    return rule(_copy(template, owner, names))


def _copy(template: Callable[..., Any], owner: str, names: dict[str, Any]) -> FunctionType:
    assert isinstance(template, FunctionType)
    name = f"{template.__name__}_{owner}"
    copy = FunctionType(template.__code__, {**template.__globals__, **names}, name)
    copy.__qualname__ = name
    return copy


def record_cast(record: type[Record]) -> Callable[[Memory], Any]:
    """The rule that reads memory as this record: in machine code, nothing at all."""
    return record.over if INTERPRETED else _compiled_opener(record)


def _compiled_opener(record: type[Record]) -> Callable[[Memory], Any]:  # compiled only
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
    """One game's compiled doors."""

    def __init__(self, owner: str, box: type[Record], table: type[Record], verbs: Verbs) -> None:
        names: dict[str, Any] = {
            "as_box": record_cast(box),
            "as_table": record_cast(table),
            **vars(verbs),
        }
        self.deal = specialize(_deal, owner, **names)
        self.legal = specialize(_legal, owner, **names)
        self.play = specialize(_play, owner, **names)
        self.scores = specialize(_scores, owner, **names)
        self.redeal = specialize(_redeal, owner, **names)
        self.observe = specialize(_observe, owner, **names)
        self.playouts = specialize(_playouts, owner, **names)


# The templates. The names that mypy cannot find are the verbs of the game that adopts them.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def _deal(box: Memory, table: Memory, seed: int) -> None:
    deal(as_box(box), as_table(table), seed)


def _legal(box: Memory, table: Memory, moves: Row) -> int:
    return legal(as_box(box), as_table(table), moves)  # type: ignore[no-any-return]


def _play(box: Memory, table: Memory, move: int, trace: Row, moves: Row) -> bool:
    """Play a move if it is legal; tell whether it was."""
    the_box = as_box(box)
    the_table = as_table(table)
    for choice in range(legal(the_box, the_table, moves)):
        if moves[choice] == move:
            play(the_box, the_table, move, trace)
            return True
    return False


def _scores(box: Memory, table: Memory, sheet: Grid) -> None:
    scores(as_box(box), as_table(table), sheet)


def _redeal(box: Memory, table: Memory, seat: int, seed: int) -> None:
    redeal(as_box(box), as_table(table), seat, seed)


def _observe(box: Memory, table: Memory, seat: int, features: Row) -> None:
    observe(as_box(box), as_table(table), seat, features)


def _playouts(box: Memory, blank: Memory, table: Memory, seed: int, moves: Row, sheets: Any, trace: Row) -> int:
    """Play random games, one for each page of `sheets`, with seeds counted up; return the decisions made."""
    the_box = as_box(box)
    the_table = as_table(table)
    decisions = 0
    for game in range(len(sheets)):
        for byte in range(len(blank)):
            table[byte] = blank[byte]
        deal(the_box, the_table, seed + game)
        luck = mix64(the_table.rng ^ STEP)
        choices = legal(the_box, the_table, moves)
        while choices > 0:
            luck = (luck + STEP) & WORD
            play(the_box, the_table, int(moves[(signed(mix64(luck) >> 33) * choices) >> 31]), trace)
            decisions += 1
            choices = legal(the_box, the_table, moves)
        scores(the_box, the_table, sheets[game])
    return decisions
