"""The refusal of a move: the rule that forbids it, and why in any language."""

from houseful.core.text.i18n import say
from houseful.core.text.validation import shown

NOTATION, GAME_OVER = "core.notation", "core.over"  # the two refusals that all games share


class IllegalMove(ValueError):  # noqa: N818 - the contract's name
    """A move that a rule forbids; the table is unchanged.

    Where a rule can be broken in several ways, what is given as the rule says which: `tent.hire.cost/not-held`.
    """

    def __init__(self, rule: str, move: str) -> None:
        self.rule, _, self.reason = rule.partition("/")
        self.move = move
        super().__init__(rule, move)

    @property
    def message(self) -> str:
        """Why, in English."""
        return self.say("en")

    def say(self, language: str) -> str:
        """Why, in a language."""
        key = f"refused-{self.rule}-{self.reason}" if self.reason else f"refused-{self.rule}"
        return say(key, language, move=shown(self.move))

    def __str__(self) -> str:
        return self.message
