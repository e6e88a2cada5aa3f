"""CUDA devices round every product before anything is added to it, as all other machines do.

The device's compiler joins a product and a sum into one instruction that rounds once, and numba-cuda has no option
against it. Evaluations and nets would come out another in the last bit, and a search would take another move.
"""

import operator
import os
from functools import cache
from typing import Any

PRODUCTS = {"float64": "__nv_dmul_rn", "float32": "__nv_fmul_rn"}  # instructions that say how they round


@cache
def round_products() -> None:  # compiled only
    """From now on kernels of this process multiply so; what is compiled already stays as it is."""
    if os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0"):
        return
    from numba.core import types
    from numba.cuda.extending import lower_builtin

    for kind, function in PRODUCTS.items():
        for operation in (operator.mul, operator.imul):
            lower_builtin(operation, getattr(types, kind), getattr(types, kind))(_called(function))


def _called(function: str) -> Any:  # compiled only
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir
        from numba.core.cgutils import get_or_insert_function

        kind = ir.FunctionType(args[0].type, [one.type for one in args])
        return builder.call(get_or_insert_function(builder.module, kind, function), args)

    return build
