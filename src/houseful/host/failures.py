"""Why something was not done, as it is said to whoever asked for it."""

from houseful.core.refusals import IllegalMove
from houseful.core.text.validation import Fault
from houseful.host.messages.fields import Failure
from houseful.host.messages.socket import RefusedMessage
from houseful.host.refused import Refused, Stale

ILLEGAL = "illegal"  # in place of a key: the rule says more


def failure_of(error: Refused | IllegalMove | Fault, language: str) -> tuple[int, Failure]:
    """A status as over HTTP, and the reason in a language."""
    if isinstance(error, IllegalMove):
        return 422, Failure(ILLEGAL, error.say(language), rule=error.rule)
    if isinstance(error, Fault):
        return 400, Failure(error.key, error.say(language))
    return error.status, Failure(error.key, error.say(language), ply=error.ply if isinstance(error, Stale) else None)


def refused_message(error: Refused | IllegalMove, number: int | None, language: str, ply: int) -> RefusedMessage:
    """The reason as a socket has it: with the number of the request, and where the game stands."""
    if isinstance(error, IllegalMove):
        return RefusedMessage(number, error.say(language), ILLEGAL, rule=error.rule)
    return RefusedMessage(number, error.say(language), error.key, ply=ply)
