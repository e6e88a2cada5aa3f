"""The parameters of a function, in the order in which JavaScript takes them.

Those by position come first, then those by name, then the facts (`**facts`, a dict), and last whatever else comes
(`*names`): JavaScript knows parameters by position alone.
"""

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Layout:
    """What a function takes."""

    positional: tuple[str, ...]
    by_name: tuple[str, ...] = ()
    facts: bool = False
    rest: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether arguments by position can be handed on as they are."""
        return not self.by_name and not self.facts

    @property
    def fixed(self) -> tuple[str, ...]:
        """All parameters that have a name."""
        return self.positional + self.by_name


def layout_of(arguments: ast.arguments, without_first: bool = False) -> Layout:
    """The layout of a function by its syntax tree."""
    names = [one.arg for one in (*arguments.posonlyargs, *arguments.args)]
    return Layout(
        tuple(names[1:] if without_first else names),
        tuple(one.arg for one in arguments.kwonlyargs),
        arguments.kwarg is not None,
        arguments.vararg is not None,
    )
