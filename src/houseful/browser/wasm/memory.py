"""Memory as rules take it: named tuples of arrays over bytes at a known place, and numbers read from one."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import numpy as np
from llvmlite import ir
from numba import from_dtype
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from houseful.browser.wasm.layout import Part

types: Any = import_module("numba.core.types")  # it has more than its stubs say

DESK = "desk"
POINTER = types.CPointer(types.uint8)
BYTE, WORD, DOUBLE = ir.IntType(8), ir.IntType(64), ir.DoubleType()


@intrinsic  # type: ignore[untyped-decorator]
def desk(_typing: Any) -> Any:
    """Where the desk begins: an address that the linker gives."""

    def build(_context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        known = builder.module.globals.get(DESK)
        return known or ir.GlobalVariable(builder.module, BYTE, DESK)

    return POINTER(), build


def opener(kind: Any, parts: Mapping[str, Part]) -> Callable[..., Any]:
    """A function from an address to a named tuple of the arrays that lie behind it."""
    arrays = [types.Array(from_dtype(np.dtype(part.kind)), len(part.shape), "C") for part in parts.values()]
    opened = types.NamedTuple(arrays, kind)

    def type_and_build(_typing: Any, _base: Any) -> Any:
        def build(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            values = []
            for array, part in zip(arrays, parts.values(), strict=True):
                at = builder.gep(args[0], [WORD(part.at)])
                values.append(_array(context, builder, at, array, [WORD(length) for length in part.shape]))
            return context.make_tuple(builder, opened, values)

        return opened(POINTER), build

    return intrinsic(type_and_build)  # type: ignore[no-any-return]


def rows_opener(kind: str, shape: tuple[int, ...]) -> Callable[..., Any]:
    """A function from an address and a number of rows to an array of rows of this shape."""
    array = types.Array(from_dtype(np.dtype(kind)), 1 + len(shape), "C")

    def type_and_build(_typing: Any, _base: Any, _rows: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            rows = context.cast(builder, args[1], signature.args[1], types.int64)
            return _array(context, builder, args[0], array, [rows, *(WORD(length) for length in shape)])

        return array(POINTER, _rows), build

    return intrinsic(type_and_build)  # type: ignore[no-any-return]


def _array(context: Any, builder: Any, base: Any, kind: Any, shape: list[Any]) -> Any:
    array = make_array(kind)(context, builder)
    element = context.get_data_type(kind.dtype)
    size = WORD(context.get_abi_sizeof(element))
    strides = [size]
    for length in shape[:0:-1]:
        strides.insert(0, builder.mul(strides[0], length))
    data = builder.bitcast(base, element.as_pointer())
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


def numbers_reader(example: Any, part: Part) -> Callable[..., Any]:
    """A function from an address to a named tuple of numbers, kept as 64-bit floats; whole where the example's are."""
    kinds = [types.int64 if isinstance(value, int) else types.float64 for value in example]
    opened = types.NamedTuple(kinds, type(example))

    def type_and_build(_typing: Any, _base: Any) -> Any:
        def build(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            values = []
            for place, kind in enumerate(kinds):
                at = builder.gep(args[0], [WORD(part.at + 8 * place)])
                number = builder.load(builder.bitcast(at, DOUBLE.as_pointer()))
                values.append(context.cast(builder, number, types.float64, kind))
            return context.make_tuple(builder, opened, values)

        return opened(POINTER), build

    return intrinsic(type_and_build)  # type: ignore[no-any-return]
