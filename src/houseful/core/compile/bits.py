"""Sets of up to 63 members as the bits of one number, and other single instructions that Numba has no name for."""

import struct
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from houseful.core.compile.rule import INTERPRETED, register_python_twin


def lowest_member(mask: int) -> int:
    """The lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def count_members(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()


def same_number(word: int) -> int:
    """An unsigned number as a signed one, for ordinary arithmetic."""
    return word


def float_of_bits(word: int) -> float:
    """The 64-bit float whose bits are those of a number that is not negative."""
    return float(struct.unpack("<d", struct.pack("<q", word))[0])


P = ParamSpec("P")
R = TypeVar("R")


def _instruction(as_python: Callable[P, R], build: Callable[[Any, Any], Any], result: str = "int64") -> Callable[P, R]:
    """A function of one whole number that is a single instruction when compiled."""
    if INTERPRETED:
        return as_python
    return _compiled(as_python, build, result)  # type: ignore[no-any-return]


def _compiled(as_python: Callable[..., Any], build: Callable[[Any, Any], Any], result: str) -> Any:  # compiled only
    from numba.core import types
    from numba.extending import intrinsic

    def type_and_build(_typing: Any, number: Any) -> Any:
        def build_it(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return build(builder, context.cast(builder, args[0], signature.args[0], types.int64))

        return getattr(types, result)(number), build_it

    return register_python_twin(intrinsic(type_and_build), as_python)


def _never_zero() -> Any:  # compiled only
    from llvmlite import ir

    return ir.Constant(ir.IntType(1), 1)


def _as_float(builder: Any, word: Any) -> Any:  # compiled only
    from llvmlite import ir

    return builder.bitcast(word, ir.DoubleType())


lowest = _instruction(lowest_member, lambda builder, word: builder.cttz(word, _never_zero()))
count = _instruction(count_members, lambda builder, word: builder.ctpop(word))
signed = _instruction(same_number, lambda _builder, word: word)
number_of_bits = _instruction(float_of_bits, _as_float, "float64")
