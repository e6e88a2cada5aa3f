"""Arrays lent to a loop: its rows count no references, which takes a sixth of the time of a step.

Compiled, an array knows who owns its memory, and each row of it is counted twice, once taken and once let go, with
an instruction that locks. A lent array knows no owner: whoever lends it keeps it for as long as the loop runs.
"""

from typing import Any

from houseful.core.compile.rule import INTERPRETED, register_python_twin


def as_it_is(array: Any) -> Any:
    """The array."""
    return array


def _compiled() -> Any:  # compiled only
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def lend(_typing: Any, array: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            lent = context.make_array(signature.args[0])(context, builder, args[0])
            lent.meminfo = lent.meminfo.type(None)
            return lent._getvalue()

        return array(array), build

    return register_python_twin(lend, as_it_is)


lend = as_it_is if INTERPRETED else _compiled()
