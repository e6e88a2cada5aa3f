"""What the translator does not know, with the file and the line where it stands."""

import ast


class NotTranslatableError(Exception):
    """Something outside the subset: nothing is guessed."""

    def __init__(self, file: str, node: ast.AST | None, what: str) -> None:
        line = getattr(node, "lineno", 0)
        super().__init__(f"{file}:{line}: {what}")
